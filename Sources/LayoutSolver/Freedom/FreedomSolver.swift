/// Finds what can move at an optimum: the equalities that the face implies, coordinates for the rest, and how far each
/// variable can go.
struct FreedomSolver<Number: OrderedNumber> {
  /// The face in coordinates.
  let forms: FaceForms<Number>
  /// The variables over the coordinates.
  let expressions: FreeExpressions<Number>
  /// The parts of the variables' expressions that lie in one group of coordinates each.
  private(set) var parts: SparseRows<Number>
  /// For each variable its rows in `parts`.
  private(set) var partRanges: [Range<Int>] = []

  /// Creates the solver, or returns `nil` when a number overflows; only some variables have `parts` unless all are
  /// wanted.
  init?(
    _ system: LinearSystem, _ face: [RowInterval], _ differences: [BigRational],
    rangesOf wanted: Set<Int>? = nil
  ) {
    guard var rows = FaceRows<Number>(system, face, differences) else { return nil }
    let first = rows.forms()
    guard !first.isPoisoned, let isStiff = Self.stiffForms(first) else { return nil }
    let stiff = first.rows.filter { isStiff[Int(first.table.formOf[$0])] }
    if !stiff.isEmpty { rows.freeze(stiff) }
    guard !rows.reduction.isPoisoned else { return nil }
    forms = rows.forms()
    expressions = FreeExpressions(rows.reduction, origins: system.origins)
    parts = SparseRows(columnCount: system.variableCount)
    guard !forms.isPoisoned, !expressions.isPoisoned else { return nil }
    splitExpressions(of: wanted)
  }

  /// Returns for each form whether it cannot move.
  private static func stiffForms(_ forms: FaceForms<Number>) -> [Bool]? {
    let graph = FaceGraph(forms, isTight: true)
    var isStiff = (0..<forms.table.count).map {
      forms.isDifference[forms.root(of: $0)] && graph.isOnCycle($0, forms)
    }
    guard (0..<isStiff.count).contains(where: { !forms.isDifference[forms.root(of: $0)] }) else {
      return isStiff
    }
    var program = FaceProgram(forms, forms.isDifference.map { !$0 }, SparseRows(columnCount: 0), [])
    guard !program.isPoisoned, let others = program.stiffForms() else { return nil }
    for form in isStiff.indices where others[form] { isStiff[form] = true }
    return isStiff
  }

  /// Splits the variables' expressions by groups.
  private mutating func splitExpressions(of wanted: Set<Int>?) {
    let (roots, coordinates, factors) = (forms.roots, expressions.coordinates, expressions.factors)
    for (variable, range) in expressions.ranges.enumerated() {
      let first = parts.rowCount
      guard wanted?.contains(variable) ?? true else {
        partRanges.append(first..<first)
        continue
      }
      let terms = range.sorted {
        let (left, right) = (roots[Int(coordinates[$0])], roots[Int(coordinates[$1])])
        return left == right ? $0 < $1 : left < right
      }
      for (index, term) in terms.enumerated() {
        parts.append(coordinates[term], factors[term])
        let isLast = index + 1 == terms.count
        if isLast || roots[Int(coordinates[terms[index + 1]])] != roots[Int(coordinates[term])] {
          parts.finishRow(rightSide: .zero)
        }
      }
      partRanges.append(first..<parts.rowCount)
    }
  }
}
