import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about text that does not fit, or would not in another language or at a larger text size.
  ///
  /// Only labels in one line whose text can be measured count, and only findings of the canvas.
  var textFindings: [Finding] {
    guard solution.lowered.isAsSaved else { return [] }
    let limits = TextLimits(solution)
    return solution.tree.views.indices.compactMap { index in
      guard let item = solution.lowered.draft.itemOfView[index], let need = textWidth(of: index),
        let place = solution.rectangles[item]
      else { return nil }
      return clipped(index, item, need, place) ?? fixedWidth(index, item, need, limits)
        ?? unlimited(index, item, need, place, limits) ?? fixedHeight(index, item, limits)
    }
  }

  /// How much longer short texts become in other languages: half again as long is common for a few words.
  ///
  /// From the table of W3C's "Text size in translation", after IBM: texts of up to ten characters double or triple,
  /// those of up to fifty grow by half.
  private static let growth = Rational(3, 2)

  /// Returns the width that a label's text takes in one line, in points; `nil` for other views.
  private func textWidth(of index: Int) -> Rational? {
    let view = solution.tree.views[index]
    guard view.element == "label", !view.isHidden, view.text?.lines == 1, view.text?.string.isEmpty == false,
      view["adjustsFontSizeToFit"] != "YES", view["minimumScaleFactor"] == nil,
      let width = solution.lowered.draft.intrinsicSizes[index].width
    else { return nil }
    switch width.source {
    case .text, .confirmed: return width.points
    default: return nil
    }
  }

  private func clipped(
    _ index: Int, _ item: ItemIndex, _ need: Rational, _ place: SolvedRectangle
  ) -> Finding? {
    let lack = need.doubleValue - place.width.doubleValue
    guard lack > max(3, need.doubleValue / 12), place.width.doubleValue > 0,
      solution.ambiguous[index].isEmpty, !solution.assumed[index].contains(.horizontal)
    else { return nil }
    return finding(
      LayoutRules.clippedText, index,
      "\(words.names.capitalized(item)) is cut off: its text needs about \(Points.text(need.doubleValue.rounded())) pt "
        + "and gets \(Points.text(place.width.doubleValue)) pt.",
      ["Give it more room, let it break into lines (0 lines), or let its font shrink to fit."],
      squeezeSentences(item, .horizontal))
  }

  private func fixedWidth(_ index: Int, _ item: ItemIndex, _ need: Rational, _ limits: TextLimits) -> Finding?
  {
    guard let row = limits.fixedWidth[index], let width = limits.constant(row), need * Self.growth > width
    else {
      return nil
    }
    return finding(
      LayoutRules.fixedTextWidth, index,
      "\(words.names.capitalized(item)) is always \(Points.text(width)) pt wide; its text needs about "
        + "\(Points.text(need.doubleValue.rounded())) now, and half again as much in many languages.",
      ["Use “at least” instead of a fixed width, or let the neighbours decide."])
  }

  private func unlimited(
    _ index: Int, _ item: ItemIndex, _ need: Rational, _ place: SolvedRectangle, _ limits: TextLimits
  ) -> Finding? {
    guard !limits.isLimited(index), let parent = solution.tree.views[index].parent,
      let outer = solution.lowered.draft.itemOfView[parent], let bounds = solution.rectangles[outer]
    else { return nil }
    let end = place.x.doubleValue + need.doubleValue * Self.growth.doubleValue
    let room = bounds.x.doubleValue + bounds.width.doubleValue
    guard end > room else { return nil }
    return finding(
      LayoutRules.unlimitedText, index,
      "Nothing keeps \(words.names[item]) inside its superview: a text half again as long would end "
        + "\(Points.text((end - room).rounded())) pt beyond the edge.",
      ["Add a trailing space of at least 8 pt or so, to the superview or to the next view."])
  }

  private func fixedHeight(_ index: Int, _ item: ItemIndex, _ limits: TextLimits) -> Finding? {
    let view = solution.tree.views[index]
    guard view.text?.font?.style != nil, let row = limits.fixedHeight[index],
      let height = limits.constant(row)
    else { return nil }
    var context = solution.lowered.draft.context
    context.textSize = "XXXL"
    guard let large = ControlFacts.intrinsicSize(of: view, context).height?.points, large > height + 1 else {
      return nil
    }
    return finding(
      LayoutRules.fixedTextHeight, index,
      "\(words.names.capitalized(item)) is always \(Points.text(height)) pt tall; at the largest usual text size it "
        + "needs \(Points.text(large)) pt.",
      ["Remove the height, or use “at least”."])
  }

  private func finding(
    _ rule: Rule, _ index: Int, _ summary: String, _ advice: [String], _ explanation: [String] = []
  ) -> Finding {
    let view = solution.tree.views[index]
    var hash = StableHash()
    hash.add(rule.id)
    hash.add(view.id)
    return Finding(
      id: "", rule: rule.id, severity: rule.severity, summary: summary,
      explanation: explanation, advice: advice,
      fingerprint: hash.text,
      path: path, location: view.location, layout: ids.layout)
  }
}
