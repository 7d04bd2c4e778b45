import LayoutModel
import Testing

@Suite("Traces of views")
struct TraceTests {
  private func trace(_ log: String) throws -> LayoutTrace {
    let all = records(log)
    try #require(all.count == 1)
    guard case .trace(let trace) = all[0] else { throw Missing() }
    return trace
  }

  private struct Missing: Error {}

  private func words(_ trace: LayoutTrace) -> [String] {
    trace.entries.map { entry in
      let item = trace.items[entry.item]
      let name = item.name ?? item.className
      let variables = entry.variables.map(\.rawValue).joined(separator: ",")
      return "\(entry.depth) \(entry.mark) \(name)\(item.text.map { "'\($0)'" } ?? "")"
        + (entry.isAmbiguous ? " ambiguous \(variables)" : "")
        + (entry.lacksHostConstraints ? " no host" : "")
    }
  }

  @Test("a trace of iOS 8 and later names the ambiguous variables")
  func modern() throws {
    let log = """
      (lldb) po [[UIWindow keyWindow] _autolayoutTrace]

      •UIWindow:0x7f9481c9d000 - AMBIGUOUS LAYOUT
      |   •UIView:0x7f9481c9d110
      |   |   *UILabel:0x7f9481c9d990'Hi there'- AMBIGUOUS LAYOUT for UILabel:0x7f9481c9d990'Hi there'.minX{id: 13}, UILabel:0x7f9481c9d990'Hi there'.Width{id: 16}
      |   |   +Dynamic Stack View:0x7fadc940fa10
      |   |   |   UIImageView:0x7fadc940fa20, MISSING HOST CONSTRAINTS
      |   |   *<UILayoutGuide: 0x6000 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 88}, {375, 690}}, owningView = <UIView: 0x7f; frame = (0 0; 375 812); layer = <CALayer: 0x60>>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x6000'UIViewSafeAreaLayoutGuide'.minY{id: 4}, UILayoutGuide:0x6000'UIViewSafeAreaLayoutGuide'.Height{id: 5}

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
    let trace = try trace(log)
    #expect(
      words(trace) == [
        "0 host UIWindow ambiguous ", "1 host UIView", "2 autoLayout UILabel'Hi there' ambiguous x,width",
        "2 autoresizing Dynamic Stack View", "3 none UIImageView no host",
        "2 autoLayout UIViewSafeAreaLayoutGuide ambiguous y,height",
      ])
    #expect(trace.items.map(\.parent) == [nil, 0, 1, 1, 3, 1])
    #expect(trace.entries.map { "\($0.location)" } == ["3:1", "4:1", "5:1", "6:1", "7:1", "8:1"])
    #expect(trace.items[5].kind == .guide)
  }

  @Test("a trace of iOS 6 and 7 has brackets and no variables")
  func old() throws {
    let log = """
      $0 = 0x07270420 *<UIWindow:0x7270420>
      |   *<UIView:0x7270430>
      |   |   *<UILabel:0x7270440> - AMBIGUOUS LAYOUT
      |   |   <UITextView:0x7270450>
      """
    #expect(
      words(try trace(String(log.dropFirst(16)))) == [
        "0 autoLayout UIWindow", "1 autoLayout UIView", "2 autoLayout UILabel ambiguous ",
        "2 none UITextView",
      ])
  }

  @Test(
    "a trace may be a comment or a quotation", arguments: ["// ", "> ", "    ", "info: [IOS_SYSLOG_ROW ] "])
  func decorated(_ mark: String) throws {
    let log = ["•UIWindow:0x1", "|   *UIView:0x2- AMBIGUOUS LAYOUT for UIView:0x2.minY{id: 3}"].map {
      mark + $0
    }
    #expect(
      words(try trace(log.joined(separator: "\n"))) == ["0 host UIWindow", "1 autoLayout UIView ambiguous y"])
  }

  @Test("a single line with a mark is a trace, one without is none")
  func single() throws {
    #expect(
      words(try trace("*UIView:0x2- AMBIGUOUS LAYOUT for UIView:0x2.minX{id: 3}")) == [
        "0 autoLayout UIView ambiguous x"
      ])
    #expect(records("UIWindow:0x2 became key\n").isEmpty)
    #expect(records("|   |   |   one:0x1\n").isEmpty)
    #expect(records("AMBIGUOUS LAYOUT\n").isEmpty)
  }

  @Test("a trace hundreds of levels deep is read")
  func deep() throws {
    let lines = (0..<300).map {
      String(repeating: "|   ", count: $0) + "*UIView:0x\(String($0 + 1, radix: 16))"
    }
    let trace = try trace("*UIWindow:0xffffff\n" + lines.joined(separator: "\n"))
    #expect(trace.entries.count == 301)
    #expect(trace.entries.last?.depth == 299)
  }
}
