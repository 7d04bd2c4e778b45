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
      "values": .list(system.values) { value in
        [
          "item": .string(value.item), "variable": .string(value.variable), "name": .string(value.name),
          "value": .string(value.value),
        ]
      },
    ]
  }
}
