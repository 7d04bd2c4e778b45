import LayoutModel
import LayoutSolver
import TextSource

@testable import LayoutPlatform

/// A small tree of views around a stack view at its root, with sizes of their own, that is laid out by its constraints.
struct StackScene {
  /// The tree, the stack view first.
  var tree = InterfaceTree(name: "stack")
  /// The size that each view has of its own.
  var sizes: [IntrinsicSize] = []
  /// The width and the height of the root; `nil` where its views decide.
  var container: (width: Rational?, height: Rational?) = (nil, nil)
  /// The platform.
  var platform = InterfaceDocument.Platform.iOS
  /// Which way text runs.
  var direction = Layout.Direction.leftToRight
  /// The distances from the top to the first and from the last baseline to the bottom, by the view's place.
  var baselines: [Int: (first: Rational, last: Rational)] = [:]

  /// Creates a scene with a stack view and nothing in it.
  init(_ stack: InterfaceStack, margins: InterfaceInsets? = nil) {
    add("stackView", to: nil) {
      $0.stack = stack
      $0.margins = margins
    }
  }

  /// Adds a view and returns its place.
  @discardableResult
  mutating func add(
    _ element: String = "label", width: Rational? = nil, height: Rational? = nil, to parent: Int? = 0,
    _ change: (inout InterfaceView) -> Void = { _ in }
  ) -> Int {
    var view = InterfaceView(
      id: "v\(tree.views.count)", element: element, location: SourceLocation(line: 1, column: 1),
      range: SourceRange(start: 0, end: 0))
    view.parent = parent
    view.translatesMask = false
    change(&view)
    tree.views.append(view)
    sizes.append(
      IntrinsicSize(
        width: width.map { IntrinsicSize.Length($0, .table) },
        height: height.map { IntrinsicSize.Length($0, .table) }))
    return tree.views.count - 1
  }

  /// The draft with the constraints of all stack views, without sizes.
  var draft: LayoutDraft {
    let context = ControlContext(platform: platform, era: 0, scale: 2)
    let detached = platform == .macOS ? tree.detachedViews : []
    let installed = tree.views.indices.map { !detached.contains($0) }
    var draft = LayoutDraft(tree, context, direction: direction, installed: installed)
    draft.intrinsicSizes = sizes
    for (view, distances) in baselines {
      guard let item = draft.itemOfView[view] else { continue }
      draft.builder.setBaseline(of: item, isFirst: true, distance: distances.first)
      draft.builder.setBaseline(of: item, isFirst: false, distance: distances.last)
    }
    for view in tree.views.indices { draft.addStackConstraints(of: view) }
    return draft
  }

  /// Returns the frames of the views, in the root's coordinates.
  func solved(_ change: (inout LayoutDraft) -> Void = { _ in }) -> SolvedStack {
    var draft = draft
    addSizes(to: &draft)
    change(&draft)
    return SolvedStack(draft)
  }

  private func addSizes(to draft: inout LayoutDraft) {
    if let root = draft.itemOfView[0] {
      draft.add(root, .left, owner: .app)
      draft.add(root, .top, owner: .app)
      if let width = container.width { draft.add(root, .width, constant: width, owner: .app) }
      if let height = container.height { draft.add(root, .height, constant: height, owner: .app) }
    }
    for (index, view) in tree.views.enumerated() {
      guard let item = draft.itemOfView[index] else { continue }
      for axis in Axis.allCases {
        guard let length = sizes[index][axis]?.points else { continue }
        let attribute: Attribute = axis == .horizontal ? .width : .height
        let shift = draft.contentPriorityShift[index]
        draft.add(
          item, attribute, .lessThanOrEqual, constant: length,
          priority: Priority(view.hugging(axis).value + shift), owner: .contentSize)
        draft.add(
          item, attribute, .greaterThanOrEqual, constant: length,
          priority: Priority(view.compression(axis).value + shift), owner: .contentSize)
      }
    }
  }
}

/// The rectangles that constraints give to the views of a scene.
struct SolvedStack {
  /// For each view its x, y, width and height; `nil` where the constraints say nothing or contradict each other.
  private(set) var frames: [[Double]?] = []
  /// What is not unique, such as `1.width`: the place of the view and the variable.
  private(set) var free: [String] = []
  /// A Boolean value that indicates whether the required constraints contradict each other.
  private(set) var isContradictory = false

  /// Solves a draft.
  init(_ draft: LayoutDraft) {
    var system = LinearSystem()
    var columns: [[Variable: Int]] = []
    for item in draft.builder.layout.items.indices {
      let names = Variable.allCases.map { ($0, system.addVariable()) }
      columns.append(Dictionary(uniqueKeysWithValues: names))
      for axis in Axis.allCases {
        guard let size = columns[item][.size(axis)], let origin = columns[item][.origin(axis)] else {
          continue
        }
        system.pair(origin: origin, size: size)
        _ = system.addRow([LinearTerm(variable: size, coefficient: 1)], .greaterThanOrEqual, 0)
      }
    }
    for constraint in draft.builder.layout.constraints {
      let terms = constraint.form.terms.compactMap { term in
        columns[term.item][term.variable].map { LinearTerm(variable: $0, coefficient: term.coefficient) }
      }
      _ = system.addRow(
        terms, constraint.form.relation, constraint.form.bound, priority: constraint.priority)
    }
    guard case .optimal(let optimum) = system.optimum(explains: false) else {
      isContradictory = true
      frames = draft.itemOfView.map { _ in nil }
      return
    }
    let open = Set(system.freedom(of: optimum).variables.map(\.variable))
    for (view, item) in draft.itemOfView.enumerated() {
      guard let item else {
        frames.append(nil)
        continue
      }
      let places = [Variable.x, .y, .width, .height].compactMap { columns[item][$0] }
      frames.append(places.map { optimum.solution[$0].doubleValue })
      for (name, place) in zip(["x", "y", "width", "height"], places) where open.contains(place) {
        free.append("\(view).\(name)")
      }
    }
  }

  /// Returns the x or y and the width or height of a view.
  func span(_ view: Int, _ axis: Axis) -> (start: Double, length: Double) {
    guard let frame = frames[view] else { return (.nan, .nan) }
    return axis == .horizontal ? (frame[0], frame[2]) : (frame[1], frame[3])
  }
}
