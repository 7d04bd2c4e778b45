package import LayoutModel

/// A screen that a layout can be laid out for.
package struct Device: Sendable, Hashable {
  /// The name for people and for the command line, for example `iPhone 15`.
  package var name: String
  /// The name that Interface Builder gives to it in files; `nil` for devices it has none for.
  package var interfaceBuilderName: String?
  /// The size in points, upright.
  package var size: InterfaceSize
  /// The pixels in a point.
  package var scale: Int64
  /// What the system covers upright, in points.
  package var safeArea: InterfaceInsets
  /// What the system covers on its side, in points.
  package var landscapeSafeArea: InterfaceInsets
  /// A Boolean value that indicates whether the width has the class regular on its side.
  package var isWideInLandscape: Bool
  /// A Boolean value that indicates whether it is a tablet or a television, whose classes are always regular.
  package var isLarge: Bool

  /// Returns the size in an orientation.
  package func size(isLandscape: Bool) -> InterfaceSize {
    guard isLandscape, size.height > size.width else { return size }
    return InterfaceSize(width: size.height, height: size.width)
  }

  /// Returns what the system covers in an orientation.
  package func safeArea(isLandscape: Bool) -> InterfaceInsets { isLandscape ? landscapeSafeArea : safeArea }

  /// Returns the size classes in an orientation.
  package func classes(isLandscape: Bool) -> SizeClasses {
    if isLarge { return SizeClasses(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: isWideInLandscape ? .regular : .compact, height: .compact)
  }
}

extension Device {
  /// Creates a phone; `sides` is what the system covers left and right on its side.
  private static func phone(
    _ name: String, _ interfaceBuilderName: String? = nil, _ width: Int64, _ height: Int64, scale: Int64,
    top: Int64, bottom: Int64, sides: Int64, landscapeBottom: Int64, isWide: Bool = false
  ) -> Device {
    Device(
      name: name, interfaceBuilderName: interfaceBuilderName,
      size: InterfaceSize(width: Rational(width), height: Rational(height)), scale: scale,
      safeArea: InterfaceInsets(top: Rational(top), bottom: Rational(bottom)),
      landscapeSafeArea: InterfaceInsets(
        left: Rational(sides), bottom: Rational(landscapeBottom), right: Rational(sides)),
      isWideInLandscape: isWide, isLarge: false)
  }

  /// Creates a tablet.
  private static func tablet(
    _ name: String, _ interfaceBuilderName: String? = nil, _ width: Int64, _ height: Int64, top: Int64,
    bottom: Int64
  ) -> Device {
    let covered = InterfaceInsets(top: Rational(top), bottom: Rational(bottom))
    return Device(
      name: name, interfaceBuilderName: interfaceBuilderName,
      size: InterfaceSize(width: Rational(width), height: Rational(height)), scale: 2, safeArea: covered,
      landscapeSafeArea: covered, isWideInLandscape: true, isLarge: true)
  }

  /// The devices, phones first, from small to large.
  ///
  /// Sizes and covered edges of devices that Interface Builder knows are measured on saved files; the others come
  /// from Apple's documentation of the safe area and from published device tables.
  package static let all: [Device] = [
    phone(
      "iPhone 4s", "retina3_5", 320, 480, scale: 2, top: 20, bottom: 0, sides: 0, landscapeBottom: 0),
    phone(
      "iPhone SE", "retina4_0", 320, 568, scale: 2, top: 20, bottom: 0, sides: 0, landscapeBottom: 0),
    phone(
      "iPhone 8", "retina4_7", 375, 667, scale: 2, top: 20, bottom: 0, sides: 0, landscapeBottom: 0),
    phone(
      "iPhone 8 Plus", "retina5_5", 414, 736, scale: 3, top: 20, bottom: 0, sides: 0, landscapeBottom: 0,
      isWide: true),
    phone(
      "iPhone 11 Pro", "retina5_9", 375, 812, scale: 3, top: 44, bottom: 34, sides: 44, landscapeBottom: 21),
    phone(
      "iPhone 13 mini", nil, 375, 812, scale: 3, top: 50, bottom: 34, sides: 50, landscapeBottom: 21),
    phone(
      "iPhone 14", "retina6_0", 390, 844, scale: 3, top: 47, bottom: 34, sides: 47, landscapeBottom: 21),
    phone(
      "iPhone 15", "retina6_12", 393, 852, scale: 3, top: 59, bottom: 34, sides: 59, landscapeBottom: 21),
    phone(
      "iPhone 17", "retina6_3", 402, 874, scale: 3, top: 62, bottom: 34, sides: 62, landscapeBottom: 21),
    phone(
      "iPhone 11", "retina6_1", 414, 896, scale: 2, top: 44, bottom: 34, sides: 44, landscapeBottom: 21,
      isWide: true),
    phone(
      "iPhone 11 Pro Max", "retina6_5", 414, 896, scale: 3, top: 44, bottom: 34, sides: 44,
      landscapeBottom: 21, isWide: true),
    phone(
      "iPhone 14 Plus", "retina6_7", 428, 926, scale: 3, top: 47, bottom: 34, sides: 47, landscapeBottom: 21,
      isWide: true),
    phone(
      "iPhone 15 Pro Max", "retina6_72", 430, 932, scale: 3, top: 59, bottom: 34, sides: 59,
      landscapeBottom: 21, isWide: true),
    phone(
      "iPhone 17 Pro Max", "retina6_9", 440, 956, scale: 3, top: 62, bottom: 34, sides: 62,
      landscapeBottom: 21, isWide: true),
    tablet("iPad mini", nil, 744, 1133, top: 24, bottom: 20),
    tablet("iPad 9.7", "ipad9_7", 768, 1024, top: 20, bottom: 0),
    tablet("iPad 10.2", nil, 810, 1080, top: 20, bottom: 0),
    tablet("iPad Air", nil, 820, 1180, top: 24, bottom: 20),
    tablet("iPad Pro 10.5", "ipad10_5", 834, 1112, top: 20, bottom: 0),
    tablet("iPad Pro 11", "ipad11_0rounded", 834, 1194, top: 24, bottom: 20),
    tablet("iPad Pro 12.9", "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
    tablet("iPad Pro 12.9 with home button", "ipad12_9", 1024, 1366, top: 20, bottom: 0),
    appleTV,
  ]

  /// The television: 60 points at the top and at the bottom and 80 at the sides may lie beyond the picture.
  package static let appleTV = Device(
    name: "Apple TV", interfaceBuilderName: "appleTV", size: InterfaceSize(width: 1920, height: 1080),
    scale: 2, safeArea: InterfaceInsets(top: 60, left: 80, bottom: 60, right: 80),
    landscapeSafeArea: InterfaceInsets(top: 60, left: 80, bottom: 60, right: 80), isWideInLandscape: true,
    isLarge: true)

  /// Returns whether documents for a platform can be shown on the device.
  package func suits(_ platform: InterfaceDocument.Platform) -> Bool {
    switch platform {
    case .iOS: self != .appleTV
    case .tvOS: self == .appleTV
    case .macOS, .watchOS: false
    }
  }

  /// Returns the device of a canvas in a file.
  package static func named(inFile name: String) -> Device? { all.first { $0.interfaceBuilderName == name } }

  /// Returns the device of a name for people or in files; case, blanks and hyphens do not matter.
  package static func named(_ name: String) -> Device? {
    let wanted = plain(name)
    return all.first { plain($0.name) == wanted || $0.interfaceBuilderName.map(plain) == wanted }
  }

  private static func plain(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 32
      default: byte
      }
    }
  }
}
