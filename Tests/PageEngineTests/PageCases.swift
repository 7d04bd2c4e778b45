import Foundation
import LayoutImport
import LayoutModel
import PageEngine
import TestSupport

/// What the engine is asked, and what it answers when it runs as a part of these tests.
struct PageCase: Codable {
  /// The log, or the rows.
  var text: String
  /// The name by which the report calls the log; `nil` for a layout.
  var path: String?
  /// What a layout is asked, one after the other.
  var requests: [String] = []
  /// The answers: a report, or one for each request.
  var answers: [String] = []

  /// Creates the case of a log.
  init(log: String, path: String) {
    text = log
    self.path = path
    answers = [PageEngine.report(Array(log.utf8), path: path)]
  }

  /// Creates the case of a layout.
  init(rows: String, requests: [String]) {
    text = rows
    self.requests = requests
    var engine = PageEngine()
    _ = engine.open(Array(rows.utf8))
    for request in requests { answers.append(engine.edit(1, Array(request.utf8))) }
  }

  /// The example logs, and layouts by chance that are edited a few times.
  static func all() throws -> [PageCase] {
    let logs = try Repository.exampleLogs().map { path in
      PageCase(log: try String(contentsOf: URL(filePath: path), encoding: .utf8), path: path)
    }
    return logs + (0..<300).map(layout) + [screen]
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
