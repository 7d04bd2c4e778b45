import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about views that lie elsewhere than the file shows, as far as the file's own constraints prove it.
  var frameFindings: [Finding] {
    guard solution.lowered.isAsSaved, solution.broken.isEmpty else { return [] }
    let suspects = solution.tree.views.indices.dropFirst().compactMap { displaced($0) }
    guard !suspects.isEmpty else { return [] }
    let proved = ProvedPlaces(solution.layout, without: solution.broken)
    return suspects.compactMap { suspect in
      guard let item = solution.lowered.draft.itemOfView[suspect.view], isProved(suspect, item, proved) else {
        return nil
      }
      return finding(suspect, item)
    }
  }

  private struct Displaced {
    var view: Int
    var frame: PointFrame
    var saved: PointFrame
    var variables: [Variable]
  }

  /// Returns a view whose frame differs from the saved one by more than a pixel.
  private func displaced(_ index: Int) -> Displaced? {
    let view = solution.tree.views[index]
    guard !view.isHidden, !view.isFixed, solution.ambiguous[index].isEmpty,
      !solution.lowered.isPlacedByContainer(index),
      let frame = solution.frame(of: index),
      let rect = view.frame
    else { return nil }
    let saved = PointFrame(
      x: rect.x.doubleValue, y: rect.y.doubleValue, width: rect.width.doubleValue,
      height: rect.height.doubleValue)
    let tolerance = Self.tolerance(of: view, on: solution.lowered)
    let variables = zip(Variable.allCases, zip(frame.numbers, saved.numbers)).compactMap { variable, pair in
      abs(pair.0 - pair.1) > tolerance ? variable : nil
    }
    return variables.isEmpty ? nil : Displaced(view: index, frame: frame, saved: saved, variables: variables)
  }

  /// Returns by how many points a frame may differ from the saved one.
  ///
  /// That is a pixel; but how far the frames of some controls reach beyond their alignment rectangles, on macOS of
  /// nearly all, has changed from release to release, and files mix them.
  private static func tolerance(of view: InterfaceView, on lowered: LoweredLayout) -> Double {
    let pixel = 1 / Double(lowered.screen.scale) + 0.02
    guard lowered.draft.context.platform == .macOS else {
      return ["slider", "switch", "segmentedControl"].contains(view.element) ? 4.02 : pixel
    }
    switch view.element {
    case "view", "customView", "scrollView", "stackView", "splitView", "imageView": return pixel
    default: return 10
    }
  }

  private func isProved(_ suspect: Displaced, _ item: ItemIndex, _ proved: ProvedPlaces) -> Bool {
    guard let parent = solution.tree.views[suspect.view].parent,
      let outer = solution.lowered.draft.itemOfView[parent]
    else { return false }
    return suspect.variables.contains { variable in
      // Where y runs up, a place is a distance from the superview's bottom: both heights take part.
      let isFromBelow = variable == .y && solution.lowered.draft.context.platform == .macOS
      return proved.fixes(variable, of: item, in: outer)
        && (!isFromBelow
          || proved.fixes(.height, of: item, in: outer) && proved.fixes(.height, of: outer, in: outer))
    }
  }

  private func finding(_ suspect: Displaced, _ item: ItemIndex) -> Finding {
    let view = solution.tree.views[suspect.view]
    let name = words.names.capitalized(item)
    let lost = suspect.variables.first { variable in
      variable == .width && suspect.frame.width <= 0 || variable == .height && suspect.frame.height <= 0
    }
    let rule = lost == nil ? LayoutRules.misplaced : LayoutRules.noRoom
    let summary =
      lost.map { variable in
        "\(name) gets no room: its \(variable.rawValue) is 0, where the file shows "
          + "\(Points.text(variable == .width ? suspect.saved.width : suspect.saved.height)) pt."
      } ?? "\(name) will not lie where the file shows it: \(difference(suspect))."
    var hash = StableHash()
    hash.add(rule.id)
    hash.add(view.id)
    return Finding(
      id: "", rule: rule.id, severity: rule.severity, summary: summary,
      explanation: [
        "Its constraints put it at \(Self.text(suspect.frame)); the saved frame is \(Self.text(suspect.saved))."
      ] + (view.isSavedMisplaced ? ["Interface Builder saved it as misplaced too."] : []),
      advice: [
        "Update the frame in Interface Builder, or change the constraint if the frame is what you meant."
      ],
      fingerprint: hash.text, path: path, location: view.location, layout: ids.layout)
  }

  /// Says in which numbers the frames differ, the greatest difference first.
  private func difference(_ suspect: Displaced) -> String {
    let (new, old) = (suspect.frame, suspect.saved)
    let all: [(Variable, Double)] = [
      (.x, new.x - old.x), (.y, new.y - old.y), (.width, new.width - old.width),
      (.height, new.height - old.height),
    ]
    let off = all.filter { suspect.variables.contains($0.0) }.sorted { abs($0.1) > abs($1.1) }
    return Explanation.list(
      off.prefix(2).map { variable, amount in
        let size = Points.text(abs(amount))
        switch variable {
        case .x: return "\(size) pt further \(amount > 0 ? "right" : "left")"
        case .y:
          let isDown = (amount > 0) != (solution.lowered.draft.context.platform == .macOS)
          return "\(size) pt further \(isDown ? "down" : "up")"
        case .width: return "\(size) pt \(amount > 0 ? "wider" : "narrower")"
        case .height: return "\(size) pt \(amount > 0 ? "taller" : "shorter")"
        }
      })
  }

  private static func text(_ frame: PointFrame) -> String {
    "x \(Points.text(frame.x)), y \(Points.text(frame.y)), "
      + "\(Points.text(frame.width)) × \(Points.text(frame.height)) pt"
  }
}
