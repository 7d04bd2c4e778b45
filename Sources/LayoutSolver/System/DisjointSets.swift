/// A partition of the numbers below a count that only grows coarser (Tarjan's union-find, with path halving).
struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// Creates the partition into single numbers.
  init(count: Int) { parents = [Int32](0..<Int32(count)) }

  /// Returns the number that stands for the set of another one.
  mutating func root(of element: Int) -> Int {
    var element = element
    while Int(parents[element]) != element {
      parents[element] = parents[Int(parents[element])]
      element = Int(parents[element])
    }
    return element
  }

  /// Joins the sets of two numbers; the lowest number stands for the joint set.
  mutating func unite(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    parents[max(a, b)] = Int32(min(a, b))
  }
}
