import TestSupport

/// Random logs of rows: views side by side in a container, with sizes, spaces and bounds, as an app would have.
struct RowLog {
  /// The entries, all in the equation style, so that a test can change one in its text.
  private(set) var entries: [String] = []
  private var writer = EntryWriter()
  private var random: SplitMix64

  /// Makes a row for a seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let count = random.below(4) + 1
    let vertical = random.below(2) == 0
    let (near, far, size) = vertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    let container = "Shop.Row:0x7fa000"
    let views = (0..<count).map { "UIView:0x7fb0\($0)0" }
    let room = random.below(300) + 40
    add(
      "\(container).\(size) == \(room)",
      random.below(2) == 0 ? "UIView-Encapsulated-Layout-\(vertical ? "Height" : "Width")" : nil)
    var previous = "\(container).\(near)"
    for view in views {
      add("\(view).\(near) == \(previous)\(constant(random.below(24)))")
      previous = "\(view).\(far)"
      switch random.below(4) {
      case 0: add("\(view).\(size) == \(random.below(160) + 1)")
      case 1: add("\(view).\(size) >= \(random.below(160) + 1)")
      case 2 where view != views[0]: add("\(view).\(size) == 0.5*\(views[0]).\(size)")
      default: break
      }
    }
    add("\(container).\(far) == \(previous)\(constant(random.below(24)))")
    if random.below(3) == 0 { add("\(views[0]).\(size) <= \(random.below(200) + 1)") }
  }

  /// A constraint of the row to name as the broken one.
  var broken: Int { Int(entries.count) - 1 }

  private mutating func add(_ body: String, _ identifier: String? = nil) {
    entries.append(writer.entry(body, identifier))
  }

  private func constant(_ value: Int) -> String { value == 0 ? "" : " + \(value)" }
}
