import LayoutModel
import Testing

@Suite("Large logs")
struct ScalingTests {
  /// Returns a conflict with many entries about views that stand in a long row, each in the one before.
  private func large(_ count: Int) -> [UInt8] {
    var log = "Unable to simultaneously satisfy constraints.\n(\n"
    for index in 0..<count {
      let (view, next) = (String(index, radix: 16), String(index + 1, radix: 16))
      switch index % 3 {
      case 0:
        log +=
          "    \"<NSLayoutConstraint:0xa\(view) H:|-(0)-[UIView:0x\(next)]   (active, names: '|':UIView:0x\(view) )>\",\n"
      case 1:
        log +=
          "    \"<NSLayoutConstraint:0xa\(view) UIView:0x\(next).leading == 0.5*v\(index).trailing + 1>\",\n"
      default:
        log +=
          "    \"<NSLayoutConstraint:0xa\(view) UIView:0x\(next).leadingMargin == v\(index).firstBaseline>\",\n"
      }
    }
    return Array((log + ")\n").utf8)
  }

  private func seconds(_ bytes: [UInt8], _ expected: Int) -> Double {
    let start = ContinuousClock.now
    let all = records(bytes)
    let time = ContinuousClock.now - start
    if case .block(let block)? = all.first {
      #expect(block.listedCount == expected)
    } else {
      Issue.record("no block")
    }
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  @Test("the time for a list grows with its length", .timeLimit(.minutes(1)))
  func entries() {
    let small = seconds(large(1_000), 1_000)
    let big = seconds(large(8_000), 8_000)
    #expect(big < 24 * small + 0.5, "\(small) s and \(big) s")
  }

  @Test("the time for entries on one line grows with their number", .timeLimit(.minutes(1)))
  func oneLine() {
    let flat = { (count: Int) in large(count).map { $0 == 10 ? UInt8(32) : $0 } }
    let small = seconds(flat(1_000), 1_000)
    let big = seconds(flat(8_000), 8_000)
    #expect(big < 24 * small + 0.5, "\(small) s and \(big) s")
  }

  @Test("a line of many announcements takes time in proportion", .timeLimit(.minutes(1)))
  func announcements() {
    let log = String(repeating: "Unable to simultaneously satisfy constraints. &lt; ", count: 5_000)
    #expect(blocks(log).count == 5_000)
  }
}
