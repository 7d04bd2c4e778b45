package import LayoutModel

extension LayoutDraft {
  /// Returns whether the saved frames contradict a statement by more than half a point, as far as they tell.
  package func isViolatedAsSaved(_ form: LinearForm) -> Bool {
    var sum: Rational = 0
    for term in form.terms {
      guard let view = viewOfItem[term.item], let value = savedValue(of: view, term.variable) else {
        return false
      }
      sum += term.coefficient * value
    }
    let excess = sum - form.bound
    guard excess.isExact else { return false }
    let half = Rational(1, 2)
    return switch form.relation {
    case .equal: excess.magnitude > half
    case .lessThanOrEqual: excess > half
    case .greaterThanOrEqual: excess < -half
    }
  }

  /// Returns a number of a view's alignment rectangle as saved, relative to the root.
  private func savedValue(of view: Int, _ variable: Variable) -> Rational? {
    guard let frame = geometry.absolute[view] else { return nil }
    let inset = insets[view]
    return switch variable {
    case .x: frame.x + inset.left
    case .y: frame.y + inset.top
    case .width: frame.width - inset.sum(.horizontal)
    case .height: frame.height - inset.sum(.vertical)
    }
  }
}
