import LayoutModel
import Testing

@testable import LayoutSolver

@Suite struct PlainSolverTests {
  @Test("the fast way needs neither longer numbers nor the last resort", arguments: UInt64(0)..<300)
  func fastWay(seed: UInt64) {
    let sample = SystemSample.random(seed: seed, variables: 3 + Int(seed % 9), rows: 4 + Int(seed % 23))
    var solver = FeasibilitySolver<Rational>(sample.system)
    switch solver.solve(needsSolution: true) {
    case .poisoned: Issue.record("an overflow was reported")
    case .solution(let values): #expect(sample.system.satisfies(values.map { $0.exactValue }))
    case .contradiction(let rows):
      #expect(sample.system.hasFullRank(rows.map { $0.row }))
    }
  }

  @Test("long numbers give the verdict that short ones give", arguments: UInt64(0)..<200)
  func longNumbers(seed: UInt64) {
    let sample = SystemSample.random(seed: seed, variables: 3 + Int(seed % 9), rows: 4 + Int(seed % 23))
    var short = FeasibilitySolver<Rational>(sample.system)
    var long = FeasibilitySolver<BigRational>(sample.system)
    switch (short.solve(needsSolution: true), long.solve(needsSolution: true)) {
    case (.solution(let first), .solution(let second)): #expect(first.map { $0.exactValue } == second)
    case (.contradiction(let first), .contradiction(let second)):
      #expect(first.map { $0.row } == second.map { $0.row })
    default: Issue.record("the verdicts differ")
    }
  }

  @Test("the last resort gives the same verdict, with a proof", arguments: UInt64(0)..<200)
  func lastResort(seed: UInt64) {
    let sample = SystemSample.random(seed: seed, variables: 2 + Int(seed % 4), rows: 3 + Int(seed % 8))
    switch (PlainSolver(sample.system).feasibility(), sample.system.feasibility()) {
    case (.satisfiable(let values), .satisfiable): #expect(sample.system.satisfies(values))
    case (.contradictory(let conflict), .contradictory): #expect(sample.complaint(conflict) == nil)
    default: Issue.record("the verdicts differ")
    }
  }

  @Test("a contradiction with rows to spare is shrunk")
  func spareRows() {
    var sample = SystemSample(variableCount: 2)
    sample.add([(0, 1)], .lessThanOrEqual, 1)
    sample.add([(0, 1)], .greaterThanOrEqual, 2)
    sample.add([(1, 1)], .lessThanOrEqual, 3)
    sample.add([(1, 1)], .greaterThanOrEqual, 5)
    let sum = [1, 1, 1, 1].enumerated().map {
      WeightedRow(row: $0.offset, multiplier: BigRational($0.element))
    }
    let conflict = sample.system.minimalConflict(of: sum)
    #expect(conflict.map { sample.complaint($0) } == .some(nil))
    #expect(conflict?.rows.count == 2)
  }

  @Test("a sum that is no contradiction proves nothing")
  func wrongSums() {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, 1)], .lessThanOrEqual, 1)
    sample.add([(0, 1)], .greaterThanOrEqual, 2)
    sample.add([(0, 1)], .greaterThanOrEqual, 1)
    let wrong: [[(Int, Int)]] = [[(0, 1)], [(0, -1), (1, -1)], [(0, 1), (2, 1)], [(0, 2), (1, 1)], []]
    for weights in wrong {
      let rows = weights.map { WeightedRow(row: $0.0, multiplier: BigRational($0.1)) }
      #expect(sample.system.minimalConflict(of: rows) == nil)
    }
  }

  @Test("a modular number is a fraction's remainder")
  func modularNumbers() {
    let third = ModularNumber(rational: Rational(1, 3))
    #expect(third + third + third == .one)
    #expect(third * ModularNumber(rational: 3) == .one)
    #expect((ModularNumber(rational: -5) + ModularNumber(rational: 5)).isZero)
    #expect(!(ModularNumber.one / .zero).isExact)
    #expect(!(ModularNumber.one / .zero + .one).isExact)
    let prime = ModularNumber(rational: Rational((1 << 61) - 1))
    #expect(prime.isZero)
  }
}
