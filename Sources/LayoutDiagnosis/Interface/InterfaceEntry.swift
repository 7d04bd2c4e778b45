import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

/// What a report says about one solved tree: its layout, its findings, and the constraints that they speak about.
struct InterfaceEntry {
  /// The solved tree.
  let solution: InterfaceSolution
  /// The path of the file.
  let path: String
  /// The ids of the layout.
  let ids: ReportIDs.LayoutIDs
  /// The words for the layout.
  let words: ConstraintWords
  /// The optional constraints that give way.
  let unmet: [UnmetConstraint]
  /// The entry of the layout.
  private(set) var layout: ReportLayout
  /// What was found.
  private(set) var findings: [Finding] = []
  /// The entries of the constraints that the findings speak about.
  private(set) var constraints: [ReportConstraint] = []

  /// What is known from other screens: findings that came up there need no words again.
  let known: MergedFindings

  /// Describes a solved tree, the `tree`-th of its file.
  init(
    _ solution: InterfaceSolution, tree: Int = 0, path: String, _ ids: inout ReportIDs,
    known: MergedFindings = MergedFindings()
  ) {
    self.known = known
    self.solution = solution
    self.path = path
    self.ids = ids.next(for: solution.layout, itemIDs: Self.itemIDs(solution))
    words = ConstraintWords(solution.layout)
    unmet = solution.unmetConstraints()
    layout = ReportLayout(
      id: self.ids.layout, input: path, name: "", direction: "", isSatisfiable: true, items: [])
    layout = entry
    layout.tree = tree
    findings =
      conflictFindings + ambiguityFindings + frameFindings + redundancyFindings + textFindings
      + danglingFindings
    addConstraints()
  }

  /// Creates the entry of a screen that has the solution of another one.
  init(_ other: InterfaceEntry, onScreenOf lowered: LoweredLayout, _ ids: inout ReportIDs) {
    solution = other.solution.onScreen(of: lowered)
    path = other.path
    known = other.known
    words = other.words
    unmet = other.unmet
    layout = other.layout
    self.ids = ids.next(for: solution.layout, itemIDs: Self.itemIDs(solution))
    layout = entry
    layout.tree = other.layout.tree
    findings = other.findings
    if !unmet.isEmpty { addConstraints() }
  }

  /// Keeps the findings that something holds for.
  mutating func keep(where isWanted: (Finding) -> Bool) {
    findings = findings.filter(isWanted)
  }

  /// Puts every finding under another rule.
  mutating func rename(to rule: Rule) {
    for index in findings.indices { findings[index].rule = rule.id }
  }

  /// Says of every finding when it holds.
  mutating func addCondition(_ sentence: String) {
    for index in findings.indices { findings[index].explanation.insert(sentence, at: 0) }
  }

  private static func itemIDs(_ solution: InterfaceSolution) -> [String?] {
    var ids = [String?](repeating: nil, count: solution.layout.items.count)
    for (index, item) in solution.lowered.draft.itemOfView.enumerated() {
      let id = solution.tree.views[index].id
      if let item, !id.isEmpty { ids[item] = id }
    }
    for (index, item) in solution.lowered.draft.itemOfGuide.enumerated() {
      if let item { ids[item] = solution.tree.guides[index].id }
    }
    return ids
  }

  private var entry: ReportLayout {
    let screen = solution.lowered.screen
    let size = solution.drawnSize
    return ReportLayout(
      id: ids.layout, input: path, name: solution.tree.name, direction: solution.layout.direction.rawValue,
      isSatisfiable: solution.conflict?.verdict != .contradictory && solution.writtenConflict == nil,
      items: solution.tree.views.indices.compactMap { item(ofView: $0) },
      configuration: ReportConfiguration(
        device: screen.device?.name, width: size.width, height: size.height,
        widthClass: screen.classes.width?.rawValue, heightClass: screen.classes.height?.rawValue),
      unmet: unmetEntries)
  }

  private func item(ofView index: Int) -> ReportItem? {
    guard let item = solution.lowered.draft.itemOfView[index] else { return nil }
    let view = solution.tree.views[index]
    let ambiguous = solution.ambiguous[index]
    let frame = solution.frame(of: index)?.numbers
    let saved = view.frame.map {
      [$0.x.doubleValue, $0.y.doubleValue, $0.width.doubleValue, $0.height.doubleValue]
    }
    let isOpen = !ambiguous.isEmpty && saved != nil
    let assumed = solution.assumed[index]
    return ReportItem(
      id: ids.item(item), name: words.names[item], className: solution.layout.items[item].className,
      parent: view.parent.flatMap { solution.lowered.draft.itemOfView[$0] }.map { ids.item($0) },
      ambiguous: ambiguous.map { $0.rawValue },
      placement: ReportPlacement(
        location: view.location, frame: isOpen ? saved : frame, savedFrame: saved,
        frameSource: isOpen ? .saved : frame == nil ? .none : .solved,
        assumed: (assumed.contains(.horizontal) ? ["width"] : [])
          + (assumed.contains(.vertical) ? ["height"] : []),
        isSavedAmbiguous: view.isSavedAmbiguous, isSavedMisplaced: view.isSavedMisplaced,
        isBottomUp: solution.lowered.draft.context.platform == .macOS && !view.isFlipped))
  }

  /// Adds the entries of the rows that findings refer to, each once.
  private mutating func addConstraints() {
    var origins: Set<BlockSystem.Origin> = []
    let cores = (solution.conflict?.cores ?? []) + (solution.writtenConflict?.cores ?? [])
    for core in cores { origins.formUnion(core.members.map { $0.origin }) }
    for unmet in unmet { origins.formUnion(unmet.reason.map { $0.origin }) }
    let rows = origins.compactMap { $0.constraint }.sorted().map { BlockSystem.Origin.constraint($0) }
    let facts = origins.filter { $0.constraint == nil }.sorted { ids.member($0) < ids.member($1) }
    let written = solution.writtenLayout ?? solution.layout
    constraints = (rows + facts).map { ids.entry($0, written, path, words) }
    addItems(of: rows + facts, in: written)
  }

  /// Adds the entries of guides, spacers and other rectangles without a view that rows speak about.
  private mutating func addItems(of rows: [BlockSystem.Origin], in written: Layout) {
    var known = Set(layout.items.map { $0.id })
    for row in rows {
      for term in row.form(in: written).terms where known.insert(ids.item(term.item)).inserted {
        layout.items.append(
          ReportItem(
            id: ids.item(term.item), name: words.names[term.item],
            className: written.items[term.item].className))
      }
    }
  }
}
