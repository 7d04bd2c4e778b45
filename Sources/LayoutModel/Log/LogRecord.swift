package import TextSource

/// Something a console log says about Auto Layout.
package enum LogRecord: Sendable {
  /// A conflict, or a dump of constraints.
  case block(ConflictBlock)
  /// A tree of views with marks on the ambiguous ones.
  case trace(LayoutTrace)
  /// An exception or an assertion about constraints.
  case complaint(LayoutComplaint)
}

/// A `_autolayoutTrace`: the tree of views and which of them are ambiguous.
package struct LayoutTrace: Sendable {
  /// A line of the trace.
  package struct Entry: Sendable {
    /// How the line marks the view.
    package enum Mark: Sendable, Hashable { case autoLayout, autoresizing, host, none }

    /// The view or guide.
    package var item: ItemIndex
    /// How deep it stands in the tree.
    package var depth: Int
    /// How the line marks it.
    package var mark: Mark
    /// A Boolean value that indicates whether the line says "AMBIGUOUS LAYOUT".
    package var isAmbiguous: Bool
    /// The variables that the line names; older systems name none.
    package var variables: [Variable]
    /// A Boolean value that indicates whether the line says "MISSING HOST CONSTRAINTS".
    package var lacksHostConstraints: Bool
    /// Where the line stands.
    package var location: SourceLocation

    /// Creates an entry.
    package init(
      item: ItemIndex, depth: Int, mark: Mark, isAmbiguous: Bool, variables: [Variable],
      lacksHostConstraints: Bool, location: SourceLocation
    ) {
      self.item = item
      self.depth = depth
      self.mark = mark
      self.isAmbiguous = isAmbiguous
      self.variables = variables
      self.lacksHostConstraints = lacksHostConstraints
      self.location = location
    }
  }

  /// The views and guides, each with its parent.
  package var items: [Item]
  /// The lines, in order.
  package var entries: [Entry]
  /// Where the trace begins.
  package var location: SourceLocation

  /// Creates a trace.
  package init(items: [Item], entries: [Entry], location: SourceLocation) {
    self.items = items
    self.entries = entries
    self.location = location
  }
}

/// An exception or assertion about constraints that is no conflict.
package struct LayoutComplaint: Sendable {
  /// What the system complained about.
  package enum Kind: String, Sendable, Hashable {
    /// The two items share no superview.
    case noCommonAncestor
    /// The constraint was added to a view that does not contain its items.
    case outsideSubtree
    /// The constraint was resolved before its items were in one hierarchy.
    case hierarchyNotPrepared
    /// Layout was still dirty after a `layout` method returned.
    case stillNeedsUpdate
    /// SnapKit was asked to update a constraint that does not exist.
    case updateWithoutMatch
  }

  /// What the system complained about.
  package var kind: Kind
  /// The items and the constraints that the message names; for an update without match the wanted one first.
  package var layout: Layout
  /// The attributes that the message names, in its order.
  package var references: [AttributeReference]
  /// The class or method that the message names, where there is one.
  package var subject: String?
  /// Where the message stands.
  package var location: SourceLocation

  /// Creates a complaint.
  package init(
    _ kind: Kind, layout: Layout = Layout(), references: [AttributeReference] = [], subject: String? = nil,
    location: SourceLocation
  ) {
    self.kind = kind
    self.layout = layout
    self.references = references
    self.subject = subject
    self.location = location
  }
}
