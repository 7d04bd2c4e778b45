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
    let head = Array(bytes.prefix(2048))
    if isInterfaceBuilder(head) { return .interfaceBuilder }
    if LinearSystemFileReader.isSystem(head) { return .system }
    return TextEncoding.detect(head) == .binary ? .binary : .log
  }

  /// Returns whether the beginning of a file is markup that names Interface Builder, in whatever encoding.
  private static func isInterfaceBuilder(_ head: [UInt8]) -> Bool {
    // Without the zeros, UTF-16 reads like ASCII.
    let text = head.contains(0) ? head.filter { $0 != 0 } : head
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x20, 0x09, 0x0A, 0x0D]
    guard text.first(where: { !marks.contains($0) }) == UInt8(ascii: "<") else { return false }
    let name = Array("com.apple.InterfaceBuilder".utf8)
    guard text.count >= name.count else { return false }
    return (0...text.count - name.count).contains { start in
      text[start] == name[0] && text[start..<start + name.count].elementsEqual(name)
    }
  }
}
