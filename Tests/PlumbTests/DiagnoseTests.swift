import Plumb
import Testing

@Suite struct DiagnoseTests {
  @Test("a log in a string gives the report that a session gives piece by piece")
  func wholeAndPieces() {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f8010.width == 40   (active)>",
          "<NSLayoutConstraint:0x600002 UIView:0x7f8010.width == 60   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600001 UIView:0x7f8010.width == 40   (active)>

      """
    let report = diagnose(log: log, path: "app.log")
    var session = LogSession()
    session.begin(path: "app.log")
    var announced = 0
    for byte in log.utf8 { announced += session.read([byte]).count }
    announced += session.end().count
    #expect(announced == 1)
    #expect(JSONReport.render(session.report) == JSONReport.render(report))
    #expect(report.findings.first?.rule == "duplicate-constraint")
  }

  @Test("a text without layout gives a report without findings")
  func nothing() {
    let report = diagnose(log: "Hello\nWorld\n")
    #expect(report.findings.isEmpty)
    #expect(report.inputs.count == 1)
  }
}
