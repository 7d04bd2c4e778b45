import Foundation
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
  /// A Boolean value that indicates whether the time for reading is printed.
  var timesReading = false
  /// A Boolean value that indicates whether the optimum is measured and not the verdict.
  var optimises = false
  /// A Boolean value that indicates whether the optimum comes with proofs.
  var explains = false
  /// A Boolean value that indicates whether each level's error is printed.
  var printsLevels = false
  /// A Boolean value that indicates whether the freedom at the optimum is measured.
  var measuresFreedom = false
  /// A Boolean value that indicates whether layout files are read instead of systems.
  var readsLayouts = false
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
      case "--corrections": corrects = true
      case "--smallest": findsSmallest = true
      case "--labels": printsLabels = true
      case "--reading": timesReading = true
      case "--layouts": readsLayouts = true
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
  func measure(_ file: LinearSystemFile, name: String) -> String {
    let rows = file.requiredRows
    let system = LinearSystem(file, rows: rows)
    var lines: [String] = []
    let expectation = file.value(of: "expect") ?? "-"
    var verdict = ""
    var conflicts: [MinimalConflict] = []
    let decision = median {
      switch system.feasibility() {
      case .satisfiable: verdict = "sat"
      case .contradictory(let conflict):
        verdict = "unsat"
        conflicts = [conflict]
      }
    }
    var line = "\(name) rows \(system.rowCount) variables \(system.variableCount)"
    line += " verdict \(verdict) expect \(expectation) ms \(decision)"
    if let conflict = conflicts.first { line += " size \(conflict.rows.count) gap \(conflict.gap)" }
    lines.append(line)
    if enumerates {
      var set = ConflictSet?.none
      let enumeration = median { set = system.minimalConflicts(limits: limits) }
      conflicts = set?.conflicts ?? []
      let extent = set?.isComplete == true ? "complete" : "incomplete"
      lines.append("  all \(conflicts.count) \(extent) ms \(enumeration)")
    }
    lines += measureCorrections(system)
    if printsLabels {
      for conflict in conflicts {
        lines.append("mus " + conflict.rows.map { file.rows[rows[$0]].label }.joined(separator: " "))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines to print about correction sets and the smallest conflict.
  private func measureCorrections(_ system: LinearSystem) -> [String] {
    var lines: [String] = []
    if corrects {
      var sets = CorrectionSets?.none
      let time = median { sets = system.minimalCorrections(limits: limits) }
      let components = sets?.components ?? []
      var line = "  corrections " + components.map { "\($0.count)" }.joined(separator: "·")
      line += " total \(sets?.count.map { "\($0)" } ?? "more than 64 bits hold")"
      lines.append(line + " \(sets?.isComplete == true ? "complete" : "incomplete") ms \(time)")
    }
    if findsSmallest {
      var smallest = SmallestConflict?.none
      let time = median { smallest = system.smallestConflict(limits: limits) }
      let proof = smallest?.isProvedSmallest == true ? "proved" : "unproved"
      lines.append("  smallest \(smallest?.conflict.rows.count ?? 0) \(proof) ms \(time)")
      var outcome = CorrectionOutcome?.none
      let weights = [Rational?](repeating: .one, count: system.rowCount)
      let search = median { outcome = system.cheapestCorrection(weights: weights, limits: limits) }
      if case .corrected(let correction) = outcome {
        let proof = correction.isProvedCheapest ? "proved" : "unproved"
        lines.append("  smallest correction \(correction.rows.count) \(proof) ms \(search)")
      }
    }
    return lines
  }

  /// Returns the median time that the processor spent on some work, in milliseconds.
  ///
  /// It is the processor's time and not that of the clock, so that other work on the machine counts for less.
  func median(_ work: () -> Void) -> Double {
    let durations = (0..<runs).map { _ in
      let start = Self.processorNanoseconds
      work()
      return Self.processorNanoseconds - start
    }.sorted()
    return Double(durations[runs / 2] / 1000) / 1000
  }

  /// The time that the processor has spent on this process.
  static var processorNanoseconds: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
