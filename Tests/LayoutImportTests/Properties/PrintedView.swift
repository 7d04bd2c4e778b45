import TestSupport
import LayoutModel

/// A view of a random layout, as a log prints it.
struct PrintedView {
  /// The address.
  var address: String
  /// The accessibility identifier that stands for the view, if it has one.
  var name: String?
  /// The class, the address and the text, or the name.
  var word: String
  /// How `Layout.words` calls the view.
  var label: String

  private static let classes = [
    "UIView", "Shop.PriceLabel", "_UIBox", "NSKVONotifying_Cell",
    "_TtGC8MyAppXYZ8CardViewCS_P10$10582914415Recovery_",
  ]
  private static let texts = [
    "Set lunch", "YOU'RE OK", " ", "a: b/c, d!", "a]-(5)-[b", "say \"hi\"", "two\nlines", "back\\slash",
    "1 > 0", "日本 🙂", "(3)",
  ]
  private static let names = [
    "box", "progress background", "DetailViewFeatureItemC...", "cell_box", "nav-item.title", "Größe 2",
  ]

  /// Makes a view that differs from those with other numbers.
  init(number: Int, isModern: Bool, random: inout SplitMix64) {
    address = "0x7f\(String(number + 16, radix: 16))"
    let className = Self.classes.randomElement(using: &random) ?? "UIView"
    word = "\(className):\(address)"
    label = word
    switch Int.random(in: 0..<5, using: &random) {
    case 0: word += "'\(Self.texts.randomElement(using: &random) ?? "")'"
    case 1:
      let chosen = "\(Self.names.randomElement(using: &random) ?? "")\(number)"
      name = chosen
      word = chosen
      label = chosen
    default: break
    }
  }

  /// How the list of names writes the view.
  var inNames: String { name.map { "\($0):\(address)" } ?? word }
}

/// A number of a random layout, as a log prints it and as it is read.
struct PrintedNumber {
  /// The number with at most six digits.
  var printed: String
  /// The exact value that it is read as.
  var read: Rational

  private static let all: [(String, Rational)] = [
    ("0", 0), ("8", 8), ("-20", -20), ("42.5", Rational(85, 2)), ("94.3333", Rational(283, 3)),
    ("0.25", Rational(1, 4)),
    ("375", 375), ("2.22507e-308", 0), ("-0.5", Rational(-1, 2)), ("1234.5", Rational(2469, 2)),
  ]

  /// Makes a number.
  init(_ random: inout SplitMix64) { (printed, read) = Self.all.randomElement(using: &random) ?? Self.all[0] }

  /// The number as ` + 8` or ` - 8`, or nothing for 0.
  var asSummand: String {
    if read.isZero { return "" }
    return read.isNegative ? " - \(printed.dropFirst())" : " + \(printed)"
  }

  /// How the summand is written in words.
  var readAsSummand: String {
    if read.isZero { return "" }
    return read.isNegative ? " - \(read.magnitude)" : " + \(read)"
  }
}
