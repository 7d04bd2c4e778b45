import LayoutModel
import LayoutSolver
import TestSupport

/// A small system in three forms: for the engine, for the checker of its proofs, and for the brute force.
struct SystemSample {
  var system = LinearSystem()
  var checked: [CertificateChecker.Row] = []
  var whole: [(terms: [Int], relation: Relation, rhs: Int)] = []
  var reference: [ReferenceOptimum.Row] = []
  let variableCount: Int

  init(variableCount: Int) {
    self.variableCount = variableCount
    for _ in 0..<variableCount { _ = system.addVariable() }
  }

  /// Adds the row whose numbers are the given ones divided by a common denominator.
  mutating func add(
    _ terms: [(Int, Int)], _ relation: Relation, _ rhs: Int, over denominator: Int = 1, priority: Int = 1000
  ) {
    let fraction = { (value: Int) in
      denominator == 1 ? Rational(Int64(value)) : Rational(Int64(value), Int64(denominator))
    }
    _ = system.addRow(
      terms.map { LinearTerm(variable: $0.0, coefficient: fraction($0.1)) }, relation, fraction(rhs),
      priority: Priority(Float(priority)))
    checked.append(
      CertificateChecker.Row(
        terms: terms.map { ($0.0, "\($0.1)/\(denominator)") }, relation: relation,
        rhs: "\(rhs)/\(denominator)"))
    var dense = [Int](repeating: 0, count: variableCount)
    for (variable, coefficient) in terms { dense[variable] += coefficient }
    whole.append((dense, relation, rhs))
    reference.append(ReferenceOptimum.Row(dense, relation, rhs, over: denominator, priority: priority))
  }

  var checker: CertificateChecker { CertificateChecker(rows: checked) }
  var bruteForce: BruteForceConflicts { BruteForceConflicts(variableCount: variableCount, rows: whole) }

  /// Returns what is wrong with a conflict of this system, or `nil`.
  func complaint(_ conflict: MinimalConflict) -> String? {
    checker.complaint(
      members: conflict.rows, multipliers: conflict.multipliers.map(\.description),
      excess: conflict.excess.description)
  }

  /// A random system of differences, bounds, sums and fractions, with some variables paired as origin and size.
  static func random(seed: UInt64, variables: Int, rows: Int) -> SystemSample {
    var random = SplitMix64(seed: seed)
    var sample = SystemSample(variableCount: variables)
    if seed % 3 != 0 {
      for origin in stride(from: 0, to: variables - 1, by: 2) {
        sample.system.pair(origin: origin, size: origin + 1)
      }
    }
    let relations: [Relation] = [.lessThanOrEqual, .greaterThanOrEqual, .equal]
    for _ in 0..<rows {
      let relation = relations[Int.random(in: 0..<(seed % 4 == 0 ? 2 : 3), using: &random)]
      let first = Int.random(in: 0..<variables, using: &random)
      let second = (first + Int.random(in: 1..<max(2, variables), using: &random)) % variables
      let rhs = Int.random(in: -6...6, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: sample.add([(first, 1), (second, -1)], relation, rhs)
      case 2: sample.add([(first, [1, 1, -1, 2].randomElement(using: &random) ?? 1)], relation, rhs)
      case 3:
        sample.add([(first, 3), (second, Int.random(in: -4...4, using: &random))], relation, rhs, over: 2)
      default:
        let terms = (0..<variables).map { ($0, Int.random(in: -3...3, using: &random)) }
        sample.add(terms, relation, rhs, over: Int.random(in: 1...5, using: &random))
      }
    }
    return sample
  }

  /// A random system of the same kind in which some rows are optional, of one to four levels with ties.
  static func randomLevels(seed: UInt64, variables: Int, rows: Int) -> SystemSample {
    let plain = random(seed: seed, variables: variables, rows: rows)
    var random = SplitMix64(seed: seed &+ 0xABCD)
    var sample = SystemSample(variableCount: variables)
    if seed % 3 != 0 {
      for origin in stride(from: 0, to: variables - 1, by: 2) {
        sample.system.pair(origin: origin, size: origin + 1)
      }
    }
    let levels = 1 + random.below(4)
    for row in plain.reference {
      let priority = random.below(4) == 0 ? 1000 : [250, 500, 750, 999][random.below(levels)]
      let terms = row.terms.enumerated().map { ($0.offset, $0.element) }
      sample.add(terms, row.relation, row.rhs, over: row.denominator, priority: priority)
      // The same left side once more, as minimum and hugging of one width have it.
      if random.below(4) == 0 {
        let relation: Relation = [.lessThanOrEqual, .greaterThanOrEqual, .equal][random.below(3)]
        sample.add(
          terms, relation, row.rhs + random.below(9) - 4, over: row.denominator,
          priority: random.below(3) == 0 ? 1000 : [250, 500, 750, 999][random.below(levels)])
      }
    }
    return sample
  }

  var levels: ReferenceOptimum { ReferenceOptimum(variableCount: variableCount, rows: reference) }

  /// Returns what is wrong with the proof of a shortfall, or `nil`.
  ///
  /// Every row is taken as it holds at the optimum, and the one that is off by a quarter less: a minimal conflict.
  func complaint(_ shortfall: Shortfall, _ optimum: Optimum) -> String? {
    guard shortfall.amount == optimum.errors[shortfall.row], !shortfall.amount.isZero else { return "amount" }
    var rows = checked
    for (member, multiplier) in zip(shortfall.rows, shortfall.multipliers) {
      guard reference[member].priority >= reference[shortfall.row].priority else { return "priority" }
      let error = optimum.errors[member]
      guard !error.isZero else { continue }
      guard reference[member].priority < 1000 else { return "required row is off" }
      let slack = member == shortfall.row ? error - BigRational(Rational(1, 4)) : error
      let (relation, sign): (Relation, BigRational) =
        multiplier.isNegative ? (.greaterThanOrEqual, -1) : (.lessThanOrEqual, 1)
      guard checked[member].relation == relation || checked[member].relation == .equal else { return "side" }
      rows[member].relation = relation
      let rhs = BigRational(Rational(Int64(reference[member].rhs), Int64(reference[member].denominator)))
      rows[member].rhs = (rhs + sign * slack).description
    }
    let own = zip(shortfall.rows, shortfall.multipliers).first { $0.0 == shortfall.row }
    guard let own else { return "the row itself is missing" }
    return CertificateChecker(rows: rows).complaint(
      members: shortfall.rows, multipliers: shortfall.multipliers.map(\.description),
      excess: (own.1.magnitude * BigRational(Rational(1, 4))).description)
  }
}
