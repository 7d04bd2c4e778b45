import LayoutDiagnosis
import LayoutModel
import TestSupport
import Testing

@testable import LayoutReport

@Suite struct SchemeGeometryTests {
  /// Where letters stand.
  private struct Letters {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var text: String
  }

  private func random(_ seed: UInt64) -> ConflictScheme.Part {
    var random = SplitMix64(seed: seed)
    let bars = (0..<random.below(8) + 1).map { place -> ConflictScheme.Bar in
      let start = Double(random.below(300)) - 50
      return ConflictScheme.Bar(
        item: "i\(place)", name: random.below(4) == 0 ? Sample.hostileName : random.text(words: 3),
        start: start,
        end: start + Double(random.below(200)) - 20,
        parent: place > 0 && random.below(2) == 0 ? Int(random.below(place)) : nil)
    }
    let lines = (0..<random.below(14) + 1).map { place -> ConflictScheme.Line in
      let start = Double(random.below(300)) - 50
      return ConflictScheme.Line(
        constraint: "c\(place)",
        text: random.below(5) == 0 ? random.text(words: 6) : "≥ \(random.below(4) * 90)",
        role: place == 0 ? .subject : random.below(5) == 0 ? .other : .member, owner: .app, start: start,
        end: start + Double(random.below(120)) * Double(random.below(2)),
        stated: place == 0 ? start + 7 : nil, bars: [0])
    }
    return ConflictScheme.Part(axis: .horizontal, bars: bars, lines: lines)
  }

  private func letters(_ geometry: SchemeGeometry) -> [Letters] {
    var all = geometry.dimensions.map { dimension -> Letters in
      let width = SchemeText.width(dimension.label)
      return geometry.isUpright
        ? Letters(
          x: (dimension.across + 7)...(dimension.across + 7 + width),
          y: (dimension.labelPlace - 7)...(dimension.labelPlace + 7), text: dimension.label)
        : Letters(
          x: (dimension.labelPlace - width / 2)...(dimension.labelPlace + width / 2),
          y: (dimension.across - 16)...(dimension.across - 3), text: dimension.label)
    }
    for box in geometry.boxes where box.isDrawn && !box.label.isEmpty {
      let width = SchemeText.width(box.label)
      let near = box.across.lowerBound
      if !geometry.isUpright {
        all.append(
          Letters(x: box.labelPlace...(box.labelPlace + width), y: (near + 3)...(near + 17), text: box.label))
      } else if box.isBeside {
        let end = box.across.upperBound + 4
        all.append(
          Letters(x: end...(end + width), y: (box.labelPlace - 7)...(box.labelPlace + 7), text: box.label))
      } else {
        all.append(
          Letters(x: (near + 4)...(near + 18), y: box.labelPlace...(box.labelPlace + width), text: box.label))
      }
    }
    return all.filter { !$0.text.isEmpty }
  }

  @Test("no letters of a drawing lie on others or outside of it", arguments: UInt64(0)..<200, [false, true])
  func overlaps(seed: UInt64, isUpright: Bool) throws {
    let part = random(seed)
    guard
      let geometry = SchemeGeometry(
        part, isUpright: isUpright,
        letters: .init(label: { "a " + $0.text }, joint: { $0.text == "≥ 0" ? ("b", "") : nil }))
    else { return }
    let letters = letters(geometry)
    for (place, one) in letters.enumerated() {
      for other in letters[(place + 1)...] where one.x.overlaps(other.x) && one.y.overlaps(other.y) {
        Issue.record("“\(one.text)” at \(one.x), \(one.y) lies on “\(other.text)” at \(other.x), \(other.y)")
      }
      let limit = isUpright ? geometry.depth : SchemeGeometry.narrowest
      #expect(one.x.lowerBound >= -0.01 && one.x.upperBound <= limit + 0.01, "\(one.text)")
    }
  }

  @Test(
    "inner boxes lie within the box around them, across the axis", arguments: UInt64(0)..<100, [false, true])
  func nesting(seed: UInt64, isUpright: Bool) throws {
    let part = random(seed)
    guard let geometry = SchemeGeometry(part, isUpright: isUpright, letters: .init(label: { $0.text })) else {
      return
    }
    for box in geometry.boxes where box.isDrawn {
      guard let parent = part.bars[box.bar].parent else { continue }
      let outer = geometry.boxes[parent].across
      #expect(outer.lowerBound <= box.across.lowerBound && box.across.upperBound <= outer.upperBound)
    }
  }

  @Test("a text is cut to its room and never splits a character", arguments: UInt64(0)..<100)
  func cutting(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = random.text(words: 12)
    let room = Double(random.below(200))
    let cut = SchemeText.cut(text, to: room)
    #expect(SchemeText.width(cut) <= room)
    #expect(
      PlainText.visible(text).hasPrefix(cut.hasSuffix("…") ? String(cut.dropLast()) : cut) || cut.isEmpty)
  }

  @Test("numbers of attributes have no exponent and two decimals at most")
  func numbers() {
    #expect(SchemeCanvas.number(1.005) == "1" || SchemeCanvas.number(1.005) == "1.01")
    #expect(SchemeCanvas.number(-12.5) == "-12.5" && SchemeCanvas.number(3.07) == "3.07")
    #expect(SchemeCanvas.number(.nan) == "0" && SchemeCanvas.number(-0.001) == "0")
  }

  @Test("text with its mentions marked is the same text", arguments: UInt64(0)..<60)
  func marks(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let report = Sample.productRow.report
    let marks = NameMarks(try #require(report.findings.first), in: ReportIndex(report))
    let names = [
      "UIImageView", "UILabel “Price”", "content view of ProductCell", "UIImageViewX", "xUIImageView",
      "漢UIImageView",
    ]
    var text = ""
    for _ in 0..<random.below(8) {
      text +=
        [" ", ".", ""][random.below(3)]
        + (random.below(3) == 0 ? random.text(words: 1) : names[random.below(names.count)])
    }
    var rest = marks.marked(text).html[...]
    var plain = ""
    while let tag = rest.firstIndex(of: "<"), let end = rest[tag...].firstIndex(of: ">") {
      plain += rest[..<tag]
      rest = rest[rest.index(after: end)...]
    }
    #expect(plain + rest == Markup.escaped(text))
  }

  @Test("the proof of a sum adds up to what contradicts its subject")
  func proof() throws {
    let report = Sample.productRow.report
    var conflict = try #require(report.findings.first?.conflict)
    // The sample has a tie that is no member.
    conflict.ledger?.ties = []
    let proof = try #require(ProofSteps(conflict, in: ReportIndex(report)))
    let words = proof.steps.map {
      $0.sum.words { "\($0)" }.html.replacing("<span class=\"variable\">", with: "").replacing(
        "</span>", with: "")
    }
    #expect(words.last == "i1.width ≥ 96")
    #expect(words.first == "i2.left = i1.left + 15")
  }
}
