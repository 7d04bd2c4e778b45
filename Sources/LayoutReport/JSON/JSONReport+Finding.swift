import LayoutDiagnosis
import LayoutModel
import TextSource

extension JSONReport {
  /// Returns a finding as a value.
  static func value(_ finding: Finding) -> JSONValue {
    [
      "id": .string(finding.id),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "summary": .string(finding.summary),
      "explanation": .texts(finding.explanation),
      "fingerprint": .string(finding.fingerprint),
      "count": .integer(finding.count),
      "path": .string(finding.path),
      "line": .integer(finding.location.line),
      "column": .integer(finding.location.column),
      "layout": .text(finding.layout),
      "conflict": finding.conflict.map(value) ?? .null,
      "ambiguity": finding.ambiguity.map(value) ?? .null,
      "fixes": .list(finding.fixes, value),
      "advice": .texts(finding.advice),
      "firstTime": .text(finding.firstTime),
      "lastTime": .text(finding.lastTime),
      "follows": .text(finding.follows),
    ]
  }

  private static func value(_ conflict: ReportConflict) -> JSONValue {
    [
      "verdict": .string(conflict.verdict.rawValue),
      "core": .list(conflict.core, value),
      "gap": .points(conflict.gap),
      "unneeded": .texts(conflict.unneeded),
      "assumptions": .texts(conflict.assumptions),
      "broken": conflict.broken.map { broken in
        ["constraint": .string(broken.constraint), "inCore": .boolean(broken.isInCore)]
      } ?? .null,
      "otherCores": .list(conflict.otherCores) { .list($0, value) },
      "complete": .boolean(conflict.isComplete),
      "rounding": .boolean(conflict.isRounding),
      "ledger": conflict.ledger.map(value) ?? .null,
      "readings": .list(conflict.readings) { reading in
        [
          "constraint": .string(reading.constraint), "printed": .string(reading.printed),
          "value": .string(reading.value),
        ]
      },
    ]
  }

  /// Returns a member of a conflict as a value.
  static func value(_ member: ReportConflict.Member) -> JSONValue {
    ["constraint": .string(member.constraint), "multiplier": .string(member.multiplier)]
  }

  private static func value(_ ledger: Ledger) -> JSONValue {
    [
      "axis": .text(ledger.axis?.rawValue),
      "sentence": .string(ledger.sentence),
      "subject": value(ledger.subject),
      "parts": .list(ledger.parts, value),
      "ties": .list(ledger.ties, value),
      "total": .points(ledger.total),
      "totalText": .string(ledger.totalText),
    ]
  }

  private static func value(_ line: Ledger.Line) -> JSONValue {
    .packed([
      "amount": .points(line.amount),
      "amountText": .string(line.amountText),
      "label": .string(line.label),
      "owner": .string(line.ownerLabel),
      "constraint": .string(line.constraint),
      "broken": .boolean(line.isBroken),
      "assumption": .boolean(line.isAssumption),
    ])
  }

  private static func value(_ ambiguity: ReportAmbiguity) -> JSONValue {
    [
      "items": .texts(ambiguity.items),
      "freedom": .whole(ambiguity.freedom),
      "directions": .texts(ambiguity.directions),
      "ranges": .list(ambiguity.ranges) { range in
        [
          "item": .string(range.item),
          "variable": .string(range.variable),
          "min": range.minimum.map { .points($0) } ?? .null,
          "max": range.maximum.map { .points($0) } ?? .null,
        ]
      },
      "witnesses": ambiguity.witnesses.map(value) ?? .null,
    ]
  }

  private static func value(_ witnesses: ReportAmbiguity.Witnesses) -> JSONValue {
    let layout = { (layout: ReportAmbiguity.Witnesses.Layout) -> JSONValue in
      [
        "value": .points(layout.value),
        "frames": .list(zip(witnesses.items, layout.frames).map { $0 }) { item, frame in
          .packed(["item": .string(item), "frame": .list(frame) { .points($0) }])
        },
      ]
    }
    return [
      "item": .string(witnesses.item), "variable": .string(witnesses.variable),
      "low": layout(witnesses.low), "high": layout(witnesses.high),
    ]
  }

  private static func value(_ fix: Fix) -> JSONValue {
    .packed([
      "kind": .string(fix.kind.rawValue),
      "constraint": .string(fix.constraint),
      "summary": .string(fix.summary),
      "verified": .boolean(fix.isVerified),
      "edits": .list(fix.edits) { edit in
        [
          "path": .string(edit.path),
          "start": .integer(edit.start),
          "end": .integer(edit.end),
          "replacement": .string(edit.replacement),
        ]
      },
      "also": .list(fix.also) { .string($0) },
      "effect": fix.effect.map { effect in
        [
          "constraint": .string(effect.constraint), "from": .string(effect.from), "to": .string(effect.to),
          "before": .string(effect.before), "after": .string(effect.after),
        ]
      } ?? .null,
    ])
  }
}
