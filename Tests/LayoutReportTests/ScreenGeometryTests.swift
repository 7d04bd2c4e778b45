import LayoutDiagnosis
import TestSupport
import TextSource
import Testing

@testable import LayoutReport

@Suite struct ScreenGeometryTests {
  private func item(
    _ id: String, in parent: String?, frame: [Double]?, saved: [Double]? = nil, bottomUp: Bool = false,
    name: String = "View"
  ) -> ReportItem {
    ReportItem(
      id: id, name: name, className: "UIView", parent: parent,
      placement: ReportPlacement(
        location: SourceLocation(line: 1, column: 1), frame: frame, savedFrame: saved ?? frame,
        frameSource: .solved, isBottomUp: bottomUp))
  }

  private func layout(_ items: [ReportItem], width: Double = 300, height: Double = 400) -> ReportLayout {
    ReportLayout(
      id: "L", input: "A.xib", name: "A", direction: "ltr", isSatisfiable: true, items: items,
      configuration: ReportConfiguration(
        device: nil, width: width, height: height, widthClass: nil, heightClass: nil))
  }

  @Test("frames add up from the root, whatever the root's own place is")
  func nested() throws {
    let items = [
      item("r", in: nil, frame: [40, 64, 300, 400]), item("a", in: "r", frame: [10, 20, 100, 50]),
      item("b", in: "a", frame: [5, 6, 7, 8]),
    ]
    let geometry = try #require(ScreenGeometry(layout(items)))
    #expect(geometry.views.map(\.solved?.x) == [0, 10, 15])
    #expect(geometry.views.map(\.solved?.y) == [0, 20, 26])
    #expect(geometry.views.map(\.isContainer) == [true, true, false])
  }

  @Test("y counts from the bottom inside views of macOS, in solved and saved frames each by its own height")
  func bottomUp() throws {
    let items = [
      item("r", in: nil, frame: [0, 0, 300, 400], saved: [0, 0, 300, 500], bottomUp: true),
      item("a", in: "r", frame: [10, 20, 100, 50]),
    ]
    let view = try #require(ScreenGeometry(layout(items))?.views.last)
    #expect(view.solved == ScreenGeometry.Box(x: 10, y: 330, width: 100, height: 50))
    #expect(view.saved == ScreenGeometry.Box(x: 10, y: 430, width: 100, height: 50))
  }

  @Test("what cannot be drawn is not drawn: no frame, no size, or a size that no screen has")
  func nothing() {
    #expect(ScreenGeometry(layout([])) == nil)
    #expect(ScreenGeometry(layout([item("r", in: nil, frame: nil)])) == nil)
    let root = item("r", in: nil, frame: [0, 0, 1, 1])
    for (width, height) in [(0.0, 400.0), (300, -1), (1e18, 400), (.nan, 400)] {
      #expect(ScreenGeometry(layout([root], width: width, height: height)) == nil)
    }
  }

  @Test("frames from a mistake leave the rest alone", arguments: [Double.infinity, -1e300, 1e18])
  func mistakes(number: Double) throws {
    let items = [
      item("r", in: nil, frame: [0, 0, 300, 400]), item("a", in: "r", frame: [number, 0, 10, 10]),
      item("b", in: "a", frame: [0, 0, 10, 10]), item("c", in: "r", frame: [0, 0, 10, 10]),
    ]
    let geometry = try #require(ScreenGeometry(layout(items)))
    #expect(geometry.views.map { $0.solved == nil } == [false, true, true, false])
  }

  @Test("what reaches beyond the root is seen, but no farther than half of its size")
  func visible() throws {
    let items = [
      item("r", in: nil, frame: [0, 0, 300, 400]), item("a", in: "r", frame: [-20, 0, 10, 450]),
      item("b", in: "r", frame: [9000, 0, 10, 10]),
    ]
    let seen = try #require(ScreenGeometry(layout(items))).visible
    #expect(seen == ScreenGeometry.Box(x: -20, y: 0, width: 470, height: 450))
  }

  @Test("a view is drawn once, and its saved frame only where it differs")
  func drawing() throws {
    let items = [
      item("r", in: nil, frame: [0, 0, 300, 400]),
      item("a", in: "r", frame: [0, 0, 100, 50], saved: [0, 0, 100.4, 50], name: "UILabel 'Title <b>'"),
      item("b", in: "r", frame: [0, 60, 100, 50], saved: [0, 70, 100, 50]),
    ]
    let geometry = try #require(ScreenGeometry(layout(items)))
    let svg = ScreenDrawing(geometry: geometry, subjects: ["b"], witnesses: []).svg(id: "s", description: "d")
      .html
    #expect(svg.ranges(of: "data-view=\"a\"").count == 1)
    #expect(svg.ranges(of: "data-saved=\"a\"").isEmpty)
    #expect(svg.ranges(of: "data-saved=\"b\" x=\"0\" y=\"70\" width=\"100\" height=\"50\"").count == 1)
    #expect(svg.contains("class=\"view subject\" data-view=\"b\""))
    #expect(svg.contains(">Title &lt;b&gt;</text>"))
  }

  @Test(
    "a clipped text takes no more columns than there are, and wide characters count twice",
    arguments: [
      ("Title", 5, "Title"), ("Titles", 5, "Titl…"), ("日本語", 5, "日本…"), ("日本語", 2, ""), ("", 0, ""),
    ])
  func clipped(text: String, columns: Int, expected: String) {
    #expect(ScreenDrawing.clipped(text, to: columns) == expected)
    #expect(DisplayWidth.columns(of: ScreenDrawing.clipped(text, to: columns)) <= max(columns, 0))
  }
}
