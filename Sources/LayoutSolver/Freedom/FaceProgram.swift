/// Linear programs over groups of a face's forms, all from where the last one ended.
struct FaceProgram<Number: OrderedNumber> {
  private var descent: LevelDescent<Number>
  /// The forms of the program, by group.
  private var members: [Int32] = []
  /// For each form of the program its group's part of `members`.
  private var groups: [Range<Int>]
  /// For each form of the face its number in the program, or −1.
  private var numbers: [Int32]
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
    var forms = SparseRows<Number>(columnCount: face.roots.count)
    var roots: [Int32] = []
    var ends: [(low: Number?, high: Number?)] = []
    numbers = [Int32](repeating: -1, count: face.table.count)
    for form in 0..<face.table.count where isIncluded[face.root(of: form)] {
      numbers[form] = Int32(roots.count)
      roots.append(Int32(face.root(of: form)))
      forms.copy(form, of: face.table.forms)
      ends.append((face.lower[form], face.upper[form]))
    }
    faceCount = roots.count
    for row in partRows {
      roots.append(face.roots[Int(parts.columns[parts.starts[row]])])
      forms.copy(row, of: parts)
    }
    var tableau = FormTableau(forms, at: [Number](repeating: .zero, count: face.roots.count))
    for form in ends.indices {
      tableau.lower[form] = ends[form].low
      tableau.upper[form] = ends[form].high
    }
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
    let form = faceCount + part
    let isLimited = descent.push(form, up: isUp, members: members[groups[form]])
    return isLimited ? descent.forms.values[form] : nil
  }

  /// Keeps a further form from moving farther than a distance.
  mutating func limit(part: Int, to distance: Number) {
    let form = faceCount + part
    descent.limit(form, -distance, distance)
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
