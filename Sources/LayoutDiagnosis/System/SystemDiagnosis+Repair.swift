import LayoutModel
import LayoutSolver

extension SystemDiagnosis {
  /// The required rows to leave out at the least cost; each costs 1 unless its weight is another.
  var cheapestRepair: SystemRepair {
    let questions = options.questions
    let weights = required.map { place -> Rational? in
      questions.kept.contains(place) ? nil : questions.weights[place] ?? .one
    }
    switch system.cheapestCorrection(weights: weights, limits: options.limits) {
    case .corrected(let best):
      return SystemRepair(
        constraints: best.rows.map { constraintID(required[$0]) }, weight: best.weight.description,
        isProved: best.isProvedCheapest)
    case .impossible(let conflict): return SystemRepair(obstacle: members(of: conflict))
    }
  }
}
