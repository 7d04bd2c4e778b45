import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("A UIStackView")
struct StackFactTests {
  private func stack(_ change: (inout InterfaceStack) -> Void = { _ in }) -> InterfaceStack {
    var stack = InterfaceStack()
    change(&stack)
    return stack
  }

  private func frames(_ solved: SolvedStack, _ axis: Axis = .horizontal) -> [[Double]] {
    #expect(solved.free.isEmpty)
    return solved.frames.indices.dropFirst().map { view in
      let span = solved.span(view, axis)
      return [span.start, span.length].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test("gives three equal views in 374 points with spaces of 8 a width of 119 1/3")
  func sharesEqually() {
    var scene = StackScene(
      stack {
        $0.distribution = .fillEqually
        $0.spacing = 8
      })
    for width: Rational in [20, 60, 40] { scene.add(width: width, height: 20) }
    scene.container = (374, nil)
    #expect(frames(scene.solved()) == [[0, 119.333], [127.333, 119.333], [254.667, 119.333]])
  }

  @Test(
    "stretches and shrinks the first of the views that are equally ready to",
    arguments: [(200, 130), (80, 10)])
  func decidesTies(width: Int64, first: Double) {
    var scene = StackScene(stack { $0.spacing = 10 })
    for _ in 0..<2 { scene.add(width: Rational(60), height: 20) }
    scene.container = (Rational(width), nil)
    #expect(frames(scene.solved()) == [[0, first], [first + 10, 60]])
  }

  @Test("stretches the view that hugs its content least, wherever it stands")
  func regardsHugging() {
    var scene = StackScene(stack())
    scene.add(width: 60, height: 20)
    scene.add(width: 60, height: 20) { $0.hugging.horizontal = Priority(249) }
    scene.container = (200, nil)
    #expect(frames(scene.solved()) == [[0, 60], [60, 140]])
  }

  @Test("puts equal spaces between views, and at least its own")
  func spacesEqually() {
    var scene = StackScene(
      stack {
        $0.distribution = .equalSpacing
        $0.spacing = 10
      })
    for width: Rational in [20, 60, 40] { scene.add(width: width, height: 20) }
    scene.container = (200, nil)
    #expect(frames(scene.solved()) == [[0, 20], [60, 60], [160, 40]])
    scene.container = (nil, nil)
    #expect(frames(scene.solved()) == [[0, 20], [30, 60], [100, 40]])
  }

  @Test("shares in proportion to lengths, a stack view inside by what its views need")
  func sharesInProportion() {
    var scene = StackScene(stack { $0.distribution = .fillProportionally })
    scene.add(width: 30, height: 20)
    let inner = scene.add("stackView") {
      var stack = InterfaceStack()
      stack.spacing = 6
      $0.stack = stack
    }
    for _ in 0..<2 { scene.add(width: 12, height: 20, to: inner) }
    scene.container = (240, nil)
    let solved = scene.solved()
    #expect(frames(solved) == [[0, 120], [120, 120], [120, 102], [228, 12]])
  }

  @Test("makes a view without a length of its own as short as can be beside others that have one")
  func shrinksEmptyViews() {
    var scene = StackScene(stack { $0.distribution = .fillProportionally })
    scene.add(width: 30, height: 20)
    scene.add("view", height: 20)
    scene.container = (240, nil)
    #expect(frames(scene.solved()) == [[0, 240], [240, 0]])
  }

  @Test("leaves a hidden view in the middle of the space, without a length")
  func hides() {
    var scene = StackScene(stack { $0.spacing = 10 })
    for isHidden in [true, false, true, false, true] {
      scene.add(width: 30, height: 20) { $0.isHidden = isHidden }
    }
    let solved = scene.solved()
    #expect(frames(solved) == [[0, 0], [0, 30], [35, 0], [40, 30], [70, 0]])
    #expect(solved.span(0, .horizontal).length == 70)
  }

  @Test("has no size when all its views are hidden")
  func collapses() {
    var scene = StackScene(stack { $0.alignment = .center })
    scene.add(width: 30, height: 20) { $0.isHidden = true }
    let solved = scene.solved()
    #expect(solved.span(0, .horizontal).length == 0)
    #expect(solved.span(0, .vertical).length == 0)
  }

  @Test("leaves open how large it is when it has no views")
  func isOpenWithoutViews() {
    #expect(StackScene(stack()).draft.builder.layout.constraints.isEmpty)
  }

  @Test("lets views that reach up further than the first stand out at the first baseline")
  func alignsFirstBaselines() {
    var scene = StackScene(stack { $0.alignment = .firstBaseline })
    scene.add(width: 89, height: Rational(41, 2))
    scene.add(width: 230, height: 34)
    scene.baselines = [1: (16, 4), 2: (23, 11)]
    let solved = scene.solved()
    #expect(frames(solved, .vertical) == [[0, 20.5], [-7, 34]])
    #expect(solved.span(0, .vertical).length == 27)
  }

  @Test("measures space between the baselines of the labels that its stack views hold")
  func spacesBaselines() {
    var scene = StackScene(
      stack {
        $0.axis = .vertical
        $0.spacing = 29
        $0.isBaselineRelative = true
      })
    for _ in 0..<2 {
      let inner = scene.add("stackView") { $0.stack = InterfaceStack() }
      let label = scene.add(width: 50, height: 20, to: inner)
      scene.baselines[label] = (15, 5)
    }
    #expect(frames(scene.solved(), .vertical) == [[0, 20], [0, 20], [29, 20], [29, 20]])
  }

  @Test("mirrors margins of left and right, and follows the reading direction with directional ones")
  func mirrorsMargins() {
    var scene = StackScene(stack { $0.spacing = 5 }, margins: InterfaceInsets(left: 10, right: 30))
    for _ in 0..<2 { scene.add(width: 20, height: 20) }
    scene.direction = .rightToLeft
    #expect(frames(scene.solved()) == [[35, 20], [10, 20]])
    scene.tree.views[0].hasDirectionalMargins = true
    #expect(frames(scene.solved()) == [[55, 20], [30, 20]])
  }

  @Test("gives two texts of several lines each half of the width")
  func sharesBetweenTexts() {
    var scene = StackScene(stack { $0.spacing = 8 })
    for width: Rational in [500, 300] {
      scene.add(width: width, height: 20) {
        $0.text = InterfaceText("")
        $0.text?.lines = 0
      }
    }
    scene.container = (200, nil)
    #expect(frames(scene.solved()) == [[0, 100], [108, 92]])
  }
}
