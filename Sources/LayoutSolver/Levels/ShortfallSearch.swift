/// Finds out which rows keep a row that is off from coming closer.
///
/// At an optimum a form that is off could only improve if some other row got worse. That is the optimality of a small
/// linear program at the point that is known already, so every exchange is a degenerate one (by Bland's rule,
/// Mathematics of Operations Research 1977). In the end the form is a sum of independent forms that are all blocked, and
/// these are a minimal proof because they are independent.
struct ShortfallSearch<Number: OrderedNumber> {
  private var forms: FormTableau<Number>
  private let blocks: FormBlocks<Number>
  private let table: FormTable<Number>
  private var reader: TapeReader<Number>

  /// Creates the search at the end of a descent.
  init(
    _ forms: FormTableau<Number>, _ blocks: FormBlocks<Number>, _ table: FormTable<Number>,
    _ reader: TapeReader<Number>
  ) {
    self.forms = forms
    self.blocks = blocks
    self.table = table
    self.reader = reader
  }

  /// Returns the rows as given, `>=` rows negated, that keep a row from coming closer, together with the row.
  ///
  /// - Parameter item: a row that is off.
  /// - Returns: the rows' multipliers, or `nil` when a number overflowed.
  mutating func weights(of item: LevelItem<Number>) -> [WeightedRow<Number>]? {
    let form = Int(item.form)
    // The form is above its bound and wants down, or the other way round.
    let isUp = forms.values[form] < item.bound
    let row = Int(item.row)
    let own: Number = table.scales[row].isNegative != isUp ? -.one : .one
    if let other = blocks.block(form, up: isUp, from: item.priority) {
      let multiplier = -own * table.scales[row] / table.scales[other]
      return read([WeightedRow(row: row, multiplier: own), WeightedRow(row: other, multiplier: multiplier)])
    }
    guard let basicRow = express(form, up: isUp, from: item.priority) else { return nil }
    var rows = [WeightedRow(row: row, multiplier: own)]
    for entry in forms.entries(of: basicRow) where forms.form(entry) != form {
      let isRising = forms.value(entry).isNegative != isUp
      guard let other = blocks.block(forms.form(entry), up: isRising, from: item.priority) else { return nil }
      let multiplier = -own * table.scales[row] * forms.value(entry) / table.scales[other]
      rows.append(WeightedRow(row: other, multiplier: multiplier))
    }
    return read(rows)
  }

  /// Returns the rows as given whose weighted sum is that of a reduced row without variables.
  mutating func weights(ofConstant row: Int, isAbove: Bool) -> [WeightedRow<Number>]? {
    read([WeightedRow(row: row, multiplier: isAbove ? .one : -.one)])
  }

  private mutating func read(_ rows: [WeightedRow<Number>]) -> [WeightedRow<Number>]? {
    let weights = reader.weights(rows).sorted { $0.row < $1.row }
    for weight in weights where !weight.multiplier.isExact { return nil }
    return reader.isPoisoned || forms.isPoisoned ? nil : weights
  }

  /// Exchanges forms until one is a sum of forms that keep it from moving, and returns its row.
  private mutating func express(_ form: Int, up isUp: Bool, from priority: Float) -> Int? {
    while !forms.isPoisoned {
      var entering = form
      var isRising = isUp
      if forms.isBasic(form) {
        guard let (other, direction) = movable(form, isUp, priority) else { return Int(forms.rowOf[form]) }
        entering = other
        isRising = direction
      }
      forms.readColumn(entering)
      var lowest: Int?
      for index in forms.columnRows.indices {
        let row = Int(forms.columnRows[index])
        let basic = Int(forms.basics[row])
        let goesUp = forms.columnValues[index].isNegative != isRising
        guard basic != form, blocks.block(basic, up: goesUp, from: priority) != nil else { continue }
        if let other = lowest, forms.basics[other] < forms.basics[row] { continue }
        lowest = row
      }
      guard let lowest else { return nil }
      forms.exchange(entering, lowest)
    }
    return nil
  }

  /// Returns an independent form that can move so that a basic one moves as wanted.
  private func movable(_ form: Int, _ isUp: Bool, _ priority: Float) -> (form: Int, isUp: Bool)? {
    for entry in forms.entries(of: Int(forms.rowOf[form])) where forms.form(entry) != form {
      let isRising = forms.value(entry).isNegative != isUp
      if blocks.block(forms.form(entry), up: isRising, from: priority) == nil {
        return (forms.form(entry), isRising)
      }
    }
    return nil
  }
}
