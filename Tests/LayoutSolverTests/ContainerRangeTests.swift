import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct ContainerRangeTests {
  @Test(
    "the ends are those of a textbook linear program, each with a minimal conflict",
    arguments: UInt64(0)..<500)
  func ends(seed: UInt64) {
    let count = 2 + Int(seed % 4)
    let whole = SystemSample.randomLevels(seed: seed, variables: count, rows: 3 + Int(seed % 9))
    let excluded = [Int(seed % 3), 4]
    var sample = SystemSample(variableCount: count)
    for (index, row) in whole.reference.enumerated() {
      let isLeftOut = excluded.contains(index) || row.priority < 1000
      sample.add(
        isLeftOut ? [] : row.terms.enumerated().map { ($0.offset, $0.element) },
        isLeftOut ? .equal : row.relation,
        isLeftOut ? 0 : row.rhs, over: row.denominator)
    }
    let variable = Int(seed / 7) % count
    var reference = sample.levels
    switch whole.system.containerRange(of: variable, without: excluded) {
    case .contradictory(let conflict):
      #expect(!reference.isFeasible || reference.isOverflowing)
      #expect(sample.complaint(conflict) == nil)
    case .interval(let low, let high):
      #expect(reference.isFeasible || reference.isOverflowing)
      let weights = (0..<count).map { $0 == variable ? 1 : 0 }
      let expected = reference.range(of: weights)
      if !reference.isOverflowing {
        #expect(low?.value.description == expected.low?.text)
        #expect(high?.value.description == expected.high?.text)
      }
      check(low, isUpper: false, variable, sample)
      check(high, isUpper: true, variable, sample)
    }
  }

  @Test("a form needs at least what its widths and gaps add up to, and no more than its maximum")
  func form() {
    var sample = SystemSample(variableCount: 4)
    sample.add([(0, 1)], .equal, 200)
    sample.add([(1, 1)], .greaterThanOrEqual, 100)
    sample.add([(2, 1)], .greaterThanOrEqual, 80)
    sample.add([(0, 1), (1, -1), (2, -1)], .equal, 24)
    sample.add([(1, 1)], .lessThanOrEqual, 300)
    sample.add([(2, 1)], .lessThanOrEqual, 90)
    sample.add([(3, 1)], .greaterThanOrEqual, 0)
    guard case .interval(let low?, let high?) = sample.system.containerRange(of: 0, without: [0]) else {
      Issue.record("both ends exist")
      return
    }
    #expect((low.value, low.rows) == (204, [1, 2, 3]))
    #expect((high.value, high.rows) == (414, [3, 4, 5]))
    guard case .interval(nil, nil) = sample.system.containerRange(of: 9) else {
      // Without the excluded row the rows contradict each other.
      guard case .contradictory(let conflict) = sample.system.containerRange(of: 0) else {
        Issue.record("200 is too little")
        return
      }
      #expect(conflict.rows == [0, 1, 2, 3])
      return
    }
  }

  /// Checks that an end belongs to the range and that nothing beyond it does.
  private func check(_ end: RangeEnd?, isUpper: Bool, _ variable: Int, _ sample: SystemSample) {
    let relation: Relation = isUpper ? .greaterThanOrEqual : .lessThanOrEqual
    let own = [LinearTerm(variable: variable, coefficient: .one)]
    guard let end else {
      var far = sample.system
      _ = far.addRow(own, relation, Rational(isUpper ? 1_000_000 : -1_000_000))
      guard case .satisfiable = far.feasibility() else {
        Issue.record("there is an end")
        return
      }
      return
    }
    let step = BigRational(Rational(isUpper ? 1 : -1, 1000))
    guard let bound = end.value.rational, let beyond = (end.value + step).rational else { return }
    var reached = sample.system
    _ = reached.addRow(own, .equal, bound)
    if case .contradictory = reached.feasibility() { Issue.record("the end is not reached") }
    var rows = sample.checked
    rows.append(
      CertificateChecker.Row(terms: [(variable, "1")], relation: relation, rhs: beyond.description))
    let complaint = CertificateChecker(rows: rows).complaint(
      members: end.rows + [sample.checked.count],
      multipliers: (end.multipliers + [end.variableMultiplier]).map(\.description),
      excess: (end.variableMultiplier.magnitude * step.magnitude).description)
    #expect(complaint == nil)
  }
}
