/// Linear programs over groups of a face's forms, all from where the last one ended.
struct FaceProgram<Number: OrderedNumber> {
  private var descent: LevelDescent<Number>
  /// The numbers of the program's forms, by group.
  private var members: [Int32] = []
  /// For each form of the program its group's part of `members`.
  private var groups: [Range<Int>]
  /// For each form of the face its number in the program, or −1.
  private var numbers: [Int32]
  /// The forms of the program, of which rows below `faceCount` are the face's and the others the further ones.
  private let table: FormTable<Number>
  /// The number of the face's forms in the program.
  private let faceCount: Int

  /// Creates the program of some groups and of further forms, without limits, within them.
  ///
  /// - Parameters:
  ///   - face: the face.
  ///   - isIncluded: for each column, when it is the lowest of its group: whether the group takes part.
  ///   - parts: rows of coefficients over columns.
  ///   - partRows: the further forms as numbers of such rows.
  init(_ face: FaceForms<Number>, _ isIncluded: [Bool], _ parts: SparseRows<Number>, _ partRows: [Int]) {
    var rows = SparseRows<Number>(columnCount: face.roots.count)
    numbers = [Int32](repeating: -1, count: face.table.count)
    for form in 0..<face.table.count where isIncluded[face.root(of: form)] {
      numbers[form] = Int32(rows.rowCount)
      rows.copy(form, of: face.table.forms)
    }
    faceCount = rows.rowCount
    for row in partRows { rows.copy(row, of: parts) }
    // A part that is one of the face's forms needs no row of its own.
    let table = FormTable(Array(0..<rows.rowCount), of: rows)
    self.table = table
    var tableau = FormTableau(table.forms, at: [Number](repeating: .zero, count: face.roots.count))
    for form in numbers.indices where numbers[form] >= 0 {
      tableau.lower[Int(numbers[form])] = face.lower[form]
      tableau.upper[Int(numbers[form])] = face.upper[form]
    }
    let roots = (0..<table.count).map { face.roots[Int(table.forms.columns[table.forms.starts[$0]])] }
    members = [Int32](0..<Int32(roots.count)).sorted {
      roots[Int($0)] == roots[Int($1)] ? $0 < $1 : roots[Int($0)] < roots[Int($1)]
    }
    groups = [Range<Int>](repeating: 0..<0, count: roots.count)
    var start = 0
    while start < members.count {
      var end = start
      while end < members.count, roots[Int(members[end])] == roots[Int(members[start])] { end += 1 }
      for member in members[start..<end] { groups[Int(member)] = start..<end }
      start = end
    }
    descent = LevelDescent(tableau, [])
  }

  /// A Boolean value that indicates whether a number overflowed.
  var isPoisoned: Bool { descent.forms.isPoisoned }

  /// Moves a further form as far as it goes and returns how far that is, or `nil` when there is no limit.
  mutating func push(part: Int, up isUp: Bool) -> Number? {
    let form = Int(table.formOf[faceCount + part])
    let scale = table.scales[faceCount + part]
    let isRising = isUp != scale.isNegative
    if let end = isRising ? descent.forms.upper[form] : descent.forms.lower[form],
      end == descent.forms.values[form]
    {
      return scale * end
    }
    let isLimited = descent.push(form, up: isRising, members: members[groups[form]])
    return isLimited ? scale * descent.forms.values[form] : nil
  }

  /// Moves a further form, which has no limit, at least some distance.
  mutating func push(part: Int, up isUp: Bool, by distance: Number) {
    let form = Int(table.formOf[faceCount + part])
    let scale = table.scales[faceCount + part]
    let isRising = isUp != scale.isNegative
    let size = distance / (scale.isNegative ? -scale : scale)
    let end = isRising ? size : -size
    guard isRising ? descent.forms.values[form] < end : end < descent.forms.values[form] else { return }
    descent.limit(form, up: isRising, to: end)
    _ = descent.push(form, up: isRising, members: members[groups[form]])
  }

  /// Writes how far the coordinates moved.
  func writeMoves(into moves: inout [Number]) { descent.forms.writeVariables(into: &moves) }

  /// Finds the forms of the face that cannot move at all.
  ///
  /// Every round asks all forms that have not moved yet to move by a little; when none can, none ever will.
  ///
  /// - Returns: whether each form of the face is stiff, or `nil` when a number overflowed.
  mutating func stiffForms() -> [Bool]? {
    var isStiff = [Bool](repeating: false, count: faceCount)
    var start = 0
    while start < members.count {
      let group = groups[Int(members[start])]
      start = group.upperBound
      var rigid = members[group].filter { isAtEnd(Int($0)) }
      while !rigid.isEmpty {
        descent.items = []
        for form in rigid { ask(Int(form)) }
        guard descent.items.isEmpty || descent.approach(members: members[group]) else { return nil }
        let rest = rigid.filter { isAtEnd(Int($0)) }
        if rest.count == rigid.count { break }
        rigid = rest
      }
      for form in rigid { isStiff[Int(form)] = true }
    }
    return numbers.map { $0 >= 0 && isStiff[Int($0)] }
  }

  private func isAtEnd(_ form: Int) -> Bool {
    let value = descent.forms.values[form]
    return descent.forms.lower[form] == value || descent.forms.upper[form] == value
  }

  /// Asks a form at an end of its interval to move inside.
  private mutating func ask(_ form: Int) {
    let value = descent.forms.values[form]
    let (low, high) = (descent.forms.lower[form], descent.forms.upper[form])
    var step = Number.one
    if let low, let high {
      let half = (high - low) / (.one + .one)
      if half.isZero { return }
      if half < step { step = half }
    }
    let bound = low == value ? value + step : value - step
    if !bound.isExact { descent.forms.isPoisoned = true }
    descent.items.append(
      LevelItem(
        form: Int32(form), row: -1, bound: bound, weight: .one,
        isCeiling: low != value, isFloor: low == value, priority: 0))
  }
}
