import Foundation
import TestSupport
import Testing

@testable import LayoutReport

@Suite struct PageEngineTextTests {
  @Test("the engine in the page was made from the sources of today")
  func sources() throws {
    let hash = try hash(of: files(at: PageEngineText.sources))
    #expect(
      hash == PageEngineText.sourceHash,
      "Run .ci/page-engine, which needs a toolchain for WebAssembly, and commit what it writes.")
  }

  @Test("every module of the engine is among the sources")
  func modules() throws {
    let folders = Set(PageEngineText.sources.map { $0.split(separator: "/")[1] })
    for path in try files(at: PageEngineText.sources) where path.hasSuffix(".swift") {
      for line in try Repository.text(of: path).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < 2, words.count == place + 2 else {
          continue
        }
        #expect(folders.contains(words[place + 1]), "\(path): \(line)")
      }
    }
  }

  @Test("the text begins with the length of a module and then the zero byte of LZMA")
  func packed() throws {
    let letters = (33..<127).map { UInt8($0) }.filter { !"\"#$&'<>\\`".utf8.contains($0) }
    #expect(letters.count == 85)
    let values = PageEngineText.text.utf8.filter { $0 > 32 }.map { letters.firstIndex(of: $0) ?? -1 }
    #expect(!values.contains(-1))
    let words = [values.prefix(5), values.dropFirst(5).prefix(5)].map { $0.reduce(0) { $0 * 85 + $1 } }
    #expect((1_000_000..<10_000_000).contains(Int(UInt32(words[0]).byteSwapped)))
    #expect(words[1] >> 24 == 0)
  }

  /// Returns the source files at places of the repository, in the order of their paths' bytes.
  private func files(at places: [String]) throws -> [String] {
    var found: Set<String> = []
    for place in places {
      let url = Repository.root.appending(path: place)
      guard url.hasDirectoryPath || !place.hasSuffix(".swift") else {
        found.insert(place)
        continue
      }
      for name in try FileManager.default.subpathsOfDirectory(atPath: url.path)
      where name.hasSuffix(".swift") || name.hasSuffix(".c") { found.insert(place + "/" + name) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the FNV-1a hash of paths and contents, each ended by a zero.
  private func hash(of paths: [String]) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in paths {
      let content = try Data(contentsOf: Repository.root.appending(path: path))
      for byte in Array(path.utf8) + [0] + Array(content) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
