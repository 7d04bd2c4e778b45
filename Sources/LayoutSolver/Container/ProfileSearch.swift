import LayoutModel

/// Finds the linear pieces of an optimum that depends on one variable, from its values at single points.
///
/// The highest level's error is convex; where it is linear, so is the next level's, and so on, because the optima of
/// the levels above are a polyhedron then (Gal, *Postoptimal Analyses, Parametric Programming, and Related Topics*,
/// 1995). A convex function that reaches its chord at one inner point is linear. Otherwise the pieces at both ends are
/// continued until they meet, and there is either the only breakpoint, or a point to divide at (Eisner and Severance,
/// *Mathematical techniques for efficient record segmentation in large shared databases*, Journal of the ACM 1976).
struct ProfileSearch {
  private let system: LinearSystem
  private let variable: Int
  private let numbers: [Int]
  private var priorities: [Priority] = []
  private var known: [BigRational: Sample] = [:]
  private var steps: Int
  private var isComplete = true

  /// What is known about one value.
  private struct Sample {
    var errors: [BigRational]
    var yielding: [Int]
  }

  /// Creates the search in a system whose rows have other numbers outside.
  init(_ system: LinearSystem, _ variable: Int, _ numbers: [Int], limit: Int) {
    self.system = system
    self.variable = variable
    self.numbers = numbers
    steps = limit
  }

  /// Returns the profile between two values that the required rows allow.
  mutating func profile(from start: BigRational, to end: BigRational) -> OptimumProfile? {
    guard let first = sample(start), sample(end) != nil else { return nil }
    var values = [start]
    // Intervals whose lower end is the last of the values, the next one on top.
    var open = start == end ? [] : [end]
    while let high = open.last {
      let low = values[values.count - 1]
      if let middle = division(low, high) {
        open.append(middle)
      } else {
        values.append(high)
        open.removeLast()
      }
    }
    values = joined(values)
    var points: [ProfilePoint] = []
    for value in values { points.append(ProfilePoint(value: value, errors: known[value]?.errors ?? [])) }
    var pieces: [ProfilePiece] = []
    var before = Set(first.yielding)
    for index in values.indices.dropLast() {
      let yielding = sample((values[index] + values[index + 1]) / 2, isFree: true)?.yielding ?? []
      let now = Set(yielding)
      pieces.append(
        ProfilePiece(
          yielding: yielding, starting: yielding.filter { !before.contains($0) },
          stopping: before.subtracting(now).sorted()))
      before = now
    }
    return OptimumProfile(priorities: priorities, points: points, pieces: pieces, isComplete: isComplete)
  }

  /// Returns the optimum where the variable has a value, or `nil` beyond the limits.
  private mutating func sample(_ value: BigRational, isFree: Bool = false) -> Sample? {
    if let sample = known[value] { return sample }
    guard isFree || steps > 0, let short = value.rational else {
      isComplete = false
      return nil
    }
    steps -= 1
    var fixed = system
    _ = fixed.addRow([LinearTerm(variable: variable, coefficient: .one)], .equal, short)
    guard case .optimal(let optimum) = fixed.optimum(explains: false), optimum.isOptimal else {
      isComplete = false
      return nil
    }
    priorities = optimum.levels.map { $0.priority }
    let sample = Sample(
      errors: optimum.levels.map { $0.error },
      yielding: numbers.indices.filter { !optimum.errors[$0].isZero }.map { numbers[$0] })
    known[value] = sample
    return sample
  }

  /// Returns the first level that is not on its chord at an inner value, or `nil` when all are or nothing is known.
  private mutating func bend(_ low: BigRational, _ inner: BigRational, _ high: BigRational) -> Int? {
    guard let first = sample(low), let middle = sample(inner), let last = sample(high) else { return nil }
    let share = (inner - low) / (high - low)
    return first.errors.indices.first {
      first.errors[$0] + (last.errors[$0] - first.errors[$0]) * share != middle.errors[$0]
    }
  }

  /// Returns a value to divide an interval at, or `nil` when every level is linear in it.
  private mutating func division(_ low: BigRational, _ high: BigRational) -> BigRational? {
    let middle = (low + high) / 2
    guard let level = bend(low, middle, high) else { return nil }
    // The inner ends of a linear piece at either side.
    var (left, right) = (middle, middle)
    while let other = bend(low, (low + left) / 2, left), other <= level { left = (low + left) / 2 }
    while let other = bend(right, (right + high) / 2, high), other <= level { right = (right + high) / 2 }
    guard let first = sample(low)?.errors[level], let second = sample(left)?.errors[level],
      let third = sample(right)?.errors[level], let fourth = sample(high)?.errors[level]
    else { return nil }
    let (rise, fall) = ((second - first) / (left - low), (fourth - third) / (high - right))
    guard rise != fall else { return middle }
    let meeting = (fourth - first + rise * low - fall * high) / (rise - fall)
    return low < meeting && meeting < high && sample(meeting) != nil ? meeting : nil
  }

  /// Returns values without those that lie within a linear piece.
  private mutating func joined(_ values: [BigRational]) -> [BigRational] {
    var kept: [BigRational] = []
    for value in values {
      while kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], value) {
        kept.removeLast()
      }
      kept.append(value)
    }
    return kept
  }

  /// Returns whether all levels go straight on at a value between two linear pieces.
  private func isStraight(_ low: BigRational, _ inner: BigRational, _ high: BigRational) -> Bool {
    guard let first = known[low], let middle = known[inner], let last = known[high] else { return false }
    let share = (inner - low) / (high - low)
    return first.errors.indices.allSatisfy {
      first.errors[$0] + (last.errors[$0] - first.errors[$0]) * share == middle.errors[$0]
    }
  }
}
