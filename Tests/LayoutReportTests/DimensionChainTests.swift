import LayoutDiagnosis
import Testing

@testable import LayoutReport

@Suite struct DimensionChainTests {
  @Test(
    "the letters of the parts go on after z",
    arguments: zip(
      [0, 1, 25, 26, 27, 51, 52, 701, 702], ["a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa"]))
  func keys(place: Int, key: String) { #expect(DimensionChain.key(place) == key) }

  @Test("the whole line is as long as the longer of sum and subject")
  func scale() throws {
    let ledger = try #require(Sample.productRow.report.findings.first?.conflict?.ledger)
    let chain = try #require(DimensionChain(ledger))
    #expect(chain.least == 0 && chain.greatest == 96)
    #expect(chain.percent(chain.total) == 100)
    #expect(chain.pieces.map(\.end) == [15, 55, 63, 91, 96])
    #expect(!chain.runsBackwards)
  }

  @Test(
    "a sum without lengths, or with lengths that do not exist, is not drawn",
    arguments: [0, .infinity, -.infinity, .nan] as [Double])
  func nothing(amount: Double) {
    let line = Ledger.Line(amount: amount, amountText: "", label: "", ownerLabel: "", constraint: "")
    let ledger = Ledger(
      axis: nil, subject: line, parts: [line, line], ties: [], sentence: "", total: amount, totalText: "")
    #expect(DimensionChain(ledger) == nil)
  }

  @Test("every format is written by its own entry point")
  func formats() {
    let report = Sample.productRow.report
    let options = TextReport.Options(width: 60)
    #expect(ReportFormat.text.render(report, options: options) == TextReport.render(report, options: options))
    #expect(ReportFormat.json.render(report) == JSONReport.render(report))
    #expect(ReportFormat.html.render(report) == HTMLReport.render(report))
    #expect(ReportFormat.allCases.map(\.rawValue) == ["text", "json", "html"])
  }

  @Test(
    "a report without findings says what was looked at",
    arguments: [
      ([], "nothing was read."),
      ([ReportInput(path: "a.log", kind: .log, blocks: 2)], "2 reports in a.log, and nothing wrong."),
      ([ReportInput(path: "-", kind: .log)], "the input holds no report of Auto Layout."),
      ([ReportInput(path: "A.xib", kind: .layout)], "nothing wrong was found in A.xib."),
      ([ReportInput(path: "a.alc", kind: .system)], "the constraints of a.alc can all hold."),
      (
        [ReportInput(path: "A.xib", kind: .layout), ReportInput(path: "b.log", kind: .log, blocks: 1)],
        "2 inputs were read, with 1 report."
      ),
    ] as [([ReportInput], String)])
  func nothingFound(inputs: [ReportInput], rest: String) {
    #expect(TextReport.render(Report(inputs: inputs)) == "Nothing to explain: \(rest)\n")
  }

  @Test("times of the same day are not printed twice")
  func times() throws {
    var finding = try #require(Sample.productRow.report.findings.first)
    finding.lastTime = "2018-06-24 00:00:01"
    #expect(
      Wording.sightings(finding) == "seen\u{A0}28\u{A0}times, 2018-06-23 12:39:35.410 to 2018-06-24 00:00:01")
    finding.count = 1
    #expect(Wording.sightings(finding) == "at 2018-06-23 12:39:35.410")
    finding.firstTime = nil
    #expect(Wording.sightings(finding) == nil)
  }
}
