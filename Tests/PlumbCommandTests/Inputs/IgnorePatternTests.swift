import Testing

@testable import PlumbCommand

@Suite struct IgnorePatternTests {
  /// Returns whether lines ignore a path; a slash at its end makes it a folder.
  private func ignores(_ lines: String, _ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return IgnoreFile.ignores(
      [IgnoreFile(Array(lines.utf8), depth: 0)], names, isFolder: path.hasSuffix("/"))
  }

  @Test(
    "patterns match as git does it",
    arguments: [
      // Names match everywhere, anchored patterns from the file's folder on.
      ("a.xib", "a.xib", true), ("a.xib", "x/y/a.xib", true), ("/a.xib", "a.xib", true),
      ("/a.xib", "x/a.xib", false), ("x/a.xib", "x/a.xib", true), ("x/a.xib", "y/x/a.xib", false),
      ("a", "a/", true), ("a.xib", "ba.xib", false),
      // Folders only.
      ("out/", "out/", true), ("out/", "out", false), ("out/", "x/out/", true), ("x/out/", "x/out/", true),
      // Wildcards stay within a name.
      ("*.xib", "x/a.xib", true), ("x/*.xib", "x/a.xib", true), ("x/*.xib", "x/y/a.xib", false),
      ("a?c", "abc", true), ("a?c", "ac", false), ("/x*z", "x/z", false), ("*", "anything", true),
      ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false),
      // Brackets.
      ("a[0-9].log", "a7.log", true), ("a[0-9].log", "ax.log", false), ("a[!0-9].log", "ax.log", true),
      ("a[^x]", "ax", false), ("a[]]", "a]", true), ("a[b", "ab", false), ("a[b-]", "a-", true),
      // Any number of folders.
      ("**/a", "a", true), ("**/a", "x/y/a", true), ("x/**", "x/y/a", true), ("x/**", "x/", false),
      ("x/**/a", "x/a", true), ("x/**/a", "x/y/z/a", true), ("x/**/a", "y/x/a", false),
      ("**/x/**/a", "r/x/s/t/a", true), ("a**b", "a-b", true),
      // What is no pattern, and what only looks as if it were none.
      ("# a", "# a", false), ("\\#a", "#a", true), ("\\!a", "!a", true), ("", "a", false), ("/", "a", false),
      ("a  ", "a", true), ("a\\ ", "a ", true), ("a\r", "a", true), ("\u{FEFF}a", "a", true),
      // The last line with a word on a path decides.
      ("*.xib\n!a.xib", "a.xib", false), ("*.xib\n!a.xib", "b.xib", true), ("!a\na", "a", true),
    ])
  func matches(_ lines: String, _ path: String, _ expected: Bool) {
    #expect(ignores(lines, path) == expected, "\(lines) on \(path)")
  }

  @Test("inner files decide before outer ones, from their own folder on")
  func nested() {
    let outer = IgnoreFile(Array("*.xib\n/x/b.log".utf8), depth: 0)
    let inner = IgnoreFile(Array("!a.xib\n/c.log".utf8), depth: 1)
    func ignores(_ names: String...) -> Bool {
      IgnoreFile.ignores([outer, inner], names.map { Array($0.utf8) }, isFolder: false)
    }
    #expect(!ignores("x", "a.xib"))
    #expect(ignores("x", "b.xib"))
    #expect(ignores("x", "b.log"))
    #expect(ignores("x", "c.log"))
    #expect(!ignores("x", "y", "c.log"))
  }

  @Test("patterns that make simple matchers slow are no trouble", .timeLimit(.minutes(1)))
  func hostile() {
    let stars = String(repeating: "*a", count: 40) + "b"
    #expect(!ignores(stars, String(repeating: "a", count: 4000)))
    let folders = String(repeating: "**/a/", count: 20) + "b"
    #expect(!ignores(folders, String(repeating: "a/", count: 400) + "c"))
  }
}
