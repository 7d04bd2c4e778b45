public import LayoutDiagnosis

/// A format that a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Plain text for a terminal.
  case text
  /// JSON for programs, in the schema `plumb-report/1`.
  case json
  /// A page for a browser, in one file.
  case html

  /// Returns the report in this format.
  ///
  /// - Parameters:
  ///   - report: What to write.
  ///   - options: The width and the colours, which only text heeds.
  /// - Returns: The whole text, which ends with a line break.
  public func render(_ report: Report, options: TextReport.Options = TextReport.Options()) -> String {
    switch self {
    case .text: TextReport.render(report, options: options)
    case .json: JSONReport.render(report)
    case .html: HTMLReport.render(report)
    }
  }
}
