import LayoutDiagnosis

extension SchemeGeometry {
  /// The pixels of a line of letters.
  private static let letters = 15.0

  /// Returns the dimensions of some lines before they are placed.
  private func gathered(_ isWanted: (ConflictScheme.Line.Role) -> Bool, _ letters: Letters) -> [Dimension] {
    var found: [Dimension] = []
    var joints: [(place: Double, look: String, dimension: Int)] = []
    for (number, line) in part.lines.enumerated() where isWanted(line.role) {
      let (start, end) = (along(line.start), along(line.end))
      if abs(end - start) < 0.01, let joint = letters.joint(line) {
        if let known = joints.first(where: { abs($0.place - start) < 0.01 && $0.look == joint.look }) {
          found[known.dimension].lines.append(number)
          found[known.dimension].label += " " + joint.key
          continue
        }
        joints.append((start, joint.look, found.count))
      }
      found.append(
        Dimension(
          line: number, lines: [number], start: start, end: end, stated: line.stated.map { along($0) },
          labelPlace: 0, label: letters.joint(line)?.key ?? letters.label(line)))
    }
    return found
  }

  /// Places the dimensions of some lines, each where its letters are free of all others.
  mutating func lay(
    dimensionsOf isWanted: (ConflictScheme.Line.Role) -> Bool, _ letters: Letters
  ) {
    var lanes = SchemeLanes()
    var placed: [(dimension: Dimension, lane: Int)] = []
    for var dimension in gathered(isWanted, letters) {
      let ends = [dimension.start, dimension.end, dimension.stated ?? dimension.end]
      let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
      dimension.label = SchemeText.cut(dimension.label, to: isUpright ? 110 : length)
      let width = isUpright ? Self.letters : SchemeText.width(dimension.label)
      let middle = (dimension.start + (dimension.stated ?? dimension.end)) / 2
      dimension.labelPlace = max(width / 2, min(length - width / 2, middle))
      let letters = (dimension.labelPlace - width / 2)...(dimension.labelPlace + width / 2)
      // A joint is a point, which must not lie on the end of a stroke.
      let stroke = dimension.isJoint ? (low - 5)...(high + 5) : low...high
      placed.append((dimension, lanes.lane(forStroke: stroke, letters: letters)))
    }
    for lane in 0..<lanes.count {
      let own = placed.filter { $0.lane == lane }
      let widest = own.map { SchemeText.width($0.dimension.label) }.max() ?? 0
      for (dimension, _) in own {
        var dimension = dimension
        dimension.across = depth + (isUpright ? 7 : 19)
        dimensions.append(dimension)
      }
      depth += isUpright ? 7 + 6 + widest + 8 : 27
    }
  }
}
