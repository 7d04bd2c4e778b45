import TextSource

/// Makes nodes of the parser's events.
final class MarkupTreeBuilder {
  /// The text that is parsed.
  let input: MarkupInput

  /// The elements so far, in the order of their start tags.
  private(set) var nodes: [MarkupNode] = []

  private let limits: MarkupLimits
  private var open: [Int] = []
  private var text: [UInt8] = []

  /// Creates a builder without any element.
  init(_ input: MarkupInput, limits: MarkupLimits) {
    self.input = input
    self.limits = limits
  }

  /// The innermost element that has begun and not ended.
  var innermost: MarkupNode? { open.last.map { nodes[$0] } }

  /// A Boolean value that indicates whether text that comes next is kept.
  var wantsText: Bool {
    guard let last = open.last else { return false }
    return nodes[last].children.isEmpty
  }

  /// Begins an element.
  ///
  /// - Parameter offset: A place inside of the start tag, behind its last attribute.
  /// - Throws: A limit exceeded, at the start tag.
  func beginElement(around offset: Int) throws(MarkupError) {
    guard let tag = StartTag(around: offset, in: input.bytes) else {
      throw .malformed(input.lines.location(of: offset), sentence: "Expected a start tag.")
    }
    let location = input.lines.location(of: tag.range.start)
    guard open.count < limits.depth else { throw .limitExceeded(.depth(limits.depth), location) }
    guard nodes.count < limits.elementCount else {
      throw .limitExceeded(.elements(limits.elementCount), location)
    }
    let attributes = tag.attributes.map { name, value in
      let meaning = attributeValue(in: value, of: input.bytes)
      return MarkupAttribute(name: string(name), value: meaning, nameRange: name, valueRange: value)
    }
    let node = MarkupNode(
      index: nodes.count, name: string(tag.name), attributes: attributes, parent: open.last, range: tag.range,
      startTagRange: tag.range, location: location)
    if let parent = open.last { nodes[parent].children.append(node.index) }
    open.append(node.index)
    nodes.append(node)
    text.removeAll(keepingCapacity: true)
  }

  /// Adds text to the innermost element.
  func append(_ bytes: some Sequence<UInt8>) {
    text.append(contentsOf: bytes)
  }

  /// Ends the innermost element behind its end tag.
  func endElement(at offset: Int) {
    guard let index = open.popLast() else { return }
    let start = nodes[index].range.start
    nodes[index].range = SourceRange(start: start, end: max(offset, nodes[index].range.end))
    if nodes[index].children.isEmpty, !text.isEmpty {
      nodes[index].text = String(decoding: text, as: UTF8.self)
    }
    text.removeAll(keepingCapacity: true)
  }

  /// The text of a range as it is written.
  private func string(_ range: SourceRange) -> String {
    String(decoding: input.bytes[range.start..<range.end], as: UTF8.self)
  }
}
