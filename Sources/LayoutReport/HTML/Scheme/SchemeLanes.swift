/// Stretches along the axis that are put one beside the other, and below where there is no room.
struct SchemeLanes {
  /// What lies in a lane: strokes, and letters that stand clear of strokes.
  private struct Lane {
    var strokes: [ClosedRange<Double>] = []
    var letters: [ClosedRange<Double>] = []
  }

  private var lanes: [Lane] = []

  /// The number of lanes.
  var count: Int { lanes.count }

  /// Returns the first lane in which a stroke lies on no other, and its letters on no others.
  ///
  /// Strokes may follow each other without a gap, letters may not.
  mutating func lane(
    forStroke stroke: ClosedRange<Double>, letters: ClosedRange<Double>? = nil
  ) -> Int {
    let own = Self.grown(stroke, by: -0.1)
    let wide = letters.map { Self.grown($0, by: 4) }
    let free = lanes.firstIndex { lane in
      !lane.strokes.contains { $0.overlaps(own) }
        && !(wide.map { wide in lane.letters.contains { $0.overlaps(wide) } } ?? false)
    }
    let place = free ?? lanes.count
    if place == lanes.count { lanes.append(Lane()) }
    lanes[place].strokes.append(stroke)
    if let letters { lanes[place].letters.append(letters) }
    return place
  }

  /// Returns a stretch made longer at both ends, or shorter.
  private static func grown(_ stretch: ClosedRange<Double>, by amount: Double) -> ClosedRange<Double> {
    let low = stretch.lowerBound - amount
    return low...max(low, stretch.upperBound + amount)
  }
}
