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
  public static func render(_ report: Report, options: Options = Options()) -> String {
    let index = ReportIndex(report)
    var sheet = Sheet(options)
    for family in index.families {
      sheet.addSpace()
      add(family.cause, in: index, to: &sheet)
      guard !family.followers.isEmpty else { continue }
      sheet.addSpace()
      sheet.addParagraph(Wording.followUps(family.followers.count), .bold, indent: 2)
      for follower in family.followers { addBrief(follower, to: &sheet) }
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

  private static func addSummary(_ index: ReportIndex, to sheet: inout Sheet) {
    for input in index.report.inputs where !input.notes.isEmpty {
      sheet.addParagraph("Left aside in \(Wording.name(ofInput: input.path)):", .bold)
      for note in input.notes.prefix(noteLimit) {
        sheet.addParagraph(note.message, indent: 2, lead: Span("line \(note.location.line)  ", .dim))
      }
      let rest = input.notes.count - noteLimit
      if rest > 0 { sheet.addParagraph("and \(rest) more.", .dim, indent: 2) }
      sheet.addSpace()
    }
    sheet.addParagraph(Wording.summary(index), .bold)
  }
}
