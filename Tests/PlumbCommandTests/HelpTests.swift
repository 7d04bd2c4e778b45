import Foundation
import Plumb
import TestSupport
import Testing

@testable import PlumbCommand

@Suite struct HelpTests {
  @Test("the help lists every flag with its sentence")
  func listsEveryFlag() {
    for flag in Options.flags {
      #expect(Help.text.contains("--\(flag.name)"))
      #expect(Help.text.contains(flag.help))
    }
  }

  @Test("the help fits a terminal of 100 columns")
  func fits() {
    for line in Help.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test("the README's table of flags is the table of the command")
  func readmeListsFlags() throws {
    let lines = try Repository.text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("| `-") }
    #expect(lines.map(String.init) == Options.flags.map(row))
  }

  private func row(_ flag: Flag) -> String {
    var spelling = flag.short.map { "-\($0), " } ?? ""
    spelling += "--\(flag.name)"
    if case .value(let name, _) = flag.action { spelling += " \(name)" }
    return "| `\(spelling)` | \(flag.help) |"
  }
}

@Suite struct DocumentationTests {
  private static let catalogue = "Sources/Plumb/Plumb.docc"

  private func article(_ name: String) throws -> String {
    try Repository.text(of: "\(Self.catalogue)/\(name).md")
  }

  @Test("the article of rules says what the rules say")
  func rulesArticle() throws {
    let expected = Self.rulesArticle
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(expected.utf8).write(to: Repository.root.appending(path: "\(Self.catalogue)/Rules.md"))
      return
    }
    let lines = try article("Rules").split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, wanted).prefix { $0 == $1 }.count
    #expect(
      lines == wanted,
      "Rules.md differs first in line \(first + 1). UPDATE_GOLDEN=1 swift test --filter rulesArticle writes it."
    )
  }

  /// The article, written from the table of rules.
  private static var rulesArticle: String {
    let head = """
      # Rules

      Every kind of finding, by its id.

      ## Overview

      The id of a rule never changes. `plumb rules` lists the rules, and `plumb rules ID` prints the text of one. Conflicts
      come first, in the order in which their signatures are tried; the others are about what else a log says.

      """
    return head
      + Rule.all.map { rule in
        let text = rule.article.map(escaped).joined(separator: "\n\n")
        return "\n### \(rule.id)\n\n**\(escaped(rule.title)).** (\(rule.severity.rawValue))\n\n\(text)\n"
      }.joined()
  }

  /// Returns a text with the signs of Markdown taken literally.
  private static func escaped(_ text: String) -> String {
    text.map { "<*_`[".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  @Test("every rule explains itself in sentences")
  func rulesExplainThemselves() {
    for rule in Rule.all {
      #expect(!rule.article.isEmpty, "\(rule.id)")
      for paragraph in rule.article { #expect(paragraph.hasSuffix("."), "\(rule.id)") }
    }
  }

  @Test("a module that is built is on the map for contributors")
  func modulesAreOnTheMap() throws {
    let map = try Repository.text(of: ".github/CONTRIBUTING.md")
    let package = try Repository.text(of: "Package.swift")
    let rooms = package.split(separator: "\n").compactMap { line -> Substring? in
      guard let start = line.range(of: "room(\""), !line.contains("func") else { return nil }
      return line[start.upperBound...].prefix { $0 != "\"" }
    }
    #expect(rooms.count >= 9)
    for room in rooms { #expect(map.contains("`\(room)`"), "\(room)") }
  }
}
