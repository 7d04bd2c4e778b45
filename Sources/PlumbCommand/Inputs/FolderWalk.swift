/// Finds the inputs in a folder and its folders.
///
/// Hidden files, build products, copies of other people's code and what `.gitignore` files ignore are left out, and
/// links to folders are not followed.
struct FolderWalk {
  /// The endings of logs.
  static let logEndings = [".log", ".txt"]
  /// The endings of layout files.
  static let layoutEndings = [".storyboard", ".xib"]
  /// The layout file in a nib that can still be edited.
  private static let designableNib = "designable.nib"

  /// Folders of products and of code that was fetched.
  private static let products: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
  /// Endings of folders that are products.
  private static let productEndings = [".xcarchive", ".app", ".framework", ".xcframework"]

  /// A folder that is still to be searched.
  fileprivate struct Pending {
    /// The start of the paths in it.
    var path: String
    /// Its names below the outermost folder whose `.gitignore` counts.
    var names: [[UInt8]]
    /// The files that ignore, the outermost first.
    var ignoring: [IgnoreFile]
  }

  private var found: [String] = []

  /// Returns the paths of the inputs in a folder, in the order of their names.
  static func inputs(in folder: String) -> [String] {
    var walk = FolderWalk()
    walk.search(folder)
    return walk.found.sorted()
  }

  private mutating func search(_ folder: String) {
    let (names, ignoring) = Self.surroundings(of: folder)
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var pending = [Pending(path: start, names: names, ignoring: ignoring)]
    while var next = pending.popLast() {
      let entries = FileSystem.entries(in: next.path.isEmpty ? "." : next.path)
      if entries.contains(where: { $0.name == IgnoreFile.name }) { next.addIgnoreFile() }
      for entry in entries where !entry.name.hasPrefix(".") {
        if entry.kind == .folder {
          if Self.isProduct(entry.name) || next.ignores(entry) { continue }
          pending.append(next.inside(entry))
        } else if Self.isInput(entry.name), !next.ignores(entry) {
          let path = next.path + entry.name
          if entry.kind == .file || (entry.kind == .link && FileSystem.kind(of: path) == .file) {
            found.append(path)
          }
        }
      }
    }
  }

  private static func isProduct(_ name: String) -> Bool {
    products.contains(name) || productEndings.contains { name.hasSuffix($0) }
  }

  private static func isInput(_ name: String) -> Bool {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[point...].lowercased()
    return logEndings.contains(ending) || layoutEndings.contains(ending) || name == designableNib
  }

  /// Returns whether a path has the ending of a layout file.
  static func isLayout(_ path: String) -> Bool {
    guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = path[point...].lowercased()
    return layoutEndings.contains(ending) || ending == ".nib"
  }
}

// MARK: - What is ignored

extension FolderWalk {
  /// Returns the `.gitignore` files around a folder, up to that of its repository, and the names that lead there.
  private static func surroundings(of folder: String) -> (names: [[UInt8]], ignoring: [IgnoreFile]) {
    guard let whole = FileSystem.resolved(folder) else { return ([], []) }
    let names = whole.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let paths = (0...names.count).map { count in
      "/" + names.prefix(count).map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
    }
    guard let root = paths.lastIndex(where: { FileSystem.kind(of: $0 + ".git") != .missing }) else {
      return ([], [])
    }
    let files = paths[root..<names.count].enumerated().compactMap { depth, path in
      IgnoreFile(path: path + IgnoreFile.name, depth: depth)
    }
    return (Array(names[root...]), files)
  }
}

extension FolderWalk.Pending {
  fileprivate mutating func addIgnoreFile() {
    if let file = IgnoreFile(path: path + IgnoreFile.name, depth: names.count) { ignoring.append(file) }
  }

  fileprivate func ignores(_ entry: FileSystem.Entry) -> Bool {
    guard !ignoring.isEmpty else { return false }
    return IgnoreFile.ignores(ignoring, names + [Array(entry.name.utf8)], isFolder: entry.kind == .folder)
  }

  fileprivate func inside(_ entry: FileSystem.Entry) -> Self {
    var inner = self
    inner.path += entry.name + "/"
    inner.names.append(Array(entry.name.utf8))
    return inner
  }
}

extension IgnoreFile {
  /// Reads a file, if there is one.
  fileprivate init?(path: String, depth: Int) {
    guard FileSystem.kind(of: path) == .file, let text = try? InputFile.read(path) else { return nil }
    self.init(text, depth: depth)
  }
}
