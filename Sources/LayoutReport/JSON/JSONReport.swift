public import LayoutDiagnosis
import LayoutModel
import TextSource

/// A report as JSON, in the schema `plumb-report/1`.
///
/// Keys may be added at the end of an object; none is renamed or removed within a schema number. Exact numbers
/// are strings, points are numbers.
public enum JSONReport {
  /// The name of the schema.
  static let schema = "plumb-report/1"

  /// Returns the report as JSON text.
  public static func render(_ report: Report) -> String { JSONWriter.text(value(report)) }

  /// Returns the report as a value.
  static func value(_ report: Report) -> JSONValue {
    let value: JSONValue = [
      "schema": .string(schema),
      "tool": ["name": .string("plumb"), "version": .string(Report.toolVersion)],
      "inputs": .list(report.inputs, value),
      "layouts": .list(report.layouts, value),
      "constraints": .list(report.constraints, value),
      "findings": .list(report.findings, value),
    ]
    // Only reports on systems of rows have this key.
    return report.systems.isEmpty ? value : value.adding("systems", .list(report.systems, self.value))
  }

  private static func value(_ input: ReportInput) -> JSONValue {
    .packed([
      "path": .string(input.path),
      "kind": .string(input.kind.rawValue),
      "blocks": .integer(input.blocks),
      "notes": .list(input.notes) { note in
        [
          "line": .integer(note.location.line),
          "column": .integer(note.location.column),
          "message": .string(note.message),
        ]
      },
    ])
  }

  private static func value(_ layout: ReportLayout) -> JSONValue {
    [
      "id": .string(layout.id),
      "input": .string(layout.input),
      "name": .string(layout.name),
      "configuration": value(layout.configuration, direction: layout.direction),
      "verdict": .string(layout.isSatisfiable ? "satisfiable" : "contradictory"),
      "items": .list(layout.items, value),
      "unmet": .list(layout.unmet) { unmet in
        [
          "constraint": .string(unmet.constraint), "amount": .string(unmet.amount),
          "reason": .list(unmet.reason, value),
        ]
      },
    ]
  }

  private static func value(_ configuration: ReportConfiguration?, direction: String) -> JSONValue {
    let common: JSONValue = [
      "device": .text(configuration?.device),
      "width": configuration.map { .points($0.width) } ?? .null,
      "height": configuration.map { .points($0.height) } ?? .null,
      "direction": .string(direction),
    ]
    guard let configuration else { return common }
    return common.adding("widthClass", .text(configuration.widthClass))
      .adding("heightClass", .text(configuration.heightClass))
  }

  /// Returns an item; a log knows neither its place in a file nor its frame, so those are empty.
  private static func value(_ item: ReportItem) -> JSONValue {
    let entry = JSONValue.packed([
      "id": .string(item.id),
      "name": .string(item.name),
      "class": .string(item.className),
      "parent": .text(item.parent),
      "line": .whole(item.placement?.location.line),
      "column": .whole(item.placement?.location.column),
      "frame": frame(item.placement?.frame),
      "savedFrame": frame(item.placement?.savedFrame),
      "ambiguous": .texts(item.ambiguous),
      "savedAmbiguous": .boolean(item.placement?.isSavedAmbiguous ?? false),
      "savedMisplaced": .boolean(item.placement?.isSavedMisplaced ?? false),
      "frameSource": .string((item.placement?.frameSource ?? .none).rawValue),
      "assumed": .texts(item.placement?.assumed ?? []),
      "address": .text(item.address),
    ])
    let isBottomUp = item.placement?.isBottomUp ?? false
    // Only views of macOS have this key: what their subviews' `y` counts from.
    return isBottomUp ? entry.adding("bottomUp", .boolean(true)) : entry
  }

  private static func frame(_ numbers: [Double]?) -> JSONValue {
    numbers.map { .list($0) { .points($0) } } ?? .null
  }

  private static func value(_ constraint: ReportConstraint) -> JSONValue {
    .packed([
      "id": .string(constraint.id),
      "text": .string(constraint.text),
      "class": .string(constraint.className),
      "identifier": .text(constraint.identifier),
      "owner": .string(constraint.owner.rawValue),
      "priority": .points(constraint.priority),
      "path": .string(constraint.path),
      "line": .whole(constraint.location?.line),
      "column": .whole(constraint.location?.column),
      "terms": .list(constraint.terms) { term in
        [
          "item": .string(term.item),
          "variable": .string(term.variable),
          "coefficient": .string(term.coefficient),
        ]
      },
      "relation": .string(constraint.relation.rawValue),
      "rhs": .string(constraint.bound),
      "code": .text(constraint.code),
      "source": .text(constraint.source),
    ])
  }
}
