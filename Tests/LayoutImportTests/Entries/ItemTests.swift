import LayoutModel
import Testing

@Suite("Items of entries")
struct ItemTests {
  @Test(
    "classes with modules, mangled and observed ones are read",
    arguments: [
      "UIView", "MyApp_Debug.StackView", "ConstraintsMonitor_Example.MyView", "NSKVONotifying_Cell",
      "_TtCC5UIKit19NavigationButtonBar15ItemWrapperView",
      "_TtGC8MyAppXYZ8CardViewCS_P10$10582914415Recovery_",
      "_TtC5UIKitP33_AbC123ButtonWrapper", "SwiftUI._UIHostingView<Root>", "Größe", "UITableViewCell",
    ])
  func className(_ name: String) throws {
    let read = try entry("<NSLayoutConstraint:0xa \(name):0x1.height == UIView:0x2.height + 3   (active)>")
    #expect(read.layout.items.map(\.className) == [name, "UIView"])
    #expect(read.statement == "\(name):0x1.height == UIView:0x2.height + 3")
  }

  @Test(
    "a text is read whole, whatever it holds",
    arguments: [
      "Set lunch", "YOU'RE OK", " ", "   Lexmark ", "a: b/c, d!", "a]-(5)-[b", "x == 5", "1 > 0", "<b>",
      "(active)",
      "priority:5", "a.width", "'", "50%", "C++", "日本語のテキスト", "👨‍👩‍👧 ok", "Testing out NSLayoutConst...", "",
    ])
  func text(_ text: String) throws {
    let read = try entry(
      "<NSLayoutConstraint:0xa UILabel:0x1'\(text)'.bottom == UIView:0x2.top - 8   (active)>")
    #expect(read.statement == "UILabel:0x1.bottom == UIView:0x2.top - 8")
    #expect(read.layout.items[0].text == text)
    let size = try entry("<NSLayoutConstraint:0xa H:[UILabel:0x1'\(text)'(120)]   (Names: '|':UIView:0x2 )>")
    #expect(size.statement == "UILabel:0x1.width == 120")
    #expect(size.layout.items[0].text == text)
  }

  @Test("escapes of a list are undone, those of the broken constraint are not there")
  func escapes() throws {
    let list = "<NSLayoutConstraint:0xa H:[UILabel:0x1'say \\\"a\\nb\\\" \\U2019 \\Ud83d\\ude42 \\\\'(20)]>"
    let broken = "<NSLayoutConstraint:0xa H:[UILabel:0x1'say \"a\nb\" ’ 🙂 \\'(20)]>"
    let block = try block(conflict([list], broken: broken))
    #expect(block.layout.items[0].text == "say \"a\nb\" ’ 🙂 \\")
    #expect(block.broken == 0)
    #expect(block.listedCount == 1)
  }

  @Test("a name means the item that the names explain, in whichever entry")
  func names() throws {
    let block = try block(
      conflict([
        "<NSLayoutConstraint:0xa box.width == BackButton.width   (active, names: BackButton:0x2, box:0x1 )>",
        "<NSLayoutConstraint:0xb UIView:0x1.width == 5   (active)>",
        "<NSLayoutConstraint:0xc BackButton.width == 6>",
      ]))
    #expect(block.statements == ["box.width == BackButton.width", "box.width == 5", "BackButton.width == 6"])
    #expect(block.layout.items.count == 2)
    #expect(block.layout.items.first { $0.address == "0x1" }?.className == "UIView")
  }

  @Test("one name may stand for two items of one entry")
  func sameNameTwice() throws {
    let block = try block(
      conflict([
        "<NSLayoutConstraint:0xa H:[Item...]-(7)-[Item...]   (active, names: Item...:0x1, Item...:0x2 )>"
      ]))
    #expect(block.listedCount == 1)
  }

  @Test("an underscore that markdown ate does not make a second item of one address")
  func eatenUnderscore() throws {
    let block = try block(
      conflict([
        "<NSLayoutConstraint:0xa *UIBar:0x1.width == 5>", "<NSLayoutConstraint:0xb _UIBar:0x1.height == 5>",
      ]))
    #expect(block.layout.items.map(\.className) == ["_UIBar"])
  }

  @Test(
    "guides are told from views and keep their names",
    arguments: [
      "UILayoutGuide", "_UILayoutGuide", "_UILayoutSpacer", "_UIScrollViewLayoutGuide", "NSLayoutGuide",
    ])
  func guide(_ name: String) throws {
    let read = try entry("<NSLayoutConstraint:0xa \(name):0x1'Some guide'.top == UIView:0x2.top   (active)>")
    #expect(read.layout.items[0].kind == .guide)
    #expect(read.layout.items[0].name == "Some guide")
    let bare = try entry("<NSLayoutConstraint:0xa \(name):0x1''.top == UIView:0x2.top   (active)>")
    #expect(bare.layout.items[0].kind == .guide)
    #expect(bare.layout.items[0].name == nil)
  }

  @Test("masked addresses tell nothing apart but are no reason to lose an entry")
  func masked() throws {
    let block = try block(conflict(["<NSLayoutConstraint:0x... UIView:0x....width == 5   (active)>"]))
    #expect(block.listedCount == 1)
  }
}
