import LayoutModel
import Testing

@Suite("Class, address, place, mask and identifier of an entry")
struct EntryHeadTests {
  @Test(
    "classes are read as printed and decide about the owner",
    arguments: zip(
      [
        "NSLayoutConstraint", "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
        "NSIBPrototypingLayoutConstraint", "_UILayoutSupportConstraint", "_UISystemBaselineConstraint",
        "_UIScrollViewAutomaticContentSizeConstraint", "MASLayoutConstraint", "SnapKit.LayoutConstraint",
      ],
      [.app, .autoresizing, .contentSize, .interfaceBuilder, .safeArea, .app, .foreign, .app, .app] as [Owner]
    ))
  func className(_ name: String, _ owner: Owner) throws {
    let read = try entry("<\(name):0x60a1 UIView:0x1.height == 5>")
    #expect(read.constraint.className == name)
    #expect(read.constraint.address == "0x60a1")
    #expect(read.constraint.owner == owner)
  }

  @Test(
    "identifiers are read whole, whatever they hold",
    arguments: [
      "UIView-Encapsulated-Layout-Height", "my id", "a.b_c-d", "it's mine", "say \\\"hi\\\"", "A<B>.vertical",
      "UIInputViewSetPlacement_GenericApplicator<UIInputViewSetPlacementOffScreenDown>.vertical", "a > b",
      "x == y",
      "IB auto generated at build time for view with fixed frame", "(active)", "日本 🙂", "<", ">", "",
    ])
  func identifier(_ name: String) throws {
    let read = try entry("<NSLayoutConstraint:0xa '\(name)' V:[UIView:0x1(44)]   (active)>")
    #expect(read.statement == "UIView:0x1.height == 44")
    #expect(read.constraint.identifier == name.replacing("\\\"", with: "\""))
  }

  @Test("an autoresizing entry has a mask and, behind it, perhaps an identifier")
  func mask() throws {
    let read = try entry(
      "<NSAutoresizingMaskLayoutConstraint:0xa h=-&- v=--& 'guide-top' V:|-(0)-[UIView:0x1]>")
    #expect(read.constraint.mask == "h=-&- v=--&")
    #expect(read.constraint.identifier == "guide-top")
    let plain = try entry(
      "<NSAutoresizingMaskLayoutConstraint:0xa h=&-& v=--- UIView:0x1.minX == 0   (active)>")
    #expect(plain.constraint.mask == "h=&-& v=---")
    #expect(plain.constraint.identifier == nil)
  }

  @Test(
    "SnapKit's file and line are read, blanks and signs included",
    arguments: [
      Row("0xa@Cell.swift#88", "nil Cell.swift 88"),
      Row("0xa@Cell+Layout.swift#8", "nil Cell+Layout.swift 8"),
      Row("0xa@/Users/me/My App/Cell View.swift#1204", "nil /Users/me/My App/Cell View.swift 1204"),
      Row("0xa@Sources/App/Cell#2.swift#7", "nil Sources/App/Cell#2.swift 7"),
      Row("title top@Cell.swift#88", "title top Cell.swift 88"),
    ])
  func code(_ row: Row) throws {
    let read = try entry("<SnapKit.LayoutConstraint:\(row.text) UIView:0x1.width == UIView:0x2.height * 0.5>")
    let code = try #require(read.constraint.code)
    #expect("\(read.constraint.identifier ?? "nil") \(code.file) \(code.line)" == row.meaning)
    #expect(read.statement == "UIView:0x1.width == 1/2*UIView:0x2.height")
  }

  @Test(
    "Masonry's and other categories' labels stand for the address",
    arguments: [
      Row(
        "<MASLayoutConstraint:TopConstraint UIView:self.view.top == UILabel:title.top + 5>", "TopConstraint"),
      Row(
        "<MASLayoutConstraint:Conflicting[0] UIView:self.view.top == UILabel:title.top + 5>", "Conflicting[0]"
      ),
      Row("<NSLayoutConstraint:id15[0x7f] UIView:self.view[0x1].top == UILabel:title[0x2].top + 5>", "id15"),
    ])
  func label(_ row: Row) throws {
    let read = try entry(row.text)
    #expect(read.constraint.identifier == row.meaning)
    #expect(read.statement == "self.view.top == title.top + 5")
    #expect(read.layout.items.map(\.className) == ["UIView", "UILabel"])
  }

  @Test("a label in brackets keeps the address beside it")
  func bracketedAddress() throws {
    let read = try entry("<NSLayoutConstraint:id15[0x7f1] UIView:cell_box[0x7f2].height <= 83>")
    #expect(read.constraint.address == "0x7f1")
    #expect(read.layout.items.first?.address == "0x7f2")
  }

  @Test("blanks before the closing bracket and behind the class are of no matter")
  func blanks() throws {
    #expect(
      try entry("<NSLayoutConstraint: 0xa  V:[UIView:0x1(44)]  (Names: '|':UIView:0x2 ) >").statement
        == "UIView:0x1.height == 44")
  }
}
