import LayoutModel
import LayoutSolver

extension BenchmarkOptions {
  /// Returns the lines to print about a system's optimum.
  func measureOptimum(_ file: LinearSystemFile, name: String) -> String {
    let system = LinearSystem(file, rows: Array(file.rows.indices))
    var result = Optimization?.none
    let time = median { result = system.optimum(explains: explains) }
    var line = "\(name) rows \(system.rowCount) variables \(system.variableCount)"
    guard case .optimal(let optimum) = result else { return line + " contradictory ms \(time)" }
    let unmet = optimum.errors.reduce(0) { $1.isZero ? $0 : $0 + 1 }
    line += " levels \(optimum.levels.count) unmet \(unmet) ms \(time)"
    if explains {
      let sizes = optimum.shortfalls.map { $0.rows.count }
      let mean = sizes.reduce(0, +) / max(1, sizes.count)
      line += " reasons \(sizes.count) mean \(mean) largest \(sizes.max() ?? 0)"
    }
    if measuresFreedom {
      var freedom = Freedom?.none
      let time = median { freedom = system.freedom(of: optimum) }
      let sizes = freedom?.directions.map { $0.variables.count } ?? []
      if printsLabels {
        for free in freedom?.variables ?? [] {
          let (low, high) = (free.low?.description ?? "-", free.high?.description ?? "-")
          line = "range \(free.variable) \(low) \(high)\n" + line
        }
      }
      line += " free \(freedom?.variables.count ?? 0) degrees \(sizes.count)"
      line += " largest \(sizes.max() ?? 0) ms \(time)"
    }
    guard printsLevels else { return line }
    for level in optimum.levels { line += "\n  \(level.priority.value) \(level.error)" }
    return line
  }
}
