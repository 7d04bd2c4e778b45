import TestSupport
import TextSource

/// A random document that records where it wrote everything, as an oracle of the parser's ranges.
struct RandomMarkup {
  struct Element {
    var name: String
    var attributes: [(name: String, value: String, range: SourceRange)] = []
    var parent: Int?
    var start: Int
    var startTagEnd = 0
    var end = 0
    var text = ""
    var isLeaf = true
  }

  private(set) var bytes: [UInt8] = []
  private(set) var elements: [Element] = []
  private var generator: SplitMix64
  private let lineEnd: String

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    lineEnd = seed % 3 == 0 ? "\r\n" : "\n"
    if seed % 4 == 0 { bytes += [0xEF, 0xBB, 0xBF] }
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + lineEnd)
    writeFiller()
    writeElement(parent: nil, depth: 0)
    writeFiller()
  }

  private mutating func writeElement(parent: Int?, depth: Int) {
    let index = elements.count
    let name = pick(["view", "rect", "größe", "ns:view", "a.b-c", "見出し"])
    elements.append(Element(name: name, parent: parent, start: bytes.count))
    write("<" + name)
    for number in 0..<pick([0, 1, 2, 3, 6]) { writeAttribute(number, of: index) }
    write(pick(["", "", " ", lineEnd]))
    if pick([true, false, false]) {
      write("/>")
      elements[index].startTagEnd = bytes.count
    } else {
      write(">")
      elements[index].startTagEnd = bytes.count
      writeContent(of: index, depth: depth)
      write("</\(name)\(pick(["", " "]))>")
    }
    elements[index].end = bytes.count
  }

  private mutating func writeAttribute(_ number: Int, of index: Int) {
    let name = pick(["id", "x", "é", "ns:k", "customClass"]) + "\(number)"
    write(pick([" ", "  ", lineEnd + "  ", "\t"]) + name + pick(["=", "=", " = "]))
    let quote = pick(["\"", "'"])
    write(quote)
    let start = bytes.count
    var value = ""
    for _ in 0..<pick([0, 1, 1, 2, 5]) {
      let (written, meant) = pick([
        ("abc-12", "abc-12"), ("漢🙂", "漢🙂"), ("&amp;", "&"), ("&lt;", "<"), ("&#xE9;", "é"), ("&#10;", "\n"),
        (">", ">"), ("/>", "/>"), (" = ", " = "), (lineEnd, " "), ("\t", " "), ("&quot;", "\""),
      ])
      write(written)
      value += meant
    }
    elements[index].attributes.append((name, value, SourceRange(start: start, end: bytes.count)))
    write(quote)
  }

  private mutating func writeContent(of index: Int, depth: Int) {
    for _ in 0..<pick([0, 1, 2, 4]) {
      if depth < 7, pick([true, true, false]) {
        elements[index].isLeaf = false
        writeElement(parent: index, depth: depth + 1)
      } else {
        let (written, meant) = pick([
          ("text é", "text é"), ("<![CDATA[<a b='&'> ]]>", "<a b='&'> "), ("<!-- <b c=\"'> -->", ""),
          ("&amp;&#65;", "&A"), (lineEnd, "\n"), ("<?pi <a ?>", ""), ("\"'", "\"'"),
        ])
        write(written)
        elements[index].text += meant
      }
    }
  }

  private mutating func writeFiller() {
    write(pick(["", lineEnd, "<!-- <é x='1'/> -->", "<?pi a?>" + lineEnd]))
  }

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
