import LayoutModel
import LayoutSolver

extension SystemDiagnosis {
  /// Returns what the changes made of the system.
  func report(_ revision: SystemRevision, from original: LinearSystemFile) -> SystemChange {
    var change = SystemChange(edits: edits(from: original), conflictBefore: [], canHoldAfter: false)
    var old: Optimum?
    switch revision.before {
    case .optimal(let optimum): old = optimum
    case .contradictory(let conflict): change.conflictBefore = conflict.rows.map { constraintID($0) }
    }
    guard case .optimal(let new) = revision.after else { return change }
    change.canHoldAfter = true
    for (place, row) in file.rows.enumerated() where !removed.contains(place) {
      let was = original.rows[place].priority.isRequired ? nil : old?.errors[place]
      let isNow = row.priority.isRequired ? nil : new.errors[place]
      guard was != isNow, !((was ?? .zero).isZero && (isNow ?? .zero).isZero) else { continue }
      change.deviations.append(
        SystemChange.Deviation(
          constraint: constraintID(place), before: was?.description, after: isNow?.description))
    }
    guard let old else { return change }
    for (place, name) in file.variables.enumerated() where old.solution[place] != new.solution[place] {
      change.values.append(
        SystemChange.Value(
          name: name, before: old.solution[place].description, after: new.solution[place].description))
    }
    return change
  }

  /// Returns the changes in words for numbers, each from what the one before left.
  private func edits(from original: LinearSystemFile) -> [SystemChange.Edit] {
    var rows = original.rows
    return options.questions.edits.map { edit in
      let id = constraintID(edit.row)
      switch edit.change {
      case .constant(let constant):
        let old = rows[edit.row].bound
        rows[edit.row].bound = constant
        return SystemChange.Edit(
          kind: .constant, constraint: id, from: old.description, to: constant.description)
      case .priority(let priority):
        let old = rows[edit.row].priority
        rows[edit.row].priority = priority
        return SystemChange.Edit(
          kind: .priority, constraint: id, from: Self.text(old), to: Self.text(priority))
      case .removal: return SystemChange.Edit(kind: .removal, constraint: id)
      }
    }
  }

  /// Returns a priority as people write it.
  private static func text(_ priority: Priority) -> String {
    let value = Double(priority.value)
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
