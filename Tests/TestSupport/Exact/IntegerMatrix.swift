/// Rows of whole numbers in lowest terms with the combination of given rows that each of them is.
///
/// All steps check for overflow of 128 bits; `isOverflowing` then says that nothing can be concluded.
struct IntegerMatrix {
  /// The rows; each has the same number of entries.
  private(set) var rows: [[Int128]]
  /// A Boolean value that indicates whether a number did not fit.
  private(set) var isOverflowing = false

  /// Creates a matrix.
  init(_ rows: [[Int128]]) { self.rows = rows }

  /// Returns `first · a + second · b` divided by the greatest common divisor of its entries.
  mutating func combination(_ first: [Int128], _ a: Int128, _ second: [Int128], _ b: Int128) -> [Int128] {
    var result: [Int128] = []
    for (x, y) in zip(first, second) {
      let (left, isLeftLong) = x.multipliedReportingOverflow(by: a)
      let (right, isRightLong) = y.multipliedReportingOverflow(by: b)
      let (sum, isSumLong) = left.addingReportingOverflow(right)
      if isLeftLong || isRightLong || isSumLong { isOverflowing = true }
      result.append(sum)
    }
    var divisor: Int128 = 0
    for entry in result {
      var (high, low) = (entry, divisor)
      while low != 0 { (high, low) = (low, high % low) }
      divisor = high < 0 ? 0 - high : high
    }
    return divisor > 1 ? result.map { $0 / divisor } : result
  }

  /// Eliminates the first columns by rows and returns the rows that are 0 in all of them.
  mutating func nullRows(columns: Int) -> [[Int128]] {
    var open = rows
    for column in 0..<columns {
      guard let index = open.firstIndex(where: { $0[column] != 0 }) else { continue }
      let pivot = open.remove(at: index)
      for other in open.indices where open[other][column] != 0 {
        open[other] = combination(open[other], pivot[column], pivot, 0 - open[other][column])
      }
    }
    return open
  }
}
