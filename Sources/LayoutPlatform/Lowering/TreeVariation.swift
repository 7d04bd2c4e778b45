package import LayoutModel

/// A tree as it is on a screen of some size classes.
package struct InstalledTree: Sendable {
  /// The tree, with the values of the variations that apply.
  package var tree: InterfaceTree
  /// A Boolean value for each view: whether it is part of the layout.
  package var hasView: [Bool]
  /// A Boolean value for each constraint: whether it is part of the layout.
  package var hasConstraint: [Bool]

  /// Applies the variations of a tree.
  ///
  /// Everything is installed until the variation `default` takes something out; what applies to more specific
  /// classes is applied later and wins.
  package init(_ tree: InterfaceTree, on classes: SizeClasses, usesSizeClasses: Bool) {
    self.tree = tree
    hasView = Array(repeating: true, count: tree.views.count)
    hasConstraint = Array(repeating: true, count: tree.constraints.count)
    guard usesSizeClasses else { return }
    guard tree.hasVariations else { return }
    apply(on: classes)
    uninstallDescendants()
  }

  private mutating func apply(on classes: SizeClasses) {
    var views: [String: Int] = [:]
    for (index, view) in tree.views.enumerated() { views[view.id] = index }
    var constraints: [String: Int] = [:]
    for (index, constraint) in tree.constraints.enumerated() { constraints[constraint.id] = index }
    for index in tree.views.indices {
      for variation in Self.applicable(tree.views[index].variations, on: classes) {
        for id in variation.excludedViews { if let view = views[id] { hasView[view] = false } }
        for id in variation.includedViews { if let view = views[id] { hasView[view] = true } }
        for id in variation.excludedConstraints {
          if let row = constraints[id] { hasConstraint[row] = false }
        }
        for id in variation.includedConstraints { if let row = constraints[id] { hasConstraint[row] = true } }
        tree.views[index].apply(variation)
      }
    }
    for index in tree.constraints.indices {
      for variation in Self.applicable(tree.constraints[index].variations, on: classes) {
        if let constant = variation["constant"].flatMap(Rational.init(decimal:)) {
          tree.constraints[index].constant = constant
        }
        if let priority = variation["priority"].flatMap(Rational.init(decimal:)) {
          let value = Float(priority.doubleValue)
          if value > 0 { tree.constraints[index].priority = Priority(min(value, 1000)) }
        }
      }
    }
  }

  private static func applicable(
    _ variations: [InterfaceVariation], on classes: SizeClasses
  ) -> [InterfaceVariation] {
    let matching = variations.filter { $0.classes?.applies(to: classes) == true }
    return (0...2).flatMap { specificity in matching.filter { $0.classes?.specificity == specificity } }
  }

  /// Takes views out, with what lies inside of them.
  mutating func uninstall(_ views: [Int]) {
    for view in views { hasView[view] = false }
    if !views.isEmpty { uninstallDescendants() }
  }

  /// Takes out what lies inside of views that are not installed.
  private mutating func uninstallDescendants() {
    for (index, view) in tree.views.enumerated() {
      if let parent = view.parent, !hasView[parent] { hasView[index] = false }
    }
  }
}

extension InstalledTree {
  /// What tells sets of constraints apart: what is installed, and the numbers of the constraints.
  package struct Signature: Equatable, Sendable {
    var hasView: [Bool]
    var hasConstraint: [Bool]
    var constants: [Rational]
    var priorities: [Priority]
    var stacks: [InterfaceStack?]
    var isHidden: [Bool]
    var isFixed: [Bool]
  }

  /// What tells this set of constraints apart from others of the same tree.
  package var signature: Signature {
    Signature(
      hasView: hasView, hasConstraint: hasConstraint, constants: tree.constraints.map { $0.constant },
      priorities: tree.constraints.map { $0.priority }, stacks: tree.views.map { $0.stack },
      isHidden: tree.views.map { $0.isHidden }, isFixed: tree.views.map { $0.isFixed })
  }
}

extension InterfaceTree {
  /// A Boolean value that indicates whether something differs in some size classes.
  package var hasVariations: Bool {
    views.contains { !$0.variations.isEmpty } || constraints.contains { !$0.variations.isEmpty }
  }

  /// Returns whether the root is the view of a controller that is as wide as the screen it was drawn on; its height may
  /// leave room for bars, or for the gap above a sheet.
  package func fillsScreen(_ screen: Screen) -> Bool {
    guard let controller, !controller.isFreeform, let size = views.first?.frame?.size else { return false }
    return screen.device.map { $0.size(isLandscape: screen.isLandscape).width == size.width } ?? true
  }
}

extension InterfaceView {
  /// Takes over the values of a variation.
  fileprivate mutating func apply(_ variation: InterfaceVariation) {
    if let frame = variation.frame { self.frame = frame }
    if let font = variation.font { text?.font = font }
    for attribute in variation.attributes {
      switch attribute.name {
      case "hidden": isHidden = attribute.value == "YES"
      case "fixedFrame": isFixed = attribute.value == "YES"
      case "ambiguous": isSavedAmbiguous = attribute.value == "YES"
      case "misplaced": isSavedMisplaced = attribute.value == "YES"
      case "axis": stack?.axis = attribute.value == "vertical" ? .vertical : .horizontal
      case "spacing":
        if let spacing = Rational(decimal: attribute.value) { stack?.spacing = spacing }
      case "distribution":
        if let distribution = InterfaceStack.Distribution(rawValue: attribute.value) {
          stack?.distribution = distribution
        }
      case "alignment":
        if let alignment = InterfaceStack.Alignment(rawValue: attribute.value) {
          stack?.alignment = alignment
        }
      default:
        attributes.removeAll { $0.name == attribute.name }
        attributes.append(attribute)
      }
    }
  }
}
