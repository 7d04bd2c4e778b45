import MarkupSource
import TextSource

/// A text in which the signs ① to ⑨ mark places; they are not part of it.
struct MarkedText {
  private(set) var bytes: [UInt8] = []
  private var offsets: [Unicode.Scalar: Int] = [:]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      if ("①"..."⑨").contains(scalar) {
        offsets[scalar] = bytes.count
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
  }

  /// The range between two marks.
  func range(_ start: Unicode.Scalar, _ end: Unicode.Scalar) -> SourceRange {
    SourceRange(start: offset(start), end: offset(end))
  }

  /// The offset of a mark, or -1 when there is none.
  func offset(_ mark: Unicode.Scalar) -> Int { offsets[mark] ?? -1 }

  /// The line and column of a mark.
  func location(_ mark: Unicode.Scalar) -> SourceLocation { LineTable(bytes).location(of: offset(mark)) }
}

/// Parses a text without marks.
func parse(_ text: String) throws(MarkupError) -> MarkupDocument {
  try MarkupParser.parse(Array(text.utf8))
}

/// Returns the error that parsing throws, or `nil` when there is none.
func failure(_ bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) -> MarkupError? {
  do throws(MarkupError) {
    _ = try MarkupParser.parse(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Returns the error that parsing a text throws, or `nil` when there is none.
func failure(_ text: String) -> MarkupError? { failure(Array(text.utf8)) }
