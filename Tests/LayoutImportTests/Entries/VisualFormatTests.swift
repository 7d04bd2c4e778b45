import LayoutModel
import Testing

@Suite("Entries in visual format")
struct VisualFormatTests {
  @Test(
    "a size in brackets is an equation about width or height",
    arguments: [
      Row("V:[UILabel:0x17ef(20)]", "UILabel:0x17ef.height == 20"),
      Row("H:[UIView:0x1(0)]", "UIView:0x1.width == 0"),
      Row("H:[UILabel:0x1(>=121)]", "UILabel:0x1.width >= 121"),
      Row("V:[UILabel:0x1(<=83)]", "UILabel:0x1.height <= 83"),
      Row("H:[UIView:0x1(86.3333)]", "UIView:0x1.width == 259/3"),
      Row("H:[UIView:0x1(==UIView:0x2)]", "UIView:0x1.width == UIView:0x2.width"),
      Row("H:[UILabel:0x1'Exit'(120)]", "UILabel:0x1.width == 120"),
      Row("V:[UILabel:0x1'(two) lines'(>=121)]", "UILabel:0x1.height >= 121"),
      Row("V:[cell_box(>=183)]", "cell_box.height >= 183"),
      Row("H:[UIView:0x1(258@251)] priority:251", "UIView:0x1.width == 258"),
      Row("V:[UIView:0x1(1e+12)]", "UIView:0x1.height == 1000000000000"),
    ])
  func size(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test(
    "a gap between two items runs from the far edge of the first to the near edge of the second",
    arguments: [
      Row("V:[UIView:0x1]-(34)-[UIView:0x2]", "UIView:0x2.top == UIView:0x1.bottom + 34"),
      Row("V:[UIView:0x1]-(>=16)-[UIView:0x2]", "UIView:0x2.top >= UIView:0x1.bottom + 16"),
      Row("H:[UIView:0x1]-(<=5)-[UIView:0x2]", "UIView:0x2.leading <= UIView:0x1.trailing + 5"),
      Row("H:[UIView:0x1]-(-20)-[UIView:0x2]", "UIView:0x2.leading == UIView:0x1.trailing - 20"),
      Row("H:[UIView:0x1]-(42.5)-[UIView:0x2]", "UIView:0x2.leading == UIView:0x1.trailing + 85/2"),
      Row("H:[UIView:0x1]-[UIView:0x2]", "UIView:0x2.leading == UIView:0x1.trailing + 8"),
      Row("H:[UIView:0x1]-8-[UIView:0x2]", "UIView:0x2.leading == UIView:0x1.trailing + 8"),
      Row("V:[UIView:0x1]-(137@251)-[UIView:0x2]", "UIView:0x2.top == UIView:0x1.bottom + 137"),
      Row("H:[UIView:0x1]-(NSSpace(8))-[UIView:0x2]", "UIView:0x2.leading == UIView:0x1.trailing + 8"),
      Row(
        "V:[UIView:0x1]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x2]",
        "UIView:0x2.top == UIView:0x1.bottom + 8"),
      Row(
        "V:[UIView:0x1]-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x2]",
        "UIView:0x2.top >= UIView:0x1.bottom + 8"),
      Row("V:[Label...]-(7)-[Image-a...]", "Image-a....top == Label....bottom + 7"),
      Row("V:[progress bar]-(7)-[UILabel:0x1'a]-(3)-[b']", "UILabel:0x1.top == progress bar.bottom + 7"),
    ])
  func gap(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test(
    "a bar is the superview that the names explain",
    arguments: [
      Row(
        "H:|-(5)-[UIView:0x1]   (active, names: '|':UIView:0x2 )",
        "UIView:0x1.leading == UIView:0x2.leading + 5"),
      Row("V:[UIView:0x1]-(0)-|   (Names: '|':UIView:0x2 )", "UIView:0x2.bottom == UIView:0x1.bottom"),
      Row("V:|-(0)-[UIView:0x1] (Names:'|':UIView:0x2)", "UIView:0x1.top == UIView:0x2.top"),
      Row(
        "H:|-(NSSpace(20))-[UIView:0x1](active, names: '|':UIView:0x2)",
        "UIView:0x1.leading == UIView:0x2.leading + 20"),
      Row(
        "H:[UIView:0x1]-(>=8)-|   (active, names: A b:0x1, '|':UIView:0x2 ) ",
        "UIView:0x2.trailing >= A b.trailing + 8"),
      Row(
        "H:|-(0)-[name_label]   (active, names: name_label:0x1, '|':UIView:0x2 )",
        "name_label.leading == UIView:0x2.leading"),
      Row("H:|-(3)-[UIView:0x1]", "UIView:0x1.leading == ?.leading + 3"),
    ])
  func superview(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test(
    "a direction turns the row into left and right",
    arguments: [
      Row("H:[UIView:0x1]-(5)-[UIView:0x2](LTR)", "UIView:0x2.left == UIView:0x1.right + 5"),
      Row("H:[UIView:0x1]-(5)-[UIView:0x2] (LTR)   (active)", "UIView:0x2.left == UIView:0x1.right + 5"),
      Row("H:[UIView:0x1]-(>=5)-[UIView:0x2](RTL)", "UIView:0x2.right <= UIView:0x1.left - 5"),
      Row(
        "H:|-(22)-[UIView:0x1](LTR)   (active, names: '|':UIView:0x2 )",
        "UIView:0x1.left == UIView:0x2.left + 22"),
      Row(
        "H:[UIView:0x1]-(22)-|(RTL)   (active, names: '|':UIView:0x2 )",
        "UIView:0x2.left == UIView:0x1.left - 22"),
    ])
  func direction(_ row: Row) throws {
    #expect(try entry("<NSLayoutConstraint:0xa \(row.text)>").statement == row.meaning)
  }

  @Test("an empty name in brackets beside a masked address is still an item")
  func emptyName() throws {
    let read = try entry("<NSLayoutConstraint:0x<A> V:[UIBox:0x<B>]-(4)-[UIBox:0x<C>]   (active)>")
    #expect(read.statement == "UIBox:0x<C>.top == UIBox:0x<B>.bottom + 4")
    #expect(read.constraint.address == "0x<A>")
  }

  @Test("an item around the other is its parent")
  func parent() throws {
    let read = try entry("<NSLayoutConstraint:0xa H:|-(5)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>")
    let inner = try #require(read.layout.items.first { $0.address == "0x1" })
    #expect(inner.parent.map { read.layout.items[$0].address } == "0x2")
  }

  @Test(
    "what is no visual format and no equation is no entry",
    arguments: [
      "H:", "H:|", "H:|-(5)-", "V:[", "V:[UIView:0x1", "X:[UIView:0x1(5)]", "H:[UIView:0x1(five)]",
      "H:|-(x)-[a]",
    ])
  func nonsense(_ text: String) throws {
    let block = try block(conflict(["<NSLayoutConstraint:0xa \(text)>"]))
    #expect(block.listedCount == 0)
    #expect(block.notes.count == 1)
    #expect(block.gaps == [.unreadableEntries(1)])
  }
}
