/// Tape positions, the highest first, as a binary heap without repetitions on the way out.
struct StepHeap {
  private var items: [Int32] = []
  private var last: Int32 = -1

  /// Adds a position; one below 0 stands for none.
  mutating func push(_ step: Int32) {
    guard step >= 0 else { return }
    items.append(step)
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2] < items[child] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the highest position off, all its repetitions with it.
  mutating func pop() -> Int32? {
    while let top = items.first {
      items.swapAt(0, items.count - 1)
      items.removeLast()
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < items.count else { break }
        if child + 1 < items.count, items[child] < items[child + 1] { child += 1 }
        guard items[parent] < items[child] else { break }
        items.swapAt(parent, child)
        parent = child
      }
      if top != last {
        last = top
        return top
      }
    }
    return nil
  }
}
