package import LayoutModel
package import LayoutPlatform
import LayoutSolver
import TextSource

/// Makes a report of a storyboard or xib: every tree of views, solved in every configuration.
package struct InterfaceDiagnosis {
  private let document: InterfaceDocument
  private let path: String
  private let screens: ScreenNames
  private var ids: ReportIDs
  private var report: Report

  /// Returns the report of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: The name by which the report calls it.
  ///   - configurations: The circumstances to lay it out in; the saved ones where there is none.
  ///   - prefix: What keeps the report's ids apart from those of other inputs.
  /// - Returns: The report.
  package static func report(
    _ document: InterfaceDocument, path: String, configurations: [LayoutConfiguration] = [],
    prefix: String = ""
  ) -> Report {
    var diagnosis = InterfaceDiagnosis(document, path: path, configurations, prefix: prefix)
    diagnosis.run()
    return diagnosis.report
  }

  private init(
    _ document: InterfaceDocument, path: String, _ configurations: [LayoutConfiguration], prefix: String
  ) {
    self.document = document
    self.path = path
    screens = ScreenNames(configurations, for: document)
    ids = ReportIDs(prefix: prefix)
    report = Report(
      inputs: [ReportInput(path: path, kind: .layout, blocks: document.trees.count, notes: document.notes)])
    report.inputs[0].notes += notes
  }

  private mutating func run() {
    guard isLaidOut else { return }
    for (number, tree) in document.trees.enumerated() {
      var found = MergedFindings()
      let first = report.findings.count
      var solved: [(lowered: LoweredLayout, entry: InterfaceEntry)] = []
      for (screen, configuration) in screens.configurations.enumerated() {
        let lowered = LoweredLayout(tree, of: document, in: configuration)
        let entry: InterfaceEntry
        if let alike = solved.first(where: { $0.lowered.hasSolution(of: lowered) }) {
          entry = InterfaceEntry(alike.entry, onScreenOf: lowered, &ids)
        } else {
          entry = InterfaceEntry(
            InterfaceSolution(lowered), tree: number, path: path, &ids, known: found)
          if screens.configurations.count > 1 { solved.append((lowered, entry)) }
        }
        report.layouts.append(entry.layout)
        let isNew = found.add(entry.findings, screen: screen)
        if isNew || !entry.unmet.isEmpty { report.constraints += entry.constraints }
      }
      report.findings += found.all(on: screens)
      if screens.configurations == [LayoutConfiguration()] {
        addVariants(of: tree, number, since: first)
        addBuilt(tree, number, since: first)
      }
    }
    for index in report.findings.indices {
      report.findings[index].id = ids.finding(index)
    }
  }

  /// Adds what goes wrong only in size classes other than the canvas'.
  private mutating func addVariants(of tree: InterfaceTree, _ number: Int, since first: Int) {
    var known = Set(report.findings[first...].map { $0.rule + $0.fingerprint })
    for variant in SizeClassVariant.all(of: tree, in: document) {
      let solution = InterfaceSolution(LoweredLayout(tree, of: document, in: variant.configuration))
      var entry = InterfaceEntry(solution, tree: number, path: path, &ids)
      entry.keep { known.insert($0.rule + $0.fingerprint).inserted }
      guard !entry.findings.isEmpty else { continue }
      entry.addCondition("Only in \(variant.name), in which the file installs other constraints.")
      report.layouts.append(entry.layout)
      report.findings += entry.findings
      report.constraints += entry.constraints
    }
  }

  /// Adds what becomes open when the build removes placeholder constraints.
  private mutating func addBuilt(_ tree: InterfaceTree, _ number: Int, since first: Int) {
    guard tree.constraints.contains(where: { $0.isPlaceholder }) else { return }
    let known = Set(report.findings[first...].flatMap { $0.ambiguity?.items ?? [] })
    let lowered = LoweredLayout(tree, of: document, in: LayoutConfiguration(), withPlaceholders: false)
    var entry = InterfaceEntry(InterfaceSolution(lowered), tree: number, path: path, &ids)
    entry.keep { finding in
      finding.ambiguity?.items.contains { !known.contains($0) } ?? false
    }
    guard !entry.findings.isEmpty else { return }
    entry.rename(to: LayoutRules.placeholder)
    entry.addCondition("Once the build has removed the placeholder constraints, nothing else fixes it.")
    report.layouts.append(entry.layout)
    report.findings += entry.findings
    report.constraints += entry.constraints
  }

  /// A Boolean value that indicates whether constraints decide where the views of the document lie.
  private var isLaidOut: Bool { document.usesAutoLayout && document.platform != .watchOS }

  /// What there is to say about the document as a whole.
  private var notes: [Note] {
    let start = SourceLocation(line: 1, column: 1)
    // The reader has its own note on watchOS.
    if document.platform == .watchOS { return [] }
    guard document.usesAutoLayout else {
      return [Note(start, "The document does not use Auto Layout; there is nothing to check.")]
    }
    return screens.notes
  }
}
