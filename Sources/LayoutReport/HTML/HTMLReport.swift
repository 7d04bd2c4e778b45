public import LayoutDiagnosis

/// A report as one page for a browser that needs nothing else.
public enum HTMLReport {
  /// Returns the report as an HTML document.
  public static func render(_ report: Report) -> String { "" }
}
