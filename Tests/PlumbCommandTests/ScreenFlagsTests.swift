import LayoutModel
import LayoutPlatform
import Testing

@testable import PlumbCommand

@Suite struct ScreenFlagsTests {
  private func screens(_ arguments: String...) throws -> [LayoutConfiguration] {
    try FlagParser.parse(arguments).configurations
  }

  @Test(
    "devices are known by both their names, however they are spelled",
    arguments: ["iPhone 15", "iphone15", "IPHONE-15", "retina6_12", "iPhone 15:portrait"])
  func device(_ name: String) throws {
    let screens = try screens("--device", name)
    #expect(screens.map { $0.device?.name } == ["iPhone 15"])
    #expect(screens.map(\.isLandscape) == [false])
  }

  @Test("a device can lie on its side, and stand beside others")
  func several() throws {
    let screens = try screens(
      "-d", "iPhone 8:landscape", "--device=iPad 9.7", "-s", "320x480", "-d", "iPad 9.7")
    #expect(screens.map { $0.device?.name } == ["iPhone 8", "iPad 9.7", nil])
    #expect(screens.map(\.isLandscape) == [true, false, false])
    #expect(screens.last?.size?.height == 480)
  }

  @Test("all is every device both ways")
  func all() throws {
    let screens = try screens("--device", "all")
    #expect(screens.count == 2 * Device.all.count - 1)
    #expect(Set(screens).count == screens.count)
  }

  @Test("sizes are numbers of points", arguments: ["390x844", "390X844", "390×844"])
  func size(_ text: String) throws {
    #expect(try screens("--size", text).map { $0.size?.width } == [390])
  }

  @Test("the direction holds for every screen, and alone for the saved one")
  func direction() throws {
    #expect(try screens("--direction", "rtl").map(\.direction) == [.rightToLeft])
    #expect(
      try screens("--direction=rtl", "-s", "1x2", "-d", "iPad mini").map(\.direction) == [
        .rightToLeft, .rightToLeft,
      ])
    #expect(try screens("--direction", "ltr") == [])
    #expect(try screens() == [])
  }

  @Test(
    "mistakes are told with what would be right",
    arguments: [
      (["--device", "iPhon 15"], "Did you mean “iPhone 15”?"),
      (["--device", "Pixel 8 Pro XL"], "iPad Pro 11"),
      (["--device", "iPhone 15:sideways"], "iPhone 15:landscape"), (["--size", "390"], "390x844"),
      (["--size", "0x10"], "390x844"), (["--size", "-1x10"], "390x844"), (["--size", "1x2x3"], "390x844"),
      (["--direction", "up"], "rtl"),
    ])
  func mistakes(_ arguments: [String], _ hint: String) {
    let error = #expect(throws: UsageError.self) { try FlagParser.parse(arguments) }
    #expect(error?.message.contains(hint) == true, "\(error?.message ?? "")")
  }
}
