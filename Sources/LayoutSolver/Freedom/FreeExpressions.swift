/// Every variable as a weighted sum of coordinates, the columns that an elimination has left.
struct FreeExpressions<Number: OrderedNumber> {
  /// For each variable where its terms lie.
  private(set) var ranges: [Range<Int>]
  /// The coordinates of all terms, ascending within a variable.
  private(set) var coordinates: [Int32] = []
  /// The factors of all terms, none 0.
  private(set) var factors: [Number] = []
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  private var sums: [Number]
  private var isMarked: [Bool]
  private var marked: [Int32] = []

  /// Reads the expressions off a reduction that has no right sides.
  init(_ reduction: Reduction<Number>, origins: [Int32]) {
    let count = origins.count
    ranges = [Range<Int>](repeating: 0..<0, count: count)
    sums = [Number](repeating: .zero, count: count)
    isMarked = [Bool](repeating: false, count: count)
    var isCoordinate = [Bool](repeating: true, count: count)
    for step in reduction.steps where step.variable >= 0 { isCoordinate[Int(step.variable)] = false }
    for column in 0..<count where isCoordinate[column] {
      ranges[column] = coordinates.count..<coordinates.count + 1
      coordinates.append(Int32(column))
      factors.append(.one)
    }
    for step in reduction.steps.reversed() {
      if step.variable < 0 {
        for size in 0..<count where origins[size] >= 0 {
          add(size, .one)
          add(Int(origins[size]), -.one)
          finish(size)
        }
        continue
      }
      let row = Int(reduction.droppedRows[step.rows.lowerBound])
      let entries = reduction.rows.entries(of: row)
      var pivot = Number.one
      for entry in entries where reduction.rows.columns[entry] == step.variable {
        pivot = reduction.rows.values[entry]
      }
      for entry in entries where reduction.rows.columns[entry] != step.variable {
        add(Int(reduction.rows.columns[entry]), -reduction.rows.values[entry] / pivot)
      }
      finish(Int(step.variable))
    }
  }

  /// Adds a multiple of a variable to the expression under construction.
  private mutating func add(_ variable: Int, _ factor: Number) {
    for term in ranges[variable] {
      let coordinate = Int(coordinates[term])
      sums[coordinate] = sums[coordinate] + factor * factors[term]
      guard !isMarked[coordinate] else { continue }
      isMarked[coordinate] = true
      marked.append(Int32(coordinate))
    }
  }

  /// Makes the expression under construction that of a variable.
  private mutating func finish(_ variable: Int) {
    let start = coordinates.count
    marked.sort()
    for coordinate in marked {
      let sum = sums[Int(coordinate)]
      sums[Int(coordinate)] = .zero
      isMarked[Int(coordinate)] = false
      if !sum.isExact { isPoisoned = true }
      guard !sum.isZero else { continue }
      coordinates.append(coordinate)
      factors.append(sum)
    }
    marked.removeAll(keepingCapacity: true)
    ranges[variable] = start..<coordinates.count
  }

  /// Returns for each coordinate that moves anything the variables that it moves, in whole numbers.
  func directions() -> [FreeDirection] {
    var lists: [Int32: Int] = [:]
    var variables: [[Int]] = []
    var amounts: [[BigRational]] = []
    for variable in ranges.indices {
      for term in ranges[variable] {
        let list = lists[coordinates[term]] ?? variables.count
        if list == variables.count {
          lists[coordinates[term]] = list
          variables.append([])
          amounts.append([])
        }
        variables[list].append(variable)
        amounts[list].append(factors[term].exactValue)
      }
    }
    return variables.indices.map { list in
      let size = BigRational.scaleToWholeNumbers(amounts[list])
      let scale = amounts[list][0].isNegative ? -size : size
      return FreeDirection(
        variables: variables[list], amounts: scale == .one ? amounts[list] : amounts[list].map { $0 * scale })
    }
  }
}
