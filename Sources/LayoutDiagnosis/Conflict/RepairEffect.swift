import LayoutModel
import LayoutSolver

extension LedgerWriter {
  /// Returns the sum before and after a repair, or `nil` when the repair is about more than one of its members.
  ///
  /// A member that may give way gives way no further than it has to.
  func effect(of draft: Repairs.Draft, in layout: Layout) -> Fix.Effect? {
    guard draft.also.isEmpty, draft.kind != .disableAutoresizing,
      let member = core.members.first(where: { $0.origin.constraint == draft.constraint })
    else { return nil }
    let isSubject = member.origin == subject.origin
    let old = isSubject ? stated : amount(of: member)
    var new = isSubject ? total : old - (total - stated)
    if let constant = draft.constant {
      let bound = BigRational(constant)
      new = isSubject ? bound / unit : BigRational.zero - member.multiplier * bound / scale
    }
    // A size below 0 is no size: something else has to give way too.
    if member.form.isAboutOneSize, new.isNegative, !old.isNegative { return nil }
    let after = isSubject ? (total, new) : (total - old + new, stated)
    let sign = isTooMuch ? ">" : "<"
    return Fix.Effect(
      constraint: words.label(member.origin), from: Points.text(old, unlike: new),
      to: Points.text(new, unlike: old),
      before: "\(sumText(nil, old)) \(sign) \(Points.text(stated, unlike: total))",
      after: "\(sumText(isSubject ? nil : member.origin, new)) \(afterSign(after)) \(Points.text(after.1))")
  }

  private func amount(of member: Core.Member) -> BigRational { BigRational.zero - member.share / scale }

  private func afterSign(_ sums: (total: BigRational, stated: BigRational)) -> String {
    if sums.total == sums.stated { return isTooMuch ? "≤" : "≥" }
    return sums.total < sums.stated ? "≤" : "≥"
  }

  /// Returns the amounts and what they add up to, with one of them replaced; equal ones in a row are taken together.
  private func sumText(_ replaced: BlockSystem.Origin?, _ amount: BigRational) -> String {
    var amounts: [(count: Int, value: BigRational)] = []
    var sum = BigRational.zero
    for member in core.members where member.origin != subject.origin {
      let value = member.origin == replaced ? amount : self.amount(of: member)
      guard !value.isZero else { continue }
      sum += value
      if let last = amounts.last, last.value == value, member.origin != replaced {
        amounts[amounts.count - 1].count += 1
      } else {
        amounts.append((1, value))
      }
    }
    guard amounts.count > 1 || (amounts.first?.count ?? 1) > 1 else { return Points.text(sum) }
    var text = ""
    for (place, part) in amounts.enumerated() {
      let sign = place == 0 ? (part.value.isNegative ? "−" : "") : part.value.isNegative ? " − " : " + "
      let size = Points.text(part.value.magnitude)
      text += sign
      text +=
        part.count > 2
        ? "\(part.count) × \(size)"
        : part.count == 2 ? "\(size)\(part.value.isNegative ? " − " : " + ")\(size)" : size
    }
    return "\(text) = \(Points.text(sum))"
  }
}
