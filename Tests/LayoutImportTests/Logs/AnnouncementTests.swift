import LayoutModel
import Testing

@Suite("Announcements and what stands before them")
struct AnnouncementTests {
  private static let entry = "<NSLayoutConstraint:0xa UIView:0x1.height == 44   (active)>"

  @Test(
    "an announcement is found behind every prefix",
    arguments: [
      "", "2016-06-16 10:22:24.414 QNChat[90514:8499728] ",
      "2013-01-02 09:00:00.001 Recipe 3-3: Logs[40301:c07] ",
      "2016-12-19 14:02:44.714150 MyLabs[4168:62469] [LayoutConstraints] ",
      "2017-12-10 14:43:56.185084-0800 Input Test[29643:1101268] [LayoutConstraints] ",
      "[LayoutConstraints] ",
      "[Layout] ", "GeelyTravel[25638:1054131] [LayoutConstraints] ", "constraint.exe: ",
      "同城游[1142:1418156] ",
      "Buddy.is[2781:435401] ", "Fork[]: ", "1/2/25 3:04:05.678 PM Shop[77]: ",
      "Mar  4 18:25:38 host Shop[1] <Warning>: ",
      "Mar  4 18:25:38 host Shop(UIKit)[1] <Error>: ", "<Warning>: ", "info: [IOS_SYSLOG_ROW ] ", "// ",
      "////    ", "/*",
      "> ", "    ", "\t\t//\t", "`",
    ])
  func prefix(_ prefix: String) throws {
    let log = prefix + conflict([Self.entry], broken: Self.entry)
    let block = try block(log)
    #expect(block.announcement == .unsatisfiable)
    #expect(block.statements == ["UIView:0x1.height == 44"])
    #expect(block.broken == 0)
    #expect(block.gaps.isEmpty)
  }

  @Test(
    "the time of the announcement is kept as printed",
    arguments: [
      Row("2016-06-16 10:22:24.414 QNChat[90514:8499728] ", "10:22:24.414"),
      Row("2017-12-10 14:43:56.185084-0800 Test[29643:1101268] [LayoutConstraints] ", "14:43:56.185084"),
      Row("Mar  4 18:25:38 host Shop[1]: ", "18:25:38"),
    ])
  func time(_ row: Row) throws {
    #expect(try block(row.text + conflict([Self.entry])).time == row.meaning)
    #expect(try block(conflict([Self.entry])).time == nil)
  }

  @Test(
    "every prefix may stand before every line",
    arguments: [
      "info: [IOS_SYSLOG_ROW ] ", "// ", "//\t\t", "> ", "    ", " * ",
      "Mar  4 18:25:38 host Shop[1] <Notice>: ",
    ])
  func prefixOfEveryLine(_ prefix: String) throws {
    let log = conflict([Self.entry, "<NSLayoutConstraint:0xb V:[UIView:0x1(60)]>"], broken: Self.entry)
      .split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }.joined(separator: "\n")
    let block = try block(log)
    #expect(block.statements == ["UIView:0x1.height == 44", "UIView:0x1.height == 60"])
    #expect(block.broken == 0)
  }

  @Test("AppKit announces with a colon and gives no advice")
  func appKit() throws {
    let log = """
      2013-01-02 09:00:00.001 Shop[1:2] Unable to simultaneously satisfy constraints:
      (
          "\(Self.entry)"
      )

      Will attempt to recover by breaking constraint 
      \(Self.entry)

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have it.
      """
    let block = try block(log)
    #expect(block.announcement == .appKit)
    #expect(block.broken == 0)
    #expect(block.gaps.isEmpty)
  }

  @Test("AppKit's newer words and the older report of the same conflict are two blocks")
  func detected() throws {
    let other = "<NSLayoutConstraint:0xb V:[UIView:0x1(60)]   (active)>"
    let log = """
      [Layout] Conflicting constraints detected: (
          "\(Self.entry)",
          "\(other)"
      ).

      Will attempt to recover by breaking \(Self.entry).
      [Layout] Unable to simultaneously satisfy constraints:
      (
          "\(Self.entry)",
          "\(other)"
      )

      Will attempt to recover by breaking constraint 
      \(Self.entry)
      """
    let all = blocks(log)
    #expect(all.map(\.announcement) == [.detected, .appKit])
    #expect(all.map(\.broken) == [0, 0])
    #expect(all.map(\.listedCount) == [2, 2])
    #expect(all.allSatisfy { $0.gaps.isEmpty && $0.notes.isEmpty })
  }

  @Test("conflicts may follow each other with nothing between")
  func backToBack() {
    let one = conflict([Self.entry], broken: Self.entry)
    let log = String(
      repeating: "2016-06-16 10:22:24.414 Shop[1:2] " + one.replacing("helpful.\n", with: "helpful."),
      count: 28)
    #expect(blocks(log).count == 28)
  }

  @Test("a new announcement ends an unfinished list")
  func unfinished() {
    let all = blocks(
      "Unable to simultaneously satisfy constraints.\n(\n    \"\(Self.entry)\",\n" + conflict([Self.entry]))
    #expect(all.map(\.listedCount) == [1, 1])
    #expect(all.map(\.gaps) == [[.cutOff], []])
  }

  @Test(
    "an announcement that a hard wrap cut in two is still one",
    arguments: [
      "Unable to simultaneously satisfy\nconstraints.", "Unable to\nsimultaneously satisfy constraints.",
    ])
  func wrapped(_ header: String) throws {
    let log = conflict([Self.entry]).replacing("Unable to simultaneously satisfy constraints.", with: header)
    #expect(try block("10:11:12 Shop[1:2] " + log).announcement == .unsatisfiable)
  }

  @Test("a log about other things has no records")
  func nothing() {
    #expect(records("").isEmpty)
    #expect(records("Compiling Constraint.swift\nnote: constraint: x\nAll constraints satisfied.\n").isEmpty)
    #expect(
      records("<NSLayoutConstraint: 0x1>\nCREATE TABLE t (CONSTRAINT constraint:0x1)\n").allSatisfy {
        if case .block(let block) = $0 { block.listedCount == 0 } else { false }
      })
  }
}
