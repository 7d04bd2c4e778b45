import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct OptimumProfileTests {
  @Test("between and at the breakpoints the errors are those of fresh solves", arguments: UInt64(0)..<300)
  func errors(seed: UInt64) {
    let count = 2 + Int(seed % 4)
    let sample = SystemSample.randomLevels(seed: seed, variables: count, rows: 3 + Int(seed % 8))
    let variable = Int(seed / 5) % count
    let bounds = (BigRational(-20), BigRational(20))
    guard let profile = sample.system.optimumProfile(of: variable, from: bounds.0, to: bounds.1) else {
      for value in stride(from: Int64(-20), through: 20, by: 5) {
        #expect(fresh(sample, variable, Rational(value)) == nil)
      }
      return
    }
    #expect(profile.isComplete)
    #expect(profile.pieces.count == profile.points.count - 1)
    checkEnds(profile, sample, variable)
    for point in profile.points {
      #expect(point.value.rational.flatMap { fresh(sample, variable, $0) } == point.errors)
    }
    for (first, second) in zip(profile.points, profile.points.dropFirst()) {
      for part in [1, 3, 4, 7, 9] {
        let share = BigRational(Rational(Int64(part), 10))
        let value = first.value + (second.value - first.value) * share
        let expected = first.errors.indices.map {
          first.errors[$0] + (second.errors[$0] - first.errors[$0]) * share
        }
        #expect(value.rational.flatMap { fresh(sample, variable, $0) } == expected)
      }
    }
    for index in profile.points.indices.dropFirst().dropLast() {
      let (a, b, c) = (profile.points[index - 1], profile.points[index], profile.points[index + 1])
      let share = (b.value - a.value) / (c.value - a.value)
      #expect(
        a.errors.indices.contains { a.errors[$0] + (c.errors[$0] - a.errors[$0]) * share != b.errors[$0] })
    }
  }

  @Test("titles give way by their priorities as a row gets narrower")
  func rowOfTitles() {
    var sample = SystemSample(variableCount: 3)
    sample.add([(0, 1), (1, -1), (2, -1)], .equal, 8)
    sample.add([(1, 1)], .greaterThanOrEqual, 0)
    sample.add([(2, 1)], .greaterThanOrEqual, 0)
    sample.add([(1, 1)], .greaterThanOrEqual, 100, priority: 750)
    sample.add([(2, 1)], .greaterThanOrEqual, 60, priority: 500)
    sample.add([(1, 1)], .equal, 120, priority: 250)
    sample.add([(0, 1)], .equal, 320)
    let profile = sample.system.optimumProfile(of: 0, without: [6], from: 0, to: 400)
    #expect(profile?.points.map(\.value) == [8, 108, 168, 188, 400])
    #expect(profile?.points.first?.errors == [100, 60, 120])
    #expect(profile?.pieces.map(\.yielding) == [[3, 4, 5], [4, 5], [5], []])
    #expect(profile?.pieces.map(\.stopping) == [[], [3], [4], [5]])
    #expect(profile?.isComplete == true)
  }

  /// Returns the errors where a variable has a value, or `nil` when the required rows do not allow it.
  private func fresh(_ sample: SystemSample, _ variable: Int, _ value: Rational) -> [BigRational]? {
    var system = sample.system
    _ = system.addRow([LinearTerm(variable: variable, coefficient: .one)], .equal, value)
    guard case .optimal(let optimum) = system.optimum(explains: false) else { return nil }
    return optimum.levels.map(\.error)
  }

  /// Checks that the profile ends only where the required rows do, or where it was asked to.
  private func checkEnds(_ profile: OptimumProfile, _ sample: SystemSample, _ variable: Int) {
    let step = BigRational(Rational(1, 1000))
    if let first = profile.points.first?.value, first != -20, let beyond = (first - step).rational {
      #expect(fresh(sample, variable, beyond) == nil)
    }
    if let last = profile.points.last?.value, last != 20, let beyond = (last + step).rational {
      #expect(fresh(sample, variable, beyond) == nil)
    }
  }
}
