/// Forms of variables expressed by each other: every form is independent or a sum of independent ones.
///
/// The tableau holds a point as the forms' values and a polyhedron as the interval of each. Where the independent
/// forms stand inside their intervals is free, unlike in textbooks, so that any point serves as a start.
struct FormTableau<Number: OrderedNumber> {
  /// The number of columns that stand for variables; form f has the column `variableCount + f`.
  let variableCount: Int
  /// The rows, each `basic form = sum of independent forms` with −1 at the basic one.
  private(set) var tableau: Reduction<Number>
  /// The basic form of each row.
  private(set) var basics: [Int32]
  /// The row in which each form is basic, or −1.
  private(set) var rowOf: [Int32]
  /// The forms' values.
  var values: [Number]
  /// The lower ends of the forms' intervals.
  var lower: [Number?]
  /// The upper ends of the forms' intervals.
  var upper: [Number?]
  /// A Boolean value for each form: whether its interval is a point.
  var isFixed: [Bool]
  /// A Boolean value that indicates whether a number overflowed.
  var isPoisoned = false

  /// The rows that hold the column read last.
  private(set) var columnRows: [Int32] = []
  /// The values in the column read last.
  private(set) var columnValues: [Number] = []
  private var stamps: [Int32]
  private var stamp: Int32 = 0

  /// Creates the tableau of forms at the point of some variables' values.
  ///
  /// - Parameters:
  ///   - forms: the forms, over variables.
  ///   - point: the variables' values.
  ///   - basis: another tableau of the same forms whose independent forms this one takes as well.
  init(_ forms: SparseRows<Number>, at point: [Number], basis: FormTableau? = nil) {
    variableCount = point.count
    let count = forms.rowCount
    var sparse = SparseRows<Number>(columnCount: point.count + count)
    sparse.reserveCapacity(rows: count, entries: forms.columns.count + count)
    values = []
    values.reserveCapacity(count)
    for form in 0..<count {
      var sum = Number.zero
      for entry in forms.entries(of: form) {
        sparse.append(forms.columns[entry], forms.values[entry])
        let value = point[Int(forms.columns[entry])]
        if !value.isZero { sum = sum + forms.values[entry] * value }
      }
      sparse.append(Int32(point.count + form), -.one)
      sparse.finishRow(rightSide: .zero)
      values.append(sum)
      if !sum.isExact { isPoisoned = true }
    }
    tableau = Reduction(equalities: sparse)
    if let basis { tableau.isOptional = basis.rowOf.map { $0 >= 0 } }
    tableau.rows.buildColumnLists(active: tableau.isActive)
    tableau.eliminateEqualities(below: point.count)
    basics = [Int32](0..<Int32(count))
    rowOf = basics
    for form in 0..<count where !tableau.isActive[form] { rowOf[form] = -1 }
    lower = [Number?](repeating: nil, count: count)
    upper = lower
    isFixed = [Bool](repeating: false, count: count)
    stamps = [Int32](repeating: 0, count: count)
    if tableau.isPoisoned { isPoisoned = true }
  }

  /// The number of forms.
  var count: Int { values.count }

  /// Narrows the interval of a form to what a required row allows.
  mutating func narrow(_ item: LevelItem<Number>) {
    let form = Int(item.form)
    if item.isFloor, lower[form].map({ $0 < item.bound }) ?? true { lower[form] = item.bound }
    if item.isCeiling, upper[form].map({ item.bound < $0 }) ?? true { upper[form] = item.bound }
  }

  /// Returns whether a form is a sum of others.
  func isBasic(_ form: Int) -> Bool { rowOf[form] >= 0 }

  /// The positions of a row's entries.
  func entries(of row: Int) -> Range<Int> { tableau.rows.entries(of: row) }
  /// Returns the form of an entry.
  func form(_ entry: Int) -> Int { Int(tableau.rows.columns[entry]) - variableCount }
  /// Returns the value of an entry.
  func value(_ entry: Int) -> Number { tableau.rows.values[entry] }
  /// Returns in about how many rows an independent form occurs.
  func columnCount(_ form: Int) -> Int32 { tableau.rows.columnCounts[variableCount + form] }

  /// Reads the column of an independent form into `columnRows` and `columnValues`.
  mutating func readColumn(_ form: Int) {
    columnRows.removeAll(keepingCapacity: true)
    columnValues.removeAll(keepingCapacity: true)
    stamp += 1
    let column = Int32(variableCount + form)
    var node = tableau.rows.firstNode(of: column)
    var nodes = 0
    while node >= 0 {
      let row = tableau.rows.row(of: node)
      node = tableau.rows.node(after: node)
      nodes += 1
      guard stamps[row] != stamp, tableau.isActive[row], let value = tableau.rows.value(row, column) else {
        continue
      }
      stamps[row] = stamp
      columnRows.append(Int32(row))
      columnValues.append(value)
    }
    if nodes > 2 * columnRows.count + 8 { tableau.rows.relist(column, columnRows) }
  }

  /// Makes an independent form, whose column was read last, basic in a row in place of the row's basic form.
  mutating func exchange(_ entering: Int, _ row: Int) {
    let column = Int32(variableCount + entering)
    guard let value = tableau.rows.value(row, column) else { return }
    tableau.rows.scale(row, by: -.one / value)
    for index in columnRows.indices where Int(columnRows[index]) != row {
      tableau.rows.subtract(-columnValues[index], times: row, from: Int(columnRows[index]))
    }
    tableau.rows.keep(only: row, in: column)
    rowOf[Int(basics[row])] = -1
    rowOf[entering] = Int32(row)
    basics[row] = Int32(entering)
    if tableau.rows.isPoisoned { isPoisoned = true }
  }

  /// Takes an independent form that will not move any more out of all rows.
  mutating func drop(_ form: Int) {
    readColumn(form)
    for row in columnRows { tableau.rows.removeEntry(Int(row), Int32(variableCount + form)) }
  }

  /// Writes the values of the variables that occur in forms.
  func writeVariables(into point: inout [Number]) {
    var all = point + values
    tableau.complete(&all, origins: [])
    for column in point.indices { point[column] = all[column] }
  }
}
