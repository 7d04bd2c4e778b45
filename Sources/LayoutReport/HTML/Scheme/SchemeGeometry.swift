import LayoutDiagnosis

/// The places of boxes, dimensions and letters of a drawing, in pixels of the narrowest page.
///
/// Places along the axis grow with the width of the page where the axis lies across it; letters keep their size, so what
/// does not overlap on the narrowest page never does. Across the axis lie, in this order, the subject, the boxes one
/// inside the other, and the other constraints, each where its letters are free of all others.
struct SchemeGeometry {
  /// A view or guide.
  struct Box {
    /// Its place among the bars.
    var bar: Int
    /// Where it lies along the axis.
    var along: ClosedRange<Double>
    /// Where it lies across the axis.
    var across: ClosedRange<Double>
    /// The name, as far as there is room.
    var label = ""
    /// Where the name begins along the axis, or its middle where it stands beside an upright box.
    var labelPlace = 0.0
    /// A Boolean value that indicates whether the name ends where the box does, having no room behind its start.
    var endsWithBox = false
    /// A Boolean value that indicates whether the name stands beside the box.
    var isBeside = false
    /// A Boolean value that indicates whether other boxes lie inside.
    var isOuter = false
    /// A Boolean value that indicates whether it is drawn; what is nested too deep is not.
    var isDrawn: Bool { across.upperBound > across.lowerBound }
  }

  /// A constraint.
  struct Dimension {
    /// Its place among the lines.
    var line: Int
    /// Where all lines stand that it stands for: several where they say that edges lie at the same place.
    var lines: [Int]
    /// Where it begins and ends along the axis.
    var start: Double
    var end: Double
    /// Where a subject would end if it held.
    var stated: Double?
    /// The middle of its letters along the axis.
    var labelPlace: Double
    /// The letters.
    var label: String
    /// The line across the axis on which it lies.
    var across = 0.0
    /// A Boolean value that indicates whether it has no length.
    var isJoint: Bool { abs((stated ?? end) - start) < 0.5 }
  }

  /// What constraints are called in a drawing.
  struct Letters {
    /// Returns the letters of a constraint.
    var label: (ConflictScheme.Line) -> String
    /// Returns the letter of a constraint that says that edges lie at the same place, and what it has to have in
    /// common with others to be drawn with them; `nil` for all others.
    var joint: (ConflictScheme.Line) -> (key: String, look: String)? = { _ in nil }
  }

  /// What is drawn.
  let part: ConflictScheme.Part
  /// A Boolean value that indicates whether the axis runs down the page.
  let isUpright: Bool
  /// The pixels along the axis.
  let length: Double
  /// The boxes, each behind the one around it.
  private(set) var boxes: [Box] = []
  /// The constraints.
  var dimensions: [Dimension] = []
  /// The pixels across the axis.
  var depth = 0.0

  private let least: Double
  private let scale: Double

  /// The width of a drawing on the narrowest page, in pixels.
  static let narrowest = 300.0
  /// The pixels that stay free at both ends of the axis.
  private static let margin = 7.0
  /// The pixels across the axis that a box with others inside takes for its name.
  private var header: Double { isUpright ? 22 : 19 }
  /// The pixels across the axis of a box without others inside.
  private var leaf: Double { isUpright ? 28 : 23 }
  /// The longest name beside a box, in pixels.
  private let longest: Double
  private static let inset = 5.0

  /// Lays out a drawing; `nil` when there is nothing to see.
  ///
  /// - Parameters:
  ///   - part: What to draw.
  ///   - isUpright: Whether the axis runs down the page.
  ///   - longest: The longest name beside an upright box, in pixels.
  ///   - letters: The letters of constraints.
  init?(
    _ part: ConflictScheme.Part, isUpright: Bool, longest: Double = 96, letters: Letters
  ) {
    let places =
      part.bars.flatMap { [$0.start, $0.end] }
      + part.lines.flatMap { [$0.start, $0.end, $0.stated ?? $0.end] }
    guard let least = places.min(), let most = places.max(), most > least, (most - least).isFinite else {
      return nil
    }
    self.part = part
    self.isUpright = isUpright
    self.longest = longest
    let count = Double(part.lines.filter { $0.role != .other }.count + part.bars.count)
    length = isUpright ? min(max(200 + 14 * count, 260), 480) : Self.narrowest
    self.least = least
    scale = (length - 2 * Self.margin) / (most - least)
    lay(dimensionsOf: { $0 == .subject }, letters)
    depth += dimensions.isEmpty ? 0 : 4
    layBoxes()
    depth += boxes.isEmpty ? 0 : 4
    lay(dimensionsOf: { $0 == .member }, letters)
    lay(dimensionsOf: { $0 == .other }, letters)
    depth += 4
  }

  /// Returns the pixels along the axis of a place in points.
  func along(_ place: Double) -> Double { Self.margin + (place - least) * scale }

  private func range(_ start: Double, _ end: Double) -> ClosedRange<Double> {
    let (first, last) = (along(start), along(end))
    return min(first, last)...max(first, last)
  }
}

// MARK: - Boxes

extension SchemeGeometry {
  private mutating func layBoxes() {
    var slots: [Box] = []
    for bar in part.bars.indices {
      var box = Box(bar: bar, along: range(part.bars[bar].start, part.bars[bar].end), across: 0...0)
      box.isOuter = part.bars.contains { $0.parent == bar }
      name(&box)
      slots.append(box)
    }
    boxes = slots
    let roots = part.bars.indices.filter { part.bars[$0].parent == nil }
    depth = place(roots, at: depth, depth: 0)
  }

  /// Finds the room for a name.
  private func name(_ box: inout Box) {
    let name = part.bars[box.bar].name
    let (low, high) = (box.along.lowerBound, box.along.upperBound)
    let room = high - low - 8
    let need = SchemeText.width(PlainText.visible(name))
    if isUpright {
      box.isBeside = !box.isOuter && need > room
      box.label = SchemeText.cut(name, to: box.isBeside ? longest : room)
      box.labelPlace = box.isBeside ? (low + high) / 2 : low + 4
      return
    }
    if need <= room {
      box.label = SchemeText.cut(name, to: room + SchemeText.column)
      box.labelPlace = low + 4
      return
    }
    let (behind, before) = (length - low - 4, high - 4)
    box.label = SchemeText.cut(name, to: max(behind, before))
    let width = SchemeText.width(box.label)
    box.endsWithBox = behind < before
    box.labelPlace = box.endsWithBox ? max(0, high - 4 - width) : low + 4
  }

  /// Returns what a box and all in it take along the axis, names included.
  private func stretch(_ place: Int) -> ClosedRange<Double> {
    let box = boxes[place]
    var (low, high) = (box.along.lowerBound, box.along.upperBound)
    if box.isBeside {
      (low, high) = (min(low, box.labelPlace - 8), max(high, box.labelPlace + 8))
    } else if !isUpright, !box.label.isEmpty {
      low = min(low, box.labelPlace)
      high = max(high, box.labelPlace + SchemeText.width(box.label))
    }
    for inner in boxes where part.bars[inner.bar].parent == place {
      let part = stretch(inner.bar)
      (low, high) = (min(low, part.lowerBound), max(high, part.upperBound))
    }
    return low...high
  }

  /// The deepest nesting that is drawn; what lies deeper stands where its container ends.
  private static let deepest = 12

  /// Places boxes beside and below each other and returns where they end across the axis.
  private mutating func place(_ bars: [Int], at start: Double, depth level: Int) -> Double {
    var lanes = SchemeLanes()
    var members: [[Int]] = []
    for bar in bars {
      // Boxes that follow each other touch.
      let lane = lanes.lane(forStroke: stretch(bar))
      if lane == members.count { members.append([]) }
      members[lane].append(bar)
    }
    var cursor = start
    for lane in members {
      var end = cursor
      for bar in lane { end = max(end, place(bar, at: cursor, level)) }
      cursor = end + 3
    }
    return cursor
  }

  private mutating func place(_ bar: Int, at start: Double, _ level: Int) -> Double {
    let inner = part.bars.indices.filter { part.bars[$0].parent == bar }
    guard !inner.isEmpty, level < Self.deepest else {
      boxes[bar].across = start...(start + leaf)
      return start + leaf + (boxes[bar].isBeside ? 6 + SchemeText.width(boxes[bar].label) : 0)
    }
    let end = place(inner, at: start + header, depth: level + 1) - 3 + Self.inset
    boxes[bar].across = start...end
    return end
  }
}
