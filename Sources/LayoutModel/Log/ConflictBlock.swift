public import TextSource

/// One report of a conflict in a console log, as read: the list, and the constraint that the system broke.
package struct ConflictBlock: Sendable {
  /// What announced the list.
  package enum Announcement: Sendable, Hashable {
    /// "Unable to simultaneously satisfy constraints" as UIKit writes it.
    case unsatisfiable
    /// "Conflicting constraints detected", which AppKit prints before its older wording of the same conflict.
    case detected
    /// "Unable to simultaneously satisfy constraints:" as AppKit writes it.
    case appKit
    /// A list in the form of a conflict whose first lines are missing.
    case missing
    /// A dump of constraints, such as `po view.constraints`, that claims no conflict.
    case dump
  }

  /// Something that is missing from the block, so that its list says less than the system knew.
  package enum Gap: Sendable, Hashable {
    /// The text ends inside the list.
    case cutOff
    /// The author left out lines (`...`).
    case elided
    /// The system withheld the text (`<private>`).
    case withheld
    /// Entries could not be read; they are in `notes`.
    case unreadableEntries(Int)
    /// Addresses are masked, so that mentions of one item cannot be told from mentions of two.
    case maskedAddresses
    /// The broken constraint is not in the list.
    case brokenNotListed
  }

  /// The items and constraints, implied ones last.
  package var layout: Layout
  /// How many of the layout's constraints the log lists; implied ones follow them.
  package var listedCount: Int
  /// What announced the list.
  package var announcement: Announcement
  /// The constraint that the log says was broken, by its place in the layout.
  package var broken: Int?
  /// What is missing from the block.
  package var gaps: [Gap]
  /// The lines that could not be read.
  package var notes: [Note]
  /// Where the block begins.
  package var location: SourceLocation
  /// The time that the log prints before the announcement.
  package var time: String?

  /// Creates a block.
  package init(
    layout: Layout, listedCount: Int, announcement: Announcement, broken: Int? = nil, gaps: [Gap] = [],
    notes: [Note] = [], location: SourceLocation, time: String? = nil
  ) {
    self.layout = layout
    self.listedCount = listedCount
    self.announcement = announcement
    self.broken = broken
    self.gaps = gaps
    self.notes = notes
    self.location = location
    self.time = time
  }
}

/// A place in the input that could not be read or was left aside, and why.
public struct Note: Sendable, Hashable {
  /// Where it stands.
  public var location: SourceLocation
  /// What is there, in one sentence.
  public var message: String

  /// Creates a note.
  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}
