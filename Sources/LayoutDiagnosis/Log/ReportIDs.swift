import LayoutModel

/// Gives out the ids of a report and turns a layout into the entries that the ids stand for.
struct ReportIDs {
  private var layouts = 0
  private var constraints = 0
  private let prefix: String

  /// Creates ids; a prefix keeps those of inputs apart that are diagnosed at the same time.
  init(prefix: String = "") { self.prefix = prefix }

  /// Returns the id of a finding.
  func finding(_ index: Int) -> String { "\(prefix)f\(index + 1)" }

  /// The ids of one layout, its items and its constraints.
  struct LayoutIDs {
    /// The id of the layout.
    var layout: String
    /// The number of the first constraint.
    fileprivate var first: Int
    /// What ids of constraints begin with.
    fileprivate var prefix: String
    /// The ids that the input itself has for items.
    fileprivate var itemIDs: [String?]

    /// Returns the id of an item.
    func item(_ index: ItemIndex) -> String {
      if index < itemIDs.count, let own = itemIDs[index] { return own }
      return "\(layout).i\(index + 1)"
    }

    /// Returns the id of a constraint.
    func constraint(_ index: Int) -> String { "\(prefix)c\(first + index)" }

    /// Returns the id of a member.
    func member(_ origin: BlockSystem.Origin) -> String {
      switch origin {
      case .constraint(let index): constraint(index)
      case .size(let item, let axis): "\(layout).i\(item + 1).\(axis.noun)"
      }
    }
  }

  /// Gives out the ids of the next layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemIDs: The ids that the input itself has for the layout's items.
  /// - Returns: The ids.
  mutating func next(for layout: Layout, itemIDs: [String?] = []) -> LayoutIDs {
    layouts += 1
    let ids = LayoutIDs(
      layout: "\(prefix)l\(layouts)", first: constraints + 1, prefix: prefix, itemIDs: itemIDs)
    constraints += layout.constraints.count
    return ids
  }
}

extension ReportIDs.LayoutIDs {
  /// Returns the report's entry of the layout.
  func entry(_ layout: Layout, named name: String, path: String, isSatisfiable: Bool, _ names: ItemNames)
    -> ReportLayout
  {
    ReportLayout(
      id: self.layout, input: path, name: name, direction: layout.direction.rawValue,
      isSatisfiable: isSatisfiable,
      items: layout.items.indices.map { index in
        let item = layout.items[index]
        return ReportItem(
          id: self.item(index), name: names[index], className: item.className, address: item.address,
          parent: item.parent.map { self.item($0) })
      })
  }

  /// Returns the report's entries of the layout's constraints and of facts about sizes.
  func entries(_ layout: Layout, facts: [BlockSystem.Origin], path: String, _ words: ConstraintWords)
    -> [ReportConstraint]
  {
    let listed = layout.constraints.indices.map { index in
      entry(.constraint(index), layout, path, words)
    }
    return listed + facts.map { entry($0, layout, path, words) }
  }

  /// Returns the report's entry of one row.
  func entry(_ origin: BlockSystem.Origin, _ layout: Layout, _ path: String, _ words: ConstraintWords)
    -> ReportConstraint
  {
    let form = origin.form(in: layout)
    let constraint = origin.constraint.map { layout.constraints[$0] }
    let terms = form.terms.map { term in
      ReportConstraint.Term(
        item: item(term.item), variable: term.variable.rawValue, coefficient: term.coefficient.description)
    }
    var entry = ReportConstraint(
      id: member(origin), text: words.equation(origin), className: constraint?.className ?? "",
      identifier: constraint?.identifier, owner: constraint?.owner ?? .implicit,
      priority: Double(constraint?.priority.value ?? 1000), path: path, location: constraint?.location,
      code: constraint?.code.map { "\($0.file):\($0.line)" }, terms: terms, relation: form.relation,
      bound: form.bound.description)
    entry.source = constraint?.source
    return entry
  }
}
