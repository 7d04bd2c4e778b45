import LayoutModel
import LayoutSolver
import TestSupport

/// A session together with its rows in plain form, so that every state can be solved anew.
struct EditedSample {
  /// A row as it is now.
  struct Row {
    var terms: [(Int, Int)]
    var relation: Relation
    var rhs: Int
    var denominator: Int
    var priority: Int
    var isActive = true
  }

  var session: SolverSession
  var rows: [Row] = []
  var variableCount: Int
  private let isPaired: Bool
  private var random: SplitMix64

  /// Starts from several small systems side by side, with a root whose size some of their variables share.
  init(seed: UInt64, blocks: Int) {
    random = SplitMix64(seed: seed &+ 0x5EED)
    let size = 2 + Int(seed % 4)
    variableCount = 1 + blocks * size
    isPaired = seed % 3 != 0
    for block in 0..<blocks {
      let part = SystemSample.randomLevels(
        seed: seed &* 31 &+ UInt64(block), variables: size, rows: 1 + random.below(5))
      for row in part.reference {
        let terms = row.terms.enumerated().filter { $0.element != 0 }
        rows.append(
          Row(
            terms: terms.map { (1 + block * size + $0.offset, $0.element) }, relation: row.relation,
            rhs: row.rhs, denominator: row.denominator, priority: row.priority))
      }
    }
    rows.append(Row(terms: [(0, 2)], relation: .equal, rhs: 9, denominator: 1, priority: 1000))
    for block in 0..<blocks where random.below(2) == 0 {
      let last = (block + 1) * size
      rows.append(
        Row(
          terms: [(0, 1), (last, -1)], relation: random.below(2) == 0 ? .equal : .greaterThanOrEqual, rhs: 1,
          denominator: 1, priority: random.below(2) == 0 ? 1000 : 750))
    }
    session = SolverSession(LinearSystem())
    session = SolverSession(sample.system)
  }

  /// The rows as they are now, under the same numbers; one that takes no part is `0 ≤ 0`.
  var sample: SystemSample {
    var sample = SystemSample(variableCount: variableCount)
    if isPaired {
      for origin in stride(from: 1, to: variableCount - 1, by: 2) {
        sample.system.pair(origin: origin, size: origin + 1)
      }
    }
    for row in rows {
      if row.isActive {
        sample.add(row.terms, row.relation, row.rhs, over: row.denominator, priority: row.priority)
      } else {
        sample.add([], .lessThanOrEqual, 0)
      }
    }
    return sample
  }

  /// The required rows as they are now, under the same numbers.
  var requiredSample: SystemSample {
    var copy = self
    for row in copy.rows.indices where copy.rows[row].priority < 1000 { copy.rows[row].isActive = false }
    return copy.sample
  }

  /// Edits the session and the plain rows alike.
  mutating func edit() {
    let row = random.below(rows.count)
    let priorities = [1000, 1000, 750, 500]
    switch random.below(12) {
    case 0...4:
      rows[row].rhs += random.below(7) - 3
      session.setConstant(row, to: Rational(Int64(rows[row].rhs), Int64(rows[row].denominator)))
    case 5, 6:
      if rows[row].isActive { session.deactivate(row) } else { session.activate(row) }
      rows[row].isActive.toggle()
    case 7, 8:
      rows[row].priority = priorities[random.below(4)]
      session.setPriority(row, to: Priority(Float(rows[row].priority)))
    case 9:
      variableCount += 1
      _ = session.addVariable()
      add([(variableCount - 1, 1), (random.below(variableCount - 1), -1)], priorities[random.below(4)])
    case 10:
      add([(random.below(variableCount), [1, -1, 2][random.below(3)])], priorities[random.below(4)])
    default:
      let terms = (0..<(1 + random.below(3))).map { _ in (random.below(variableCount), random.below(5) - 2) }
      add(terms, priorities[random.below(4)])
    }
  }

  private mutating func add(_ terms: [(Int, Int)], _ priority: Int) {
    let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
    let row = Row(
      terms: terms, relation: relation, rhs: random.below(11) - 5, denominator: 1, priority: priority)
    rows.append(row)
    _ = session.addRow(
      terms.map { LinearTerm(variable: $0.0, coefficient: Rational(Int64($0.1))) }, relation,
      Rational(Int64(row.rhs)), priority: Priority(Float(priority)))
  }
}
