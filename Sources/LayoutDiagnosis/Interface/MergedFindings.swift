import TextSource

/// The findings of one tree on several screens: what holds on more than one is one finding that says where.
struct MergedFindings {
  /// What findings on several screens have in common when they are one.
  struct Key: Hashable {
    var rule: String
    var fingerprint: String
    var location: SourceLocation

    /// Creates the key of a finding.
    init(_ finding: Finding) {
      rule = finding.rule
      fingerprint = finding.fingerprint
      location = finding.location
    }
  }

  private var findings: [Finding] = []
  /// For each finding, the places of the screens where it holds.
  private var screens: [[Int]] = []
  /// For each key, the places of its findings.
  private var known: [Key: [Int]] = [:]

  /// Returns whether a finding has come up before as often as it has in some findings, itself left out.
  func has(_ finding: Finding, beside others: [Finding]) -> Bool {
    let key = Key(finding)
    guard let count = known[key]?.count else { return false }
    return others.count { Key($0) == key } < count
  }

  /// Returns for each finding of a screen whether it has come up less often before.
  func areNew(_ found: [Finding]) -> [Bool] {
    var counts: [Key: Int] = [:]
    return found.map { finding in
      let key = Key(finding)
      counts[key, default: 0] += 1
      return known[key].map { $0.count < counts[key] ?? 0 } ?? true
    }
  }

  /// Takes the findings of a screen; the screens come in order.
  ///
  /// - Returns: Whether one of them is new.
  mutating func add(_ found: [Finding], screen: Int) -> Bool {
    var hasNew = false
    for finding in found {
      let key = Key(finding)
      // Two that are alike on one screen stay two.
      if let place = known[key]?.first(where: { screens[$0].last != screen }) {
        screens[place].append(screen)
        findings[place].severity = max(findings[place].severity, finding.severity)
        continue
      }
      hasNew = true
      known[key, default: []].append(findings.count)
      findings.append(finding)
      screens.append([screen])
    }
    return hasNew
  }

  /// Returns the findings in the order in which they came up, each with the sentence that says where it holds.
  func all(on names: ScreenNames) -> [Finding] {
    zip(findings, screens).map { finding, places in
      var finding = finding
      if let sentence = names.sentence(places) { finding.explanation.append(sentence) }
      return finding
    }
  }
}
