import LayoutModel
import MarkupSource

/// Returns the view of an archived object, without its subviews.
func archivedView(_ node: MarkupNode, on platform: InterfaceDocument.Platform) -> InterfaceView {
  var view = InterfaceView(
    id: node[.id] ?? "", element: archivedElement(node[.class] ?? ""), location: node.location,
    range: node.range)
  var text: String?
  for child in node.childNodes {
    switch child[.key] {
    case "NSFrame": view.frame = frame(child.text)
    case "NSFrameSize": view.frame = frame("{{0, 0}, \(child.text)}")
    case "NSvFlags":
      let flags = Int64(child.text) ?? 0
      view.mask = AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: flags & 0x3F))
      view.isHidden = flags & 0x8000_0000 != 0
    case "NSClassName": view.customClass = child.text
    case "NSHuggingPriority", "IBUIHuggingPriority": view.hugging = pair(child.text) ?? view.hugging
    case "NSAntiCompressionPriority", "IBUIAntiCompressionPriority":
      view.compression = pair(child.text) ?? view.compression
    case "IBUIText", "IBUINormalTitle": text = child.text
    case "NSCell": text = child.child(key: "NSContents")?.text
    default: break
    }
  }
  if view.customClass == "NSView" || view.customClass == "UIView" { view.customClass = nil }
  if let text { view.text = InterfaceText(text) }
  return view
}

/// Returns the element that stands for a class in today's files: `label` for `IBUILabel`.
private func archivedElement(_ className: String) -> String {
  let name = className.dropFirst(className.hasPrefix("IBUI") ? 4 : className.hasPrefix("NS") ? 2 : 0)
  guard let first = name.first else { return Word.view.rawValue }
  return first.lowercased() + name.dropFirst()
}

/// Returns the numbers in a text such as `{{18, 418}, {284, 23}}`.
private func numbers(_ text: String) -> [Rational] {
  text.split { !"0123456789.-e+".contains($0) }.compactMap { part in
    let bytes = Array(part.utf8)[...]
    guard let number = bytes.number(at: 0), number.end == bytes.endIndex else { return nil }
    return number.value.withoutNoise
  }
}

private func frame(_ text: String) -> InterfaceRect? {
  let numbers = numbers(text)
  guard numbers.count == 4 else { return nil }
  return InterfaceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

private func pair(_ text: String) -> (horizontal: Priority, vertical: Priority)? {
  let numbers = numbers(text).map { Float($0.doubleValue) }
  guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 1000 }) else { return nil }
  return (Priority(numbers[0]), Priority(numbers[1]))
}
