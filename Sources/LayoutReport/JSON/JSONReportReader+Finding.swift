import LayoutDiagnosis
import LayoutModel

extension JSONReportReader {
  /// Returns a finding.
  static func finding(_ json: JSONValue) -> Finding {
    Finding(
      id: json["id"].string, rule: json["rule"].string,
      severity: Severity(rawValue: json["severity"].string) ?? .note, summary: json["summary"].string,
      explanation: json["explanation"].texts, advice: json["advice"].texts,
      fingerprint: json["fingerprint"].string, count: json["count"].whole ?? 1,
      firstTime: json["firstTime"].text, lastTime: json["lastTime"].text, path: json["path"].string,
      location: location(json), layout: json["layout"].text, follows: json["follows"].text,
      conflict: json["conflict"].some(conflict), ambiguity: json["ambiguity"].some(ambiguity),
      fixes: json["fixes"].elements.map(fix))
  }

  private static func conflict(_ json: JSONValue) -> ReportConflict {
    var conflict = ReportConflict(
      verdict: ReportConflict.Verdict(rawValue: json["verdict"].string) ?? .satisfiableAsPrinted,
      core: members(json["core"]), gap: json["gap"].points, unneeded: json["unneeded"].texts,
      assumptions: json["assumptions"].texts,
      broken: json["broken"].some { broken in
        ReportConflict.Broken(constraint: broken["constraint"].string, isInCore: broken["inCore"].flag)
      },
      otherCores: json["otherCores"].elements.map(members), isComplete: json["complete"].flag,
      isRounding: json["rounding"].flag, ledger: json["ledger"].some(ledger))
    conflict.readings = json["readings"].elements.map { reading in
      ReportConflict.Reading(
        constraint: reading["constraint"].string, printed: reading["printed"].string,
        value: reading["value"].string)
    }
    return conflict
  }

  /// Returns members of a conflict.
  static func members(_ json: JSONValue) -> [ReportConflict.Member] {
    json.elements.map { member in
      ReportConflict.Member(
        constraint: member["constraint"].string, multiplier: member["multiplier"].string)
    }
  }

  private static func ledger(_ json: JSONValue) -> Ledger {
    Ledger(
      axis: Axis(rawValue: json["axis"].string), subject: line(json["subject"]),
      parts: json["parts"].elements.map(line), ties: json["ties"].elements.map(line),
      sentence: json["sentence"].string, total: json["total"].points, totalText: json["totalText"].string)
  }

  private static func line(_ json: JSONValue) -> Ledger.Line {
    Ledger.Line(
      amount: json["amount"].points, amountText: json["amountText"].string, label: json["label"].string,
      ownerLabel: json["owner"].string, constraint: json["constraint"].string,
      isBroken: json["broken"].flag, isAssumption: json["assumption"].flag)
  }

  private static func ambiguity(_ json: JSONValue) -> ReportAmbiguity {
    ReportAmbiguity(
      items: json["items"].texts, freedom: json["freedom"].whole, directions: json["directions"].texts,
      ranges: json["ranges"].elements.map { range in
        ReportAmbiguity.Range(
          item: range["item"].string, variable: range["variable"].string, minimum: range["min"].number,
          maximum: range["max"].number)
      }, witnesses: json["witnesses"].some(witnesses))
  }

  private static func witnesses(_ json: JSONValue) -> ReportAmbiguity.Witnesses {
    let layout = { (json: JSONValue) -> ReportAmbiguity.Witnesses.Layout in
      ReportAmbiguity.Witnesses.Layout(
        value: json["value"].points, frames: json["frames"].elements.map { numbers($0["frame"]) })
    }
    return ReportAmbiguity.Witnesses(
      item: json["item"].string, variable: json["variable"].string,
      items: json["low"]["frames"].elements.map { $0["item"].string }, low: layout(json["low"]),
      high: layout(json["high"]))
  }

  private static func fix(_ json: JSONValue) -> Fix {
    Fix(
      kind: Fix.Kind(rawValue: json["kind"].string) ?? .changeConstant,
      constraint: json["constraint"].string, also: json["also"].texts, summary: json["summary"].string,
      isVerified: json["verified"].flag,
      edits: json["edits"].elements.map { edit in
        Fix.Edit(
          path: edit["path"].string, start: edit["start"].integer, end: edit["end"].integer,
          replacement: edit["replacement"].string)
      }, effect: json["effect"].some { effect($0) })
  }

  private static func effect(_ json: JSONValue) -> Fix.Effect {
    Fix.Effect(
      constraint: json["constraint"].string, from: json["from"].string, to: json["to"].string,
      before: json["before"].string, after: json["after"].string)
  }
}
