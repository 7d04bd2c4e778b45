import LayoutDiagnosis
import LayoutModel
import TextSource
import Testing

@testable import LayoutReport

@Suite struct ManyFindingsTests {
  /// Returns a report of files with warnings, every tenth of which is an error.
  private func report(files: Int, findings: Int, kind: ReportInput.Kind = .layout) -> Report {
    var report = Report()
    for file in 0..<files {
      let path = "Sources/Screen\(file).storyboard"
      report.inputs.append(ReportInput(path: path, kind: kind))
      for number in 0..<findings {
        let finding = Finding(
          id: "\(file).f\(number)", rule: "ambiguous-width",
          severity: number % 10 == 9 ? .error : .warning,
          summary: "Title is ambiguous: its width is not fixed.", explanation: ["Because it is so."],
          fingerprint: "\(number)", path: path, location: SourceLocation(line: 8 + number, column: 21))
        report.findings.append(finding)
      }
    }
    return report
  }

  private func lines(_ report: Report) -> [Substring] {
    TextReport.render(report).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("up to 25 findings about layout files are written at full length")
  func few() {
    let text = TextReport.render(report(files: 5, findings: 5))
    #expect(text.split(separator: "\n").filter { $0.contains("Because") }.count == 25)
    #expect(text.contains("Sources/Screen0.storyboard:8:21 (ambiguous-width)"))
  }

  @Test("of more only errors are, and the rest take a line each below the name of their file")
  func many() {
    let lines = lines(report(files: 30, findings: 20))
    #expect(lines.filter { $0.contains("Because") }.count == TextReport.fullLimit)
    #expect(lines.filter { $0 == "Sources/Screen7.storyboard" }.count == 1)
    #expect(lines.contains("  8:21   warning  Title is ambiguous: its width is not fixed."))
    #expect(lines.contains("  18:21  warning  Title is ambiguous: its width is not fixed."))
    #expect(lines.suffix(2).first == "600 findings; found in 30 of 30 layout files.")
    #expect(lines.contains { $0.contains("--format json") })
  }

  @Test("one file alone is always written at full length")
  func alone() {
    #expect(lines(report(files: 1, findings: 90)).filter { $0.contains("Because") }.count == 90)
  }

  @Test("findings of logs are never cut short")
  func logs() {
    #expect(lines(report(files: 30, findings: 3, kind: .log)).filter { $0.contains("Because") }.count == 90)
  }

  @Test("notes of many files are counted")
  func notes() {
    var report = report(files: 1200, findings: 0)
    for index in report.inputs.indices {
      report.inputs[index].notes = [Note(SourceLocation(line: 1, column: 1), "The file is empty.")]
    }
    let text = TextReport.render(report)
    #expect(!text.contains("empty"))
    #expect(text.contains("Left aside: 1,200 places in 1,200 layout files"))
    #expect(text.contains("1,200 inputs were read."))
    report.inputs.removeSubrange(3...)
    #expect(TextReport.render(report).contains("The file is empty."))
  }

  @Test("items are looked up in the layout that a finding speaks about")
  func items() {
    var report = report(files: 2, findings: 1)
    for file in 0..<2 {
      report.layouts.append(
        ReportLayout(
          id: "\(file).l1", input: report.inputs[file].path, name: "", direction: "ltr", isSatisfiable: true,
          items: ["abc", "def"].map { ReportItem(id: $0, name: "\($0) \(file)", className: "UIView") }))
      report.findings[file].layout = "\(file).l1"
      report.findings[file].ambiguity = ReportAmbiguity(items: ["abc", "def"])
    }
    let text = TextReport.render(report)
    #expect(text.contains("• abc 0") && text.contains("• abc 1"))
    for index in [ReportIndex(report), ReportIndex(endOf: report)] {
      #expect(index.name("abc", of: "0.l1") == "abc 0")
      #expect(index.name("abc", of: "nowhere") == "abc")
      #expect(index.name("abc", of: nil) == "abc")
    }
  }
}
