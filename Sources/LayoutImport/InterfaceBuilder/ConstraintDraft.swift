import LayoutModel
import MarkupSource

/// What the attributes of a `<constraint>` say, before its items are looked up.
struct ConstraintDraft {
  private(set) var firstItem: String?
  private(set) var firstAttribute: Attribute?
  private(set) var secondItem: String?
  private(set) var secondAttribute: Attribute?
  private(set) var constant: Rational?
  private(set) var problem: String?
  private var relation = Relation.equal
  private var multiplier: Rational = 1
  private var multiplierText: String?
  private var priority = Priority.required
  private var identifier: String?
  private var label: String?
  private var isSymbolic = false
  private var isPlaceholder = false
  private var hasCustomClass = false
  private var variations: [InterfaceVariation] = []

  /// Reads the attributes of an element; the first that cannot be read is the problem.
  init(_ node: MarkupNode) {
    for attribute in node.attributes { read(attribute) }
    for child in node.childNodes where child.word == .variation {
      variations.append(InterfaceVariation(child))
    }
    if problem == nil, firstAttribute == nil { problem = "it has no `firstAttribute`" }
    if problem == nil, (secondItem == nil) != (secondAttribute == nil) {
      problem = "only one of `secondItem` and `secondAttribute` is there"
    }
  }

  private mutating func read(_ attribute: MarkupAttribute) {
    switch attribute.word {
    case .firstItem: firstItem = attribute.value
    case .secondItem: secondItem = attribute.value
    case .firstAttribute: firstAttribute = known(attribute, Attribute(printed: attribute.value))
    case .secondAttribute: secondAttribute = known(attribute, Attribute(printed: attribute.value))
    case .relation:
      relation = known(attribute, Relation(interface: attribute.value)) ?? .equal
    case .constant: constant = sensible(attribute, number(attribute))
    case .multiplier: readMultiplier(attribute)
    case .priority: priority = known(attribute, attribute.priority) ?? .required
    case .identifier: identifier = attribute.value
    case .userLabel: label = attribute.value
    case .symbolic: isSymbolic = attribute.isYes
    case .symbolType: isSymbolic = true
    case .placeholder: isPlaceholder = attribute.isYes
    case .customClass: hasCustomClass = true
    default: break
    }
  }

  /// Returns a value that could be read, or makes it the problem.
  private mutating func known<Value>(_ attribute: MarkupAttribute, _ value: Value?) -> Value? {
    if value == nil, problem == nil {
      problem = "its \(attribute.name) \"\(attribute.value)\" is not known"
    }
    return value
  }

  /// Returns the number that an attribute gives, or makes it the problem.
  private mutating func number(_ attribute: MarkupAttribute) -> Rational? {
    let value = attribute.length
    if value == nil, problem == nil { problem = "its \(attribute.name) \"\(attribute.value)\" is no number" }
    return value
  }

  /// Returns a number unless it is so large that it is none that someone meant; then it is the problem.
  private mutating func sensible(_ attribute: MarkupAttribute, _ value: Rational?) -> Rational? {
    guard let value, !value.isSensibleLength else { return value }
    if problem == nil {
      problem = "its \(attribute.name) \"\(attribute.value)\" is far beyond any screen"
    }
    return nil
  }

  private mutating func readMultiplier(_ attribute: MarkupAttribute) {
    guard let value = sensible(attribute, known(attribute, Multiplier.read(attribute.written))) else {
      return
    }
    multiplier = value
    if value != 1 { multiplierText = attribute.value }
  }

  /// Puts what was read, except for the items and their attributes, into a constraint.
  func fill(_ constraint: inout InterfaceConstraint) {
    constraint.relation = relation
    constraint.multiplier = multiplier
    constraint.multiplierText = multiplierText
    constraint.constant = constant ?? 0
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.label = label
    constraint.isSymbolic = isSymbolic
    constraint.isPlaceholder = isPlaceholder
    constraint.hasCustomClass = hasCustomClass
    constraint.variations = variations
  }
}

extension Relation {
  /// Creates the relation that a layout file names.
  init?(interface name: String) {
    switch name {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
