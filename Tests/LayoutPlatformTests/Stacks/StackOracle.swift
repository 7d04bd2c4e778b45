import LayoutModel

@testable import LayoutPlatform

/// Lays out a stack view of `UIStackView`'s kind by arithmetic, without constraints.
///
/// All views have a length of their own along and across the stack, and are equally ready to give it up.
struct StackOracle {
  var distribution = InterfaceStack.Distribution.fill
  var place = StackPlace.whole
  /// The lengths of the views along and across the stack.
  var along: [Double] = []
  var across: [Double] = []
  var spacing = 0.0
  /// Whether proportional views share what is left beside the spaces, as those of an `NSStackView` do.
  var sharesWhatSpacesLeave = false
  /// What the stack view gives to its views along and across; `nil` where they decide.
  var room: (along: Double?, across: Double?) = (nil, nil)

  private var spaces: Double { spacing * Double(along.count - 1) }

  /// The places and lengths along the stack, from where the views begin.
  var alongSpans: [(start: Double, length: Double)] {
    let lengths = alongLengths
    let count = lengths.count
    let total = lengths.reduce(0, +)
    var gaps = Array(repeating: spacing, count: max(0, count - 1))
    switch distribution {
    case .equalSpacing where count > 1:
      let gap = max(spacing, ((room.along ?? total + spaces) - total) / Double(count - 1))
      gaps = gaps.map { _ in gap }
    case .equalCentering where count > 1:
      let needed = (1..<count).map { lengths[$0 - 1] / 2 + spacing + lengths[$0] / 2 }
      let ends = (lengths[0] + lengths[count - 1]) / 2
      let distance = room.along.map { ($0 - ends) / Double(count - 1) } ?? needed.max() ?? 0
      gaps = (1..<count).map { distance - (lengths[$0 - 1] + lengths[$0]) / 2 }
    default: break
    }
    var start = 0.0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return (start, lengths[index])
    }
  }

  private var alongLengths: [Double] {
    let natural = along.reduce(0, +)
    guard let room = room.along else {
      return distribution == .fillEqually ? along.map { _ in along.max() ?? 0 } : along
    }
    let left = room - spaces
    switch distribution {
    case .fillEqually: return along.map { _ in left / Double(along.count) }
    case .fillProportionally where sharesWhatSpacesLeave:
      return along.map { $0 / natural * left }
    case .fillProportionally:
      var rest = left
      return along.enumerated().map { index, length in
        let share = length / (natural + spaces) * room
        let given = index + 1 == along.count ? rest : min(share, rest)
        rest -= given
        return given
      }
    case .equalSpacing where along.count > 1, .equalCentering where along.count > 1:
      return left < natural ? yielding(natural - left) : along
    default:
      guard left < natural else { return [along[0] + left - natural] + along.dropFirst() }
      return yielding(natural - left)
    }
  }

  /// Takes a length from the first view, what is missing from the second, and so on.
  private func yielding(_ amount: Double) -> [Double] {
    var rest = amount
    return along.map { length in
      let taken = min(length, rest)
      rest -= taken
      return length - taken
    }
  }

  /// The places and lengths across the stack.
  var acrossSpans: [(start: Double, length: Double)] {
    let tallest = across.max() ?? 0
    let room = room.across ?? tallest
    return across.map { natural in
      let length = place == .whole ? room : min(natural, room)
      switch place {
      case .whole, .near: return (0, length)
      case .middle: return ((room - length) / 2, length)
      case .far: return (room - length, length)
      case .firstBaseline: return (room - tallest, length)
      case .lastBaseline: return (tallest - length, length)
      }
    }
  }
}
