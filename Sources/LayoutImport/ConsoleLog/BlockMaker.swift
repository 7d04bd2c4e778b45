import LayoutModel
import TextSource

/// Makes a conflict block of a gathered region.
enum BlockMaker {
  /// Returns the block, or `nil` when the region holds neither an announcement nor a constraint.
  static func block(_ region: ListRegion, isAtEnd: Bool) -> ConflictBlock? {
    let reader = ListReader(region, isAtEnd: isAtEnd)
    guard
      region.announcement != nil || !reader.entries.isEmpty || reader.broken != nil || !reader.notes.isEmpty
    else { return nil }
    let made = BlockAssembler.assemble(reader)
    var gaps: [ConflictBlock.Gap] = []
    if region.isWithheld { gaps.append(.withheld) }
    if region.isElided { gaps.append(.elided) }
    if isCutOff(region, reader) { gaps.append(.cutOff) }
    let unreadable = reader.unreadableCount - (reader.isCutOff ? 1 : 0) + made.unusable.count
    if unreadable > 0 { gaps.append(.unreadableEntries(unreadable)) }
    if let broken = made.broken, broken >= made.listedCount { gaps.append(.brokenNotListed) }
    if made.hasMaskedItems { gaps.append(.maskedAddresses) }
    return ConflictBlock(
      layout: made.layout, listedCount: made.listedCount, announcement: announcement(region),
      broken: made.broken, gaps: gaps,
      notes: reader.notes + made.unusable.map { unusable(at: $0) } + inactive(reader),
      location: region.location, time: region.time)
  }

  private static func inactive(_ reader: ListReader) -> [Note] {
    reader.entries.filter { !$0.entry.isActive }
      .map { Note($0.location, "This constraint is inactive, so it was left out.") }
  }

  private static func unusable(at location: SourceLocation) -> Note {
    Note(location, "A number of this entry is too large to be a length, so the entry was left aside.")
  }

  private static func isCutOff(_ region: ListRegion, _ reader: ListReader) -> Bool {
    if reader.isCutOff { return true }
    let isWhole = region.isClosed || region.hasBreakLine
    return region.announcement != nil && !isWhole && (region.isOpened || region.entryCount == 0)
      && !region.isWithheld
  }

  private static func announcement(_ region: ListRegion) -> ConflictBlock.Announcement {
    if let announcement = region.announcement { return announcement }
    return region.hasAdvice || region.hasBreakLine || region.hasQuotedEntries ? .missing : .dump
  }
}
