import LayoutModel
import LayoutSolver

/// Turns a certificate into a sum: what one member says, against what the others add up to.
///
/// In a certificate the weighted left sides cancel. Taking one member `a · v ≤ c` out, the others therefore
/// bound `v` from the other side by `T = −Σ yᵢbᵢ / (y·a)`, and each adds `−yᵢbᵢ / (y·a)` to that bound. That is
/// the sum people would write down themselves.
struct LedgerWriter {
  private let layout: Layout
  /// The conflict.
  let core: Core
  /// The words for the layout.
  let words: ConstraintWords
  private let broken: Int?
  /// The member that the others contradict.
  let subject: Core.Member
  /// The variable that the subject bounds.
  let subjectItem: ItemIndex?
  /// What the others add up to, in points.
  let total: BigRational
  /// A Boolean value that indicates whether the others ask for more than the subject says, not for less.
  let isTooMuch: Bool
  /// What the subject's bound is divided by.
  let unit: BigRational
  /// What the members' shares are divided by.
  let scale: BigRational

  /// Writes the sum of a core.
  init?(_ core: Core, in layout: Layout, words: ConstraintWords, broken: Int?) {
    guard let subject = SubjectChoice.subject(of: core, in: layout, words.containment),
      let lead = subject.form.terms.first
    else {
      return nil
    }
    self.layout = layout
    self.core = core
    self.words = words
    self.broken = broken
    self.subject = subject
    subjectItem = subject.form.terms.count == 1 ? lead.item : nil
    // A statement about several variables is taken as it is written, which in a mirrored row starts with −x.
    unit = subject.form.terms.count == 1 ? BigRational(lead.coefficient) : BigRational(.one)
    scale = subject.multiplier * unit
    isTooMuch = scale > BigRational.zero
    var sum = BigRational.zero
    for member in core.members where member.origin != subject.origin { sum = sum - member.share / scale }
    total = sum
  }

  /// What the subject says, in points.
  var stated: BigRational { BigRational(subject.form.bound) / unit }

  /// How far the two are apart, in points.
  var difference: BigRational { isTooMuch ? total - stated : stated - total }

  /// A Boolean value that indicates whether the others fix the sum and do not only bound it.
  var isExact: Bool {
    core.members.allSatisfy { $0.origin == subject.origin || $0.form.relation == .equal }
  }

  /// Returns the sum; `id` gives the report's id of a member.
  func ledger(sentence: String, id: (BlockSystem.Origin) -> String) -> Ledger {
    let others = core.members.filter { $0.origin != subject.origin }
    // A single other member is what the subject is up against, even if it says 0.
    let isAlone = others.count == 1 && others[0].origin.constraint != nil
    let parts = others.filter { !$0.share.isZero || isAlone }
    let ties = others.filter { $0.share.isZero && !isAlone }
    return Ledger(
      axis: core.axis, subject: line(subject, amount: stated, id),
      parts: parts.map { line($0, amount: BigRational.zero - $0.share / scale, id) },
      ties: ties.map { line($0, amount: .zero, id) }, sentence: sentence, total: total.doubleValue,
      totalText: Points.text(total))
  }

  private func line(
    _ member: Core.Member, amount: BigRational, _ id: (BlockSystem.Origin) -> String
  ) -> Ledger.Line {
    let constraint = member.origin.constraint.map { layout.constraints[$0] }
    return Ledger.Line(
      amount: amount.doubleValue, amountText: Points.text(amount),
      label: words.label(member.origin) + factorText(member, amount),
      ownerLabel: constraint?.ownerLabel ?? Owner.implicit.label, constraint: id(member.origin),
      isBroken: broken != nil && member.origin.constraint == broken,
      isAssumption: constraint?.assumption != nil)
  }
}

extension LedgerWriter {
  /// Shows how an amount comes from the printed constant, where a multiplier lies between them: ` (200 × 1.25)`.
  private func factorText(_ member: Core.Member, _ amount: BigRational) -> String {
    let bound = BigRational(member.form.bound)
    guard !bound.isZero, !amount.isZero else { return "" }
    let factor = amount / bound
    let plain = factor < BigRational.zero ? BigRational.zero - factor : factor
    guard plain != BigRational(Rational.one) else { return "" }
    let printed = bound < BigRational.zero ? BigRational.zero - bound : bound
    let text = plain.rational.map { Points.factor($0) } ?? Points.text(plain)
    return " (\(Points.text(printed)) × \(text))"
  }
}
