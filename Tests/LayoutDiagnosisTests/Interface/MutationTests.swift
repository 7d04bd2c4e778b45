import LayoutModel
import LayoutPlatform
import TestSupport
import Testing

@testable import LayoutDiagnosis

/// Clean layouts of random shape, changed in one place: what is found must be that change.
@Suite("A clean layout with one change")
struct MutationTests {
  /// A column of views with fixed heights and distances; the constraints fix every number once.
  private struct Column {
    var tree: InterfaceTree
    /// For each view, where it ends up.
    var frames: [(x: Int64, y: Int64, width: Int64, height: Int64)] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 2...7, using: &random)
      tree = SmallTree.tree(root: (400, 3000))
      var y: Int64 = 0
      for index in 0..<count {
        let gap = Int64.random(in: 0...40, using: &random)
        let height = Int64.random(in: 1...200, using: &random)
        let inset = Int64.random(in: 0...50, using: &random)
        let frame = (x: inset, y: y + gap, width: 400 - 2 * inset, height: height)
        let view = SmallTree.view(
          "v\(index)", in: &tree, translates: false, (frame.x, frame.y, frame.width, frame.height))
        SmallTree.constrain(view, .leading, .equal, 0, Rational(inset), in: &tree)
        SmallTree.constrain(0, .trailing, .equal, view, Rational(inset), in: &tree)
        SmallTree.constrain(
          view, .top, .equal, index == 0 ? 0 : view - 1, index == 0 ? .top : .bottom, Rational(gap), in: &tree
        )
        SmallTree.constrain(view, .height, .equal, Rational(height), in: &tree)
        frames.append(frame)
        y = frame.y + height
      }
    }

    var entry: InterfaceEntry {
      var ids = ReportIDs()
      let lowered = LoweredLayout(tree, of: SmallTree.document(), in: LayoutConfiguration())
      return InterfaceEntry(InterfaceSolution(lowered), path: "Test.xib", &ids)
    }
  }

  @Test("is found to be clean before the change", arguments: 1...20 as ClosedRange<UInt64>)
  func clean(seed: UInt64) throws {
    let column = Column(seed: seed)
    let entry = column.entry
    #expect(entry.findings.isEmpty, "\(entry.findings.map { $0.summary })")
    for (index, frame) in column.frames.enumerated() {
      let solved = try #require(entry.solution.frame(of: index + 1))
      #expect(
        solved.numbers == [Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height)])
    }
  }

  @Test("contradicts by the amount of the change", arguments: 1...30 as ClosedRange<UInt64>)
  func contradicts(seed: UInt64) throws {
    var column = Column(seed: seed)
    var random = SplitMix64(seed: seed &+ 1000)
    let view = Int.random(in: 1...column.frames.count, using: &random)
    let amount = Int64.random(in: 1...90, using: &random)
    let frame = column.frames[view - 1]
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      SmallTree.constrain(view, .top, .equal, 0, Rational(frame.y + amount), in: &column.tree)
    case 1:
      SmallTree.constrain(
        view, .width, .greaterThanOrEqual, Rational(frame.width + amount), in: &column.tree)
    default:
      SmallTree.constrain(
        0, .bottom, .lessThanOrEqual, view, Rational(3000 - frame.y - frame.height - amount), in: &column.tree
      )
    }
    let entry = column.entry
    let conflicts = entry.findings.compactMap { $0.conflict }
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(conflict.verdict == .contradictory)
    #expect(conflict.gap == Double(amount))
    // The last constraint of the file is the added one; the conflict cannot do without it.
    let place = try #require(entry.solution.lowered.draft.sources.last?.row)
    #expect(conflict.core.contains { $0.constraint == entry.ids.constraint(place) })
  }

  @Test("leaves open what it no longer says", arguments: 1...30 as ClosedRange<UInt64>)
  func leavesOpen(seed: UInt64) throws {
    var column = Column(seed: seed)
    var random = SplitMix64(seed: seed &+ 2000)
    let removed = Int.random(in: 0..<column.tree.constraints.count, using: &random)
    let view = removed / 4 + 1
    let variable: Variable = [.x, .width, .y, .height][removed % 4]
    column.tree.constraints.remove(at: removed)
    let entry = column.entry
    #expect(entry.solution.ambiguous[view].contains(variable))
    let finding = try #require(entry.findings.first)
    #expect(finding.rule == "missing-constraints")
    #expect(finding.ambiguity?.freedom == 1)
    #expect(finding.ambiguity?.items.contains("v\(view - 1)") == true)
    #expect(entry.findings.count == 1)
  }
}

extension SmallTree {
  /// Adds `first.attribute relation constant`.
  static func constrain(
    _ first: Int, _ attribute: Attribute, _ relation: Relation = .equal, _ constant: Rational,
    in tree: inout InterfaceTree
  ) {
    constrain(first, attribute, relation, nil, nil, constant, in: &tree)
  }

  /// Adds `first.attribute relation second.attribute + constant`.
  static func constrain(
    _ first: Int, _ attribute: Attribute, _ relation: Relation, _ second: Int, _ constant: Rational,
    in tree: inout InterfaceTree
  ) {
    constrain(first, attribute, relation, second, nil, constant, in: &tree)
  }

  /// Adds `first.attribute relation second.other + constant`.
  static func constrain(
    _ first: Int, _ attribute: Attribute, _ relation: Relation, _ second: Int, _ other: Attribute,
    _ constant: Rational, in tree: inout InterfaceTree
  ) {
    constrain(first, attribute, relation, Optional(second), Optional(other), constant, in: &tree)
  }
}
