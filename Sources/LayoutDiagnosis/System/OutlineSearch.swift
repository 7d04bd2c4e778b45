import LayoutModel
import LayoutSolver

/// Finds the least or the greatest value of one variable as a function of another.
///
/// The function is convex or concave, and the proof of an end is a straight line that it never crosses. Where two such
/// lines meet, there is either a corner or a point with another line (Eisner and Severance, *Mathematical techniques for
/// efficient record segmentation in large shared databases*, Journal of the ACM 1976).
struct OutlineSearch {
  /// A value of the first variable, the end of the second one there, and how fast its proof lets it grow.
  private struct Support {
    var first: BigRational
    var second: BigRational
    var slope: BigRational

    /// Returns what the proof allows elsewhere.
    func bound(at value: BigRational) -> BigRational { second + slope * (value - first) }
  }

  private let system: LinearSystem
  private let first: Int
  private let second: Int
  private let excluded: [Int]
  private let isUpper: Bool
  private var steps = 200
  /// A Boolean value that indicates whether no corner is missing.
  private(set) var isComplete = true

  /// Prepares the search in a system, without some of its rows.
  init(_ system: LinearSystem, _ first: Int, _ second: Int, without excluded: [Int], isUpper: Bool) {
    self.system = system
    self.first = first
    self.second = second
    self.excluded = excluded
    self.isUpper = isUpper
  }

  /// Returns the corners between two values of the first variable that are possible; none where there is no end.
  mutating func corners(from low: BigRational, to high: BigRational) -> [(BigRational, BigRational)] {
    guard let start = support(at: low), let end = support(at: high) else { return [] }
    var known = [start]
    // Supports that are still ahead, the next one on top.
    var open = low == high ? [] : [end]
    while let right = open.last {
      let left = known[known.count - 1]
      if let middle = meeting(left, right) {
        open.append(middle)
      } else {
        known.append(right)
        open.removeLast()
      }
    }
    return Self.joined(known.map { ($0.first, $0.second) })
  }

  /// Returns a support between two others, or `nil` when there is a straight line between these.
  private mutating func meeting(_ left: Support, _ right: Support) -> Support? {
    guard left.bound(at: right.first) != right.second, right.bound(at: left.first) != left.second,
      left.slope != right.slope
    else { return nil }
    let meeting =
      (right.second - right.slope * right.first - left.second + left.slope * left.first)
      / (left.slope - right.slope)
    guard left.first < meeting, meeting < right.first else { return nil }
    return support(at: meeting)
  }

  /// Returns the end where the first variable has a value, or `nil` when there is none or the work did not suffice.
  private mutating func support(at value: BigRational) -> Support? {
    guard steps > 0, let short = value.rational else {
      isComplete = false
      return nil
    }
    steps -= 1
    var fixed = system
    let row = fixed.addRow([LinearTerm(variable: first, coefficient: .one)], .equal, short)
    guard case .interval(let low, let high) = fixed.containerRange(of: second, without: excluded),
      let end = isUpper ? high : low
    else { return nil }
    guard !end.rows.isEmpty, !end.variableMultiplier.isZero else {
      isComplete = false
      return nil
    }
    var slope = BigRational.zero
    for (number, multiplier) in zip(end.rows, end.multipliers) where number == row {
      slope = -multiplier / end.variableMultiplier
    }
    return Support(first: value, second: end.value, slope: slope)
  }

  /// Returns points without those between two others on one line.
  private static func joined(_ points: [(BigRational, BigRational)]) -> [(BigRational, BigRational)] {
    var kept: [(BigRational, BigRational)] = []
    for point in points {
      while kept.count > 1 {
        let (a, b) = (kept[kept.count - 2], kept[kept.count - 1])
        guard (b.1 - a.1) * (point.0 - b.0) == (point.1 - b.1) * (b.0 - a.0) else { break }
        kept.removeLast()
      }
      kept.append(point)
    }
    return kept
  }
}
