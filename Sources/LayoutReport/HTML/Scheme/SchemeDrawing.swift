import LayoutDiagnosis
import LayoutModel

/// The drawing of a conflict along one axis.
struct SchemeDrawing {
  /// Where everything lies.
  let geometry: SchemeGeometry
  /// The start of the ids of its parts.
  let id: String
  /// What the table says about the constraints.
  let table: SchemeTable
  /// Returns the attribute that marks mentions of an item.
  let mark: (String) -> Markup

  private var canvas: SchemeCanvas {
    SchemeCanvas(isUpright: geometry.isUpright, length: geometry.length)
  }

  /// Returns the `svg` element.
  ///
  /// - Parameter description: What it shows, in words.
  /// - Returns: The element.
  func drawing(description: String) -> Markup {
    let axis = geometry.part.axis.rawValue
    let (width, height): (Markup, Markup) =
      geometry.isUpright
      ? ("\(SchemeCanvas.number(geometry.depth))", "\(SchemeCanvas.number(geometry.length))")
      : ("100%", "\(SchemeCanvas.number(geometry.depth))")
    return """
      <svg class="scheme \(geometry.isUpright ? "upright" : "across")" role="img" aria-labelledby="\(id)-scheme-\(axis)" aria-describedby="\(id)-scheme-\(axis)-words" width="\(width)" height="\(height)">
      <title id="\(id)-scheme-\(axis)">\(Self.title(geometry.part.axis))</title>
      <desc id="\(id)-scheme-\(axis)-words">\(description)</desc>
      \(Markup.each(geometry.boxes.filter { $0.isDrawn }) { box($0) })\(band)\(Markup.each(geometry.dimensions) { extensions($0) })\(
        Markup.each(geometry.dimensions) { dimension($0) })\(Markup.each(geometry.boxes.filter { $0.isDrawn }) { name($0) })</svg>

      """
  }

  /// The name of a drawing.
  static func title(_ axis: Axis) -> String {
    axis == .horizontal ? "The constraints, from left to right" : "The constraints, from top to bottom"
  }

  // MARK: Boxes

  private func box(_ box: SchemeGeometry.Box) -> Markup {
    let bar = geometry.part.bars[box.bar]
    let look = bar.end < bar.start ? "box negative" : box.isOuter ? "box outer" : "box"
    return "<g\(mark(bar.item))>\(canvas.rectangle(look, box.along, box.across, round: true))</g>\n"
  }

  private func name(_ box: SchemeGeometry.Box) -> Markup {
    let across = box.across.lowerBound
    let fit = SchemeText.fit(box.label)
    let item = mark(geometry.part.bars[box.bar].item)
    guard !geometry.isUpright else {
      guard box.isBeside else {
        let (x, y) = (
          SchemeCanvas.number(across + (box.isOuter ? 8 : 10)), SchemeCanvas.number(box.labelPlace)
        )
        return
          "<text class=\"name\"\(item) transform=\"translate(\(x) \(y)) rotate(90)\"\(fit)>\(box.label)</text>\n"
      }
      let x = SchemeCanvas.number(box.across.upperBound + 4)
      return
        "<text class=\"name out\"\(item) x=\"\(x)\" y=\"\(SchemeCanvas.number(box.labelPlace + 4))\"\(fit)>\(box.label)</text>\n"
    }
    let y = SchemeCanvas.number(across + (box.isOuter ? 14 : 16))
    // On a wider page the name then stays at its box.
    let place = box.endsWithBox ? box.labelPlace + SchemeText.width(box.label) : box.labelPlace
    let anchor: Markup = box.endsWithBox ? " text-anchor=\"end\"" : .none
    return
      "<text class=\"name\"\(item) x=\"\(canvas.along(place))\" y=\"\(y)\"\(anchor)\(fit)>\(box.label)</text>\n"
  }

  /// The stretch by which the subject and the others disagree, through the whole drawing.
  private var band: Markup {
    guard let subject = geometry.dimensions.first(where: { $0.stated != nil }), let stated = subject.stated
    else {
      return .none
    }
    let stretch = min(stated, subject.end)...max(stated, subject.end)
    let across = 0...geometry.depth
    let look = subject.end > stated ? "band excess" : "band missing"
    return canvas.rectangle(look, stretch, across)
      + canvas.line("edge", (stated, 0), (stated, geometry.depth)) + "\n"
  }

  // MARK: Constraints

  /// Returns the thin lines from the boxes' edges to the ends of a dimension.
  private func extensions(_ dimension: SchemeGeometry.Dimension) -> Markup {
    let line = geometry.part.lines[dimension.line]
    guard line.role != .other else { return .none }
    return Markup.each([dimension.start, dimension.end]) { place in
      let edges = line.bars.compactMap { bar -> Double? in
        let box = geometry.boxes[bar]
        let touches =
          abs(box.along.lowerBound - place) < 0.01 || abs(box.along.upperBound - place) < 0.01
        guard touches || line.bars.count == 1 else { return nil }
        return line.role == .subject ? box.across.lowerBound : box.across.upperBound
      }
      guard let edge = line.role == .subject ? edges.min() : edges.max() else { return .none }
      let end = dimension.across + (line.role == .subject ? -4 : 4)
      return canvas.line("ext", (place, edge), (place, end))
    } + "\n"
  }

  private func dimension(_ dimension: SchemeGeometry.Dimension) -> Markup {
    let line = geometry.part.lines[dimension.line]
    var looks = [
      "dim", line.role.rawValue, SchemeSource(line, isAssumed: table.isAssumed(line.constraint)).rawValue,
    ]
    if line.isBroken { looks.append("broken") }
    if !line.isRequired { looks.append("spring") }
    let end = dimension.stated ?? dimension.end
    let isShort = abs(end - dimension.start) < 15
    let stroke: Markup =
      dimension.isJoint
      ? canvas.point("joint", dimension.start, dimension.across)
      : canvas.line(
        isShort ? "stroke short" : "stroke", (dimension.start, dimension.across), (end, dimension.across))
    let words = dimension.lines.map { table.words(geometry.part.lines[$0]) }.joined(separator: "; ")
    let own = dimension.lines.count > 1 ? .none : part(line)
    return """
      <g class="\(looks.joined(separator: " "))"\(own)><title>\(words)</title>\(stroke)\(letters(dimension))</g>

      """
  }

  /// Returns the attribute that ties a constraint to its row of the table.
  private func part(_ line: ConflictScheme.Line) -> Markup {
    let key = table.key(line.constraint)
    return key.isEmpty ? .none : " data-part=\"\(id)-\(key)\""
  }

  private func letters(_ dimension: SchemeGeometry.Dimension) -> Markup {
    guard !dimension.label.isEmpty else { return .none }
    let lines = dimension.lines.map { geometry.part.lines[$0] }
    let fit = SchemeText.fit(dimension.label)
    let text: Markup =
      lines.count > 1 && !dimension.label.hasSuffix("…")
      ? Markup.each(lines.enumerated()) { place, line in
        "\(place == 0 ? "" : " ")<tspan\(part(line))>\(table.key(line.constraint))</tspan>"
      }
      : "\(dimension.label)"
    if geometry.isUpright {
      let (x, y) = (dimension.across + 7, dimension.labelPlace + 4)
      return "<text x=\"\(SchemeCanvas.number(x))\" y=\"\(SchemeCanvas.number(y))\"\(fit)>\(text)</text>"
    }
    let y = SchemeCanvas.number(dimension.across - 6)
    // At both ends of the axis letters are moved inwards, which a wider page needs less.
    let half = SchemeText.width(dimension.label) / 2
    let (place, anchor) =
      dimension.labelPlace <= half + 0.01
      ? (0, "start")
      : dimension.labelPlace >= geometry.length - half - 0.01
        ? (geometry.length, "end") : (dimension.labelPlace, "middle")
    return "<text x=\"\(canvas.along(place))\" y=\"\(y)\" text-anchor=\"\(anchor)\"\(fit)>\(text)</text>"
  }
}
