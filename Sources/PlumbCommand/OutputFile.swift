#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes reports to files.
enum OutputFile {
  /// Writes a text to a file, whole or not at all.
  ///
  /// - Returns: what went wrong, or `nil`.
  static func write(_ text: String, to path: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return nil
    } catch let error as CocoaError {
      switch error.code {
      case .fileNoSuchFile: return "its folder does not exist"
      case .fileWriteNoPermission: return "permission denied"
      default: return "error \(error.code.rawValue)"
      }
    } catch {
      return "\(error)"
    }
  }
}
