import LayoutDiagnosis

extension JSONReport {
  /// Returns a system of rows as a value.
  static func value(_ system: ReportSystem) -> JSONValue {
    [
      "input": .string(system.input),
      "layout": .string(system.layout),
      "variables": .integer(system.variableCount),
      "rows": .integer(system.rowCount),
      "required": .integer(system.requiredCount),
      "gaps": .texts(system.gaps),
      "corrections": .list(system.corrections) { part in .list(part) { .texts($0) } },
      "allCorrections": .boolean(system.hasAllCorrections),
      "values": .list(system.values) { value in
        [
          "item": .string(value.item), "variable": .string(value.variable), "name": .string(value.name),
          "value": .string(value.value),
        ]
      },
      "optimum": system.optimum.map { self.value($0) } ?? .null,
      "containerRanges": .list(system.ranges) { self.value($0) },
      "couplings": .list(system.couplings) { self.value($0) },
      "smallest": system.smallest.map { self.value($0) } ?? .null,
      "cheapest": system.cheapest.map { self.value($0) } ?? .null,
      "change": system.change.map { self.value($0) } ?? .null,
    ]
  }

  private static func value(_ optimum: SystemOptimum) -> JSONValue {
    [
      "levels": .list(optimum.levels) { level in
        [
          "priority": .points(level.priority), "rows": .integer(level.rowCount),
          "error": .string(level.error),
        ]
      },
      "unmet": .list(optimum.unmet) { unmet in
        [
          "constraint": .string(unmet.constraint), "amount": .string(unmet.amount),
          "reason": .list(unmet.reason) { member in
            ["constraint": .string(member.constraint), "multiplier": .string(member.multiplier)]
          },
        ]
      },
      "freedom": .integer(optimum.directions.count),
      "directions": .list(optimum.directions) { direction in
        .list(direction.moves) { move in ["name": .string(move.name), "amount": .string(move.amount)] }
      },
      "ranges": .list(optimum.ranges) { range in
        [
          "name": .string(range.name), "min": range.minimum.map { .string($0) } ?? .null,
          "max": range.maximum.map { .string($0) } ?? .null,
        ]
      },
    ]
  }
}
