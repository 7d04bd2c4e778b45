import LayoutModel

extension LayoutDraft {
  /// Adds the constraints that a stack view makes, and sets the order in which its views give way.
  ///
  /// A stack view without views makes none, which leaves its size open.
  ///
  /// `UIStackView` is modelled after the constraints that it prints and after open rebuilds of it, `NSStackView` after
  /// the constraints of macOS 26; identifiers and priorities are theirs.
  ///
  /// - Parameter view: the place of the stack view in `tree.views`; nothing is added for another view.
  package mutating func addStackConstraints(of view: Int) {
    guard let arrangement = StackArrangement(view, in: self), !arrangement.all.isEmpty else { return }
    if context.platform == .macOS {
      addGravity(arrangement)
      addAcross(arrangement)
    } else {
      addDistribution(arrangement)
      addAlignment(arrangement)
    }
    addOrder(arrangement)
  }

  /// Lets each view give way before the next one that is as ready to.
  private mutating func addOrder(_ arrangement: StackArrangement) {
    switch arrangement.stack.distribution {
    case .fillProportionally, .equalCentering: return
    default:
      for (index, arranged) in arrangement.visible.enumerated() {
        // Each priority of its own costs a round of optimising; who gives way behind the ninth view hardly matters.
        contentPriorityShift[arranged.view] = Float(min(index, 8)) * 0.001
      }
    }
  }

  /// Adds a constraint of a stack view: `first.attribute relation multiplier · second.attribute + constant`.
  mutating func addStack(
    _ identifier: String, _ first: ItemIndex, _ attribute: Attribute, _ relation: Relation = .equal,
    _ second: ItemIndex? = nil, _ secondAttribute: Attribute? = nil, multiplier: Rational = 1,
    constant: Rational = 0, priority: Float = 1000, assumption: String? = nil
  ) {
    add(
      first, attribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
      priority: Priority(priority), owner: .stackView, identifier: identifier, assumption: assumption)
  }

  /// Adds a rectangle that a stack view uses as a helper.
  mutating func addHelper(_ name: String, of arrangement: StackArrangement) -> ItemIndex {
    addItem(Item(.guide, className: name, parent: arrangement.item))
  }
}
