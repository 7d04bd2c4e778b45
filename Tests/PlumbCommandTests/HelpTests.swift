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
  private func article(_ name: String) throws -> String {
    try Repository.text(of: "Sources/Plumb/Plumb.docc/\(name).md")
  }

  @Test("the article of rules has a section for every rule, in their order, with its title")
  func rulesAreListed() throws {
    let lines = try article("Rules").split(separator: "\n")
    let ids = lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(ids == Rule.all.map(\.id))
    for rule in Rule.all {
      #expect(lines.contains { $0.hasPrefix("**\(rule.title).**") }, "\(rule.id): \(rule.title)")
    }
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
