import LayoutModel
import LayoutReport
import LayoutSolver

/// Writes what the solver found with the names of a layout, in exact numbers and in points.
struct AnswerWords: Sendable {
  private let file: LinearSystemFile
  /// For each row that the solver speaks about its number in the layout.
  private let rows: [Int]

  /// Creates the words for what the solver says about some rows of a layout.
  init(_ file: LinearSystemFile, rows: [Int]) {
    self.file = file
    self.rows = rows
  }

  /// Returns the label of a row.
  func name(_ row: Int) -> JSONValue { .string(file.rows[rows[row]].label) }

  /// Returns the labels of rows.
  func names(_ rows: [Int]) -> JSONValue { .list(rows) { name($0) } }

  /// Returns the name of a variable.
  func variable(_ number: Int) -> JSONValue { .string(file.variables[number]) }

  /// Returns rows with their multipliers.
  func members(_ rows: [Int], _ multipliers: [BigRational]) -> JSONValue {
    .array(
      zip(rows, multipliers).map { row, multiplier in
        ["constraint": name(row), "multiplier": .string(multiplier.description)]
      })
  }

  /// Returns a minimal conflict.
  func conflict(_ conflict: MinimalConflict) -> JSONValue {
    [
      "core": members(conflict.rows, conflict.multipliers),
      "gap": .points(conflict.gap.doubleValue), "gapExact": .string(conflict.gap.description),
    ]
  }

  /// Returns that the required rows contradict each other.
  func contradiction(_ conflict: MinimalConflict) -> JSONValue {
    ["verdict": .string("contradictory"), "conflict": self.conflict(conflict)]
  }

  /// Returns the values of all variables, in the order of the layout, and which rows they leave unmet.
  func solution(_ optimum: Optimum) -> JSONValue {
    [
      "verdict": .string("satisfiable"),
      "optimal": .boolean(optimum.isOptimal),
      "values": .list(optimum.solution) { .points($0.doubleValue) },
      "exact": .list(optimum.solution) { .string($0.description) },
      "unmet": .list(optimum.errors.indices.filter { !optimum.errors[$0].isZero }) { row in
        ["constraint": name(row), "amount": .string(optimum.errors[row].description)]
      },
      "levels": .list(optimum.levels) { level in
        [
          "priority": .points(Double(level.priority.value)), "rows": .integer(level.rowCount),
          "error": .string(level.error.description),
        ]
      },
    ]
  }
}
