import LayoutModel
import Testing

@Suite("Dumps of constraints that claim no conflict")
struct DumpTests {
  private static let a = "<NSLayoutConstraint:0xa UIView:0x1.height == 44 priority:750   (active)>"
  private static let b = "<NSLayoutConstraint:0xb V:[UIView:0x1(60)]>"

  @Test(
    "what a debugger prints for constraints is a dump",
    arguments: [
      "(lldb) po view.constraints\n▿ 2 elements\n  - 0 : \(a)\n  - 1 : \(b)\n",
      "(lldb) po [view constraintsAffectingLayoutForAxis:1]\n<__NSArrayM 0x7f>(\n\(a),\n\(b)\n)\n",
      "[\(a), \(b)]\n",
      "\(a)\n\(b)\n", "Printing description of constraints:\n[0] = \(a)\n[1] = \(b)\n",
      "Optional([\(a), \(b)])",
    ])
  func dump(_ log: String) throws {
    let block = try block(log)
    #expect(block.announcement == .dump)
    #expect(block.statements == ["UIView:0x1.height == 44", "UIView:0x1.height == 60"])
    #expect(block.layout.constraints[0].priority == Priority(750))
    #expect(block.gaps.isEmpty)
  }

  @Test("the engine's words behind a constraint are left aside")
  func engineTail() throws {
    let log =
      "(lldb) po c\n\(Self.b)\t\tMarker:0x7a2472e0:IB auto generated at build time for view with ambiguity.posErrorMarker{id: 46}\n"
    #expect(try block(log).statements == ["UIView:0x1.height == 60"])
  }

  @Test("descriptions of other things are none")
  func others() {
    #expect(records("<UIView: 0x1; frame = (0 0; 5 5)>\n   | <UILabel: 0x2; frame = (0 0; 5 5)>\n").isEmpty)
    #expect(records("<NSArray: 0x6000>\n<CALayer:0x1>\n").isEmpty)
  }
}
