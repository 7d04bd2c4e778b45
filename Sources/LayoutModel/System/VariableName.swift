/// What the name of a variable says: `card.w` is the width of `card`, any other name is a number of its own.
package struct VariableName: Sendable, Hashable {
  /// The item.
  package var item: String
  /// Which of its four numbers.
  package var variable: Variable

  /// Reads a name that ends in `.x`, `.y`, `.w` or `.h`; others give `nil`.
  package init?(_ name: String) {
    let bytes = name.utf8
    guard bytes.count > 2, let last = bytes.last, bytes.dropLast().last == UInt8(ascii: ".") else {
      return nil
    }
    switch last {
    case UInt8(ascii: "x"): variable = .x
    case UInt8(ascii: "y"): variable = .y
    case UInt8(ascii: "w"): variable = .width
    case UInt8(ascii: "h"): variable = .height
    default: return nil
    }
    item = String(name.dropLast(2))
  }

  /// Creates the name of a variable of an item.
  package init(_ item: String, _ variable: Variable) {
    self.item = item
    self.variable = variable
  }

  /// The name as it stands in a file.
  package var text: String {
    switch variable {
    case .x: item + ".x"
    case .y: item + ".y"
    case .width: item + ".w"
    case .height: item + ".h"
    }
  }
}
