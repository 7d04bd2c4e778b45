import TestSupport
/// A way in which logs get damaged without losing anything.
enum Damage: CaseIterable {
  case prefix, comment, quotation, indentation, entities, returns, interleaving, noIndentation, noCommas,
    blankLines

  /// Returns the damaged log.
  func applied(to log: String, _ random: inout SplitMix64) -> String {
    switch self {
    case .prefix:
      return
        ([
          "10:11:12.5 My App 2-3: x[1:2] ", "Mar  4 18:25:38 host App[1] <Notice>: ",
          "info: [IOS_SYSLOG_ROW ] ",
        ]
        .randomElement(using: &random) ?? "") + log
    case .comment: return log.mapLines { "//\t" + $0 }
    case .quotation: return log.mapLines { "> " + $0 }
    case .indentation: return log.mapLines { "        " + $0 }
    case .noIndentation: return log.mapLines { String($0.drop { $0 == " " || $0 == "\t" }) }
    case .entities:
      return log.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    case .returns: return log.replacing("\n", with: "\r\n")
    case .noCommas: return log.replacing("\",\n", with: "\"\n")
    case .blankLines: return log.replacing(",\n", with: ",\n\n")
    case .interleaving:
      let strangers = [
        "[tcp] closed 5", "{\"a\": [1]}", "🙂", "-[X perform] y", "10:11 App[1:2] [MC] Lazy loading",
      ]
      return log.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        Bool.random(using: &random) || !line.hasSuffix(",")
          ? [String(line)] : [String(line), strangers.randomElement(using: &random) ?? ""]
      }.joined(separator: "\n")
    }
  }
}

extension String {
  fileprivate func mapLines(_ change: (Substring) -> String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map(change).joined(separator: "\n")
  }
}
