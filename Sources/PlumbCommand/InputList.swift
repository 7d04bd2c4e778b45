#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the files that an argument names.
enum InputList {
  /// The endings of files that are read when a folder is given.
  static let endings = [".log", ".txt"]

  /// Returns whether something is at the path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether the path names a folder.
  static func isFolder(_ path: String) -> Bool {
    ByteStream.isFolder(path)
  }

  /// Returns the logs in a folder and its folders, in the order of their names; hidden files are left out.
  static func logs(in folder: String) -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let next = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : next + "/" + name
        if isFolder(path) {
          if !isLink(path) { pending.append(path) }
        } else if endings.contains(where: { name.lowercased().hasSuffix($0) }), isFile(path) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Returns whether the path names a file or a link, and not a pipe, which might never end, or a device.
  private static func isFile(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeSymbolicLink
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
