import Foundation
import LayoutImport
import LayoutModel
import MarkupSource

extension BenchmarkOptions {
  /// Returns the lines to print about reading all layout files in the paths, which may be folders.
  ///
  /// The bytes are in memory before the clock starts.
  func measureLayoutFiles() -> String {
    let files = paths.flatMap(Self.layoutFiles).compactMap { path in
      FileManager.default.contents(atPath: path).map { (path: path, bytes: [UInt8]($0)) }
    }
    if printsLabels { return files.map { Self.counts(path: $0.path, $0.bytes) }.joined(separator: "\n") }
    let parsing = median { for file in files { _ = try? MarkupParser.parse(file.bytes) } }
    var (trees, views, constraints) = (0, 0, 0)
    let reading = median {
      trees = 0
      views = 0
      constraints = 0
      for file in files {
        guard let document = try? InterfaceBuilderReader.read(file.bytes).document else { continue }
        trees += document.trees.count
        for tree in document.trees {
          views += tree.views.count
          constraints += tree.constraints.count
        }
      }
    }
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    return "files \(files.count) bytes \(bytes) trees \(trees) views \(views) constraints \(constraints)"
      + " parsing ms \(parsing) parsing and reading ms \(reading)"
  }

  /// Returns a line of JSON with what was found in a file, for comparison with another reader.
  private static func counts(path: String, _ bytes: [UInt8]) -> String {
    do throws(InterfaceBuilderError) {
      let document = try InterfaceBuilderReader.read(bytes).document
      let views = document.trees.flatMap { $0.views }
      let constraints = document.trees.flatMap { $0.constraints }
      let ids = views.map { "\"\($0.id)\"" }.joined(separator: ",")
      return "{\"path\":\"\(path)\",\"trees\":\(document.trees.count),\"views\":\(views.count)"
        + ",\"constraints\":\(constraints.count),\"guides\":\(document.trees.reduce(0) { $0 + $1.guides.count })"
        + ",\"dangling\":\(document.trees.reduce(0) { $0 + $1.danglingConstraints.count })"
        + ",\"outlets\":\(constraints.filter(\.isOutlet).count),\"era\":\(document.era)"
        + ",\"names\":[\(document.trees.map { quoted($0.name) }.joined(separator: ","))],\"ids\":[\(ids)]"
        + ",\"notes\":[\(document.notes.map { quoted("\($0.location): \($0.message)") }.joined(separator: ","))]}"
    } catch {
      return "{\"path\":\"\(path)\",\"error\":\(quoted(error.description))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return quoted + "\""
  }

  /// Returns the layout files in a folder at any depth, or the file itself.
  private static func layoutFiles(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map {
      path + "/" + $0
    }
  }
}
