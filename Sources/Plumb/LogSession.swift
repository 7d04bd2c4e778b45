public import LayoutDiagnosis
import LayoutImport
import LayoutModel
import TextSource

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
  private var transcoder: UTF16Transcoder?
  private var head: [UInt8]? = []

  /// How many bytes are looked at to find out the encoding.
  private static let headLength = 4096

  /// Creates a session without inputs.
  public init() {}

  /// The report so far.
  public var report: Report { diagnosis.report }

  /// Begins the next input; inputs of one session share a report.
  public mutating func begin(path: String) {
    reader = LogReader()
    transcoder = nil
    head = []
    diagnosis.begin(path: path)
  }

  /// Takes the next bytes of the input.
  ///
  /// - Parameter bytes: any number of bytes, cut anywhere.
  /// - Returns: the findings that became known with them; repeats of known ones are only counted.
  public mutating func read(_ bytes: [UInt8]) -> [Finding] {
    guard var start = head else { return take(bytes) }
    start += bytes
    // A line end shows that text is there; without one, wait until the encoding is sure.
    guard start.count >= Self.headLength || start.contains(10) else {
      head = start
      return []
    }
    return begin(with: start)
  }

  /// Ends the input.
  ///
  /// - Returns: the findings that became known only with the end.
  public mutating func end() -> [Finding] {
    var found: [Finding] = []
    if let start = head, !start.isEmpty { found += begin(with: start) }
    if let rest = transcoder?.finish(), !rest.isEmpty { found += diagnosed(reader.read(rest)) }
    found += diagnosed(reader.finish())
    diagnosis.finish()
    return found
  }
}

extension LogSession {
  private mutating func begin(with start: [UInt8]) -> [Finding] {
    head = nil
    switch TextEncoding.detect(start) {
    case .utf16LittleEndian: transcoder = UTF16Transcoder(byteOrder: .littleEndian)
    case .utf16BigEndian: transcoder = UTF16Transcoder(byteOrder: .bigEndian)
    default: break
    }
    return take(start)
  }

  private mutating func take(_ bytes: [UInt8]) -> [Finding] {
    if let text = transcoder?.transcode(bytes) { return diagnosed(reader.read(text)) }
    return diagnosed(reader.read(bytes))
  }

  private mutating func diagnosed(_ records: [LogRecord]) -> [Finding] {
    records.compactMap { diagnosis.add($0) }.map { diagnosis.report.findings[$0] }
  }
}
