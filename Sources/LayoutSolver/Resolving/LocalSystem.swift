import LayoutModel

/// Some rows of an editable system over their own variables, numbered anew.
struct LocalSystem {
  /// The rows; row i is the row `rows[i]` of the whole.
  var system = LinearSystem()
  /// For each variable its number in the whole.
  var variables: [Int32] = []
  /// For each row its number in the whole, ascending.
  var rows: [Int] = []
}

/// Takes local systems out of an editable one without looking at the rest of it.
struct LocalSystemBuilder: Sendable {
  /// For each variable of the whole its local number, or −1; all −1 between two uses.
  private var numbers: [Int32]

  /// Creates a builder for a number of variables.
  init(variableCount: Int) { numbers = [Int32](repeating: -1, count: variableCount) }

  /// Takes notice of another variable.
  mutating func addVariable() { numbers.append(-1) }

  /// Returns the system of some rows over some variables; the others are constants.
  ///
  /// - Parameters:
  ///   - rows: the rows, ascending.
  ///   - variables: the variables, or `nil` for all that occur in the rows.
  ///   - source: the whole system.
  ///   - values: the values of the variables that are constants.
  ///   - held: if given, every row is required, and these rows are equations with other right sides.
  /// - Returns: the system, or `nil` when a right side needs more than 64 bits.
  mutating func system(
    of rows: [Int], over variables: [Int32]? = nil, in source: EditableSystem, at values: [BigRational],
    held: [Int: BigRational]? = nil
  ) -> LocalSystem? {
    var local = LocalSystem()
    local.rows = rows
    if let variables {
      for variable in variables { number(variable, &local) }
    } else {
      for row in rows {
        for variable in source.variables(of: row) { number(variable, &local) }
      }
    }
    defer { for variable in local.variables { numbers[Int(variable)] = -1 } }
    for (size, variable) in local.variables.enumerated() {
      let origin = source.system.origins[Int(variable)]
      guard origin >= 0, numbers[Int(origin)] >= 0 else { continue }
      local.system.pair(origin: Int(numbers[Int(origin)]), size: size)
    }
    var terms: [LinearTerm] = []
    for row in rows {
      terms.removeAll(keepingCapacity: true)
      var right = BigRational.zero
      for term in source.system.terms(of: row) {
        let variable = Int(source.system.columns[term])
        let coefficient = source.system.coefficients[term]
        if numbers[variable] >= 0 {
          terms.append(LinearTerm(variable: Int(numbers[variable]), coefficient: coefficient))
        } else {
          right -= BigRational(coefficient) * values[variable]
        }
      }
      var short = source.rightSides[row]
      if !right.isZero {
        guard let sum = (right + BigRational(short)).rational else { return nil }
        short = sum
      }
      if let held {
        guard let sum = held[row] else {
          _ = local.system.addRow(terms, source.system.relations[row], short)
          continue
        }
        guard let bound = (right + sum).rational else { return nil }
        _ = local.system.addRow(terms, .equal, bound)
        continue
      }
      _ = local.system.addRow(terms, source.system.relations[row], short, priority: source.priorities[row])
    }
    return local
  }

  /// Gives a variable its local number.
  private mutating func number(_ variable: Int32, _ local: inout LocalSystem) {
    guard numbers[Int(variable)] < 0 else { return }
    numbers[Int(variable)] = Int32(local.system.addVariable())
    local.variables.append(variable)
  }
}
