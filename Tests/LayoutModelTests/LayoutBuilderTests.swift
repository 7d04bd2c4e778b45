import LayoutModel
import Testing

@Suite("Equations turned into statements about rectangles")
struct LayoutBuilderTests {
  private func layout(_ direction: Layout.Direction = .leftToRight) -> Layout {
    Layout(
      items: [
        Item(.view, name: "page"), Item(.view, name: "a", parent: 0), Item(.view, name: "b", parent: 0),
      ],
      direction: direction)
  }

  /// Returns a statement as `1*a.x - …`, and what was assumed for it.
  private func words(_ equation: Equation, _ direction: Layout.Direction = .leftToRight) -> String {
    var builder = LayoutBuilder(layout(direction))
    let form = builder.form(of: equation)
    let terms = form.terms.map {
      "\($0.coefficient)*\(builder.layout.items[$0.item].name ?? "?").\($0.variable)"
    }
    let assumed = builder.layout.constraints.compactMap(\.assumption)
    return
      "\(terms.joined(separator: " ")) \(form.relation.rawValue) \(form.bound) \(assumed.joined(separator: ","))"
  }

  private func reference(_ item: ItemIndex, _ attribute: Attribute) -> AttributeReference {
    AttributeReference(item, attribute)
  }

  @Test("edges, centres and sizes are sums of position and size")
  func attributes() {
    #expect(words(Equation(reference(1, .width), .equal, constant: 5)) == "1*a.width == 5 ")
    #expect(
      words(Equation(reference(1, .right), .equal, reference(2, .left))) == "1*a.x 1*a.width -1*b.x == 0 ")
    #expect(
      words(Equation(reference(1, .centerY), .equal, reference(2, .bottom), constant: 3))
        == "1*a.y 1/2*a.height -1*b.y -1*b.height == 3 ")
    #expect(words(Equation(reference(1, .height), .equal, reference(1, .height))) == " == 0 ")
  }

  @Test("leading and trailing change sides, and constants their sign, from right to left")
  func direction() {
    let equation = Equation(reference(1, .leading), .greaterThanOrEqual, reference(2, .trailing), constant: 8)
    #expect(words(equation) == "1*a.x -1*b.x -1*b.width >= 8 ")
    #expect(words(equation, .rightToLeft) == "-1*a.x -1*a.width 1*b.x >= 8 ")
    let left = Equation(reference(1, .left), .equal, reference(2, .right), constant: 8)
    #expect(words(left, .rightToLeft) == words(left))
  }

  @Test("margins and baselines need an item and an assumption, once each")
  func implied() {
    var builder = LayoutBuilder(layout())
    for _ in 0..<2 {
      _ = builder.form(of: Equation(reference(1, .leading), .equal, reference(0, .leadingMargin)))
      _ = builder.form(of: Equation(reference(1, .lastBaseline), .equal, reference(2, .lastBaseline)))
    }
    #expect(builder.layout.constraints.map(\.assumption) == ["margin", "baseline", "baseline"])
    #expect(builder.layout.items.filter(\.isImplied).count == 3)
  }

  @Test("a margins guide that the input has is used, and an edge that a line ties needs no assumption")
  func knownGuide() {
    var builder = LayoutBuilder(layout())
    builder.setMarginsGuide(2, of: 0)
    builder.setTied(2, .leading)
    let form = builder.form(of: Equation(reference(1, .leading), .equal, reference(0, .leadingMargin)))
    #expect(form.terms.map(\.item) == [1, 2])
    #expect(builder.layout.constraints.isEmpty)
  }

  @Test("a multiplied edge is measured in the nearest common ancestor")
  func multipliedEdge() {
    let equation = Equation(reference(1, .centerX), .equal, reference(2, .right), multiplier: Rational(1, 2))
    #expect(words(equation) == "1*a.x 1/2*a.width -1/2*b.x -1/2*b.width -1/2*page.x == 0 ")
    var builder = LayoutBuilder(Layout(items: [Item(.view), Item(.view)]))
    _ = builder.form(of: Equation(reference(0, .top), .equal, reference(1, .bottom), multiplier: 2))
    #expect(builder.layout.constraints.map(\.assumption) == ["ancestor"])
  }

  @Test("a circle of parents and a very deep hierarchy end", .timeLimit(.minutes(1)))
  func deep() {
    let count = 20_000
    let items = (0..<count).map { Item(.view, parent: ($0 + 1) % count) }
    var builder = LayoutBuilder(Layout(items: items))
    for index in 0..<1_000 {
      let far = (index + count / 2) % count
      _ = builder.form(of: Equation(reference(index, .top), .equal, reference(far, .top), multiplier: 2))
    }
    #expect(builder.layout.constraints.count == 1_000)
  }
}
