extension ReportSystem {
  /// The ids of all rows that the answers to further questions speak about.
  var namedConstraints: [String] {
    var ids = smallest?.core.map { $0.constraint } ?? []
    if let cheapest { ids += cheapest.constraints + cheapest.obstacle.map { $0.constraint } }
    if let change {
      ids += change.edits.map { $0.constraint } + change.conflictBefore
      ids += change.deviations.map { $0.constraint }
    }
    ids += couplings.flatMap { $0.without }
    for range in ranges {
      ids += range.without + range.conflict.map { $0.constraint }
      for end in [range.low, range.high] { ids += end?.rows.map { $0.constraint } ?? [] }
      for piece in range.profile?.pieces ?? [] { ids += piece.off + piece.stopping }
    }
    return ids
  }
}
