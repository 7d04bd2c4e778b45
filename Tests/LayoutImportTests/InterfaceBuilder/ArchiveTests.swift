import LayoutModel
import Testing

@Suite struct ArchiveTests {
  static let archive = """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
    <string key="IBDocument.InterfaceBuilderVersion">3084.5</string>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <object class="IBProxyObject" id="1"/>
      <object class="IBUIView" id="10"><int key="NSvFlags">274</int>
        <array class="NSMutableArray" key="NSSubviews">
          <object class="IBUILabel" id="11"><int key="NSvFlags">292</int><string key="NSFrame">{{18, 41.5}, {284, 23}}</string>
            <string key="NSHuggingPriority">{251, 749}</string><string key="IBUIText">Hello</string></object>
          <reference ref="12"/><reference ref="10"/><reference ref="99"/>
        </array>
        <string key="NSFrameSize">{320, 460}</string>
      </object>
      <object class="IBUIButton" key="other" id="12"><int key="NSvFlags">-2147483392</int></object>
    </array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="11"/>
        <array key="children">
        <object class="IBNSLayoutConstraint" id="20"><reference key="firstItem" ref="11"/><int key="firstAttribute">5</int>
          <int key="relation">1</int><reference key="secondItem" ref="10"/><int key="secondAttribute">11</int>
          <float key="multiplier">0.5</float><object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object>
          <float key="priority">750</float><reference key="containingView" ref="10"/></object>
        <object class="IBNSLayoutConstraint" id="21"><reference key="firstItem" ref="11"/><int key="firstAttribute">7</int>
          <int key="relation">-1</int><nil key="secondItem"/><int key="secondAttribute">0</int><float key="multiplier">1</float>
          <object class="IBLayoutConstant" key="constant"><double key="value">33</double></object>
          <bool key="placeholder">YES</bool><reference key="containingView" ref="11"/></object>
        <object class="IBNSLayoutConstraint" id="22"><reference key="firstItem" ref="98"/><int key="firstAttribute">7</int>
          <reference key="containingView" ref="11"/></object>
        <object class="IBNSLayoutConstraint" id="23"><int key="firstAttribute">77</int><reference key="containingView" ref="11"/></object>
        </array></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">
        <boolean value="NO" key="7.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/></dictionary>
    </object>
    <bool key="IBDocument.UseAutolayout">YES</bool>
    </data></archive>
    """

  @Test("views of an archive are found through lists and references")
  func readsViews() throws {
    let read = try document(Self.archive)
    #expect(read.platform == .iOS && read.era == 3084 && read.usesAutoLayout && read.trees.count == 1)
    let views = read.trees[0].views
    #expect(views.map(\.id) == ["10", "11", "12"] && views.map(\.parent) == [nil, 0, 0])
    #expect(views.map(\.element) == ["view", "label", "button"])
    #expect(views[0].frame == InterfaceRect(x: 0, y: 0, width: 320, height: 460))
    #expect(views[1].frame == InterfaceRect(x: 18, y: Rational(83, 2), width: 284, height: 23))
    #expect(
      views[0].mask == [.widthSizable, .heightSizable] && views[1].mask == [.flexibleMaxX, .flexibleMaxY])
    #expect(views[1].hugging == (Priority(251), Priority(749)) && views[1].text?.string == "Hello")
    #expect(
      views.map(\.translatesMask) == [true, false, true] && views.map(\.isHidden) == [false, false, true])
  }

  @Test("constraints of an archive are read, and those that cannot be become notes")
  func readsConstraints() throws {
    let read = try document(Self.archive)
    let constraints = read.trees[0].constraints
    #expect(constraints.map(\.id) == ["20", "21"])
    #expect(constraints[0].first == .view(1) && constraints[0].firstAttribute == .leading)
    #expect(constraints[0].second == .view(0) && constraints[0].secondAttribute == .lastBaseline)
    #expect(constraints[0].relation == .greaterThanOrEqual && constraints[0].priority == Priority(750))
    #expect(constraints[0].multiplier == Rational(1, 2) && constraints[0].constant == 20)
    #expect(constraints[0].isSymbolic && !constraints[0].isPlaceholder && constraints[1].isPlaceholder)
    #expect(constraints[1].relation == .lessThanOrEqual && constraints[1].second == nil)
    #expect(constraints[1].constant == 33)
    #expect(read.trees[0].danglingConstraints.map(\.reference) == ["98"])
    #expect(read.notes.count == 2)
  }

  @Test("properties in two lists, windows and views of macOS are read")
  func readsOlderForm() throws {
    let read = try document(
      """
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <object class="NSMutableArray" key="IBDocument.RootObjects"><bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSWindowTemplate" id="5"><string key="NSWindowTitle">Main</string>
      <object class="NSView" key="NSWindowView" id="6"><int key="NSvFlags">256</int>
      <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSTextField" id="7"><int key="NSvFlags">268</int><object class="NSTextFieldCell" key="NSCell"><string key="NSContents">T</string></object></object>
      </object></object></object></object>
      <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="7"/></object>
      <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
      <string>1.Other</string><string>3.IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints</string></object>
      <object class="NSArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool><string>x</string><boolean value="NO"/></object>
      </object></data></archive>
      """)
    #expect(read.platform == .macOS && read.trees.map(\.name) == ["Window 'Main'"])
    #expect(read.trees[0].views.map(\.element) == ["view", "textField"])
    #expect(read.trees[0].views.map(\.translatesMask) == [true, false])
    #expect(read.trees[0].views[1].text?.string == "T")
  }
}
