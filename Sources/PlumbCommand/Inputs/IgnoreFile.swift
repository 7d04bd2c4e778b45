/// The patterns of one `.gitignore` file.
struct IgnoreFile: Sendable {
  /// The name of such files.
  static let name = ".gitignore"

  /// How many names of a path lead to the folder of the file.
  let depth: Int
  private let patterns: [IgnorePattern]

  /// Reads the text of a file.
  init(_ text: [UInt8], depth: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    self.depth = depth
    patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(Array($0)) }
  }

  /// Returns whether the path is ignored or taken back; `nil` where no pattern speaks of it.
  private func verdict(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
    let own = path.dropFirst(depth)
    return patterns.last { $0.matches(own, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Returns whether files, the outermost first, ignore a path: the innermost one with a word on it decides.
  static func ignores(_ files: [IgnoreFile], _ path: [[UInt8]], isFolder: Bool) -> Bool {
    for file in files.reversed() {
      if let verdict = file.verdict(path, isFolder: isFolder) { return verdict }
    }
    return false
  }
}
