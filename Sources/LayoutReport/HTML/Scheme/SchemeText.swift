/// Texts of a drawing, cut to the room that there is for them.
enum SchemeText {
  /// The width of a column in the letters of a drawing, in pixels; wide letters take more, most take less.
  static let column = 6.8

  /// Returns the pixels that a text takes.
  static func width(_ text: String) -> Double { Double(DisplayWidth.columns(of: text)) * column }

  /// Returns the attributes that keep a text that was cut from taking more than it should where its letters are wide.
  static func fit(_ text: String) -> Markup {
    guard text.hasSuffix("…") else { return .none }
    return " textLength=\"\(SchemeCanvas.number(width(text)))\" lengthAdjust=\"spacingAndGlyphs\""
  }

  /// Returns a text that takes at most some pixels, with `…` where something is left out.
  static func cut(_ text: String, to width: Double) -> String {
    let text = PlainText.visible(text)
    let most = max(0, Int(min(width / column, 1000)))
    guard DisplayWidth.columns(of: text) > most else { return text }
    var short = ""
    var columns = 1
    for character in text {
      columns += DisplayWidth.columns(of: character)
      if columns > most { break }
      short.append(character)
    }
    while short.hasSuffix(" ") { short.removeLast() }
    return short.isEmpty ? "" : short + "…"
  }
}
