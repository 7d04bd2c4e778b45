import TestSupport
import Foundation
import LayoutDiagnosis
import LayoutReport
import Testing

@Suite struct JSONReportTests {
  /// The keys of every object, by where it stands, in the order of the contract.
  static let contract: [(path: String, keys: String)] = [
    ("", "schema tool inputs layouts constraints findings"), ("tool", "name version"),
    ("inputs", "path kind blocks notes"), ("inputs.notes", "line column message"),
    ("layouts", "id input name configuration verdict items unmet"),
    ("layouts.unmet", "constraint amount reason"),
    ("layouts.configuration", "device width height direction"),
    (
      "layouts.items",
      "id name class parent line column frame savedFrame ambiguous savedAmbiguous savedMisplaced frameSource assumed address"
    ),
    (
      "constraints", "id text class identifier owner priority path line column terms relation rhs code source"
    ),
    ("constraints.terms", "item variable coefficient"),
    (
      "findings",
      "id rule severity summary explanation fingerprint count path line column layout conflict ambiguity fixes advice "
        + "firstTime lastTime follows"
    ),
    (
      "findings.conflict",
      "verdict core gap unneeded assumptions broken otherCores complete rounding ledger readings"
    ),
    ("findings.conflict.core", "constraint multiplier"), ("findings.conflict.broken", "constraint inCore"),
    ("findings.conflict.otherCores", "constraint multiplier"),
    ("findings.conflict.ledger", "axis sentence subject parts ties total totalText"),
    ("findings.conflict.ledger.subject", "amount amountText label owner constraint broken assumption"),
    ("findings.conflict.ledger.parts", "amount amountText label owner constraint broken assumption"),
    ("findings.ambiguity", "items freedom directions ranges witnesses"),
    ("findings.ambiguity.witnesses", "item variable low high"),
    ("findings.ambiguity.witnesses.low", "value frames"),
    ("findings.ambiguity.witnesses.low.frames", "item frame"),
    ("findings.ambiguity.ranges", "item variable min max"),
    ("findings.fixes", "kind constraint summary verified edits also effect"),
    ("findings.fixes.edits", "path start end replacement"),
  ]

  @Test("every object has the keys of the contract", arguments: Sample.allCases)
  func keys(sample: Sample) throws {
    let root = try parsed(JSONReport.render(sample.report))
    for (path, keys) in Self.contract {
      for object in objects(at: path.split(separator: "."), in: root) {
        #expect(Set(object.keys) == Set(keys.split(separator: " ").map(String.init)), "\(path)")
      }
    }
  }

  @Test("keys stand in the order of the contract")
  func order() throws {
    let lines = JSONReport.render(Sample.productRow.report)
    for (_, keys) in Self.contract where keys.hasPrefix("schema") || keys.hasPrefix("id rule") {
      var rest = lines[...]
      for key in keys.split(separator: " ") {
        let range = try #require(rest.firstRange(of: "\"\(key)\": "), "\(key)")
        rest = rest[range.upperBound...]
      }
    }
  }

  @Test("strings of any kind come back unchanged", arguments: UInt64(0)..<100)
  func strings(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = random.text(words: 8)
    let text = JSONReport.render(Sample.hostileReport(name: name))
    let root = try parsed(text)
    let finding = try #require(objects(at: ["findings"], in: root).first)
    #expect(finding["summary"] as? String == name)
    #expect(objects(at: ["layouts", "items"], in: root).first?["address"] as? String == name)
    let unsafe = text.unicodeScalars.filter { $0 != "\n" && ($0.value < 32 || $0.value == 0x2028) }
    #expect(unsafe.isEmpty)
  }

  @Test("exact numbers are strings, and points are numbers that exist")
  func numbers() throws {
    var report = Sample.productRow.report
    report.findings[0].conflict?.gap = .infinity
    let root = try parsed(JSONReport.render(report))
    #expect(objects(at: ["constraints"], in: root)[5]["rhs"] as? String == "943/10")
    let conflict = try #require(objects(at: ["findings", "conflict"], in: root).first)
    #expect(conflict["gap"] is NSNull)
    let subject = objects(at: ["findings", "conflict", "ledger", "subject"], in: root).first
    #expect(subject?["amount"] as? Double == 94.3)
  }

  private func parsed(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func objects(at path: [Substring], in value: Any) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap { objects(at: path, in: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    guard let key = path.first else { return [object] }
    return object[String(key)].map { objects(at: Array(path.dropFirst()), in: $0) } ?? []
  }
}
