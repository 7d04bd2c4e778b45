import LayoutModel
import LayoutSolver

/// The two places between which a statement is drawn along an axis.
struct SchemeSpan {
  /// Where it begins.
  var start: BigRational
  /// Where it ends.
  var end: BigRational
  /// Where it would end if the statement held, as far as one end can be moved for that.
  var stated: BigRational?
  /// The length that it asks for; `nil` where that depends on the sizes of other items.
  var length: BigRational?
  /// How the drawn length and the one asked for compare.
  var relation: Relation
  /// The items that it joins.
  var items: [ItemIndex]

  /// The share of one item in a statement, along one axis.
  fileprivate struct Share {
    var item: ItemIndex
    var origin: Rational = .zero
    var size: Rational = .zero
  }

  /// The numbers of the items.
  typealias Value = (ItemIndex, Variable) -> BigRational?

  /// Returns the places; `nil` where the statement says nothing along the axis, or a number is unknown.
  ///
  /// - Parameters:
  ///   - form: The statement.
  ///   - axis: The axis.
  ///   - deviation: By how much its left side exceeds its right side.
  ///   - value: The numbers of the items.
  /// - Returns: The span.
  static func span(
    _ form: LinearForm, _ axis: Axis, deviation: BigRational, value: Value
  ) -> SchemeSpan? {
    let shares = shares(form, axis)
    let isWhole = form.terms.allSatisfy { $0.variable.axis == axis }
    guard let first = shares.first else { return nil }
    if shares.allSatisfy({ $0.origin.isZero }) {
      return size(first, isAlone: shares.count == 1 && isWhole, form, axis, deviation, value)
    }
    let edges = shares.compactMap { edge($0, axis, value) }
    guard isWhole, let low = edges.min(), let high = edges.max() else { return nil }
    let items = shares.map { $0.item }
    let isDistance =
      edges.count == shares.count && shares.count <= 2 && first.origin.magnitude == .one
      && (shares.count == 1 || shares[1].origin == -first.origin)
    guard isDistance else {
      return SchemeSpan(start: low, end: high, relation: form.relation, items: items)
    }
    return distance(
      edges[0], from: shares.count > 1 ? edges[1] : nil, isReversed: first.origin.isNegative, form,
      deviation, items)
  }

  private static func shares(_ form: LinearForm, _ axis: Axis) -> [Share] {
    var shares: [Share] = []
    for term in form.terms where term.variable.axis == axis {
      let place = shares.firstIndex { $0.item == term.item } ?? shares.count
      if place == shares.count { shares.append(Share(item: term.item)) }
      if term.variable == .size(axis) {
        shares[place].size += term.coefficient
      } else {
        shares[place].origin += term.coefficient
      }
    }
    return shares
  }

  /// Returns where an edge, a centre or another share of an item lies.
  private static func edge(_ share: Share, _ axis: Axis, _ value: Value) -> BigRational? {
    guard !share.origin.isZero, let origin = value(share.item, .origin(axis)) else { return nil }
    guard !share.size.isZero else { return origin }
    return value(share.item, .size(axis)).map {
      origin + $0 * BigRational(share.size) / BigRational(share.origin)
    }
  }

  /// Returns the span of an item's size.
  private static func size(
    _ share: Share, isAlone: Bool, _ form: LinearForm, _ axis: Axis, _ deviation: BigRational, _ value: Value
  ) -> SchemeSpan? {
    guard let origin = value(share.item, .origin(axis)), let size = value(share.item, .size(axis)),
      !share.size.isZero
    else { return nil }
    let factor = BigRational(share.size)
    return SchemeSpan(
      start: origin, end: origin + size, stated: origin + size - deviation / factor,
      length: isAlone ? BigRational(form.bound) / factor : nil,
      relation: share.size.isNegative ? form.relation.flipped : form.relation, items: [share.item])
  }

  /// Returns the span between two edges, or from 0 to one, in the direction in which its length is positive.
  private static func distance(
    _ edge: BigRational, from other: BigRational?, isReversed: Bool, _ form: LinearForm,
    _ deviation: BigRational, _ items: [ItemIndex]
  ) -> SchemeSpan {
    // As `end − start relation length`; from 0 the end is always the edge.
    var span = SchemeSpan(
      start: other ?? .zero, end: edge, stated: edge - deviation, length: BigRational(form.bound),
      relation: form.relation, items: items)
    if isReversed, let other {
      (span.start, span.end, span.stated) = (edge, other, other - deviation)
    } else if isReversed {
      span.turnAround(deviation, isFixed: true)
    }
    if let length = span.length, length.isNegative, other != nil {
      span.turnAround(deviation, isFixed: false)
    }
    return span
  }

  /// Takes the negatives of both sides.
  private mutating func turnAround(_ deviation: BigRational, isFixed: Bool) {
    if !isFixed { (start, end) = (end, start) }
    stated = end + deviation
    length = length.map { -$0 }
    relation = relation.flipped
  }
}
