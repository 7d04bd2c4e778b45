import LayoutDiagnosis
import TextSource

extension HTMLReport {
  /// Returns the screens that findings speak about, drawn.
  static func screens(_ index: ReportIndex, families: [(cause: Finding, followers: [Finding])]) -> Markup {
    guard !index.screens.isEmpty else { return .none }
    var subjects: [String: [(number: Int, finding: Finding)]] = [:]
    for (place, family) in families.enumerated() {
      guard let layout = family.cause.layout else { continue }
      subjects[layout, default: []].append((place + 1, family.cause))
    }
    let drawn = Markup.each(index.screens.enumerated()) { place, id in
      guard let layout = index.layout(id), let geometry = ScreenGeometry(layout) else { return .none }
      return screen(layout, geometry, number: place + 1, subjects[id] ?? [], in: index)
    }
    return "<section class=\"screens\" id=\"screens\" aria-label=\"Screens\">\n\(drawn)</section>\n"
  }

  /// Returns the link from a finding to the screen that it speaks about, where that is drawn.
  static func linkToScreen(_ finding: Finding, in index: ReportIndex) -> Markup {
    guard let id = finding.layout, let number = index.screenNumber(id), let layout = index.layout(id) else {
      return .none
    }
    let views = subjects(of: finding, on: layout, in: index).joined(separator: " ")
    return "<a class=\"to-screen\" href=\"#screen-\(number)\" data-shows=\"\(views)\">Show on the screen</a>"
  }

  private static func screen(
    _ layout: ReportLayout, _ geometry: ScreenGeometry, number: Int,
    _ findings: [(number: Int, finding: Finding)], in index: ReportIndex
  ) -> Markup {
    let id = "screen-\(number)"
    let size = "\(PointText.rounded(geometry.width)) × \(PointText.rounded(geometry.height))"
    let about = Set(findings.flatMap { subjects(of: $0.finding, on: layout, in: index) })
    let drawing = ScreenDrawing(
      geometry: geometry, subjects: about, witnesses: findings.compactMap { $0.finding.ambiguity?.witnesses })
    let device = layout.configuration?.device.map { " · \($0)" } ?? ""
    return """
      <article class="screen" id="\(id)" aria-labelledby="\(id)-title" \(circumstances(layout))>
      <p class="meta"><span class="where">\(Wording.name(ofInput: layout.input))\(device)</span></p>
      <h2 id="\(id)-title">“\(layout.name)” at \(size) pt</h2>
      <div class="stage">
      <figure class="board">
      <div class="board-room">\(drawing.svg(id: id, description: description(layout, geometry, size: size)))</div>
      \(legend(layout, geometry))</figure>
      <div class="bench">
      <div class="live" hidden></div>
      \(links(findings, on: layout, in: index))</div>
      </div>
      \(frames(geometry))</article>

      """
  }

  /// Returns the attributes by which a script can lay the screen out again.
  private static func circumstances(_ layout: ReportLayout) -> Markup {
    let size = layout.configuration
    return """
      data-input="\(layout.input)" data-tree="\(layout.tree.map(String.init) ?? "")" \
      data-device="\(size?.device ?? "")" data-width="\(PointText.plain(size?.width ?? 0))" \
      data-height="\(PointText.plain(size?.height ?? 0))" data-direction="\(layout.direction)"
      """
  }

  private static func description(_ layout: ReportLayout, _ geometry: ScreenGeometry, size: String) -> String
  {
    let open = geometry.views.filter { !$0.item.ambiguous.isEmpty }
    var text =
      "The screen “\(layout.name)”, \(size) points, with \(Wording.count(geometry.views.count, "view"))"
    if !open.isEmpty {
      let names = open.prefix(5).map { $0.item.name }.joined(separator: ", ")
      text += "; not fixed: " + names + (open.count > 5 ? " and \(open.count - 5) more" : "")
    }
    return text + ". The table below holds every frame."
  }

  private static func legend(_ layout: ReportLayout, _ geometry: ScreenGeometry) -> Markup {
    let moved = geometry.views.filter { view in
      guard let saved = view.saved, let solved = view.solved else { return false }
      return saved.differs(from: solved)
    }.count
    let meaning =
      layout.isSatisfiable
      ? "where the constraints put a view"
      : "where a view ends up when a constraint of the conflict gives way"
    let saved: Markup =
      moved == 0
      ? .none
      : """
      <label class="legend"><input type="checkbox" class="shows-saved" checked> <span class="key dashed"></span>
      where it was saved, if elsewhere (\(moved))</label>
      """
    let open: Markup =
      geometry.views.allSatisfy { $0.item.ambiguous.isEmpty }
      ? .none
      : "<span class=\"legend\"><span class=\"key dotted\"></span> not fixed by the constraints</span>"
    return """
      <figcaption><label class="legend"><input type="checkbox" class="shows-solved" checked> <span class="key solid"></span>
      \(meaning)</label>\(saved)\(open)</figcaption>

      """
  }

  private static func links(
    _ findings: [(number: Int, finding: Finding)], on layout: ReportLayout, in index: ReportIndex
  ) -> Markup {
    let links = Markup.each(findings) { number, finding in
      let views = subjects(of: finding, on: layout, in: index).joined(separator: " ")
      return """
        <li>\(badge(finding.severity)) <a href="#finding-\(number)" data-shows="\(views)">\(finding.summary)</a>\(
          witnesses(finding, in: index))</li>

        """
    }
    return "<h3>Found here</h3>\n<ul class=\"found plain\">\n\(links)</ul>\n"
  }

  /// Returns how far a finding's view can go, with the two layouts for a script that moves it.
  private static func witnesses(_ finding: Finding, in index: ReportIndex) -> Markup {
    guard let ambiguity = finding.ambiguity, let witnesses = ambiguity.witnesses else { return .none }
    let name = index.name(witnesses.item, of: finding.layout)
    let data = JSONWriter.text([
      "items": .texts(witnesses.items),
      "low": .list(witnesses.low.frames) { .list($0) { .points($0) } },
      "high": .list(witnesses.high.frames) { .list($0) { .points($0) } },
    ])
    return """
      <div class="witness-move" data-witness="\(data)"><p class="soft">\(Wording.witnesses(witnesses, in: ambiguity, name: name))</p>
      </div>
      """
  }

  private static func frames(_ geometry: ScreenGeometry) -> Markup {
    let rows = Markup.each(geometry.views) { view in
      let placement = view.item.placement
      let open = view.item.ambiguous.isEmpty ? "" : view.item.ambiguous.joined(separator: ", ")
      let assumed = placement?.assumed ?? []
      let source = assumed.isEmpty ? "" : assumed.joined(separator: " and ") + " as saved"
      return """
        <tr><th scope="row">\(view.item.name)</th><td class="frame">\(placement?.frame.map(ScreenDrawing.words) ?? "–")</td>\
        <td class="frame">\(placement?.savedFrame.map(ScreenDrawing.words) ?? "–")</td><td>\(open)</td><td>\(source)</td></tr>

        """
    }
    return """
      <div class="more"><details>
      <summary>Every view with its frame: x, y · width × height</summary>
      <div class="wide"><table class="views"><thead><tr><th scope="col">View</th><th scope="col">Now</th><th scope="col">Saved</th>
      <th scope="col">Not fixed</th><th scope="col">Taken over</th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      </details></div>

      """
  }

  /// Returns the ids of the views of a screen that a finding speaks about.
  private static func subjects(
    of finding: Finding, on layout: ReportLayout, in index: ReportIndex
  ) -> [String] {
    var ids = finding.ambiguity?.items ?? []
    for member in finding.conflict?.core ?? [] {
      ids += index.constraint(member.constraint)?.terms.map { $0.item } ?? []
    }
    if ids.isEmpty {
      ids = layout.items.filter { $0.placement?.location == finding.location }.map { $0.id }
    }
    var known: Set<String> = []
    return ids.filter { known.insert($0).inserted }
  }
}
