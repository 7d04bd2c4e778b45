package import LayoutModel

/// A layout under construction: the views and guides of a tree as items, and the constraints between them.
///
/// All items share one coordinate system, that of the root, with y running down on every platform.
package struct LayoutDraft: Sendable {
  /// The tree as it is in the configuration: variations are applied.
  package let tree: InterfaceTree
  /// What control sizes depend on.
  package let context: ControlContext
  /// The item of each view; `nil` for views that are not installed.
  package private(set) var itemOfView: [ItemIndex?]
  /// The view of each item that is one.
  package private(set) var viewOfItem: [ItemIndex: Int] = [:]
  /// The item of each guide; `nil` for guides of views that are not installed.
  package private(set) var itemOfGuide: [ItemIndex?]
  /// How far the frame of each view reaches beyond its alignment rectangle.
  package private(set) var insets: [InterfaceInsets]
  /// The places in the tree of the views directly inside each view, in their order.
  package private(set) var subviews: [[Int]]
  /// The place of each view among the plain subviews of its superview, as the lists of a stack view count them.
  let positions: [Int]
  /// The views that constraints of the file mention.
  package let constrainedViews: Set<Int>
  /// The saved frames.
  package let geometry: SavedGeometry
  /// The rows of the layout that are constraints of the file, ascending.
  package var sources: [(row: Int, constraint: Int)] = []
  /// The views whose text breaks into lines, so that their height depends on their width.
  var wrappingViews: Set<Int> = []
  /// A Boolean value that indicates whether saved frames are what Interface Builder would show.
  var trustsFrames = false
  /// The first of the two rows about the height of each text that breaks into lines.
  var wrappingRows: [(view: Int, row: Int)] = []
  /// The items for what scroll views scroll over, by the view's place in the tree.
  package var scrollContents: [Int: ItemIndex] = [:]
  /// The size that each view has of its own.
  package var intrinsicSizes: [IntrinsicSize]
  /// What stack views add to the hugging and compression priorities of each view's content size; 0 elsewhere.
  ///
  /// Views that are equally ready to give way leave open which of them does. A stack view decides it: the earlier one.
  /// The content sizes add these amounts to priorities below `greatestShiftedPriority`.
  package var contentPriorityShift: [Float]
  /// The priority from which on a view's content size keeps it, whatever a stack view wants.
  package static let greatestShiftedPriority = Priority(999)
  /// The view whose baselines each stack view has, first and last, as far as it has been asked for.
  var baselineViews: (first: [Int: Int], last: [Int: Int]) = ([:], [:])
  /// The lengths that required constraints of the file fix, by view: widths and heights.
  let fixedLengths: (widths: [Int: Rational], heights: [Int: Rational])
  /// The layout so far.
  package var builder: LayoutBuilder

  /// Creates a draft with an item for each installed view and guide, and no constraints.
  package init(
    _ tree: InterfaceTree, _ context: ControlContext, direction: Layout.Direction, installed: [Bool]
  ) {
    self.tree = tree
    self.context = context
    constrainedViews = Set(
      tree.constraints.flatMap { [$0.first, $0.second] }.compactMap { target in
        guard case .view(let view)? = target else { return nil }
        return view
      })
    geometry = SavedGeometry(tree, on: context.platform)
    fixedLengths = (tree.fixedLengths(.width), tree.fixedLengths(.height))
    var layout = Layout(direction: direction)
    itemOfView = []
    itemOfGuide = []
    subviews = Array(repeating: [], count: tree.views.count)
    positions = tree.positions
    insets = tree.views.map { ControlFacts.alignmentInsets(of: $0, context) }
    intrinsicSizes = tree.views.map { ControlFacts.intrinsicSize(of: $0, context) }
    contentPriorityShift = Array(repeating: 0, count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      var parent: ItemIndex?
      if let outer = view.parent { parent = itemOfView[outer] }
      guard installed[index], index == 0 || parent != nil else {
        itemOfView.append(nil)
        continue
      }
      if let parent = view.parent { subviews[parent].append(index) }
      itemOfView.append(layout.items.count)
      viewOfItem[layout.items.count] = index
      layout.items.append(Self.item(view, parent: parent, on: context.platform))
    }
    for guide in tree.guides {
      guard let owner = itemOfView[guide.owner] else {
        itemOfGuide.append(nil)
        continue
      }
      itemOfGuide.append(layout.items.count)
      layout.items.append(Item(.guide, className: guide.kind.className, parent: owner))
    }
    builder = LayoutBuilder(layout)
  }

  private static func item(
    _ view: InterfaceView, parent: ItemIndex?, on platform: InterfaceDocument.Platform
  ) -> Item {
    Item(
      .view, className: view.customClass ?? ElementClass.name(of: view.element, on: platform),
      text: view.label == nil ? view.text.map { shortened($0.string) } : nil,
      name: view.label.map { shortened($0) },
      parent: parent)
  }

  /// Returns a text as a name: its beginning, up to 32 letters.
  private static func shortened(_ text: String) -> String {
    let beginning = text.prefix(33)
    return beginning.count < 33 ? String(beginning) : beginning.dropLast() + "…"
  }

  /// Adds a rectangle that is no view of the tree, such as a spacer.
  package mutating func addItem(_ item: Item) -> ItemIndex {
    builder.layout.items.append(item)
    return builder.layout.items.count - 1
  }

  /// Adds a constraint that the platform makes: `first.attribute relation multiplier · second.attribute + constant`.
  package mutating func add(
    _ first: ItemIndex, _ attribute: Attribute, _ relation: Relation = .equal, _ second: ItemIndex? = nil,
    _ secondAttribute: Attribute? = nil, multiplier: Rational = 1, constant: Rational = 0,
    priority: Priority = .required, owner: Owner, identifier: String? = nil,
    className: String = "NSLayoutConstraint", assumption: String? = nil
  ) {
    let right = second.map { AttributeReference($0, secondAttribute ?? attribute) }
    let equation = Equation(
      AttributeReference(first, attribute), relation, right, multiplier: multiplier, constant: constant)
    let form = form(of: equation)
    builder.layout.constraints.append(
      Constraint(
        className: className, identifier: identifier, owner: owner, priority: priority, equation: equation,
        form: form, assumption: assumption))
  }
}

extension LayoutDraft {
  /// Returns the statement that an equation makes about alignment rectangles, baselines where the controls have them.
  package mutating func form(of equation: Equation) -> LinearForm {
    noteBaseline(equation.first)
    if let second = equation.second { noteBaseline(second) }
    return builder.form(of: equation)
  }

  /// Tells the builder how far a baseline lies inside of a control.
  private mutating func noteBaseline(_ reference: AttributeReference) {
    let isFirst = reference.attribute == .firstBaseline
    guard isFirst || reference.attribute == .lastBaseline, let view = viewOfItem[reference.item] else {
      return
    }
    let inset = insets[view].sum(.vertical)
    let height = (geometry.relative[view]?.height ?? inset) - inset
    let distances = ControlFacts.baselines(of: tree.views[view], height: height, context)
    builder.setBaseline(
      of: reference.item, isFirst: isFirst, distance: isFirst ? distances.first : distances.last)
  }
}

extension InterfaceTree {
  /// Returns the lengths that required constraints fix, the first of each view.
  fileprivate func fixedLengths(_ attribute: Attribute) -> [Int: Rational] {
    var lengths: [Int: Rational] = [:]
    for constraint in constraints
    where constraint.firstAttribute == attribute && constraint.second == nil && constraint.relation == .equal
      && constraint.priority.isRequired && !constraint.isPlaceholder
    {
      if case .view(let view) = constraint.first, lengths[view] == nil { lengths[view] = constraint.constant }
    }
    return lengths
  }
}

extension InterfaceGuide.Kind {
  /// The class of the guide at run time.
  var className: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollViewContentLayoutGuide"
    case .scrollFrame: "UIScrollViewFrameLayoutGuide"
    case .topBars, .bottomBars: "_UILayoutGuide"
    case .other(let name): name
    }
  }
}
