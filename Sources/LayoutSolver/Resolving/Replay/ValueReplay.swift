import LayoutModel

/// The values that a reduction's steps give to its variables, kept while right sides and given values change.
///
/// A value is only found anew when something that its rows hold changed, and even then it stays while they hold. The
/// steps before the change to edges read other values than those behind it, so that each variable has two places.
struct ValueReplay: Sendable {
  /// The values over edges, and behind them those over sizes if there was a change of basis.
  private(set) var values: [Rational]
  /// How far a variable's final value lies behind its value over edges.
  private let resultOffset: Int
  /// The step that changes the basis, or −1.
  private let changeStep: Int
  private let origins: [Int32]
  /// For each origin the sizes that measure from it.
  private let sizes: NumberLists
  /// For each place the steps whose rows read it.
  private let readers: NumberLists
  /// A Boolean value for each variable: whether a step over sizes sets it.
  private let isSetOverSizes: [Bool]
  private var pending: StepSet
  /// The places that changed, some perhaps repeatedly.
  private var changedPlaces: [Int32] = []
  /// A Boolean value for each variable: whether its value was set and not yet carried on.
  private var isSet: [Bool]
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates the values that the steps of a reduction find.
  ///
  /// - Parameters:
  ///   - reduction: the steps with their rows.
  ///   - given: the values over edges of the variables that no step sets.
  ///   - sizeOrigins: for each variable that is a size the variable that it measures from, else −1.
  /// - Complexity: O(entries).
  init(_ reduction: Reduction<Rational>, given: [Rational], origins sizeOrigins: [Int32]) {
    let count = given.count
    changeStep = reduction.steps.firstIndex { $0.variable < 0 } ?? -1
    resultOffset = changeStep < 0 ? 0 : count
    origins = changeStep < 0 ? [Int32](repeating: -1, count: count) : sizeOrigins
    values = changeStep < 0 ? given : given + given
    isSet = [Bool](repeating: false, count: count)
    pending = StepSet(limit: reduction.steps.count)
    var isSetOverSizes = [Bool](repeating: false, count: count)
    var (keys, numbers): ([Int32], [Int32]) = ([], [])
    keys.reserveCapacity(reduction.rows.columns.count)
    numbers.reserveCapacity(reduction.rows.columns.count)
    for (step, info) in reduction.steps.enumerated() where info.variable >= 0 {
      let offset = step < changeStep ? Int32(count) : 0
      if offset > 0 { isSetOverSizes[Int(info.variable)] = true }
      for index in info.rows {
        for entry in reduction.rows.entries(of: Int(reduction.droppedRows[index]))
        where reduction.rows.columns[entry] != info.variable {
          keys.append(reduction.rows.columns[entry] + offset)
          numbers.append(Int32(step))
        }
      }
    }
    self.isSetOverSizes = isSetOverSizes
    readers = NumberLists(keyCount: values.count, keys: keys, numbers: numbers)
    let usedOrigins = origins
    let paired = usedOrigins.indices.filter { usedOrigins[$0] >= 0 }.map { Int32($0) }
    sizes = NumberLists(keyCount: count, keys: paired.map { sizeOrigins[Int($0)] }, numbers: paired)
    for column in 0..<count { note(column) }
    for step in reduction.steps.indices { pending.insert(step) }
    run(reduction, keepsValues: false)
  }

  /// The final value of a variable.
  func value(of variable: Int) -> Rational { values[variable + resultOffset] }

  /// Gives a variable that no step sets its value over edges.
  mutating func set(_ variable: Int, to value: Rational) {
    guard values[variable] != value else { return }
    values[variable] = value
    if !value.isExact { isPoisoned = true }
    guard !isSet[variable] else { return }
    isSet[variable] = true
    note(variable)
  }

  /// Notes that the right side of a step's row changed.
  mutating func touch(step: Int) { pending.insert(step) }

  /// Finds the values that depend on changes anew, the last steps first.
  ///
  /// - Complexity: O(entries of the rows that read a change), and a 64th of the steps.
  mutating func run(_ reduction: Reduction<Rational>, keepsValues: Bool = true) {
    while let step = pending.popHighest() {
      if step == changeStep {
        changeBasis()
      } else {
        settle(reduction.steps[step], step < changeStep ? resultOffset : 0, reduction, keepsValues)
      }
    }
  }

  /// Returns and forgets the variables whose final values changed, some perhaps repeatedly.
  mutating func takeChanges() -> [Int] {
    var variables: [Int] = []
    variables.reserveCapacity(changedPlaces.count)
    for place in changedPlaces {
      if Int(place) < isSet.count { isSet[Int(place)] = false }
      if Int(place) >= resultOffset { variables.append(Int(place) - resultOffset) }
    }
    changedPlaces.removeAll(keepingCapacity: true)
    return variables
  }
}

// MARK: - Steps

extension ValueReplay {
  /// Gives a step's variable the value that the tightest of its rows allows, unless the old one may stay.
  private mutating func settle(
    _ step: Reduction<Rational>.Step, _ offset: Int, _ reduction: Reduction<Rational>, _ keepsValues: Bool
  ) {
    let place = Int(step.variable) + offset
    guard let first = step.rows.first.map({ Int(reduction.droppedRows[$0]) }) else { return }
    var (tightest, isUpper) = bound(first, step.variable, offset, reduction)
    if step.rows.count == 1, reduction.isEquality[first] { return write(place, tightest) }
    for index in step.rows.dropFirst() {
      let other = bound(Int(reduction.droppedRows[index]), step.variable, offset, reduction).value
      if !other.isExact { isPoisoned = true }
      if isUpper ? other < tightest : tightest < other { tightest = other }
    }
    if keepsValues, !reduction.isEquality[first],
      isUpper ? values[place] <= tightest : tightest <= values[place]
    {
      return
    }
    write(place, tightest)
  }

  /// Returns the value of a variable at which a row is an equality, and whether the row bounds it from above.
  private func bound(
    _ row: Int, _ variable: Int32, _ offset: Int, _ reduction: Reduction<Rational>
  ) -> (value: Rational, isUpper: Bool) {
    var rest = reduction.rows.rightSides[row]
    var factor = Rational.one
    for entry in reduction.rows.entries(of: row) {
      let column = reduction.rows.columns[entry]
      if column == variable {
        factor = reduction.rows.values[entry]
      } else {
        rest -= reduction.rows.values[entry] * values[Int(column) + offset]
      }
    }
    if factor.isUnit { return (factor.isNegative ? -rest : rest, !factor.isNegative) }
    return (rest / factor, !factor.isNegative)
  }

  /// Turns the values over edges that changed into those over sizes.
  private mutating func changeBasis() {
    for index in changedPlaces.indices {
      let column = Int(changedPlaces[index])
      guard column < resultOffset else { continue }
      convert(column)
      for position in sizes.range(of: column) { convert(Int(sizes[position])) }
    }
  }

  private mutating func convert(_ column: Int) {
    guard !isSetOverSizes[column] else { return }
    let origin = Int(origins[column])
    write(column + resultOffset, origin < 0 ? values[column] : values[column] - values[origin])
  }

  private mutating func write(_ place: Int, _ value: Rational) {
    guard values[place] != value else { return }
    values[place] = value
    if !value.isExact { isPoisoned = true }
    note(place)
  }

  private mutating func note(_ place: Int) {
    for position in readers.range(of: place) { pending.insert(Int(readers[position])) }
    if place < resultOffset { pending.insert(changeStep) }
    changedPlaces.append(Int32(place))
  }
}
