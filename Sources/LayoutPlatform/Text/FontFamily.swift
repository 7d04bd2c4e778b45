/// The measures of a family of fonts, in parts of the point size.
struct FontFamily: Sendable {
  /// How far letters reach above the baseline.
  var ascent: Double
  /// How far letters reach below the baseline.
  var descent: Double
  /// The space between lines beyond both.
  var leading = 0.0
  /// How wide the glyphs are; `nil` where nobody measured them.
  var advances: GlyphAdvances?
  /// How wide the glyphs of the bold face are, where that is more than a factor.
  var boldAdvances: GlyphAdvances?
  /// A Boolean value that indicates whether it is the font of the system, with its own spacing for each size.
  var isSystem = false

  /// The distance from one line to the next.
  var lineHeight: Double { ascent + descent + leading }

  /// The font of the system since iOS 9 and macOS 10.11, San Francisco.
  static let system = FontFamily(
    ascent: 0.9521484, descent: 0.2412109, advances: .sanFrancisco, isSystem: true)
  /// San Francisco with glyphs of one width.
  static let systemMono = FontFamily(ascent: 0.9521484, descent: 0.2412109, advances: .fixed(0.618))
  /// Helvetica Neue, whose glyphs are nearly as wide as Helvetica's.
  static let helveticaNeue = FontFamily(
    ascent: 0.952, descent: 0.213, leading: 0.028, advances: .helvetica, boldAdvances: .helveticaBold)

  /// Returns the family of a font by its PostScript name or family name, without a face such as `-Bold`.
  static func named(_ name: String) -> FontFamily? {
    let letters = name.utf8.filter { $0 != 0x20 }
    if name.utf8.first == 0x2E {
      return letters.contains(0x4D) && isMonospaced(letters) ? .systemMono : .system
    }
    return table.first { row in letters.elementsEqual(row.name.utf8) }?.family
  }

  private static func isMonospaced(_ letters: [UInt8]) -> Bool {
    // `.SFNSMono-Regular`, `.AppleSystemUIFontMonospaced-Regular`
    let word = Array("Mono".utf8)
    return letters.indices.contains { letters[$0...].starts(with: word) }
  }

  /// The families by name without spaces.
  ///
  /// Heights are the ascender, descender and line gap of the fonts' own `hhea` tables as `UIFont` reports them; those of
  /// Helvetica, Menlo, Georgia, Avenir and Gill Sans agree with the heights of labels in saved files.
  private static let table: [(name: String, family: FontFamily)] = [
    (
      "Helvetica", FontFamily(ascent: 0.92, descent: 0.23, advances: .helvetica, boldAdvances: .helveticaBold)
    ),
    ("HelveticaNeue", .helveticaNeue),
    (
      "Arial",
      FontFamily(
        ascent: 0.905, descent: 0.212, leading: 0.033, advances: .helvetica, boldAdvances: .helveticaBold)
    ),
    (
      "ArialMT",
      FontFamily(
        ascent: 0.905, descent: 0.212, leading: 0.033, advances: .helvetica, boldAdvances: .helveticaBold)
    ),
    ("Menlo", FontFamily(ascent: 0.928, descent: 0.236, advances: .fixed(0.602))),
    ("Monaco", FontFamily(ascent: 1, descent: 0.25, advances: .fixed(0.6))),
    ("Courier", FontFamily(ascent: 0.754, descent: 0.246, advances: .fixed(0.6))),
    ("CourierNew", FontFamily(ascent: 0.833, descent: 0.3, advances: .fixed(0.6))),
    ("CourierNewPS", FontFamily(ascent: 0.833, descent: 0.3, advances: .fixed(0.6))),
    ("SFMono", .systemMono),
    ("SFProText", .system), ("SFProDisplay", .system), ("SFUIText", .system), ("SFUIDisplay", .system),
    ("Georgia", FontFamily(ascent: 0.917, descent: 0.219)),
    ("Avenir", FontFamily(ascent: 1, descent: 0.366)),
    ("AvenirNext", FontFamily(ascent: 1, descent: 0.366)),
    ("AvenirNextCondensed", FontFamily(ascent: 1, descent: 0.366)),
    ("GillSans", FontFamily(ascent: 0.918, descent: 0.23, leading: 0.046)),
    ("TimesNewRoman", FontFamily(ascent: 0.891, descent: 0.216, leading: 0.042)),
    ("TimesNewRomanPS", FontFamily(ascent: 0.891, descent: 0.216, leading: 0.042)),
    ("Verdana", FontFamily(ascent: 1.005, descent: 0.21)),
    ("TrebuchetMS", FontFamily(ascent: 0.939, descent: 0.222)),
    ("OpenSans", FontFamily(ascent: 1.069, descent: 0.293)),
    ("Roboto", FontFamily(ascent: 0.928, descent: 0.244)),
    ("Lato", FontFamily(ascent: 0.987, descent: 0.213)),
    ("Montserrat", FontFamily(ascent: 0.968, descent: 0.251)),
    ("SourceSansPro", FontFamily(ascent: 0.984, descent: 0.273)),
  ]
}
