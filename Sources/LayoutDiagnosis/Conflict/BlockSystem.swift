import LayoutModel
import LayoutSolver

/// A layout's required constraints as a linear system, with the facts that no line states.
struct BlockSystem {
  /// Where a row comes from.
  enum Origin: Hashable {
    /// A constraint of the layout, by its place.
    case constraint(Int)
    /// The fact that a size is never negative.
    case size(ItemIndex, Axis)
  }

  /// What a system takes in beside the facts.
  struct Scope {
    /// A Boolean value that indicates whether the assumptions count.
    var assumptions = false
    /// The kinds of assumptions that count even when others do not.
    var kinds: Set<String> = []
    /// A Boolean value that indicates whether constraints count that need not hold.
    var optional = false
    /// The constraints that are left out.
    var without: Set<Int> = []
    /// The required constraints that give way to every other one, but before any that is optional.
    var yielding: Set<Int> = []
    /// Statements that take the place of a constraint's own.
    var replacing: [Int: LinearForm] = [:]
  }

  /// The rows.
  private(set) var system = LinearSystem()
  /// Where each row comes from.
  private(set) var origins: [Origin] = []

  /// The variable of the system for each number of each item, four an item; −1 where no row mentions it.
  private var columns: [Int32] = []

  /// Creates the system of a layout.
  init(_ layout: Layout, _ scope: Scope = Scope()) {
    columns = Array(repeating: -1, count: 4 * layout.items.count)
    for (index, constraint) in layout.constraints.enumerated() {
      guard constraint.priority.isRequired || scope.optional, !scope.without.contains(index),
        scope.assumptions || constraint.assumption.map({ scope.kinds.contains($0) }) ?? true
      else { continue }
      let priority = scope.yielding.contains(index) ? .almostRequired : constraint.priority
      add(scope.replacing[index] ?? constraint.form, from: .constraint(index), priority)
    }
    addSizes(of: layout)
  }

  /// Adds a further constraint of the layout, by its place.
  mutating func add(_ index: Int, of layout: Layout) {
    add(layout.constraints[index].form, from: .constraint(index), layout.constraints[index].priority)
  }

  /// Returns the variable of the system for a number of an item, or `nil` when no row mentions it.
  func column(knownOf item: ItemIndex, _ variable: Variable) -> Int? {
    let place = Self.place(item, variable)
    guard place < columns.count, columns[place] >= 0 else { return nil }
    return Int(columns[place])
  }

  private static func place(_ item: ItemIndex, _ variable: Variable) -> Int {
    switch variable {
    case .x: 4 * item
    case .y: 4 * item + 1
    case .width: 4 * item + 2
    case .height: 4 * item + 3
    }
  }

  private mutating func add(_ form: LinearForm, from origin: Origin, _ priority: Priority = .required) {
    let terms = form.terms.map { LinearTerm(variable: column(of: $0), coefficient: $0.coefficient) }
    _ = system.addRow(terms, form.relation, form.bound, priority: priority)
    origins.append(origin)
  }

  private mutating func column(of term: Term) -> Int {
    let place = Self.place(term.item, term.variable)
    while place >= columns.count { columns.append(-1) }
    if columns[place] < 0 { columns[place] = Int32(system.addVariable()) }
    return Int(columns[place])
  }

  /// Adds "a size is never negative" for every size that a row mentions.
  ///
  /// Implied guides are left out: nothing says that margins leave room between them.
  private mutating func addSizes(of layout: Layout) {
    for (index, item) in layout.items.enumerated() {
      for axis in Axis.allCases {
        guard let size = column(knownOf: index, .size(axis)) else { continue }
        if let origin = column(knownOf: index, .origin(axis)) { system.pair(origin: origin, size: size) }
        guard !item.isImplied || item.kind == .anchor else { continue }
        let key = Term(index, .size(axis), .one)
        add(LinearForm([key], .greaterThanOrEqual, .zero), from: .size(index, axis))
      }
    }
  }
}

extension Term {
  /// What a term is a multiple of.
  struct Key: Hashable {
    var item: ItemIndex
    var variable: Variable

    init(_ item: ItemIndex, _ variable: Variable) {
      self.item = item
      self.variable = variable
    }
  }

  /// What the term is a multiple of.
  var key: Key { Key(item, variable) }
}

extension BlockSystem.Origin {
  /// Returns the statement that the row makes.
  func form(in layout: Layout) -> LinearForm {
    switch self {
    case .constraint(let index): layout.constraints[index].form
    case .size(let item, let axis): LinearForm([Term(item, .size(axis), .one)], .greaterThanOrEqual, .zero)
    }
  }

  /// The place of the constraint, or `nil` for a fact that no line states.
  var constraint: Int? {
    guard case .constraint(let index) = self else { return nil }
    return index
  }
}
