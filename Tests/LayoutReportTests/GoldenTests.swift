import LayoutDiagnosis
import Testing

@testable import LayoutReport

@Suite struct GoldenTests {
  @Test("text of 80 columns is as it was accepted", arguments: Sample.allCases)
  func text(sample: Sample) throws {
    try expectGolden(TextReport.render(sample.report), sample.rawValue + ".txt")
  }

  @Test("JSON is as it was accepted", arguments: Sample.allCases)
  func json(sample: Sample) throws {
    try expectGolden(JSONReport.render(sample.report), sample.rawValue + ".json")
  }

  @Test("all answers about a system are as they were accepted")
  func system() throws {
    try expectGolden(TextReport.render(Sample.systemReport), "system.txt")
    try expectGolden(JSONReport.render(Sample.systemReport), "system.json")
  }

  @Test("the page is as it was accepted")
  func html() throws {
    // The engine changes with every source that it is made from, and has tests of its own.
    let page = HTMLReport.render(Sample.productRow.report)
      .replacing(PageEngineText.text, with: "(the engine)")
    try expectGolden(page, "product-row.html")
  }

  @Test("narrow and coloured text is as it was accepted")
  func variants() throws {
    let report = Sample.productRow.report
    try expectGolden(
      TextReport.render(report, options: TextReport.Options(width: 46)), "product-row.narrow.txt")
    try expectGolden(
      TextReport.render(report, options: TextReport.Options(color: true)), "product-row.color.txt")
  }
}
