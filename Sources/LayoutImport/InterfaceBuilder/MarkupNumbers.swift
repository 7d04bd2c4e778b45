import LayoutModel
import MarkupSource

extension MarkupAttribute {
  /// The number that the whole value is; `nil` for anything else, such as `NaN` or `infinite`.
  var number: Rational? {
    let written = written.trimmed
    guard let number = written.number(at: written.startIndex), number.end == written.endIndex else {
      return nil
    }
    return number.value
  }

  /// The length that the value is, without the noise of floating-point numbers.
  var length: Rational? { number?.withoutNoise }

  /// The priority that the value is, at most 1000; `nil` for anything else.
  var priority: Priority? {
    guard let number = number.map({ Float($0.doubleValue) }), number > 0, number.isFinite else { return nil }
    return Priority(min(number, 1000))
  }
}

extension MarkupNode {
  /// The size that the attributes `width` and `height` give.
  var size: InterfaceSize? {
    guard let width = attribute(.width)?.length, let height = attribute(.height)?.length else { return nil }
    return InterfaceSize(width: width, height: height)
  }

  /// The rectangle that the attributes `x`, `y`, `width` and `height` give.
  var rectangle: InterfaceRect? {
    var (x, y, width, height) = (Rational?.none, Rational?.none, Rational?.none, Rational?.none)
    for attribute in attributes {
      switch attribute.word {
      case .x: x = attribute.length
      case .y: y = attribute.length
      case .width: width = attribute.length
      case .height: height = attribute.length
      default: break
      }
    }
    guard let x, let y, let width, let height else { return nil }
    guard [x, y, width, height].allSatisfy({ $0.isSensibleLength }) else { return nil }
    return InterfaceRect(x: x, y: y, width: width, height: height)
  }

  /// The insets that the attributes for the four sides give; what is absent is 0.
  var insets: InterfaceInsets {
    var insets = InterfaceInsets.zero
    for attribute in attributes {
      guard let length = attribute.length else { continue }
      switch attribute.word {
      case .top: insets.top = length
      case .left, .leading: insets.left = length
      case .bottom: insets.bottom = length
      case .right, .trailing: insets.right = length
      default: break
      }
    }
    return insets
  }
}

extension Rational {
  /// A Boolean value that indicates whether a layout can have the length: it is exact and below a billion points.
  ///
  /// Layout engines compute in floating point and lose parts of a point long before that.
  var isSensibleLength: Bool { isExact && magnitude < 1_000_000_000 }

  /// The value, or the simple fraction that a long decimal such as `15.33333333333335` was computed as.
  ///
  /// Interface Builder writes what it computed with in floating point, so that a third, a half or a whole number may
  /// be followed by digits that mean nothing. Decimals of up to five places are what they are.
  var withoutNoise: Rational {
    guard denominator > 100_000 else { return self }
    for candidate: Int64 in [1, 2, 3, 4, 6, 8, 12] {
      let scaled = self * Rational(candidate)
      guard scaled.isExact else { break }
      let nearest = Rational(scaled.nearestInteger, candidate)
      let distance = (doubleValue - nearest.doubleValue).magnitude
      if distance < 0.000_02 { return nearest }
    }
    return self
  }

  /// The value, rounded to a hundred-thousandth of a point if it has more decimals than that.
  var roundedFrame: Rational {
    let simple = withoutNoise
    guard simple.denominator > 100_000 else { return simple }
    let rounded = (simple.doubleValue * 100_000).rounded()
    guard let units = Int64(exactly: rounded) else { return simple }
    return Rational(units, 100_000)
  }
}
