/// A piece of a page, in which every text that is put in is escaped.
///
/// A literal is markup as written; what is interpolated into it is text, unless it is markup itself:
///
///     let cell: Markup = "<td>\(name)</td>"
///
/// So a name cannot become a tag by mistake, in an element or in an attribute with quotes around it.
struct Markup: Sendable {
  /// The markup.
  var html: String

  /// Creates markup from a template that is part of this library.
  init(template: String) { html = template }

  /// The empty piece.
  static let none = Markup(template: "")

  /// Returns pieces one behind the other.
  static func joined(_ pieces: [Markup]) -> Markup { Markup(template: pieces.map { $0.html }.joined()) }

  /// Returns a piece for each element, one behind the other.
  static func each<Element>(_ elements: some Sequence<Element>, _ piece: (Element) -> Markup) -> Markup {
    joined(elements.map(piece))
  }

  /// Returns two pieces one behind the other.
  static func + (left: Markup, right: Markup) -> Markup { Markup(template: left.html + right.html) }

  /// Appends a piece.
  static func += (left: inout Markup, right: Markup) { left.html += right.html }

  /// Returns a text with everything escaped that a browser would not take as text.
  static func escaped(_ text: String) -> String {
    let text = PlainText.visible(text)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        false
      default: true
      }
    }
    if isPlain { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Collects literals as they are and texts escaped.
  struct StringInterpolation: StringInterpolationProtocol {
    /// What was collected.
    var html = ""

    /// Creates an empty collection.
    init(literalCapacity: Int, interpolationCount: Int) { html.reserveCapacity(literalCapacity) }

    /// Appends markup that stands in the source of this library.
    mutating func appendLiteral(_ literal: String) { html += literal }
    /// Appends a text, escaped.
    mutating func appendInterpolation(_ text: String) { html += Markup.escaped(text) }
    /// Appends a number.
    mutating func appendInterpolation(_ number: Int) { html += String(number) }
    /// Appends markup.
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
  }

  /// Creates markup from a literal.
  init(stringLiteral literal: String) { html = literal }
  /// Creates markup from a literal with texts in it.
  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }
}
