/// The distinct left sides of a face's rows in groups that share no variables.
struct FaceForms<Number: OrderedNumber> {
  /// The rows that the forms stand for.
  let rows: [Int]
  /// The forms.
  let table: FormTable<Number>
  /// The lower ends of the forms' intervals, at most 0.
  private(set) var lower: [Number?]
  /// The upper ends of the forms' intervals, at least 0.
  private(set) var upper: [Number?]
  /// For each column the lowest column of its group.
  private(set) var roots: [Int32]
  /// For each column, when it is the lowest of its group: whether the group holds only bounds and differences.
  private(set) var isDifference: [Bool]
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates the forms of some rows.
  init(_ rows: [Int], _ face: FaceRows<Number>) {
    self.rows = rows
    table = FormTable(rows, of: face.reduction.rows)
    lower = [Number?](repeating: nil, count: table.count)
    upper = lower
    let count = face.reduction.rows.columnCounts.count
    var sets = DisjointSets(count: count)
    for form in 0..<table.count {
      let entries = table.forms.entries(of: form)
      let first = Int(table.forms.columns[entries.lowerBound])
      for entry in entries.dropFirst() { sets.unite(first, Int(table.forms.columns[entry])) }
    }
    roots = (0..<count).map { Int32(sets.root(of: $0)) }
    isDifference = [Bool](repeating: true, count: count)
    for row in rows {
      let (form, scale) = (Int(table.formOf[row]), table.scales[row])
      narrow(form, low: scale.isNegative ? face.highs[row] : face.lows[row], scale)
      narrow(form, high: scale.isNegative ? face.lows[row] : face.highs[row], scale)
      if !DifferenceKernel.isDifference(form, of: table.forms) { isDifference[root(of: form)] = false }
    }
  }

  /// Returns the lowest column of a form's group.
  func root(of form: Int) -> Int { Int(roots[Int(table.forms.columns[table.forms.starts[form]])]) }

  private mutating func narrow(_ form: Int, low: Number?, _ scale: Number) {
    guard let low else { return }
    let end = low / scale
    if !end.isExact { isPoisoned = true }
    if lower[form].map({ $0 < end }) ?? true { lower[form] = end }
  }

  private mutating func narrow(_ form: Int, high: Number?, _ scale: Number) {
    guard let high else { return }
    let end = high / scale
    if !end.isExact { isPoisoned = true }
    if upper[form].map({ end < $0 }) ?? true { upper[form] = end }
  }
}
