import LayoutModel
import MarkupSource

extension InterfaceDocument {
  /// Creates a document without trees from what its element says about the whole file.
  init(facts root: MarkupNode) {
    self.init()
    platform = Self.platform(of: root)
    usesAutoLayout = root.isYes(.useAutolayout)
    usesSizeClasses = root.isYes(.useTraitCollections)
    usesSafeAreas = root.isYes(.useSafeAreas)
    for child in root.childNodes {
      switch child.word {
      case .dependencies: era = Self.pluginVersion(child) ?? era
      case .device: canvas = Self.canvas(child)
      case .resources: readImages(child)
      case .designables: readRenderedSizes(child)
      default: break
      }
    }
    if era == 0 { era = Self.era(ofTools: Self.major(root.attribute(.toolsVersion))) }
  }

  private static func platform(of root: MarkupNode) -> Platform {
    let runtime = root[.targetRuntime] ?? ""
    let type = root[.type] ?? ""
    if runtime.hasPrefix("MacOSX") { return .macOS }
    if runtime == "AppleTV" { return .tvOS }
    if runtime == "watchKit" { return .watchOS }
    guard runtime.isEmpty else { return .iOS }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return .macOS }
    if type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") { return .tvOS }
    return type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") ? .watchOS : .iOS
  }

  /// Returns the version of Interface Builder's own plug-in for the platform.
  private static func pluginVersion(_ dependencies: MarkupNode) -> Int? {
    for plugin in dependencies.childNodes where plugin.word == .plugIn {
      let name = plugin[.identifier] ?? ""
      if name.hasPrefix("com.apple.InterfaceBuilder."),
        name.hasSuffix("CocoaTouchPlugin") || name.hasSuffix("CocoaPlugin")
      {
        return major(plugin.attribute(.version))
      }
    }
    return nil
  }

  /// Returns the digits before the first period of a version.
  private static func major(_ version: MarkupAttribute?) -> Int {
    guard let version else { return 0 }
    return version.written.prefix { $0.isDigit }.reduce(0) { min($0 * 10 + Int($1 - 48), 1 << 30) }
  }

  /// Returns the era of the tools; the version 32700 says nothing, and stood beside plug-ins of Xcode 15.
  private static func era(ofTools version: Int) -> Int { version == 32700 ? 22684 : version }

  private static func canvas(_ device: MarkupNode) -> Canvas? {
    guard let id = device[.id] else { return nil }
    return Canvas(device: id, isLandscape: device[.orientation] == "landscape")
  }

  private mutating func readImages(_ resources: MarkupNode) {
    for image in resources.childNodes where image.word == .image {
      guard let name = image[.name], let size = image.size else { continue }
      images[name] = Image(size: size, isSymbol: image[.catalog] == "system")
    }
  }

  private mutating func readRenderedSizes(_ designables: MarkupNode) {
    for designable in designables.childNodes {
      guard let id = designable[.name], let size = designable.child(key: "intrinsicContentSize")?.size else {
        continue
      }
      renderedSizes[id] = size
    }
  }
}
