import LayoutImport
import TextSource

/// What the first bytes of an input show it to be.
package enum InputKind: Sendable, Equatable {
  /// Text that may be a console log.
  case log
  /// A storyboard or xib of Interface Builder.
  case interfaceBuilder
  /// A system of rows in the `alc 1` format.
  case system
  /// No text.
  case binary

  /// Returns the kind of an input that begins with the bytes.
  package static func detect(_ bytes: [UInt8]) -> InputKind {
    let head = bytes.prefix(2048)
    let text = String(decoding: head, as: UTF8.self)
    if text.contains("com.apple.InterfaceBuilder") { return .interfaceBuilder }
    if LinearSystemFileReader.isSystem(Array(head)) { return .system }
    return TextEncoding.detect(Array(head)) == .binary ? .binary : .log
  }
}
