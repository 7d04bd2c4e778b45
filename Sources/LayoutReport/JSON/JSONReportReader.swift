package import LayoutDiagnosis
import LayoutModel
import TextSource

/// Reads what `JSONReport` writes.
///
/// Names that it does not know are passed over, and what is missing stays empty, so that reports of other versions of
/// the schema `plumb-report/1` can be read too.
package enum JSONReportReader {
  /// Returns the report of a JSON text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The report.
  /// - Throws: The place that is no JSON, or that it is no report.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Report {
    let json = try JSONParser.parse(bytes)
    guard json["schema"].text == JSONReport.schema else {
      let sentence = "Expected a report with the schema \"\(JSONReport.schema)\"."
      throw JSONError(location: SourceLocation(line: 1, column: 1), sentence: sentence)
    }
    return report(json)
  }

  /// Returns whether a text is a report, or begins as one would.
  package static func isReport(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    guard bytes.first(where: { !marks.contains($0) }) == UInt8(ascii: "{") else { return false }
    let name = Array("\"schema\"".utf8)
    let head = bytes.prefix(200)
    if head.indices.contains(where: { head[$0...].starts(with: name) }) { return true }
    // Someone may have put the members into another order.
    guard let json = try? JSONParser.parse(bytes) else { return false }
    return json["schema"].text == JSONReport.schema
  }

  private static func report(_ json: JSONValue) -> Report {
    Report(
      inputs: json["inputs"].elements.map(input), layouts: json["layouts"].elements.map(layout),
      constraints: json["constraints"].elements.map(constraint),
      findings: json["findings"].elements.map(finding), systems: json["systems"].elements.map(system))
  }

  private static func input(_ json: JSONValue) -> ReportInput {
    ReportInput(
      path: json["path"].string, kind: ReportInput.Kind(rawValue: json["kind"].string) ?? .log,
      blocks: json["blocks"].integer,
      notes: json["notes"].elements.map { Note(location($0), $0["message"].string) })
  }

  /// Returns the place that an object has in its members `line` and `column`.
  static func location(_ json: JSONValue) -> SourceLocation {
    SourceLocation(line: json["line"].integer, column: json["column"].integer)
  }

  private static func layout(_ json: JSONValue) -> ReportLayout {
    ReportLayout(
      id: json["id"].string, input: json["input"].string, name: json["name"].string,
      direction: json["configuration"]["direction"].string,
      isSatisfiable: json["verdict"].string != "contradictory", items: json["items"].elements.map(item),
      configuration: configuration(json["configuration"]),
      unmet: json["unmet"].elements.map { unmet in
        ReportUnmet(
          constraint: unmet["constraint"].string, amount: unmet["amount"].string,
          reason: members(unmet["reason"]))
      })
  }

  /// Returns the circumstances; only those of layout files have size classes, if only as `null`.
  private static func configuration(_ json: JSONValue) -> ReportConfiguration? {
    guard json.has("widthClass") || !json["width"].isNull else { return nil }
    return ReportConfiguration(
      device: json["device"].text, width: json["width"].points, height: json["height"].points,
      widthClass: json["widthClass"].text, heightClass: json["heightClass"].text)
  }

  private static func item(_ json: JSONValue) -> ReportItem {
    ReportItem(
      id: json["id"].string, name: json["name"].string, className: json["class"].string,
      address: json["address"].text, parent: json["parent"].text, ambiguous: json["ambiguous"].texts,
      placement: json["line"].some { _ in placement(json) })
  }

  private static func placement(_ json: JSONValue) -> ReportPlacement {
    ReportPlacement(
      location: location(json), frame: json["frame"].some(numbers),
      savedFrame: json["savedFrame"].some(numbers),
      frameSource: ReportPlacement.FrameSource(rawValue: json["frameSource"].string) ?? .none,
      assumed: json["assumed"].texts, isSavedAmbiguous: json["savedAmbiguous"].flag,
      isSavedMisplaced: json["savedMisplaced"].flag, isBottomUp: json["bottomUp"].flag)
  }

  /// Returns the numbers of a list.
  static func numbers(_ json: JSONValue) -> [Double] { json.elements.map { $0.points } }

  private static func constraint(_ json: JSONValue) -> ReportConstraint {
    var constraint = ReportConstraint(
      id: json["id"].string, text: json["text"].string, className: json["class"].string,
      identifier: json["identifier"].text, owner: Owner(rawValue: json["owner"].string) ?? .foreign,
      priority: json["priority"].points, path: json["path"].string,
      location: json["line"].some { _ in location(json) }, code: json["code"].text,
      terms: json["terms"].elements.map { term in
        ReportConstraint.Term(
          item: term["item"].string, variable: term["variable"].string,
          coefficient: term["coefficient"].string)
      },
      relation: Relation(rawValue: json["relation"].string) ?? .equal, bound: json["rhs"].string)
    constraint.source = json["source"].text
    return constraint
  }
}
