/// The beginning and the end of a level.
extension LevelDescent {
  /// Makes some items the current level.
  mutating func open(_ range: Range<Int>) {
    for index in range {
      let form = Int(items[index].form)
      if itemStart[form] == itemEnd[form] { itemStart[form] = Int32(index) }
      itemEnd[form] = Int32(index + 1)
    }
    for index in range where isFirstOfForm(index, range) {
      let form = Int(items[index].form)
      guard !forms.isFixed[form] else { continue }
      if forms.isBasic(form) {
        let start = piece(form, at: forms.values[form], up: forms.upper[form] != forms.values[form])
        pieces[form] = start
        addCosts(of: Int(forms.rowOf[form]), start.slope)
      } else {
        touch(form)
      }
    }
  }

  /// Returns whether an item is the first of its form.
  func isFirstOfForm(_ index: Int, _ range: Range<Int>) -> Bool {
    index == range.lowerBound || items[index - 1].form != items[index].form
  }

  /// Narrows the intervals to the optimal face and returns how many dimensions it lost.
  mutating func close(_ range: Range<Int>) -> Int? {
    for form in touched where !forms.isBasic(Int(form)) { narrow(Int(form)) }
    var basics: [Int] = []
    for index in range where isFirstOfForm(index, range) {
      let form = Int(items[index].form)
      guard forms.isBasic(form), !forms.isFixed[form] else { continue }
      forms.lower[form] = pieces[form].low
      forms.upper[form] = pieces[form].high
      basics.append(form)
    }
    var lost = 0
    for form in touched where !forms.isBasic(Int(form)) && settle(Int(form)) { lost += 1 }
    finish(range)
    for form in basics where settle(form) { lost += 1 }
    return forms.isPoisoned ? nil : lost
  }

  /// Forgets the costs and the items of the current level.
  mutating func finish(_ range: Range<Int>) {
    for form in touched {
      reduced[Int(form)] = .zero
      isTouched[Int(form)] = false
      isPending[Int(form)] = false
    }
    touched.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    for index in range where isFirstOfForm(index, range) {
      let form = Int(items[index].form)
      itemStart[form] = 0
      itemEnd[form] = 0
      pieces[form] = LevelPiece(low: forms.lower[form], high: forms.upper[form], slope: .zero)
    }
  }

  /// Narrows the interval of an independent form to the piece, or the point, that its multiplier belongs to.
  mutating func narrow(_ form: Int) {
    let value = forms.values[form]
    let multiplier = -reduced[form]
    let right = piece(form, at: value, up: true)
    let left = piece(form, at: value, up: false)
    if forms.upper[form] == value || right.slope != multiplier {
      forms.upper[form] = value
    } else {
      forms.upper[form] = right.high
    }
    if forms.lower[form] == value || left.slope != multiplier {
      forms.lower[form] = value
    } else {
      forms.lower[form] = left.low
    }
  }

  /// Notes whether a form's interval is a point, and makes such a form independent.
  ///
  /// - Returns: whether the face lost a dimension by it.
  mutating func settle(_ form: Int) -> Bool {
    guard !forms.isFixed[form], let low = forms.lower[form], forms.upper[form] == low else { return false }
    forms.isFixed[form] = true
    guard forms.isBasic(form) else {
      forms.drop(form)
      return true
    }
    let row = Int(forms.rowOf[form])
    var best: (form: Int, count: Int32)?
    for entry in forms.entries(of: row) {
      let other = forms.form(entry)
      guard other != form, !forms.isFixed[other] else { continue }
      if let best, best.count <= forms.columnCount(other) { continue }
      best = (other, forms.columnCount(other))
    }
    guard let best else { return false }
    forms.readColumn(best.form)
    forms.exchange(best.form, row)
    forms.drop(form)
    pieces[best.form] = LevelPiece(low: forms.lower[best.form], high: forms.upper[best.form], slope: .zero)
    return true
  }
}
