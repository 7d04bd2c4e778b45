import LayoutModel
import Testing

@Suite("Places of entries and blocks")
struct LocationTests {
  private static let entry = "<NSLayoutConstraint:0xa UIView:0x1.height == 44   (active)>"

  private func locations(_ log: String) -> [String] {
    blocks(log).flatMap { block in
      ["\(block.location)"]
        + block.layout.constraints.prefix(block.listedCount).map { "\($0.location ?? block.location)" }
        + block.notes.map { "note \($0.location)" }
    }
  }

  @Test("a block stands at its announcement, an entry at its quote or bracket")
  func plain() {
    #expect(
      locations(
        "one\n\nApp[1:2] Unable to simultaneously satisfy constraints.\n(\n    \"\(Self.entry)\"\n)\n") == [
          "3:10", "5:5",
        ])
    #expect(
      locations("Unable to simultaneously satisfy constraints.\n(\n\t\(Self.entry)\n)\n") == ["1:1", "3:2"])
  }

  @Test("columns count scalars, not bytes")
  func scalars() {
    let log = "同城游🙂[1:2] Unable to simultaneously satisfy constraints.\n(\n é🙂 \"\(Self.entry)\"\n)\n"
    #expect(locations(log) == ["1:11", "3:5"])
  }

  @Test("columns count what was taken off the line")
  func decoration() {
    let log = "// > Unable to simultaneously satisfy constraints.\n//   (\n//    \"\(Self.entry)\"\n// )\n"
    #expect(locations(log) == ["1:6", "3:7"])
    let escaped =
      "Unable to simultaneously satisfy constraints.\n(\n&gt; &amp; &lt;\(Self.entry.dropFirst())\n \\* \\\(Self.entry)\n)"
    #expect(locations(escaped) == ["1:1", "3:12"])
    let markdown = "Unable to simultaneously satisfy constraints.\n(\n  \\* é \\\(Self.entry)\n)"
    #expect(locations(markdown) == ["1:1", "3:9"])
  }

  @Test("entries on one line have columns of their own")
  func oneLine() {
    let other = Self.entry.replacing("0xa", with: "0xé").replacing("0xé", with: "0xb")
    let log = "é Unable to simultaneously satisfy constraints. ( \"\(Self.entry)\", é \"\(other)\" )"
    #expect(locations(log) == ["1:3", "1:51", "1:116"])
  }

  @Test("in a very long line only the part around the first marker is looked at, with its true column")
  func longLine() {
    let before = String(repeating: "é word ", count: 20_000)
    let log = before + "Unable to simultaneously satisfy constraints. ( \"\(Self.entry)\" )\n"
    #expect(locations(log) == ["1:140001", "1:140049"])
  }

  @Test("a line may end in any way")
  func lineEnds() {
    #expect(
      locations("a\r\nb\r\nUnable to simultaneously satisfy constraints.\r\n(\r\n  \(Self.entry)\r\n)") == [
        "3:1", "5:3",
      ])
  }

  @Test("a note stands where the unreadable entry stands")
  func notes() {
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n    \"\(Self.entry)\",\n    \"<NSLayoutConstraint:0xb what>\"\n)\n"
    #expect(locations(log) == ["1:1", "3:5", "note 4:5"])
  }
}
