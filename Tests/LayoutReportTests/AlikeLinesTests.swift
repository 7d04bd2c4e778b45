import LayoutDiagnosis
import Testing

@testable import LayoutReport

@Suite struct AlikeLinesTests {
  private func line(_ label: String, _ amount: Double = 8, isBroken: Bool = false) -> Ledger.Line {
    Ledger.Line(
      amount: amount, amountText: "\(Int(amount))", label: label, ownerLabel: "stack view", constraint: "c1",
      isBroken: isBroken)
  }

  @Test("four equal spaces are one line with their sum")
  func grouped() throws {
    let lines = (1...4).map { line("space between A \($0) and B") } + [line("width of C", 40)]
    let groups = AlikeLines.groups(lines)
    #expect(groups.count == 2)
    let first = try #require(groups.first?.line)
    #expect(first.amount == 32)
    #expect(first.amountText == "32")
    #expect(first.label == "4 × 8: space between A 1 and B, and 3 like it")
  }

  @Test("three equal spaces, other amounts and other kinds stay apart")
  func apart() {
    let lines =
      (1...3).map { line("space between A \($0) and B") } + [
        line("space between A and B", 9), line("top space of A in B"),
      ]
    #expect(AlikeLines.groups(lines).count == 5)
  }

  @Test("the broken line is always shown by itself")
  func broken() {
    let lines = (1...5).map { line("space between A \($0) and B", isBroken: $0 == 3) }
    let groups = AlikeLines.groups(lines)
    #expect(groups.count == 2)
    #expect(groups.last?.line?.isBroken == true)
  }

  @Test("the amounts of the groups add up to those of the lines")
  func sums() {
    let lines = (0..<40).map { line("\($0 % 3 == 0 ? "width" : "height") of V\($0)", Double($0 % 5)) }
    let sum = AlikeLines.groups(lines).compactMap { $0.line?.amount }.reduce(0, +)
    #expect(sum == lines.reduce(0) { $0 + $1.amount })
  }
}
