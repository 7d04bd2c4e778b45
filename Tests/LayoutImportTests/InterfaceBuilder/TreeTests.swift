import LayoutModel
import Testing

@Suite struct TreeTests {
  @Test("views come before their subviews, in the order of the file, with their superviews")
  func ordersViews() throws {
    let tree = try tree(
      xib(
        view(
          "a",
          "<subviews>\(view("b", "<subviews>\(view("c"))</subviews>"))\(view("d", element: "label"))</subviews>"
        )))
    #expect(tree.views.map(\.id) == ["a", "b", "c", "d"])
    #expect(tree.views.map(\.parent) == [nil, 0, 1, 0])
    #expect(tree.views.map(\.element) == ["view", "view", "view", "label"])
    #expect(tree.views[1].frame == InterfaceRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test("a subview without a frame is a view, a section with a frame is none")
  func knowsViews() throws {
    let section =
      "<tableViewSection id='s'><rect key='frame' x='0' y='0' width='1' height='1'/><cells>"
      + view(
        "c", view("v", element: "tableViewCellContentView", attributes: "key='contentView'"),
        element: "tableViewCell")
      + "<tableViewCell id='e'/></cells></tableViewSection>"
    let tree = try tree(
      xib(
        view("a", "<subviews><label id='b'/></subviews><sections>\(section)</sections>", element: "tableView")
      ))
    #expect(tree.views.map(\.id) == ["a", "b", "c", "v", "e"])
    #expect(tree.views.map(\.parent) == [nil, 0, 0, 2, 0])
    #expect(tree.views.map(\.slot) == [nil, nil, nil, "contentView", nil])
    #expect(tree.views[1].frame == nil)
  }

  @Test("every view without a view around it is the root of a tree")
  func findsRoots() throws {
    let read = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="1"><objects><viewController storyboardIdentifier="first" id="c1">
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="o"/></layoutGuides>
      \(view("a", attributes: "key='view'"))
      <navigationItem key="navigationItem"><barButtonItem key="x">\(view("b", attributes: "key='customView'"))</barButtonItem>
      \(view("t", attributes: "key='titleView'"))</navigationItem></viewController>
      <placeholder id="p"/></objects></scene>
      <scene sceneID="2"><objects><tableViewController customClass="Friends" id="c2">
      \(view("d", element: "tableView", attributes: "key='view'"))</tableViewController>
      <navigationController id="c3">\(view("n", element: "navigationBar", attributes: "key='navigationBar'"))</navigationController>
      \(view("e", attributes: "userLabel='Spare'"))</objects></scene></scenes></document>
      """)
    #expect(
      read.trees.map(\.name) == [
        "first", "Bar button item of first", "Title view of first", "Friends",
        "Navigation bar of Navigation controller", "Spare",
      ])
    #expect(read.trees.map { $0.views[0].id } == ["a", "b", "t", "d", "n", "e"])
    #expect(read.trees.map { $0.controller?.id } == ["c1", nil, nil, "c2", nil, nil])
    #expect(read.trees[0].guides.map(\.kind) == [.topBars, .bottomBars])
    #expect(read.trees[3].controller?.element == "tableViewController")
  }

  @Test("windows, toolbar items and cells of a xib are trees with readable names")
  func namesTrees() throws {
    let read = try document(
      macXib(
        """
        <window title="Preferences" id="w">\(view("a", attributes: "key='contentView'"))
        <toolbar key="toolbar" id="tb"><allowedToolbarItems><toolbarItem label="Volume" id="i">
        \(view("b", element: "slider", attributes: "key='view'"))</toolbarItem></allowedToolbarItems></toolbar></window>
        \(view("c", element: "tableCellView"))\(view("d", element: "customView"))
        \(view("e", attributes: "customClass='Gauge'"))\(view("f", element: "scrollView"))
        """))
    #expect(
      read.trees.map(\.name) == [
        "Window 'Preferences'", "Toolbar item 'Volume'", "Table cell", "View", "Gauge", "Scroll view",
      ])
  }

  @Test("containers of macOS hold their content in slots")
  func readsContainers() throws {
    let scroll = view(
      "s",
      view(
        "clip", "<subviews>\(view("doc", element: "textView"))</subviews>", element: "clipView",
        attributes: "key='contentView'")
        + view("bar", element: "scroller", attributes: "key='horizontalScroller'"), element: "scrollView")
    let box = view("box", view("in", attributes: "key='contentView'"), element: "box")
    let tabs = view(
      "tabs",
      "<tabViewItems><tabViewItem label='x' id='i'>\(view("page", attributes: "key='view'"))</tabViewItem></tabViewItems>",
      element: "tabView")
    let split = view(
      "split",
      "<subviews>\(view("p1"))\(view("p2"))</subviews><holdingPriorities><real value='250'/><real value='251'/></holdingPriorities>",
      element: "splitView")
    let grid = view(
      "grid",
      "<rows><gridRow id='r0'/><gridRow id='r1'/></rows><columns><gridColumn id='c0'/></columns>"
        + "<gridCells><gridCell row='r1' column='c0' id='g'>\(view("cellview", element: "button", attributes: "key='contentView'"))</gridCell></gridCells>",
      element: "gridView")
    let tree = try tree(macXib(view("a", "<subviews>\(scroll)\(box)\(tabs)\(split)\(grid)</subviews>")))
    let parents = tree.views.map { $0.parent.map { tree.views[$0].id } }
    #expect(
      tree.views.map(\.id) == [
        "a", "s", "clip", "doc", "bar", "box", "in", "tabs", "page", "split", "p1", "p2", "grid", "cellview",
      ])
    #expect(
      parents == [
        nil, "a", "s", "clip", "s", "a", "box", "a", "tabs", "a", "split", "split", "a", "grid",
      ])
    #expect(try view("bar", in: tree).slot == "horizontalScroller")
    #expect(try view("split", in: tree)["holdingPriorities"] == "250 251")
    #expect(
      try view("cellview", in: tree)["grid.row"] == "1" && view("cellview", in: tree)["grid.column"] == "0")
  }

  @Test("unknown elements keep what is inside, with one note for each kind")
  func keepsUnknownElements() throws {
    let read = try document(
      xib(
        view(
          "a",
          "<subviews>\(view("b", view("x", element: "label"), element: "hologram"))<hologram id='c'/>"
            + "</subviews><future><subviews>\(view("d"))</subviews></future>")))
    #expect(read.trees[0].views.map(\.id) == ["a", "b", "x", "c", "d"])
    #expect(read.trees[0].views.map(\.parent) == [nil, 0, 1, 0, 0])
    #expect(read.notes.count == 1)
    #expect(read.notes[0].message.contains("`hologram`"))
  }

  @Test("the first of two elements with an id is meant, and nothing refers to itself for ever")
  func survivesRepeatedIDs() throws {
    let read = try document(
      xib(
        view(
          "a",
          "<subviews>\(view("b", "<subviews>\(view("a"))</subviews>"))\(view("b"))</subviews><constraints>"
            + "<constraint firstItem='b' firstAttribute='top' secondItem='a' secondAttribute='top' id='k'/>"
            + "<constraint firstItem='b' firstAttribute='left' secondItem='b' secondAttribute='left' id='k'/></constraints>"
        )))
    #expect(read.trees[0].views.count == 4)
    #expect(read.trees[0].constraints.map(\.first) == [.view(1), .view(1)])
    #expect(read.trees[0].constraints.map(\.second) == [.view(0), .view(1)])
    #expect(read.notes.count == 2)
  }
}
