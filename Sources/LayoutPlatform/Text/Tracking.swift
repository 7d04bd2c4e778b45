/// The space that San Francisco adds behind each glyph, which depends on the size of the text.
enum Tracking {
  /// The tracking in points by point size, from the table of Apple's Human Interface Guidelines for SF Pro.
  ///
  /// Saved widths confirm it to 0.01 points at 11 to 17 points.
  private static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (30, 0.4), (34, 0.4), (44, 0.37), (60, 0.26), (80, 0),
  ]

  /// Returns the tracking at a point size, in points.
  static func points(at size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard next > 0 else { return table[0].points }
    let (low, high) = (table[next - 1], table[next])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }
}
