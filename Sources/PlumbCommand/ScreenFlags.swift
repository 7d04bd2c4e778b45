import LayoutModel
import LayoutPlatform

/// Reads the values of the flags that say what to lay out for.
enum ScreenFlags {
  /// Returns the configurations of a device's name, with `:landscape` behind it or not, or of `all`.
  static func devices(_ text: String) -> [LayoutConfiguration]? {
    if text.lowercased() == "all" { return everyDevice }
    guard let colon = text.lastIndex(of: ":") else {
      return Device.named(text).map { [configuration($0, isLandscape: false)] }
    }
    let orientation = text[text.index(after: colon)...].lowercased()
    guard orientation == "landscape" || orientation == "portrait",
      let device = Device.named(String(text[..<colon]))
    else { return nil }
    return [configuration(device, isLandscape: orientation == "landscape")]
  }

  /// Every device both ways; the television has one.
  private static var everyDevice: [LayoutConfiguration] {
    Device.all.flatMap { device in
      device.size(isLandscape: true) == device.size
        ? [configuration(device, isLandscape: false)]
        : [configuration(device, isLandscape: false), configuration(device, isLandscape: true)]
    }
  }

  private static func configuration(_ device: Device, isLandscape: Bool) -> LayoutConfiguration {
    var configuration = LayoutConfiguration()
    configuration.device = device
    configuration.isLandscape = isLandscape
    return configuration
  }

  /// Returns what is wrong with a device that is not known, as the end of a sentence.
  static func complaint(aboutDevice text: String) -> String {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts.first ?? ""
    if let device = Device.named(name) {
      return
        "has no orientation that plumb knows; write \(device.name):landscape, or \(device.name) for upright"
    }
    let near = names.min { distance($0, name) < distance($1, name) }
    let hint = near.flatMap { distance($0, name) <= 4 ? ". Did you mean “\($0)”?" : nil } ?? "."
    return "is no device that plumb knows\(hint) There are \(names.joined(separator: ", ")); and all"
  }

  private static func distance(_ name: String, _ wanted: String) -> Int {
    EditDistance.between(name.lowercased(), wanted.lowercased())
  }

  /// The names of all devices.
  static var names: [String] { Device.all.map(\.name) }

  /// Returns the configuration of a size such as `390x844`.
  static func size(_ text: String) -> LayoutConfiguration? {
    let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Rational(decimal: String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], isLength(width), isLength(height)
    else {
      return nil
    }
    var configuration = LayoutConfiguration()
    configuration.size = InterfaceSize(width: width, height: height)
    return configuration
  }

  private static func isLength(_ value: Rational) -> Bool { value > 0 && value <= 100_000 }
}

extension Options {
  /// The circumstances to lay out in; none for the saved ones.
  var configurations: [LayoutConfiguration] {
    guard !screens.isEmpty || direction != .leftToRight else { return [] }
    return (screens.isEmpty ? [LayoutConfiguration()] : screens).map { screen in
      var screen = screen
      screen.direction = direction
      return screen
    }
  }

  /// The flags that say what to lay out for.
  static let screenFlags: [Flag] = [
    Flag(
      name: "device", short: "d", help: "Lay out for this device, NAME:landscape, or all; may be repeated.",
      action: .value(name: "NAME") { options, value in
        guard let screens = ScreenFlags.devices(value) else {
          return ScreenFlags.complaint(aboutDevice: value)
        }
        for screen in screens where !options.screens.contains(screen) { options.screens.append(screen) }
        return nil
      }),
    Flag(
      name: "size", short: "s", help: "Lay out for this size in points, such as 390x844; may be repeated.",
      action: .value(name: "WxH") { options, value in
        guard let screen = ScreenFlags.size(value) else { return "is no size such as 390x844" }
        if !options.screens.contains(screen) { options.screens.append(screen) }
        return nil
      }),
    Flag(
      name: "direction", help: "Which way text runs in layout files: ltr or rtl (default: ltr).",
      action: .value(name: "DIR") { options, value in
        guard let direction = Layout.Direction(rawValue: value) else { return "is neither ltr nor rtl" }
        options.direction = direction
        return nil
      }),
  ]
}
