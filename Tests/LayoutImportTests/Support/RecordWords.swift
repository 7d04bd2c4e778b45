import LayoutModel

extension LogRecord {
  /// Everything that a record says, for comparisons.
  var words: String {
    switch self {
    case .block(let block):
      "\(block.announcement) \(block.location) \(block.time ?? "") broken \(block.broken ?? -1) of \(block.listedCount) "
        + "\(block.gaps) \(block.layout) \(block.notes)"
    case .trace(let trace): "\(trace.location) \(trace.items) \(trace.entries)"
    case .complaint(let complaint):
      "\(complaint.kind) \(complaint.location) \(complaint.subject ?? "") \(complaint.references) \(complaint.layout)"
    }
  }
}
