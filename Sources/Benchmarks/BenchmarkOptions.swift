import LayoutSolver

/// What to measure.
struct BenchmarkOptions {
  /// The number of measurements of which the median is taken.
  var runs = 5
  /// A Boolean value that indicates whether all minimal conflicts are enumerated.
  var enumerates = false
  /// A Boolean value that indicates whether the conflicts' members are printed.
  var printsLabels = false
  /// A Boolean value that indicates whether the optimum is measured and not the verdict.
  var optimises = false
  /// A Boolean value that indicates whether the optimum comes with proofs.
  var explains = false
  /// A Boolean value that indicates whether each level's error is printed.
  var printsLevels = false
  /// A Boolean value that indicates whether the freedom at the optimum is measured.
  var measuresFreedom = false
  /// The number of edits to measure, each done and undone, or 0 for none.
  var edits = 0
  /// The variable whose range is measured, by its name.
  var rangeName = ""
  /// The limits of the enumeration.
  var limits = ConflictLimits()
  /// The files to read.
  var paths: [String] = []

  /// Reads the command line and returns whether it is well-formed.
  mutating func read(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": enumerates = true
      case "--labels": printsLabels = true
      case "--optimum": optimises = true
      case "--reasons": explains = true
      case "--levels": printsLevels = true
      case "--freedom": (optimises, measuresFreedom) = (true, true)
      case "--range": rangeName = rest.popFirst() ?? ""
      case "--runs", "--count", "--steps", "--edits":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return false }
        if argument == "--runs" { runs = value }
        if argument == "--edits" { edits = value }
        if argument == "--count" { limits.count = value }
        if argument == "--steps" { limits.steps = value }
      default:
        guard !argument.hasPrefix("--") else { return false }
        paths.append(argument)
      }
    }
    return !paths.isEmpty
  }

  /// Returns the lines to print about a system.
  func measure(_ file: SystemFile, name: String) -> String {
    var lines: [String] = []
    var verdict = ""
    var conflicts: [MinimalConflict] = []
    let decision = median {
      switch file.system.feasibility() {
      case .satisfiable: verdict = "sat"
      case .contradictory(let conflict):
        verdict = "unsat"
        conflicts = [conflict]
      }
    }
    var line = "\(name) rows \(file.system.rowCount) variables \(file.system.variableCount)"
    line += " verdict \(verdict) expect \(file.expectation) ms \(decision)"
    if let conflict = conflicts.first { line += " size \(conflict.rows.count) gap \(conflict.gap)" }
    lines.append(line)
    if enumerates {
      var set = ConflictSet?.none
      let enumeration = median { set = file.system.minimalConflicts(limits: limits) }
      conflicts = set?.conflicts ?? []
      let extent = set?.isComplete == true ? "complete" : "incomplete"
      lines.append("  all \(conflicts.count) \(extent) ms \(enumeration)")
    }
    if printsLabels {
      for conflict in conflicts {
        lines.append("mus " + conflict.rows.map { file.labels[$0] }.joined(separator: " "))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the median duration of some work in milliseconds.
  func median(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let durations = (0..<runs).map { _ in clock.measure(work) }.sorted()
    let (seconds, attoseconds) = durations[runs / 2].components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return Double(microseconds) / 1000
  }
}
