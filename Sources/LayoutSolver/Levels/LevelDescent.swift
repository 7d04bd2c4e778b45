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
  var itemStart: [Int32]
  /// Where each form's items of the current level end.
  var itemEnd: [Int32]
  /// The piece that each basic form is on.
  var pieces: [LevelPiece<Number>]
  /// For each independent form how the errors of the basic ones change when it goes up.
  var reduced: [Number]
  var isTouched: [Bool]
  var touched: [Int32] = []
  var isPending: [Bool]
  var pending: [Int32] = []
  /// The form that is to go as far as it can, or −1, and the cost of its going up.
  var goal: (form: Int, slope: Number) = (-1, .zero)
  /// A Boolean value that indicates whether the costs turned out to fall for ever.
  var isUnbounded = false
  /// The exchanges that are left before the order becomes Bland's.
  var patience = 0

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
  mutating func minimise(_ range: Range<Int>, members: ArraySlice<Int32>) -> Int? {
    open(range)
    improve(members)
    return isUnbounded || forms.isPoisoned ? nil : close(range)
  }

  /// Moves to the least costs within a group of forms.
  mutating func improve(_ members: ArraySlice<Int32>) {
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
