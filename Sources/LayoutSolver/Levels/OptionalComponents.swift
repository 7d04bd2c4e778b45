/// The groups of reduced rows that share variables and hold an optional row: the others are optimal wherever they hold.
struct OptionalComponents<Number: OrderedNumber> {
  /// The rows of the groups, ascending.
  private(set) var rows: [Int] = []
  /// For each column the lowest column of its group.
  private var roots: [Int32]

  /// Creates the groups of some rows of a reduction, none empty.
  init(_ active: [Int], of reduction: Reduction<Number>) {
    let matrix = reduction.rows
    var sets = DisjointSets(count: matrix.columnCounts.count)
    for row in active {
      let entries = matrix.entries(of: row)
      let first = Int(matrix.columns[entries.lowerBound])
      for entry in entries.dropFirst() { sets.unite(first, Int(matrix.columns[entry])) }
    }
    roots = (0..<matrix.columnCounts.count).map { Int32(sets.root(of: $0)) }
    var isOptional = [Bool](repeating: false, count: roots.count)
    for row in active where reduction.isOptional[row] {
      isOptional[Int(roots[Int(matrix.columns[matrix.starts[row]])])] = true
    }
    rows = active.filter { isOptional[Int(roots[Int(matrix.columns[matrix.starts[$0]])])] }
  }

  /// Returns the groups with their forms and items, the items by level from the highest and then by form.
  func groups(_ items: [LevelItem<Number>], _ table: FormTable<Number>) -> FormGroups<Number> {
    let formRoots = (0..<table.count).map { roots[Int(table.forms.columns[table.forms.starts[$0]])] }
    let keys = items.indices.map { index in
      ItemKey(
        root: formRoots[Int(items[index].form)], priority: items[index].priority, form: items[index].form,
        index: Int32(index))
    }
    let sorted = keys.sorted(by: ItemKey.precedes).map { items[Int($0.index)] }
    let members = formRoots.indices.sorted {
      formRoots[$0] == formRoots[$1] ? $0 < $1 : formRoots[$0] < formRoots[$1]
    }
    var groups = FormGroups(items: sorted, members: members.map { Int32($0) })
    var (item, member) = (0, 0)
    while member < members.count {
      let root = formRoots[members[member]]
      let (firstItem, firstMember) = (item, member)
      while member < members.count, formRoots[members[member]] == root { member += 1 }
      while item < sorted.count, formRoots[Int(sorted[item].form)] == root { item += 1 }
      groups.ranges.append((firstItem..<item, firstMember..<member))
    }
    return groups
  }
}

/// What an item is sorted by.
private struct ItemKey {
  var root: Int32
  var priority: Float
  var form: Int32
  var index: Int32

  static func precedes(_ first: ItemKey, _ second: ItemKey) -> Bool {
    if first.root != second.root { return first.root < second.root }
    if first.priority != second.priority { return first.priority > second.priority }
    return first.form != second.form ? first.form < second.form : first.index < second.index
  }
}

/// Forms in groups that share no variables, with the rows that want something of them.
struct FormGroups<Number: OrderedNumber> {
  /// The optional rows by group, then by level from the highest, then by form.
  let items: [LevelItem<Number>]
  /// The forms by group.
  let members: [Int32]
  /// The groups' items and members.
  var ranges: [(items: Range<Int>, members: Range<Int>)] = []
}
