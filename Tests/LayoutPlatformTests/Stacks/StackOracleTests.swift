import LayoutModel
import TestSupport
import Testing

@testable import LayoutPlatform

@Suite("The constraints of a UIStackView")
struct StackOracleTests {
  @Test("place views where arithmetic does, and nowhere else", arguments: UInt64(0)..<400)
  func agree(seed: UInt64) {
    let random = RandomStack(seed: seed)
    let solved = random.scene.solved()
    #expect(!solved.isContradictory)
    #expect(solved.free.isEmpty)
    for (index, view) in random.visible.enumerated() {
      let axis = random.axis
      compare(solved.span(view, axis), random.alongSpan(index), "view \(view) along")
      compare(solved.span(view, axis.crossing), random.acrossSpan(index), "view \(view) across")
    }
    for view in random.hidden { #expect(solved.span(view, random.axis).length == 0) }
  }

  private func compare(
    _ actual: (start: Double, length: Double), _ expected: (start: Double, length: Double), _ what: String
  ) {
    let difference = max(abs(actual.start - expected.start), abs(actual.length - expected.length))
    #expect(difference < 1e-6, "\(what): \(actual) instead of \(expected)")
  }
}

/// A stack view with random views, and what arithmetic says about it.
struct RandomStack {
  private(set) var scene: StackScene
  private(set) var visible: [Int] = []
  private(set) var hidden: [Int] = []
  private var oracle = StackOracle()
  private var insets = (near: 0.0, far: 0.0, top: 0.0, bottom: 0.0)

  var axis: Axis { scene.tree.views[0].stack?.axis ?? .horizontal }

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var stack = InterfaceStack()
    let distributions: [InterfaceStack.Distribution] = [
      .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.axis = random.below(2) == 0 ? .horizontal : .vertical
    stack.distribution = distributions[random.below(distributions.count)]
    let alignments: [InterfaceStack.Alignment] = [
      .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]
    stack.alignment = alignments[random.below(stack.axis == .horizontal ? 6 : 4)]
    stack.spacing = Rational(Int64(random.below(3) * 5))
    let margins = InterfaceInsets(
      top: Self.length(&random, 12), left: Self.length(&random, 12), bottom: Self.length(&random, 12),
      right: Self.length(&random, 12))
    scene = StackScene(stack, margins: random.below(2) == 0 ? margins : nil)
    scene.tree.views[0].hasDirectionalMargins = random.below(2) == 0
    scene.direction = random.below(3) == 0 ? .rightToLeft : .leftToRight
    oracle.distribution = stack.distribution
    oracle.place = stack.alignment.place
    oracle.spacing = stack.spacing.doubleValue
    addViews(&random)
    setRoom(&random)
  }

  private static func length(_ random: inout SplitMix64, _ limit: Int, from least: Int = 0) -> Rational {
    Rational(Int64(least + random.below(limit)))
  }

  private mutating func addViews(_ random: inout SplitMix64) {
    let isBaseline = oracle.place == .firstBaseline || oracle.place == .lastBaseline
    let count = (isBaseline ? 2 : 1) + random.below(4)
    for _ in 0..<count {
      // A hidden view takes part in the alignment: it is no longer than the others across the stack.
      if random.below(6) == 0 {
        let length = Self.length(&random, 60, from: 1)
        hidden.append(
          scene.add(width: axis == .horizontal ? length : 1, height: axis == .horizontal ? 1 : length) {
            $0.isHidden = true
          })
      }
      let size = (Self.length(&random, 90, from: 10), Self.length(&random, 40, from: 22))
      let (width, height) = axis == .horizontal ? size : (size.1, size.0)
      visible.append(scene.add(width: width, height: height))
      oracle.along.append(size.0.doubleValue)
      oracle.across.append(size.1.doubleValue)
    }
  }

  private mutating func setRoom(_ random: inout SplitMix64) {
    let margins = scene.tree.views[0].margins ?? .zero
    let isSwapped = scene.direction == .rightToLeft && !scene.tree.views[0].hasDirectionalMargins
    insets = (
      (isSwapped ? margins.right : margins.left).doubleValue,
      (isSwapped ? margins.left : margins.right).doubleValue,
      margins.top.doubleValue, margins.bottom.doubleValue
    )
    let spaces = oracle.spacing * Double(oracle.along.count - 1)
    let natural = oracle.along.reduce(0, +) + spaces
    var (along, across): (Double?, Double?) = (nil, nil)
    if random.below(4) != 0 {
      let least = oracle.distribution == .equalCentering ? centeringLength : spaces + 5
      along = (max(least, natural / 2) + Double(random.below(Int(natural)))).rounded(.up)
    }
    if random.below(4) != 0 {
      let tallest = oracle.across.max() ?? 0
      let isBaseline = oracle.place == .firstBaseline || oracle.place == .lastBaseline
      across = (isBaseline ? tallest : 25) + Double(random.below(40))
    }
    oracle.room = (along, across)
    let (width, height) = axis == .horizontal ? (along, across) : (across, along)
    scene.container = (
      width.map { Rational(Int64($0 + insets.near + insets.far)) },
      height.map { Rational(Int64($0 + insets.top + insets.bottom)) }
    )
  }

  /// The length from which on centres can be equally far apart.
  private var centeringLength: Double {
    let lengths = oracle.along
    guard lengths.count > 1 else { return 5 }
    let needed = (1..<lengths.count).map { lengths[$0 - 1] / 2 + oracle.spacing + lengths[$0] / 2 }
    let ends = (lengths[0] + lengths[lengths.count - 1]) / 2
    return (needed.max() ?? 0) * Double(lengths.count - 1) + ends
  }

  func alongSpan(_ index: Int) -> (start: Double, length: Double) { placed(oracle.alongSpans, index, axis) }
  func acrossSpan(_ index: Int) -> (start: Double, length: Double) {
    placed(oracle.acrossSpans, index, axis.crossing)
  }

  /// Returns a span in the coordinates of the stack view.
  private func placed(
    _ spans: [(start: Double, length: Double)], _ index: Int, _ axis: Axis
  ) -> (start: Double, length: Double) {
    let span = spans[index]
    guard axis == .horizontal else { return (insets.top + span.start, span.length) }
    guard scene.direction == .rightToLeft else { return (insets.near + span.start, span.length) }
    let room = self.axis == axis ? oracle.room.along : oracle.room.across
    let width = room ?? spans.map { $0.start + $0.length }.max() ?? 0
    return (insets.far + width - span.start - span.length, span.length)
  }
}
