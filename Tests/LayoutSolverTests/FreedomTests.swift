import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct FreedomTests {
  @Test("ranges, directions and witnesses are those of textbook linear programs", arguments: UInt64(0)..<400)
  func random(seed: UInt64) throws {
    check(.randomLevels(seed: seed, variables: 2 + Int(seed % 5), rows: 2 + Int(seed % 6)))
  }

  @Test("the same for differences with ties, which are paths", arguments: UInt64(0)..<300)
  func differences(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 3 + random.below(4)
    var sample = SystemSample(variableCount: count)
    if seed % 2 == 0 {
      for origin in stride(from: 0, to: count - 1, by: 2) {
        sample.system.pair(origin: origin, size: origin + 1)
      }
    }
    for _ in 0..<(3 + random.below(9)) {
      let (first, second) = (random.below(count), random.below(count))
      let relation: Relation = [.lessThanOrEqual, .greaterThanOrEqual, .equal][random.below(7) / 3]
      let priority = [1000, 1000, 750, 250, 250][random.below(5)]
      let rhs = random.below(5) - 1
      if random.below(4) == 0 {
        sample.add([(first, 1)], relation, rhs, priority: priority)
      } else {
        sample.add([(first, 1), (second, -1)], relation, rhs, priority: priority)
      }
    }
    check(sample)
  }

  @Test("the same for weighted sums of variables that differences tie", arguments: UInt64(0)..<300)
  func sums(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 2 + random.below(5)
    var sample = SystemSample(variableCount: count + 2)
    for _ in 0..<(count + random.below(8)) {
      let (first, second) = (random.below(count), random.below(count))
      let relation: Relation = random.below(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
      let rhs = relation == .lessThanOrEqual ? random.below(6) : -random.below(6)
      sample.add(
        random.below(3) == 0 || first == second ? [(first, 1)] : [(first, 1), (second, -1)], relation, rhs)
    }
    for sum in count..<count + 2 {
      let terms = (0..<count).map { ($0, random.below(7) - 3) }
      sample.add([(sum, 1)] + terms, .equal, random.below(9))
    }
    check(sample)
  }

  @Test("two widths that share 300 points at equal priorities can trade")
  func trade() throws {
    var sample = SystemSample(variableCount: 2)
    sample.add([(0, 1), (1, 1)], .equal, 300)
    for variable in 0..<2 {
      sample.add([(variable, 1)], .greaterThanOrEqual, 0)
      sample.add([(variable, 1)], .lessThanOrEqual, 100, priority: 250)
    }
    guard case .optimal(let optimum) = sample.system.optimum() else {
      Issue.record("300 can be shared")
      return
    }
    let freedom = sample.system.freedom(of: optimum)
    #expect(freedom.degrees == 1)
    #expect(
      freedom.directions == freedom.directions.filter { $0.variables == [0, 1] && $0.amounts == [1, -1] })
    // Beyond 100 each point of one costs what it saves at the other.
    #expect(freedom.variables.map { $0.low } == [100, 100])
    #expect(freedom.variables.map { $0.high } == [200, 200])
    check(sample)
  }

  @Test("a variable without rows is free, and one with a soft value is not")
  func unbounded() throws {
    var sample = SystemSample(variableCount: 3)
    sample.add([(1, 1)], .equal, 7, priority: 1)
    sample.add([(2, 1)], .greaterThanOrEqual, 7, priority: 1)
    guard case .optimal(let optimum) = sample.system.optimum() else {
      Issue.record("nothing is required")
      return
    }
    let freedom = sample.system.freedom(of: optimum)
    #expect(freedom.degrees == 2)
    #expect(freedom.variables.map(\.variable) == [0, 2])
    #expect(freedom.variables.map { $0.low } == [nil, 7])
    #expect(freedom.variables.map { $0.high } == [nil, nil])
    #expect(sample.system.witnesses(of: [1], at: optimum)[0] == nil)
    check(sample)
  }

  /// Compares the freedom of a sample with the reference.
  private func check(_ sample: SystemSample) {
    var reference = sample.levels
    guard case .optimal(let optimum) = sample.system.optimum(explains: false) else { return }
    let freedom = sample.system.freedom(of: optimum)
    let directions = freedom.directions.map { direction in
      var amounts = [Int](repeating: 0, count: sample.variableCount)
      for (variable, amount) in zip(direction.variables, direction.amounts) {
        amounts[variable] = Int(amount.rational?.numerator ?? 0)
      }
      return amounts
    }
    let still = reference.stillRows()
    guard !reference.isOverflowing, let rank = ReferenceOptimum.rank(still) else { return }
    #expect(freedom.degrees == sample.variableCount - rank)
    #expect(ReferenceOptimum.rank(directions) == freedom.degrees)
    for direction in directions {
      for row in still { #expect(zip(direction, row).reduce(0) { $0 + $1.0 * $1.1 } == 0) }
    }
    for variable in 0..<sample.variableCount {
      let range = reference.range(of: (0..<sample.variableCount).map { $0 == variable ? 1 : 0 })
      let free = freedom.variables.first { $0.variable == variable }
      let witnesses = sample.system.witnesses(of: [variable], at: optimum)[0]
      guard let free, let witnesses else {
        #expect(free == nil && witnesses == nil)
        #expect(range.low == range.high && range.low?.text == optimum.solution[variable].description)
        continue
      }
      #expect(free.low?.description == range.low?.text)
      #expect(free.high?.description == range.high?.text)
      let points = [witnesses.low, witnesses.high].map { moved in
        optimum.solution.indices.map { moved[$0] ?? optimum.solution[$0] }
      }
      #expect(free.low == nil || free.low == points[0][variable])
      #expect(free.high == nil || free.high == points[1][variable])
      #expect(points[0][variable] < points[1][variable])
      for witness in points {
        #expect(sample.levelErrors(of: witness) == optimum.levels.map(\.error))
      }
    }
  }
}

extension SystemSample {
  /// Returns the errors of each level at a point, the highest level first, or `nil` when a required row fails.
  func levelErrors(of point: [BigRational]) -> [BigRational]? {
    var errors: [Int: BigRational] = [:]
    for row in reference {
      var difference = BigRational(-row.rhs)
      for (variable, coefficient) in row.terms.enumerated() {
        difference += BigRational(coefficient) * point[variable]
      }
      let isOff =
        switch row.relation {
        case .lessThanOrEqual: !difference.isNegative
        case .equal: true
        case .greaterThanOrEqual: difference.isNegative
        }
      let error = isOff ? difference.magnitude / BigRational(row.denominator) : 0
      if row.priority >= 1000, !error.isZero { return nil }
      errors[row.priority, default: 0] += error
    }
    errors[1000] = nil
    return errors.keys.sorted(by: >).map { errors[$0] ?? 0 }
  }
}
