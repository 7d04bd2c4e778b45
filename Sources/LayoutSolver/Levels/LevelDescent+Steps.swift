/// The steps of the simplex method.
extension LevelDescent {
  /// Moves an independent form, past breakpoints as long as the errors shrink, and exchanges it for the basic form
  /// that stops it.
  mutating func advance(_ form: Int, _ isUp: Bool, byIndex: Bool) {
    forms.readColumn(form)
    while !forms.isPoisoned {
      let value = forms.values[form]
      guard isUp ? forms.upper[form] != value : forms.lower[form] != value else { return }
      let own = piece(form, at: value, up: isUp)
      let slope = isUp ? reduced[form] + own.slope : -(reduced[form] + own.slope)
      guard slope.isNegative else { return }
      guard let (row, step, rate) = nearestBreak(form, own, isUp, byIndex) else {
        isUnbounded = true
        return
      }
      move(form, isUp, by: step)
      guard row >= 0 else { continue }
      let basic = Int(forms.basics[row])
      let end = forms.values[basic]
      let isRising = !rate.isNegative
      if !byIndex, isRising ? forms.upper[basic] != end : forms.lower[basic] != end {
        let next = piece(basic, at: end, up: isRising)
        let bend = (next.slope - pieces[basic].slope) * rate
        if (slope + bend).isNegative {
          addCosts(of: row, next.slope - pieces[basic].slope)
          pieces[basic] = next
          continue
        }
      }
      exchange(form, row, own)
      return
    }
  }

  /// Returns the row whose basic form ends its piece first, or −1 for the moving form itself.
  func nearestBreak(
    _ form: Int, _ own: LevelPiece<Number>, _ isUp: Bool, _ byIndex: Bool
  ) -> (row: Int, step: Number, rate: Number)? {
    var best: (row: Int, step: Number, rate: Number)?
    if let end = isUp ? own.high : own.low {
      best = (-1, isUp ? end - forms.values[form] : forms.values[form] - end, .one)
    }
    for index in forms.columnRows.indices {
      let row = Int(forms.columnRows[index])
      let basic = Int(forms.basics[row])
      let rate = isUp ? forms.columnValues[index] : -forms.columnValues[index]
      guard let end = rate.isNegative ? pieces[basic].low : pieces[basic].high else { continue }
      let step = (end - forms.values[basic]) / rate
      if let other = best {
        if other.step < step { continue }
        if other.step == step {
          guard other.row >= 0 else { continue }
          let isLower =
            byIndex
            ? forms.basics[other.row] < forms.basics[row]
            : forms.entries(of: other.row).count <= forms.entries(of: row).count
          if isLower { continue }
        }
      }
      best = (row, step, rate)
    }
    return best
  }

  /// Moves an independent form and with it the basic ones.
  mutating func move(_ form: Int, _ isUp: Bool, by step: Number) {
    guard !step.isZero else { return }
    let change = isUp ? step : -step
    forms.values[form] = forms.values[form] + change
    for index in forms.columnRows.indices {
      let basic = Int(forms.basics[Int(forms.columnRows[index])])
      forms.values[basic] = forms.values[basic] + forms.columnValues[index] * change
      if !forms.values[basic].isExact { forms.isPoisoned = true }
    }
    if !forms.values[form].isExact { forms.isPoisoned = true }
  }

  /// Makes an independent form basic, on the piece that it moved through, and the basic form of a row independent.
  mutating func exchange(_ form: Int, _ row: Int, _ own: LevelPiece<Number>) {
    patience -= 1
    let leaving = Int(forms.basics[row])
    var pivot = Number.one
    for entry in forms.entries(of: row) where forms.form(entry) == form { pivot = forms.value(entry) }
    let ratio = reduced[form] / pivot
    addCosts(of: row, -ratio)
    reduced[form] = .zero
    reduced[leaving] = ratio - pieces[leaving].slope
    touch(leaving)
    forms.exchange(form, row)
    pieces[form] = own
    addCosts(of: row, own.slope)
  }
}
