import LayoutDiagnosis
import LayoutImport
import LayoutReport
import MarkupSource
import Plumb

extension PageEngine {
  /// Returns the report on an input, the one that `plumb --format json` writes.
  ///
  /// - Parameters:
  ///   - bytes: A log in any encoding, a layout file that is well-formed, a system in the `alc 1` format, or a report in
  ///     JSON.
  ///   - path: The name by which the report calls it.
  /// - Returns: The report, or an answer that says what is wrong with the input.
  package static func report(_ bytes: [UInt8], path: String) -> String {
    do throws(InputFailure) {
      return JSONReport.render(try diagnose(bytes, path: path))
    } catch {
      return error.answer
    }
  }

  /// Returns what a page shows of an input.
  ///
  ///     {"title", "body", "report", "sources"}
  ///
  /// - Parameters:
  ///   - bytes: An input, as for `report`.
  ///   - path: The name by which the report calls it.
  /// - Returns: The title, the markup, the JSON report and the texts of layout files by their paths, or an answer that says what is wrong with the input.
  package static func page(_ bytes: [UInt8], path: String) -> String {
    do throws(InputFailure) {
      let report = try diagnose(bytes, path: path)
      return Answer.text([
        "title": .string(HTMLReport.title(report)), "body": .string(HTMLReport.content(report)),
        "report": .string(JSONReport.render(report)),
        "sources": .string(JSONWriter.text(HTMLReport.sources(report))),
      ])
    } catch {
      return error.answer
    }
  }

  private static func diagnose(_ bytes: [UInt8], path: String) throws(InputFailure) -> Report {
    switch InputKind.detect(bytes) {
    case .system: return try solve(bytes, path)
    case .interfaceBuilder: return try layOut(bytes, path)
    case .log: return try readReport(bytes) ?? explain(bytes, path)
    case .binary:
      let report = explain(bytes, path)
      guard report.findings.isEmpty else { return report }
      throw .binary
    }
  }

  private static func solve(_ bytes: [UInt8], _ path: String) throws(InputFailure) -> Report {
    do throws(LinearSystemFileError) {
      var session = LogSession()
      session.solve(try LinearSystemFileReader.read(bytes, path: path), path: path)
      return session.report
    } catch {
      throw .system(error)
    }
  }

  private static func layOut(_ bytes: [UInt8], _ path: String) throws(InputFailure) -> Report {
    do throws(InterfaceBuilderError) {
      let reading = try InterfaceBuilderReader.read(bytes)
      var report = InterfaceDiagnosis.report(reading.document, path: path)
      if !report.findings.isEmpty {
        report.inputs[0].source = String(decoding: reading.markup.bytes, as: UTF8.self)
      }
      return report
    } catch {
      throw .layout(error)
    }
  }

  private static func explain(_ bytes: [UInt8], _ path: String) -> Report {
    var session = LogSession()
    session.begin(path: path)
    _ = session.read(bytes)
    _ = session.end()
    return session.report
  }

  /// Returns the report that a JSON text holds; `nil` for other texts, among which logs can be JSON as well.
  private static func readReport(_ bytes: [UInt8]) throws(InputFailure) -> Report? {
    guard JSONReportReader.isReport(bytes) else { return nil }
    do throws(JSONError) {
      return try JSONReportReader.read(bytes)
    } catch {
      throw .json(error)
    }
  }
}
