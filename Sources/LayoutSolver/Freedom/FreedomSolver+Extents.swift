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
    var distances = FaceDistances(forms)
    var shipments: [FaceShipment<Number>] = []
    var general: [Int] = []
    for part in 0..<table.count {
      let entries = table.forms.entries(of: part)
      if !forms.isDifference[root(of: part, table)] {
        general.append(part)
      } else if !entries.contains(where: { table.forms.values[$0].isNegative }) {
        // Componentwise greatest moves are a move as well, and so are least ones.
        extents[part] = (.zero, .zero)
        for entry in entries {
          let (node, factor) = (Int(table.forms.columns[entry]), table.forms.values[entry])
          let (low, high) = distances.extent(of: node)
          extents[part].low = extents[part].low.flatMap { sum in low.map { sum + factor * $0 } }
          extents[part].high = extents[part].high.flatMap { sum in high.map { sum + factor * $0 } }
        }
      } else if let shipment = FaceShipment(part, of: table.forms, &distances) {
        shipments.append(shipment)
      } else {
        general.append(part)
      }
    }
    distances.find()
    guard !distances.isPoisoned else { return nil }
    for shipment in shipments {
      if let extent = shipment.extent(distances.lengths) {
        extents[shipment.part] = extent
      } else {
        general.append(shipment.part)
      }
    }
    return general.isEmpty || push(general, of: table, &extents) ? extents : nil
  }

  /// Returns the lowest column of the group of a part.
  private func root(of part: Int, _ table: FormTable<Number>) -> Int {
    Int(forms.roots[Int(table.forms.columns[table.forms.starts[part]])])
  }

  /// Finds how far some parts can move by a linear program for each end, and returns whether no number overflowed.
  private func push(_ general: [Int], of table: FormTable<Number>, _ extents: inout [Extent]) -> Bool {
    var isIncluded = [Bool](repeating: false, count: forms.roots.count)
    for part in general { isIncluded[root(of: part, table)] = true }
    var program = FaceProgram(forms, isIncluded, table.forms, general)
    // One direction at a time, because what lets one part go up tends to let the next one go up as well.
    for (index, part) in general.enumerated() { extents[part].high = program.push(part: index, up: true) }
    for (index, part) in general.enumerated() { extents[part].low = program.push(part: index, up: false) }
    return !program.isPoisoned
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
