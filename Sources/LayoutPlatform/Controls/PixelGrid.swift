import LayoutModel

/// The grid of device pixels that lengths are rounded to.
struct PixelGrid: Sendable {
  /// The pixels in a point.
  let scale: Int64

  /// Creates a grid with some pixels in a point, at least one.
  init(scale: Int64) { self.scale = max(1, min(scale, 16)) }

  /// The length of a pixel in points.
  var pixel: Rational { Rational(1, scale) }

  /// Returns a length in points rounded up to whole pixels; numbers beyond all screens become 0.
  func roundedUp(_ points: Double) -> Rational {
    // A hair more than a whole pixel is what floating point makes of it.
    Self.rational((points * Double(scale) - 1e-6).rounded(.up), scale)
  }

  /// Returns a length in points rounded to the nearest whole pixel; numbers beyond all screens become 0.
  func rounded(_ points: Double) -> Rational {
    Self.rational((points * Double(scale)).rounded(), scale)
  }

  private static func rational(_ pixels: Double, _ scale: Int64) -> Rational {
    guard pixels > -1e12, pixels < 1e12 else { return 0 }
    return Rational(Int64(pixels), scale)
  }
}
