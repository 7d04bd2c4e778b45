import LayoutImport
import LayoutModel
import LayoutSolver

extension BenchmarkOptions {
  /// Returns a line about answers after single changed constants, each moved by 1 and back.
  func measureEdits(_ file: LinearSystemFile, name: String) -> String {
    let rows = measuredRows(of: file)
    let system = LinearSystem(file, rows: rows)
    let fresh = median { answer(system) }
    var session = SolverSession(system, explains: explains)
    let start = milliseconds { answer(&session) }
    var durations: [Double] = []
    var state: UInt64 = 1
    while durations.count < 2 * edits, system.rowCount > 0 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let row = Int(state >> 33) % system.rowCount
      let old = file.rows[rows[row]].bound
      for constant in [old + .one, old] {
        durations.append(
          milliseconds {
            session.setConstant(row, to: constant)
            answer(&session)
          })
      }
    }
    durations.sort()
    let mean = durations.reduce(0, +) / Double(max(1, durations.count))
    let (middle, worst) = (durations[durations.count / 2], durations[durations.count - 1])
    var line = "\(name) rows \(system.rowCount) fresh ms \(fresh) start ms \(start)"
    line += " edit median ms \(middle) mean \(Double(Int(mean * 10000)) / 10000) worst \(worst)"
    return line + " mean/fresh 1/\(Int(fresh / max(0.0001, mean)))"
  }

  private func answer(_ system: LinearSystem) {
    if optimises { _ = system.optimum(explains: explains) } else { _ = system.feasibility() }
  }

  private func answer(_ session: inout SolverSession) {
    if optimises { _ = session.optimalSolution() } else { _ = session.feasibility() }
  }

  /// Returns how many milliseconds the processor spent on some work.
  private func milliseconds(_ work: () -> Void) -> Double {
    let start = Self.processorNanoseconds
    work()
    return Double((Self.processorNanoseconds - start) / 100) / 10_000
  }
}
