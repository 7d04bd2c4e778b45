import LayoutDiagnosis

/// Draws a screen with its views: where the constraints put them, and where they were saved.
struct ScreenDrawing {
  /// Where the views lie.
  let geometry: ScreenGeometry
  /// The ids of the views that findings speak about.
  let subjects: Set<String>
  /// Pairs of layouts that both hold.
  let witnesses: [ReportAmbiguity.Witnesses]

  /// Returns the drawing.
  ///
  /// - Parameters:
  ///   - id: The start of the ids in it, unique on the page.
  ///   - description: What it shows, in words.
  /// - Returns: An `svg` element whose units are points.
  func svg(id: String, description: String) -> Markup {
    let seen = geometry.visible
    let margin = 4.0
    let box = [seen.x - margin, seen.y - margin, seen.width + 2 * margin, seen.height + 2 * margin]
    let numbers = box.map(PointText.plain).joined(separator: " ")
    return """
      <svg class="screen-drawing" role="img" aria-labelledby="\(id)-desc" viewBox="\(numbers)" \
      width="\(PointText.plain(box[2]))" height="\(PointText.plain(box[3]))">
      <title id="\(id)-desc">\(description)</title>
      <rect class="sheet" \(place(.init(x: 0, y: 0, width: geometry.width, height: geometry.height)))/>
      \(Markup.each(geometry.views.dropFirst()) { view($0) })\(Markup.each(geometry.views) { saved($0) })\(
        Markup.each(witnesses) { outlines($0.low) + outlines($0.high) })</svg>

      """
  }

  private func view(_ view: ScreenGeometry.View) -> Markup {
    guard let box = view.solved ?? view.saved else { return .none }
    return """
      <g class="\(look(view))" data-view="\(view.item.id)" data-in="\(view.item.parent ?? "")"><title>\(words(view))</title><rect \(place(box))/>\(
        name(view, in: box))</g>

      """
  }

  private func saved(_ view: ScreenGeometry.View) -> Markup {
    guard let saved = view.saved, let solved = view.solved, saved.differs(from: solved) else { return .none }
    return "<rect class=\"saved\" data-saved=\"\(view.item.id)\" \(place(saved))/>\n"
  }

  /// Returns where views are in one of two layouts that both hold.
  private func outlines(_ layout: ReportAmbiguity.Witnesses.Layout) -> Markup {
    Markup.each(layout.frames) { frame in
      guard frame.count == 4 else { return .none }
      let box = ScreenGeometry.Box(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      return "<rect class=\"witness\" \(place(box))/>\n"
    }
  }

  private func look(_ view: ScreenGeometry.View) -> String {
    var look = view.isContainer ? "view around" : "view"
    if !view.item.ambiguous.isEmpty { look += " open" }
    if subjects.contains(view.item.id) { look += " subject" }
    return look
  }

  /// Returns the name in a box, as much of it as there is room for; none where views lie in it.
  private func name(_ view: ScreenGeometry.View, in box: ScreenGeometry.Box) -> Markup {
    guard !view.isContainer, box.height >= 12, box.width >= 24 else { return .none }
    let room = Int(min(box.width, 2000) / 6.4)
    let text = ScreenDrawing.clipped(Self.label(view.item.name), to: room)
    guard !text.isEmpty else { return .none }
    return """
      <text x="\(PointText.plain(box.x + box.width / 2))" y="\(PointText.plain(box.y + box.height / 2 + 3.5))">\(text)</text>
      """
  }

  /// Returns what tells a view from its neighbours: its own label where its name is a class with a label.
  private static func label(_ name: String) -> String {
    guard let start = name.firstIndex(of: "'"), name.hasSuffix("'") else { return name }
    let label = name[name.index(after: start)...].dropLast()
    return label.isEmpty ? name : String(label)
  }

  /// Returns the beginning of a text that takes no more than a number of columns, with a mark where it was cut.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    var taken = ""
    var width = 1
    for character in text {
      width += DisplayWidth.columns(of: character)
      guard width <= columns else { break }
      taken.append(character)
    }
    return taken.isEmpty ? "" : taken + "…"
  }

  /// Returns what there is to say about a view, for a pointer that rests on it.
  private func words(_ view: ScreenGeometry.View) -> String {
    var words = view.item.name
    if let frame = view.item.placement?.frame { words += ": " + ScreenDrawing.words(frame) }
    if !view.item.ambiguous.isEmpty { words += "; not fixed: " + view.item.ambiguous.joined(separator: ", ") }
    if let saved = view.item.placement?.savedFrame, let box = view.saved, let solved = view.solved,
      box.differs(from: solved)
    {
      words += "; saved: " + ScreenDrawing.words(saved)
    }
    return words
  }

  /// Returns a frame in words: its place and its size.
  static func words(_ frame: [Double]) -> String {
    let texts = frame.map { PointText.rounded($0) }
    return texts.count == 4 ? "\(texts[0]), \(texts[1]) · \(texts[2]) × \(texts[3])" : ""
  }

  /// Returns the attributes of a rectangle; one without room is drawn as a line.
  private func place(_ box: ScreenGeometry.Box) -> Markup {
    """
    x="\(PointText.plain(box.x))" y="\(PointText.plain(box.y))" width="\(PointText.plain(max(box.width, 0.75)))" \
    height="\(PointText.plain(max(box.height, 0.75)))"
    """
  }
}
