/// From a solution of the reduced rows back to one of all rows.
extension Reduction where Number: OrderedNumber {
  /// Completes values, in place, that satisfy the rows which are still active.
  ///
  /// Every step's rows hold only variables that later steps or the caller have set, and its own.
  func complete(_ values: inout [Number], origins: [Int32]) {
    for step in steps.reversed() {
      if step.variable < 0 {
        for size in origins.indices where origins[size] >= 0 {
          values[size] = values[size] - values[Int(origins[size])]
        }
      } else {
        values[Int(step.variable)] = tightest(step, values)
      }
    }
  }

  /// Returns the value of a step's variable at which the tightest of its rows is an equality.
  private func tightest(_ step: Step, _ values: [Number]) -> Number {
    var tightest: Number?
    for index in step.rows {
      let row = Int(droppedRows[index])
      var rest = rows.rightSides[row]
      var factor = Number.one
      for entry in rows.entries(of: row) {
        let column = rows.columns[entry]
        if column == step.variable {
          factor = rows.values[entry]
        } else {
          rest = rest - rows.values[entry] * values[Int(column)]
        }
      }
      let bound = factor.isUnit ? rest * factor : rest / factor
      if let other = tightest, factor.isNegative ? bound < other : other < bound { continue }
      tightest = bound
    }
    return tightest ?? .zero
  }
}
