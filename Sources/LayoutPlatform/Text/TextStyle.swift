import LayoutModel

/// A text style: a role of text whose size follows the reader's setting.
struct TextStyle: Sendable {
  /// The name behind `UICTFontTextStyle`.
  var name: String
  /// The sizes in points on iOS for the categories of `TextStyle.categories`.
  var sizes: [Double]
  /// The size in points on tvOS.
  var tvSize: Double
  /// The size in points on macOS.
  var macSize: Double
  /// A Boolean value that indicates whether the face is semibold.
  var isSemibold = false

  /// The categories of text size, the usual one being `L`.
  static let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// The styles; sizes from the tables of Apple's Human Interface Guidelines.
  private static let table = [
    TextStyle(
      name: "Title0", sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], tvSize: 76, macSize: 26),
    TextStyle(
      name: "Title1", sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], tvSize: 76, macSize: 22),
    TextStyle(
      name: "Title2", sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], tvSize: 57, macSize: 17),
    TextStyle(
      name: "Title3", sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], tvSize: 48, macSize: 15),
    TextStyle(
      name: "Headline", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], tvSize: 38, macSize: 13,
      isSemibold: true),
    TextStyle(
      name: "Subhead", sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], tvSize: 38, macSize: 11),
    TextStyle(
      name: "Body", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], tvSize: 29, macSize: 13),
    TextStyle(
      name: "Callout", sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], tvSize: 31, macSize: 12),
    TextStyle(
      name: "Footnote", sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], tvSize: 29, macSize: 10),
    TextStyle(
      name: "Caption1", sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], tvSize: 25, macSize: 10),
    TextStyle(
      name: "Caption2", sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41], tvSize: 23, macSize: 10),
  ]

  /// Returns the style that a file names, such as `UICTFontTextStyleBody` or macOS's `largeTitle`.
  static func named(_ name: String) -> TextStyle? {
    let prefix = "UICTFontTextStyle"
    var plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    if plain == "largeTitle" { plain = "Title0" }
    if plain == "subheadline" || plain == "Subheadline" { plain = "Subhead" }
    guard let first = plain.first else { return nil }
    let upper = first.uppercased() + plain.dropFirst()
    return table.first { $0.name == upper }
  }

  /// Returns the size in points on a platform, for a category of text size; `nil` means `L`.
  func size(on platform: InterfaceDocument.Platform, category: String?) -> Double {
    switch platform {
    case .macOS: return macSize
    case .tvOS: return tvSize
    case .iOS, .watchOS:
      let index = category.flatMap { name in Self.categories.firstIndex { $0 == name } } ?? 3
      return sizes[index]
    }
  }
}
