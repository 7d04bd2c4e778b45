import LayoutModel
import Testing

@Suite struct ControllerTests {
  private func controller(_ inside: String, _ attributes: String = "", root: String = "") throws
    -> InterfaceController
  {
    let tree = try tree(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="c" customClass="Home" \(attributes)>\(inside)\(view("a", root, attributes: "key='view'"))</viewController>
      </objects></scene></scenes></document>
      """)
    return try #require(tree.controller)
  }

  @Test("a controller says nothing about bars unless it does")
  func knowsDefaults() throws {
    let plain = try controller("")
    #expect(plain.element == "viewController" && plain.id == "c" && plain.customClass == "Home")
    #expect(
      plain.topBar == .inferred && plain.bottomBar == .inferred && !plain.hidesStatusBar && !plain.isFreeform)
    #expect(!plain.ignoresMinimumMargins)
  }

  @Test("simulated bars and sizes are read")
  func readsMetrics() throws {
    let bars = try controller(
      """
      <nil key="simulatedStatusBarMetrics"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/><size key="freeformSize" width="3" height="4"/>
      """, "viewRespectsSystemMinimumLayoutMargins='NO'")
    #expect(bars.hidesStatusBar && bars.isFreeform && bars.ignoresMinimumMargins)
    #expect(bars.topBar == .shown("simulatedNavigationBarMetrics", isTranslucent: false))
    #expect(bars.bottomBar == .shown("simulatedTabBarMetrics", isTranslucent: true))
    let none = try controller(
      "<nil key='simulatedTopBarMetrics'/><nil key='simulatedBottomBarMetrics'/><freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    )
    #expect(none.topBar == .none && none.bottomBar == .none && none.isFreeform)
    #expect(
      try controller("", root: "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>").isFreeform
    )
  }

  @Test("the view of a xib's owner has the owner as its controller, other views keep the canvas' settings")
  func readsOwners() throws {
    let owner =
      "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Login'><connections><outlet property='view' destination='a' id='o'/></connections></placeholder>"
    let metrics =
      "<nil key='simulatedStatusBarMetrics'/><freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    let read = try document(xib(owner + view("a", metrics) + view("b", metrics)))
    #expect(read.trees.map(\.name) == ["Login", "View"])
    #expect(
      read.trees[0].controller?.customClass == "Login" && read.trees[0].controller?.hidesStatusBar == true)
    #expect(read.trees[0].controller?.isFreeform == true && read.trees[1].controller == nil)
    #expect(read.trees[1].views[0]["simulatedStatusBarMetrics"] == "nil")
    #expect(read.trees[1].views[0]["simulatedDestinationMetrics"] == "freeformSimulatedSizeMetrics")
  }
}
