import Foundation
import LayoutModel
import TestSupport
import Testing

@Suite struct CouplingTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  @Test(
    "how one variable depends on another is what a textbook says at corners and between",
    arguments: UInt64(0)..<40)
  func couplings(seed: UInt64) async throws {
    let system = ReferenceSystem.random(seed: seed, optional: false)
    let (first, second) = (Int(seed) % system.variableCount, Int(seed + 1) % system.variableCount)
    let arguments = ["solve", "-fjson", "--range", system.name(first), "--range", system.name(second)]
    let report = try await JSONNode.parse(runner.run(arguments, input: system.text).output)
    #expect(ReportContract.complaints(about: report) == [])
    let coupling = report["systems"][0]["couplings"][0]
    var rest = system
    rest.rows.removeAll { row in
      let used = row.terms.indices.filter { row.terms[$0] != 0 }
      return row.relation == .equal && (used == [first] || used == [second])
    }
    #expect((coupling != .null) == rest.reference.isFeasible)
    guard coupling != .null else { return }
    #expect(coupling["complete"] == .boolean(true))
    let weights = (0..<system.variableCount).map { $0 == second ? 1 : 0 }
    for (corners, isUpper) in [(coupling["least"].list, false), (coupling["greatest"].list, true)] {
      for (start, end) in zip(corners, corners.dropFirst() + corners.suffix(1)) {
        let (low, high) = (Fraction(start[0].text ?? ""), Fraction(end[0].text ?? ""))
        let (old, new) = (Fraction(start[1].text ?? ""), Fraction(end[1].text ?? ""))
        for part in [0, 1, 2, 4] {
          let share = Fraction(part, 4)
          var reference = rest.reference(with: first, at: low + (high - low) * share)
          let range = reference.range(of: weights)
          try #require(!reference.isOverflowing)
          #expect((isUpper ? range.high : range.low)?.text == (old + (new - old) * share).text)
        }
      }
      if corners.isEmpty {
        var reference = rest.reference
        let range = reference.range(of: weights)
        #expect((isUpper ? range.high : range.low) == nil)
      }
    }
  }

  @Test("text says how a height follows a width by an aspect ratio")
  func aspectRatio() async throws {
    let text = """
      alc 1
      var photo.w
      var photo.h
      con ratio 1000 = 0 3 0 -4 1
      con least 1000 >= 40 1 0
      con most 1000 <= 300 1 1

      """
    let arguments = ["solve", "--range", "photo.w", "--range", "photo.h"]
    let output = try await runner.run(arguments, input: text).output
    #expect(output.contains("each photo.w leaves one photo.h"))
    #expect(output.contains("photo.h is 30 where photo.w is 40, 300 at 400, and on a straight line\n"))
    let loose = text.replacingOccurrences(of: "ratio 1000 =", with: "ratio 1000 >=")
    let wide = try await runner.run(arguments, input: loose).output
    #expect(wide.contains("what photo.h can be depends on photo.w"))
    #expect(wide.contains("There is no least photo.h."))
    let apart = text.replacingOccurrences(of: "con ratio 1000 = 0 3 0 -4 1\n", with: "")
    let free = try await runner.run(arguments, input: apart).output
    #expect(free.contains("photo.h can be the same whatever photo.w is"))
  }
}
