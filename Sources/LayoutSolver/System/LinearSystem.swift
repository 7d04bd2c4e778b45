package import LayoutModel

/// Linear equations and inequalities over variables without sign.
///
/// All rows lie one behind the other in flat arrays, so that 100,000 of them are built and read without an
/// allocation each.
package struct LinearSystem: Sendable {
  /// Where each row's terms begin, and behind the last row where they end.
  private(set) var firstTerm: [Int] = [0]
  /// The terms' variables, ascending within a row.
  private(set) var columns: [Int32] = []
  /// The terms' coefficients, none 0.
  private(set) var coefficients: [Rational] = []
  /// The rows' relations.
  private(set) var relations: [Relation] = []
  /// The rows' right sides.
  private(set) var rightSides: [Rational] = []
  /// The rows' priorities.
  private(set) var priorities: [Priority] = []
  /// The number of rows that need not hold.
  package private(set) var optionalRowCount = 0
  /// For each variable that is a size the variable that it measures from, else −1.
  private(set) var origins: [Int32] = []
  /// A Boolean value for each variable: whether some size measures from it.
  private var isOrigin: [Bool] = []
  /// The rows that hold a number beyond 64 bits or an unknown variable; they say nothing.
  package private(set) var unusableRows: [Int] = []

  /// Creates a system without variables and rows.
  package init() {}

  /// The number of variables.
  package var variableCount: Int { origins.count }
  /// The number of rows.
  package var rowCount: Int { relations.count }

  /// Adds a variable and returns its number, counted from 0.
  package mutating func addVariable() -> Int {
    origins.append(-1)
    isOrigin.append(false)
    return origins.count - 1
  }

  /// Declares that `size` measures from `origin`, as a width does from x.
  ///
  /// The engine then computes with the far edge, origin + size, which turns most rows of a layout into plain
  /// differences. It is a hint: it changes no answer, and one that fits no earlier hint is ignored.
  package mutating func pair(origin: Int, size: Int) {
    guard origins.indices.contains(origin), origins.indices.contains(size), origin != size,
      origins[origin] < 0, origins[size] < 0, !isOrigin[size]
    else { return }
    origins[size] = Int32(origin)
    isOrigin[origin] = true
  }

  /// Adds the row `sum of terms  relation  rhs` and returns its number, counted from 0.
  ///
  /// Terms of the same variable are added up. A row with a number that does not fit into 64 bits, or with a
  /// variable that does not exist, or with a priority that is not a number, is listed in `unusableRows` and
  /// otherwise ignored.
  ///
  /// - Parameters:
  ///   - terms: the left side.
  ///   - relation: how the sides compare.
  ///   - rhs: the right side.
  ///   - priority: how strongly the row is meant to hold; only `optimum()` regards rows below `required`.
  /// - Returns: the row's number.
  package mutating func addRow(
    _ terms: [LinearTerm], _ relation: Relation, _ rhs: Rational, priority: Priority = .required
  ) -> Int {
    let start = columns.count
    var isUsable = rhs.isExact && !priority.value.isNaN
    for term in terms {
      guard origins.indices.contains(term.variable), term.coefficient.isExact else {
        isUsable = false
        continue
      }
      insert(Int32(term.variable), term.coefficient, after: start)
    }
    for position in stride(from: columns.count - 1, through: start, by: -1) {
      isUsable = isUsable && coefficients[position].isExact
      if coefficients[position].isZero {
        columns.remove(at: position)
        coefficients.remove(at: position)
      }
    }
    if !isUsable {
      unusableRows.append(rowCount)
      columns.removeLast(columns.count - start)
      coefficients.removeLast(coefficients.count - start)
    }
    firstTerm.append(columns.count)
    relations.append(isUsable ? relation : .equal)
    rightSides.append(isUsable ? rhs : .zero)
    priorities.append(isUsable ? priority : .required)
    if isUsable, !priority.isRequired { optionalRowCount += 1 }
    return rowCount - 1
  }

  /// Puts a term into the row under construction: into its place by variable, or onto a term of that variable.
  private mutating func insert(_ column: Int32, _ coefficient: Rational, after start: Int) {
    var place = columns.count
    while place > start, columns[place - 1] > column { place -= 1 }
    if place > start, columns[place - 1] == column {
      coefficients[place - 1] += coefficient
    } else if place == columns.count {
      columns.append(column)
      coefficients.append(coefficient)
    } else {
      columns.insert(column, at: place)
      coefficients.insert(coefficient, at: place)
    }
  }

  /// The rows that have to hold, ascending.
  var requiredRows: [Int] { (0..<rowCount).filter { priorities[$0].isRequired } }

  /// The positions of a row's terms in `columns` and `coefficients`.
  func terms(of row: Int) -> Range<Int> { firstTerm[row]..<firstTerm[row + 1] }
}

extension LinearSystem {
  /// Returns the system of some rows over the same variables; row i of the result is `rows[i]`.
  ///
  /// A row that does not exist becomes an unusable one.
  package func subsystem(rows: [Int]) -> LinearSystem {
    var result = LinearSystem()
    result.origins = origins
    result.isOrigin = isOrigin
    result.relations.reserveCapacity(rows.count)
    let unusable = Set(unusableRows)
    for row in rows {
      if !relations.indices.contains(row) || unusable.contains(row) {
        result.unusableRows.append(result.rowCount)
        _ = result.addRow([], .equal, .zero)
      } else {
        result.append(row, of: self)
      }
    }
    return result
  }

  /// Returns the system of some rows over only the variables that occur in them, numbered anew in their order.
  func compacted(rows: [Int]) -> LinearSystem {
    var used: [Int32] = []
    for row in rows { used.append(contentsOf: columns[terms(of: row)]) }
    used.sort()
    var numbers: [Int32: Int32] = [:]
    var result = LinearSystem()
    for column in used where numbers[column] == nil { numbers[column] = Int32(result.addVariable()) }
    for (column, number) in numbers {
      guard let origin = numbers[origins[Int(column)]] else { continue }
      result.origins[Int(number)] = origin
      result.isOrigin[Int(origin)] = true
    }
    for row in rows {
      result.append(row, of: self)
      for term in result.terms(of: result.rowCount - 1) {
        result.columns[term] = numbers[result.columns[term]] ?? 0
      }
    }
    return result
  }

  /// Adds a copy of a row of another system.
  private mutating func append(_ row: Int, of other: LinearSystem) {
    let terms = other.terms(of: row)
    columns.append(contentsOf: other.columns[terms])
    coefficients.append(contentsOf: other.coefficients[terms])
    firstTerm.append(columns.count)
    relations.append(other.relations[row])
    rightSides.append(other.rightSides[row])
    priorities.append(other.priorities[row])
    if !other.priorities[row].isRequired { optionalRowCount += 1 }
  }
}
