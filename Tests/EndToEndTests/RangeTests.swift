import Foundation
import LayoutModel
import TestSupport
import Testing

@Suite struct RangeTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private func solve(_ text: String, _ arguments: [String]) async throws -> JSONNode {
    let outcome = try await runner.run(["solve", "-f", "json"] + arguments, input: text)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    return report["systems"][0]
  }

  @Test(
    "ends are those of a textbook linear program, each with a proof that nothing lies beyond",
    arguments: UInt64(0)..<60)
  func ends(seed: UInt64) async throws {
    let system = ReferenceSystem.random(seed: seed)
    let variable = Int(seed) % system.variableCount
    let ranges = try await solve(system.text, ["--range", system.name(variable)])["containerRanges"]
    for range in ranges.list {
      #expect(range["name"].text == system.name(variable))
      var rest = system
      rest.rows.removeAll { row in range["without"].list.contains { $0.text == row.label } }
      try check(range, variable, rest)
      try checkProfile(range["profile"], variable, rest)
    }
    let fixing = system.required.rows.filter {
      $0.relation == .equal && $0.terms[variable] != 0 && $0.terms.filter { $0 != 0 }.count == 1
    }
    #expect(ranges.list.count == (fixing.isEmpty ? 1 : 2))
    #expect(ranges[1]["without"].list.map(\.text) == fixing.map(\.label))
  }

  private func check(_ range: JSONNode, _ variable: Int, _ system: ReferenceSystem) throws {
    var reference = system.required.reference
    #expect(reference.isFeasible == range["conflict"].list.isEmpty)
    guard reference.isFeasible else { return }
    let weights = (0..<system.variableCount).map { $0 == variable ? 1 : 0 }
    let (low, high) = reference.range(of: weights)
    try #require(!reference.isOverflowing)
    #expect(range["min"].text == low?.text)
    #expect(range["max"].text == high?.text)
    let step = Fraction(1, 7)
    for (end, sign, relation) in [
      (range["low"], -1, Relation.lessThanOrEqual), (range["high"], 1, .greaterThanOrEqual),
    ]
    where end != .null {
      let value = Fraction(end["value"].text ?? "") + Fraction(sign, 1) * step
      let factor = end["variableMultiplier"].text ?? ""
      let excess = Fraction(sign, 1) * (Fraction(0, 1) - Fraction(factor)) * step
      let complaint = system.complaint(
        about: end["rows"].list, and: (variable, relation, value), factor: factor, excess: excess.text)
      #expect(complaint == nil)
    }
  }

  /// Checks the sums of errors at the points, and within each piece that they lie on a line.
  private func checkProfile(_ profile: JSONNode, _ variable: Int, _ system: ReferenceSystem) throws {
    guard profile != .null else { return }
    #expect(profile["complete"] == .boolean(true))
    let points = profile["points"].list
    #expect(profile["pieces"].list.count == points.count - 1)
    func errors(_ point: JSONNode) -> [Fraction] { point["errors"].list.map { Fraction($0.text ?? "") } }
    for (first, second) in zip(points, points.dropFirst()) {
      let (low, high) = (Fraction(first["value"].text ?? ""), Fraction(second["value"].text ?? ""))
      for part in [0, 1, 3, 4] {
        let share = Fraction(part, 4)
        let reference = system.reference(with: variable, at: low + (high - low) * share)
        try #require(!reference.isOverflowing)
        let expected = zip(errors(first), errors(second)).map { ($0 + ($1 - $0) * share).text }
        #expect(reference.levels.map(\.error.text) == expected)
      }
    }
  }

  private static let row = """
    alc 1
    var row.w
    var title.w
    var detail.w
    con width 1000 = 320 1 0
    con fill 1000 = 8 1 0 -1 1 -1 2
    con title-min 1000 >= 0 1 1
    con detail-min 1000 >= 0 1 2
    con title-keeps 750 >= 100 1 1
    con detail-keeps 500 >= 60 1 2
    con title-wish 250 = 120 1 1
    con most 1000 <= 600 1 0

    """

  @Test("text says what a width can be, what is beyond, and which row gives way where")
  func text() async throws {
    let outcome = try await runner.run(["solve", "--range", "row.w"], input: Self.row)
    #expect(outcome.status == 0)
    for phrase in [
      "row.w can only be 320", "width fixes it.", "Without width, row.w can be 8 to 600",
      "Below 8 these rows cannot all hold:", "row.w < 8", "Above 600 these rows",
      "from 108 to 168: title-keeps holds now; detail-keeps and title-wish are",
      "from 188 to 600: title-wish holds now; all hold.",
    ] {
      #expect(outcome.output.contains(phrase), "\(phrase)")
    }
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "where the required rows cannot hold, the range says what the variable could be without the row that fixes it"
  )
  func contradiction() async throws {
    let tight = Self.row.replacingOccurrences(of: "= 320", with: "= 4")
    let outcome = try await runner.run(["solve", "--range", "row.w"], input: tight)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("No value of row.w is possible"))
    #expect(outcome.output.contains("Without width, row.w can be 8 to 600"))
  }

  @Test("several variables, one without ends, come in the order in which they were asked for")
  func several() async throws {
    let text = "alc 1\nvar a\nvar b\nvar c\ncon r 1000 >= 1/3 1 1\ncon s 1000 <= 5 1 2\ncon t 1 = 3 1 0\n"
    let ranges = try await solve(text, ["--range=c", "--range", "a", "--range", "b", "--range", "a"])
    #expect(ranges["containerRanges"].list.map { $0["name"].text } == ["c", "a", "b"])
    #expect(ranges["containerRanges"][2]["min"].text == "1/3")
    let output = try await runner.run(["solve", "--range", "a", "--range", "b"], input: text).output
    #expect(output.contains("a can be any number"))
    #expect(output.contains("b can be 1/3 or more"))
    #expect(output.contains("Followed from −1000000 to 1000000."))
  }

  @Test("of many rows that are off, text names the first and counts the rest")
  func many() async throws {
    var text = "alc 1\nvar a\ncon low 1000 >= 0 1 0\ncon high 1000 <= 9 1 0\n"
    for row in 1...20 { text += "con wish\(row) 500 >= 10 1 0\n" }
    let output = try await runner.run(["solve", "--range", "a"], input: text).output
    #expect(output.contains("wish1, wish2, wish3"))
    #expect(output.contains("wish8 and 12"))
    #expect(!output.contains("wish20 are off"))
  }
}
