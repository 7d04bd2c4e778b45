#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says about files and folders.
///
/// Its own calls are used because they tell the kind of each entry along with its name, which for large trees is many
/// times faster than to ask for it file by file.
enum FileSystem {
  /// What a path leads to.
  enum Kind: Equatable { case file, folder, link, other, missing }

  /// Something in a folder.
  struct Entry {
    var name: String
    var kind: Kind
  }

  /// Returns what is in a folder, in no order; names that are no UTF-8 are left out.
  static func entries(in folder: String) -> [Entry] {
    guard let handle = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(handle) }
    var entries: [Entry] = []
    while let record = unsafe readdir(handle) {
      let type = unsafe Int(record.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &record.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          unsafe String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, kind: kind(type) ?? kind(of: "\(folder)/\(name)", follows: false)))
    }
    return entries
  }

  private static func kind(_ type: Int) -> Kind? {
    switch type {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    default: .other
    }
  }

  /// Returns what a path leads to, with links followed or not.
  static func kind(of path: String, follows: Bool = true) -> Kind {
    var status = stat()
    let code = unsafe follows ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Returns the length of a file; 0 where there is none.
  static func length(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns the absolute path without links, or `nil` where there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved)
  }
}
