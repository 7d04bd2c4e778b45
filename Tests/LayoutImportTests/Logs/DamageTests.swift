import LayoutModel
import Testing

@Suite("Logs that were damaged on their way")
struct DamageTests {
  private static let identified =
    "<NSLayoutConstraint:0x7f1 'IB auto generated at build time for view with fixed frame' H:|-(0)-[_UIBox:0x7f2]   "
    + "(active, names: '|':UIView:0x7f3 )>"
  private static let sized =
    "<NSLayoutConstraint:0x7f4 'UIView-Encapsulated-Layout-Width' _UIBox:0x7f2.width == 44   (active)>"
  private static let statements = [
    "_UIBox:0x7f2.leading == UIView:0x7f3.leading", "_UIBox:0x7f2.width == 44",
  ]
  private static let identifiers = [
    "IB auto generated at build time for view with fixed frame", "UIView-Encapsulated-Layout-Width",
  ]

  private func expectWhole(_ log: String, _ comment: Comment? = nil) throws {
    let block = try block(log)
    #expect(block.statements == Self.statements, comment)
    #expect(block.layout.constraints.prefix(2).map(\.identifier) == Self.identifiers, comment)
    #expect(block.broken == 1, comment)
    #expect(block.notes.isEmpty, comment)
  }

  private var log: String { conflict([Self.identified, Self.sized], broken: Self.sized) }

  @Test("lines that were wrapped at blanks are read, at whatever column", arguments: 40...130)
  func wrappedAtBlanks(_ width: Int) throws {
    try expectWhole(log.wrapped(at: width, inside: false))
  }

  @Test("a wrap between class and address, or behind a bracket, is read")
  func wrappedAtMarks() throws {
    try expectWhole(log.replacing("Constraint:0x", with: "Constraint:\n0x"))
    try expectWhole(log.replacing("Constraint:0x", with: "Constraint:\n    0x"))
    try expectWhole(log.replacing("-[_UIBox", with: "-[\n _UIBox"))
    try expectWhole(log.replacing("Encapsulated-Layout", with: "Encapsulated-\nLayout"))
    try expectWhole(log.replacing("names: '|'", with: "names:\n'|'"))
  }

  @Test(
    "entities of HTML are read",
    arguments: [
      [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")], [("<", "&lt;"), (">", "&gt;")],
      [("<", "&#60;"), (">", "&#62;"), ("'", "&#39;")], [("   (", "&nbsp; (")],
    ])
  func entities(_ pairs: [(String, String)]) throws {
    try expectWhole(pairs.reduce(log) { $0.replacing($1.0, with: $1.1) })
  }

  @Test("escapes of markdown are read")
  func markdown() throws {
    try expectWhole(
      ["<", ">", "_", "[", "]", "(", ")", "-", "."].reduce(log) { $0.replacing($1, with: "\\" + $1) })
    try expectWhole(log.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("\"", with: ""))
  }

  @Test("a star for an underscore in some entries does not make two items")
  func star() throws {
    let damaged = log.replacing("[_UIBox", with: "[*UIBox")
    #expect(try block(damaged).statements == Self.statements)
  }

  @Test(
    "quotation and comment marks are taken off",
    arguments: ["> ", ">> ", "// ", "//\t", "     ", "\t", "/// ", "////    //  "])
  func marks(_ mark: String) throws {
    try expectWhole(
      log.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }.joined(separator: "\n"))
  }

  @Test("comment marks may be glued before and behind")
  func blockComment() throws {
    try expectWhole("/*" + log + "*/")
    try expectWhole("/*" + log.trimmingBreaks() + "*/")
    try expectWhole("```\n" + log + "```\n")
  }

  @Test("angle brackets that were stripped leave readable entries")
  func noBrackets() throws {
    let block = try block(log.replacing("<", with: "").replacing(">", with: ""))
    #expect(block.statements == Self.statements)
  }

  @Test("line ends of other systems are no part of a line")
  func returns() throws {
    try expectWhole(log.replacing("\n", with: "\r\n"))
  }

  @Test("without the announcement the advice or the list is enough")
  func headless() throws {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    for first in 1...6 {
      let rest = lines[first...].joined(separator: "\n")
      let block = try block(rest)
      #expect(block.announcement == .missing)
      #expect(block.statements == Self.statements)
      #expect(block.broken == 1)
    }
    let tail = lines[9...].joined(separator: "\n")
    let rest = try block(tail)
    #expect(rest.listedCount == 0)
    #expect(rest.layout.statements(1) == [Self.statements[1]])
    #expect(rest.broken == 0)
  }

  @Test("a log that is cut anywhere keeps every whole entry and says what is missing")
  func cutAnywhere() {
    let bytes = Array(log.utf8)
    let firstEntry = log.utf8Offset(of: Self.identified) + Self.identified.utf8.count
    let secondEntry = log.utf8Offset(of: Self.sized) + Self.sized.utf8.count
    for length in 0...bytes.count {
      let all = blocks(String(decoding: bytes[..<length], as: UTF8.self))
      let statements = all.flatMap(\.statements)
      if length >= firstEntry { #expect(statements.first == Self.statements[0], "cut at \(length)") }
      if length >= secondEntry { #expect(statements == Self.statements, "cut at \(length)") }
      if length >= 60, length < secondEntry {
        #expect(all.contains { $0.gaps.contains(.cutOff) }, "cut at \(length)")
      }
    }
  }
}
