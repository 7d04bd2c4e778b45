/// Edits of one file that do not disturb each other, in the order of their ranges.
///
/// Bytes outside of the edits stay as they are, so a patch keeps formatting, line endings and encoding.
package struct TextPatch: Hashable, Sendable {
  /// The edits, sorted by their ranges, of which no two overlap.
  package let edits: [TextEdit]

  /// Creates a patch from edits in any order.
  ///
  /// Insertions at the same place keep the order in which they are given, and come before a replacement that starts
  /// there.
  ///
  /// - Throws: `TextPatchError.overlappingEdits` when two edits claim the same bytes.
  package init(_ edits: [TextEdit]) throws(TextPatchError) {
    let order = edits.indices.sorted { left, right in
      let first = edits[left].range
      let second = edits[right].range
      return (first.start, first.end, left) < (second.start, second.end, right)
    }
    var sorted: [TextEdit] = []
    sorted.reserveCapacity(edits.count)
    for index in order {
      if let last = sorted.last, edits[index].range.start < last.range.end {
        throw .overlappingEdits(last.range, edits[index].range)
      }
      sorted.append(edits[index])
    }
    self.edits = sorted
  }

  /// Returns a copy of the bytes with all edits made.
  ///
  /// - Throws: `TextPatchError.rangeOutOfBounds` when an edit reaches beyond the bytes.
  package func apply(to bytes: [UInt8]) throws(TextPatchError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      guard edit.range.start >= 0, edit.range.end <= bytes.count else {
        throw .rangeOutOfBounds(edit.range, byteCount: bytes.count)
      }
      result += bytes[position..<edit.range.start]
      result += edit.replacement.utf8
      position = edit.range.end
    }
    result += bytes[position...]
    return result
  }
}

/// Why edits cannot be made.
package enum TextPatchError: Error, Hashable, Sendable {
  /// Two edits claim the same bytes.
  case overlappingEdits(SourceRange, SourceRange)

  /// An edit reaches beyond the bytes that it is applied to.
  case rangeOutOfBounds(SourceRange, byteCount: Int)
}

extension TextPatchError: CustomStringConvertible {
  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .overlappingEdits(let first, let second):
      "The edits of bytes \(first.start)..<\(first.end) and \(second.start)..<\(second.end) overlap."
    case .rangeOutOfBounds(let range, let byteCount):
      "The edit of bytes \(range.start)..<\(range.end) does not fit a file of \(byteCount) bytes."
    }
  }
}
