/// How far the variables can move.
extension FreedomSolver {
  /// How far something can move, `nil` where there is no limit.
  typealias Extent = (low: Number?, high: Number?)

  /// Returns how far each variable can move, or `nil` when a number overflowed.
  func extents() -> [Extent]? {
    let table = FormTable(Array(0..<parts.rowCount), of: parts)
    guard let extents = extents(of: table) else { return nil }
    var isExact = true
    let result: [Extent] = partRanges.map { range in
      var extent: Extent = (.zero, .zero)
      for row in range {
        let (part, scale) = (extents[Int(table.formOf[row])], table.scales[row])
        let (low, high) = scale.isNegative ? (part.high, part.low) : (part.low, part.high)
        extent.low = extent.low.flatMap { sum in low.map { sum + scale * $0 } }
        extent.high = extent.high.flatMap { sum in high.map { sum + scale * $0 } }
      }
      if extent.low?.isExact == false || extent.high?.isExact == false { isExact = false }
      return extent
    }
    return isExact ? result : nil
  }

  /// Returns how far the distinct parts can move.
  private func extents(of table: FormTable<Number>) -> [Extent]? {
    var extents = [Extent](repeating: (nil, nil), count: table.count)
    var graph = FaceGraph(forms)
    var reversed = FaceGraph(forms, isReversed: true)
    graph.search(from: graph.zero)
    reversed.search(from: reversed.zero)
    var pairs: [(source: Int, target: Int, part: Int, isHigh: Bool)] = []
    var general: [Int] = []
    var isIncluded = [Bool](repeating: false, count: forms.roots.count)
    for part in 0..<table.count {
      let entries = table.forms.entries(of: part)
      let root = Int(forms.roots[Int(table.forms.columns[entries.lowerBound])])
      if forms.isDifference[root], !entries.contains(where: { table.forms.values[$0].isNegative }) {
        // Componentwise greatest moves are a move as well, and so are least ones.
        extents[part] = (.zero, .zero)
        for entry in entries {
          let (node, factor) = (Int(table.forms.columns[entry]), table.forms.values[entry])
          let (low, high) = (reversed.distance(to: node), graph.distance(to: node))
          extents[part].low = extents[part].low.flatMap { sum in low.map { sum - factor * $0 } }
          extents[part].high = extents[part].high.flatMap { sum in high.map { sum + factor * $0 } }
        }
      } else if forms.isDifference[root], DifferenceKernel.isDifference(part, of: table.forms) {
        let head = Int(table.forms.columns[entries.lowerBound])
        let tail = Int(table.forms.columns[entries.lowerBound + 1])
        pairs.append((tail, head, part, true))
        pairs.append((head, tail, part, false))
      } else {
        general.append(part)
        isIncluded[root] = true
      }
    }
    pairs.sort { $0.source == $1.source ? $0.part < $1.part : $0.source < $1.source }
    var start = 0
    while start < pairs.count {
      var end = start
      while end < pairs.count, pairs[end].source == pairs[start].source { end += 1 }
      graph.search(from: pairs[start].source, to: pairs[start..<end].map { $0.target })
      for pair in pairs[start..<end] {
        let distance = graph.distance(to: pair.target)
        if pair.isHigh {
          extents[pair.part].high = distance
        } else {
          extents[pair.part].low = distance.map { -$0 }
        }
      }
      start = end
    }
    if !general.isEmpty {
      var program = FaceProgram(forms, isIncluded, table.forms, general)
      // One direction at a time, because what lets one part go up tends to let the next one go up as well.
      for (index, part) in general.enumerated() { extents[part].high = program.push(part: index, up: true) }
      for (index, part) in general.enumerated() { extents[part].low = program.push(part: index, up: false) }
      if program.isPoisoned { return nil }
    }
    return graph.isPoisoned || reversed.isPoisoned ? nil : extents
  }

  /// Returns how the coordinates move when a variable goes as far as it can, or, where there is no limit, farther than
  /// a distance.
  func moves(of variable: Int, up isUp: Bool, beyond distance: Number) -> [Number]? {
    let range = partRanges[variable]
    var isIncluded = [Bool](repeating: false, count: forms.roots.count)
    for row in range { isIncluded[Int(forms.roots[Int(parts.columns[parts.starts[row]])])] = true }
    var program = FaceProgram(forms, isIncluded, parts, Array(range))
    for index in 0..<range.count where program.push(part: index, up: isUp) == nil {
      program.push(part: index, up: isUp, by: distance)
    }
    var moves = [Number](repeating: .zero, count: partRanges.count)
    program.writeMoves(into: &moves)
    return program.isPoisoned ? nil : moves
  }
}
