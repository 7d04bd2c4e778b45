import LayoutModel
import LayoutSolver

extension BenchmarkOptions {
  /// Returns a line about the range of a variable, and what the optimum is within it.
  func measureRange(_ file: SystemFile, of variable: Int, name: String) -> String {
    let own = file.fixingRows(of: variable)
    var range = ContainerRange?.none
    let time = median { range = file.system.containerRange(of: variable, without: own) }
    var line = "\(name) rows \(file.system.rowCount) without \(own.count)"
    switch range {
    case .interval(let low, let high):
      line += " low \(text(low)) high \(text(high))"
    default: line += " contradictory"
    }
    line += " ms \(time)"
    guard optimises else { return line }
    var profile = OptimumProfile?.none
    let duration = median {
      profile = file.system.optimumProfile(of: variable, without: own, from: 0, to: 2000)
    }
    let extent = profile?.isComplete == true ? "complete" : "incomplete"
    return line + " pieces \(profile?.pieces.count ?? 0) \(extent) ms \(duration)"
  }

  private func text(_ end: RangeEnd?) -> String {
    end.map { "\($0.value) by \($0.rows.count) rows" } ?? "-"
  }
}
