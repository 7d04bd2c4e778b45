import LayoutModel
import LayoutPlatform
import LayoutSolver

/// A tree of views in one configuration, solved: where every view lies, what contradicts, and what stays open.
struct InterfaceSolution {
  /// A length of a view that rests on its saved frame alone.
  struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates the set of one axis.
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// The layout, with the lengths that had to be assumed.
  private(set) var lowered: LoweredLayout
  /// What the solver says about the required constraints; `nil` when they can hold.
  private(set) var conflict: BlockAnalysis?
  /// The layout with multipliers as they are written, where those contradict each other.
  private(set) var writtenLayout: Layout?
  /// What the solver says about it.
  private(set) var writtenConflict: BlockAnalysis?
  /// The places of the constraints that were left out so that the rest can hold.
  private(set) var broken: [Int] = []
  /// The lengths taken from saved frames, by view.
  private(set) var assumed: [Axes]
  /// The alignment rectangle of each item, relative to the root; `nil` where no constraint mentions it.
  private(set) var rectangles: [SolvedRectangle?] = []
  /// The numbers of each view that are not unique, places being relative to the superview.
  private(set) var ambiguous: [[Variable]] = []
  /// The best solution.
  private(set) var optimum: Optimum?
  /// The rows of the system that was solved.
  private(set) var system: BlockSystem
  /// What can still move.
  private(set) var space = FreeSpace()
  /// The best solution with the contents as they are, from which the rectangles are.
  private(set) var settled: (system: BlockSystem, optimum: Optimum)?
  /// The layout in which that was found out, where its contents are a hair smaller.
  private(set) var looseLayout: Layout?

  /// The layout.
  var layout: Layout { lowered.layout }
  /// The tree as it is in the configuration.
  var tree: InterfaceTree { lowered.tree }

  /// Solves a layout.
  init(_ lowered: LoweredLayout) {
    self.lowered = lowered
    assumed = Array(repeating: [], count: lowered.tree.views.count)
    system = BlockSystem(lowered.layout, BlockSystem.Scope(assumptions: true, optional: true))
    solve()
    assumeLengths()
    let hadConflict = conflict != nil
    if wrapTexts(), hadConflict {
      conflict = BlockAnalysis(layout, broken: nil, limits: Self.conflictLimits)
    }
    readRectangles()
    settled = optimum.map { (system, $0) }
    checkWrittenMultipliers()
    if !loosen() { measureFreedom() }
    findAmbiguous()
  }

  /// Returns the solution for another screen on which the layout is the same.
  func onScreen(of other: LoweredLayout) -> InterfaceSolution {
    var solution = self
    solution.lowered.takeScreen(of: other)
    return solution
  }

  /// How many conflicts are dissolved before the rest is left unsolved.
  private static let mostBroken = 64

  /// How far conflicts are searched for: a screen with more than these is not understood better by their list.
  private static let conflictLimits = ConflictLimits(count: 24, steps: 40_000)

  private mutating func solve() {
    optimum = nil
    for _ in 0...Self.mostBroken {
      switch system.system.optimum(explains: false) {
      case .optimal(let best):
        optimum = best
        return
      case .contradictory(let core):
        if conflict == nil { conflict = BlockAnalysis(layout, broken: nil, limits: Self.conflictLimits) }
        leaveOut(core)
      }
    }
  }

  /// Finds out what can still move.
  private mutating func measureFreedom() {
    guard let optimum else { return }
    space = FreeSpace(system.system.freedom(of: optimum, rangesOf: []))
  }

  /// Leaves out the constraint of a conflict that gives way first.
  private mutating func leaveOut(_ core: MinimalConflict) {
    let all = core.rows.compactMap { system.origins[$0].constraint }
    // The canvas shows which one gave way there; else what is only assumed goes before what the file says.
    let violated =
      lowered.isAsSaved ? all.filter { lowered.draft.isViolatedAsSaved(layout.constraints[$0].form) } : []
    let places = violated.isEmpty ? all : violated
    let assumed = places.filter { layout.constraints[$0].assumption != nil }
    let own = assumed.isEmpty ? places.filter { layout.constraints[$0].owner.canBeEdited } : assumed
    let candidates = own.isEmpty ? places : own
    guard
      let place = candidates.min(by: {
        layout.constraints[$0].placeInGivingWay < layout.constraints[$1].placeInGivingWay
      })
    else { return }
    broken.append(place)
    system = BlockSystem(layout, scope)
  }

  /// What is solved: everything but the constraints that were left out.
  ///
  /// A view that can not have its own size, as strongly as it may want it, still comes as near to it as it can.
  private var scope: BlockSystem.Scope {
    let contents = broken.filter { layout.constraints[$0].owner == .contentSize }
    return BlockSystem.Scope(
      assumptions: true, optional: true, without: Set(broken).subtracting(contents), yielding: Set(contents))
  }
}

// MARK: - Multipliers as written

extension InterfaceSolution {
  /// Finds conflicts that are there only because a multiplier is written with six digits.
  ///
  /// `0.925926` is read as 25/27, which is meant; the app computes with the number as it is written. The layout is
  /// solved with what is meant, and the difference is reported as what it is: rounding.
  private mutating func checkWrittenMultipliers() {
    guard conflict?.verdict != .contradictory else { return }
    var written = layout
    guard lowered.restoreMultipliers(in: &written) else { return }
    let analysis = BlockAnalysis(written, broken: nil, limits: Self.conflictLimits)
    guard analysis.verdict == .contradictory else { return }
    writtenConflict = analysis
    writtenLayout = written
  }
}

// MARK: - What the saved frame has to tell

extension InterfaceSolution {
  /// Takes lengths from saved frames, those that keep to their content most first.
  ///
  /// At the size that was saved all of them count, as strongly as the views keep to their content; elsewhere only those
  /// that nothing else decides. A length is assumed where it makes a difference.
  private mutating func assumeLengths() {
    guard optimum != nil, !lowered.savedLengths.isEmpty else { return }
    measureFreedom()
    let ordered = lowered.savedLengths.enumerated().sorted { left, right in
      let (first, second) = (hugging(left.element), hugging(right.element))
      return first == second ? left.offset < right.offset : first > second
    }
    var chosen: [SavedLength] = []
    for (_, length) in ordered {
      guard let item = lowered.draft.itemOfView[length.view] else { continue }
      let column = system.column(knownOf: item, .size(length.axis))
      if column.map({ space.fix($0) }) ?? true {
        assumed[length.view].insert(Axes(length.axis))
      } else if !lowered.isAsSaved {
        continue
      }
      chosen.append(length)
    }
    guard !chosen.isEmpty else { return }
    let before = chosen.map { solved($0) }
    let first = layout.constraints.count
    lowered.assume(chosen)
    for index in first..<layout.constraints.count { system.add(index, of: layout) }
    solve()
    for (length, value) in zip(chosen, before) where solved(length) != value {
      assumed[length.view].insert(Axes(length.axis))
    }
  }

  /// Returns the length that a view has in the solution.
  private func solved(_ length: SavedLength) -> BigRational? {
    guard let item = lowered.draft.itemOfView[length.view],
      let column = system.column(knownOf: item, .size(length.axis))
    else { return nil }
    return optimum?.solution[column]
  }

  /// How often heights of texts are adapted to widths: widths rarely depend on them.
  private static let mostWraps = 3

  /// Lets texts break into lines at the widths that they get; returns whether a height has changed.
  private mutating func wrapTexts() -> Bool {
    for round in 0..<Self.mostWraps {
      guard let values = optimum?.solution else { return round > 0 }
      let hasChanged = lowered.wrapTexts { item in
        system.column(knownOf: item, .width).flatMap { values[$0].rational }
      }
      guard hasChanged else { return round > 0 }
      system = BlockSystem(layout, scope)
      solve()
    }
    return true
  }

  private func hugging(_ length: SavedLength) -> Priority { tree.views[length.view].hugging(length.axis) }
}

// MARK: - What stays open

extension InterfaceSolution {
  /// Solves again with contents that are a hair smaller, each by another hair.
  ///
  /// The lengths of texts are known from frames that were rounded to pixels, so they often fill their containers
  /// exactly where the real ones would leave a little room. Who gets that room is open if the priorities are equal,
  /// and a layout that is definite only by such a coincidence is not definite. On macOS contents are whole points, and
  /// windows are made to fit them, so there the coincidence is the rule.
  ///
  /// - Returns: Whether that was done, and what can still move is known.
  private mutating func loosen() -> Bool {
    guard optimum != nil, lowered.draft.context.platform != .macOS else { return false }
    var lowered = lowered
    if !lowered.isAsSaved {
      lowered.assume(lowered.savedLengths.filter { !assumed[$0.view].contains(Axes($0.axis)) })
    }
    let usual = usualLengths
    var layout = lowered.layout
    var replacing: [Int: LinearForm] = [:]
    for (index, constraint) in layout.constraints.enumerated()
    where constraint.owner == .contentSize && constraint.form.bound > 1 {
      guard let item = constraint.form.terms.first?.item else { continue }
      let axis = constraint.form.terms[0].variable.axis
      let view = lowered.draft.viewOfItem[item]
      var form = constraint.form
      if let view, let length = usual[axis]?[view] { form.bound = length }
      form.bound -= Rational(Int64(1 + item * 7919 % 997), 1 << 20)
      replacing[index] = form
      guard let view, constraint.priority < .almostRequired else { continue }
      // Interface Builder does not count on the order in which a stack view lets equal views give way.
      layout.constraints[index].priority =
        form.relation == .lessThanOrEqual
        ? tree.views[view].hugging(axis) : tree.views[view].compression(axis)
    }
    guard !replacing.isEmpty else { return false }
    var scope = scope
    scope.replacing = replacing
    let loose = BlockSystem(layout, scope)
    guard case .optimal(let best) = loose.system.optimum(explains: false) else { return false }
    system = loose
    looseLayout = layout
    optimum = best
    space = FreeSpace(loose.system.freedom(of: best, rangesOf: []))
    return true
  }

  /// The lengths that views usually have whose saved ones differ, by axis and view.
  private var usualLengths: [Axis: [Int: Rational]] {
    var usual: [Axis: [Int: Rational]] = [:]
    for length in lowered.savedLengths {
      if let points = length.usual { usual[length.axis, default: [:]][length.view] = points }
    }
    return usual
  }

  private mutating func findAmbiguous() {
    ambiguous = Array(repeating: [], count: tree.views.count)
    guard optimum != nil else { return }
    for (index, view) in tree.views.enumerated().dropFirst() {
      guard let item = lowered.draft.itemOfView[index], let parent = view.parent,
        lowered.draft.itemOfView[parent] != nil
      else { continue }
      ambiguous[index] = Variable.allCases.filter { variable in
        guard system.column(knownOf: item, variable) != nil else { return true }
        return space.directions.contains { way in
          !(movement(OpenGroup.Member(view: index, variable: variable), along: way) ?? .zero).isZero
        }
      }
    }
    for view in lowered.untiledViews where ambiguous[view].isEmpty { ambiguous[view] = [.width, .height] }
    for view in cellsOfOpenHeight where !ambiguous[view].contains(.height) { ambiguous[view].append(.height) }
    for (view, content) in lowered.draft.scrollContents.sorted(by: { $0.key < $1.key }) {
      for axis in Axis.allCases where isFree(.size(axis), of: content) {
        let variable = Variable.size(axis)
        if !ambiguous[view].contains(variable) { ambiguous[view].append(variable) }
      }
    }
  }

  /// The contents of cells whose constraints ask for another height than the row has: which one wins is up to the
  /// table.
  private var cellsOfOpenHeight: [Int] {
    var found: Set<Int> = []
    for core in conflict?.cores ?? [] where !core.constraints.contains(where: isContentSize) {
      for index in core.constraints where layout.constraints[index].assumption == "size" {
        for term in layout.constraints[index].form.terms where term.variable.axis == .vertical {
          guard let view = lowered.draft.viewOfItem[term.item],
            tree.views[view].element == "tableViewCellContentView"
          else { continue }
          found.insert(view)
        }
      }
    }
    return found.sorted()
  }

  private func isContentSize(_ index: Int) -> Bool { layout.constraints[index].owner == .contentSize }

  private func isFree(_ variable: Variable, of item: ItemIndex) -> Bool {
    guard let column = system.column(knownOf: item, variable) else { return true }
    return space.moves(column)
  }
}

/// An alignment rectangle of the solution, in points from the top left of the root.
struct SolvedRectangle {
  var x: BigRational
  var y: BigRational
  var width: BigRational
  var height: BigRational
}

extension InterfaceSolution {
  private mutating func readRectangles() {
    rectangles = Array(repeating: nil, count: layout.items.count)
    guard let values = optimum?.solution else { return }
    for item in layout.items.indices {
      let columns = Variable.allCases.compactMap { system.column(knownOf: item, $0) }
      guard columns.count == 4 else { continue }
      rectangles[item] = SolvedRectangle(
        x: values[columns[0]], y: values[columns[1]], width: values[columns[2]], height: values[columns[3]])
    }
  }
}
