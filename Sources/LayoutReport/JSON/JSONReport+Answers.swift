import LayoutDiagnosis

extension JSONReport {
  /// Returns the possible values of a variable as a value.
  static func value(_ range: SystemRange) -> JSONValue {
    [
      "name": .string(range.name),
      "without": .texts(range.without),
      "min": .text(range.low?.value),
      "max": .text(range.high?.value),
      "conflict": .list(range.conflict, value),
      "low": range.low.map(value) ?? .null,
      "high": range.high.map(value) ?? .null,
      "profile": range.profile.map(value) ?? .null,
    ]
  }

  private static func value(_ end: SystemRange.End) -> JSONValue {
    [
      "value": .string(end.value), "rows": .list(end.rows, value),
      "variableMultiplier": .string(end.factor),
    ]
  }

  private static func value(_ profile: SystemProfile) -> JSONValue {
    [
      "priorities": .list(profile.priorities) { .points($0) },
      "points": .list(profile.points) { point in
        .packed(["value": .string(point.value), "errors": .texts(point.errors)])
      },
      "pieces": .list(profile.pieces) { piece in
        [
          "off": .texts(piece.off), "starting": .texts(piece.starting), "stopping": .texts(piece.stopping),
        ]
      },
      "complete": .boolean(profile.isComplete),
    ]
  }

  /// Returns how two variables depend on each other as a value.
  static func value(_ coupling: SystemCoupling) -> JSONValue {
    let corners = { (corners: [SystemCoupling.Corner]) -> JSONValue in
      .list(corners) { .array([.string($0.first), .string($0.second)]) }
    }
    return [
      "first": .string(coupling.first), "second": .string(coupling.second),
      "without": .texts(coupling.without), "least": corners(coupling.least),
      "greatest": corners(coupling.greatest), "complete": .boolean(coupling.isComplete),
    ]
  }

  /// Returns the conflict of the fewest rows as a value.
  static func value(_ smallest: SystemSmallest) -> JSONValue {
    ["core": .list(smallest.core, value), "proved": .boolean(smallest.isProved)]
  }

  /// Returns the cheapest rows to leave out as a value.
  static func value(_ repair: SystemRepair) -> JSONValue {
    [
      "possible": .boolean(repair.obstacle.isEmpty),
      "constraints": .texts(repair.constraints),
      "weight": .string(repair.weight),
      "proved": .boolean(repair.isProved),
      "obstacle": .list(repair.obstacle, value),
    ]
  }

  /// Returns what changes made of a system as a value.
  static func value(_ change: SystemChange) -> JSONValue {
    [
      "edits": .list(change.edits) { edit in
        .packed([
          "kind": .string(edit.kind.rawValue), "constraint": .string(edit.constraint),
          "from": .text(edit.from), "to": .text(edit.to),
        ])
      },
      "before": [
        "verdict": .string(change.conflictBefore.isEmpty ? "satisfiable" : "contradictory"),
        "core": .texts(change.conflictBefore),
      ],
      "after": ["verdict": .string(change.canHoldAfter ? "satisfiable" : "contradictory")],
      "errors": .list(change.deviations) { deviation in
        .packed([
          "constraint": .string(deviation.constraint), "before": .text(deviation.before),
          "after": .text(deviation.after),
        ])
      },
      "values": .list(change.values) { value in
        .packed([
          "name": .string(value.name), "before": .text(value.before), "after": .text(value.after),
        ])
      },
    ]
  }
}
