import LayoutImport
import LayoutModel
import Testing
import TextSource

/// Returns what a log says, read in one piece.
func records(_ bytes: [UInt8]) -> [LogRecord] {
  var reader = LogReader()
  return reader.read(bytes) + reader.finish()
}

/// Returns what a log says, read in one piece.
func records(_ log: String) -> [LogRecord] { records(Array(log.utf8)) }

/// Returns the conflicts and dumps of a log.
func blocks(_ log: String) -> [ConflictBlock] {
  records(log).compactMap { if case .block(let block) = $0 { block } else { nil } }
}

/// Returns the only conflict or dump of a log.
func block(_ log: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> ConflictBlock {
  let all = blocks(log)
  try #require(all.count == 1, "one block is expected", sourceLocation: sourceLocation)
  return all[0]
}

/// Returns a conflict as UIKit prints it.
func conflict(_ entries: [String], broken: String? = nil) -> String {
  let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
  let end = broken.map { "\nWill attempt to recover by breaking constraint \n\($0)\n" } ?? ""
  return """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(list)
    )
    \(end)
    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
    also be helpful.

    """
}

/// A constraint together with the layout that it belongs to.
struct ReadConstraint {
  var constraint: Constraint
  var layout: Layout

  /// What the constraint says, for example `UIView:0x1.width == 0.5*box.height + 8`.
  var statement: String {
    constraint.equation.map { layout.words($0) } ?? layout.words(constraint.form)
  }

  /// The items that no line of the log states.
  var implied: [Item] { layout.items.filter(\.isImplied) }
}

/// Returns the only constraint of a list with one entry.
func entry(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> ReadConstraint
{
  let block = try block(conflict([text]), sourceLocation: sourceLocation)
  try #require(block.listedCount == 1, "\(block.notes.map(\.message))", sourceLocation: sourceLocation)
  return ReadConstraint(constraint: block.layout.constraints[0], layout: block.layout)
}

extension Layout {
  /// Returns the name of an item, else its class and address, as a log prints it.
  func words(_ index: ItemIndex) -> String {
    let item = items[index]
    if let name = item.name, item.kind == .view { return name }
    let address = item.address.map { ":" + $0 } ?? ""
    return item.className.isEmpty && address.isEmpty ? "?" : item.className + address
  }

  /// Returns an equation as a log prints it.
  func words(_ equation: Equation) -> String {
    let left = "\(words(equation.first.item)).\(equation.first.attribute.rawValue)"
    guard let second = equation.second else {
      return "\(left) \(equation.relation.rawValue) \(equation.constant)"
    }
    let factor = equation.multiplier == .one ? "" : "\(equation.multiplier)*"
    let right = "\(factor)\(words(second.item)).\(second.attribute.rawValue)"
    let constant = equation.constant
    let sum = constant.isZero ? "" : constant.isNegative ? " - \(constant.magnitude)" : " + \(constant)"
    return "\(left) \(equation.relation.rawValue) \(right)\(sum)"
  }

  /// Returns a statement about rectangles, for example `1*A.x -1*B.x == 8`.
  func words(_ form: LinearForm) -> String {
    let sum = form.terms.map { "\($0.coefficient)*\(words($0.item)).\($0.variable.rawValue)" }
    return "\(sum.joined(separator: " ")) \(form.relation.rawValue) \(form.bound)"
  }

  /// What every listed constraint says.
  func statements(_ count: Int) -> [String] {
    constraints.prefix(count).map { ReadConstraint(constraint: $0, layout: self).statement }
  }
}

extension ConflictBlock {
  /// What every listed constraint says.
  var statements: [String] { layout.statements(listedCount) }
}
