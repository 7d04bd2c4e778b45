/// A line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// A part of a pattern between slashes.
  private enum Segment: Sendable {
    /// `**`: any number of folders.
    case anyFolders
    /// A name without wildcards.
    case name([UInt8])
    /// A name with wildcards.
    case glob([UInt8])
  }

  /// A Boolean value that indicates whether the pattern takes back what earlier ones ignored.
  let isNegated: Bool
  /// A Boolean value that indicates whether only folders match.
  let isForFolders: Bool
  /// A Boolean value that indicates whether the pattern holds for the whole path, not for the name alone.
  private let isAnchored: Bool
  private let segments: [Segment]

  /// Reads a line, or returns `nil` for one that holds no pattern.
  init?(_ line: [UInt8]) {
    var text = Self.withoutTrailingSpaces(line)[...]
    if text.first == UInt8(ascii: "#") { return nil }
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    guard !text.isEmpty else { return nil }
    isAnchored = text.contains(UInt8(ascii: "/"))
    var segments = text.split(separator: UInt8(ascii: "/")).map { Self.segment(Array($0)) }
    // `folder/**` is what lies in the folder, not the folder itself.
    if segments.count > 1, case .anyFolders? = segments.last { segments.append(.glob([UInt8(ascii: "*")])) }
    guard !segments.isEmpty else { return nil }
    self.segments = segments
  }

  private static func segment(_ text: [UInt8]) -> Segment {
    if text == Array("**".utf8) { return .anyFolders }
    let isPlain = !text.contains { "*?[\\".utf8.contains($0) }
    return isPlain ? .name(text) : .glob(text)
  }

  private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " ") {
      if line.dropLast().last == UInt8(ascii: "\\") { break }
      line.removeLast()
    }
    return line
  }

  /// Returns whether a path matches, given as its names below the folder of the file that holds the pattern.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders, let name = path.last else { return false }
    if !isAnchored { return Self.matches(segments[0], name) }
    // As for wildcards in a name: only the last `**` ever has to be tried again.
    var (place, own) = (path.startIndex, 0)
    var retry: (place: Int, own: Int)?
    while place < path.endIndex {
      if own < segments.count, case .anyFolders = segments[own] {
        retry = (place, own)
        own += 1
      } else if own < segments.count, Self.matches(segments[own], path[place]) {
        place += 1
        own += 1
      } else if let last = retry {
        retry = (last.place + 1, last.own)
        (place, own) = (last.place + 1, last.own + 1)
      } else {
        return false
      }
    }
    return own == segments.count
  }

  private static func matches(_ segment: Segment, _ name: [UInt8]) -> Bool {
    switch segment {
    case .anyFolders: true
    case .name(let own): own == name
    case .glob(let glob): Glob.matches(glob, name)
    }
  }
}

/// Wildcards within one name: `*`, `?`, `[a-z]`, `[!a-z]` and `\`.
enum Glob {
  /// Returns whether a name matches; O(n · m), whatever the pattern.
  static func matches(_ glob: [UInt8], _ name: [UInt8]) -> Bool {
    var (place, own) = (0, 0)
    var retry: (place: Int, own: Int)?
    while place < name.count {
      if own < glob.count, glob[own] == UInt8(ascii: "*") {
        retry = (place, own)
        own += 1
      } else if own < glob.count, let next = step(glob, own, name[place]) {
        place += 1
        own = next
      } else if let last = retry {
        retry = (last.place + 1, last.own)
        (place, own) = (last.place + 1, last.own + 1)
      } else {
        return false
      }
    }
    while own < glob.count, glob[own] == UInt8(ascii: "*") { own += 1 }
    return own == glob.count
  }

  /// Returns the place behind the part of a pattern that takes a byte, or `nil` when it does not.
  private static func step(_ glob: [UInt8], _ own: Int, _ byte: UInt8) -> Int? {
    switch glob[own] {
    case UInt8(ascii: "?"): own + 1
    case UInt8(ascii: "["): classStep(glob, own, byte)
    case UInt8(ascii: "\\") where own + 1 < glob.count: glob[own + 1] == byte ? own + 2 : nil
    default: glob[own] == byte ? own + 1 : nil
    }
  }

  private static func classStep(_ glob: [UInt8], _ start: Int, _ byte: UInt8) -> Int? {
    var own = start + 1
    let isNegated = own < glob.count && (glob[own] == UInt8(ascii: "!") || glob[own] == UInt8(ascii: "^"))
    if isNegated { own += 1 }
    var isMember = false
    let first = own
    while own < glob.count, own == first || glob[own] != UInt8(ascii: "]") {
      if glob[own] == UInt8(ascii: "\\"), own + 1 < glob.count { own += 1 }
      let low = glob[own]
      var high = low
      if own + 2 < glob.count, glob[own + 1] == UInt8(ascii: "-"), glob[own + 2] != UInt8(ascii: "]") {
        own += 2
        if glob[own] == UInt8(ascii: "\\"), own + 1 < glob.count { own += 1 }
        high = glob[own]
      }
      if low <= byte, byte <= high { isMember = true }
      own += 1
    }
    // A bracket that is never closed is a pattern that nothing matches.
    guard own < glob.count, isMember != isNegated else { return nil }
    return own + 1
  }
}
