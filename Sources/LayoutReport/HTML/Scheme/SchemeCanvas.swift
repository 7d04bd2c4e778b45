/// Turns places along and across an axis into attributes of SVG elements.
///
/// An axis across the page is measured in percent, so that the drawing fits every width; all else is in pixels.
struct SchemeCanvas {
  /// A Boolean value that indicates whether the axis runs down the page.
  let isUpright: Bool
  /// The pixels along the axis.
  let length: Double

  /// Returns a place along the axis as a length of SVG.
  func along(_ place: Double) -> String {
    isUpright ? Self.number(place) : Self.number(place / length * 100) + "%"
  }

  /// Returns a number for an attribute, with two decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e7 else { return "0" }
    let hundredths = Int(abs(value) * 100 + 0.5)
    let rest = hundredths % 100
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)\(fraction)"
  }

  /// Returns a rectangle.
  func rectangle(
    _ look: String, _ along: ClosedRange<Double>, _ across: ClosedRange<Double>, round: Bool = false
  ) -> Markup {
    // A box without a length is a stroke.
    let high = max(along.upperBound, along.lowerBound + 1)
    let start = self.along(along.lowerBound)
    let size = self.along(high - along.lowerBound)
    let (near, extent) = (
      Self.number(across.lowerBound), Self.number(across.upperBound - across.lowerBound)
    )
    let corner: Markup = round ? " rx=\"3\"" : .none
    return isUpright
      ? "<rect class=\"\(look)\" x=\"\(near)\" width=\"\(extent)\" y=\"\(start)\" height=\"\(size)\"\(corner)/>"
      : "<rect class=\"\(look)\" x=\"\(start)\" width=\"\(size)\" y=\"\(near)\" height=\"\(extent)\"\(corner)/>"
  }

  /// Returns a line.
  func line(
    _ look: String, _ start: (along: Double, across: Double), _ end: (along: Double, across: Double)
  ) -> Markup {
    let (a, b) = (along(start.along), along(end.along))
    let (c, d) = (Self.number(start.across), Self.number(end.across))
    return isUpright
      ? "<line class=\"\(look)\" x1=\"\(c)\" x2=\"\(d)\" y1=\"\(a)\" y2=\"\(b)\"/>"
      : "<line class=\"\(look)\" x1=\"\(a)\" x2=\"\(b)\" y1=\"\(c)\" y2=\"\(d)\"/>"
  }

  /// Returns a small circle.
  func point(_ look: String, _ place: Double, _ across: Double) -> Markup {
    isUpright
      ? "<circle class=\"\(look)\" cx=\"\(Self.number(across))\" cy=\"\(along(place))\" r=\"3.2\"/>"
      : "<circle class=\"\(look)\" cx=\"\(along(place))\" cy=\"\(Self.number(across))\" r=\"3.2\"/>"
  }
}
