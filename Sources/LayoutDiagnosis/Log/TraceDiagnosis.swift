import TextSource
import LayoutModel

/// Makes the finding of an `_autolayoutTrace`.
enum TraceDiagnosis {
  /// Returns the finding about the ambiguous views of a trace, or `nil` when it marks none.
  static func finding(
    _ trace: LayoutTrace, path: String, id: String, ids: ReportIDs.LayoutIDs
  ) -> (finding: Finding, layout: ReportLayout)? {
    let layout = Layout(items: trace.items)
    let names = ItemNames(layout)
    let ambiguous = trace.entries.filter { $0.isAmbiguous }
    let hosts = trace.entries.filter { $0.lacksHostConstraints }
    guard let first = ambiguous.first ?? hosts.first else { return nil }
    let rule = ambiguous.isEmpty ? LogRules.missingHost : LogRules.ambiguous
    let own = ambiguous.filter { !isSystemNoise(trace.items[$0.item]) }
    var finding = Finding(
      id: id, rule: rule.id, severity: !ambiguous.isEmpty && own.isEmpty ? .note : rule.severity,
      summary: summary(ambiguous, own, hosts, names),
      explanation: explanation(own.isEmpty ? ambiguous : own, trace, names)
        + noise(ambiguous.count - own.count, isAll: own.isEmpty) + hosts.map { host($0, names) },
      advice: own.isEmpty ? [] : advice(own), fingerprint: fingerprint(trace, ambiguous + hosts, rule),
      path: path,
      location: (own.first ?? first).location, layout: ids.layout)
    if !ambiguous.isEmpty {
      finding.ambiguity = ReportAmbiguity(items: ambiguous.map { ids.item($0.item) })
    }
    var entry = ids.entry(
      layout, named: "line \(trace.location.line)", path: path, isSatisfiable: true, names)
    for line in ambiguous { entry.items[line.item].ambiguous = line.variables.map { $0.rawValue } }
    return (finding, entry)
  }

  /// Returns whether the system itself leaves the item ambiguous in every app.
  private static func isSystemNoise(_ item: Item) -> Bool {
    if item.className == "_UILayoutGuide" { return true }
    return item.name.map { $0.hasPrefix("UIButtonBar.") || $0.hasPrefix("UISV-") } == true
  }

  private static func summary(
    _ ambiguous: [LayoutTrace.Entry], _ own: [LayoutTrace.Entry], _ hosts: [LayoutTrace.Entry],
    _ names: ItemNames
  ) -> String {
    let shown = own.isEmpty ? ambiguous : own
    guard let first = shown.first else {
      return hosts.first.map { "\(names.capitalized($0.item)) has no constraints to its surroundings." } ?? ""
    }
    if own.isEmpty { return "Only helper guides of the system are ambiguous; none of your views is." }
    if shown.count == 1 { return "\(names.capitalized(first.item)) is ambiguous: \(what(first)) not fixed." }
    return "\(shown.count) views are ambiguous: their positions or sizes are not fixed."
  }

  /// Returns which variables are open, as `its x position and width are`.
  private static func what(_ entry: LayoutTrace.Entry) -> String {
    guard !entry.variables.isEmpty else { return "its position or size is" }
    let words = entry.variables.map { variable in
      switch variable {
      case .x: "x position"
      case .y: "y position"
      case .width: "width"
      case .height: "height"
      }
    }
    return "its \(Explanation.list(words)) \(words.count == 1 ? "is" : "are")"
  }

  private static func explanation(_ entries: [LayoutTrace.Entry], _ trace: LayoutTrace, _ names: ItemNames)
    -> [String]
  {
    guard !entries.isEmpty else { return [] }
    let shown = entries.prefix(8).map { entry in
      let parent = trace.items[entry.item].parent.map { " (in \(names[$0]))" } ?? ""
      return "\(names.capitalized(entry.item))\(parent): \(what(entry)) not fixed."
    }
    let more = entries.count > 8 ? ["And \(entries.count - 8) more."] : []
    return [
      "The trace is a fact from the running app: more than one layout satisfies the constraints equally well."
    ]
      + shown + more
  }

  private static func noise(_ count: Int, isAll: Bool) -> [String] {
    guard count > 0 else { return [] }
    return isAll
      ? ["These guides are ambiguous in every app and do no harm."]
      : [
        "\(Count.text(count, "helper guide")) of the system \(count == 1 ? "is" : "are") marked too; that does no harm."
      ]
  }

  private static func host(_ entry: LayoutTrace.Entry, _ names: ItemNames) -> String {
    "\(names.capitalized(entry.item)) hosts a layout but lacks constraints to its surroundings (MISSING HOST CONSTRAINTS)."
  }

  /// Says what each kind of open variable asks for.
  private static func advice(_ entries: [LayoutTrace.Entry]) -> [String] {
    let open = Set(entries.flatMap { $0.variables })
    var sentences: [String] = []
    for (axis, word, sides) in [
      (Axis.horizontal, "width", "left or right"), (.vertical, "height", "top or bottom"),
    ] {
      let hasSize = open.contains(.size(axis))
      let hasOrigin = open.contains(.origin(axis))
      if hasSize, entries.count > 1 {
        sentences.append(
          "Several open \(word)s beside each other are often a tie: give one view a different hugging or "
            + "compression resistance priority, or a \(word).")
      } else if hasSize {
        sentences.append("Add a \(word), or pin both sides.")
      } else if hasOrigin {
        sentences.append("Pin it on the \(sides), or centre it.")
      }
    }
    if open.isEmpty {
      sentences.append("This trace does not name the open variables; newer systems (iOS 8 and later) do.")
    }
    return sentences
  }

  private static func fingerprint(_ trace: LayoutTrace, _ entries: [LayoutTrace.Entry], _ rule: Rule)
    -> String
  {
    var hash = StableHash()
    hash.add(rule.id)
    for entry in entries {
      let item = trace.items[entry.item]
      hash.add(withoutAddresses: item.className)
      hash.add(withoutAddresses: item.name ?? "")
      hash.add(UInt64(entry.depth))
      for variable in entry.variables { hash.add(variable.rawValue) }
    }
    return hash.text
  }
}
