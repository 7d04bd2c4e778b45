/// What a move costs: pieces of the forms' values, and the sums of their slopes along independent forms.
extension LevelDescent {
  /// Returns the piece of a form's values that begins or ends at a value, or holds it.
  func piece(_ form: Int, at value: Number, up: Bool) -> LevelPiece<Number> {
    var piece = LevelPiece(
      low: forms.lower[form], high: forms.upper[form], slope: form == goal.form ? goal.slope : .zero)
    for index in Int(itemStart[form])..<Int(itemEnd[form]) {
      let item = items[index]
      if up ? !(value < item.bound) : item.bound < value {
        if piece.low.map({ $0 < item.bound }) ?? true { piece.low = item.bound }
        if item.isCeiling { piece.slope = piece.slope + item.weight }
      } else {
        if piece.high.map({ item.bound < $0 }) ?? true { piece.high = item.bound }
        if item.isFloor { piece.slope = piece.slope - item.weight }
      }
    }
    return piece
  }

  /// Adds the costs of a basic form's row, times a factor, to those of the independent forms.
  mutating func addCosts(of row: Int, _ factor: Number) {
    guard !factor.isZero else { return }
    let basic = Int(forms.basics[row])
    for entry in forms.entries(of: row) {
      let form = forms.form(entry)
      guard form != basic else { continue }
      reduced[form] = reduced[form] + factor * forms.value(entry)
      touch(form)
    }
  }

  /// Notes that the cost of an independent form changed.
  mutating func touch(_ form: Int) {
    if !reduced[form].isExact { forms.isPoisoned = true }
    if !isTouched[form] {
      isTouched[form] = true
      touched.append(Int32(form))
    }
    if !isPending[form] {
      isPending[form] = true
      pending.append(Int32(form))
    }
  }

  /// Returns the direction in which an independent form may go and the errors shrink.
  mutating func improvement(_ form: Int) -> Bool? {
    guard !forms.isFixed[form] else { return nil }
    let value = forms.values[form]
    for isUp in [true, false] where isUp ? forms.upper[form] != value : forms.lower[form] != value {
      let slope = reduced[form] + piece(form, at: value, up: isUp).slope
      guard slope.isExact else {
        forms.isPoisoned = true
        return nil
      }
      if !slope.isZero, slope.isNegative == isUp { return isUp }
    }
    return nil
  }

  /// Returns the improving form with the lowest number.
  mutating func lowestImprovement(_ members: ArraySlice<Int32>) -> (form: Int, isUp: Bool)? {
    for form in members where !forms.isBasic(Int(form)) {
      if let isUp = improvement(Int(form)) { return (Int(form), isUp) }
    }
    return nil
  }
}
