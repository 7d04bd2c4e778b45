package import LayoutModel

/// Turns what a log says into findings: equal reports are counted once, and reports that follow from an earlier
/// one are tied to it.
package struct LogDiagnosis: Sendable {
  /// The findings so far, with the entries that they refer to.
  package private(set) var report: Report

  private var path = "-"
  private var ids = ReportIDs()
  private var known: [String: Int] = [:]
  private var knownLists: [String: Int] = [:]
  /// The places of the findings from which others follow.
  private var roots: [Int: Int] = [:]
  private var recent: [RecentBlock] = []
  private var updates: [(complaint: LayoutComplaint, finding: Int)] = []
  private var dumps: [Layout] = []

  /// How many blocks back a cause is looked for.
  private static let memory = 12

  /// Creates a diagnosis without inputs.
  package init() { report = Report() }

  /// Begins the next input; reports of different inputs are counted apart.
  package mutating func begin(path: String) {
    self.path = path
    report.inputs.append(ReportInput(path: path, kind: .log))
    known = [:]
    knownLists = [:]
    recent = []
    updates = []
    dumps = []
  }

  /// Solves a system of rows, which is an input of its own.
  package mutating func add(_ system: LinearSystemFile, path: String, options: SystemDiagnosis.Options) {
    let diagnosis = SystemDiagnosis(
      system, path: path, id: "s\(report.systems.count + 1)", options: options)
    add(diagnosis.report(findingID: nextID))
  }

  /// Adds the report of an input that was diagnosed on its own, with ids that no other input has.
  package mutating func add(_ part: Report) {
    report.inputs += part.inputs
    report.layouts += part.layouts
    report.constraints += part.constraints
    report.findings += part.findings
    report.systems += part.systems
  }

  /// The place of the current input.
  private var input: Int { report.inputs.count - 1 }

  /// Takes in a record and returns the place of the finding that it added, or `nil` when none is new.
  package mutating func add(_ record: LogRecord) -> Int? {
    switch record {
    case .block(let block): return add(block)
    case .trace(let trace):
      let made = TraceDiagnosis.finding(
        trace, path: path, id: nextID, ids: ids.next(for: Layout(items: trace.items)))
      return made.flatMap { addOnce($0.finding, layout: $0.layout) }
    case .complaint(let complaint):
      let place = addOnce(ComplaintDiagnosis.finding(complaint, path: path, id: nextID), layout: nil)
      if let place, complaint.kind == .updateWithoutMatch { updates.append((complaint, place)) }
      return place
    }
  }

  /// Ends the input: says what kind it is.
  package mutating func finish() {
    let own = report.findings.filter { $0.path == path }
    if !own.isEmpty, own.allSatisfy({ $0.ambiguity != nil }) { report.inputs[input].kind = .trace }
    joinUpdates()
  }

  /// Ties updates that matched nothing to the constraints that a dump in the same log shows.
  private mutating func joinUpdates() {
    for (complaint, place) in updates {
      guard let match = UpdateMatch.nearest(to: complaint, in: dumps) else { continue }
      report.findings[place].explanation.append(match.sentence)
    }
  }

  private var nextID: String { "f\(report.findings.count + 1)" }
}

// MARK: - Blocks

extension LogDiagnosis {
  /// A block that later ones may follow from.
  private struct RecentBlock {
    var addresses: Set<String>
    var broken: String?
    var announcement: ConflictBlock.Announcement
    var finding: Int
  }

  private mutating func add(_ block: ConflictBlock) -> Int? {
    report.inputs[input].blocks += 1
    if block.announcement == .dump || block.announcement == .missing, dumps.count < Self.memory {
      dumps.append(block.layout)
    }
    let addresses = Set(block.layout.constraints.prefix(block.listedCount).compactMap { $0.address })
    let broken = block.broken.flatMap { block.layout.constraints[$0].address }
    if isSecondReport(block, addresses) {
      recent[recent.count - 1].announcement = block.announcement
      return nil
    }
    let place = place(of: block, addresses)
    let isNew = place == report.findings.count - 1 && report.findings[place].count == 1
    // A repeat has the notes of the first; its own would make memory grow with the log.
    if isNew { report.inputs[input].notes += block.notes }
    if block.announcement != .dump {
      recent.append(
        RecentBlock(addresses: addresses, broken: broken, announcement: block.announcement, finding: place))
    }
    if recent.count > Self.memory { recent.removeFirst() }
    return isNew ? place : nil
  }

  /// Returns the place of the block's finding: a known one that is counted again, or a new one.
  private mutating func place(of block: ConflictBlock, _ addresses: Set<String>) -> Int {
    let listKey = BlockDiagnosis.listKey(block)
    if let place = knownLists[listKey] {
      count(again: place, block)
      return place
    }
    let diagnosis = BlockDiagnosis(block, path: path)
    let fingerprint = diagnosis.fingerprint
    if let place = known[fingerprint] {
      count(again: place, block)
      remember(listKey, place)
      return place
    }
    let place = report.findings.count
    let cause = block.announcement == .dump ? nil : cause(of: addresses)
    append(diagnosis, follows: cause)
    known[fingerprint] = place
    remember(listKey, place)
    return place
  }

  /// The most lists that are remembered so as not to be solved again.
  private static let mostLists = 20_000

  private mutating func remember(_ listKey: String, _ place: Int) {
    if knownLists.count < Self.mostLists { knownLists[listKey] = place }
  }

  /// Returns whether AppKit reports in its older words the conflict that it has just reported in its newer ones.
  private func isSecondReport(_ block: ConflictBlock, _ addresses: Set<String>) -> Bool {
    guard let last = recent.last, last.announcement == .detected, block.announcement == .appKit else {
      return false
    }
    return !addresses.isEmpty && last.addresses == addresses
  }

  /// Returns the finding from which a list follows: it shares most of the constraints, less the broken one.
  private func cause(of addresses: Set<String>) -> Int? {
    for block in recent.reversed() {
      guard let broken = block.broken, !addresses.contains(broken), block.addresses.contains(broken) else {
        continue
      }
      let shared = addresses.intersection(block.addresses).count
      let isPart = shared == addresses.count && shared > 0
      if isPart || (shared >= 2 && shared * 2 > addresses.count) { return root(of: block.finding) }
    }
    return nil
  }

  private func root(of place: Int) -> Int { roots[place] ?? place }

  private mutating func append(_ diagnosis: BlockDiagnosis, follows cause: Int?) {
    let layoutIDs = ids.next(for: diagnosis.layout)
    var (finding, layout, constraints) = diagnosis.finding(id: nextID, ids: layoutIDs)
    finding.follows = cause.map { report.findings[$0].id }
    roots[report.findings.count] = cause
    report.findings.append(finding)
    report.layouts.append(layout)
    report.constraints += constraints
  }

  private mutating func count(again place: Int, _ block: ConflictBlock) {
    report.findings[place].count += 1
    if let time = block.time {
      report.findings[place].lastTime = time
      if report.findings[place].firstTime == nil { report.findings[place].firstTime = time }
    }
  }

  private mutating func addOnce(_ finding: Finding, layout: ReportLayout?) -> Int? {
    if let place = known[finding.fingerprint] {
      report.findings[place].count += 1
      return nil
    }
    known[finding.fingerprint] = report.findings.count
    report.findings.append(finding)
    if let layout { report.layouts.append(layout) }
    return report.findings.count - 1
  }
}
