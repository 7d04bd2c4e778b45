import LayoutModel

/// A font with its size, as text is measured with it.
struct TextFont: Sendable {
  /// The family; `nil` where nothing is known of it.
  var family: FontFamily?
  /// The size in points.
  var size: Double
  /// How much wider than the regular face the glyphs are.
  var widthFactor = 1.0
  /// A Boolean value that indicates whether the face is bold.
  var isBold = false
  /// A Boolean value that indicates whether the face is neither the regular nor the bold one.
  var isOddFace = false
  /// The era of the file, as a plug-in version.
  let era: Int

  /// The height of a line in points.
  var lineHeight: Double? { family.map { $0.lineHeight * size } }
  /// How far letters reach above the baseline, in points.
  var ascent: Double { (family ?? .system).ascent * size }
  /// How far letters reach below the baseline, in points.
  var descent: Double { (family ?? .system).descent * size }

  /// Creates the system's font of a size.
  init(systemSize size: Double, context: ControlContext) {
    family = .system
    self.size = size
    era = context.era
  }

  /// Finds the font that a file describes, or the system's of a size where it describes none.
  init(_ font: InterfaceFont?, defaultSize: Double, context: ControlContext) {
    self.init(systemSize: defaultSize, context: context)
    guard let font else { return }
    if let name = font.style, let style = TextStyle.named(name) {
      size = style.size(on: context.platform, category: context.textSize)
      if style.isSemibold { setWeight("semibold") }
    } else {
      size = Self.size(font, defaultSize: defaultSize, context)
    }
    if let name = font.name ?? font.family { setFace(name) }
    if let kind = font.kind { setKind(kind, on: context.platform) }
    if let weight = font.weight { setWeight(weight) }
  }

  private static func size(_ font: InterfaceFont, defaultSize: Double, _ context: ControlContext) -> Double {
    if let points = font.pointSize?.doubleValue, points > 0, points < 10_000 { return points }
    guard context.platform == .macOS, let kind = font.kind else { return defaultSize }
    return macSizes.first { $0.kind == kind }?.points ?? defaultSize
  }

  /// The sizes behind the names of `metaFont` on macOS, where the file states none.
  private static let macSizes: [(kind: String, points: Double)] = [
    ("system", 13), ("systemBold", 13), ("smallSystem", 11), ("smallSystemBold", 11), ("miniSystem", 9),
    ("cellTitle", 12), ("controlContent", 12), ("label", 10), ("message", 13), ("menu", 13), ("toolTip", 11),
    ("titleBar", 13), ("systemThin", 13), ("systemMedium", 13), ("systemSemibold", 13), ("fixedUser", 10),
    ("systemUltraLight", 13), ("systemLight", 13), ("systemHeavy", 13), ("systemBlack", 13), ("user", 12),
  ]

  private mutating func setKind(_ kind: String, on platform: InterfaceDocument.Platform) {
    switch kind {
    case "boldSystem": setWeight("semibold")
    case "systemBold", "smallSystemBold", "titleBar": setWeight("bold")
    case "monospacedSystem": family = .systemMono
    case "fixedUser": family = .named("Menlo")
    case "user": family = .helveticaNeue
    case _ where kind.hasPrefix("system") && kind != "system":
      setWeight(kind.dropFirst("system".count).lowercased())
    default: break
    }
  }

  private mutating func setFace(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = FontFamily.named(parts.first.map(String.init) ?? name)
    if parts.count == 2 { setWeight(parts[1].lowercased()) }
  }

  private mutating func setWeight(_ name: String) {
    guard let row = Self.weights.first(where: { name.hasPrefix($0.name) }) else { return }
    widthFactor = row.factor
    isBold = row.isBold
    isOddFace = row.factor != 1 && row.name != "bold"
  }

  /// How much wider a face is than the regular one; the semibold and the bold factor are fitted to saved widths of
  /// 38 and 59 labels, the others lie on the line through them.
  private static let weights: [(name: String, factor: Double, isBold: Bool)] = [
    ("ultralight", 0.96, false), ("thin", 0.97, false), ("light", 0.985, false), ("regular", 1, false),
    ("medium", 1.03, false), ("semibold", 1.054, true), ("demibold", 1.054, true), ("bold", 1.078, true),
    ("heavy", 1.1, true), ("black", 1.12, true),
  ]
}
