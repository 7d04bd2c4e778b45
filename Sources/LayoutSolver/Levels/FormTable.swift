/// The distinct left sides of rows up to a factor, such as one width for its minimum, its hugging and its fixed size.
///
/// Rows that share a form differ only in where they bound it, so that a tableau needs the form once.
struct FormTable<Number: OrderedNumber> {
  /// The forms, each with 1 as its first coefficient.
  private(set) var forms: SparseRows<Number>
  /// For each row of the matrix its form, or −1.
  private(set) var formOf: [Int32]
  /// For each row of the matrix what its form has to be multiplied by.
  private(set) var scales: [Number]

  private var slots: [Int32]
  private var newValues: [Number] = []

  /// Creates the table of some rows of a matrix, none empty.
  init(_ rows: [Int], of matrix: SparseRows<Number>) {
    forms = SparseRows(columnCount: matrix.columnCounts.count)
    formOf = [Int32](repeating: -1, count: matrix.rowCount)
    scales = [Number](repeating: .zero, count: matrix.rowCount)
    var size = 16
    while size < 2 * rows.count { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for row in rows { add(row, of: matrix) }
  }

  /// The number of forms.
  var count: Int { forms.rowCount }

  private mutating func add(_ row: Int, of matrix: SparseRows<Number>) {
    let entries = matrix.entries(of: row)
    let scale = matrix.values[entries.lowerBound]
    newValues.removeAll(keepingCapacity: true)
    var hash: UInt64 = 0
    for entry in entries {
      let value = scale.isUnit ? matrix.values[entry] * scale : matrix.values[entry] / scale
      newValues.append(value)
      hash = (hash ^ UInt64(UInt32(bitPattern: matrix.columns[entry]))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29 ^ (value.isUnit ? (value.isNegative ? 3 : 1) : value.doubleValue.bitPattern)
    }
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    scales[row] = scale
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = slots[slot]
      if Self.equals(Int(other), of: forms, entries, of: matrix, newValues) {
        formOf[row] = other
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(forms.rowCount)
    formOf[row] = slots[slot]
    for (index, entry) in entries.enumerated() { forms.append(matrix.columns[entry], newValues[index]) }
    forms.finishRow(rightSide: .zero)
  }

  /// Returns whether a form has the columns of some entries, and some values.
  private static func equals(
    _ form: Int, of forms: SparseRows<Number>, _ entries: Range<Int>, of matrix: SparseRows<Number>,
    _ values: [Number]
  ) -> Bool {
    let own = forms.entries(of: form)
    guard own.count == entries.count else { return false }
    for offset in 0..<own.count {
      let (left, right) = (own.lowerBound + offset, entries.lowerBound + offset)
      if forms.columns[left] != matrix.columns[right] || forms.values[left] != values[offset] { return false }
    }
    return true
  }
}
