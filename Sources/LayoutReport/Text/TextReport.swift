public import LayoutDiagnosis
import LayoutModel
import TextSource

/// A report as text for a terminal.
public enum TextReport {
  /// How text is set.
  public struct Options: Sendable {
    /// The columns of a line.
    public var width: Int
    /// A Boolean value that indicates whether the text is coloured with ANSI sequences.
    public var color: Bool
    /// A Boolean value that indicates whether of a system of rows every minimal conflict is written.
    public var showsEveryConflict: Bool

    /// Creates options.
    public init(width: Int = 80, color: Bool = false, showsEveryConflict: Bool = false) {
      self.width = width
      self.color = color
      self.showsEveryConflict = showsEveryConflict
    }
  }

  /// Returns the whole report: each finding, those that came after it in brief, and the summary.
  ///
  /// Of many findings about layout files only the first errors are written at full length.
  public static func render(_ report: Report, options: Options = Options()) -> String {
    let index = ReportIndex(report)
    var sheet = Sheet(options)
    let families = index.families
    if isBrief(families, in: index) {
      addBriefly(families, in: index, to: &sheet)
    } else {
      for family in families { addFamily(family, in: index, to: &sheet) }
    }
    for system in report.systems {
      if !system.values.isEmpty {
        sheet.addSpace()
        addValues(of: system, in: index, to: &sheet)
      }
      addAnswers(about: system, in: index, to: &sheet)
    }
    sheet.addSpace()
    addSummary(index, to: &sheet)
    return sheet.text
  }

  /// Returns one finding, for output while the input is still being read.
  ///
  /// A finding whose cause is among the report's findings is written in brief. What the finding refers to is
  /// searched from the end of the report, so that a new finding is found quickly in a long one.
  public static func finding(
    _ finding: Finding, in report: Report, options: Options = Options()
  ) -> String {
    let index = ReportIndex(endOf: report)
    var sheet = Sheet(options)
    if index.cause(of: finding) != nil {
      sheet.addParagraph(Wording.followUps(1), .bold, indent: 2)
      addBrief(finding, to: &sheet)
    } else {
      add(finding, in: index, to: &sheet)
    }
    return sheet.text
  }

  /// Returns the end of a report: what could not be read, and one line of counts.
  public static func summary(_ report: Report, options: Options = Options()) -> String {
    var sheet = Sheet(options)
    addSummary(ReportIndex(report), to: &sheet)
    return sheet.text
  }

  /// The most notes that are printed for one input; the rest is counted.
  private static let noteLimit = 10

  /// The most layout files whose notes are printed; those of more are counted.
  private static let notedLimit = 5

  private static func addSummary(_ index: ReportIndex, to sheet: inout Sheet) {
    let noted = index.report.inputs.filter { !$0.notes.isEmpty }
    let files = noted.filter { $0.kind == .layout }
    let areCounted = files.count > notedLimit
    for input in noted where !areCounted || input.kind != .layout {
      sheet.addParagraph("Left aside in \(Wording.name(ofInput: input.path)):", .bold)
      for note in input.notes.prefix(noteLimit) {
        sheet.addParagraph(note.message, indent: 2, lead: Span("line \(note.location.line)  ", .dim))
      }
      let rest = input.notes.count - noteLimit
      if rest > 0 { sheet.addParagraph("and \(rest) more.", .dim, indent: 2) }
      sheet.addSpace()
    }
    if areCounted {
      let count = Wording.count(files.reduce(0) { $0 + $1.notes.count }, "place")
      sheet.addParagraph(
        "Left aside: \(count) in \(Wording.number(files.count)) layout files; --format\u{A0}json lists them.",
        .dim
      )
      sheet.addSpace()
    }
    sheet.addParagraph(Wording.summary(index), .bold)
  }
}
