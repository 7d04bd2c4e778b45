import Foundation
import LayoutModel
import TestSupport
import Testing

@Suite struct ChangeTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  @Test("a changed system has the answers of the textbook before and after", arguments: UInt64(0)..<60)
  func answers(seed: UInt64) async throws {
    let old = ReferenceSystem.random(seed: seed)
    var (new, arguments) = (old, [String]())
    var random = SplitMix64(seed: seed &+ 99)
    for _ in 0..<(1 + random.below(3)) {
      let place = random.below(new.rows.count)
      let label = new.rows[place].label
      switch random.below(3) {
      case 0:
        new.rows[place].rhs = random.below(25) - 8
        arguments += ["--change", "\(label) = \(new.rows[place].rhs)"]
      case 1:
        new.rows[place].priority = [250, 500, 1000][random.below(3)]
        arguments += ["--priority", "\(label)=\(new.rows[place].priority)"]
      default:
        new.rows.remove(at: place)
        arguments += ["--without", label]
      }
    }
    let outcome = try await runner.run(["solve", "-f", "json"] + arguments, input: old.text)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    let (system, change) = (report["systems"][0], report["systems"][0]["change"])
    #expect(change["edits"].list.count == arguments.count / 2)
    let (before, after) = (old.reference, new.reference)
    try #require(!before.isOverflowing && !after.isOverflowing)
    #expect(change["before"]["verdict"].text == (before.isFeasible ? "satisfiable" : "contradictory"))
    #expect(change["after"]["verdict"].text == (after.isFeasible ? "satisfiable" : "contradictory"))
    #expect(outcome.status == (after.isFeasible ? 0 : 1))
    guard after.isFeasible else { return }
    #expect(system["optimum"]["levels"].list.map { $0["error"].text } == after.levels.map(\.error.text))
    let values = system["values"].list.map { $0["value"].text ?? "" }
    try checkSums(old, new, change, values)
    guard before.isFeasible else { return }
    var former = values
    for value in change["values"].list {
      let place = try #require((0..<old.variableCount).first { old.name($0) == value["name"].text })
      #expect(value["after"].text == values[place])
      former[place] = value["before"].text ?? ""
    }
    try checkSums(old, old, .null, former)
  }

  /// Checks the errors of values: that required rows hold, that the sums are optimal, and that changes say the same.
  private func checkSums(
    _ old: ReferenceSystem, _ system: ReferenceSystem, _ change: JSONNode, _ values: [String]
  ) throws {
    var sums: [Int: Fraction] = [:]
    for row in system.rows {
      let left = zip(row.terms, values).reduce(Fraction(0, 1)) { $0 + Fraction($1.0, 1) * Fraction($1.1) }
      let above = left - Fraction(row.rhs, 1)
      var error = Fraction(abs(above.numerator), above.denominator)
      if row.relation == .lessThanOrEqual, above.numerator < 0 { error = Fraction(0, 1) }
      if row.relation == .greaterThanOrEqual, above.numerator > 0 { error = Fraction(0, 1) }
      if row.priority == 1000 {
        #expect(error.text == "0", "\(row.label) has to hold")
      } else {
        sums[row.priority, default: Fraction(0, 1)] = (sums[row.priority] ?? Fraction(0, 1)) + error
        let said = change["errors"].list.first { $0["constraint"].text == row.label }
        if let said { #expect(said["after"].text == error.text) }
      }
    }
    #expect(system.reference.levels.map(\.error.text) == sums.keys.sorted(by: >).map { sums[$0]?.text })
  }

  private static let form = """
    alc 1
    var form.w
    var field.w
    con width 1000 = 320 1 0
    con most 1000 <= 300 1 1
    con inset 1000 = 16 1 0 -1 1
    con wish 500 >= 280 1 1

    """

  @Test("text says what the changes were and what is different with them")
  func text() async throws {
    let mended = try await runner.run(["solve", "--change", "width = 290"], input: Self.form)
    #expect(mended.status == 0)
    for phrase in [
      "width: 290 on its right side instead of 320.",
      "Before, width, most and inset could not all hold; now the required rows can.",
      "wish is off by 6 now.",
    ] {
      #expect(mended.output.contains(phrase), "\(phrase)")
    }
    let free = try await runner.run(
      ["solve", "--without", "width", "--priority", "most=999.5", "--change", "width=1"], input: Self.form)
    #expect(free.status == 0)
    #expect(free.output.contains("most: priority 999.5 instead of 1000."))
    #expect(free.output.contains("width: taken out."))
    let moved = Self.form.replacingOccurrences(of: "= 320", with: "= 290")
    let output = try await runner.run(["solve", "--change", "width=300"], input: moved).output
    #expect(output.contains("wish holds now; it was off by 6."))
    #expect(output.contains("284   field.w  before: 274"))
    #expect(try await runner.run(["solve", "--change", "width=400"], input: moved).status == 1)
  }

  @Test(
    "names that the file does not have are wrong usage, with the nearest name",
    arguments: [
      (["--change", "widht=3"], "plumb: Standard input has no row “widht”. Did you mean “width”?\n"),
      (["--range", "field.h"], "plumb: Standard input has no variable “field.h”. Did you mean “field.w”?\n"),
      (["--without", "something-else"], "plumb: Standard input has no row “something-else”.\n"),
      (["--weight", "width=-1"], "plumb: --weight: “width=-1” is less than 0.\n"),
      (["--priority", "wish=1001"], "plumb: --priority: “wish=1001” has no priority from 1 to 1000.\n"),
      (
        ["--change", "width"],
        "plumb: --change: “width” is not LABEL=NUMBER, such as width=320 or ratio=3/4.\n"
      ),
    ])
  func misnamed(arguments: [String], message: String) async throws {
    let outcome = try await runner.run(["solve"] + arguments, input: Self.form)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == message)
  }
}
