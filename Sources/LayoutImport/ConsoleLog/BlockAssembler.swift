import LayoutModel
import TextSource

/// Makes a layout of the entries of a list.
struct BlockAssembler {
  private var table = ItemTable()
  private var drafts: [Draft] = []
  private var keys: [String: Int] = [:]

  /// An entry whose items are known, but whose statement is not yet lowered: margins guides may still come.
  struct Draft {
    var entry: RawEntry
    var location: SourceLocation
    var left: [Summand]
    var right: [Summand]
  }

  /// A multiple of an attribute of a known item, or a number.
  struct Summand {
    var factor: Rational
    var item: ItemIndex?
    var attribute: Attribute?
    /// The variable of an implied item that stands for an unknown attribute.
    var variable: Variable?
  }

  /// The layout of a list, with what is known about the list itself.
  struct Result {
    /// The listed constraints, then the broken one if it is not listed, then implied ones.
    var layout: Layout
    /// How many constraints the list has; equal entries count once.
    var listedCount: Int
    /// The place of the broken constraint.
    var broken: Int?
    /// The entries whose numbers are beyond what can be computed with exactly.
    var unusable: [SourceLocation]
    /// A Boolean value that indicates whether items with masked addresses occur.
    var hasMaskedItems: Bool
  }

  /// Returns the layout of the entries of a list and of the broken constraint.
  static func assemble(_ reader: ListReader) -> Result {
    var assembler = BlockAssembler()
    for (entry, location) in reader.entries where entry.isActive { assembler.add(entry, at: location) }
    let listed = assembler.drafts.count
    var broken: Int?
    if let found = reader.broken {
      broken = assembler.place(of: found.entry)
      if broken == nil {
        assembler.add(found.entry, at: found.location)
        broken = assembler.drafts.count - 1
      }
    }
    let (layout, unusable) = assembler.lowered()
    return Result(
      layout: layout, listedCount: listed, broken: broken, unusable: unusable,
      hasMaskedItems: assembler.table.hasMaskedItems)
  }

  /// Returns the layout of entries that belong to no list.
  static func layout(of entries: [(entry: RawEntry, location: SourceLocation)]) -> Layout {
    var assembler = BlockAssembler()
    for (entry, location) in entries { assembler.add(entry, at: location) }
    return assembler.lowered().layout
  }

  private mutating func add(_ entry: RawEntry, at location: SourceLocation) {
    table.learn(entry.names)
    let draft = Draft(
      entry: entry, location: location, left: resolve(entry.statement.left, in: entry),
      right: resolve(entry.statement.right, in: entry))
    let key = Self.key(of: entry)
    if let known = keys[key], drafts[known].entry.statement == entry.statement { return }
    keys[key] = drafts.count
    drafts.append(draft)
  }

  /// Returns the place of the listed constraint that an entry describes again.
  private func place(of entry: RawEntry) -> Int? { keys[Self.key(of: entry)] }

  private static func key(of entry: RawEntry) -> String {
    if let address = entry.address { return address }
    return "\(entry.className) \(entry.label ?? "") \(entry.identifier ?? "") \(entry.printed)"
  }
}

// MARK: - Items

extension BlockAssembler {
  private mutating func resolve(_ terms: [RawTerm], in entry: RawEntry) -> [Summand] {
    terms.map { term in
      guard let reference = term.reference else { return Summand(factor: term.factor) }
      var item: ItemIndex
      if reference.item.name == "|", reference.item.className.isEmpty, reference.item.address == nil {
        item = table.superview(of: partner(in: entry), names: entry.names)
      } else {
        item = table.index(of: reference.item, names: entry.names)
      }
      guard let attribute = reference.attribute else {
        let printed = reference.printedAttribute
        // "(null)" may be any attribute, so two of them need not be the same.
        let mark = printed == "(null)" ? Self.key(of: entry) : ""
        item = table.anchor(printed, of: item, distinguishedBy: mark)
        return Summand(factor: term.factor, item: item, variable: Self.variable(ofUnknown: printed))
      }
      return Summand(factor: term.factor, item: item, attribute: attribute)
    }
  }

  /// Returns the item at the other end of the connection in which `|` stands.
  private mutating func partner(in entry: RawEntry) -> ItemIndex {
    let references = (entry.statement.left + entry.statement.right).compactMap { $0.reference }
    let raw = references.first { $0.item.name != "|" }?.item ?? RawItem(name: "|")
    return table.index(of: raw, names: entry.names)
  }

  private static func variable(ofUnknown attribute: String) -> Variable {
    switch attribute {
    case "contentWidth": .width
    case "contentHeight": .height
    default: attribute.hasPrefix("column") ? .x : .y
    }
  }
}

// MARK: - Constraints

extension BlockAssembler {
  private static let marginEdges: [(prefix: String, edge: Attribute)] = [
    ("UIView-left", .left), ("UIView-right", .right), ("UIView-top", .top), ("UIView-bottom", .bottom),
    ("UIView-leading", .leading), ("UIView-trailing", .trailing),
  ]

  private mutating func lowered() -> (layout: Layout, unusable: [SourceLocation]) {
    for index in drafts.indices { measureFromSuperview(index) }
    let isRightToLeft = drafts.contains { $0.entry.direction == .rightToLeft }
    var builder = LayoutBuilder(
      Layout(items: table.items, direction: isRightToLeft ? .rightToLeft : .leftToRight))
    for draft in drafts { noteMargins(draft, in: &builder) }
    var constraints: [Constraint] = []
    for draft in drafts { constraints.append(constraint(draft, &builder)) }
    if table.items.contains(where: { OwnerTable.isSystemScreen($0) }) {
      for index in constraints.indices where constraints[index].owner == .app {
        constraints[index].owner = .keyboard
      }
    }
    let unusable = constraints.indices.filter { !Self.isUsable(constraints[$0].form) }
    for index in unusable {
      constraints[index].equation = nil
      constraints[index].form = LinearForm([], .equal, .zero)
    }
    builder.layout.constraints.insert(contentsOf: constraints, at: 0)
    return (builder.layout, unusable.map { drafts[$0].location })
  }

  /// The size from which on a number stands for "no limit" and not for a length, in points.
  private static let noLimit = Rational(1_000_000_000_000_000)

  private static func isUsable(_ form: LinearForm) -> Bool {
    form.isExact && form.bound.magnitude < noLimit
  }

  /// Adds to a place without a second item, such as `minX == 10`, the superview's edge from which it is measured.
  private mutating func measureFromSuperview(_ index: Int) {
    let draft = drafts[index]
    guard draft.left.count == 1, let reference = Self.reference(draft.left[0]),
      !reference.attribute.isSize, draft.right.allSatisfy({ $0.item == nil })
    else { return }
    let edge: Attribute = reference.attribute.axis == .horizontal ? .left : .top
    let superview = table.superview(of: reference.item, names: draft.entry.names)
    drafts[index].right.insert(
      Summand(factor: draft.left[0].factor, item: superview, attribute: edge), at: 0)
  }

  /// Tells the builder which item a margins guide belongs to and which of its edges the list ties.
  private func noteMargins(_ draft: Draft, in builder: inout LayoutBuilder) {
    guard let identifier = draft.entry.identifier, identifier.hasSuffix("Margin-guide-constraint") else {
      return
    }
    let items = (draft.left + draft.right).compactMap { $0.item }
    guard let guide = items.first(where: { table.items[$0].kind == .guide }),
      let owner = items.first(where: { $0 != guide })
    else { return }
    builder.setMarginsGuide(guide, of: owner)
    for (prefix, edge) in Self.marginEdges where identifier.hasPrefix(prefix) { builder.setTied(guide, edge) }
  }

  private func constraint(_ draft: Draft, _ builder: inout LayoutBuilder) -> Constraint {
    let entry = draft.entry
    var equation = Self.equation(draft)
    let priority = Self.priority(of: entry, &equation)
    let form = equation.map { builder.form(of: $0) } ?? generalForm(draft, &builder)
    let items = (draft.left + draft.right).compactMap { $0.item }.map { table.items[$0] }
    var constraint = Constraint(
      className: entry.className, identifier: entry.identifier, address: entry.address,
      owner: OwnerTable.owner(className: entry.className, identifier: entry.identifier, items: items),
      priority: priority, equation: equation, form: form, printed: entry.printed, mask: entry.mask,
      code: entry.code, location: draft.location)
    constraint.source = entry.source.isEmpty ? nil : entry.source
    constraint.readings = MultiplierReadings.find(in: entry.printed, of: equation)
    return constraint
  }

  /// Returns the entry's statement as an equation, where it has that shape.
  private static func equation(_ draft: Draft) -> Equation? {
    guard draft.left.count == 1, let left = reference(draft.left[0]), draft.left[0].factor == .one else {
      return nil
    }
    let relation = draft.entry.statement.relation
    let references = draft.right.filter { $0.item != nil }
    let constant = draft.right.filter { $0.item == nil }.reduce(Rational.zero) { $0 + $1.factor }
    if references.isEmpty { return Equation(left, relation, constant: constant) }
    guard references.count == 1, let right = reference(references[0]) else { return nil }
    return Equation(left, relation, right, multiplier: references[0].factor, constant: constant)
  }

  private static func reference(_ summand: Summand) -> AttributeReference? {
    guard let item = summand.item, let attribute = summand.attribute else { return nil }
    return AttributeReference(item, attribute)
  }

  /// Returns the priority; a content size is two constraints, of which only a required one can be in a conflict.
  private static func priority(of entry: RawEntry, _ equation: inout Equation?) -> Priority {
    guard let (hugging, compression) = entry.contentPriorities else { return entry.priority }
    if hugging.isRequired != compression.isRequired {
      equation?.relation = hugging.isRequired ? .lessThanOrEqual : .greaterThanOrEqual
    }
    return max(hugging, compression)
  }

  /// Returns the statement of an entry that is a sum of anchors.
  private func generalForm(_ draft: Draft, _ builder: inout LayoutBuilder) -> LinearForm {
    var sum = LinearSum()
    var bound = Rational.zero
    let isMirrored =
      builder.layout.direction == .rightToLeft
      && (draft.left + draft.right).contains { $0.attribute?.followsReadingDirection == true }
    for (side, sign) in [(draft.left, Rational.one), (draft.right, -1)] {
      for summand in side {
        let factor = summand.factor * sign
        if let item = summand.item, let variable = summand.variable {
          sum.add(Term(item, variable, factor))
        } else if let reference = Self.reference(summand) {
          builder.add(reference, factor: factor, mirrored: isMirrored, to: &sum)
        } else {
          bound -= factor
        }
      }
    }
    return LinearForm(sum.terms, draft.entry.statement.relation, bound)
  }
}
