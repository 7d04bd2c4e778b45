import LayoutModel
import Testing

@Suite("Shapes of lists")
struct ListShapeTests {
  private static let a = "<NSLayoutConstraint:0xa UIView:0x1.height == 44   (active)>"
  private static let b = "<NSLayoutConstraint:0xb V:[UIView:0x1(60)]>"
  private static let statements = ["UIView:0x1.height == 44", "UIView:0x1.height == 60"]
  private static let header = "Unable to simultaneously satisfy constraints.\n"
  private static let end = "\nWill attempt to recover by breaking constraint \n\(b)\n"

  @Test(
    "a list may open, close and be quoted in any way",
    arguments: [
      "(\n    \"\(a)\",\n    \"\(b)\"\n)\n", "( \"\(a)\",\n    \"\(b)\"\n)\n", "[\n\(a),\n\(b)\n]\n",
      "[\(a), \(b)]\n",
      "<__NSArrayI 0x600000>(\n\(a),\n\(b)\n)\n", "<__NSArrayI_Transfer 0x600000>(\n\(a),\n\(b)\n)\n",
      "2 elements\n  - 0 : \(a)\n  - 1 : \(b)\n", "(\n    \"\(a)\"\n    \"\(b)\"\n)\n",
      "(\n\"\(a)\",\n\"\(b)\" )\n",
      "(\n\n    \"\(a)\",\n\n\n    \"\(b)\"\n\n)\n", "(\n    \"\(a)\",\n    \"\(b)\",\n",
      "(\n\(a)\n\(b)\n)\n",
      "(    \"\(a)\",    \"\(b)\")", "(\n* \(a)\n* \(b)\n", "(\n  1. \(a)\n  2. \(b)\n)\n",
      "(\n\"\(a)\" //this one\n\"\(b)\"\n)\n",
    ])
  func shape(_ list: String) throws {
    let block = try block(Self.header + list + Self.end)
    #expect(block.statements == Self.statements)
    #expect(block.broken == 1)
    #expect(block.notes.isEmpty)
    #expect(block.gaps.isEmpty)
  }

  @Test(
    "advice of every era, cut or missing, is no part of the list",
    arguments: [
      "", "......\n", ".....blah blah blah....\n",
      "\tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look at "
        + "each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted "
        + "constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you "
        + "don't understand, refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n",
      "\tProbably at least one of the constraints in the following list is one you don't want.\n\tTry this:\n",
    ])
  func advice(_ advice: String) throws {
    let block = try block(Self.header + advice + "(\n    \"\(Self.a)\",\n    \"\(Self.b)\"\n)\n" + Self.end)
    #expect(block.statements == Self.statements)
    #expect(block.gaps.isEmpty)
  }

  @Test("everything may stand on one line")
  func oneLine() throws {
    let log = conflict([Self.a, Self.b], broken: Self.b)
    for separator in ["", " "] {
      let block = try block(log.replacing("\n", with: separator))
      #expect(block.announcement == .unsatisfiable)
      #expect(block.statements == Self.statements)
      #expect(block.broken == 1)
    }
    #expect(blocks(String(repeating: log.replacing("\n", with: " "), count: 3)).count == 3)
  }

  @Test("a conflict can have one entry")
  func oneEntry() throws {
    let text = "<NSLayoutConstraint:0xa UIView:0x1.width == - 16   (active)>"
    let block = try block(conflict([text], broken: text))
    #expect(block.statements == ["UIView:0x1.width == -16"])
    #expect(block.gaps.isEmpty)
  }

  @Test("an entry that is listed twice counts once")
  func twice() throws {
    #expect(try block(conflict([Self.a, Self.b, Self.a])).listedCount == 2)
  }

  @Test("a broken constraint that is not listed is added and said to be missing")
  func brokenNotListed() throws {
    let block = try block(conflict([Self.a], broken: Self.b))
    #expect(block.listedCount == 1)
    #expect(block.layout.statements(2) == Self.statements)
    #expect(block.broken == 1)
    #expect(block.gaps == [.brokenNotListed])
  }

  @Test(
    "words of others between and inside lists are left aside",
    arguments: [
      "2017-01-01 10:00:00.1 App[1:2] [tcp] closed", "{\"json\": [1, 2]}", "🙂 hello", "-[RTIInput perform] x",
      "",
    ])
  func interleaved(_ line: String) throws {
    let log = conflict([Self.a, Self.b], broken: Self.b).replacing("\n", with: "\n\(line)\n")
    let block = try block(log)
    #expect(block.statements == Self.statements)
    #expect(block.broken == 1)
    #expect(block.notes.isEmpty)
  }

  @Test("the end of an earlier report, an empty line for the broken one or none does no harm")
  func brokenMissing() throws {
    let footer =
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    let list = Self.header + "(\n    \"\(Self.a)\",\n    \"\(Self.b)\"\n)\n"
    for log in [
      footer + list, list + "\nWill attempt to recover by breaking constraint \n\n\n" + footer,
      list + "\nWill attempt to recover by breaking constraint ",
      footer
        + "The methods in the UIConstraintBasedLayoutDebugging category listed in  may also be helpful.\n"
        + list,
    ] {
      let block = try block(log)
      #expect(block.statements == Self.statements)
      #expect(block.broken == nil)
      #expect(block.gaps.isEmpty)
    }
  }

  @Test("a list of nothing but nonsense keeps a limited number of notes and counts the others")
  func manyNotes() throws {
    let nonsense = String(repeating: "    \"<NSLayoutConstraint:0xa what>\",\n", count: 1_500)
    let block = try block(Self.header + "(\n" + nonsense + ")\n")
    #expect(block.notes.count == 1_001)
    #expect(block.gaps == [.unreadableEntries(1_500)])
  }

  @Test("lines that were left out are a gap", arguments: ["...", "…", "    ......", "\"...\",", "..."])
  func elided(_ line: String) throws {
    let log = Self.header + "(\n    \"\(Self.a)\",\n\(line)\n    \"\(Self.b)\"\n)\n" + Self.end
    #expect(try block(log).gaps == [.elided])
  }

  @Test("what the system withheld is a gap")
  func withheld() throws {
    let private1 =
      Self.header
      + "<private>\n\nWill attempt to recover by breaking constraint \n<private>\n\nMake a symbolic"
    #expect(try block(private1).gaps == [.withheld])
    #expect(try block(Self.header + "(\n<private>\n)\n\(Self.end)").gaps.contains(.withheld))
  }

  @Test("an entry that cannot be read is a note with its place, and the rest is read")
  func unreadable() throws {
    let block = try block(conflict([Self.a, "<NSLayoutConstraint:0xc UIView ~ nonsense>", Self.b]))
    #expect(block.statements == Self.statements)
    #expect(block.gaps == [.unreadableEntries(1)])
    #expect(block.notes.map { "\($0.location)" } == ["8:5"])
    #expect(block.notes.first?.message.contains("UIView ~ nonsense") == true)
  }
}
