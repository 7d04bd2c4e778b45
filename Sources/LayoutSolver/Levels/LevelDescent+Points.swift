/// Moves within the face, without narrowing it.
extension LevelDescent {
  /// Moves to the least errors of the items, which are all of one group, and leaves the intervals alone.
  ///
  /// - Returns: whether no number overflowed.
  mutating func approach(members: ArraySlice<Int32>) -> Bool {
    open(items.indices)
    improve(members)
    finish(items.indices)
    return !isUnbounded && !forms.isPoisoned
  }

  /// Gives a form's interval an end, which it must not be beyond.
  mutating func limit(_ form: Int, up isUp: Bool, to end: Number) {
    if isUp { forms.upper[form] = end } else { forms.lower[form] = end }
    pieces[form] = LevelPiece(low: forms.lower[form], high: forms.upper[form], slope: .zero)
  }

  /// Moves a form as far up or down as it can go.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - isUp: whether to move it up.
  ///   - members: the forms of its group, ascending.
  /// - Returns: whether there is a limit, where the form then stands; meaningless when a number overflowed.
  mutating func push(_ form: Int, up isUp: Bool, members: ArraySlice<Int32>) -> Bool {
    goal = (form, isUp ? -.one : .one)
    if forms.isBasic(form) {
      pieces[form] = piece(form, at: forms.values[form], up: isUp)
      addCosts(of: Int(forms.rowOf[form]), goal.slope)
    } else {
      touch(form)
    }
    improve(members)
    goal = (-1, .zero)
    pieces[form].slope = .zero
    finish(0..<0)
    return !isUnbounded
  }
}
