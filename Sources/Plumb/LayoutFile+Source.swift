import LayoutDiagnosis
import MarkupSource
import TextSource

extension LayoutFile {
  /// Adds to each constraint of a report the start tag of its element.
  static func addSources(to report: inout Report, from markup: MarkupDocument) {
    guard !report.constraints.isEmpty else { return }
    let (bytes, lines) = (markup.bytes, markup.lines)
    for index in report.constraints.indices {
      guard let location = report.constraints[index].location else { continue }
      report.constraints[index].source = startTag(at: location, bytes, lines)
    }
  }

  /// The longest start tag that is shown.
  private static let longest = 4000

  private static func startTag(at location: SourceLocation, _ bytes: [UInt8], _ lines: LineTable) -> String? {
    let line = lines.range(ofLine: location.line)
    var start = line.start
    var column = 1
    while start < line.end, column < location.column {
      start += 1
      // Columns count scalars, so the bytes that continue one take none.
      if start < line.end, bytes[start] & 0xC0 != 0x80 { column += 1 }
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var quote: UInt8?
    for end in start..<min(bytes.count, start + longest) {
      let byte = bytes[end]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return String(decoding: bytes[start...end], as: UTF8.self)
      }
    }
    return nil
  }
}
