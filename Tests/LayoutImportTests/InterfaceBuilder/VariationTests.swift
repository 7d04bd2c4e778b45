import LayoutModel
import Testing

@Suite struct VariationTests {
  @Test(
    "keys name size classes, or something that never applies",
    arguments: [
      ("default", SizeClasses()), ("widthClass=compact", SizeClasses(width: .compact)),
      ("heightClass=regular", SizeClasses(height: .regular)),
      ("heightClass=compact-widthClass=regular", SizeClasses(width: .regular, height: .compact)),
      ("device=watch38mm", nil), ("widthClass=huge", nil), ("", nil),
    ] as [(String, SizeClasses?)])
  func readsKeys(key: String, classes: SizeClasses?) throws {
    let tree = try tree(xib(view("a", "<variation key='\(key)'/>")))
    #expect(tree.views[0].variations == [InterfaceVariation(classes)])
  }

  @Test("masks, attributes, frames and fonts vary")
  func readsContent() throws {
    let tree = try tree(
      xib(
        view(
          "a",
          """
          <constraints><constraint firstAttribute="width" constant="1" id="k"><variation key="heightClass=compact" constant="2"/></constraint></constraints>
          <variation key="default" ambiguous="YES"><mask key="constraints"><exclude reference="k"/><include reference="l"/></mask>
          <mask key="subviews"><exclude reference="v"/><include reference="w"/></mask></variation>
          <variation key="widthClass=compact" axis="vertical"><rect key="frame" x="1" y="2" width="3" height="4"/>
          <fontDescription key="fontDescription" type="system" pointSize="12"/></variation>
          """)))
    let (first, second) = (tree.views[0].variations[0], tree.views[0].variations[1])
    #expect(first.excludedConstraints == ["k"] && first.includedConstraints == ["l"])
    #expect(first.excludedViews == ["v"] && first.includedViews == ["w"] && first["ambiguous"] == "YES")
    #expect(second["axis"] == "vertical" && second.font?.pointSize == 12)
    #expect(second.frame == InterfaceRect(x: 1, y: 2, width: 3, height: 4))
    #expect(tree.constraints[0].variations.first?["constant"] == "2")
  }
}
