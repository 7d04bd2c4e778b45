import LayoutModel

extension MacMeasures {
  /// Finds the measures of a view, or `nil` where its frame and alignment rectangle agree and nothing gives it a size.
  ///
  /// The era of the file tells the look, unless the saved height is only another look's: files are edited over years,
  /// and a control keeps the frame it had until somebody touches its surroundings.
  static func of(_ view: InterfaceView, _ context: ControlContext) -> MacMeasures? {
    guard let kind = MacKind(view) else { return nil }
    let size = MacControlSize(view)
    let rows = looks(of: kind, era: context.era).flatMap { look in
      table.filter { $0.kind == kind && $0.size == size && $0.look == look }
    }
    let height = view.frame?.height
    if let saved = rows.first(where: { row in row.heights.contains { $0 == height } }) { return saved }
    guard let usual = rows.first else { return substitute(kind, era: context.era) }
    return kind == .push ? nearest(height, rows) ?? usual : usual
  }

  /// Returns the measures whose usual height is nearest to a saved one, which tells a stretched button of one look from
  /// that of another: those of macOS 26 are much lower.
  private static func nearest(_ height: Rational?, _ rows: [MacMeasures]) -> MacMeasures? {
    guard let height else { return nil }
    return rows.min { left, right in
      guard let first = left.heights.first, let second = right.heights.first else { return false }
      return (first - height).magnitude < (second - height).magnitude
    }
  }

  /// Returns what the regular size has where a size was never measured, without its height and padding.
  private static func substitute(_ kind: MacKind, era: Int) -> MacMeasures? {
    let rows = looks(of: kind, era: era).lazy.compactMap { look in
      table.first { $0.kind == kind && $0.size == .regular && $0.look == look }
    }
    guard var row = rows.first else { return nil }
    if !row.heights.isEmpty {
      row.heights = []
      row.padding = nil
    }
    return row
  }

  /// Returns the looks that a file of an era can show, the likeliest first.
  ///
  /// Controls of macOS 11 come with Xcode 12.5 (plug-in 17500 and later), but color wells changed with macOS 13; those
  /// of macOS 26 come with Xcode 26 (24123 and later).
  private static func looks(of kind: MacKind, era: Int) -> [MacLook] {
    if era >= 24123 { return [.glass, .rounded, .classic] }
    if era >= (kind == .colorWell ? 21500 : 17500) || era == 0 { return [.rounded, .classic] }
    return era < 14000 ? [.early, .classic, .rounded] : [.classic, .rounded]
  }
}
