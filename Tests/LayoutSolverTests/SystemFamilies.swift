import LayoutModel
import LayoutSolver
import TestSupport

extension SystemSample {
  /// A few bounds and differences of variables in different scales, some of them equalities.
  static func differences(seed: UInt64, variables: Int, rows: Int) -> SystemSample {
    var random = SplitMix64(seed: seed)
    var sample = SystemSample(variableCount: variables)
    let scales = (0..<variables).map { _ in
      seed % 2 == 0 ? 1 : [1, 2, 3, -1, -2].randomElement(using: &random) ?? 1
    }
    let relations: [Relation] = [.lessThanOrEqual, .greaterThanOrEqual, .equal]
    for _ in 0..<rows {
      let relation = relations[random.below(seed % 5 == 0 ? 2 : 3)]
      let first = random.below(variables)
      let second = (first + 1 + random.below(variables - 1)) % variables
      let factor = 1 + random.below(2)
      var terms = [(first, factor * scales[first])]
      if random.below(4) > 0 { terms.append((second, -factor * scales[second])) }
      sample.add(terms, relation, random.below(13) - 6, over: 1 + random.below(3))
    }
    return sample
  }

  /// Independent conflicts in one connected system, of three or four rows, one of them no difference.
  static func independent(_ count: Int) -> SystemSample {
    var sample = SystemSample(variableCount: 4 * count)
    for block in 0..<count {
      let (x, a, b, w) = (4 * block, 4 * block + 1, 4 * block + 2, 4 * block + 3)
      if block > 0 { sample.add([(x, 1), (x - 4, -1)], .equal, 8) }
      switch block % 3 {
      case 0:
        sample.add([(a, 1), (x, -1)], .greaterThanOrEqual, 10)
        sample.add([(b, 1), (a, -1)], .greaterThanOrEqual, 10)
        sample.add([(b, 1), (x, -1)], .lessThanOrEqual, 19)
      case 1:
        sample.add([(w, 1)], .equal, 320)
        sample.add([(a, 1), (b, -1)], .greaterThanOrEqual, 120)
        sample.add([(w, 1), (a, -1)], .greaterThanOrEqual, 0)
        sample.add([(b, 1)], .greaterThanOrEqual, 210)
      default:
        sample.add([(b, 2), (w, -1)], .equal, 0)
        sample.add([(w, 1)], .greaterThanOrEqual, 100)
        sample.add([(b, 1)], .lessThanOrEqual, 49)
      }
    }
    return sample
  }

  /// A graph with an arc between any two nodes, most cycles of it negative.
  static func dense(nodes: Int) -> SystemSample {
    var random = SplitMix64(seed: 1)
    var sample = SystemSample(variableCount: nodes)
    for tail in 0..<nodes {
      for head in 0..<nodes where head != tail {
        sample.add([(head, 1), (tail, -1)], .lessThanOrEqual, random.below(20) - 12)
      }
    }
    return sample
  }

  /// Rows that a chain of sums couples in a way that no choice of scales turns into differences.
  static func coupled(_ count: Int) -> SystemSample {
    var sample = SystemSample(variableCount: 2 * count + 1)
    for index in 0..<count {
      let (from, to, other) = (2 * index, 2 * index + 2, 2 * index + 1)
      sample.add([(to, 1), (from, -1), (other, -1)], .greaterThanOrEqual, 10)
      sample.add([(to, 2), (from, -2), (other, -1)], .greaterThanOrEqual, 18)
      sample.add([(to, 1), (from, -1), (other, -2)], .greaterThanOrEqual, 4)
      sample.add([(other, 1)], .greaterThanOrEqual, 1)
    }
    sample.add([(2 * count, 1), (0, -1)], .lessThanOrEqual, 10 * count)
    return sample
  }
}
