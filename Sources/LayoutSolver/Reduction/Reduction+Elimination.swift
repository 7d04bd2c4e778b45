/// Exact elimination of equalities, the shortest first, each by the variable that occurs in the fewest rows
/// (after Markowitz, *The elimination form of the inverse*, Management Science 1957).
extension Reduction {
  /// Uses the active equalities, one after the other, to remove a variable from all other active rows.
  ///
  /// Stops at the first contradictory row. The column lists have to be up to date.
  ///
  /// - Parameters:
  ///   - limit: only columns below it are removed; equalities without such a column stay active.
  ///   - workLimit: the number of entries to read after which it gives up.
  /// - Returns: whether it did not give up.
  @discardableResult
  mutating func eliminateEqualities(below limit: Int, workLimit: Int = .max) -> Bool {
    var queue = LengthQueue()
    for row in stride(from: rows.rowCount - 1, through: 0, by: -1) where isActive[row] && removesVariable(row)
    {
      queue.push(row, length: rows.lengths[row])
    }
    while contradictoryRow == nil, !isPoisoned, let (row, bucket) = queue.pop() {
      guard isActive[row], LengthQueue.bucket(rows.lengths[row]) == bucket else { continue }
      guard let pivot = pivotEntry(of: row, below: limit) else { continue }
      isActive[row] = false
      rows.uncount(row)
      droppedRows.append(Int32(row))
      steps.append(Step(variable: rows.columns[pivot], rows: droppedRows.count - 1..<droppedRows.count))
      remove(rows.columns[pivot], with: row, rows.values[pivot], &queue)
      if rows.work > workLimit { return false }
    }
    return true
  }

  /// Removes a column from all active rows by means of a row that holds it.
  private mutating func remove(_ column: Int32, with pivot: Int, _ value: Number, _ queue: inout LengthQueue)
  {
    var node = rows.firstNode(of: column)
    while node >= 0 {
      let row = rows.row(of: node)
      node = rows.node(after: node)
      guard isActive[row], let entry = rows.value(row, column) else { continue }
      let factor = value.isUnit ? entry * value : entry / value
      let length = rows.lengths[row]
      rows.subtract(factor, times: pivot, from: row)
      tape.append(target: row, source: pivot, factor: factor)
      if rows.lengths[row] == 0 {
        retireEmpty(row)
        if contradictoryRow != nil { return }
      } else if removesVariable(row), rows.lengths[row] != length {
        queue.push(row, length: rows.lengths[row])
      }
    }
  }

  /// Returns whether a row is an equality that has to hold.
  func removesVariable(_ row: Int) -> Bool { isEquality[row] && !isOptional[row] }

  /// Returns the entry that costs least to remove by: in few rows, and by a good number.
  private func pivotEntry(of row: Int, below limit: Int) -> Int? {
    var best: (entry: Int, cost: Int32)?
    for entry in rows.entries(of: row) {
      let column = Int(rows.columns[entry])
      guard column < limit else { continue }
      let cost = rows.columnCounts[column] + rows.values[entry].pivotPenalty
      if let best, best.cost <= cost { continue }
      best = (entry, cost)
    }
    return best?.entry
  }
}

/// Rows by their length, the shortest first; a row may be queued under lengths that it no longer has.
private struct LengthQueue {
  private var heads = [Int32](repeating: -1, count: 17)
  private var next: [Int32] = []
  private var queued: [Int32] = []
  private var lowest = 16

  /// Returns the bucket of a length: all long rows share one.
  static func bucket(_ length: Int32) -> Int { Int(min(length, 16)) }

  /// Adds a row under its length.
  mutating func push(_ row: Int, length: Int32) {
    let bucket = Self.bucket(length)
    next.append(heads[bucket])
    queued.append(Int32(row))
    heads[bucket] = Int32(queued.count - 1)
    lowest = min(lowest, bucket)
  }

  /// Removes a row of the lowest bucket; the last one pushed comes first.
  mutating func pop() -> (row: Int, bucket: Int)? {
    while lowest < heads.count {
      let node = heads[lowest]
      if node >= 0 {
        heads[lowest] = next[Int(node)]
        return (Int(queued[Int(node)]), lowest)
      }
      lowest += 1
    }
    return nil
  }
}
