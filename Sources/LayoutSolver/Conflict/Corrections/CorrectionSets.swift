/// The minimal correction sets of a system: rows without which the others can be satisfied, none of them to spare.
///
/// Conflicts of different components share no row, so a correction of the system is one of each component, taken
/// together. Their product is not spelled out: 20 conflicts of 3 rows have 3,486,784,401 correction sets.
package struct CorrectionSets: Sendable, Hashable {
  /// For each component that holds a conflict its correction sets, the smallest first; rows ascend.
  ///
  /// A component for which the limits allowed none has an empty list.
  package let components: [[[Int]]]
  /// A Boolean value that indicates whether these are proved to be all minimal correction sets.
  package let isComplete: Bool

  /// The number of correction sets of the whole system, or `nil` when that needs more than 64 bits.
  package var count: Int? {
    var product = 1
    for component in components {
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: component.count)
      // An empty component makes the product 0, whatever the others are.
      if isTooLarge { return components.contains { $0.isEmpty } ? 0 : nil }
      product = next
    }
    return product
  }

  /// The number of rows of the smallest correction sets, or `nil` when none is known.
  package var smallestSize: Int? {
    var size = 0
    for component in components {
      guard let first = component.first else { return nil }
      size += first.count
    }
    return size
  }
}

extension CorrectionSets: Sequence {
  /// Makes the correction sets of the whole system, one after the other, with ascending rows.
  package struct Iterator: IteratorProtocol {
    private let components: [[[Int]]]
    private var choice: [Int]?

    fileprivate init(_ components: [[[Int]]]) {
      self.components = components
      let isPossible = components.allSatisfy { !$0.isEmpty }
      choice = isPossible ? [Int](repeating: 0, count: components.count) : nil
    }

    /// Returns the next correction set, or `nil` behind the last one.
    package mutating func next() -> [Int]? {
      guard var current = choice else { return nil }
      var rows: [Int] = []
      for (component, index) in zip(components, current) { rows += component[index] }
      var place = current.count - 1
      while place >= 0 {
        current[place] += 1
        if current[place] < components[place].count { break }
        current[place] = 0
        place -= 1
      }
      choice = place < 0 ? nil : current
      return rows.sorted()
    }
  }

  /// Returns the correction sets of the whole system, made on demand.
  package func makeIterator() -> Iterator { Iterator(components) }

  /// A lower bound for the number of sets.
  package var underestimatedCount: Int { 0 }
}
