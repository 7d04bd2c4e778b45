import LayoutModel
import LayoutPlatform
import TextSource

/// The circumstances that a document is laid out in, chosen to suit it, with their names.
struct ScreenNames {
  /// The circumstances, at least one.
  let configurations: [LayoutConfiguration]
  /// What there is to say about those that do not suit the document.
  let notes: [Note]

  /// Keeps of the wanted circumstances those that suit a document; the saved ones where none is left.
  init(_ wanted: [LayoutConfiguration], for document: InterfaceDocument) {
    let suiting = wanted.filter { $0.device?.suits(document.platform) ?? true }
    var saved = LayoutConfiguration()
    if let direction = wanted.first?.direction { saved.direction = direction }
    configurations = suiting.isEmpty ? [saved] : suiting
    guard suiting.isEmpty, !wanted.isEmpty else {
      notes = []
      return
    }
    let reason =
      switch document.platform {
      case .macOS: "Windows of macOS have no device"
      case .tvOS: "None of the devices is a television"
      case .iOS, .watchOS: "None of the devices is a phone or a tablet"
      }
    notes = [Note(SourceLocation(line: 1, column: 1), "\(reason); it is laid out at its saved sizes.")]
  }

  /// Returns the sentence that says where something holds, or `nil` where only one screen was tried; `places` are
  /// those of the configurations where it holds, in order.
  func sentence(_ places: [Int]) -> String? {
    guard configurations.count > 1, let first = places.first else { return nil }
    let every =
      "On every \(configurations.allSatisfy { $0.device != nil } ? "device" : "size") that was tried"
    if places.count == configurations.count { return every + "." }
    let missing = configurations.indices.filter { !places.contains($0) }
    if missing.count <= Self.fewExceptions, missing.count < places.count {
      return "\(every) except \(list(missing))."
    }
    if places.count == 1 { return "Only on \(name(first))." }
    return "On \(name(first)); also on \(list(Array(places.dropFirst())))."
  }

  /// How many exceptions are still named.
  private static let fewExceptions = 3
  /// How many names a list has at most.
  private static let mostNames = 6

  /// Returns the names of screens; a device that is meant both ways is named once.
  private func list(_ places: [Int]) -> String {
    var names: [String] = []
    var known: Set<String> = []
    for place in places {
      guard let device = configurations[place].device else {
        names.append(name(place))
        continue
      }
      let both = places.filter { configurations[$0].device == device }
      guard both.count > 1 else {
        names.append(name(place))
        continue
      }
      if known.insert(device.name).inserted { names.append("\(device.name) both ways") }
    }
    guard names.count > Self.mostNames else { return Explanation.list(names) }
    let rest = names.count - Self.mostNames + 1
    return names.prefix(Self.mostNames - 1).joined(separator: ", ") + " and \(rest) more"
  }

  private func name(_ place: Int) -> String {
    let configuration = configurations[place]
    if let device = configuration.device {
      return configuration.isLandscape ? "\(device.name) in landscape" : device.name
    }
    guard let size = configuration.size else { return "the saved size" }
    return "\(Points.text(size.width)) × \(Points.text(size.height)) pt"
  }
}
