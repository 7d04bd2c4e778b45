import LayoutImport
import LayoutModel
import Testing

@Suite("Bytes that are no log")
struct HostileInputTests {
  @Test(
    "nothing, noise and broken text are read without harm",
    arguments: [
      [], [0], [10], [0xFF, 0xFE], [0xC3], Array(repeating: 0, count: 5000),
      Array(repeating: 0x80, count: 100_000),
      (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 ^ $0 >> 5) },
    ] as [[UInt8]])
  func noise(_ bytes: [UInt8]) {
    #expect(records(bytes).isEmpty)
  }

  @Test("invalid UTF-8 and zero bytes inside an entry do not lose it")
  func invalidText() {
    var log = Array(
      "Unable to simultaneously satisfy constraints.\n(\n  \"<NSLayoutConstraint:0xa V:[UILabel:0x1'".utf8)
    log += [0xFF, 0xC3, 0, 0xF0, 0x9F]
    log += Array("'(20)]>\"\n)\n".utf8)
    let all = records(log)
    guard all.count == 1, case .block(let block) = all[0] else {
      Issue.record("no block")
      return
    }
    #expect(block.statements == ["UILabel:0x1.height == 20"])
  }

  @Test(
    "numbers of any length are read",
    arguments: [
      Row("== 0." + String(repeating: "0", count: 1000) + "1", "== 0"),
      Row("== 1." + String(repeating: "0", count: 1000), "== 1"),
      Row("== 1e-999999999999", "== 0"), Row("== 0e5", "== 0"), Row("== 00007", "== 7"),
      Row("== 0.000000000123456789012345678", "== 123456789/1000000000000000000"),
    ])
  func numbers(_ row: Row) throws {
    let read = try entry("<NSLayoutConstraint:0xa UIView:0x1.height \(row.text)>")
    #expect(read.statement == "UIView:0x1.height \(row.meaning)")
  }

  @Test(
    "a number that no length can have is a note",
    arguments: [
      "== " + String(repeating: "9", count: 1000), "== -" + String(repeating: "9", count: 1000),
      "== 1e999999999999", ">= 3.40282e+38", "<= 1.79769e+308",
    ])
  func noLengths(_ text: String) throws {
    let block = try block(conflict(["<NSLayoutConstraint:0xa UIView:0x1.height \(text)>"]))
    #expect(block.layout.constraints.first?.form.terms.isEmpty == true)
    #expect(block.notes.count == 1)
    #expect(block.gaps == [.unreadableEntries(1)])
  }

  @Test("nesting, repeats and unfinished ends are notes at worst", arguments: hostileEntries)
  func nesting(_ row: Row) {
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n\"\(row.text)\",\n\"<NSLayoutConstraint:0xb V:[UIView:0x1(60)]>\"\n)\n"
    for text in [log, row.text, String(log.dropLast(60)), log + row.text] { _ = records(text) }
    let all = blocks(log)
    #expect(all.contains { $0.statements.contains("UIView:0x1.height == 60") })
  }
}

/// Entries that try to make a reader slow or deep.
private let hostileEntries: [Row] = {
  func many(_ text: String, _ count: Int = 5000) -> String { String(repeating: text, count: count) }
  let head = "<NSLayoutConstraint:0xa "
  return [
    Row(head + many("(") + "A:0x1.width" + many(")") + " == 5>", "parentheses"),
    Row(head + many("2*") + "A.width == 5>", "factors"),
    Row(head + many("2*2*x*") + "== 5>", "mixed factors"), Row(head + many("== ") + ">", "relations"),
    Row(head + "V:[" + many("]-") + ">", "brackets"), Row(head + "V:[A" + many("(") + "]>", "open sizes"),
    Row(head + many("'a ") + ">", "quotes"), Row(head + "A.width == 5" + many(" >"), "ends"),
    Row(head + "A.width == 5 (active, names: " + many("A:0x1, ") + ")>", "names"),
    Row(head + "A.width == 5" + many(" (active") + ">", "states"), Row(head + many("+ ") + ">", "signs"),
    Row(head + many("A.width + ") + "A.width == 5>", "sums"), Row("<NSLayoutConstraint:0x", "address"),
    Row("<NSLayoutConstraint:", "class"),
    Row("<NSLayoutConstraint:0x<", "mask"), Row(many("onstraint:"), "marks"),
    Row(many("<NSLayoutConstraint:0x1 "), "heads"),
    Row(head + "H:|-(" + many("-") + ")-|>", "gap"),
    Row(head + "A:" + many("0x", 3000) + ".width == 5>", "addresses"),
    Row("<SnapKit.LayoutConstraint:0xa@" + many("#1 ") + "A.width == 5>", "places"),
    Row(head + many("{") + many("}") + ".w == 1>", "braces"),
    Row("<NSLayoutConstraint:0xa@", "at"), Row(head + "'" + many("\\"), "escapes"),
    Row(head + "\\U\\Ud83d\\U12>", "short escapes"),
  ]
}()
