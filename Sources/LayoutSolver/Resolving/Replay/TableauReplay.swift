import LayoutModel

/// A solved tableau that takes other bounds and goes on from its last basis.
struct TableauReplay: Sendable {
  private var kernel: TableauKernel<Rational>
  /// The values of the variables and the slacks.
  private var values: ValueReplay
  private var slackOfRow: [Int32]
  /// The slacks with a new bound.
  private var changedSlacks: [Int32] = []
  /// For each slack its new bound, if it is among those.
  private var newBounds: [Rational?]
  /// How many entries may pile up before a new tableau is worth its price.
  private let entryLimit: Int

  /// Creates the replay of a kernel that found a solution.
  init(_ solved: TableauKernel<Rational>, rowCount: Int) {
    kernel = solved
    kernel.prepareForChanges()
    values = ValueReplay(kernel.tableau, given: kernel.placedValues, origins: [])
    _ = values.takeChanges()
    newBounds = [Rational?](repeating: nil, count: kernel.sourceRows.count)
    slackOfRow = [Int32](repeating: -1, count: rowCount)
    for (slack, row) in kernel.sourceRows.enumerated() { slackOfRow[Int(row)] = Int32(slack) }
    entryLimit = 4 * kernel.tableau.rows.storedCount + 1000
  }

  /// Notes the right side of a row; other rows than those of the tableau are ignored.
  mutating func setRightSide(_ row: Int, to value: Rational) {
    let slack = slackOfRow[row]
    guard slack >= 0 else { return }
    if newBounds[Int(slack)] == nil { changedSlacks.append(slack) }
    newBounds[Int(slack)] = value
  }

  /// Finds a solution for the bounds of today and passes the values that changed on.
  mutating func mend(_ outer: inout ValueReplay) -> KernelResult<Rational> {
    changedSlacks.sort()
    for slack in changedSlacks {
      if let bound = newBounds[Int(slack)] { kernel.setBound(Int(slack), to: bound) }
      newBounds[Int(slack)] = nil
    }
    changedSlacks.removeAll(keepingCapacity: true)
    guard kernel.tableau.rows.storedCount <= entryLimit else { return .exhausted }
    let result = kernel.settle(workLimit: kernel.tableau.rows.work + 25 * entryLimit)
    guard case .satisfied = result else { return result }
    for slack in kernel.takeChangedSlacks() {
      values.set(kernel.variableCount + slack, to: kernel.slackValues[slack])
    }
    values.run(kernel.tableau)
    guard !values.isPoisoned else { return .poisoned }
    for place in values.takeChanges() where place < kernel.variableCount {
      outer.set(Int(kernel.sourceColumns[place]), to: values.value(of: place))
    }
    return .satisfied
  }
}
