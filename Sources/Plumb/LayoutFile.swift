package import LayoutDiagnosis
import LayoutImport
import TextSource
package import LayoutPlatform

/// Diagnoses storyboards and xibs, each on its own, so that many can be read at the same time.
package enum LayoutFile {
  /// Why a file could not be read, with the place in a form that editors understand.
  package struct Failure: Error {
    /// The message: `path:line:column: what was expected`.
    package var message: String
  }

  /// Returns the report of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: The name by which the report calls it.
  ///   - configurations: The circumstances to lay it out in; the saved ones where there is none.
  ///   - prefix: What keeps the ids of the report apart from those of other files.
  ///   - keepsSource: Whether the report holds the text of the file, for a page that lays it out again.
  /// - Returns: The report.
  /// - Throws: Why the file cannot be read.
  package static func diagnose(
    _ bytes: [UInt8], path: String, configurations: [LayoutConfiguration] = [], prefix: String = "",
    keepsSource: Bool = false
  ) throws(Failure) -> Report {
    do throws(InterfaceBuilderError) {
      let reading = try InterfaceBuilderReader.read(bytes)
      var report = InterfaceDiagnosis.report(
        reading.document, path: path, configurations: configurations, prefix: prefix)
      addSources(to: &report, from: reading.markup)
      if keepsSource, !report.findings.isEmpty {
        report.inputs[0].source = String(validating: bytes, as: UTF8.self)
      }
      return report
    } catch {
      throw Failure(message: "\(path):\(error.location.line):\(error.location.column): \(error.sentence)")
    }
  }
}
