import LayoutDiagnosis
import LayoutImport
import LayoutModel
import TestSupport

/// Returns the report about a log.
func diagnose(_ text: String, path: String = "test.log") -> Report {
  var diagnosis = LogDiagnosis()
  diagnosis.begin(path: path)
  var reader = LogReader()
  for record in reader.read(Array(text.utf8)) + reader.finish() { _ = diagnosis.add(record) }
  diagnosis.finish()
  return diagnosis.report
}

/// Writes a report of a conflict as UIKit prints it.
func conflictLog(_ entries: [String], breaking broken: Int? = nil, at time: String = "10:00:00.000000")
  -> String
{
  var text =
    "2026-03-01 \(time)+0100 Shop[101:202] [LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
  text +=
    "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n(\n"
  text += entries.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
  if let broken {
    text += "\nWill attempt to recover by breaking constraint \n\(entries[broken])\n\n"
    text +=
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
  }
  return text
}

/// Writes entries with addresses of their own.
struct EntryWriter {
  private var next = 0x6000_0100_0000

  /// Returns an entry with the next address.
  mutating func entry(_ body: String, _ identifier: String? = nil, class name: String = "NSLayoutConstraint")
    -> String
  {
    next += 0x50
    let label = identifier.map { " '\($0)'" } ?? ""
    return "<\(name):0x\(String(next, radix: 16))\(label) \(body)   (active)>"
  }
}

extension Report {
  /// The rows of the report for the independent checker, by the id of the constraint.
  var rows: [String: CertificateChecker.Row] {
    var variables: [String: Int] = [:]
    var rows: [String: CertificateChecker.Row] = [:]
    for constraint in constraints {
      let terms = constraint.terms.map { term in
        let key = term.item + "." + term.variable
        let variable = variables[key] ?? variables.count
        variables[key] = variable
        return (variable: variable, coefficient: term.coefficient)
      }
      rows[constraint.id] = CertificateChecker.Row(
        terms: terms, relation: constraint.relation, rhs: constraint.bound)
    }
    return rows
  }

  /// Returns what is wrong with a core of the report, or `nil` when it is proved and minimal.
  func complaint(about core: [ReportConflict.Member], gap: Double) -> String? {
    let all = rows
    let members = core.compactMap { all[$0.constraint] }
    guard members.count == core.count else { return "a member is not in the report" }
    var excess = BigSum()
    for (member, row) in zip(core, members) { excess.subtract(member.multiplier, row.rhs) }
    return CertificateChecker(rows: members).complaint(
      members: Array(members.indices), multipliers: core.map(\.multiplier), excess: excess.text)
  }
}

/// A sum of products of fractions given as text, with 128-bit parts, which test inputs never exceed.
private struct BigSum {
  private var numerator: Int128 = 0
  private var denominator: Int128 = 1

  var text: String { "\(numerator)/\(denominator)" }

  mutating func subtract(_ left: String, _ right: String) {
    let (a, b) = Self.parse(left)
    let (c, d) = Self.parse(right)
    numerator = numerator * (b * d) - a * c * denominator
    denominator *= b * d
    var (x, y) = (numerator.magnitude, denominator.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    if x > 1 {
      numerator /= Int128(x)
      denominator /= Int128(x)
    }
  }

  private static func parse(_ text: String) -> (Int128, Int128) {
    let parts = text.split(separator: "/").map { Int128(String($0)) ?? 0 }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 1)
  }
}
