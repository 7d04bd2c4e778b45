import LayoutModel
import TestSupport
import TextSource
import Testing

@testable import LayoutImport

@Suite struct LinearSystemFileTests {
  private func read(_ text: String) throws(LinearSystemFileError) -> LinearSystemFile {
    try LinearSystemFileReader.read(Array(text.utf8), path: "a.alc")
  }

  @Test("a printed system is read back as it was", arguments: UInt64(0)..<300)
  func roundTrip(_ seed: UInt64) throws {
    let file = RandomSystemFile.make(seed: seed)
    let text = LinearSystemFilePrinter.text(file)
    #expect(try read(text).withoutLines == file)
    #expect(try LinearSystemFilePrinter.text(read(text)) == text)
  }

  @Test("every part of a file is kept")
  func parts() throws {
    let file = try read(
      """
      alc 1
      # a remark
      meta mus low high
      meta expect unsat
      var card.w
      var Größe
      con low 1000 >= 10 1 0
      con both 999.5 <= -0.5 2/3 0 -1 1

      """)
    #expect(file.comments == ["a remark"])
    #expect(file.value(of: "mus") == "low high")
    #expect(file.value(of: "expect") == "unsat")
    #expect(file.variables == ["card.w", "Größe"])
    #expect(file.requiredRows == [0])
    #expect(
      file.rows[1]
        == LinearSystemFile.Row(
          "both", priority: Priority(999.5),
          [LinearSystemFile.Term(0, Rational(2, 3)), LinearSystemFile.Term(1, -1)], .lessThanOrEqual,
          Rational(-1, 2), line: 8))
  }

  @Test("blanks, tabs, carriage returns, a byte-order mark and a missing last line end do no harm")
  func looseText() throws {
    let file = try read("\u{FEFF}\n# first\r\nalc  1\r\nvar\ta \r\n\n  con r 1000\t= 5   1 0")
    #expect(file.variables == ["a"])
    #expect(file.rows.map(\.bound) == [5])
    #expect(file.rows[0].line == 6)
  }

  @Test(
    "numbers are exact",
    arguments: [
      ("7", Rational(7)), ("-7", -7), ("+7", 7), ("0.5", Rational(1, 2)), ("-.25", Rational(-1, 4)),
      ("3.", 3),
      ("5/7", Rational(5, 7)), ("-10/4", Rational(-5, 2)), ("0.1", Rational(1, 10)), ("0/3", 0),
      ("1.50000000000000000000000000", Rational(3, 2)), ("9223372036854775807", Rational(.max)),
      ("0.000000000000000001", Rational(1, 1_000_000_000_000_000_000)),
    ])
  func numbers(_ text: String, _ value: Rational) throws {
    #expect(try read("alc 1\ncon r 1000 = \(text)").rows[0].bound == value)
  }

  @Test(
    "what does not follow the format is named with its place",
    arguments: [
      ("", "1:1", .header), ("plumb", "1:1", .header), ("alc 2", "1:5", .header),
      ("alc 1 x", "1:7", .lineEnd),
      ("alc 1\nrow", "2:1", .record), ("alc 1\nmeta", "2:5", .key), ("alc 1\nvar", "2:4", .name),
      ("alc 1\nvar a\nvar b\nvar a", "4:5", .newName), ("alc 1\nvar a b", "2:7", .lineEnd),
      ("alc 1\ncon r 1000 = 1\nvar a", "3:1", .row), ("alc 1\ncon", "2:4", .label),
      ("alc 1\ncon r 1000 = 1\ncon r 1000 = 1", "3:5", .newLabel), ("alc 1\ncon é 0 = 1", "2:7", .priority),
      ("alc 1\ncon r 1001 = 1", "2:7", .priority), ("alc 1\ncon r 1000 == 1", "2:12", .relation),
      ("alc 1\ncon r 1000 =", "2:13", .number), ("alc 1\ncon r 1000 = 1e3", "2:14", .number),
      ("alc 1\ncon r 1000 = 1/0", "2:14", .number), ("alc 1\ncon r 1000 = -", "2:14", .number),
      ("alc 1\ncon r 1000 = .", "2:14", .number), ("alc 1\ncon r 1000 = 1.2.3", "2:14", .number),
      ("alc 1\ncon r 1000 = 9223372036854775808", "2:14", .shortNumber),
      ("alc 1\ncon r 1000 = 0.1234567890123456789012", "2:14", .shortNumber),
      ("alc 1\nvar a\ncon r 1000 = 1 2", "3:17", .variable(count: 1)),
      ("alc 1\nvar a\ncon r 1000 = 1 2 1", "3:18", .variable(count: 1)),
      ("alc 1\ncon r 1000 = 1 2 -1", "2:18", .variable(count: 0)),
      ("alc 1\ncon r 1000 = 1 2 99999999999999999999", "2:18", .variable(count: 0)),
    ] as [(String, String, LinearSystemFileError.Expectation)])
  func mistakes(_ text: String, _ place: String, _ expected: LinearSystemFileError.Expectation) throws {
    let error = try #require(throws: LinearSystemFileError.self) { try read(text) }
    #expect(error.expected == expected)
    #expect(error.location.description == place)
    #expect(error.description.hasPrefix("a.alc:\(place): expected \(expected.words)"))
  }

  @Test("no damage to a file does more than raise an error", arguments: UInt64(0)..<200)
  func damage(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(LinearSystemFilePrinter.text(RandomSystemFile.make(seed: seed)).utf8)
    for _ in 0..<(1 + random.below(6)) {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      default: bytes.insert(contentsOf: Array("\n 9/.-con 1 ".utf8).prefix(1 + random.below(12)), at: place)
      }
    }
    // Reading ends, whatever it says.
    _ = try? LinearSystemFileReader.read(bytes, path: "a.alc")
  }

  @Test("the first lines tell whether a file is a system")
  func detection() {
    #expect(LinearSystemFileReader.isSystem(Array("# made\n\nalc 1\nvar a".utf8)))
    #expect(!LinearSystemFileReader.isSystem(Array("alc 12\n".utf8)))
    #expect(!LinearSystemFileReader.isSystem(Array("calc 1\n".utf8)))
    #expect(!LinearSystemFileReader.isSystem([]))
  }

  @Test("names say which number of an item a variable is")
  func variableNames() {
    #expect(VariableName("card.w") == VariableName("card", .width))
    #expect(VariableName("a.b.y") == VariableName("a.b", .y))
    for plain in ["x", ".x", "card", "card.z", "card.xx", "cardx"] { #expect(VariableName(plain) == nil) }
    for name in ["card.x", "card.y", "card.w", "card.h"] { #expect(VariableName(name)?.text == name) }
  }

  @Test("decimals are exact or none")
  func decimals() {
    #expect(Rational(1, 8).decimalText == "0.125")
    #expect(Rational(-41, 20).decimalText == "-2.05")
    #expect(Rational(1, 3).decimalText == nil)
    #expect(Rational(.max, 2).decimalText == nil)
    #expect(Rational.overflow.decimalText == nil)
  }
}
