import LayoutImport
import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis

@Suite struct SchemeTests {
  private func blocks(_ log: String) -> [ConflictBlock] {
    var reader = LogReader()
    return (reader.read(Array(log.utf8)) + reader.finish()).compactMap { record in
      if case .block(let block) = record { block } else { nil }
    }
  }

  private func sum(_ form: LinearForm, at places: SchemePlaces) throws -> BigRational {
    try form.terms.reduce(.zero) { sum, term in
      try sum + BigRational(term.coefficient) * #require(places.value(term.item, term.variable))
    }
  }

  @Test(
    "at the places of a drawing every member but the subject holds exactly, and the subject is off by the sum's difference",
    arguments: UInt64(0)..<200)
  func places(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    for block in blocks(conflictLog(row.entries, breaking: row.broken)) {
      let layout = block.layout
      let words = ConstraintWords(layout)
      for core in BlockAnalysis(layout, broken: block.broken).cores {
        guard let writer = LedgerWriter(core, in: layout, words: words, broken: nil) else { continue }
        let nesting = SchemeNesting(core, in: layout, words.containment)
        let places = try #require(SchemePlaces(core, subject: writer.subject.origin, in: layout, nesting))
        for member in core.members {
          let deviation = try sum(member.form, at: places) - BigRational(member.form.bound)
          let expected =
            member.origin == writer.subject.origin ? (writer.total - writer.stated) * writer.unit : .zero
          #expect(deviation == expected)
        }
      }
    }
  }

  @Test(
    "a drawn dimension is as long as the constraint says, and the subject ends where it says",
    arguments: UInt64(0)..<200)
  func lengths(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    for finding in diagnose(conflictLog(row.entries, breaking: row.broken)).findings {
      guard let conflict = finding.conflict, let ledger = conflict.ledger else { continue }
      let scheme = try #require(conflict.scheme)
      let lines = scheme.parts.flatMap(\.lines)
      #expect(
        Set(lines.filter { $0.role != .other }.map(\.constraint)) == Set(conflict.core.map(\.constraint)))
      for line in lines where line.role != .other {
        let number = line.text.split(separator: " ").last.flatMap { Double($0) }
        guard let number, !line.text.contains("×") else { continue }
        #expect(abs((line.stated ?? line.end) - line.start - number) < 0.006, "\(line.text)")
      }
      let subject = try #require(lines.first { $0.role == .subject })
      let off = abs((subject.stated ?? subject.end) - subject.end)
      #expect(abs(off - abs(ledger.total - ledger.subject.amount)) < 1e-6)
    }
  }

  @Test("every bar stands behind the one in which it lies", arguments: UInt64(0)..<60)
  func nesting(seed: UInt64) throws {
    for finding in diagnose(conflictLog(RowLog(seed: seed).entries)).findings {
      for part in finding.conflict?.scheme?.parts ?? [] {
        for (place, bar) in part.bars.enumerated() { #expect(bar.parent.map { $0 < place } ?? true) }
        for line in part.lines { #expect(line.bars.allSatisfy { part.bars.indices.contains($0) }) }
      }
    }
  }

  @Test(
    "the sums before and after a repair are true, and only the one after fits", arguments: UInt64(0)..<150)
  func effects(seed: UInt64) throws {
    for fix in diagnose(conflictLog(RowLog(seed: seed).entries)).findings.flatMap(\.fixes) {
      guard let effect = fix.effect else { continue }
      let (before, after) = (try Sum(effect.before), try Sum(effect.after))
      #expect(before.isTrue && after.isTrue, "\(effect.before) and \(effect.after)")
      #expect(before.sign == "<" || before.sign == ">")
      #expect(after.sign == (before.sign == ">" ? "≤" : "≥"))
      // A multiplier between a constant and the sum makes both numbers others.
      if fix.kind == .changeConstant, fix.summary.contains(" from \(effect.from) to ") {
        #expect(fix.summary.hasSuffix(" to \(effect.to)."), "\(fix.summary) \(effect)")
      }
    }
  }

  /// A sum as it is printed: `16 + 2 × 8 − 4 = 28 ≤ 28`.
  private struct Sum {
    var sign: String
    var isTrue: Bool

    init(_ text: String) throws {
      let words = text.replacing(" − ", with: " + −").replacing("−", with: "-")
      let sign = try #require(["<", ">", "≤", "≥"].first { words.contains(" \($0) ") })
      let sides = words.split(separator: " \(sign) ")
      let left = sides[0].split(separator: " = ")
      let total = try #require(left.last.flatMap { Double($0) })
      let stated = try #require(Double(sides[1]))
      let added = try left[0].split(separator: " + ").reduce(0.0) { sum, part in
        let factors = part.split(separator: " × ")
        return try sum + factors.reduce(1.0) { try $0 * #require(Double($1)) }
      }
      self.sign = sign
      let isOrdered =
        switch sign {
        case "<": total < stated
        case ">": total > stated
        case "≤": total <= stated + 0.01
        default: total >= stated - 0.01
        }
      isTrue = isOrdered && abs(added - total) < 0.05
    }
  }

  @Test(
    "the rows beside a conflict contradict each other, and hold without what a verified repair takes out",
    arguments: UInt64(0)..<150)
  func rows(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    for finding in diagnose(conflictLog(row.entries)).findings {
      guard let conflict = finding.conflict, let rows = conflict.rows else { continue }
      let file = try LinearSystemFileReader.read(Array(rows.utf8), path: "rows")
      #expect(!holds(file, without: []))
      #expect(Set(conflict.core.map(\.constraint)).isSubset(of: file.rows.map(\.label)))
      for fix in finding.fixes where fix.kind == .lowerPriority {
        #expect(holds(file, without: [fix.constraint] + fix.also) == fix.isVerified)
      }
    }
  }

  private func holds(_ file: LinearSystemFile, without labels: [String]) -> Bool {
    let rows = file.rows.indices.filter { !labels.contains(file.rows[$0].label) }
    if case .satisfiable = LinearSystem(file, rows: rows).feasibility() { return true }
    return false
  }

  @Test("a line of a log is kept as it stands there")
  func source() throws {
    let row = RowLog(seed: 3)
    let report = diagnose(conflictLog(row.entries, breaking: row.broken))
    let sources = report.constraints.filter { $0.location != nil }.map(\.source)
    #expect(sources == row.entries)
  }
}
