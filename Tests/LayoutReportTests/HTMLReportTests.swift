import TestSupport
import Foundation
import LayoutDiagnosis
import Testing

@testable import LayoutReport

@Suite struct HTMLReportTests {
  /// The tags that a page may hold.
  static let tags: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "script", "a", "abbr", "article", "b", "button",
    "circle",
    "code", "dd", "defs", "desc", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "g", "h1",
    "h2",
    "h3", "h4", "header", "input", "label", "li",
    "line", "main", "marker", "nav", "ol", "option", "p", "path", "pattern", "rect", "section", "select",
    "span",
    "summary", "svg", "table",
    "tbody", "td",
    "text", "th", "thead", "tr", "tspan", "ul",
  ]

  @Test(
    "a name of any kind stays text: the page has the same elements as with a plain name",
    arguments: UInt64(0)..<100)
  func escaping(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let name = seed == 0 ? Sample.hostileName : random.text(words: 10)
    let hostile = elements(HTMLReport.render(Sample.hostileReport(name: name)))
    let plain = elements(HTMLReport.render(Sample.hostileReport(name: "plain")))
    // Whether a drawing has room for a text depends on its length, so those are left out.
    let isFixed = { (element: String) in !element.hasPrefix("text ") && element != "/text" }
    #expect(hostile.filter(isFixed) == plain.filter(isFixed))
  }

  @Test("every element is known, closed and nested", arguments: Sample.allCases)
  func wellFormed(sample: Sample) {
    var open: [String] = []
    for element in elements(HTMLReport.render(sample.report)) {
      let name = String(element.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      #expect(Self.tags.contains(name), "\(element)")
      if element.hasPrefix("/") {
        #expect(open.popLast() == name)
      } else if !element.hasSuffix("/"), name != "meta", name != "input" {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test("ids are unique and every link within the page has its target", arguments: Sample.allCases)
  func anchors(sample: Sample) {
    let page = HTMLReport.render(sample.report)
    let ids = values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    for target in values(of: "href", in: page) + values(of: "aria-labelledby", in: page) {
      #expect(ids.contains(target.hasPrefix("#") ? String(target.dropFirst()) : target), "\(target)")
    }
  }

  @Test("the page asks for nothing from elsewhere", arguments: Sample.allCases)
  func selfContained(sample: Sample) {
    let page = HTMLReport.render(sample.report)
    let markup = elements(page).joined(separator: "\n")
    for attribute in ["src=", "srcset=", "http:", "https:", "@import"] {
      #expect(!markup.contains(attribute))
    }
    #expect(!PageStyle.text.contains("url(") || !PageStyle.text.replacing("url(#", with: "").contains("url("))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe-inline"))
  }

  @Test("the data in the page is the JSON report")
  func data() throws {
    for sample in Sample.allCases {
      let page = HTMLReport.render(sample.report)
      let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"report\">"))
      let rest = page[start.upperBound...]
      let text = try #require(rest.firstRange(of: "</script>").map { String(rest[..<$0.lowerBound]) })
      let embedded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      let written =
        try JSONSerialization.jsonObject(with: Data(JSONReport.render(sample.report).utf8)) as? NSDictionary
      #expect(embedded == written)
      #expect(!text.contains("<") && !text.contains("&"))
    }
  }

  @Test(
    "hashes are those of the standard",
    arguments: [
      ("", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
      ("abc", "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"),
      (String(repeating: "a", count: 119), "'sha256-MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps='"),
    ])
  func hashes(text: String, expected: String) { #expect(ContentHash.source(text) == expected) }

  /// Returns the tags of a page without the texts in it: names, and attributes with their values left out.
  private func elements(_ page: String) -> [String] {
    var elements: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return elements + ["an open tag"] }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!DOCTYPE") { continue }
      let bare = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
      elements.append(bare)
      // What is in these is no markup.
      for raw in ["script", "style"] where bare.hasPrefix(raw) {
        rest = rest.firstRange(of: "</\(raw)>").map { rest[$0.lowerBound...] } ?? ""
      }
    }
    return elements
  }

  private func values(of attribute: String, in page: String) -> [String] {
    page.split(separator: "<").flatMap { tag in
      tag.prefix { $0 != ">" }.split(separator: " \(attribute)=\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
  }
}
