import LayoutDiagnosis

/// Marks every mention of a view in a finding, so that a page can light up all of them at once.
struct NameMarks {
  /// The names of the views that members of the conflict speak about, the longest first.
  private let names: [(bytes: [UInt8], item: String)]
  private let layout: String

  /// The most views that are marked.
  private static let most = 60

  /// Gathers the names of a finding's views.
  init(_ finding: Finding, in index: ReportIndex) {
    layout = finding.layout ?? ""
    var items: [String] = []
    var seen: Set<String> = []
    for member in finding.conflict?.core ?? [] {
      for term in index.constraint(member.constraint)?.terms ?? [] where seen.insert(term.item).inserted {
        items.append(term.item)
      }
    }
    items = Array(items.prefix(Self.most))
    names = items.compactMap { item in
      let name = Array(PlainText.visible(index.name(item, of: finding.layout)).utf8)
      return name.count > 1 && index.item(item, of: finding.layout) != nil ? (name, item) : nil
    }
    .sorted { $0.bytes.count == $1.bytes.count ? $0.item < $1.item : $0.bytes.count > $1.bytes.count }
  }

  /// Returns the attribute of an element that stands for an item.
  func attribute(_ item: String) -> Markup { " data-mention=\"\(layout)/\(item)\"" }

  /// Returns a text with its mentions of views in elements of their own.
  func marked(_ text: String) -> Markup {
    let bytes = Array(PlainText.visible(text).utf8)
    guard !names.isEmpty else { return "\(text)" }
    var markup = Markup.none
    var plain = 0
    var place = 0
    while place < bytes.count {
      guard isBoundary(bytes, place), let found = mention(bytes, place) else {
        place += 1
        continue
      }
      let end = place + found.bytes.count
      markup += "\(Self.text(bytes[plain..<place]))"
      markup += "<span class=\"mention\"\(attribute(found.item))>\(Self.text(bytes[place..<end]))</span>"
      place = end
      plain = end
    }
    return markup + "\(Self.text(bytes[plain...]))"
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private func mention(_ bytes: [UInt8], _ place: Int) -> (bytes: [UInt8], item: String)? {
    names.first { name in
      let end = place + name.bytes.count
      return end <= bytes.count && bytes[place] == name.bytes[0] && isBoundary(bytes, end)
        && bytes[place..<end].elementsEqual(name.bytes)
    }
  }

  /// Returns whether no word runs over a place.
  private func isBoundary(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    return !(isWord(bytes[place - 1]) && isWord(bytes[place]))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
