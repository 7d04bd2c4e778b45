import LayoutModel
import TestSupport
import Testing

@testable import LayoutImport

@Suite struct LeftAsideTests {
  private func block(_ text: String) throws -> ConflictBlock {
    var reader = LogReader()
    let records = reader.read(Array(text.utf8)) + reader.finish()
    guard case .block(let block) = try #require(records.first) else { throw NoBlock() }
    return block
  }

  private struct NoBlock: Error {}

  @Test("a number that stands for no limit says nothing, and a note says so")
  func noLimit() throws {
    let block = try block(
      "<NSLayoutConstraint:0x1 UIView:0x10.width <= 1.79769e+308>\n<NSLayoutConstraint:0x2 UIView:0x10.width == 10>\n"
    )
    #expect(block.layout.constraints.map(\.form.terms.count) == [0, 1])
    #expect(block.notes.map(\.message).contains { $0.contains("too large") })
    #expect(block.gaps == [.unreadableEntries(1)])
  }

  @Test("an inactive constraint is left out, and a note says so")
  func inactive() throws {
    let block = try block(
      "<NSLayoutConstraint:0x1 UIView:0x10.width == 1   (inactive)>\n<NSLayoutConstraint:0x2 UIView:0x10.width == 2   (active)>\n"
    )
    #expect(block.listedCount == 1)
    #expect(block.notes.map(\.message).contains { $0.contains("inactive") })
  }

  @Test("items with masked addresses are not taken for one another")
  func masked() throws {
    let block = try block("<NSLayoutConstraint:0x1 V:[UIView:0x...]-(8)-[UIView:0x...]>\n")
    #expect(block.layout.items.count == 2)
    #expect(block.gaps.contains(.maskedAddresses))
  }

  @Test("a place without a second item is measured from the superview")
  func places() throws {
    let block = try block(
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x10.minX == 10   (active, names: '|':UIWindow:0x20 )>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x30.minX == 10   (active, names: '|':UIView:0x10 )>

      """)
    #expect(block.layout.constraints.compactMap { $0.equation?.second?.attribute } == [.left, .left])
    #expect(block.layout.constraints.allSatisfy { $0.form.terms.count == 2 })
  }

  @Test(
    "a second dump of the same constraints is a list of its own",
    arguments: ["(lldb) po [v constraints]", ")\n("])
  func twoDumps(_ between: String) throws {
    let first = "<NSLayoutConstraint:0x1 UIView:0x10.width == 1>"
    let text =
      "(\n\(first),\n\(first.replacing("== 1", with: "== 3").replacing(":0x1 ", with: ":0x2 "))\n\(between)\n\(first.replacing("== 1", with: "== 2"))\n)\n"
    var reader = LogReader()
    let records = reader.read(Array(text.utf8)) + reader.finish()
    #expect(records.count == 2)
  }
}
