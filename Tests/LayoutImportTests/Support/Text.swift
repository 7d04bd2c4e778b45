extension String {
  /// Returns the text with lines of at most `width` characters where blanks, or any place, allow.
  func wrapped(at width: Int, inside isInside: Bool) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines: [String] = []
      var rest = line[...]
      while rest.count > width {
        let limit = rest.index(rest.startIndex, offsetBy: width)
        let indent = rest.prefix { $0 == " " || $0 == "\t" || $0 == "\"" }.endIndex
        let blank = rest[indent..<limit].lastIndex(of: " ")
        guard let cut = isInside ? limit : blank, cut > indent else { break }
        lines.append(String(rest[..<cut]))
        rest = rest[cut...].drop { $0 == " " }
      }
      return (lines + [String(rest)]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Returns the text without line ends at its end.
  func trimmingBreaks() -> String { String(reversed().drop { $0 == "\n" }.reversed()) }

  /// Returns the offset of the first byte of a text in this one, or its length.
  func utf8Offset(of text: String) -> Int {
    ranges(of: text).first.map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? utf8.count
  }
}
