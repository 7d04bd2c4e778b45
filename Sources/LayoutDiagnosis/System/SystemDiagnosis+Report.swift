import LayoutModel
import LayoutSolver
import TextSource

extension SystemDiagnosis {
  /// Returns the part of a report that speaks about the system.
  func report(findingID: String) -> Report {
    let notes = system.unusableRows.map { row in
      Note(
        SourceLocation(line: file.rows[required[row]].line ?? 0, column: 1),
        "The row \(file.rows[required[row]].label) adds up to numbers beyond 64 bits and is left out.")
    }
    let facts = facts
    return Report(
      inputs: [ReportInput(path: path, kind: .system, blocks: 1, notes: notes)], layouts: [layout],
      constraints: members(with: facts).map { entry($0) },
      findings: conflicts.isEmpty ? [] : [finding(findingID)], systems: [facts])
  }

  private var layout: ReportLayout {
    ReportLayout(
      id: id, input: path, name: path, direction: Layout.Direction.leftToRight.rawValue,
      isSatisfiable: conflicts.isEmpty,
      items: names.items.map { ReportItem(id: prefix + $0, name: $0, className: "") })
  }

  private var facts: ReportSystem {
    var facts = ReportSystem(
      input: path, layout: id, variableCount: file.variables.count,
      rowCount: file.rows.count - removed.count,
      requiredCount: required.count, gaps: conflicts.map { $0.gap.description },
      corrections: corrections?.components.map { component in
        component.map { set in set.map { constraintID(required[$0]) } }
      } ?? [], hasAllCorrections: corrections?.isComplete ?? true,
      values: values.indices.map { place in
        let (item, variable) = names.variables[place]
        return ReportSystem.Value(
          item: prefix + names.items[item], variable: variable.rawValue, name: file.variables[place],
          value: values[place].description)
      }, optimum: optimum.map { report($0) })
    facts.ranges = options.questions.ranges.flatMap { ranges(of: $0) }
    facts.couplings = couplings
    facts.smallest = smallest.map {
      SystemSmallest(core: members(of: $0.conflict), isProved: $0.isProvedSmallest)
    }
    facts.cheapest = options.questions.wantsCheapest ? cheapestRepair : nil
    facts.change = change
    return facts
  }

  private func report(_ best: Optimum) -> SystemOptimum {
    SystemOptimum(
      levels: best.levels.map { level in
        SystemOptimum.Level(
          priority: Double(level.priority.value), rowCount: level.rowCount, error: level.error.description)
      },
      unmet: best.shortfalls.map { shortfall in
        SystemOptimum.Unmet(
          constraint: constraintID(shortfall.row), amount: shortfall.amount.description,
          reason: members(shortfall.rows, shortfall.multipliers))
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

  /// The places in the file of the rows that the report speaks about.
  private func members(with facts: ReportSystem) -> [Int] {
    let forcing = optimum?.shortfalls.flatMap { $0.rows } ?? []
    var places = Set(conflicts.flatMap { $0.rows }.map { required[$0] } + forcing)
    let named = facts.namedConstraints
    if !named.isEmpty {
      let ids = Set(named)
      places.formUnion(file.rows.indices.filter { ids.contains(constraintID($0)) })
    }
    return places.sorted()
  }

  private func entry(_ place: Int) -> ReportConstraint {
    let row = file.rows[place]
    return ReportConstraint(
      id: constraintID(place), text: names.words(row), className: "", identifier: row.label, owner: .app,
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
      explanation: SystemWords.sentences(
        first, others: conflicts.count - 1, isComplete: isComplete, smallest: smallest),
      fingerprint: fingerprint(first), path: path,
      location: location(required[first.rows[0]]) ?? SourceLocation(line: 1, column: 1), layout: id,
      conflict: ReportConflict(
        verdict: .contradictory, core: members(of: first), gap: first.gap.doubleValue,
        otherCores: conflicts.dropFirst().map { members(of: $0) }, isComplete: isComplete))
  }

  /// Returns a key that is equal for equal rows over variables of the same names.
  private func fingerprint(_ conflict: MinimalConflict) -> String {
    var hash = StableHash()
    hash.add("system")
    for text in conflict.rows.map({ names.words(file.rows[required[$0]]) }).sorted() { hash.add(text) }
    return hash.text
  }
}
