import LayoutModel
import TestSupport
import Testing

@Suite struct RepairTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  @Test(
    "the smallest conflict has as few rows as the definition finds, and is first", arguments: UInt64(0)..<40)
  func smallest(seed: UInt64) async throws {
    let system = ReferenceSystem.random(seed: seed)
    let report = try await solve(system, ["--smallest"])
    let conflicts = try #require(system.conflicts)
    let smallest = report["systems"][0]["smallest"]
    guard let first = conflicts.first else {
      #expect(smallest == .null)
      return
    }
    #expect(smallest["core"].list.count == first.count)
    #expect(smallest["proved"] == .boolean(true))
    #expect(report["findings"][0]["conflict"]["core"].list.count == first.count)
    let excess = smallest["core"].list.reduce(Fraction(0, 1)) { sum, member in
      let row = system.rows.first { $0.label == member["constraint"].text }
      return sum - Fraction(member["multiplier"].text ?? "") * Fraction(row?.rhs ?? 0, 1)
    }
    #expect(system.complaint(about: smallest["core"].list, and: nil, factor: "", excess: excess.text) == nil)
  }

  @Test("the cheapest repair costs what trying every set of rows finds, and mends", arguments: UInt64(0)..<40)
  func cheapest(seed: UInt64) async throws {
    let system = ReferenceSystem.random(seed: seed)
    var random = SplitMix64(seed: seed &+ 77)
    var arguments = ["--cheapest"]
    let weights = system.required.rows.map { row -> Int? in
      switch random.below(4) {
      case 0:
        arguments += ["--keep", row.label]
        return nil
      case 1: return 1
      default:
        let weight = random.below(9)
        arguments += ["--weight", "\(row.label) = \(weight)"]
        return weight
      }
    }
    let repair = try await solve(system, arguments)["systems"][0]["cheapest"]
    let conflicts = try #require(system.conflicts)
    let force = BruteForceCorrections(rowCount: weights.count, conflicts: conflicts)
    let least = force.leastWeight(weights)
    #expect(repair["possible"] == .boolean(least != nil))
    guard let least else {
      let members = repair["obstacle"].list.map { $0["constraint"].text }
      let places = system.required.rows.indices.filter { members.contains(system.required.rows[$0].label) }
      #expect(conflicts.contains(places))
      #expect(places.allSatisfy { weights[$0] == nil })
      return
    }
    #expect(repair["weight"].text == "\(least)")
    #expect(repair["proved"] == .boolean(true))
    let rows = repair["constraints"].list.map { $0.text }
    let mask = system.required.rows.indices.reduce(0) {
      rows.contains(system.required.rows[$1].label) ? $0 | 1 << $1 : $0
    }
    #expect(force.isCorrection(mask))
    // Taking these rows out with another flag leads to a system that can hold.
    let mended = try await solve(system, rows.flatMap { ["--without", $0 ?? ""] })
    #expect(mended["findings"].list.isEmpty)
  }

  private func solve(_ system: ReferenceSystem, _ arguments: [String]) async throws -> JSONNode {
    let outcome = try await runner.run(["solve", "-f", "json"] + arguments, input: system.text)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    return report
  }

  private static let tight = """
    alc 1
    var a
    con low 1000 >= 9 1 0
    con high 1000 <= 5 1 0
    con other 1000 <= 7 1 0

    """

  @Test("text names the cheapest rows and says that nothing cheaper will do")
  func text() async throws {
    let cheap = try await runner.run(["solve", "--weight", "low=3/2"], input: Self.tight).output
    #expect(cheap.contains("Leave out low, and the rest can hold. That costs 3/2."))
    #expect(cheap.contains("Proved: nothing that costs less will do."))
    let dear = try await runner.run(["solve", "--weight", "low=5"], input: Self.tight).output
    #expect(dear.contains("Leave out high and other, and the rest can hold. That costs 2."))
    let none = try await runner.run(["solve", "--keep", "low", "--keep", "other"], input: Self.tight).output
    #expect(none.contains("There is none: these rows must stay, and they cannot all hold."))
    let small = try await runner.run(["solve", "--smallest"], input: Self.tight).output
    #expect(small.contains("Proved smallest: no conflict of these required rows has fewer."))
    let idle = try await runner.run(["solve", "--cheapest"], input: "alc 1\nvar a\n").output
    #expect(idle.contains("Nothing has to go: the required rows can all hold."))
  }
}
