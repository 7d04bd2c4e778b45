import Plumb

/// `plumb rules`: the list of rules, or the article of one.
enum RulesCommand {
  /// Runs and returns the exit status.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    if arguments.contains("--help") || arguments.contains("-h") {
      console.write(Help.rules)
      return .clean
    }
    guard let id = arguments.first else {
      console.write(list)
      return .clean
    }
    guard let rule = Rule.named(id) else {
      let near = Rule.all.map(\.id).min { EditDistance.between($0, id) < EditDistance.between($1, id) } ?? ""
      console.warn("plumb: There is no rule “\(id)”. Did you mean \(near)? `plumb rules` lists them.")
      return .usage
    }
    console.write(article(rule, width: min(console.width, 80)))
    return .clean
  }

  private static var list: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.count + 2)
      return "\(rule.id)\(padding)\(rule.title)\n"
    }.joined()
  }

  private static func article(_ rule: Rule, width: Int) -> String {
    let paragraphs = rule.article.map { wrapped($0, width: width) }
    return "\(rule.title)  (\(rule.id), \(rule.severity.rawValue))\n\n" + paragraphs.joined(separator: "\n\n")
      + "\n"
  }

  private static func wrapped(_ text: String, width: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + word.count + 1 > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    return lines.joined(separator: "\n")
  }
}
