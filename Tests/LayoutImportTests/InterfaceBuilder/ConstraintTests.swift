import LayoutModel
import Testing

@Suite struct ConstraintTests {
  @Test("what is absent is equal, 1, 0 and required, and the first item is the owner")
  func knowsDefaults() throws {
    let read = try constraint("firstAttribute='height'")
    #expect(read.first == .view(0) && read.firstAttribute == .height && read.owner == 0)
    #expect(read.second == nil && read.secondAttribute == nil && read.relation == .equal)
    #expect(read.multiplier == 1 && read.constant == 0 && read.priority == .required && read.id == "k")
    #expect(read.multiplierText == nil && !read.isSymbolic && !read.isPlaceholder && !read.isOutlet)
  }

  @Test("all parts of a constraint are read")
  func readsParts() throws {
    let read = try constraint(
      """
      firstItem="b" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="c" secondAttribute="leadingMargin"
      multiplier="1.5" constant="-8.25" priority="749" symbolic="YES" placeholder="YES" identifier="gap"
      userLabel="Gap" customClass="Elastic"
      """)
    #expect(read.first == .view(1) && read.firstAttribute == .trailing && read.relation == .lessThanOrEqual)
    #expect(read.second == .view(2) && read.secondAttribute == .leadingMargin)
    #expect(read.multiplier == Rational(3, 2) && read.multiplierText == "1.5")
    #expect(read.constant == Rational(-33, 4) && read.priority == Priority(749))
    #expect(read.isSymbolic && read.isPlaceholder && read.hasCustomClass)
    #expect(read.identifier == "gap" && read.label == "Gap")
  }

  @Test("every attribute has its name in files", arguments: Attribute.allCases)
  func knowsAttributes(attribute: Attribute) throws {
    let name = attribute == .lastBaseline ? "baseline" : attribute.rawValue
    let read = try constraint(
      "firstItem='b' firstAttribute='\(name)' secondItem='c' secondAttribute='\(name)'")
    #expect(read.firstAttribute == attribute && read.secondAttribute == attribute)
  }

  @Test(
    "a factor is a decimal, a ratio, a fraction or a share, and six digits stand for a fraction",
    arguments: [
      ("0.8", Rational(4, 5)), ("16:9", Rational(16, 9)), ("389:210", Rational(389, 210)),
      ("1/3", Rational(1, 3)),
      ("2 / 3", Rational(2, 3)), ("50%", Rational(1, 2)), ("0.333333", Rational(1, 3)),
      ("0.951613", Rational(59, 62)),
      ("1.00282", Rational(355, 354)), ("0.925926", Rational(25, 27)), ("0.33", Rational(33, 100)), ("5", 5),
      ("1:1", 1),
      ("-1", -1), ("1.5:2.5", Rational(3, 5)), ("0", 0), ("1.333333333333333", Rational(4, 3)),
    ])
  func readsMultipliers(written: String, value: Rational) throws {
    let read = try constraint(
      "firstItem='b' firstAttribute='width' secondItem='c' secondAttribute='width' multiplier='\(written)'")
    #expect(read.multiplier == value)
    #expect(read.multiplierText == (value == 1 ? nil : written))
  }

  @Test("a constant that was computed as a third is one, and others are exact")
  func readsConstants() throws {
    for (written, value) in [
      ("-0.33333333333337123", Rational(-1, 3)), ("12.345", Rational(2469, 200)), ("1e2", 100), ("0.0", 0),
      ("999999999", 999_999_999), ("1e-320", 0),
    ] {
      #expect(try constraint("firstAttribute='width' constant='\(written)'").constant == value)
    }
  }

  @Test(
    "a standard space without a number is 8 between views and 20 to what is around them",
    arguments: [
      ("firstItem='b' firstAttribute='top' secondItem='c' secondAttribute='bottom'", 8),
      ("firstAttribute='trailing' secondItem='c' secondAttribute='trailing'", 20),
      ("firstItem='b' firstAttribute='top' secondItem='c' secondAttribute='bottom' constant='6'", 6),
      ("firstAttribute='width'", 0),
    ] as [(String, Rational)])
  func knowsStandardSpace(attributes: String, constant: Rational) throws {
    #expect(try constraint(attributes + " symbolic='YES'").constant == constant)
  }

  @Test(
    "a constraint that cannot be read is left out with a note",
    arguments: [
      "firstAttribute='widht'", "", "firstAttribute='top' secondItem='b'",
      "firstAttribute='top' secondAttribute='top'",
      "firstAttribute='width' constant='NaN'", "firstAttribute='width' constant='inf'",
      "firstAttribute='width' constant='1e308'", "firstAttribute='width' constant='-1e9'",
      "firstAttribute='width' multiplier='1e300'",
      "firstAttribute='width' constant=''",
      "firstAttribute='width' priority='x'", "firstAttribute='width' priority='0'",
      "firstAttribute='width' relation='about'",
      "firstAttribute='width' multiplier='1:0'", "firstAttribute='width' multiplier='a:b'",
      "firstAttribute='width' multiplier='1:2:3'",
    ])
  func leavesOutUnreadable(attributes: String) throws {
    let read = try document(constraintXib(attributes))
    #expect(read.trees[0].constraints.isEmpty && read.trees[0].danglingConstraints.isEmpty)
    #expect(read.notes.count == 1 && read.notes[0].message.hasPrefix("Constraint k is left out: "))
  }

  @Test("references that lead nowhere, or into another tree, are kept apart")
  func findsDangling() throws {
    let constraints =
      "<constraints><constraint firstItem='gone' firstAttribute='top' secondItem='a' secondAttribute='top' id='k'/>"
      + "<constraint firstItem='a' firstAttribute='top' secondItem='z' secondAttribute='top' id='l'/></constraints>"
    let read = try document(xib(view("a", constraints) + view("z")))
    #expect(read.trees[0].constraints.isEmpty)
    #expect(read.trees[0].danglingConstraints.map(\.id) == ["k", "l"])
    #expect(read.trees[0].danglingConstraints.map(\.reference) == ["gone", "z"])
    #expect(read.trees[0].danglingConstraints.map(\.reason) == [.missing, .otherTree])
    #expect(read.notes.isEmpty)
  }

  @Test("constraints that an outlet leads to are marked, wherever the outlet is")
  func marksOutlets() throws {
    let constraints =
      "<constraints><constraint firstAttribute='width' constant='1' id='k'/><constraint firstAttribute='height' id='l'/></constraints>"
    let owner =
      "<placeholder id='-1'><connections><outlet property='x' destination='k' id='o'/></connections></placeholder>"
    let collection = view(
      "z", "<connections><outletCollection property='y' destination='l' id='p'/></connections>")
    let read = try document(xib(owner + view("a", constraints) + collection))
    #expect(read.trees[0].constraints.map(\.isOutlet) == [true, true])
    #expect(try tree(xib(view("a", constraints))).constraints.allSatisfy { !$0.isOutlet })
  }

  @Test("guides are items of constraints")
  func readsGuides() throws {
    let tree = try tree(
      xib(
        view(
          "a",
          """
          <constraints><constraint firstItem="sa" firstAttribute="top" secondItem="b" secondAttribute="top" id="k"/></constraints>
          <subviews>\(view("b", "<viewLayoutGuide key='contentLayoutGuide' id='co'/><viewLayoutGuide key='frameLayoutGuide' id='fr'/>", element: "scrollView"))</subviews>
          <viewLayoutGuide key="safeArea" id="sa"/><keyboardLayoutGuide key="keyboard" id="ke"/><viewLayoutGuide key="layoutMargins" id="ma"/>
          <viewLayoutGuide key="else" id="el"/>
          """)))
    #expect(
      tree.guides.map(\.kind) == [
        .scrollContent, .scrollFrame, .safeArea, .keyboard, .margins, .other("else"),
      ])
    #expect(tree.guides.map(\.owner) == [1, 1, 0, 0, 0, 0])
    #expect(tree.constraints.map(\.first) == [.guide(2)])
  }
}
