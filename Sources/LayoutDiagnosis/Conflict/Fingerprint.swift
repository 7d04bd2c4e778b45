import LayoutModel

/// A key of a conflict that is equal in every run: it holds no address, path, line or text.
///
/// Items are told apart by their place in the conflict, found by colour refinement (Weisfeiler & Leman 1968): each
/// item starts with its class and name and takes in, a few times, what the constraints tie it to. Sizes that
/// the system gives from outside differ from device to device and are left out.
struct Fingerprint {
  private static let rounds = 3

  private let layout: Layout
  private let members: [BlockSystem.Origin]
  private let isExact: Bool
  private var colors: [ItemIndex: UInt64] = [:]

  /// Returns the key of some members of a layout, in a namespace such as the rule's id.
  ///
  /// - Parameters:
  ///   - members: the members.
  ///   - layout: the layout.
  ///   - namespace: what keeps keys of different purposes apart.
  ///   - isExact: whether sizes from outside count as well.
  /// - Returns: 16 hexadecimal digits.
  static func key(
    _ members: [BlockSystem.Origin], in layout: Layout, namespace: String, isExact: Bool = false
  ) -> String {
    var fingerprint = Fingerprint(layout: layout, members: members, isExact: isExact)
    fingerprint.refine()
    var hash = StableHash()
    hash.add(namespace)
    for color in members.map({ fingerprint.color(of: $0, asking: nil) }).sorted() { hash.add(color) }
    return hash.text
  }

  private init(layout: Layout, members: [BlockSystem.Origin], isExact: Bool) {
    self.layout = layout
    self.isExact = isExact
    self.members = members
    for member in members {
      for term in member.form(in: layout).terms {
        colors[term.item] = Self.firstColor(layout.items[term.item])
      }
    }
  }

  private static func firstColor(_ item: Item) -> UInt64 {
    var hash = StableHash()
    hash.add(withoutAddresses: item.className)
    hash.add(withoutAddresses: item.name ?? "")
    return hash.value
  }

  private mutating func refine() {
    for _ in 0..<Self.rounds {
      var mentions: [ItemIndex: [UInt64]] = [:]
      for member in members {
        for item in Set(member.form(in: layout).terms.map { $0.item }) {
          mentions[item, default: []].append(color(of: member, asking: item))
        }
      }
      var next = colors
      for (item, seen) in mentions {
        var hash = StableHash()
        hash.add(colors[item] ?? 0)
        for color in seen.sorted() { hash.add(color) }
        next[item] = hash.value
      }
      colors = next
    }
  }

  /// Returns the colour of a member, as seen from one of its items or from none.
  private func color(of member: BlockSystem.Origin, asking item: ItemIndex?) -> UInt64 {
    let form = member.form(in: layout)
    var hash = StableHash()
    if let index = member.constraint {
      let constraint = layout.constraints[index]
      hash.add(constraint.owner.rawValue)
      hash.add(withoutAddresses: constraint.identifier ?? "")
      if isExact { hash.add("\(constraint.priority.value)") }
      if isExact || !constraint.hasImposedSize { hash.add(form.bound.description) }
    }
    hash.add(form.relation.rawValue)
    let terms = form.terms.map { term in
      var hash = StableHash()
      hash.add(term.variable.rawValue)
      hash.add(term.coefficient.description)
      hash.add(term.item == item ? 1 : colors[term.item] ?? 0)
      return hash.value
    }
    for term in terms.sorted() { hash.add(term) }
    return hash.value
  }
}

extension Constraint {
  /// A Boolean value that indicates whether it is a size that comes from outside the app's constraints.
  var hasImposedSize: Bool {
    switch owner {
    case .cellSizing, .temporary, .autoresizing: form.isAboutOneSize
    default: false
    }
  }
}

/// The hash function FNV-1a with 64 bits (Fowler, Noll & Vo), which unlike Swift's own is equal in every run.
struct StableHash {
  /// The hash of all that was added.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { step(byte) }
    step(0xff)
  }

  /// Adds a text in which an address, such as that of `TitleView(0x10951)`, counts as any other.
  mutating func add(withoutAddresses text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      step(bytes[index])
      let isAddress =
        bytes[index] == UInt8(ascii: "0") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "x")
      index += 1
      guard isAddress else { continue }
      index += 1
      while index < bytes.count, Self.isHexDigit(bytes[index]) { index += 1 }
    }
    step(0xff)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte | 32)
  }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { step(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func step(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash as 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
