import LayoutModel
import MarkupSource

/// What an archived `IBNSLayoutConstraint` says.
struct ArchivedConstraint {
  private(set) var firstItem: String?
  private(set) var firstAttribute: Attribute?
  private(set) var secondItem: String?
  private(set) var secondAttribute: Attribute?
  private(set) var container: String?
  private(set) var problem: String?
  private var relation = Relation.equal
  private var multiplier: Rational = 1
  private var multiplierText: String?
  private var constant: Rational = 0
  private var priority = Priority.required
  private var isSymbolic = false
  private var isPlaceholder = false

  /// The attributes by their numbers, from 1 on.
  private static let attributes: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// Reads the members of an object; the first that cannot be read is the problem.
  init(_ node: MarkupNode) {
    for member in node.childNodes { read(member) }
    if firstAttribute == nil, problem == nil { problem = "it has no attribute" }
    if secondItem == nil || secondAttribute == nil { (secondItem, secondAttribute) = (nil, nil) }
  }

  private mutating func read(_ member: MarkupNode) {
    switch member[.key] {
    case "firstItem": firstItem = member[.ref]
    case "secondItem": secondItem = member[.ref]
    case "containingView": container = member[.ref]
    case "firstAttribute": firstAttribute = attribute(member)
    case "secondAttribute": secondAttribute = attribute(member)
    case "relation":
      relation = member.text == "-1" ? .lessThanOrEqual : member.text == "1" ? .greaterThanOrEqual : .equal
    case "multiplier": readMultiplier(member)
    case "multiplierString": readMultiplier(member)
    case "constant":
      isSymbolic = member[.class] == "IBNSLayoutSymbolicConstant"
      constant = number(member.child(key: "value") ?? member) ?? 0
      if !constant.isSensibleLength { problem = "its constant \"\(member.text)\" is far beyond any screen" }
    case "priority": priority = Priority(Float((number(member) ?? 1000).doubleValue))
    case "placeholder": isPlaceholder = member.text == "YES"
    default: break
    }
    if !(priority.value > 0 && priority.value <= 1000) { priority = .required }
  }

  private mutating func attribute(_ member: MarkupNode) -> Attribute? {
    guard let code = Int(member.text), code != 0 else { return nil }
    guard (1...Self.attributes.count).contains(code) else {
      problem = "its attribute \(code) is not known"
      return nil
    }
    return Self.attributes[code - 1]
  }

  private mutating func readMultiplier(_ member: MarkupNode) {
    let text = member.text
    guard !text.isEmpty, let value = Multiplier.read(Array(text.utf8)[...]) else { return }
    // The text that someone typed says more than the number made of it.
    guard multiplierText == nil || member[.key] == "multiplierString" else { return }
    multiplier = value
    if value != 1 { multiplierText = text }
  }

  private mutating func number(_ member: MarkupNode) -> Rational? {
    let bytes = Array(member.text.utf8)[...].trimmed
    guard let number = bytes.number(at: bytes.startIndex), number.end == bytes.endIndex else {
      problem = "its \(member[.key] ?? "value") \"\(member.text)\" is no number"
      return nil
    }
    return number.value.withoutNoise
  }

  /// Puts what was read, except for the items and their attributes, into a constraint.
  func fill(_ constraint: inout InterfaceConstraint) {
    constraint.relation = relation
    constraint.multiplier = multiplier
    constraint.multiplierText = multiplierText
    constraint.constant = constant
    constraint.priority = priority
    constraint.isSymbolic = isSymbolic
    constraint.isPlaceholder = isPlaceholder
  }
}
