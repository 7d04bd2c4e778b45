/// Minimises the errors of one priority level after the other over the optimal face of the levels above.
///
/// The method is the primal simplex method for costs that are convex and piecewise linear in each form (Fourer, *A
/// simplex algorithm for piecewise-linear programming I*, Mathematical Programming 1985). At a level's optimum every
/// form has a multiplier, and by complementary slackness the optimal face is exactly the set of points at which each
/// form stays within the piece that its multiplier belongs to. So the face is kept as one interval a form, without a
/// row for the objective and without tolerance.
struct LevelDescent<Number: OrderedNumber> {
  /// The forms.
  var forms: FormTableau<Number>
  /// The optional rows by component, then by level from the highest, then by form.
  var items: [LevelItem<Number>]

  /// Where each form's items of the current level begin.
  private var itemStart: [Int32]
  /// Where each form's items of the current level end.
  private var itemEnd: [Int32]
  /// The piece that each basic form is on.
  private var pieces: [LevelPiece<Number>]
  /// For each independent form how the errors of the basic ones change when it goes up.
  private var reduced: [Number]
  private var isTouched: [Bool]
  private var touched: [Int32] = []
  private var isPending: [Bool]
  private var pending: [Int32] = []
  /// The form that is to go as far as it can, or −1, and the cost of its going up.
  private var goal: (form: Int, slope: Number) = (-1, .zero)
  /// A Boolean value that indicates whether the costs turned out to fall for ever.
  private var isUnbounded = false
  /// The exchanges that are left before the order becomes Bland's.
  private var patience = 0

  /// Creates the descent from the point of a tableau, which has to lie in all intervals.
  ///
  /// - Parameters:
  ///   - forms: the tableau.
  ///   - items: the optional rows by component, then by level from the highest, then by form.
  init(_ forms: FormTableau<Number>, _ items: [LevelItem<Number>]) {
    self.forms = forms
    self.items = items
    itemStart = [Int32](repeating: 0, count: forms.count)
    itemEnd = itemStart
    pieces = (0..<forms.count).map { LevelPiece(low: forms.lower[$0], high: forms.upper[$0], slope: .zero) }
    reduced = [Number](repeating: .zero, count: forms.count)
    isTouched = [Bool](repeating: false, count: forms.count)
    isPending = isTouched
  }

  /// Descends through all levels of a group of forms, or until its face is a point.
  ///
  /// - Parameters:
  ///   - range: the group's items.
  ///   - members: the group's forms, ascending.
  /// - Returns: whether no number overflowed.
  mutating func run(_ range: Range<Int>, members: ArraySlice<Int32>) -> Bool {
    var dimension = 0
    for form in members where !forms.isBasic(Int(form)) { dimension += 1 }
    for form in members where settle(Int(form)) { dimension -= 1 }
    var start = range.lowerBound
    while start < range.upperBound, dimension > 0 {
      let priority = items[start].priority
      var end = start
      while end < range.upperBound, items[end].priority == priority { end += 1 }
      guard let lost = minimise(start..<end, members: members) else { return false }
      dimension -= lost
      start = end
    }
    return !forms.isPoisoned
  }

  /// Minimises the errors of some items, all of one component and level, and narrows the intervals to the optimal face.
  ///
  /// - Parameters:
  ///   - range: the items.
  ///   - members: all forms of the component, ascending.
  /// - Returns: the number of forms that became fixed and whose removal leaves a dimension less, or `nil` when a
  ///   number overflowed.
  private mutating func minimise(_ range: Range<Int>, members: ArraySlice<Int32>) -> Int? {
    open(range)
    improve(members)
    return isUnbounded || forms.isPoisoned ? nil : close(range)
  }

  /// Moves to the least costs within a group of forms.
  private mutating func improve(_ members: ArraySlice<Int32>) {
    patience = 50 + 10 * members.count
    isUnbounded = false
    while patience >= 0, let form = pending.popLast() {
      isPending[Int(form)] = false
      while !forms.isBasic(Int(form)), let isUp = improvement(Int(form)) {
        advance(Int(form), isUp, byIndex: false)
        if forms.isPoisoned || isUnbounded { return }
      }
    }
    guard patience < 0 else { return }
    // Bland's rule (Mathematics of Operations Research 1977) cannot cycle.
    while let (form, isUp) = lowestImprovement(members) {
      advance(form, isUp, byIndex: true)
      if forms.isPoisoned || isUnbounded { return }
    }
  }
}

// MARK: - Points of the face

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

  /// Gives a form an interval, in which it has to stand.
  mutating func limit(_ form: Int, _ low: Number, _ high: Number) {
    forms.lower[form] = low
    forms.upper[form] = high
    pieces[form] = LevelPiece(low: low, high: high, slope: .zero)
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

// MARK: - Pieces and costs

extension LevelDescent {
  /// Returns the piece of a form's values that begins or ends at a value, or holds it.
  private func piece(_ form: Int, at value: Number, up: Bool) -> LevelPiece<Number> {
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
  private mutating func addCosts(of row: Int, _ factor: Number) {
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
  private mutating func touch(_ form: Int) {
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
  private mutating func improvement(_ form: Int) -> Bool? {
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
  private mutating func lowestImprovement(_ members: ArraySlice<Int32>) -> (form: Int, isUp: Bool)? {
    for form in members where !forms.isBasic(Int(form)) {
      if let isUp = improvement(Int(form)) { return (Int(form), isUp) }
    }
    return nil
  }
}

// MARK: - Steps

extension LevelDescent {
  /// Moves an independent form, past breakpoints as long as the errors shrink, and exchanges it for the basic form
  /// that stops it.
  private mutating func advance(_ form: Int, _ isUp: Bool, byIndex: Bool) {
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
  private func nearestBreak(
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
  private mutating func move(_ form: Int, _ isUp: Bool, by step: Number) {
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
  private mutating func exchange(_ form: Int, _ row: Int, _ own: LevelPiece<Number>) {
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

// MARK: - Beginning and end of a level

extension LevelDescent {
  /// Makes some items the current level.
  private mutating func open(_ range: Range<Int>) {
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
  private func isFirstOfForm(_ index: Int, _ range: Range<Int>) -> Bool {
    index == range.lowerBound || items[index - 1].form != items[index].form
  }

  /// Narrows the intervals to the optimal face and returns how many dimensions it lost.
  private mutating func close(_ range: Range<Int>) -> Int? {
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
  private mutating func finish(_ range: Range<Int>) {
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
  private mutating func narrow(_ form: Int) {
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
  private mutating func settle(_ form: Int) -> Bool {
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
