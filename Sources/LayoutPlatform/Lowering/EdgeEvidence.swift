import LayoutModel

/// How far the edges of a guide, or of a view's margins, lie inside of the view that owns it, as the saved frames of
/// the views that are constrained to them show.
///
/// Interface Builder saves no rectangle for guides, and what it takes for them depends on the bars that a scene
/// inherits. A view that is tied to a guide by a required equality lies where the guide was.
struct EdgeEvidence {
  /// An edge of the owner, y running down.
  enum Edge: Hashable, CaseIterable { case top, left, bottom, right }

  private var votes: [Edge: [Rational]] = [:]

  /// Returns the inset that most of the views show, the first of several; `nil` where none shows any.
  func inset(_ edge: Edge) -> Rational? {
    guard let seen = votes[edge] else { return nil }
    var counts: [Rational: Int] = [:]
    for inset in seen { counts[inset, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return seen.first { counts[$0] == most }
  }

  /// The greatest inset at each edge that a screen, its bars or margins could have, in points; a view that shows more
  /// was not drawn anew since its constraints changed.
  private static func limit(_ edge: Edge) -> Rational {
    switch edge {
    case .top: 220
    case .bottom: 180
    case .left, .right: 200
    }
  }

  /// Adds a place at which an edge was seen.
  mutating func add(_ inset: Rational, at edge: Edge) {
    guard inset.isExact, inset >= -1, inset <= Self.limit(edge) else { return }
    votes[edge, default: []].append(max(0, inset))
  }
}

extension EdgeEvidence.Edge {
  /// Returns the edge that an attribute means, margins included; `nil` for sizes, centres and baselines.
  init?(_ attribute: Attribute, _ direction: Layout.Direction) {
    switch attribute.withinMarginsGuide ?? attribute {
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .leading: self = direction == .leftToRight ? .left : .right
    case .trailing: self = direction == .leftToRight ? .right : .left
    default: return nil
    }
  }
}

extension LayoutDraft {
  /// Returns the evidence for the sides of constraints that `isWanted` accepts, as insets of a view's frame.
  ///
  /// Insets are measured from the edge that the attribute means, or from `edge` where one is given.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  func evidence(
    inside owner: Int, _ constraints: [Int], of edge: EdgeEvidence.Edge? = nil,
    where isWanted: (InterfaceTarget, Attribute) -> Bool
  ) -> EdgeEvidence {
    var evidence = EdgeEvidence()
    guard let bounds = geometry.absolute[owner] else { return evidence }
    for index in constraints {
      let constraint = tree.constraints[index]
      guard constraint.relation == .equal, constraint.multiplier == 1, constraint.priority.isRequired,
        let second = constraint.second, let secondAttribute = constraint.secondAttribute
      else { continue }
      if isWanted(constraint.first, constraint.firstAttribute) {
        guard let place = savedPlace(second, secondAttribute) else { continue }
        evidence.add(place + constraint.constant, edge ?? Self.edge(constraint.firstAttribute), in: bounds)
      } else if isWanted(second, secondAttribute) {
        guard let place = savedPlace(constraint.first, constraint.firstAttribute) else { continue }
        evidence.add(place - constraint.constant, edge ?? Self.edge(secondAttribute), in: bounds)
      }
    }
    return evidence
  }

  /// Returns the edge that an attribute means in a file, which is saved as it looks where text runs to the right.
  private static func edge(_ attribute: Attribute) -> EdgeEvidence.Edge? {
    EdgeEvidence.Edge(attribute, .leftToRight)
  }

  /// Returns where an edge of a view's alignment rectangle was saved.
  private func savedPlace(_ target: InterfaceTarget, _ attribute: Attribute) -> Rational? {
    guard case .view(let index) = target, itemOfView[index] != nil, let frame = geometry.absolute[index],
      !tree.views[index].isSavedMisplaced, !tree.views[index].isSavedAmbiguous,
      attribute.withinMarginsGuide == nil, let edge = EdgeEvidence.Edge(attribute, .leftToRight)
    else { return nil }
    let inset = insets[index]
    return switch edge {
    case .top: frame.y + inset.top
    case .left: frame.x + inset.left
    case .bottom: frame.y + frame.height - inset.bottom
    case .right: frame.x + frame.width - inset.right
    }
  }
}

extension EdgeEvidence {
  fileprivate mutating func add(_ place: Rational, _ edge: Edge?, in bounds: InterfaceRect) {
    guard let edge else { return }
    switch edge {
    case .top: add(place - bounds.y, at: edge)
    case .left: add(place - bounds.x, at: edge)
    case .bottom: add(bounds.y + bounds.height - place, at: edge)
    case .right: add(bounds.x + bounds.width - place, at: edge)
    }
  }
}
