import LayoutModel
import LayoutPlatform

/// The sets of constraints that a tree installs in some size classes, beside the set of the canvas.
struct SizeClassVariant {
  /// The circumstances in which the set is installed.
  var configuration: LayoutConfiguration
  /// The size classes for people, for example `regular width and compact height`.
  var name: String

  /// Returns a variant for each set that differs from that of the canvas, the more usual screens first.
  ///
  /// Each is laid out at the size of a screen of its classes where the root fills the screen, else at its own size.
  static func all(of tree: InterfaceTree, in document: InterfaceDocument) -> [SizeClassVariant] {
    guard document.usesSizeClasses, tree.hasVariations else { return [] }
    let screen = Screen(of: document, in: LayoutConfiguration())
    var known = [InstalledTree(tree, on: screen.classes, usesSizeClasses: true).signature]
    let fills = tree.fillsScreen(screen)
    var variants: [SizeClassVariant] = []
    for (classes, size) in screens {
      let signature = InstalledTree(tree, on: classes, usesSizeClasses: true).signature
      guard !known.contains(signature) else { continue }
      known.append(signature)
      var configuration = LayoutConfiguration()
      configuration.classes = classes
      if fills { configuration.size = size }
      variants.append(SizeClassVariant(configuration: configuration, name: classes.words))
    }
    return variants
  }

  /// A usual screen of each combination of classes: a phone upright, a tablet, a phone on its side, a large one.
  private static let screens: [(SizeClasses, InterfaceSize)] = [
    (SizeClasses(width: .compact, height: .regular), InterfaceSize(width: 375, height: 667)),
    (SizeClasses(width: .regular, height: .regular), InterfaceSize(width: 768, height: 1024)),
    (SizeClasses(width: .compact, height: .compact), InterfaceSize(width: 667, height: 375)),
    (SizeClasses(width: .regular, height: .compact), InterfaceSize(width: 736, height: 414)),
  ]
}

extension SizeClasses {
  /// The classes in words.
  fileprivate var words: String {
    switch (width, height) {
    case (let width?, let height?): "\(width.rawValue) width and \(height.rawValue) height"
    case (let width?, nil): "\(width.rawValue) width"
    case (nil, let height?): "\(height.rawValue) height"
    case (nil, nil): "any size class"
    }
  }
}
