import LayoutImport
import LayoutModel
import LayoutReport
import LayoutSolver

/// Answers questions about a layout as it stands that take more than a verdict.
struct Inquiry: Sendable {
  /// The active rows.
  private let system: LinearSystem
  /// For each row of the layout its number among the active ones.
  private var places: [Int: Int] = [:]
  private let words: AnswerWords
  /// The optimum with its reasons, once something asked for it.
  private var optimum: Optimum?

  /// Prepares answers about a layout.
  init(_ session: SolverSession, _ file: LinearSystemFile) {
    let (system, rows) = session.snapshot()
    self.system = system
    for (place, row) in rows.enumerated() { places[row] = place }
    words = AnswerWords(file, rows: rows)
  }

  /// Returns an answer with that to a question added to it.
  mutating func answer(_ question: LinearSystemQuestion, addedTo answer: JSONValue) -> JSONValue {
    switch question {
    case .conflicts: return conflicts(addedTo: answer)
    case .reasons: return answer.adding("reasons", reasons())
    case .freedom: return answer.adding("freedom", freedom())
    case .range(let variable, let excluded):
      return answer.adding("range", range(of: variable, without: excluded))
    case .profile(let variable, let low, let high, let excluded):
      let profile = system.optimumProfile(
        of: variable, without: excluded.compactMap { places[$0] }, from: BigRational(low),
        to: BigRational(high))
      return answer.adding("profile", profile.map { value(of: $0, variable) } ?? .null)
    }
  }

  private func conflicts(addedTo answer: JSONValue) -> JSONValue {
    let found = system.minimalConflicts()
    return answer.adding("conflicts", .list(found.conflicts) { words.conflict($0) })
      .adding("allConflicts", .boolean(found.isComplete))
  }

  private mutating func best() -> Optimum? {
    if let optimum { return optimum }
    guard case .optimal(let found) = system.optimum() else { return nil }
    optimum = found
    return found
  }
}

// MARK: - Optima

extension Inquiry {
  private mutating func reasons() -> JSONValue {
    guard let best = best() else { return .null }
    return .list(best.shortfalls) { shortfall in
      [
        "constraint": words.name(shortfall.row), "amount": .string(shortfall.amount.description),
        "core": words.members(shortfall.rows, shortfall.multipliers),
      ]
    }
  }

  private mutating func freedom() -> JSONValue {
    guard let best = best() else { return .null }
    let freedom = system.freedom(of: best)
    return [
      "degrees": .integer(freedom.degrees),
      "directions": .list(freedom.directions) { direction in
        .array(
          zip(direction.variables, direction.amounts).map { variable, amount in
            ["name": words.variable(variable), "amount": .string(amount.description)]
          })
      },
      "ranges": .list(freedom.variables) { free in
        [
          "name": words.variable(free.variable), "min": number(free.low), "max": number(free.high),
          "minExact": exact(free.low), "maxExact": exact(free.high),
        ]
      },
    ]
  }

  private func number(_ value: BigRational?) -> JSONValue { value.map { .points($0.doubleValue) } ?? .null }

  private func exact(_ value: BigRational?) -> JSONValue { .text(value?.description) }
}

// MARK: - Ranges

extension Inquiry {
  private func range(of variable: Int, without excluded: [Int]) -> JSONValue {
    switch system.containerRange(of: variable, without: excluded.compactMap { places[$0] }) {
    case .contradictory(let conflict):
      return ["name": words.variable(variable), "conflict": words.conflict(conflict)]
    case .interval(let low, let high):
      return [
        "name": words.variable(variable), "min": low.map { value(of: $0) } ?? .null,
        "max": high.map { value(of: $0) } ?? .null,
      ]
    }
  }

  private func value(of end: RangeEnd) -> JSONValue {
    [
      "value": .points(end.value.doubleValue), "exact": .string(end.value.description),
      "core": words.members(end.rows, end.multipliers),
      "multiplier": .string(end.variableMultiplier.description),
    ]
  }

  private func value(of profile: OptimumProfile, _ variable: Int) -> JSONValue {
    [
      "name": words.variable(variable), "complete": .boolean(profile.isComplete),
      "priorities": .list(profile.priorities) { .points(Double($0.value)) },
      "points": .list(profile.points) { point in
        [
          "value": .points(point.value.doubleValue), "exact": .string(point.value.description),
          "errors": .list(point.errors) { .points($0.doubleValue) },
        ]
      },
      "pieces": .list(profile.pieces) { piece in
        [
          "yielding": words.names(piece.yielding), "starting": words.names(piece.starting),
          "stopping": words.names(piece.stopping),
        ]
      },
    ]
  }
}
