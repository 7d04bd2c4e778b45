import LayoutModel
import LayoutSolver
import TextSource

/// Solves a system of rows as it stands: whether the required ones can hold, with a solution or with the minimal
/// conflicts.
package struct SystemDiagnosis {
  /// What to search for and how to name it.
  package struct Options: Sendable {
    /// A Boolean value that indicates whether far more work is spent on finding every minimal conflict.
    package var isThorough: Bool
    /// A Boolean value that indicates whether ids are the names of the file, which are unique in it alone.
    package var usesOwnNames: Bool

    /// Creates options.
    package init(isThorough: Bool = false, usesOwnNames: Bool = true) {
      self.isThorough = isThorough
      self.usesOwnNames = usesOwnNames
    }

    fileprivate var limits: ConflictLimits {
      isThorough ? ConflictLimits(count: 10_000, steps: 40_000_000) : ConflictLimits()
    }
  }

  private let file: LinearSystemFile
  private let path: String
  private let id: String
  private let prefix: String
  private let names: SystemNames
  /// The places in the file of the rows that were solved.
  private let required: [Int]
  private var values: [BigRational] = []
  private var optimum: Optimum?
  private var freedom: Freedom?
  private var conflicts: [MinimalConflict] = []
  private var isComplete = true
  private var corrections = CorrectionSets?.none
  private var unusable: [Int] = []

  /// Solves a system; `id` is that of its layout in the report.
  init(_ file: LinearSystemFile, path: String, id: String, options: Options) {
    self.file = file
    self.path = path
    self.id = id
    prefix = options.usesOwnNames ? "" : id + "."
    names = SystemNames(file.variables)
    required = file.requiredRows
    let system = LinearSystem(file, rows: required)
    unusable = system.unusableRows.map { required[$0] }
    switch system.feasibility() {
    case .satisfiable(let solution):
      values = solution
      optimise()
    case .contradictory(let first):
      let found = system.minimalConflicts(limits: options.limits)
      conflicts = found.conflicts.isEmpty ? [first] : found.conflicts
      isComplete = found.isComplete
      corrections = system.minimalCorrections(limits: options.limits)
    }
  }

  /// Finds the best of all solutions, and what is not unique about it.
  private mutating func optimise() {
    let whole = LinearSystem(file, rows: Array(file.rows.indices))
    guard case .optimal(let best) = whole.optimum() else { return }
    values = best.solution
    optimum = best
    freedom = whole.freedom(of: best)
  }

  /// Returns the part of a report that speaks about the system.
  func report(findingID: String) -> Report {
    let notes = unusable.map { row in
      Note(
        SourceLocation(line: file.rows[row].line ?? 0, column: 1),
        "The row \(file.rows[row].label) adds up to numbers beyond 64 bits and is left out.")
    }
    return Report(
      inputs: [ReportInput(path: path, kind: .system, blocks: 1, notes: notes)], layouts: [layout],
      constraints: members.map { entry($0) }, findings: conflicts.isEmpty ? [] : [finding(findingID)],
      systems: [system])
  }
}

// MARK: - Entries

extension SystemDiagnosis {
  private var layout: ReportLayout {
    ReportLayout(
      id: id, input: path, name: path, direction: Layout.Direction.leftToRight.rawValue,
      isSatisfiable: conflicts.isEmpty,
      items: names.items.map { ReportItem(id: prefix + $0, name: $0, className: "") })
  }

  private var system: ReportSystem {
    ReportSystem(
      input: path, layout: id, variableCount: file.variables.count, rowCount: file.rows.count,
      requiredCount: required.count, gaps: conflicts.map { $0.gap.description },
      corrections: corrections?.components.map { component in
        component.map { set in set.map { prefix + file.rows[required[$0]].label } }
      } ?? [], hasAllCorrections: corrections?.isComplete ?? true,
      values: values.indices.map { place in
        let (item, variable) = names.variables[place]
        return ReportSystem.Value(
          item: prefix + names.items[item], variable: variable.rawValue, name: file.variables[place],
          value: values[place].description)
      }, optimum: optimum.map { report($0) })
  }

  private func report(_ best: Optimum) -> SystemOptimum {
    SystemOptimum(
      levels: best.levels.map { level in
        SystemOptimum.Level(
          priority: Double(level.priority.value), rowCount: level.rowCount, error: level.error.description)
      },
      unmet: best.shortfalls.map { shortfall in
        SystemOptimum.Unmet(
          constraint: prefix + file.rows[shortfall.row].label, amount: shortfall.amount.description,
          reason: zip(shortfall.rows, shortfall.multipliers).map { row, multiplier in
            ReportConflict.Member(
              constraint: prefix + file.rows[row].label, multiplier: multiplier.description)
          })
      },
      directions: freedom?.directions.map { direction in
        SystemOptimum.Direction(
          moves: zip(direction.variables, direction.amounts).map {
            (name: file.variables[$0], amount: $1.description)
          })
      } ?? [],
      ranges: freedom?.variables.map { free in
        SystemOptimum.Range(
          name: file.variables[free.variable], minimum: free.low?.description, maximum: free.high?.description
        )
      } ?? [])
  }

  /// The places in the file of the rows that take part in a conflict or in a proof about the optimum.
  private var members: [Int] {
    let forcing = optimum?.shortfalls.flatMap { $0.rows } ?? []
    return Set(conflicts.flatMap { $0.rows }.map { required[$0] } + forcing).sorted()
  }

  private func entry(_ place: Int) -> ReportConstraint {
    let row = file.rows[place]
    return ReportConstraint(
      id: prefix + row.label, text: names.words(row), className: "", identifier: row.label, owner: .app,
      priority: Double(row.priority.value), path: path, location: location(place), code: nil,
      terms: row.mergedTerms.map { term in
        let (item, variable) = names.variables[term.variable]
        return ReportConstraint.Term(
          item: prefix + names.items[item], variable: variable.rawValue,
          coefficient: term.coefficient.description)
      }, relation: row.relation, bound: row.bound.description)
  }

  private func location(_ place: Int) -> SourceLocation? {
    file.rows[place].line.map { SourceLocation(line: $0, column: 1) }
  }
}

// MARK: - The finding

extension SystemDiagnosis {
  private func finding(_ findingID: String) -> Finding {
    let first = conflicts[0]
    let rule = Recipe.plain.rule
    return Finding(
      id: findingID, rule: rule.id, severity: rule.severity,
      summary: first.rows.count == 1
        ? "The row \(file.rows[required[first.rows[0]]].label) cannot hold."
        : "These \(first.rows.count) rows cannot all hold.",
      explanation: SystemWords.sentences(first, others: conflicts.count - 1, isComplete: isComplete),
      fingerprint: fingerprint(first), path: path,
      location: location(required[first.rows[0]]) ?? SourceLocation(line: 1, column: 1), layout: id,
      conflict: ReportConflict(
        verdict: .contradictory, core: members(of: first), gap: first.gap.doubleValue,
        otherCores: conflicts.dropFirst().map { members(of: $0) }, isComplete: isComplete))
  }

  private func members(of conflict: MinimalConflict) -> [ReportConflict.Member] {
    zip(conflict.rows, conflict.multipliers).map { row, multiplier in
      ReportConflict.Member(
        constraint: prefix + file.rows[required[row]].label, multiplier: multiplier.description)
    }
  }

  /// Returns a key that is equal for equal rows over variables of the same names.
  private func fingerprint(_ conflict: MinimalConflict) -> String {
    var hash = StableHash()
    hash.add("system")
    for text in conflict.rows.map({ names.words(file.rows[required[$0]]) }).sorted() { hash.add(text) }
    return hash.text
  }
}
