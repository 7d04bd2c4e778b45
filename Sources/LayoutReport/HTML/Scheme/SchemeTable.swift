import LayoutDiagnosis
import LayoutModel

/// Whose a constraint is, as far as a drawing tells it apart.
enum SchemeSource: String, CaseIterable {
  /// The app's own.
  case yours
  /// The system's or a library's.
  case system
  /// The size of a view's content.
  case content
  /// A fact that no line states.
  case fact
  /// Something that the input does not say.
  case assumed

  /// Finds out whose a line is.
  init(_ line: ConflictScheme.Line, isAssumed: Bool) {
    guard !isAssumed else {
      self = .assumed
      return
    }
    switch line.owner {
    case .app: self = .yours
    case .contentSize: self = .content
    case .implicit: self = .fact
    default: self = .system
    }
  }

  /// The words of the legend.
  var words: String {
    switch self {
    case .yours: "yours"
    case .system: "the system’s"
    case .content: "content size"
    case .fact: "always true"
    case .assumed: "assumed"
    }
  }
}

/// What the table of a sum says about the constraints of a drawing.
struct SchemeTable {
  private var keys: [String: String] = [:]
  private var lines: [String: Ledger.Line] = [:]
  private let index: ReportIndex

  /// Reads a table.
  init(_ ledger: Ledger, in index: ReportIndex) {
    self.index = index
    for (number, line) in (ledger.parts + ledger.ties).enumerated() {
      keys[line.constraint] = DimensionChain.key(number)
      lines[line.constraint] = line
    }
    lines[ledger.subject.constraint] = ledger.subject
  }

  /// Returns the letter of a constraint; empty for the subject and for constraints that are not in the table.
  func key(_ constraint: String) -> String { keys[constraint] ?? "" }

  /// Returns whether a constraint is an assumption.
  func isAssumed(_ constraint: String) -> Bool { lines[constraint]?.isAssumption == true }

  /// Returns a constraint in words, with whose it is.
  func words(_ line: ConflictScheme.Line) -> String {
    guard let entry = lines[line.constraint] else { return index.words(line.constraint) }
    let key = key(line.constraint)
    let owner = entry.ownerLabel.isEmpty ? "" : " (\(entry.ownerLabel))"
    return (key.isEmpty ? "" : key + ": ") + "\(entry.label), \(line.text)\(owner)"
  }

  /// Returns the letters of a drawing.
  func letters(isUpright: Bool) -> SchemeGeometry.Letters {
    SchemeGeometry.Letters(
      label: { label($0, isUpright: isUpright) },
      joint: { line in
        let key = key(line.constraint)
        guard line.role == .member, !line.isBroken, line.text == "0", !key.isEmpty else { return nil }
        return (key, SchemeSource(line, isAssumed: isAssumed(line.constraint)).rawValue)
      })
  }

  /// Returns the letters on a dimension.
  func label(_ line: ConflictScheme.Line, isUpright: Bool) -> String {
    guard line.role != .other else { return line.text }
    let sign = line.isBroken ? "✂ " : ""
    if line.role == .subject, !isUpright, let label = lines[line.constraint]?.label {
      return "\(sign)\(line.text) — \(label)"
    }
    return sign + [key(line.constraint), line.text].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
