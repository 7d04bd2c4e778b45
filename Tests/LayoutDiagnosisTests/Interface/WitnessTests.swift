import LayoutModel
import LayoutPlatform
import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis

@Suite("The two layouts that show what is open")
struct WitnessTests {
  @Test("are the ends of what a number can be")
  func ends() throws {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (20, 30, 100, 50))
    let inner = SmallTree.view("inner", in: &tree, parent: box, translates: false, (0, 0, 100, 50))
    SmallTree.constrain(box, .leading, .equal, 0, Rational(20), in: &tree)
    SmallTree.constrain(box, .top, .equal, 0, Rational(30), in: &tree)
    SmallTree.constrain(box, .height, .equal, Rational(50), in: &tree)
    SmallTree.constrain(box, .width, .greaterThanOrEqual, Rational(60), in: &tree)
    SmallTree.constrain(box, .width, .lessThanOrEqual, Rational(140), in: &tree)
    for edge in [Attribute.leading, .trailing, .top, .bottom] {
      SmallTree.constrain(inner, edge, .equal, box, Rational(0), in: &tree)
    }
    let ambiguity = try #require(Self.entry(tree).findings.first?.ambiguity)
    let witnesses = try #require(ambiguity.witnesses)
    #expect(witnesses.item == "box" && witnesses.variable == "width")
    #expect(witnesses.items == ["box", "inner"])
    #expect(witnesses.low.value == 60 && witnesses.high.value == 140)
    #expect(witnesses.low.frames == [[20, 30, 60, 50], [20, 30, 60, 50]])
    #expect(witnesses.high.frames == [[20, 30, 140, 50], [20, 30, 140, 50]])
  }

  @Test("leave out a view that only goes along with its superview")
  func goesAlong() throws {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (20, 30, 100, 50))
    let inner = SmallTree.view("inner", in: &tree, parent: box, translates: false, (10, 10, 20, 20))
    SmallTree.constrain(box, .top, .equal, 0, Rational(30), in: &tree)
    for (view, size) in [(box, Rational(50)), (inner, Rational(20))] {
      SmallTree.constrain(view, .height, .equal, size, in: &tree)
      SmallTree.constrain(view, .width, .equal, size, in: &tree)
    }
    SmallTree.constrain(box, .leading, .greaterThanOrEqual, 0, Rational(10), in: &tree)
    SmallTree.constrain(inner, .leading, .equal, box, Rational(10), in: &tree)
    SmallTree.constrain(inner, .top, .equal, box, Rational(10), in: &tree)
    let witnesses = try #require(Self.entry(tree).findings.first?.ambiguity?.witnesses)
    #expect(witnesses.items == ["box"] && witnesses.low.value == 10)
  }

  @Test("exist for a number that no constraint mentions")
  func unmentioned() throws {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (20, 30, 100, 50))
    SmallTree.constrain(box, .top, .equal, 0, Rational(30), in: &tree)
    SmallTree.constrain(box, .height, .equal, Rational(50), in: &tree)
    let witnesses = try #require(Self.entry(tree).findings.first?.ambiguity?.witnesses)
    #expect(witnesses.variable == "x")
    #expect(witnesses.low.frames == [[20, 30, 100, 50]] && witnesses.high.frames == [[120, 30, 100, 50]])
  }

  @Test("both hold, and neither is better", arguments: 1...150 as ClosedRange<UInt64>)
  func hold(seed: UInt64) throws {
    let solution = Self.entry(Self.scene(seed: seed)).solution
    let rows = solution.system.origins.map { origin in
      let form = origin.form(in: solution.layout)
      return PointChecker.Row(
        form.terms.map { (Self.name($0.item, $0.variable), $0.coefficient.description) }, form.relation,
        form.bound.description,
        priority: origin.constraint.map { solution.layout.constraints[$0].priority.value } ?? 1000)
    }
    let groups = solution.openGroups.filter { !$0.ways.isEmpty }
    // Where no constraint mentions a superview, nothing can be said about places in it.
    for pair in solution.witnesses(of: groups).compactMap({ $0 }) {
      let points = [pair.low, pair.high].map { moved in
        var point: [String: String] = [:]
        for item in solution.layout.items.indices {
          for variable in Variable.allCases {
            point[Self.name(item, variable)] = solution.value(variable, of: item, moved: moved)?.description
          }
        }
        return point
      }
      #expect(PointChecker(rows: rows).complaint(about: points[0], and: points[1]) == nil)
      let low = try #require(solution.value(of: pair.member, moved: pair.low))
      let high = try #require(solution.value(of: pair.member, moved: pair.high))
      #expect(low != high)
    }
  }

  private static func name(_ item: Int, _ variable: Variable) -> String { "\(item).\(variable.rawValue)" }

  /// A few nested views with random constraints, most of which leave something open.
  private static func scene(seed: UInt64) -> InterfaceTree {
    var random = SplitMix64(seed: seed)
    var tree = SmallTree.tree(root: (400, 800))
    let attributes: [Attribute] = [.leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY]
    for index in 0..<Int.random(in: 2...6, using: &random) {
      let parent = Int.random(in: 0...index, using: &random)
      let view = SmallTree.view("v\(index)", in: &tree, parent: parent, translates: false, (0, 0, 50, 50))
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
        let isSize = attribute == .width || attribute == .height
        let relation: Relation =
          [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<4, using: &random)]
        let other = Int.random(in: 0..<view, using: &random)
        let constant = Rational(Int64.random(in: 0...90, using: &random))
        let priority: Float = [1000, 1000, 750, 250][Int.random(in: 0..<4, using: &random)]
        SmallTree.constrain(
          view, attribute, relation, isSize && other == 0 ? nil : other, nil, constant, priority: priority,
          in: &tree)
      }
    }
    return tree
  }

  private static func entry(_ tree: InterfaceTree) -> InterfaceEntry {
    var ids = ReportIDs()
    let lowered = LoweredLayout(tree, of: SmallTree.document(), in: LayoutConfiguration())
    return InterfaceEntry(InterfaceSolution(lowered), path: "Test.xib", &ids)
  }
}
