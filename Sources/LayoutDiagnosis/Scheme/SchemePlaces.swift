import LayoutModel
import LayoutSolver

/// Where the items of a minimal conflict lie when its subject gives way.
///
/// The members without the subject are linearly independent: a minimal conflict has a single combination of its rows
/// that cancels, and every row is in it. So they can all hold as equations at once. What they leave open is settled by
/// wishes of lower and lower weight: sizes are not negative, items lie inside the ones around them, the rest of the
/// list holds, the outermost begins at 0, sizes are those of a small control.
struct SchemePlaces {
  /// The items that members speak about, ascending, with the axes along which they do.
  private(set) var items: [ItemIndex: Set<Axis>] = [:]
  /// The constraints of the list that speak about nothing else, in its order.
  private(set) var others: [Int] = []

  private let layout: Layout
  private var columns: [Term.Key: Int] = [:]
  private var system = LinearSystem()
  private var solution: [BigRational] = []

  /// The most members that a drawing can show.
  static let mostMembers = 60
  /// The most other constraints that count.
  private static let mostOthers = 24
  /// The size of an item that nothing else decides, in points.
  private static let usualSize: Rational = 44

  /// Solves the members of a core without its subject; `nil` for a core that is too large to be drawn.
  init?(_ core: Core, subject: BlockSystem.Origin, in layout: Layout, _ nesting: SchemeNesting) {
    guard core.members.count <= Self.mostMembers else { return nil }
    self.layout = layout
    for member in core.members {
      for term in member.form.terms { items[term.item, default: []].insert(term.variable.axis) }
    }
    for member in core.members where member.origin != subject {
      add(LinearForm(member.form.terms, .equal, member.form.bound), .required)
    }
    addOthers(core)
    addWishes(nesting)
    guard system.unusableRows.isEmpty, case .optimal(let best) = system.optimum(explains: false) else {
      return nil
    }
    solution = best.solution
  }

  /// Returns the number of an item, or `nil` where no member speaks about that axis of it.
  func value(_ item: ItemIndex, _ variable: Variable) -> BigRational? {
    columns[Term.Key(item, variable)].map { solution[$0] }
  }

  /// Returns by how much the left side of a statement exceeds its right side.
  func deviation(of form: LinearForm) -> BigRational? {
    var sum = BigRational.zero - BigRational(form.bound)
    for term in form.terms {
      guard let value = value(term.item, term.variable) else { return nil }
      sum += value * BigRational(term.coefficient)
    }
    return sum
  }
}

// MARK: - Rows

extension SchemePlaces {
  private mutating func add(_ form: LinearForm, _ priority: Priority) {
    let terms = form.terms.map { LinearTerm(variable: column($0.key), coefficient: $0.coefficient) }
    _ = system.addRow(terms, form.relation, form.bound, priority: priority)
  }

  private mutating func column(_ key: Term.Key) -> Int {
    if let known = columns[key] { return known }
    let new = system.addVariable()
    columns[key] = new
    return new
  }

  /// Adds constraints that speak only about what members speak about; those that must hold count more.
  private mutating func addOthers(_ core: Core) {
    let members = Set(core.constraints)
    for (index, constraint) in layout.constraints.enumerated() {
      guard others.count < Self.mostOthers else { return }
      guard !members.contains(index), constraint.assumption == nil, !constraint.form.terms.isEmpty,
        constraint.form.isExact, constraint.form.terms.allSatisfy({ isKnown($0) })
      else { continue }
      others.append(index)
      let own = constraint.priority.isRequired ? 700 : min(650, constraint.priority.value * 0.65)
      add(constraint.form, Priority(own))
    }
  }

  private func isKnown(_ term: Term) -> Bool { items[term.item]?.contains(term.variable.axis) == true }

  private mutating func addWishes(_ nesting: SchemeNesting) {
    for item in items.keys.sorted() {
      for axis in Axis.allCases where items[item]?.contains(axis) == true {
        let size = Term(item, .size(axis), .one)
        let origin = Term(item, .origin(axis), .one)
        add(LinearForm([size], .greaterThanOrEqual, .zero), Priority(900))
        add(LinearForm([size], .equal, Self.usualSize), Priority(60))
        add(LinearForm([origin], .equal, .zero), Priority(nesting.parents[item] == nil ? 100 : 30))
        guard let parent = nesting.parents[item], items[parent]?.contains(axis) == true else { continue }
        let outer = [
          Term(parent, .origin(axis), Rational(-1)), Term(parent, .size(axis), Rational(-1)),
        ]
        add(LinearForm([origin, outer[0]], .greaterThanOrEqual, .zero), Priority(800))
        add(LinearForm([origin, size] + outer, .lessThanOrEqual, .zero), Priority(800))
      }
    }
  }
}
