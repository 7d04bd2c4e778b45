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
