/// The space that San Francisco adds behind each glyph, which depends on the size of the text.
enum Tracking {
  /// The tracking in points by point size, from the table of Apple's Human Interface Guidelines for SF Pro.
  ///
  /// Saved widths confirm it to 0.01 points at 11 to 17 points.
  private static let table: [(size: Double, value: Double)] = [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (30, 0.4), (34, 0.4), (44, 0.37), (60, 0.26), (80, 0),
  ]

  /// How much closer than in the text face glyphs stand in the display face, in parts of the point size, by size.
  ///
  /// Up to Xcode 10 the display face took over at 20 points, later the one turns into the other bit by bit. Fitted to
  /// 54 and 23 saved widths of 18 to 46 points; the residuals are 1 % of the width.
  private static let older: [(size: Double, value: Double)] = [
    (19, 0), (20, -0.02), (24, -0.037), (26, -0.0394), (30, -0.0456),
  ]
  private static let newer: [(size: Double, value: Double)] = [
    (17, 0), (18, -0.004), (20, -0.02), (22, -0.03), (23, -0.037), (24, -0.0465), (30, -0.0569),
  ]

  /// Returns how far glyphs are apart beyond their advances, in points, for a point size in a file of some era.
  static func points(at size: Double, era: Int) -> Double {
    let display = era > 0 && era < 14868 ? older : newer
    return value(table, at: size) + value(display, at: size) * size
  }

  /// Returns the value of a table at a size, on the line between the sizes that it holds.
  private static func value(_ table: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return table.last?.value ?? 0 }
    guard next > 0 else { return table[0].value }
    let (low, high) = (table[next - 1], table[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
