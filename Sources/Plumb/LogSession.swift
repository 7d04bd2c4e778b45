public import LayoutDiagnosis
import LayoutImport
package import LayoutModel

/// Diagnoses console logs piece by piece, so that an answer is there as soon as a report in the log is complete.
///
/// Memory depends on the number of different findings, not on the length of the log. Logs in UTF-16 are
/// recognised by their first bytes.
///
/// ```swift
/// var session = LogSession()
/// session.begin(path: "-")
/// while let piece = nextPiece() {
///   for finding in session.read(piece) { print(finding.summary) }
/// }
/// session.end()
/// ```
public struct LogSession: Sendable {
  private var reader = LogReader()
  private var diagnosis = LogDiagnosis()
  private var decoder = LogDecoder()

  /// Creates a session without inputs.
  public init() {}

  /// The report so far.
  public var report: Report { diagnosis.report }

  /// Begins the next input; inputs of one session share a report.
  public mutating func begin(path: String) {
    reader = LogReader()
    decoder = LogDecoder()
    diagnosis.begin(path: path)
  }

  /// Takes the next bytes of the input.
  ///
  /// - Parameter bytes: any number of bytes, cut anywhere.
  /// - Returns: the findings that became known with them; repeats of known ones are only counted.
  public mutating func read(_ bytes: [UInt8]) -> [Finding] {
    diagnosed(reader.read(decoder.decode(bytes)))
  }

  /// Solves a system of rows, which is an input of its own between others.
  package mutating func solve(
    _ system: LinearSystemFile, path: String, options: SystemDiagnosis.Options = .init()
  ) {
    diagnosis.add(system, path: path, options: options)
  }

  /// Adds the report of an input that was diagnosed on its own, with ids that no other input has.
  package mutating func add(_ report: Report) { diagnosis.add(report) }

  /// Ends the input.
  ///
  /// - Returns: the findings that became known only with the end.
  public mutating func end() -> [Finding] {
    let found = diagnosed(reader.read(decoder.finish())) + diagnosed(reader.finish())
    diagnosis.finish()
    return found
  }

  private mutating func diagnosed(_ records: [LogRecord]) -> [Finding] {
    records.compactMap { diagnosis.add($0) }.map { diagnosis.report.findings[$0] }
  }
}
