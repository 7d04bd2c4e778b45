import TestSupport
import LayoutModel

/// A random layout, with what a reader should find in its print.
struct PrintedLayout {
  /// The entries without quotes, as the broken constraint would be printed.
  var entries: [String] = []
  /// What each entry says, in the words of `ReadConstraint.statement`.
  var statements: [String] = []

  private let isModern: Bool
  private var views: [PrintedView] = []

  /// Makes a layout of two to nine constraints.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    isModern = Bool.random(using: &random)
    for number in 0..<Int.random(in: 2...5, using: &random) {
      views.append(PrintedView(number: number, isModern: isModern, random: &random))
    }
    for number in 0..<Int.random(in: 2...9, using: &random) { addEntry(number, &random) }
  }

  /// The conflict as the system prints it, with the last entry broken.
  var log: String {
    conflict(entries.map(Self.escaped), broken: entries.last)
  }

  private static func escaped(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

// MARK: - Entries

extension PrintedLayout {
  private mutating func addEntry(_ number: Int, _ random: inout SplitMix64) {
    let first = Int.random(in: views.indices, using: &random)
    let second = (first + Int.random(in: 1..<views.count, using: &random)) % views.count
    var body: String
    let statement: String
    var shown = [first]
    let relation = ["==", ">=", "<="].randomElement(using: &random) ?? "=="
    let constant = PrintedNumber(&random)
    switch Int.random(in: 0..<(isModern ? 4 : 5), using: &random) {
    case 0:
      (body, statement) = equation(first, relation, second, constant, &random)
      shown.append(second)
    case 1:
      (body, statement) = gap(first, relation, second, constant, &random)
      shown.append(second)
    case 2:
      (body, statement) = margin(first, relation, second, constant, &random)
      shown.append(second)
    default: (body, statement) = size(first, relation, constant, &random)
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      body += " priority:\(Int.random(in: 1...999, using: &random))"
    }
    let address = "0x60\(String(number + 16, radix: 16))"
    entries.append("<\(Self.head(address, &random)) \(body)\(tail(shown, body))>")
    statements.append(statement)
  }

  private static func head(_ address: String, _ random: inout SplitMix64) -> String {
    let identifiers = [
      "UIView-Encapsulated-Layout-Width", "UISV-spacing", "my \"own\" id", "a<b>.c", "it's", "x == y",
      "UINavItem-leading",
    ]
    let identifier = identifiers.randomElement(using: &random) ?? ""
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: "NSLayoutConstraint:\(address) '\(identifier)'"
    case 1: "SnapKit.LayoutConstraint:\(address)@Cell+\(Int.random(in: 1...9, using: &random)).swift#88"
    case 2: "NSAutoresizingMaskLayoutConstraint:\(address) h=-&- v=--&"
    case 3: "_UISystemBaselineConstraint:\(address)"
    default: "NSLayoutConstraint:\(address)"
    }
  }

  private func tail(_ shown: [Int], _ body: String) -> String {
    var names = Set(shown.map { views[$0] }.filter { $0.name != nil }.map { "\($0.word):\($0.address)" })
      .sorted()
    if body.contains("|-") || body.contains("-|"), let view = shown.last {
      names.append("'|':\(views[view].inNames)")
    }
    if !isModern { return names.isEmpty ? "" : "   (Names: \(names.joined(separator: ", ")) )" }
    return names.isEmpty ? "   (active)" : "   (active, names: \(names.joined(separator: ", ")) )"
  }

  private func equation(
    _ first: Int, _ relation: String, _ second: Int, _ constant: PrintedNumber, _ random: inout SplitMix64
  ) -> (String, String) {
    let axes = [
      ["left", "right", "centerX", "leftMargin"], ["leading", "trailing"],
      ["top", "bottom", "centerY", "lastBaseline"],
      ["width", "height"],
    ]
    let attributes = axes.randomElement(using: &random) ?? ["top"]
    let left = attributes.randomElement(using: &random) ?? "top"
    let right = attributes.randomElement(using: &random) ?? "top"
    let factors = [("", ""), ("0.5*", "1/2*"), ("1.5*", "3/2*"), ("0.333333*", "1/3*"), ("2*", "2*")]
    let factor =
      (attributes.contains("height") ? factors : [factors[0]]).randomElement(using: &random) ?? factors[0]
    let body =
      "\(views[first].word).\(left) \(relation) \(factor.0)\(views[second].word).\(right)\(constant.asSummand)"
    let words =
      "\(views[first].label).\(left) \(relation) \(factor.1)\(views[second].label).\(right)\(constant.readAsSummand)"
    return (body, words)
  }

  private func gap(
    _ first: Int, _ relation: String, _ second: Int, _ constant: PrintedNumber, _ random: inout SplitMix64
  ) -> (String, String) {
    let isVertical = Bool.random(using: &random)
    let sign = relation == "==" ? "" : relation
    let body =
      "\(isVertical ? "V" : "H"):[\(views[first].word)]-(\(sign)\(constant.printed))-[\(views[second].word)]"
    let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    return (
      body, "\(views[second].label).\(near) \(relation) \(views[first].label).\(far)\(constant.readAsSummand)"
    )
  }

  private func margin(
    _ first: Int, _ relation: String, _ second: Int, _ constant: PrintedNumber, _ random: inout SplitMix64
  ) -> (String, String) {
    let sign = relation == "==" ? "" : relation
    return (
      "V:|-(\(sign)\(constant.printed))-[\(views[first].word)]",
      "\(views[first].label).top \(relation) \(views[second].label).top\(constant.readAsSummand)"
    )
  }

  private func size(
    _ first: Int, _ relation: String, _ constant: PrintedNumber, _ random: inout SplitMix64
  ) -> (String, String) {
    let words = "\(views[first].label).height \(relation) \(constant.read)"
    if isModern { return ("\(views[first].word).height \(relation) \(constant.printed)", words) }
    return ("V:[\(views[first].word)(\(relation == "==" ? "" : relation)\(constant.printed))]", words)
  }
}
