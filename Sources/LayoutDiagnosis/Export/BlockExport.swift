import LayoutModel
import TextSource

/// Writes one conflict report as rows over named variables.
///
/// The rows are those that the verdict rests on: the listed constraints, and that sizes are not negative.
/// Assumptions are kept apart, since only the verdict "contradictory if" needs them.
struct BlockExport {
  /// The names of the variables.
  private(set) var variables: [String] = []
  /// The listed constraints and the facts about sizes.
  private(set) var rows: [LinearSystemFile.Row] = []
  /// The assumptions.
  private(set) var assumed: [LinearSystemFile.Row] = []
  /// What the names stand for.
  private(set) var meanings: [SystemExport.Meaning] = []

  private let block: ConflictBlock
  private let prefix: String
  private let words: ConstraintWords
  private let items: [String]
  private var places: [Term.Key: Int] = [:]

  /// Prepares the export; every name begins with the prefix.
  init(_ block: ConflictBlock, prefix: String) {
    self.block = block
    self.prefix = prefix
    let words = ConstraintWords(block.layout)
    var names = SafeNames()
    items = block.layout.items.indices.map {
      prefix + names.name(for: words.names.code($0), fallback: "item")
    }
    self.words = words
  }

  /// What is known to be missing, in sentences.
  var remarks: [String] {
    let name = prefix.isEmpty ? "The report" : "\(prefix)* is the report"
    let place = "\(name) at line \(block.location.line) of the log"
    return [place + (block.gaps.isEmpty ? "." : "; its list is not whole.")]
  }

  /// Adds every row.
  mutating func addAll() {
    let layout = block.layout
    for (index, constraint) in layout.constraints.enumerated() {
      let name = prefix + Self.label(index, constraint, words)
      var row = row(name, constraint.form)
      row.priority = constraint.priority
      let isAssumed = constraint.assumption != nil
      if isAssumed { assumed.append(row) } else { rows.append(row) }
      let broken = block.broken == index ? ", broken by the system" : ""
      meanings.append(
        SystemExport.Meaning(
          name: name,
          text: "\(words.equation(constraint)) (\(isAssumed ? "assumed" : constraint.owner.label)\(broken))"))
    }
    addSizes(of: layout)
    for index in layout.items.indices where layout.items[index].address != nil {
      let item = layout.items[index]
      let address = item.address.map { " at \($0)" } ?? ""
      meanings.append(SystemExport.Meaning(name: items[index], text: words.names[index] + address))
    }
  }

  private mutating func row(_ label: String, _ form: LinearForm) -> LinearSystemFile.Row {
    let terms = form.terms.map { LinearSystemFile.Term(place(of: $0.key), $0.coefficient) }
    return LinearSystemFile.Row(label, terms, form.relation, form.bound)
  }

  private mutating func place(of key: Term.Key) -> Int {
    if let known = places[key] { return known }
    places[key] = variables.count
    variables.append(VariableName(items[key.item], key.variable).text)
    return variables.count - 1
  }

  /// Adds "a size is never negative" for the same items as `BlockSystem` does.
  private mutating func addSizes(of layout: Layout) {
    for (index, item) in layout.items.enumerated() where !item.isImplied || item.kind == .anchor {
      for axis in Axis.allCases {
        let size = Term(index, .size(axis), .one)
        guard places[size.key] != nil else { continue }
        let label = "\(items[index]).\(axis.noun)_is_not_negative"
        rows.append(row(label, LinearForm([size], .greaterThanOrEqual, .zero)))
      }
    }
  }

  /// Returns a label such as `c3.height`: the place in the list, and what the constraint speaks about.
  private static func label(_ index: Int, _ constraint: Constraint, _ words: ConstraintWords) -> String {
    guard let attribute = constraint.equation?.first.attribute else { return "c\(index + 1)" }
    return "c\(index + 1).\(attribute.rawValue)"
  }
}
