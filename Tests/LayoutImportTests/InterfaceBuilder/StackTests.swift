import LayoutModel
import Testing

@Suite struct StackTests {
  private func touch(_ attributes: String, _ inside: String = "") throws -> InterfaceView {
    try tree(xib(view("a", inside, element: "stackView", attributes: attributes))).views[0]
  }

  @Test("a stack of UIKit is horizontal and filled, without space, unless it says otherwise")
  func readsTouchStacks() throws {
    #expect(try touch("").stack == InterfaceStack())
    let stack = try touch(
      "axis='vertical' distribution='equalSpacing' alignment='firstBaseline' spacing='7.5' baselineRelativeArrangement='YES'",
      "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>")
    #expect(stack.stack?.axis == .vertical && stack.stack?.distribution == .equalSpacing)
    #expect(stack.stack?.alignment == .firstBaseline && stack.stack?.spacing == Rational(15, 2))
    #expect(stack.stack?.isBaselineRelative == true && stack.margins?.left == 2)
    #expect(try touch("spacingType='standard'").stack?.spacing == 8)
  }

  @Test("a stack of AppKit has gravity areas, a space of 8 and centred views unless it says otherwise")
  func readsMacStacks() throws {
    let plain = try tree(macXib(view("a", element: "stackView"))).views[0].stack
    #expect(plain?.distribution == .gravityAreas && plain?.alignment == .centerY && plain?.spacing == 8)
    #expect(plain?.detachesHiddenViews == false && plain?.hugging?.vertical == Priority(249.99998474121094))
    #expect(plain?.clippingResistance?.horizontal == .required)
    let text = view(
      "a",
      """
      <beginningViews>\(view("b"))\(view("c"))</beginningViews><middleViews>\(view("d"))</middleViews>
      <endViews>\(view("e", "<subviews>\(view("f"))</subviews>"))</endViews>
      <edgeInsets key="edgeInsets" left="20" right="21" top="1" bottom="2"/>
      <visibilityPriorities><integer value="1000"/><real value="900.5"/></visibilityPriorities>
      <customSpacing><real value="3.4028234663852886e+38"/><real value="4"/></customSpacing>
      """, element: "stackView",
      attributes: """
        orientation="vertical" distribution="fill" alignment="leading" spacing="0.0" detachesHiddenViews="YES"
        horizontalStackHuggingPriority="250" verticalStackHuggingPriority="1000" verticalClippingResistancePriority="800"
        """)
    let tree = try tree(macXib(text))
    let stack = try #require(tree.views[0].stack)
    #expect(stack.axis == .vertical && stack.distribution == .fill && stack.alignment == .leading)
    #expect(stack.spacing == 0 && stack.detachesHiddenViews)
    #expect(stack.hugging?.horizontal == Priority(250) && stack.hugging?.vertical == .required)
    #expect(stack.clippingResistance?.vertical == Priority(800))
    #expect(stack.visibility == [.required, Priority(900.5)] && stack.customSpacing == [nil, 4])
    #expect(tree.views.map(\.gravity) == [nil, 0, 0, 1, 2, nil])
    #expect(tree.views[0].margins == InterfaceInsets(top: 1, left: 20, bottom: 2, right: 21))
    let vertical = try StackTests.alignment(of: "orientation='vertical'")
    #expect(vertical == .centerX)
    #expect(try StackTests.alignment(of: "alignment='baseline'") == .lastBaseline)
  }

  private static func alignment(of attributes: String) throws -> InterfaceStack.Alignment? {
    try tree(macXib(view("a", element: "stackView", attributes: attributes))).views[0].stack?.alignment
  }
}
