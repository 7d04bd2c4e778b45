import LayoutModel
import Testing

@testable import LayoutPlatform

/// A stack view of two or fewer views, and the constraints it makes, written as text.
struct StackTable: CustomTestStringConvertible, Sendable {
  var name: String
  var platform = InterfaceDocument.Platform.iOS
  var distribution = InterfaceStack.Distribution.fill
  var alignment = InterfaceStack.Alignment.fill
  var count = 2
  var lines: [String]

  var testDescription: String { name }

  static let uiKit = [
    StackTable(
      name: "equal lengths",
      distribution: .fillEqually,
      lines: [
        "UISV-canvas-connection s.leading == a.leading", "UISV-canvas-connection s.trailing == b.trailing",
        "UISV-spacing b.leading == a.trailing + 8", "UISV-fill-equally b.width == a.width",
        "UISV-alignment a.top == b.top", "UISV-alignment a.bottom == b.bottom",
        "UISV-canvas-connection s.top == a.top", "UISV-canvas-connection s.bottom == a.bottom",
      ]),
    StackTable(
      name: "views at the top", alignment: .leading,
      lines: [
        "UISV-canvas-connection s.leading == a.leading", "UISV-canvas-connection s.trailing == b.trailing",
        "UISV-spacing b.leading == a.trailing + 8", "UISV-alignment a.top == b.top",
        "UISV-ambiguity-suppression a.height == 0 @25", "UISV-ambiguity-suppression b.height == 0 @25",
        "UISV-spanning-boundary UISV-alignment-spanner.top == a.top @999.5",
        "UISV-spanning-boundary UISV-alignment-spanner.bottom >= a.bottom",
        "UISV-spanning-boundary UISV-alignment-spanner.top == b.top @999.5",
        "UISV-spanning-boundary UISV-alignment-spanner.bottom >= b.bottom",
        "UISV-spanning-fit UISV-alignment-spanner.height == 0 @51", "UISV-canvas-connection s.top == a.top",
        "UISV-canvas-connection s.bottom == UISV-alignment-spanner.bottom",
      ]),
    StackTable(
      name: "a single view in the middle", alignment: .center, count: 1,
      lines: [
        "UISV-canvas-connection s.leading == a.leading", "UISV-canvas-connection s.trailing == a.trailing",
        "UISV-ambiguity-suppression a.height == 0 @25", "UISV-canvas-connection s.top <= a.top",
        "UISV-canvas-connection s.bottom >= a.bottom", "UISV-canvas-fit s.height == 0 @49",
        "UISV-canvas-connection s.centerY == a.centerY",
      ]),
    StackTable(
      name: "equal spaces", distribution: .equalSpacing,
      lines: [
        "UISV-canvas-connection s.leading == a.leading", "UISV-canvas-connection s.trailing == b.trailing",
        "UISV-spacing b.leading >= a.trailing + 8",
        "UISV-distributing-edge _UIOLAGapGuide.leading == a.trailing",
        "UISV-distributing-edge _UIOLAGapGuide.trailing == b.leading", "UISV-canvas-fit s.width == 0 @49",
        "UISV-alignment a.top == b.top", "UISV-alignment a.bottom == b.bottom",
        "UISV-canvas-connection s.top == a.top", "UISV-canvas-connection s.bottom == a.bottom",
      ]),
    StackTable(
      name: "proportions", distribution: .fillProportionally, count: 2,
      lines: [
        "UISV-canvas-connection s.leading == a.leading", "UISV-canvas-connection s.trailing == b.trailing",
        "UISV-spacing b.leading == a.trailing + 8", "UISV-fill-proportionally a.width == 5/24*s.width @999",
        "UISV-fill-proportionally b.width == 5/8*s.width @998", "UISV-alignment a.top == b.top",
        "UISV-alignment a.bottom == b.bottom", "UISV-canvas-connection s.top == a.top",
        "UISV-canvas-connection s.bottom == a.bottom",
      ]),
  ]

  static let appKit = [
    StackTable(
      name: "a chain", platform: .macOS, alignment: .centerY,
      lines: [
        "NSStackView.Edge.Min.Leading a.leading == s.leading",
        "NSStackView.Edge.Min.Trailing s.trailing == b.trailing",
        "NSStackView.Stack b.leading == a.trailing + 8",
      ] + across("a", "centerY") + across("b", "centerY")),
    StackTable(
      name: "a gravity area", platform: .macOS, distribution: .gravityAreas, alignment: .top,
      lines: [
        "NSStackView.Edge.Leading a.leading >= s.leading",
        "NSStackView.Edge.Trailing s.trailing >= b.trailing",
        "NSStackView.Edge.Min.Leading a.leading == s.leading @750",
        "NSStackView.Edge.Min.Trailing s.trailing == b.trailing @249.99998",
        "NSStackView.Stack.Min b.leading >= a.trailing + 8",
        "NSStackView.Stack b.leading == a.trailing + 8 @749.99",
      ] + across("a", "top") + across("b", "top")),
    StackTable(
      name: "equal lengths of macOS", platform: .macOS, distribution: .fillEqually, alignment: .bottom,
      count: 1,
      lines: [
        "NSStackView.Edge.Min.Leading a.leading == s.leading",
        "NSStackView.Edge.Min.Trailing s.trailing == a.trailing",
        "NSStackView.Distribution.EqualSizing a.width == NSStackView.Distribution.Ideal.width @260",
      ] + across("a", "bottom")),
  ]

  private static func across(_ view: String, _ attribute: String) -> [String] {
    [
      "NSStackView.Align \(view).\(attribute) == s.\(attribute) @260",
      "NSStackView.Edge.Top \(view).top >= s.top", "NSStackView.Edge.Bottom s.bottom >= \(view).bottom",
      "NSStackView.Edge.Min.Top \(view).top == s.top @249.99998",
      "NSStackView.Edge.Min.Bottom s.bottom == \(view).bottom @249.99998",
    ]
  }
}

@Suite("The constraints of a stack view")
struct StackTableTests {
  @Test("have the identifiers and priorities that logs show", arguments: StackTable.uiKit + StackTable.appKit)
  func areListed(table: StackTable) {
    var stack = InterfaceStack()
    stack.distribution = table.distribution
    stack.alignment = table.alignment
    stack.spacing = 8
    var scene = StackScene(stack)
    scene.platform = table.platform
    for index in 0..<table.count {
      scene.add(width: index == 0 ? 10 : 30, height: table.count == 1 ? 10 : 20)
    }
    if table.distribution == .fillProportionally { scene.sizes[1].width?.points = 10 }
    let layout = scene.draft.builder.layout
    let lines = layout.constraints.filter { $0.owner == .stackView }.map { text(of: $0, in: layout) }
    #expect(lines == table.lines)
  }

  private func text(of constraint: Constraint, in layout: Layout) -> String {
    guard let equation = constraint.equation else { return constraint.identifier ?? "" }
    func side(_ reference: AttributeReference) -> String {
      let item = layout.items[reference.item]
      let name = item.kind == .guide ? item.className : "sab".map(String.init)[min(2, reference.item)]
      return name + "." + reference.attribute.rawValue
    }
    var right = equation.second.map(side)
    if equation.multiplier != 1, let text = right { right = "\(equation.multiplier)*" + text }
    if let text = right, equation.constant != 0 { right = text + " + \(equation.constant)" }
    let priority = constraint.priority.isRequired ? "" : " @\(number(constraint.priority.value))"
    return (constraint.identifier ?? "") + " " + side(equation.first) + " " + equation.relation.rawValue + " "
      + (right ?? "\(equation.constant)") + priority
  }

  private func number(_ value: Float) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
