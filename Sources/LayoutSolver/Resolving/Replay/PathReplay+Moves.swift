import LayoutModel

/// Making one arc hold.
extension PathReplay {
  private func value(of node: Int, _ values: ValueReplay) -> Rational {
    node == origin ? originValue : values.values[node]
  }

  /// Returns whether an arc holds.
  func holds(_ arc: Int, _ values: ValueReplay) -> Bool {
    value(of: Int(heads[arc]), values) <= value(of: Int(tails[arc]), values) + lengths[arc]
  }

  /// Makes an arc hold by moving variables one way only; values are as before unless that succeeds.
  mutating func move(
    _ arc: Int, isUpward: Bool, movesOrigin: Bool, _ values: inout ValueReplay
  ) -> Outcome {
    let (first, last) =
      isUpward ? (Int(tails[arc]), Int(heads[arc])) : (Int(heads[arc]), Int(tails[arc]))
    guard first != origin || movesOrigin else { return .blocked }
    let component = components[first == origin ? last : first]
    let arcs = isUpward ? incoming : outgoing
    log.removeAll(keepingCapacity: true)
    parents[first] = Int32(arc)
    let start = value(of: last, values)
    put(first, isUpward ? start - lengths[arc] : start + lengths[arc], &values)
    var queue = [first]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      let own = value(of: node, values)
      for position in arcs.range(of: node) {
        let other = Int(arcs[position])
        guard !isPending[other] else { continue }
        let far = Int(isUpward ? tails[other] : heads[other])
        if node == origin, components[far] != component { continue }
        let bound = isUpward ? own - lengths[other] : own + lengths[other]
        guard bound.isExact, queue.count < workLimit else { return undo(&values, .blocked) }
        let value = value(of: far, values)
        guard isUpward ? value < bound : bound < value else { continue }
        parents[far] = Int32(other)
        if far == last { return undo(&values, cycle(through: last, isUpward)) }
        guard far != origin || movesOrigin else { return undo(&values, .blocked) }
        put(far, bound, &values)
        queue.append(far)
      }
    }
    settleOrigin(component, &values)
    return .done
  }

  private mutating func put(_ node: Int, _ value: Rational, _ values: inout ValueReplay) {
    guard node != origin else {
      originValue = value
      return
    }
    log.append((node, values.values[node]))
    values.set(node, to: value)
  }

  private mutating func undo(_ values: inout ValueReplay, _ outcome: Outcome) -> Outcome {
    for (node, old) in log.reversed() { values.set(node, to: old) }
    originValue = .zero
    return outcome
  }

  /// Moves a whole component so that the origin is 0 again.
  private mutating func settleOrigin(_ component: Int32, _ values: inout ValueReplay) {
    guard !originValue.isZero else { return }
    for position in members.range(of: Int(component)) {
      let node = Int(members[position])
      values.set(node, to: values.values[node] - originValue)
    }
    originValue = .zero
  }

  /// Returns the arcs by which a move came back to where it must not.
  private func cycle(through last: Int, _ isUpward: Bool) -> Outcome {
    var cycle: [Int] = []
    var node = last
    repeat {
      let arc = Int(parents[node])
      cycle.append(arc)
      node = Int(isUpward ? heads[arc] : tails[arc])
    } while node != last && cycle.count <= parents.count
    return cycle.count > parents.count ? .blocked : .cycle(cycle)
  }
}
