import LayoutModel
import LayoutSolver

/// What to measure.
struct BenchmarkOptions {
  /// The number of measurements of which the median is taken.
  var runs = 5
  /// A Boolean value that indicates whether all minimal conflicts are enumerated.
  var enumerates = false
  /// A Boolean value that indicates whether the minimal correction sets are enumerated.
  var corrects = false
  /// A Boolean value that indicates whether the smallest conflict and the smallest correction set are looked for.
  var findsSmallest = false
  /// A Boolean value that indicates whether the conflicts' members are printed.
  var printsLabels = false
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
      case "--corrections": corrects = true
      case "--smallest": findsSmallest = true
      case "--labels": printsLabels = true
      case "--runs", "--count", "--steps":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return false }
        if argument == "--runs" { runs = value }
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
    lines += measureCorrections(file)
    if printsLabels {
      for conflict in conflicts {
        lines.append("mus " + conflict.rows.map { file.labels[$0] }.joined(separator: " "))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines to print about correction sets and the smallest conflict.
  private func measureCorrections(_ file: SystemFile) -> [String] {
    var lines: [String] = []
    if corrects {
      var sets = CorrectionSets?.none
      let time = median { sets = file.system.minimalCorrections(limits: limits) }
      let components = sets?.components ?? []
      var line = "  corrections " + components.map { "\($0.count)" }.joined(separator: "·")
      line += " total \(sets?.count.map { "\($0)" } ?? "more than 64 bits hold")"
      lines.append(line + " \(sets?.isComplete == true ? "complete" : "incomplete") ms \(time)")
    }
    if findsSmallest {
      var smallest = SmallestConflict?.none
      let time = median { smallest = file.system.smallestConflict(limits: limits) }
      let proof = smallest?.isProvedSmallest == true ? "proved" : "unproved"
      lines.append("  smallest \(smallest?.conflict.rows.count ?? 0) \(proof) ms \(time)")
      var outcome = CorrectionOutcome?.none
      let weights = [Rational?](repeating: .one, count: file.system.rowCount)
      let search = median { outcome = file.system.cheapestCorrection(weights: weights, limits: limits) }
      if case .corrected(let correction) = outcome {
        let proof = correction.isProvedCheapest ? "proved" : "unproved"
        lines.append("  smallest correction \(correction.rows.count) \(proof) ms \(search)")
      }
    }
    return lines
  }

  /// Returns the median duration of some work in milliseconds.
  private func median(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let durations = (0..<runs).map { _ in clock.measure(work) }.sorted()
    let (seconds, attoseconds) = durations[runs / 2].components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return Double(microseconds) / 1000
  }
}
