import LayoutModel

/// The items that the variables of a system belong to: `card.w` is the width of the item `card`, and a name of
/// another form is an item of its own, with the variable x.
struct SystemNames {
  /// The names of the items, in the order of their first variables.
  private(set) var items: [String] = []
  /// For each variable of the file the item, by its place, and which of its numbers it is.
  private(set) var variables: [(item: Int, variable: Variable)] = []

  private let names: [String]

  /// Finds the items of a system.
  init(_ names: [String]) {
    self.names = names
    let read = names.map { VariableName($0) }
    var taken = Set(read.compactMap { $0?.item })
    var places: [String: Int] = [:]
    for (name, parts) in zip(names, read) {
      guard let parts else {
        var item = name
        // `card` is not the item that `card.w` belongs to.
        while !taken.insert(item).inserted { item += "′" }
        variables.append((items.count, .x))
        items.append(item)
        continue
      }
      let place = places[parts.item] ?? items.count
      if place == items.count {
        places[parts.item] = place
        items.append(parts.item)
      }
      variables.append((place, parts.variable))
    }
  }

  /// Returns the row in words, with what is taken away on the other side: `card.x = title.x + 8`.
  func words(_ row: LinearSystemFile.Row) -> String {
    var terms = row.mergedTerms
    var (relation, bound) = (row.relation, row.bound)
    if !terms.isEmpty, terms.allSatisfy({ $0.coefficient.isNegative }) {
      for place in terms.indices { terms[place].coefficient = -terms[place].coefficient }
      relation = relation.flipped
      bound = -bound
    }
    let left = terms.filter { !$0.coefficient.isNegative }.map { product($0.coefficient, $0.variable) }
    let right = terms.filter { $0.coefficient.isNegative }.map { product(-$0.coefficient, $0.variable) }
    let constant = number(bound.magnitude)
    var sum = right.joined(separator: " + ")
    if sum.isEmpty {
      sum = (bound.isNegative ? "−" : "") + constant
    } else if !bound.isZero {
      sum += (bound.isNegative ? " − " : " + ") + constant
    }
    return "\(left.isEmpty ? "0" : left.joined(separator: " + ")) \(ConstraintWords.sign(relation)) \(sum)"
  }

  private func product(_ factor: Rational, _ variable: Int) -> String {
    factor == .one ? names[variable] : "\(number(factor)) × \(names[variable])"
  }

  private func number(_ value: Rational) -> String { value.decimalText ?? value.description }
}
