import LayoutModel
import TestSupport

/// Checks a JSON report against the schema `plumb-report/1`: keys, references between entries, and proofs.
struct ReportContract {
  private let report: JSONNode
  private(set) var complaints: [String] = []

  /// Returns what is wrong with a report; nothing for a sound one.
  static func complaints(about report: JSONNode) -> [String] {
    var contract = ReportContract(report: report)
    contract.checkKeys()
    contract.checkReferences()
    for finding in report["findings"].list { contract.checkProofs(of: finding) }
    return contract.complaints
  }

  private init(report: JSONNode) { self.report = report }

  private mutating func expect(_ holds: Bool, _ complaint: String) {
    if !holds { complaints.append(complaint) }
  }
}

// MARK: - Keys

extension ReportContract {
  private mutating func checkKeys() {
    expect(report["schema"].text == "plumb-report/1", "the schema is \(report["schema"])")
    require("schema tool inputs layouts constraints findings", in: report, "report")
    require("name version", in: report["tool"], "tool")
    for input in report["inputs"].list {
      require("path kind blocks notes", in: input, "input")
      expect(["log", "trace", "layout", "system"].contains(input["kind"].text), "kind \(input["kind"])")
      for note in input["notes"].list { require("line column message", in: note, "note") }
    }
    for layout in report["layouts"].list {
      require("id input name configuration verdict items unmet", in: layout, "layout")
      require("device width height direction", in: layout["configuration"], "configuration")
      expect(["satisfiable", "contradictory"].contains(layout["verdict"].text), "verdict of \(layout["id"])")
      for item in layout["items"].list {
        require(
          """
          id name class parent line column frame savedFrame ambiguous savedAmbiguous savedMisplaced frameSource \
          assumed
          """, in: item, "item")
      }
    }
    for constraint in report["constraints"].list {
      require(
        "id text class identifier owner priority path line column terms relation rhs", in: constraint,
        "constraint")
      expect(Owner(rawValue: constraint["owner"].text ?? "") != nil, "owner \(constraint["owner"])")
      for term in constraint["terms"].list { require("item variable coefficient", in: term, "term") }
    }
    for finding in report["findings"].list { checkKeys(of: finding) }
  }

  private mutating func checkKeys(of finding: JSONNode) {
    require(
      """
      id rule severity summary explanation fingerprint count path line column layout conflict ambiguity fixes
      """, in: finding, "finding")
    expect(["error", "warning", "note"].contains(finding["severity"].text), "severity of \(finding["id"])")
    expect(finding["fingerprint"].text?.isEmpty == false, "\(finding["id"]) has no fingerprint")
    expect((finding["count"].number ?? 0) >= 1, "count of \(finding["id"])")
    if finding["conflict"] != .null {
      require(
        "verdict core gap unneeded assumptions broken otherCores complete", in: finding["conflict"],
        "conflict")
    }
    if finding["ambiguity"] != .null {
      require("items freedom directions ranges witnesses", in: finding["ambiguity"], "ambiguity")
    }
    for fix in finding["fixes"].list { require("kind constraint summary verified edits", in: fix, "fix") }
  }

  private mutating func require(_ keys: String, in node: JSONNode, _ what: String) {
    let missing = keys.split(separator: " ").map(String.init).filter { !node.keys.contains($0) }
    expect(missing.isEmpty, "\(what) lacks \(missing.joined(separator: ", "))")
  }
}

// MARK: - References

extension ReportContract {
  private mutating func checkReferences() {
    let constraints = ids(report["constraints"].list, "constraint")
    // Ids of layout files are unique in their layout alone.
    let items = report["layouts"].list.reduce(into: Set<String>()) { all, layout in
      all.formUnion(ids(layout["items"].list, "item"))
    }
    let layouts = ids(report["layouts"].list, "layout")
    let findings = ids(report["findings"].list, "finding")
    let paths = Set(report["inputs"].list.compactMap { $0["path"].text })
    for layout in report["layouts"].list {
      resolve(layout["input"], in: paths, "input")
      for item in layout["items"].list where item["parent"] != .null {
        resolve(item["parent"], in: items, "item")
      }
    }
    for constraint in report["constraints"].list {
      resolve(constraint["path"], in: paths, "input")
      for term in constraint["terms"].list { resolve(term["item"], in: items, "item") }
    }
    for finding in report["findings"].list {
      resolve(finding["path"], in: paths, "input")
      if finding["layout"] != .null { resolve(finding["layout"], in: layouts, "layout") }
      if finding["follows"] != .null { resolve(finding["follows"], in: findings, "finding") }
      for id in mentions(in: finding) { resolve(id, in: constraints, "constraint") }
      for id in finding["ambiguity"]["items"].list { resolve(id, in: items, "item") }
      for range in finding["ambiguity"]["ranges"].list { resolve(range["item"], in: items, "item") }
      for witness in ["low", "high"].map({ finding["ambiguity"]["witnesses"][$0] }) {
        for frame in witness["frames"].list { resolve(frame["item"], in: items, "item") }
      }
    }
  }

  private func mentions(in finding: JSONNode) -> [JSONNode] {
    let conflict = finding["conflict"]
    let cores = [conflict["core"]] + conflict["otherCores"].list
    let broken = conflict["broken"] == .null ? [] : [conflict["broken"]["constraint"]]
    return cores.flatMap { $0.list.map { $0["constraint"] } } + conflict["unneeded"].list + broken
      + finding["fixes"].list.map { $0["constraint"] }
  }

  private mutating func ids(_ nodes: [JSONNode], _ what: String) -> Set<String> {
    let all = nodes.compactMap { $0["id"].text }
    expect(all.count == nodes.count && Set(all).count == all.count, "ids of \(what)s are missing or repeated")
    return Set(all)
  }

  private mutating func resolve(_ id: JSONNode, in known: Set<String>, _ what: String) {
    expect(id.text.map(known.contains) == true, "there is no \(what) \(id)")
  }
}

// MARK: - Proofs

extension ReportContract {
  private mutating func checkProofs(of finding: JSONNode) {
    let conflict = finding["conflict"]
    guard conflict != .null else { return }
    let name = finding["id"].text ?? "?"
    let isProved = conflict["verdict"].text != "satisfiable-as-printed"
    expect(conflict["core"].list.isEmpty != isProved, "\(name): verdict and core disagree")
    for core in [conflict["core"]] + conflict["otherCores"].list where !core.list.isEmpty {
      checkProof(core.list, name)
    }
    if isProved { checkGap(of: conflict, name) }
    if conflict["broken"] != .null {
      let isMember = conflict["core"].list.contains { $0["constraint"] == conflict["broken"]["constraint"] }
      expect(conflict["broken"]["inCore"].boolean == isMember, "\(name): inCore is wrong")
    }
  }

  /// The constraints by their ids.
  private var constraintsByID: [String: JSONNode] {
    Dictionary(report["constraints"].list.map { ($0["id"].text ?? "", $0) }) { first, _ in first }
  }

  /// Returns the weighted right sides of a core, added up.
  private func weightedSum(_ core: [JSONNode]) -> Fraction {
    let known = constraintsByID
    return core.reduce(Fraction(0, 1)) { sum, member in
      let rhs = Fraction(known[member["constraint"].text ?? ""]?["rhs"].text ?? "0")
      return sum + Fraction(member["multiplier"].text ?? "0") * rhs
    }
  }

  private mutating func checkProof(_ core: [JSONNode], _ name: String) {
    let known = constraintsByID
    var columns: [String: Int] = [:]
    let rows = core.map { member in
      let constraint = known[member["constraint"].text ?? ""] ?? .null
      let terms = constraint["terms"].list.map { term in
        let key = "\(term["item"].text ?? "").\(term["variable"].text ?? "")"
        let column = columns[key] ?? columns.count
        columns[key] = column
        return (variable: column, coefficient: term["coefficient"].text ?? "")
      }
      return CertificateChecker.Row(
        terms: terms, relation: Self.relation(constraint["relation"].text), rhs: constraint["rhs"].text ?? "")
    }
    let complaint = CertificateChecker(rows: rows).complaint(
      members: Array(core.indices), multipliers: core.map { $0["multiplier"].text ?? "" },
      excess: (Fraction(0, 1) - weightedSum(core)).text)
    if let complaint { complaints.append("\(name): \(complaint)") }
  }

  private mutating func checkGap(of conflict: JSONNode, _ name: String) {
    let core = conflict["core"].list
    let largest = core.map { abs(Fraction($0["multiplier"].text ?? "0").value) }.max() ?? 1
    let expected = abs(weightedSum(core).value) / largest
    let gap = conflict["gap"].number ?? -1
    expect(abs(gap - expected) <= 1e-9 * max(1, expected), "\(name): the gap is \(gap), not \(expected)")
  }

  private static func relation(_ text: String?) -> Relation {
    switch text {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }
}

/// A fraction of two small whole numbers.
struct Fraction: Equatable {
  private let top: Int
  private let bottom: Int

  init(_ top: Int, _ bottom: Int) {
    var (larger, smaller) = (abs(top), bottom)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    self.top = top / max(larger, 1)
    self.bottom = bottom / max(larger, 1)
  }

  /// Reads `-16` or `3/2`; anything else is 0.
  init(_ text: String) {
    let parts = text.split(separator: "/").map { Int($0) ?? 0 }
    self.init(parts.first ?? 0, parts.count > 1 ? max(parts[1], 1) : 1)
  }

  var numerator: Int { top }
  var denominator: Int { bottom }
  var text: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }
  var value: Double { Double(top) / Double(bottom) }

  static func + (left: Self, right: Self) -> Self {
    Self(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom)
  }
  static func - (left: Self, right: Self) -> Self { left + Self(-right.top, right.bottom) }
  static func * (left: Self, right: Self) -> Self { Self(left.top * right.top, left.bottom * right.bottom) }
}
