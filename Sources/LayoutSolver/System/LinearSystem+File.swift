package import LayoutModel

extension LinearSystem {
  /// Creates the system of some rows of a file; row i of the result is `rows[i]` of the file.
  ///
  /// Variables whose names make them the place and the size of one item are declared as such.
  package init(_ file: LinearSystemFile, rows: [Int]) {
    self.init()
    for _ in file.variables { _ = addVariable() }
    pairVariables(of: file)
    var terms: [LinearTerm] = []
    for row in rows {
      terms.removeAll(keepingCapacity: true)
      for term in file.rows[row].terms {
        terms.append(LinearTerm(variable: term.variable, coefficient: term.coefficient))
      }
      _ = addRow(terms, file.rows[row].relation, file.rows[row].bound, priority: file.rows[row].priority)
    }
  }

  private mutating func pairVariables(of file: LinearSystemFile) {
    var origins: [VariableName: Int] = [:]
    for (number, name) in file.variables.enumerated() {
      guard let name = VariableName(name), name.variable == .x || name.variable == .y else { continue }
      origins[name] = number
    }
    for (number, name) in file.variables.enumerated() {
      guard let name = VariableName(name), name.variable == .width || name.variable == .height else {
        continue
      }
      if let origin = origins[VariableName(name.item, .origin(name.variable.axis))] {
        pair(origin: origin, size: number)
      }
    }
  }
}
