import LayoutModel
import LayoutPlatform
import TestSupport
import TextSource
import Testing

@testable import LayoutDiagnosis

@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// Where a view lies when its superview goes from one length to another: every length that can change takes its
  /// share of the difference, in proportion to what it was.
  private static func resized(
    origin: Double, size: Double, outer: Double, to new: Double, near: Bool, sizable: Bool, far: Bool
  ) -> (origin: Double, size: Double) {
    let rest = outer - origin - size
    let flexible = (near ? origin : 0) + (sizable ? size : 0) + (far ? rest : 0)
    guard near || sizable || far else { return (origin, size) }
    func share(_ length: Double) -> Double {
      flexible == 0 ? 0 : length + (new - outer) * length / flexible
    }
    return (near ? share(origin) : origin, sizable ? share(size) : size)
  }

  @Test("place a view as the three lengths of an axis share the difference", arguments: 0..<64)
  func places(bits: Int) throws {
    let mask = AutoresizingMask(rawValue: UInt8(bits))
    for platform in [InterfaceDocument.Platform.iOS, .macOS] {
      var tree = SmallTree.tree(root: (300, 200))
      let child = SmallTree.view("child", in: &tree, (20, 30, 100, 50))
      tree.views[child].mask = mask
      var configuration = LayoutConfiguration()
      configuration.size = InterfaceSize(width: 420, height: 260)
      let solution = InterfaceSolution(
        LoweredLayout(tree, of: SmallTree.document(platform), in: configuration))
      let frame = try #require(solution.frame(of: child))
      let horizontal = Self.resized(
        origin: 20, size: 100, outer: 300, to: 420, near: mask.contains(.flexibleMinX),
        sizable: mask.contains(.widthSizable), far: mask.contains(.flexibleMaxX))
      let vertical = Self.resized(
        origin: 30, size: 50, outer: 200, to: 260, near: mask.contains(.flexibleMinY),
        sizable: mask.contains(.heightSizable), far: mask.contains(.flexibleMaxY))
      #expect(abs(frame.x - horizontal.origin) <= 1 && abs(frame.width - horizontal.size) <= 1)
      #expect(abs(frame.y - vertical.origin) <= 1 && abs(frame.height - vertical.size) <= 1)
    }
  }
}
