import Foundation
import LayoutImport
import LayoutModel
import PageEngine
import TestSupport

/// What the engine is asked, and what it answers when it runs as a part of these tests.
struct PageCase: Codable {
  /// What is asked for.
  enum Kind: String, Codable { case report, page, layout, screen }

  /// What is asked for.
  var kind: Kind
  /// The input, the rows or the layout file.
  var text: String
  /// The name by which the report calls the input.
  var path: String?
  /// What a layout or a screen is asked, one after the other.
  var requests: [String] = []
  /// The answers: a report, or one for each request.
  var answers: [String] = []

  /// Creates the case of an input, as a report or as a page.
  init(_ kind: Kind, of input: String, path: String) {
    self.kind = kind
    text = input
    self.path = path
    let bytes = Array(input.utf8)
    answers = [kind == .page ? PageEngine.page(bytes, path: path) : PageEngine.report(bytes, path: path)]
  }

  /// Creates the case of a screen.
  init(screen: LayoutSample, requests: [String]) {
    kind = .screen
    text = screen.text
    self.requests = requests
    var engine = PageEngine()
    _ = engine.openScreen(Array(text.utf8), tree: 0)
    for request in requests { answers.append(engine.editScreen(1, Array(request.utf8))) }
  }

  /// Creates the case of a layout.
  init(rows: String, requests: [String]) {
    kind = .layout
    text = rows
    self.requests = requests
    var engine = PageEngine()
    _ = engine.open(Array(rows.utf8))
    for request in requests { answers.append(engine.edit(1, Array(request.utf8))) }
  }

  /// The examples, layouts by chance that are edited a few times, and screens likewise.
  static func all() throws -> [PageCase] {
    let samples = try LayoutSample.all()
    var cases: [PageCase] = []
    for path in try Repository.exampleLogs() {
      let log = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      cases += [PageCase(.report, of: log, path: path), PageCase(.page, of: log, path: path)]
      cases.append(PageCase(.page, of: cases[cases.count - 2].answers[0], path: "report.json"))
    }
    for sample in samples {
      cases += [PageCase(.report, of: sample.text, path: "a"), PageCase(.page, of: sample.text, path: "a")]
    }
    for input in [
      "alc 2", "{\"schema\": 1}", "\u{0}\u{1}\u{2}", "<!DOCTYPE a><a b='com.apple.InterfaceBuilder'/>",
    ] {
      cases.append(PageCase(.page, of: input, path: "wrong"))
    }
    return cases + (0..<300).map(layout) + [screen] + (0..<60).map { screen(seed: $0, of: samples) }
  }

  private static func screen(seed: UInt64, of samples: [LayoutSample]) -> PageCase {
    var random = SplitMix64(seed: seed &+ 9_000)
    let sample = samples[random.below(samples.count)]
    let ids = sample.constraints
    var requests = ["ask constraints\nask devices"]
    for _ in 0..<4 {
      let id = ids[random.below(ids.count)]
      let edits = [
        "size \(200 + random.below(800)) \(200 + random.below(900)).5", "device iPhone 15", "device iPad Air",
        "landscape", "portrait", "saved", "direction rtl", "direction ltr",
        "constant \(id) \(random.below(200))",
        "constant \(id) -\(random.below(40)).25", "priority \(id) \(1 + random.below(1000))", "off \(id)",
        "on \(id)", "reset", "wrong",
      ]
      let question = ["", "", "", "\nask holds", "\nask profile width 100 900"][random.below(5)]
      requests.append(edits[random.below(edits.count)] + question)
    }
    return PageCase(screen: sample, requests: requests)
  }

  private static func layout(seed: UInt64) -> PageCase {
    var random = SplitMix64(seed: seed &+ 7_000)
    let file = RandomSystemFile.make(seed: seed)
    let labels = file.rows.map(\.label)
    let everything = "ask conflicts\nask reasons\nask freedom\nask range \(file.variables[0]) \(labels[0])"
    var requests = [everything + "\nask profile \(file.variables[0]) -20 20.5"]
    for _ in 0..<4 {
      let label = labels[random.below(labels.count)]
      let edits = [
        "set \(label) \(Int(random.below(81)) - 40)", "set \(label) \(random.below(40))/7", "off \(label)",
        "on \(label)", "priority \(label) \(1 + random.below(1000))", "priority \(label) 1000", "wrong",
      ]
      requests.append(edits[random.below(edits.count)] + (random.below(3) == 0 ? "\n" + everything : ""))
    }
    return PageCase(rows: LinearSystemFilePrinter.text(file), requests: requests)
  }

  /// A list of cells in a screen that becomes wider: 300 rows.
  static let screen = PageCase(
    rows: Screen.rows(cells: 20),
    requests: (0..<12).map { "set width \(280 + 37 * $0).5\nset height \(600 - $0)" })
}

/// A screen as it is common: a list of cells, each with a label, a field behind it, and wishes for their sizes.
enum Screen {
  /// Returns the rows, 15 a cell.
  static func rows(cells: Int) -> String {
    var text = "alc 1\n"
    let names = (0..<cells).flatMap { cell in ["cell\(cell)", "label\(cell)", "field\(cell)"] }
    for name in ["screen"] + names { for part in ["x", "y", "w", "h"] { text += "var \(name).\(part)\n" } }
    text += "con width 1000 = 390 1 2\ncon height 1000 = 844 1 3\n"
    for cell in 0..<cells {
      let (own, label, field) = (4 + 12 * cell, 8 + 12 * cell, 12 + 12 * cell)
      let top = cell == 0 ? "59 1 \(own + 1)" : "8 1 \(own + 1) -1 \(own - 11) -1 \(own - 9)"
      let lines = [
        "1000 = 16 1 \(own)", "1000 = 16 1 2 -1 \(own) -1 \(own + 2)", "1000 = \(top)",
        "750 >= 44 1 \(own + 3)", "250 = 0 1 \(own + 3)", "1000 = 12 1 \(label) -1 \(own)",
        "1000 = 8 1 \(field) -1 \(label) -1 \(label + 2)",
        "1000 = 12 1 \(own) 1 \(own + 2) -1 \(field) -1 \(field + 2)",
        "1000 = 0 1 \(label + 1) 1/2 \(label + 3) -1 \(own + 1) -1/2 \(own + 3)",
        "1000 = 0 1 \(field + 1) 1/2 \(field + 3) -1 \(own + 1) -1/2 \(own + 3)",
        "251 = \(40 + 7 * cell) 1 \(label + 2)", "750 >= \(40 + 7 * cell) 1 \(label + 2)",
        "750 >= 90 1 \(field + 2)", "1000 = 20.5 1 \(label + 3)", "1000 = 34 1 \(field + 3)",
      ]
      for (place, line) in lines.enumerated() { text += "con r\(cell).\(place) \(line)\n" }
    }
    return text
  }
}
