import LayoutDiagnosis

extension DimensionChain {
  /// The height of the bar that holds all parts, or of each part's own line.
  private var barHeight: Int { runsBackwards ? 20 : 44 }
  private var barTop: Int { 26 }
  private var barEnd: Int { barTop + barHeight * (runsBackwards ? pieces.count : 1) }

  /// Returns the drawing; places are percentages, so that it fits any width and its letters keep their size.
  ///
  /// - Parameters:
  ///   - id: The start of the ids in the drawing, unique on the page.
  ///   - description: What the drawing shows, in words.
  /// - Returns: An `svg` element.
  func drawing(id: String, description: String) -> Markup {
    """
    <svg class="chain" role="img" aria-labelledby="\(id)-desc" width="100%" height="\(barEnd + 26)">
    <title id="\(id)-desc">\(description)</title>
    \(measure(to: total, y: barTop - 12, isTotal: true))
    \(bars(id: id))
    \(gap)\(Markup.each(pieces.enumerated()) { label($0.element, top: top($0.offset)) })
    \(measure(to: available, y: barEnd + 12, isTotal: false))
    <line class="limit" x1="\(at(available))" x2="\(at(available))" y1="\(barTop - 6)" y2="\(barEnd + 18)"/>
    </svg>

    """
  }

  private func top(_ place: Int) -> Int { barTop + (runsBackwards ? barHeight * place : 0) }

  private func at(_ place: Double) -> String { PointText.rounded(percent(place)) + "%" }

  private func span(_ start: Double, _ end: Double) -> Markup {
    let length = PointText.rounded(percent(max(start, end)) - percent(min(start, end)))
    return "x=\"\(at(min(start, end)))\" width=\"\(length)%\""
  }

  /// Returns the parts, a broken one last, so that its outline lies above those of its neighbours.
  private func bars(id: String) -> Markup {
    let places =
      pieces.indices.filter { !pieces[$0].isBroken } + pieces.indices.filter { pieces[$0].isBroken }
    return Markup.each(places) { bar(pieces[$0], place: $0, id: id) }
  }

  private func bar(_ piece: Piece, place: Int, id: String) -> Markup {
    let look = (place % 2 == 0 ? "even" : "odd") + (piece.isBroken ? " broken" : "")
    let box: Markup =
      "<rect class=\"part \(look)\" \(span(piece.start, piece.end)) y=\"\(top(place))\" height=\"\(barHeight)\"/>"
    return "<g data-part=\"\(id)-\(piece.key)\">\(box)</g>\n"
  }

  /// Returns letter and length inside a part, as far as there is room on a narrow or only on a wide page.
  private func label(_ piece: Piece, top: Int) -> Markup {
    if runsBackwards {
      let arrow = piece.end < piece.start ? "← " : ""
      let (left, right) = (min(piece.start, piece.end), max(piece.start, piece.end))
      let isRight = percent(right) < 88
      let isLeft = !isRight && percent(left) > 12
      let x = at(isRight ? right : left)
      let anchor: Markup = isLeft ? "dx=\"-6\" text-anchor=\"end\"" : "dx=\"6\""
      let look = isRight || isLeft ? "out" : "in"
      return "<text class=\"\(look)\" x=\"\(x)\" y=\"\(top + 15)\" \(anchor)>\(arrow)\(piece.key)</text>"
    }
    // A part that is hatched only at its end has its letters in front of the hatching.
    let isOver = piece.start >= available
    let end = isOver ? piece.end : min(piece.end, max(available, piece.start))
    let share = percent(end) - percent(piece.start)
    let middle = at((piece.start + end) / 2)
    let over = isOver && total > available ? " over" : ""
    let key = text(piece.key, x: middle, y: top + 18, columns: 1, share: share, look: "key" + over)
    let amount = text(
      piece.text, x: middle, y: top + 35, columns: DisplayWidth.columns(of: piece.text), share: share,
      look: "amount" + over)
    return key + amount
  }

  /// Returns a text, shown where a column of about 8 pixels fits: always, on wide pages, or not at all.
  private func text(
    _ text: String, x: String, y: Int, columns: Int, share: Double, look: String
  ) -> Markup {
    let need = Double(columns * 8 + 4)
    guard need <= 6.4 * share else { return .none }
    let room = need <= 2.8 * share ? "" : " roomy"
    return "<text class=\"\(look)\(room)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\">\(text)</text>"
  }

  /// Returns the hatched stretch between what the parts take and what there is.
  private var gap: Markup {
    guard total != available else { return .none }
    let look = total > available ? "excess" : "missing"
    return """
      <rect class="\(look)" \(span(available, total)) y="\(barTop)" height="\(barEnd - barTop)"/>
      """
  }

  /// Returns a line with an end mark on both sides, from the start to a place.
  private func measure(to place: Double, y: Int, isTotal: Bool) -> Markup {
    """
    <g class="measure \(isTotal ? "total" : "available")">
    <line x1="\(at(0))" x2="\(at(place))" y1="\(y)" y2="\(y)"/>
    <line x1="\(at(0))" x2="\(at(0))" y1="\(y - 5)" y2="\(y + 5)"/>
    <line x1="\(at(place))" x2="\(at(place))" y1="\(y - 5)" y2="\(y + 5)"/>
    </g>
    """
  }

  /// The patterns that the drawings of a page share.
  static let patterns: Markup = """
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="7" height="7" class="hatch-ground"/><line y2="7" class="hatch-line"/></pattern>
    <pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse">
    <circle cx="2" cy="2" r="1.2" class="dot"/></pattern>
    </defs></svg>

    """
}
