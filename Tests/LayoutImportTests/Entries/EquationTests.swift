import LayoutModel
import Testing

@Suite("Entries that are equations")
struct EquationTests {
  @Test(
    "both sides, multiplier and constant are read in every spelling",
    arguments: [
      Row("UIView:0x1.trailing == Page:0x2.trailing   (active)", "UIView:0x1.trailing == Page:0x2.trailing"),
      Row(
        "UIView:0x1.trailing == Page:0x2.trailing - 5 (active)",
        "UIView:0x1.trailing == Page:0x2.trailing - 5"),
      Row("UIView:0x1.top == Page:0x2.bottom + 312", "UIView:0x1.top == Page:0x2.bottom + 312"),
      Row("UIView:0x1.height == 44", "UIView:0x1.height == 44"),
      Row("UIView:0x1.height == 44.0", "UIView:0x1.height == 44"),
      Row("UIView:0x1.width <= 0", "UIView:0x1.width <= 0"),
      Row("UIView:0x1.height >= 44", "UIView:0x1.height >= 44"),
      Row("UIView:0x1.height == 2.22507e-308", "UIView:0x1.height == 0"),
      Row("UIView:0x1.width == - 16", "UIView:0x1.width == -16"),
      Row("UIView:0x1.width == -16", "UIView:0x1.width == -16"),
      Row("UIView:0x1.midY == + 30", "UIView:0x1.centerY == ?.top + 30"),
      Row("UIView:0x1.height == 0.2*Page:0x2.height", "UIView:0x1.height == 1/5*Page:0x2.height"),
      Row("UIView:0x1.height == 1.5*UIView:0x1.width", "UIView:0x1.height == 3/2*UIView:0x1.width"),
      Row("UIView:0x1.width == 0.5*Page:0x2.width + 1", "UIView:0x1.width == 1/2*Page:0x2.width + 1"),
      Row("UIView:0x1.height == Page:0x2.height * 0.384615", "UIView:0x1.height == 5/13*Page:0x2.height"),
      Row(
        "UIView:0x1.height == Page:0x2.height * 0.333333 - 3", "UIView:0x1.height == 1/3*Page:0x2.height - 3"),
      Row(
        "UIView:0x1.height == 0.425531923770905*Page:0x2.height",
        "UIView:0x1.height == 85106384754181/200000000000000*Page:0x2.height"),
      Row("UIView:0x1.height == -1*Page:0x2.height", "UIView:0x1.height == -1*Page:0x2.height"),
      Row("UIView:0x1.height == -Page:0x2.height", "UIView:0x1.height == -1*Page:0x2.height"),
      Row("UIView:0x1.bottom == Page:0x2.bottom NSSpace(0)", "UIView:0x1.bottom == Page:0x2.bottom"),
      Row("UIView:0x1.bottom == Page:0x2.top + NSSpace(20)", "UIView:0x1.bottom == Page:0x2.top + 20"),
      Row("UIView:0x1.bottom == Page:0x2.top - NSSpace(20)", "UIView:0x1.bottom == Page:0x2.top - 20"),
      Row(
        "UIView:0x1.top <= Page:0x2.bottom NSLayoutAnchorConstraintSpace(8)",
        "UIView:0x1.top <= Page:0x2.bottom + 8"),
      Row("progress background.height == 5", "progress background.height == 5"),
      Row("Detail view - 3.height == 5", "Detail view - 3.height == 5"),
      Row("DetailViewFeature....width == 5", "DetailViewFeature....width == 5"),
      Row("UIView:0x1.width == 1094.3333333333333", "UIView:0x1.width == 3283/3"),
      Row("12600urn:li:fs_updateV2:(....height == 5", "12600urn:li:fs_updateV2:(....height == 5"),
      Row("UIView:0x1.width == 94.3333", "UIView:0x1.width == 283/3"),
      Row(
        "UITableView:0x1.minY == 0   (active, names: '|':UIWindow:0x2 )",
        "UITableView:0x1.top == UIWindow:0x2.top"),
    ])
  func equation(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test(
    "every attribute is read, synonyms too",
    arguments: zip(
      [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "firstBaseline", "lastBaseline", "baseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
        "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "minX", "midX",
        "maxX",
        "minY", "midY", "maxY",
      ],
      [
        Attribute.left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .firstBaseline, .lastBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .left, .centerX,
        .right,
        .top, .centerY, .bottom,
      ]))
  func attribute(_ name: String, _ attribute: Attribute) throws {
    let read = try entry("<NSLayoutConstraint:0xa UIView:0x1.\(name) == UIView:0x2.\(name) + 4   (active)>")
    #expect(read.constraint.equation?.first.attribute == attribute)
    #expect(read.constraint.equation?.second?.attribute == attribute)
  }

  @Test(
    "sums of distances become statements about rectangles",
    arguments: [
      Row(
        "(A:0x1.leading - B:0x2.leading) == 0.5*(C:0x3.leading - D:0x4.trailing)",
        "1*A:0x1.x -1*B:0x2.x -1/2*C:0x3.x 1/2*D:0x4.x 1/2*D:0x4.width == 0"),
      Row(
        "(B:0x2.top - A:0x1.bottom) == (C:0x3.top - B:0x2.bottom) + 4",
        "2*B:0x2.y -1*A:0x1.y -1*A:0x1.height -1*C:0x3.y 1*B:0x2.height == 4"),
      Row("(B:0x2.top - A:0x1.top) >= 12", "1*B:0x2.y -1*A:0x1.y >= 12"),
      Row("2*A:0x1.width == B:0x2.width", "2*A:0x1.width -1*B:0x2.width == 0"),
      Row(
        "(G:0x1.row-boundary+((G:0x1.row-boundary-6) - G:0x1.row-boundary)) >= T:0x2.bottom",
        "1*row-boundary.y -1*T:0x2.y -1*T:0x2.height >= 6"),
      Row("UIScroll:0x1.contentHeight{id: 28} == -32.000000", "1*contentHeight.height == -32"),
      Row("UIView:0x1.(null) == 0", "1*(null).y == 0"),
    ])
  func sum(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test("distances whose anchors have names are read through the names")
  func namedAnchors() throws {
    let read = try entry(
      "<NSLayoutConstraint:0xa (a.leading - b.leading) == 0.5*(c.leading - d.trailing)   "
        + "(active, names: a:0x1, b:0x2, c:0x3, d:0x4 )>")
    #expect(read.statement == "1*a.x -1*b.x -1/2*c.x 1/2*d.x 1/2*d.width == 0")
  }

  @Test(
    "nonsense is no entry",
    arguments: [
      "UIView:0x1.height = 5", "UIView:0x1.height ==", "== 5", "5 == 5", "UIView:0x1 == 5",
      "UIView:0x1.height == five",
      "UIView:0x1.height == 1 2", "UIView:0x1.midX ==>",
    ])
  func nonsense(_ text: String) throws {
    let block = try block(conflict(["<NSLayoutConstraint:0xa \(text)>"]))
    #expect(block.listedCount == 0)
    #expect(block.notes.count == 1)
  }
}
