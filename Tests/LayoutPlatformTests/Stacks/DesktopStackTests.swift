import LayoutModel
import TestSupport
import Testing

@testable import LayoutPlatform

@Suite("The constraints of an NSStackView")
struct DesktopStackTests {
  @Test("place views where arithmetic does, and nowhere else", arguments: UInt64(0)..<300)
  func agree(seed: UInt64) {
    let random = RandomDesktopStack(seed: seed)
    let solved = random.scene.solved()
    #expect(!solved.isContradictory)
    #expect(solved.free.isEmpty)
    for (index, view) in random.views.enumerated() {
      let (along, across) = random.spans(index)
      let difference = [
        solved.span(view, random.axis).start - along.start,
        solved.span(view, random.axis).length - along.length,
        solved.span(view, random.axis.crossing).start - across.start,
        solved.span(view, random.axis.crossing).length - across.length,
      ]
      #expect(difference.allSatisfy { abs($0) < 1e-4 }, "view \(view): \(difference)")
    }
  }

  @Test("leave out hidden views, but only where the stack view detaches them", arguments: [true, false])
  func detach(detaches: Bool) {
    var stack = InterfaceStack()
    stack.detachesHiddenViews = detaches
    stack.alignment = .centerY
    stack.spacing = 10
    var scene = StackScene(stack)
    scene.platform = .macOS
    for isHidden in [false, true, false] { scene.add(width: 20, height: 20) { $0.isHidden = isHidden } }
    let solved = scene.solved()
    #expect(scene.tree.detachedViews == (detaches ? [2] : []))
    #expect(solved.span(3, .horizontal).start == (detaches ? 30 : 60))
  }

  @Test("leave out views that need not be visible, and keep custom spaces behind the right views")
  func regardLists() {
    var stack = InterfaceStack()
    stack.alignment = .centerY
    stack.visibility = [Priority(1000), Priority(0), Priority(1000), Priority(1000)]
    stack.customSpacing = [nil, nil, 3, nil]
    stack.spacing = 10
    var scene = StackScene(stack)
    scene.platform = .macOS
    for _ in 0..<4 { scene.add(width: 20, height: 20) }
    let solved = scene.solved()
    #expect(solved.span(3, .horizontal).start == 30)
    #expect(solved.span(4, .horizontal).start == 53)
  }

  @Test(
    "let views be cut off at the far edge only where the stack view does not resist",
    arguments: [true, false])
  func clip(resists: Bool) {
    var stack = InterfaceStack()
    stack.alignment = .centerY
    if !resists { stack.clippingResistance = (Priority(500), .required) }
    var scene = StackScene(stack)
    scene.platform = .macOS
    for _ in 0..<2 { scene.add(width: 50, height: 20) }
    scene.container = (80, nil)
    let solved = scene.solved()
    #expect(solved.span(1, .horizontal).length == (resists ? 30 : 50))
    #expect(solved.span(2, .horizontal).length == 50)
  }

  @Test("keep a view at its own length where the equal share is less")
  func keepLongViews() {
    var stack = InterfaceStack()
    stack.distribution = .fillEqually
    stack.alignment = .centerY
    var scene = StackScene(stack)
    scene.platform = .macOS
    for width: Rational in [20, 80, 30] { scene.add(width: width, height: 20) }
    scene.container = (150, nil)
    let solved = scene.solved()
    #expect((1...3).map { solved.span($0, .horizontal).length } == [35, 80, 35])
  }

  @Test("make views as wide as the stack view when they are aligned by their width")
  func fillAcross() {
    var stack = InterfaceStack()
    stack.axis = .vertical
    stack.alignment = .width
    var scene = StackScene(stack, margins: InterfaceInsets(left: 5, right: 15))
    scene.platform = .macOS
    scene.add(width: 20, height: 20)
    scene.container = (100, nil)
    let span = scene.solved().span(1, .horizontal)
    #expect(span.start == 5 && span.length == 80)
  }
}

/// An `NSStackView` with random views that fit, and what arithmetic says about it.
struct RandomDesktopStack {
  private(set) var scene: StackScene
  private(set) var views: [Int] = []
  private var oracle = StackOracle()
  private var gravities: [Int] = []
  private var insets = (along: (near: 0.0, far: 0.0), across: 0.0)

  var axis: Axis { scene.tree.views[0].stack?.axis ?? .horizontal }

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var stack = InterfaceStack()
    let distributions: [InterfaceStack.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .gravityAreas, .gravityAreas,
    ]
    stack.axis = random.below(2) == 0 ? .horizontal : .vertical
    stack.distribution = distributions[random.below(distributions.count)]
    let isVertical = stack.axis == .vertical
    let alignments: [InterfaceStack.Alignment] =
      isVertical ? [.leading, .centerX, .trailing] : [.top, .centerY, .bottom]
    stack.alignment = alignments[random.below(3)]
    stack.spacing = Rational(Int64(random.below(3) * 5))
    oracle.distribution = stack.distribution
    oracle.place = stack.alignment.place
    oracle.spacing = stack.spacing.doubleValue
    oracle.sharesWhatSpacesLeave = true
    let along = (near: Int64(random.below(10)), far: Int64(random.below(10)))
    // Insets across are not tried with views at the far edge, where macOS does not keep them.
    let across = Int64(stack.alignment.place == .far ? 0 : random.below(10))
    insets = ((Double(along.near), Double(along.far)), Double(across))
    scene = StackScene(
      stack,
      margins: isVertical
        ? InterfaceInsets(
          top: Rational(along.near), left: Rational(across), bottom: Rational(along.far),
          right: Rational(across))
        : InterfaceInsets(
          top: Rational(across), left: Rational(along.near), bottom: Rational(across),
          right: Rational(along.far)))
    scene.platform = .macOS
    addViews(&random)
    setRoom(&random)
  }

  private mutating func addViews(_ random: inout SplitMix64) {
    let hasAreas = oracle.distribution == .gravityAreas && random.below(2) == 0
    let counts = hasAreas ? (0..<3).map { _ in random.below(3) } : [1 + random.below(4), 0, 0]
    for gravity in 0..<3 {
      for _ in 0..<counts[gravity] {
        let size = (Rational(Int64(10 + random.below(60))), Rational(Int64(10 + random.below(30))))
        let (width, height) = axis == .horizontal ? size : (size.1, size.0)
        views.append(scene.add(width: width, height: height) { $0.gravity = gravity })
        gravities.append(gravity)
        oracle.along.append(size.0.doubleValue)
        oracle.across.append(size.1.doubleValue)
      }
    }
  }

  private mutating func setRoom(_ random: inout SplitMix64) {
    let natural = oracle.along.reduce(0, +) + oracle.spacing * Double(max(0, oracle.along.count - 1))
    let longest = oracle.along.max() ?? 0
    let hasAreas = gravities.contains { $0 > 0 }
    var room: Double?
    if hasAreas || random.below(3) != 0 {
      // Enough for every area, every equal share and every distance of centres.
      let least = hasAreas ? 2 * natural + 100 : (longest + oracle.spacing) * Double(oracle.along.count + 1)
      room = least + Double(random.below(50))
    }
    // Insets across are weak: where views of different lengths decide, they do not keep them.
    oracle.room = (
      room,
      insets.across == 0 && random.below(2) == 0 ? nil : (oracle.across.max() ?? 0) + Double(random.below(30))
    )
    let size = (
      room.map { Rational(Int64($0 + insets.along.near + insets.along.far)) },
      oracle.room.across.map { Rational(Int64($0 + 2 * insets.across)) }
    )
    scene.container = axis == .horizontal ? size : (size.1, size.0)
  }

  /// Returns where a view lies along and across the stack view.
  func spans(_ index: Int) -> (
    along: (start: Double, length: Double), across: (start: Double, length: Double)
  ) {
    let along = oracle.distribution == .gravityAreas ? packed[index] : oracle.alongSpans[index]
    let across = oracle.acrossSpans[index]
    return ((along.start + insets.along.near, along.length), (across.start + insets.across, across.length))
  }

  /// The views of each gravity area behind one another, at the beginning, in the middle and at the end.
  private var packed: [(start: Double, length: Double)] {
    guard let room = oracle.room.along else { return oracle.alongSpans }
    var spans: [(start: Double, length: Double)] = []
    for gravity in 0..<3 {
      let lengths = zip(oracle.along, gravities).filter { $0.1 == gravity }.map(\.0)
      let total = lengths.reduce(0, +) + oracle.spacing * Double(max(0, lengths.count - 1))
      // The middle is that of the stack view, not of the room inside its insets.
      let middle = (room + insets.along.far - insets.along.near - total) / 2
      var start = [0, middle, room - total][gravity]
      for length in lengths {
        spans.append((start, length))
        start += length + oracle.spacing
      }
    }
    return spans
  }
}
