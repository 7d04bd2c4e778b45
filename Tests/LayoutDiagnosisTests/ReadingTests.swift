import LayoutDiagnosis
import Testing

@Suite struct ReadingTests {
  private func finding(_ bodies: [String]) throws -> Finding {
    var writer = EntryWriter()
    return try #require(diagnose(conflictLog(bodies.map { writer.entry($0) })).findings.first)
  }

  @Test(
    "a multiplier that is taken for a ratio is named where the conflict uses it",
    arguments: [
      ("0.333333*UIView:0x7f10.width", "0.333333", "1/3"),
      ("UIView:0x7f10.width * 0.384615", "0.384615", "5/13"),
      ("0.666667*UIView:0x7f10.width + 20", "0.666667", "2/3"),
    ])
  func named(right: String, printed: String, value: String) throws {
    let finding = try finding([
      "UIView:0x7f10.width == 300", "UIImageView:0x7f20.width == \(right)",
      "UIImageView:0x7f20.width == 290",
    ])
    let readings = finding.conflict?.readings ?? []
    #expect(readings.map(\.printed) == [printed])
    #expect(readings.map(\.value) == [value])
    #expect(
      finding.explanation.contains(
        "\(printed) is read as \(value), since logs print multipliers with six digits."))
    #expect(finding.conflict?.core.contains { $0.constraint == readings.first?.constraint } == true)
  }

  @Test("two multipliers are said in one sentence, and the same one only once")
  func together() throws {
    let finding = try finding([
      "UIView:0x7f10.width == 300", "UIImageView:0x7f20.width == 0.333333*UIView:0x7f10.width",
      "UILabel:0x7f30.width == 0.142857*UIImageView:0x7f20.width",
      "UISwitch:0x7f40.width == 0.333333*UILabel:0x7f30.width", "UISwitch:0x7f40.width == 50",
    ])
    #expect(finding.conflict?.readings.count == 3)
    #expect(
      finding.explanation.contains(
        "0.333333 is read as 1/3 and 0.142857 is read as 1/7, since logs print multipliers with six digits."))
  }

  @Test("a multiplier that stands for itself, or that the conflict does not use, is not mentioned")
  func silent() throws {
    for bodies in [
      [
        "UIView:0x7f10.width == 300", "UIView:0x7f20.width == 0.5*UIView:0x7f10.width",
        "UIView:0x7f20.width == 9",
      ],
      [
        "UIView:0x7f10.width == 300", "UIView:0x7f10.width == 200",
        "UIView:0x7f20.width == 0.333333*UIView:0x7f10.width",
      ],
      [
        "UIView:0x7f10.width == 300", "UILabel:0x7f20'0.333333*x'.width == UIView:0x7f10.width",
        "UILabel:0x7f20'0.333333*x'.width == 9",
      ],
    ] {
      let finding = try finding(bodies)
      #expect(finding.conflict?.readings == [])
      #expect(!finding.explanation.contains { $0.contains("is read as") })
    }
  }

  @Test("a third that misses by what six digits hide is still called a rounding conflict")
  func rounding() throws {
    let bodies = ["UIView:0x7f10.width == 300", "UIView:0x7f20.width == 0.333333*UIView:0x7f10.width"]
    let close = try finding(bodies + ["UIView:0x7f20.width == 99.9999"])
    #expect(close.conflict?.isRounding == true)
    #expect(close.severity == .warning)
    #expect(close.conflict?.readings.count == 1)
    let far = try finding(bodies + ["UIView:0x7f20.width == 98"])
    #expect(far.conflict?.isRounding == false)
    #expect(far.severity == .error)
  }
}
