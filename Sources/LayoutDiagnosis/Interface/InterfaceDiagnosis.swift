package import LayoutModel
package import LayoutPlatform
import LayoutSolver
import TextSource

/// Makes a report of a storyboard or xib: every tree of views, solved in every configuration.
package struct InterfaceDiagnosis {
  private let document: InterfaceDocument
  private let path: String
  private let configurations: [LayoutConfiguration]
  private var ids: ReportIDs
  private var report: Report

  /// Returns the report of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: The name by which the report calls it.
  ///   - configurations: The circumstances to lay it out in; the saved ones where there is none.
  ///   - prefix: What keeps the report's ids apart from those of other inputs.
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
    self.configurations = configurations.isEmpty ? [LayoutConfiguration()] : configurations
    ids = ReportIDs(prefix: prefix)
    report = Report(
      inputs: [ReportInput(path: path, kind: .layout, blocks: document.trees.count, notes: document.notes)])
  }

  private mutating func run() {
    guard document.usesAutoLayout else { return }
    for tree in document.trees {
      for configuration in configurations {
        let solution = InterfaceSolution(LoweredLayout(tree, of: document, in: configuration))
        add(InterfaceEntry(solution, path: path, &ids))
      }
      if configurations == [LayoutConfiguration()] { addVariants(of: tree) }
    }
    for index in report.findings.indices {
      report.findings[index].id = ids.finding(index)
    }
  }

  /// Adds what goes wrong only in size classes other than the canvas'.
  private mutating func addVariants(of tree: InterfaceTree) {
    var known = Set(report.findings.map { $0.rule + $0.fingerprint })
    for variant in SizeClassVariant.all(of: tree, in: document) {
      let solution = InterfaceSolution(LoweredLayout(tree, of: document, in: variant.configuration))
      var entry = InterfaceEntry(solution, path: path, &ids)
      entry.keep { known.insert($0.rule + $0.fingerprint).inserted }
      guard !entry.findings.isEmpty else { continue }
      entry.addCondition("Only in \(variant.name), in which the file installs other constraints.")
      add(entry)
    }
  }

  private mutating func add(_ entry: InterfaceEntry) {
    report.layouts.append(entry.layout)
    report.findings += entry.findings
    report.constraints += entry.constraints
  }
}
