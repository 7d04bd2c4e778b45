import Foundation
import LayoutImport
import LayoutModel
import LayoutReport
import PageEngine
import Plumb
import TestSupport
import Testing

@Suite struct PageEngineTests {
  /// A row of a label and a field in a screen, that of `answers`.
  static let rows = """
    alc 1
    var screen.w
    var label.x
    var label.w
    var field.x
    var field.w
    con width 1000 = 320 1 0
    con leading 1000 = 16 1 1
    con between 1000 = 8 1 3 -1 1 -1 2
    con trailing 1000 = 16 1 0 -1 3 -1 4
    con room 1000 >= 100 1 2
    con wish 750 >= 250 1 4
    con hugging 250 = 100 1 2

    """

  @Test("a report is that of the command", arguments: try Repository.exampleLogs())
  func reports(path: String) async throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let outcome = try await ToolRunner().run(["--format", "json", path])
    #expect(PageEngine.report(bytes, path: path) == outcome.output)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(PageEngine.report(bytes, path: path) == JSONReport.render(diagnose(log: text, path: path)))
  }

  @Test("verdicts, conflicts and levels of a layout are those of the command", arguments: UInt64(0)..<30)
  func systems(seed: UInt64) async throws {
    let text = LinearSystemFilePrinter.text(RandomSystemFile.make(seed: seed))
    let outcome = try await ToolRunner().run(["solve", "--format", "json", "-"], input: text)
    #expect(PageEngine.report(Array(text.utf8), path: "-") == outcome.output)
    let report = try JSONNode.parse(outcome.output)
    var engine = PageEngine()
    _ = engine.open(Array(text.utf8))
    let answer = try JSONNode.parse(engine.edit(1, Array("ask conflicts\nask freedom\nask reasons".utf8)))
    let system = report["systems"][0]
    #expect(answer["verdict"] == report["layouts"][0]["verdict"])
    #expect(answer["levels"] == system["optimum"]["levels"])
    let conflict = report["findings"][0]["conflict"]
    #expect(answer["conflicts"][0]["core"] == conflict["core"])
    #expect(answer["reasons"].list.map { $0["core"] } == system["optimum"]["unmet"].list.map { $0["reason"] })
  }

  @Test("an answer holds what follows from the rows")
  func answers() throws {
    var engine = PageEngine()
    #expect(try JSONNode.parse(engine.open(Array(Self.rows.utf8)))["layout"].number == 1)
    let wide = try answer(&engine, "ask freedom\nask range screen.w width")
    #expect(wide["verdict"].text == "satisfiable")
    #expect(wide["values"].list.map(\.number) == [320, 16, 100, 124, 180])
    #expect(wide["unmet"][0]["constraint"].text == "wish")
    #expect(wide["unmet"][0]["amount"].text == "70")
    #expect(wide["freedom"]["degrees"].number == 0)
    #expect(wide["range"]["min"] == .null && wide["range"]["max"] == .null)
    let wider = try answer(&engine, "set width 450.5\nask freedom")
    #expect(wider["exact"].list.map(\.text) == ["901/2", "16", "100", "124", "621/2"])
    #expect(wider["unmet"].list.isEmpty)
  }

  @Test("edits change what is solved, one on the other")
  func edits() throws {
    var engine = PageEngine()
    _ = engine.open(Array(Self.rows.utf8))
    let loose = try answer(&engine, "off hugging wish\nask freedom")
    #expect(loose["freedom"]["ranges"].list.map { $0["name"].text } == ["label.w", "field.x", "field.w"])
    #expect(loose["freedom"]["ranges"][0]["min"].number == 100)
    let tight = try answer(&engine, "priority wish 1000\non wish\nask conflicts\nask range screen.w width")
    #expect(tight["verdict"].text == "contradictory")
    let core = ["width", "leading", "between", "trailing", "room", "wish"]
    #expect(tight["conflict"]["core"].list.map { $0["constraint"].text } == core)
    #expect(tight["conflict"]["gap"].number == 70)
    #expect(tight["allConflicts"] == .boolean(true))
    #expect(tight["range"]["min"]["exact"].text == "390")
    let profile = try answer(&engine, "priority wish 750\nask profile screen.w 200 500 width")["profile"]
    #expect(profile["points"].list.map { $0["value"].number } == [200, 390, 500])
    #expect(profile["pieces"][0]["yielding"].list.map(\.text) == ["wish"])
  }

  @Test("a wrong line changes nothing and says where it is")
  func errors() throws {
    var engine = PageEngine()
    #expect(try JSONNode.parse(engine.open(Array("alc 2".utf8)))["error"]["line"].number == 1)
    _ = engine.open(Array(Self.rows.utf8))
    let wrong = try answer(&engine, "set width 500\nset height 3")
    #expect(wrong["error"]["line"].number == 2 && wrong["error"]["column"].number == 5)
    #expect(try answer(&engine, "")["values"][0].number == 320)
    engine.close(1)
    #expect(try answer(&engine, "")["error"]["message"].text != nil)
  }

  private func answer(_ engine: inout PageEngine, _ request: String) throws -> JSONNode {
    try JSONNode.parse(engine.edit(1, Array(request.utf8)))
  }
}
