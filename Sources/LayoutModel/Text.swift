extension String {
  /// Returns whether a text stands anywhere in this one, compared byte by byte.
  ///
  /// The standard library's own search needs regular expressions, which Embedded Swift does not have.
  package func holds(_ text: String) -> Bool {
    let needle = Array(text.utf8)
    let bytes = Array(utf8)
    guard needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
    }
  }
}
