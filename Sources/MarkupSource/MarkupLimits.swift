/// How large a document may be before it is refused.
///
/// The limits lie far above what Interface Builder writes. They exist because reading takes quadratic time or much
/// memory beyond them.
package struct MarkupLimits: Hashable, Sendable {
  /// The number of bytes in a file.
  package var byteCount = 512 << 20

  /// The number of elements in a file.
  package var elementCount = 2_000_000

  /// The number of elements that are nested in each other.
  package var depth = 250

  /// The number of attributes of one element.
  package var attributeCount = 512

  /// The number of namespace declarations in a file.
  package var namespaceCount = 256

  /// Creates the standard limits.
  package init() {}
}
