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
    let (layout, listed, broken, brokenIsListed) = BlockAssembler.assemble(reader)
    var gaps: [ConflictBlock.Gap] = []
    if region.isWithheld { gaps.append(.withheld) }
    if region.isElided { gaps.append(.elided) }
    if isCutOff(region, reader) { gaps.append(.cutOff) }
    let unreadable = reader.unreadableCount - (reader.isCutOff ? 1 : 0)
    if unreadable > 0 { gaps.append(.unreadableEntries(unreadable)) }
    if !brokenIsListed { gaps.append(.brokenNotListed) }
    return ConflictBlock(
      layout: layout, listedCount: listed, announcement: announcement(region), broken: broken, gaps: gaps,
      notes: reader.notes, location: region.location, time: region.time)
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
