/// Which rows keep each form from going up or down at a point, given that no row may get worse there.
struct FormBlocks<Number: OrderedNumber> {
  /// A row that blocks a form.
  struct Block: Sendable {
    /// The row's number.
    var row: Int32
    /// The row's priority, infinite when it is required.
    var priority: Float
  }

  /// For each form the most important row that keeps it from going up; priority −∞ when there is none.
  private var up: [Block]
  /// For each form the most important row that keeps it from going down.
  private var down: [Block]

  /// Creates the blocks of forms without rows.
  init(count: Int) {
    up = [Block](repeating: Block(row: -1, priority: -.infinity), count: count)
    down = up
  }

  /// Notes a row that wants its form at most, at least, or exactly at a bound.
  mutating func add(_ item: LevelItem<Number>, at value: Number) {
    let block = Block(row: item.row, priority: item.priority)
    let form = Int(item.form)
    if item.isCeiling, !(value < item.bound), isFirst(block, up[form]) { up[form] = block }
    if item.isFloor, !(item.bound < value), isFirst(block, down[form]) { down[form] = block }
  }

  private func isFirst(_ block: Block, _ other: Block) -> Bool {
    other.row < 0 || other.priority < block.priority
  }

  /// Returns the row that keeps a form from moving, of a priority or a higher one, or `nil` when none does.
  func block(_ form: Int, up isUp: Bool, from priority: Float) -> Int? {
    let block = isUp ? up[form] : down[form]
    return block.row < 0 || block.priority < priority ? nil : Int(block.row)
  }
}
