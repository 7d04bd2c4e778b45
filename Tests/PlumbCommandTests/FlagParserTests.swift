import Testing

@testable import PlumbCommand

@Suite struct FlagParserTests {
  private func options(_ change: (inout Options) -> Void) -> Options {
    var options = Options()
    change(&options)
    return options
  }

  @Test(
    "a value may follow, be joined by =, or stick to the letter",
    arguments: [
      ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"],
    ])
  func values(_ arguments: [String]) throws {
    #expect(try FlagParser.parse(arguments) == options { $0.format = .json })
  }

  @Test("inputs stand anywhere, and - is one")
  func inputs() throws {
    let parsed = try FlagParser.parse(["a.log", "--html", "p.html", "-", "b"])
    #expect(parsed == options { ($0.inputs, $0.html) = (["a.log", "-", "b"], "p.html") })
  }

  @Test("after -- everything is an input")
  func endOfFlags() throws {
    #expect(try FlagParser.parse(["--", "--help", "-x"]).inputs == ["--help", "-x"])
  }

  @Test("a value may be empty or hold =")
  func oddValues() throws {
    #expect(try FlagParser.parse(["--output="]).output == "")
    #expect(try FlagParser.parse(["--output=a=b"]).output == "a=b")
  }

  @Test("of two equal flags the last one counts")
  func lastCounts() throws {
    #expect(try FlagParser.parse(["-f", "json", "-f", "html"]).format == .html)
  }

  @Test(
    "mistakes are told apart",
    arguments: [
      (["--fromat", "json"], "Did you mean --format?"), (["--xyzzyxyzzy"], "`plumb --help` lists them"),
      (["--output"], "--output needs a value"), (["--help=1"], "--help takes no value"), (["-z"], "-z"),
      (["-f", "yaml"], "yaml"), (["-hx"], "-h takes no value"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let error = #expect(throws: UsageError.self) { try FlagParser.parse(arguments) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("names and letters are used once")
  func tableIsSound() {
    #expect(Set(Options.flags.map(\.name)).count == Options.flags.count)
    let letters = Options.flags.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}

@Suite struct EditDistanceTests {
  @Test(
    "distances between words",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("format", "fromat", 2),
      ("html", "html", 0), ("ä", "a", 1),
    ])
  func distances(_ left: String, _ right: String, _ distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }
}
