import LayoutModel
import LayoutPlatform
import TextSource
import Testing

@testable import LayoutDiagnosis

@Suite("Findings on several screens")
struct ScreensTests {
  /// A label of a fixed width between the edges of the screen, which fits at 375 points and nowhere else.
  private func document(_ platform: InterfaceDocument.Platform = .iOS) -> InterfaceDocument {
    var tree = SmallTree.tree(root: (375, 667))
    let child = SmallTree.view("child", in: &tree, translates: false, (20, 20, 335, 50))
    SmallTree.constrain(child, .leading, .equal, 0, .leading, 20, in: &tree)
    SmallTree.constrain(0, .trailing, .equal, child, .trailing, 20, in: &tree)
    SmallTree.constrain(child, .width, .equal, nil, nil, 335, in: &tree)
    SmallTree.constrain(child, .top, .equal, 0, .top, 20, in: &tree)
    SmallTree.constrain(child, .height, .equal, nil, nil, 50, in: &tree)
    var document = SmallTree.document(platform)
    document.trees = [tree]
    return document
  }

  private func screens(_ names: String...) -> [LayoutConfiguration] {
    names.map { name in
      var configuration = LayoutConfiguration()
      let parts = name.split(separator: ":").map(String.init)
      configuration.device = Device.named(parts[0])
      configuration.isLandscape = parts.count > 1
      return configuration
    }
  }

  private func report(_ names: String..., on platform: InterfaceDocument.Platform = .iOS) -> Report {
    let all = names.flatMap { screens($0) }
    return InterfaceDiagnosis.report(document(platform), path: "a.xib", configurations: all)
  }

  @Test("what holds on several is one finding that names them")
  func merged() throws {
    let report = report("iPhone SE", "iPhone 8", "iPad 9.7", "iPad mini", "iPhone 14", "iPhone 13 mini")
    #expect(report.layouts.count == 6)
    let finding = try #require(report.findings.first { $0.conflict != nil })
    #expect(report.findings.filter { $0.conflict != nil }.count == 1)
    #expect(finding.explanation.last == "On every device that was tried except iPhone 8 and iPhone 13 mini.")
    #expect(finding.layout == report.layouts.first?.id)
    let known = Set(report.constraints.map(\.id))
    #expect(finding.conflict?.core.allSatisfy { known.contains($0.constraint) } == true)
    #expect(known.count == report.constraints.count)
  }

  @Test("the sentence names few devices, exceptions, or all")
  func sentences() {
    let names = ScreenNames(
      screens(
        "iPhone SE", "iPhone SE:landscape", "iPhone 8", "iPad mini", "iPad mini:landscape", "iPad Air",
        "iPhone 15"),
      for: document())
    #expect(names.sentence([0, 1, 2, 3, 4, 5, 6]) == "On every device that was tried.")
    #expect(
      names.sentence([0, 1, 2, 3, 4]) == "On every device that was tried except iPad Air and iPhone 15.")
    #expect(names.sentence([0]) == "Only on iPhone SE.")
    #expect(names.sentence([1, 3, 4]) == "On iPhone SE in landscape; also on iPad mini both ways.")
    #expect(ScreenNames(screens("iPhone 8"), for: document()).sentence([0]) == nil)
  }

  @Test("sizes have names too, and long lists are cut")
  func sizes() {
    let sizes = (1...20).map { number in
      var configuration = LayoutConfiguration()
      configuration.size = InterfaceSize(width: Rational(Int64(number)), height: 480)
      return configuration
    }
    let names = ScreenNames(sizes, for: document())
    #expect(
      names.sentence(Array(0..<9))
        == "On 1 × 480 pt; also on 2 × 480 pt, 3 × 480 pt, 4 × 480 pt, 5 × 480 pt, 6 × 480 pt and 3 more.")
    #expect(names.sentence(Array(0..<20)) == "On every size that was tried.")
  }

  @Test("two that are alike on one screen stay two, and meet their likes on the next")
  func twins() {
    let finding = Finding(
      id: "", rule: "r", severity: .warning, summary: "s", fingerprint: "f", path: "a.xib",
      location: SourceLocation(line: 1, column: 1))
    var found = MergedFindings()
    let isNew = [2, 2, 3].enumerated().map { screen, count in
      found.add(Array(repeating: finding, count: count), screen: screen)
    }
    #expect(isNew == [true, false, true])
    #expect(found.all(on: ScreenNames([], for: document())).count == 3)
  }

  @Test("devices that do not suit the platform are left out, with a note when none is left")
  func platforms() throws {
    let mac = report("iPhone 8", "iPad mini", on: .macOS)
    #expect(mac.layouts.count == 1)
    #expect(
      mac.inputs[0].notes.map(\.message) == [
        "Windows of macOS have no device; it is laid out at its saved sizes."
      ])
    let phone = report("iPhone 8", "Apple TV")
    #expect(phone.layouts.count == 1)
    #expect(phone.inputs[0].notes.isEmpty)
    let television = report("iPhone 8", "Apple TV", on: .tvOS)
    #expect(television.layouts.map { $0.configuration?.device } == ["Apple TV"])
  }

  @Test("documents without Auto Layout have a note and nothing else")
  func withoutAutoLayout() {
    var document = document()
    document.usesAutoLayout = false
    let report = InterfaceDiagnosis.report(document, path: "a.xib")
    #expect(report.layouts.isEmpty && report.findings.isEmpty)
    #expect(report.inputs[0].notes.count == 1)
  }
}
