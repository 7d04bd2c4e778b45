/// The strongly connected components of a graph (Tarjan, *Depth-first search and linear graph algorithms*, SIAM Journal
/// on Computing 1972).
struct StrongComponents {
  /// For each node the number of its component; arcs between components lead to lower numbers.
  private(set) var numbers: [Int32]

  /// Finds the components of a graph.
  init<Length: PathLength>(_ graph: DifferenceGraph<Length>) {
    let count = graph.nodeCount
    numbers = [Int32](repeating: -1, count: count)
    var found: Int32 = 0
    var order: Int32 = 0
    var orders = numbers
    var lowest = numbers
    var cursors = graph.firstArc
    var open: [Int32] = []
    var path: [Int32] = []
    for root in 0..<Int32(count) where orders[Int(root)] < 0 {
      path.append(root)
      while let last = path.last {
        let node = Int(last)
        if orders[node] < 0 {
          orders[node] = order
          lowest[node] = order
          order += 1
          open.append(last)
        }
        if cursors[node] < graph.firstArc[node + 1] {
          let head = graph.heads[Int(cursors[node])]
          cursors[node] += 1
          if orders[Int(head)] < 0 {
            path.append(head)
          } else if numbers[Int(head)] < 0 {
            lowest[node] = min(lowest[node], orders[Int(head)])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last { lowest[Int(parent)] = min(lowest[Int(parent)], lowest[node]) }
        guard lowest[node] == orders[node] else { continue }
        while let member = open.popLast() {
          numbers[Int(member)] = found
          if member == last { break }
        }
        found += 1
      }
    }
  }
}
