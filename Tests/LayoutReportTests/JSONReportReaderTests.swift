import Foundation
import LayoutDiagnosis
import LayoutModel
import TestSupport
import TextSource
import Testing

@testable import LayoutReport

@Suite struct JSONReportReaderTests {
  @Test("what is read is written again letter for letter", arguments: Sample.allCases)
  func samples(sample: Sample) throws { try expectSame(JSONReport.render(sample.report)) }

  @Test("all answers about a system come back")
  func system() throws { try expectSame(JSONReport.render(Sample.systemReport)) }

  @Test("names of any kind and numbers of any size come back", arguments: UInt64(0)..<300)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var report = Sample.hostileReport(name: random.text(words: 8))
    let all: [Sample] = Array(Sample.allCases)
    let other = all[random.below(all.count)].report
    report.inputs += other.inputs
    report.layouts += other.layouts
    report.constraints += other.constraints
    report.findings += other.findings
    for index in report.findings.indices {
      report.findings[index].count = random.below(2_000_000_000)
      report.findings[index].conflict?.gap = number(&random)
      report.findings[index].conflict?.ledger?.total = number(&random)
      report.findings[index].firstTime = random.below(2) == 0 ? nil : random.text(words: 2)
      report.findings[index].ambiguity?.freedom = random.below(3) == 0 ? nil : random.below(9)
    }
    for index in report.layouts.indices where random.below(2) == 0 {
      report.layouts[index].configuration = ReportConfiguration(
        device: nil, width: number(&random), height: 0, widthClass: nil, heightClass: "compact")
    }
    try expectSame(JSONReport.render(report))
  }

  @Test("a number is the one that Foundation reads", arguments: UInt64(0)..<500)
  func numbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 77)
    for _ in 0..<20 {
      let number = number(&random)
      guard number.isNormal else { continue }
      for text in ["\(number)", PointText.shortest(number) ?? "0", digits(&random)] {
        let read = try #require(try JSONParser.parse(Array(text.utf8)).number)
        #expect(read == Double(text), "\(text)")
      }
    }
  }

  @Test(
    "what is no JSON is refused at its place",
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("{\"a\": 1,\n b: 2}", 2, 2),
      ("[1] 2", 1, 5), ("\"a\nb\"", 1, 3), ("\"\\x\"", 1, 3), ("\"\\u12g4\"", 1, 6), ("01", 1, 2),
      ("[nul]", 1, 2), ("-", 1, 1), ("1.", 1, 1), ("[\"a]", 1, 5), (".5", 1, 1), ("1e", 1, 1),
    ])
  func errors(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(error?.location.line == line && error?.location.column == column)
    #expect(error?.sentence.hasPrefix("Expected ") == true)
  }

  @Test("deep nesting is refused, and escapes become characters")
  func strings() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONParser.parse(Array(deep.utf8)) }
    let text = #"["\u0041\n\"\\\/", "\ud83d\ude00", "\ud83d", "\ude00x", "é"]"#
    let value = try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(value.texts == ["A\n\"\\/", "😀", "\u{FFFD}", "\u{FFFD}x", "é"])
  }

  @Test("names that are not known are passed over, and what is missing stays empty")
  func tolerance() throws {
    let text = """
      {"future": [1, {"a": null}], "schema": "plumb-report/1",
       "findings": [{"rule": "new-rule", "severity": "fatal", "summary": "Something", "conflict": {"verdict": "maybe"}}]}
      """
    let report = try JSONReportReader.read(Array(text.utf8))
    #expect(report.findings.first?.summary == "Something" && report.findings.first?.count == 1)
    #expect(report.findings.first?.conflict?.core.isEmpty == true && report.inputs.isEmpty)
    #expect(HTMLReport.content(report).contains("Something"))
    for foreign in ["{}", "[]", "{\"schema\": \"plumb-report/2\"}", "{\"schema\": 1}"] {
      #expect(throws: JSONError.self) { try JSONReportReader.read(Array(foreign.utf8)) }
    }
    #expect(JSONReportReader.isReport(Array(text.utf8)) && !JSONReportReader.isReport(Array("{}".utf8)))
    #expect(!JSONReportReader.isReport(Array("{\"eventMessage\": \"Unable to…\"}".utf8)))
  }

  private func expectSame(_ text: String) throws {
    let again = JSONReport.render(try JSONReportReader.read(Array(text.utf8)))
    let pair = zip(text.split(separator: "\n"), again.split(separator: "\n")).first { $0 != $1 }
    #expect(again == text, "\(pair.map { "\($0.1) instead of \($0.0)" } ?? "other length")")
  }

  private func number(_ random: inout SplitMix64) -> Double {
    switch random.below(6) {
    case 0: Double(random.below(2000)) / 3
    case 1: Double(random.below(200_000)) / 100 - 1000
    case 2: Double(bitPattern: random.next())
    case 3: .infinity
    case 4: Double(random.next() >> 3)
    default: Double(random.next()) / 1e19
    }
  }

  private func digits(_ random: inout SplitMix64) -> String {
    "\(1 + random.below(999))\(random.next() % 1_000_000).\(random.next() % 1_000_000_000)e\(random.below(40) - 20)"
  }
}
