import Foundation
import LayoutDiagnosis
import LayoutReport
import PageEngine
import TestSupport
import Testing

@Suite struct ScreenTests {
  @Test("at any size views lie where the report puts them", arguments: try LayoutSample.all())
  func sizes(sample: LayoutSample) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(sample.text, to: "screen.xib").path
    var random = SplitMix64(seed: 41)
    var screen = try OpenedScreen(sample)
    for turn in 0..<4 {
      let (width, height) = (200 + random.below(700), 200 + random.below(900))
      let size = turn == 0 ? [] : ["--size", "\(width)x\(height)"]
      let report = try await ToolRunner().run(["--format", "json", file] + size).output
      let answer = try screen.edit(turn == 0 ? "" : "size \(width) \(height)")
      let layout = try JSONNode.parse(report)["layouts"][0]
      #expect(answer["verdict"] == layout["verdict"])
      #expect(answer["width"] == layout["configuration"]["width"])
      #expect(answer["widthClass"] == layout["configuration"]["widthClass"])
      for item in layout["items"].list where item["line"] != .null {
        let id = try #require(item["id"].text)
        #expect(answer["ambiguous"][id].list == item["ambiguous"].list)
        let frame = try #require(relative(item, in: answer, isMac: sample.name == "window"))
        #expect(zip(frame, item["frame"].list).allSatisfy { abs($0 - ($1.number ?? .nan)) < 1e-6 }, "\(id)")
      }
    }
  }

  /// Returns the frame of an answer in the coordinates of the superview, as the file has them.
  private func relative(_ item: JSONNode, in answer: JSONNode, isMac: Bool) -> [Double]? {
    let own = answer["frames"][item["id"].text ?? ""].list.compactMap(\.number)
    guard own.count == 4 else { return nil }
    guard let parent = item["parent"].text else {
      return item["frame"].list.prefix(2).compactMap(\.number) + own[2...]
    }
    let outer = answer["frames"][parent].list.compactMap(\.number)
    guard outer.count == 4 else { return nil }
    let top = own[1] - outer[1]
    return [own[0] - outer[0], isMac ? outer[3] - top - own[3] : top, own[2], own[3]]
  }

  @Test(
    "changes have the answer of a file that is written so", arguments: try LayoutSample.all(),
    UInt64(0)..<8)
  func changes(sample: LayoutSample, seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 500)
    var screen = try OpenedScreen(sample)
    var text = sample.text
    var ids = sample.constraints.shuffled(using: &random)
    for _ in 0..<3 {
      guard let id = ids.popLast() else { break }
      switch random.below(3) {
      case 0:
        let constant = Int(random.below(120)) - 20
        _ = try screen.edit("constant \(id) \(constant)")
        text = text.settingConstraint(id, "constant", to: "\(constant)")
      case 1:
        let priority = 1 + random.below(1000)
        _ = try screen.edit("priority \(id) \(priority)")
        text = text.settingConstraint(id, "priority", to: "\(priority)")
      default:
        _ = try screen.edit("off \(id)")
        text = text.removingConstraint(id)
      }
      let written = try OpenedScreen(LayoutSample(name: "", text: text)).answer
      #expect(try screen.edit("") == written)
    }
    #expect(try screen.edit("reset\nask holds") == (try OpenedScreen(sample).edited("ask holds")))
  }

  @Test("devices stand upright and lie on their sides, and text runs both ways")
  func devices() throws {
    var screen = try OpenedScreen(LayoutSample.form)
    #expect(screen.answer["device"].text == "iPhone 8")
    let upright = try screen.edit("device iPhone 15")
    #expect(upright["width"].number == 393 && upright["heightClass"].text == "regular")
    #expect(upright["frames"]["bar-vw-001"].list.last?.number == 44)
    let turned = try screen.edit("landscape")
    #expect(turned["width"].number == 852 && turned["landscape"] == .boolean(true))
    #expect(turned["frames"]["bar-vw-001"].list.last?.number == 32)
    let narrow = try screen.edit("portrait\nsize 300 700")
    #expect(narrow["device"].text == "iPhone 15" && narrow["width"].number == 300)
    let mirrored = try screen.edit("saved\ndirection rtl")
    #expect(mirrored["device"].text == "iPhone 8" && mirrored["direction"].text == "rtl")
    let profile = try OpenedScreen(LayoutSample.all()[0]).edited("direction rtl")
    #expect(profile["frames"]["Avt-Im-001"].list.first?.number == 281.0)
    #expect(try OpenedScreen(LayoutSample.window).edited("device iPhone 15")["error"]["line"].number == 1)
  }

  @Test("a range says where everything holds and what clashes beyond")
  func holds() throws {
    var screen = try OpenedScreen(LayoutSample.clash)
    let wide = try screen.edit("ask holds")["holds"]["width"]
    #expect(wide["min"].number == 383 && wide["max"].number == 383)
    #expect(wide["below"].text?.contains("343") == true)
    #expect(try screen.edit("size 383 667")["verdict"].text == "satisfiable")
    #expect(try screen.edit("size 382 667")["conflict"]["members"].list.count == 4)
    let free = try screen.edit("off wid-th-001\nask holds")["holds"]["width"]
    #expect(free["min"].number == 40 && free["max"] == .null)
    _ = try screen.edit("on wid-th-001")
    let never = try screen.edit("constant wid-th-001 -1\nask holds")["holds"]
    #expect(never.keys == ["width", "height"] && never["width"] == .null)
  }

  @Test("a profile says which wishes give way at which widths")
  func profile() throws {
    var screen = try OpenedScreen(LayoutSample.form)
    let answer = try screen.edit("ask profile width 320 1000")
    let pieces = answer["profile"].list
    #expect(pieces.first?["from"].number == 320 && pieces.last?["to"].number == 1000)
    let isWish: (JSONNode) -> Bool = { $0["yielding"].list.contains { $0["id"].text == "wid-th-001" } }
    // A bar of at least half the screen's width wants to be 200 wide.
    for piece in pieces { #expect(isWish(piece) == ((piece["to"].number ?? 0) > 400)) }
    #expect(pieces.contains { $0["to"].number == 400 })
    #expect(try screen.edit("size 500 700")["unmet"].list.contains { $0["id"].text == "wid-th-001" })
  }

  @Test("the constraints are listed as they stand")
  func constraints() throws {
    var screen = try OpenedScreen(LayoutSample.form)
    let list = try screen.edit(
      "landscape\noff wid-th-001\nconstant con-le-001 7\nask constraints\nask devices")
    let all = Dictionary(uniqueKeysWithValues: list["constraints"].list.map { ($0["id"].text ?? "", $0) })
    #expect(Set(all.keys) == Set(LayoutSample.form.constraints))
    #expect(all["wid-th-001"]?["active"] == .boolean(false) && all["wid-th-001"]?["priority"].number == 700)
    #expect(all["con-le-001"]?["constant"].number == 7 && all["con-le-001"]?["active"] == .boolean(true))
    #expect(all["hei-gt-002"]?["constant"].number == 32)
    #expect(list["devices"].list.contains(.string("iPhone 15")))
    #expect(try OpenedScreen(LayoutSample.window).edited("ask devices")["devices"].list.isEmpty)
  }

  @Test("a wrong line changes nothing and says where it is")
  func errors() throws {
    var screen = try OpenedScreen(LayoutSample.form)
    let lines = [
      "size 0 100", "size 100", "device Nokia 3310", "constant no-id 3", "priority wid-th-001 0", "off",
      "direction up", "ask more", "ask profile depth 1 2", "move", "portrait now", "constant wid-th-001 1e9",
    ]
    for line in lines {
      let answer = try screen.edit("size 300 600\n" + line)
      #expect(answer["error"]["line"].number == 2, "\(line)")
      #expect(answer["error"]["message"].text?.hasPrefix("expected ") == true)
      #expect(try screen.edit("# nothing")["width"].number == 375)
    }
    var engine = PageEngine()
    for text in ["", "<a/>", "<!DOCTYPE a><a/>", LayoutSample.form.text.replacing("</document>", with: "")] {
      #expect(
        try JSONNode.parse(engine.openScreen(Array(text.utf8), tree: 0))["error"]["message"].text != nil)
    }
    let missing = engine.openScreen(Array(LayoutSample.form.text.utf8), tree: 1)
    #expect(try JSONNode.parse(missing)["error"]["message"].text != nil)
    #expect(try JSONNode.parse(engine.editScreen(7, []))["error"]["message"].text != nil)
  }
}

/// A screen that an engine holds open.
struct OpenedScreen {
  private var engine = PageEngine()
  private let number: Int
  /// The answer at the saved size.
  private(set) var answer: JSONNode = .null

  /// Opens the first tree of a file.
  init(_ sample: LayoutSample) throws {
    let opened = try JSONNode.parse(engine.openScreen(Array(sample.text.utf8), tree: 0))
    number = Int(try #require(opened["screen"].number, "\(opened)"))
    answer = try edit("")
  }

  /// Changes the screen and returns what it makes of it.
  mutating func edit(_ request: String) throws -> JSONNode {
    try JSONNode.parse(engine.editScreen(number, Array(request.utf8)))
  }

  /// Returns what a change makes of a copy.
  func edited(_ request: String) throws -> JSONNode {
    var copy = self
    return try copy.edit(request)
  }
}

extension String {
  /// Returns the text of a file in which a constraint has another value of an attribute.
  fileprivate func settingConstraint(_ id: String, _ name: String, to value: String) -> String {
    guard let tag = tag(ofConstraint: id) else { return self }
    var attributes = self[tag]
    if let old = attributes.firstRange(of: " \(name)=\"") {
      let end = attributes[old.upperBound...].firstIndex(of: "\"") ?? attributes.endIndex
      attributes.replaceSubrange(old.lowerBound...end, with: "")
    }
    let start = attributes.firstRange(of: "<constraint")?.upperBound ?? attributes.startIndex
    attributes.insert(contentsOf: " \(name)=\"\(value)\"", at: start)
    var text = self
    text.replaceSubrange(tag, with: String(attributes))
    return name == "constant"
      ? text.replacing("<variation key=\"heightClass=compact\" constant=\"32\"/>", with: "") : text
  }

  /// Returns the text of a file without a constraint.
  fileprivate func removingConstraint(_ id: String) -> String {
    guard let tag = tag(ofConstraint: id) else { return self }
    var text = self
    if text[tag].hasSuffix("/>") {
      text.removeSubrange(tag)
    } else if let end = text[tag.upperBound...].firstRange(of: "</constraint>") {
      text.removeSubrange(tag.lowerBound..<end.upperBound)
    }
    return text
  }

  private func tag(ofConstraint id: String) -> Range<String.Index>? {
    guard let mark = firstRange(of: " id=\"\(id)\"")?.lowerBound,
      let start = self[..<mark].lastIndex(of: "<"), let end = self[mark...].firstIndex(of: ">")
    else { return nil }
    return start..<index(after: end)
  }
}
