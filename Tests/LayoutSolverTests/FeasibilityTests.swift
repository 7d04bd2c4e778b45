import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct FeasibilityTests {
  @Test("the verdict is that of Fourier–Motzkin elimination, with a proof", arguments: UInt64(0)..<400)
  func verdict(seed: UInt64) throws {
    let sample = SystemSample.random(seed: seed, variables: 2 + Int(seed % 4), rows: 3 + Int(seed % 7))
    let expected = sample.bruteForce.isSatisfiable()
    switch sample.system.feasibility() {
    case .satisfiable(let solution):
      #expect(expected != false)
      #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
    case .contradictory(let conflict):
      #expect(expected != true)
      #expect(sample.complaint(conflict) == nil)
    }
  }

  @Test("systems of dozens of rows are decided with a proof", arguments: UInt64(0)..<120)
  func proof(seed: UInt64) {
    let sample = SystemSample.random(seed: seed, variables: 30, rows: 12 + Int(seed % 60))
    switch sample.system.feasibility() {
    case .satisfiable(let solution):
      #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
    case .contradictory(let conflict): #expect(sample.complaint(conflict) == nil)
    }
  }

  @Test(
    "differences are decided as by relaxing every arc as often as there are nodes", arguments: UInt64(0)..<150
  )
  func differences(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 20
    var sample = SystemSample(variableCount: count)
    var arcs: [(Int, Int, Int)] = []
    for _ in 0..<(15 + Int(seed % 60)) {
      let (to, from) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      let length = Int.random(in: -3...12, using: &random)
      sample.add([(to, 1), (from, -1)], .lessThanOrEqual, length)
      arcs.append((from, to, length))
    }
    var distances = [Int](repeating: 0, count: count)
    for _ in 0...count {
      for (from, to, length) in arcs { distances[to] = min(distances[to], distances[from] + length) }
    }
    let isSatisfiable = arcs.allSatisfy { distances[$0.1] <= distances[$0.0] + $0.2 }
    switch sample.system.feasibility() {
    case .satisfiable(let solution):
      #expect(isSatisfiable)
      #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
    case .contradictory(let conflict):
      #expect(!isSatisfiable)
      #expect(sample.complaint(conflict) == nil)
    }
  }

  @Test("five views of 60 points with 8 between them need 348 points, not 320")
  func fiveViews() throws {
    var sample = SystemSample(variableCount: 12)
    for view in 0..<6 { sample.system.pair(origin: 2 * view, size: 2 * view + 1) }
    sample.add([(1, 1)], .equal, 320)
    sample.add([(2, 1), (0, -1)], .equal, 8)
    for view in 2..<6 { sample.add([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 8) }
    sample.add([(0, 1), (1, 1), (10, -1), (11, -1)], .equal, 8)
    for view in 1..<6 { sample.add([(2 * view + 1, 1)], .greaterThanOrEqual, 60) }
    guard case .contradictory(let conflict) = sample.system.feasibility() else {
      Issue.record("no conflict was found")
      return
    }
    #expect(conflict.rows == Array(0..<12))
    #expect(conflict.excess == 28)
    #expect(conflict.gap == 28)
    #expect(conflict.multipliers.allSatisfy { $0.magnitude == 1 })
    #expect(sample.complaint(conflict) == nil)
  }

  @Test("an empty system is satisfied by nothing at all, and one without rows by anything")
  func empty() {
    guard case .satisfiable(let none) = LinearSystem().feasibility() else {
      Issue.record("no rows contradict each other")
      return
    }
    #expect(none.isEmpty)
    guard case .satisfiable(let values) = SystemSample(variableCount: 3).system.feasibility() else {
      Issue.record("no rows contradict each other")
      return
    }
    #expect(values.count == 3)
  }

  @Test("a row without variables is a conflict of its own when its numbers contradict each other")
  func constants() {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, 1)], .greaterThanOrEqual, 5)
    sample.add([(0, 2), (0, -2)], .greaterThanOrEqual, 1)
    guard case .contradictory(let conflict) = sample.system.feasibility() else {
      Issue.record("no conflict was found")
      return
    }
    #expect(conflict.rows == [1])
    #expect(conflict.multipliers == [-1])
    #expect(conflict.excess == 1)
  }

  @Test("multipliers are the smallest whole numbers")
  func smallestMultipliers() {
    var sample = SystemSample(variableCount: 2)
    sample.add([(0, 4), (1, -6)], .equal, 0, over: 5)
    sample.add([(0, 1)], .lessThanOrEqual, 1)
    sample.add([(1, 3)], .greaterThanOrEqual, 9)
    guard case .contradictory(let conflict) = sample.system.feasibility() else {
      Issue.record("no conflict was found")
      return
    }
    // 4/5 x = 6/5 y, x ≤ 1, 3 y ≥ 9: −5 · first + 4 · second − 2 · third is 0 ≤ 4 − 18.
    #expect(conflict.multipliers == [-5, 4, -2])
    #expect(conflict.excess == 14)
    #expect(conflict.gap.description == "14/5")
  }
}
