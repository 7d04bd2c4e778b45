import LayoutModel
import LayoutSolver
import Testing

@testable import LayoutDiagnosis

@Suite struct WordsTests {
  @Test(
    "lengths have at most two decimals, but never look like 0 when they are not",
    arguments: zip(
      [94.3333, 1.6667, 40, 0, -16, 0.5, 0.0004, 1_094.333_333, -0.001],
      ["94.33", "1.67", "40", "0", "−16", "0.5", "0.0004", "1094.33", "−0.001"]))
  func points(_ value: Double, _ text: String) { #expect(Points.text(value) == text) }

  @Test(
    "factors are decimals where short, else simple fractions",
    arguments: zip(
      [
        Rational(1, 2), Rational(1, 3), Rational(2), Rational(5, 13),
        Rational(85_106_384_754_181, 200_000_000_000_000),
      ],
      ["0.5", "1/3", "2", "5/13", "0.42553"]))
  func factors(_ value: Rational, _ text: String) { #expect(Points.factor(value) == text) }

  @Test(
    "class names lose their module and mangling",
    arguments: zip(
      [
        "UILabel", "Shop.PriceLabel", "NSKVONotifying_UIButton", "_TtC4Shop9PriceView",
        "_TtCC5UIKit19NavigationButtonBar15ItemWrapperView", "_TtGC4Shop8CardView9KeyHolder_", "Shop.",
        "_TtC5UIKitP33_0123456789ABCDEF0123456789ABCDEF13ButtonWrapper",
      ],
      [
        "UILabel", "PriceLabel", "UIButton", "PriceView", "NavigationButtonBar.ItemWrapperView", "CardView",
        "Shop.",
        "ButtonWrapper",
      ]))
  func classes(_ printed: String, _ readable: String) { #expect(ClassName.readable(printed) == readable) }

  @Test("alike items are numbered, texts and names stand in quotes, guides and cells have words")
  func names() {
    let layout = Layout(items: [
      Item(.view, className: "UIView"), Item(.view, className: "UIView"),
      Item(.view, className: "UILabel", text: "Set\nlunch"), Item(.view, className: "UIView", name: "box"),
      Item(.view, name: "name_label"),
      Item(.guide, className: "UILayoutGuide", name: "UIViewSafeAreaLayoutGuide"),
      Item(.view, className: "UITableViewCellContentView"), Item(.view),
      Item(.view, className: "UIButton", parent: 7),
    ])
    let names = ItemNames(layout)
    #expect(
      layout.items.indices.map { names[$0] } == [
        "UIView 1", "UIView 2", "UILabel 'Set lunch'", "UIView 'box'", "name_label", "the safe area",
        "the cell's content view", "the superview of UIButton", "UIButton",
      ])
    #expect(names.code(5) == "safeAreaLayoutGuide")
    #expect(names.capitalized(6) == "The cell's content view")
  }

  @Test(
    "labels say what a constraint is about",
    arguments: [
      (Equation(AttributeReference(0, .width), .equal, constant: 40), "width of UIImageView"),
      (
        Equation(AttributeReference(0, .height), .greaterThanOrEqual, constant: 40),
        "least height of UIImageView"
      ),
      (
        Equation(AttributeReference(0, .leading), .equal, AttributeReference(1, .leading), constant: 15),
        "leading space of UIImageView in UIView"
      ),
      (
        Equation(AttributeReference(0, .trailing), .equal, AttributeReference(1, .trailing), constant: -5),
        "trailing space of UIImageView in UIView"
      ),
      (
        Equation(AttributeReference(1, .bottom), .equal, AttributeReference(0, .bottom), constant: 5),
        "bottom space of UIImageView in UIView"
      ),
      (
        Equation(AttributeReference(1, .top), .equal, AttributeReference(0, .bottom), constant: 8),
        "space between UIImageView and UIView"
      ),
      (
        Equation(AttributeReference(0, .top), .equal, AttributeReference(1, .top)),
        "top space of UIImageView in UIView"
      ),
      (
        Equation(AttributeReference(0, .centerX), .equal, AttributeReference(1, .centerX)),
        "horizontal centres of UIImageView and UIView"
      ),
      (
        Equation(AttributeReference(0, .width), .equal, AttributeReference(1, .width)),
        "equal widths of UIImageView and UIView"
      ),
      (
        Equation(
          AttributeReference(0, .width), .equal, AttributeReference(0, .height), multiplier: Rational(1, 2)),
        "UIImageView.width = 0.5 × UIImageView.height (aspect ratio)"
      ),
    ])
  func labels(_ example: (equation: Equation, label: String)) {
    var builder = LayoutBuilder(
      Layout(items: [Item(.view, className: "UIImageView", parent: 1), Item(.view, className: "UIView")]))
    let form = builder.form(of: example.equation)
    builder.layout.constraints = [
      Constraint(className: "NSLayoutConstraint", owner: .app, equation: example.equation, form: form)
    ]
    #expect(ConstraintWords(builder.layout).label(.constraint(0)) == example.label)
  }
}
