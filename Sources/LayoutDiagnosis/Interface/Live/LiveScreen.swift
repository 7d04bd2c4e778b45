package import LayoutModel
package import LayoutPlatform

/// A tree of views that is laid out again and again: on other screens, with other constants and priorities, or without
/// some of its constraints.
///
///     var screen = LiveScreen(document, tree: 0)
///     screen.show(size: InterfaceSize(width: 320, height: 568))
///     screen.setActivity(of: "xQ4-ab-3Cd", to: false)
///     let frames = screen.solved().views.map { $0.frame }
///
/// Changes are made to the constraints as the file has them, before anything is made of them, so that every answer is
/// the one for a file that says so.
package struct LiveScreen: Sendable {
  /// The document.
  package let document: InterfaceDocument
  /// The circumstances to lay out in.
  package private(set) var configuration = LayoutConfiguration()
  /// The tree as the file has it.
  private let written: InterfaceTree
  /// The tree with the changes.
  private(set) var edited: InterfaceTree
  /// The places of the constraints by their object ids.
  private let places: [String: [Int]]
  /// The places of the constraints that do not take part.
  private(set) var inactive: Set<Int> = []

  /// Creates the screen of a tree, or returns `nil` when the document has no such tree or no constraints decide where
  /// its views lie.
  package init?(_ document: InterfaceDocument, tree: Int, in configuration: LayoutConfiguration = .init()) {
    guard document.trees.indices.contains(tree), document.usesAutoLayout, document.platform != .watchOS else {
      return nil
    }
    self.document = document
    self.configuration = configuration
    written = document.trees[tree]
    edited = written
    var places: [String: [Int]] = [:]
    for (place, constraint) in written.constraints.enumerated() where !constraint.id.isEmpty {
      places[constraint.id, default: []].append(place)
    }
    self.places = places
  }

  /// Lays the tree out.
  package func solved() -> SolvedScreen { SolvedScreen(solution) }

  /// The tree, lowered and solved.
  var solution: InterfaceSolution {
    var tree = edited
    if !inactive.isEmpty {
      tree.constraints = edited.constraints.indices.filter { !inactive.contains($0) }
        .map { edited.constraints[$0] }
    }
    return InterfaceSolution(LoweredLayout(tree, of: document, in: configuration))
  }
}

// MARK: - Constraints

extension LiveScreen {
  /// Returns whether a constraint of the tree has an object id.
  package func hasConstraint(_ id: String) -> Bool { places[id] != nil }

  /// Gives a constraint another constant, in all size classes.
  package mutating func setConstant(of id: String, to constant: Rational) {
    for place in places[id] ?? [] {
      edited.constraints[place].constant = constant
      edited.constraints[place].isSymbolic = false
      forget("constant", of: place)
    }
  }

  /// Gives a constraint another priority, in all size classes.
  package mutating func setPriority(of id: String, to priority: Priority) {
    for place in places[id] ?? [] {
      edited.constraints[place].priority = priority
      forget("priority", of: place)
    }
  }

  /// Takes a constraint out, or in again.
  package mutating func setActivity(of id: String, to isActive: Bool) {
    if isActive { inactive.subtract(places[id] ?? []) } else { inactive.formUnion(places[id] ?? []) }
  }

  /// Takes all changes of constraints back.
  package mutating func reset() {
    edited = written
    inactive = []
  }

  private mutating func forget(_ attribute: String, of place: Int) {
    for variation in edited.constraints[place].variations.indices {
      edited.constraints[place].variations[variation].attributes.removeAll { $0.name == attribute }
    }
  }
}

// MARK: - Circumstances

extension LiveScreen {
  /// Shows the tree at the size at which it was saved.
  package mutating func showAsSaved() {
    let direction = configuration.direction
    configuration = LayoutConfiguration()
    configuration.direction = direction
  }

  /// Shows the tree on a device, upright or on its side as the one before; returns whether documents for its platform
  /// can be shown there.
  package mutating func show(on device: Device) -> Bool {
    guard device.suits(document.platform) else { return false }
    configuration.isLandscape = screen.isLandscape
    configuration.device = device
    configuration.size = nil
    return true
  }

  /// Turns the device; where there is none, a size that was asked for.
  package mutating func turn(isLandscape: Bool) {
    if let device = screen.device {
      configuration.device = device
      configuration.isLandscape = isLandscape
      configuration.size = nil
    } else if let size = configuration.size, (size.width > size.height) != isLandscape {
      configuration.size = InterfaceSize(width: size.height, height: size.width)
    }
  }

  /// Gives the root another size; what the system covers and the size classes stay those of the device.
  package mutating func show(size: InterfaceSize) { configuration.size = size }

  /// Lets text run another way.
  package mutating func show(_ direction: Layout.Direction) { configuration.direction = direction }

  private var screen: Screen { Screen(of: document, in: configuration) }
}
