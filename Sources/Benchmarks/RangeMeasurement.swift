import LayoutImport
import LayoutModel
import LayoutSolver

extension BenchmarkOptions {
  /// Returns a line about the range of a variable, and what the optimum is within it.
  func measureRange(_ file: LinearSystemFile, of variable: Int, name: String) -> String {
    let rows = measuredRows(of: file)
    let system = LinearSystem(file, rows: rows)
    let own = rows.indices.filter { isFixing(file.rows[rows[$0]], variable) }
    var range = ContainerRange?.none
    let time = median { range = system.containerRange(of: variable, without: own) }
    var line = "\(name) rows \(system.rowCount) without \(own.count)"
    switch range {
    case .interval(let low, let high):
      line += " low \(text(low)) high \(text(high))"
    default: line += " contradictory"
    }
    line += " ms \(time)"
    guard optimises else { return line }
    var profile = OptimumProfile?.none
    let duration = median {
      profile = system.optimumProfile(of: variable, without: own, from: 0, to: 2000)
    }
    let extent = profile?.isComplete == true ? "complete" : "incomplete"
    return line + " pieces \(profile?.pieces.count ?? 0) \(extent) ms \(duration)"
  }

  /// The rows that a measurement is about: all when the optimum is measured, and else those that must hold.
  func measuredRows(of file: LinearSystemFile) -> [Int] {
    optimises ? Array(file.rows.indices) : file.requiredRows
  }

  /// Returns whether a row is an equation of nothing but a variable.
  private func isFixing(_ row: LinearSystemFile.Row, _ variable: Int) -> Bool {
    row.relation == .equal && row.terms.count == 1 && row.terms.first?.variable == variable
  }

  private func text(_ end: RangeEnd?) -> String {
    end.map { "\($0.value) by \($0.rows.count) rows" } ?? "-"
  }
}
