import LayoutModel

/// Writes the rows that decide whether a list can hold without some members of a conflict, in the `alc 1` format.
///
/// The labels are the ids of the report. Rows that share no variable with the conflict, not even through others,
/// cannot change the answer and are left out.
struct ConflictRows {
  /// The most rows that are written; a page with more would be slow to open.
  private static let most = 2000

  private let layout: Layout
  private var rows: [(origin: BlockSystem.Origin, form: LinearForm)] = []

  /// Gathers the rows of a layout within a scope.
  init(_ layout: Layout, _ scope: BlockSystem.Scope) {
    self.layout = layout
    for (index, constraint) in layout.constraints.enumerated()
    where constraint.priority.isRequired && !scope.without.contains(index) && constraint.form.isExact {
      guard scope.assumptions || constraint.assumption == nil else { continue }
      rows.append((.constraint(index), constraint.form))
    }
    addSizes()
  }

  /// Adds "a size is never negative" for the same items as `BlockSystem` does.
  private mutating func addSizes() {
    var sizes: Set<Term.Key> = []
    for row in rows { for term in row.form.terms { sizes.insert(term.key) } }
    for (index, item) in layout.items.enumerated() where !item.isImplied || item.kind == .anchor {
      for axis in Axis.allCases where sizes.contains(Term.Key(index, .size(axis))) {
        let origin = BlockSystem.Origin.size(index, axis)
        rows.append((origin, origin.form(in: layout)))
      }
    }
  }

  /// Returns the rows that are tied to a core; `nil` when there are too many.
  func text(around core: Core, id: (BlockSystem.Origin) -> String) -> String? {
    let tied = tied(to: core)
    guard tied.count <= Self.most else { return nil }
    var text = "alc 1\n"
    var numbers: [Term.Key: Int] = [:]
    for place in tied {
      for term in rows[place].form.terms where numbers[term.key] == nil {
        numbers[term.key] = numbers.count
        text += "var \(name(term))\n"
      }
    }
    for place in tied {
      let (origin, form) = rows[place]
      let relation = form.relation == .equal ? "=" : form.relation.rawValue
      text += "con \(id(origin)) 1000 \(relation) \(number(form.bound))"
      for term in form.terms { text += " \(number(term.coefficient)) \(numbers[term.key] ?? 0)" }
      text += "\n"
    }
    return text
  }

  private func name(_ term: Term) -> String { VariableName("i\(term.item + 1)", term.variable).text }

  private func number(_ value: Rational) -> String { value.decimalText ?? value.description }

  /// Returns the places of the rows that are tied to a core's members, ascending.
  private func tied(to core: Core) -> [Int] {
    var users: [Term.Key: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      for term in row.form.terms { users[term.key, default: []].append(place) }
    }
    var isTied = [Bool](repeating: false, count: rows.count)
    var open = core.members.flatMap { $0.form.terms.map { $0.key } }
    var seen = Set(open)
    while let key = open.popLast() {
      for place in users[key] ?? [] where !isTied[place] {
        isTied[place] = true
        for term in rows[place].form.terms where seen.insert(term.key).inserted { open.append(term.key) }
      }
    }
    return rows.indices.filter { isTied[$0] }
  }
}
