package import TextSource

/// One attribute of one item, as it stands on a side of a constraint.
package struct AttributeReference: Sendable, Hashable {
  /// The item.
  package var item: ItemIndex
  /// The attribute of the item.
  package var attribute: Attribute

  /// Creates a reference.
  package init(_ item: ItemIndex, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A constraint the way people read it: `first relation multiplier · second + constant`, in points.
package struct Equation: Sendable, Hashable {
  /// The left side.
  package var first: AttributeReference
  /// How the sides compare.
  package var relation: Relation
  /// The attribute on the right side, or `nil` for a constant.
  package var second: AttributeReference?
  /// The factor of the right attribute.
  package var multiplier: Rational
  /// The constant, in points.
  package var constant: Rational

  /// Creates an equation.
  package init(
    _ first: AttributeReference, _ relation: Relation, _ second: AttributeReference? = nil,
    multiplier: Rational = .one, constant: Rational = .zero
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// A multiple of one variable of one item.
package struct Term: Sendable, Hashable {
  /// The item.
  package var item: ItemIndex
  /// Which of its four numbers.
  package var variable: Variable
  /// The factor.
  package var coefficient: Rational

  /// Creates a term.
  package init(_ item: ItemIndex, _ variable: Variable, _ coefficient: Rational) {
    self.item = item
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear statement about alignment rectangles: `sum(coefficient · variable) relation bound`.
package struct LinearForm: Sendable, Hashable {
  /// The terms, one for each variable, without zero coefficients.
  package var terms: [Term]
  /// How the sum compares with the bound.
  package var relation: Relation
  /// The right side, in points.
  package var bound: Rational

  /// A Boolean value that indicates whether it bounds a single width or height.
  package var isAboutOneSize: Bool {
    terms.count == 1 && (terms[0].variable == .width || terms[0].variable == .height)
  }

  /// A Boolean value that indicates whether no number in it overflowed.
  package var isExact: Bool { bound.isExact && terms.allSatisfy { $0.coefficient.isExact } }

  /// Creates a statement.
  package init(_ terms: [Term], _ relation: Relation, _ bound: Rational) {
    self.terms = terms
    self.relation = relation
    self.bound = bound
  }
}

/// A constraint of a layout, with everything that is known about where it comes from.
package struct Constraint: Sendable, Hashable {
  /// A place in program code that the constraint names, such as `Cell.swift` line 88.
  package struct CodeReference: Sendable, Hashable {
    /// The file as printed.
    package var file: String
    /// The 1-based line.
    package var line: Int

    /// Creates a reference.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// A number that is not taken as it is printed, such as `0.333333` for a third.
  package struct Reading: Sendable, Hashable {
    /// The number as printed.
    package var printed: String
    /// What it is taken for.
    package var value: Rational

    /// Creates a reading.
    package init(printed: String, value: Rational) {
      self.printed = printed
      self.value = value
    }
  }

  /// The class as printed, for example `NSLayoutConstraint`.
  package var className: String
  /// The identifier given in code, or the system's own, such as `UISV-spacing`.
  package var identifier: String?
  /// The address as printed.
  package var address: String?
  /// Whose it is.
  package var owner: Owner
  /// How strongly it is meant to hold.
  package var priority: Priority
  /// What it says in terms of attributes; `nil` when it has another shape, such as a difference of anchors.
  package var equation: Equation?
  /// What it says about alignment rectangles.
  package var form: LinearForm
  /// The words of the input, without addresses, for shapes that have no equation.
  package var printed: String
  /// The multipliers that are not taken as they are printed.
  package var readings: [Reading] = []
  /// The autoresizing mask as printed (`h=--& v=--&`), where there is one.
  package var mask: String?
  /// The place in program code that the input names.
  package var code: CodeReference?
  /// The name of the assumption this constraint stands for, or `nil` when it is a fact.
  package var assumption: String?
  /// Where the constraint stands in the input, counted from 1; `nil` for implied ones.
  package var location: SourceLocation?
  /// The text of the input that states it, where that is kept.
  package var source: String?

  /// Creates a constraint.
  package init(
    className: String, identifier: String? = nil, address: String? = nil, owner: Owner,
    priority: Priority = .required, equation: Equation? = nil, form: LinearForm, printed: String = "",
    mask: String? = nil, code: CodeReference? = nil, assumption: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.className = className
    self.identifier = identifier
    self.address = address
    self.owner = owner
    self.priority = priority
    self.equation = equation
    self.form = form
    self.printed = printed
    self.mask = mask
    self.code = code
    self.assumption = assumption
    self.location = location
  }
}
