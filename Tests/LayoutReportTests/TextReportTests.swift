import TestSupport
import LayoutDiagnosis
import Testing

@testable import LayoutReport

@Suite struct TextReportTests {
  @Test("no line is wider than asked for unless it is a single word", arguments: UInt64(0)..<150)
  func width(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let name = random.text(words: Int(seed % 40))
    let width = [30, 46, 80, 120][Int(seed % 4)]
    let text = TextReport.render(Sample.hostileReport(name: name), options: TextReport.Options(width: width))
    for line in text.split(separator: "\n") where DisplayWidth.columns(of: line) > width {
      let words = line.split(separator: " ").filter { !["•", "–", "✂", "1."].contains($0) }
      #expect(words.count == 1, "\(line)")
    }
  }

  @Test("nothing in the text can steer a terminal", arguments: UInt64(0)..<50)
  func controls(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let report = Sample.hostileReport(name: random.text(words: 12) + Sample.hostileName)
    for text in [TextReport.render(report), TextReport.summary(report)] {
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control)
        #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
      }
    }
  }

  @Test("no line ends in a space", arguments: Sample.allCases)
  func trailingSpace(sample: Sample) {
    for line in TextReport.render(sample.report).split(separator: "\n") {
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("addresses stay out of the text", arguments: Sample.allCases.filter { $0 != .hostile })
  func addresses(sample: Sample) { #expect(!TextReport.render(sample.report).contains("0x7fa4d0")) }

  @Test("findings printed one at a time and the summary are the whole report", arguments: Sample.allCases)
  func streaming(sample: Sample) {
    let report = sample.report
    var streamed = ""
    for finding in report.findings { streamed += TextReport.finding(finding, in: report) + "\n" }
    streamed += TextReport.summary(report)
    #expect(streamed == TextReport.render(report))
  }

  @Test("a finding whose cause is not in the report is written at full length")
  func lostCause() throws {
    var report = Sample.productRow.report
    let follower = try #require(report.findings.last)
    report.findings = [follower]
    #expect(TextReport.finding(follower, in: report).hasPrefix("error"))
    #expect(TextReport.render(report).contains("1 conflict;"))
  }

  @Test("findings that name each other as cause are all written")
  func circle() throws {
    var report = Sample.productRow.report
    report.findings[0].follows = "f2"
    let text = TextReport.render(report)
    for finding in report.findings { #expect(text.contains(finding.summary.prefix(20))) }
  }

  @Test("without colours there is no escape sequence, and colours change nothing but the looks")
  func colours() {
    let report = Sample.productRow.report
    let plain = TextReport.render(report)
    var bare = ""
    var isCode = false
    for character in TextReport.render(report, options: TextReport.Options(color: true)) {
      if character == "\u{1B}" { isCode = true }
      if !isCode { bare.append(character) }
      if isCode, character == "m" { isCode = false }
    }
    #expect(!plain.contains("\u{1B}"))
    #expect(bare == plain)
  }
}
