@_exported public import LayoutDiagnosis
@_exported public import LayoutReport
import TextSource

/// Explains the conflicts, ambiguities and exceptions about Auto Layout in a console log.
///
/// - Parameters:
///   - log: the text, in any state: several conflicts, foreign lines, comment marks, missing parts.
///   - path: the name by which the report calls the log.
/// - Returns: the report; a log that says nothing about layout gives one without findings.
public func diagnose(log: String, path: String = "-") -> Report {
  var session = LogSession()
  session.begin(path: path)
  _ = session.read(Array(log.utf8))
  _ = session.end()
  return session.report
}

/// Lays out a storyboard or a xib and says what is wrong with it: conflicts, ambiguity, misplaced views.
///
/// - Parameters:
///   - layoutFile: the bytes of the file.
///   - path: the name by which the report calls the file.
/// - Returns: the report, at the size at which the file was saved.
/// - Throws: ``LayoutFileError`` for bytes that are no layout file, with the place of what is wrong.
public func diagnose(layoutFile: [UInt8], path: String = "-") throws(LayoutFileError) -> Report {
  do throws(LayoutFile.Failure) {
    return try LayoutFile.diagnose(layoutFile, path: path)
  } catch {
    throw LayoutFileError(description: error.message)
  }
}

/// Why bytes could not be read as a layout file.
public struct LayoutFileError: Error, CustomStringConvertible, Sendable {
  /// The place and what was expected there: `path:line:column: sentence`.
  public let description: String
}
