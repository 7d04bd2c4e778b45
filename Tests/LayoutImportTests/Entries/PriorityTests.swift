import LayoutModel
import Testing

@Suite("Priorities of entries")
struct PriorityTests {
  @Test(
    "every spelling of a priority is read",
    arguments: zip(
      [
        "NSLayoutConstraint:0xa UIView:0x1.height == 44 priority:500   (active)",
        "NSLayoutConstraint:0xa H:[UIView:0x1(258@251)] priority:251",
        "NSLayoutConstraint:0xa H:[UIView:0x1(258@251)]",
        "NSLayoutConstraint:0xa UIView:0x1.height == 44 @250",
        "NSLayoutConstraint:0xa UIView:0x1.height == 44 @999.5 (active)",
        "SnapKit.LayoutConstraint:0xa@A.swift#1 UIView:0x1.height == 44.0 ^750.0",
        "SnapKit.LayoutConstraint:0xa@A.swift#1 UIView:0x1.height == 44.0 ^UILayoutPriority(rawValue: 750.0)",
        "MASLayoutConstraint:0xa UIView:0x1.height == 44 ^high",
        "MASLayoutConstraint:0xa UIView:0x1.height == 44 ^low",
        "MASLayoutConstraint:0xa UIView:0x1.height == 44 ^medium",
        "MASLayoutConstraint:0xa UIView:0x1.height == 44 ^fitting size",
        "MASLayoutConstraint:0xa UIView:0x1.height == 44",
      ], [500, 251, 251, 250, 999.5, 750, 750, 750, 250, 500, 50, 1000] as [Float]))
  func priority(_ text: String, _ value: Float) throws {
    let read = try entry("<\(text)>")
    #expect(read.constraint.priority == Priority(value))
    #expect(read.constraint.equation?.constant == (text.contains("258") ? 258 : 44))
  }

  @Test("a content size says which way it may give")
  func contentSize() throws {
    let compressed = try entry(
      "<NSContentSizeLayoutConstraint:0xa H:[UILabel:0x1'Hi'(70)] Hug:250 CompressionResistance:1000>")
    #expect(compressed.statement == "UILabel:0x1.width >= 70")
    #expect(compressed.constraint.priority == .required)
    let hugging = try entry(
      "<NSContentSizeLayoutConstraint:0xa UILabel:0x1.width == 70 Hug:1000 CompressionResistance:750>")
    #expect(hugging.statement == "UILabel:0x1.width <= 70")
    let optional = try entry(
      "<NSContentSizeLayoutConstraint:0xa V:[NSTextField:0x1(17)] Hug:750 CompressionResistance:751   (active)>"
    )
    #expect(optional.statement == "NSTextField:0x1.height == 17")
    #expect(optional.constraint.priority == Priority(751))
    #expect(
      try entry("<NSContentSizeLayoutConstraint:0xa UILabel:0x1.width == 70>").statement
        == "UILabel:0x1.width == 70")
  }
}
