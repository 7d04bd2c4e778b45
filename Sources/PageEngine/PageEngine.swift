import LayoutDiagnosis
import LayoutImport

/// What a page can ask the engine inside it: reports on logs, and answers about layouts that stay open to be changed.
///
/// All texts are UTF-8, all answers JSON. Nothing that a text holds is a failure: what cannot be read gives an answer
/// with the member `error`.
package struct PageEngine: Sendable {
  /// The layouts that are open, by their numbers.
  private var layouts: [Int: OpenLayout] = [:]
  /// The screens that are open, by their numbers.
  var screens: [Int: LiveScreen] = [:]
  private var lastNumber = 0

  /// Creates an engine without open layouts.
  package init() {}

  /// Opens a layout.
  ///
  /// - Parameter bytes: its rows in the `alc 1` format; the variables `name.x`, `name.y`, `name.w` and `name.h` are the
  ///   place and the size of one item.
  /// - Returns: an answer whose member `layout` is the number of the layout.
  package mutating func open(_ bytes: [UInt8]) -> String {
    do throws(LinearSystemFileError) {
      let layout = OpenLayout(try LinearSystemFileReader.read(bytes, path: ""))
      lastNumber += 1
      layouts[lastNumber] = layout
      return Answer.text(layout.description(number: lastNumber))
    } catch {
      return Answer.text(error)
    }
  }

  /// Opens a screen and returns its number.
  mutating func add(_ screen: LiveScreen) -> Int {
    lastNumber += 1
    screens[lastNumber] = screen
    return lastNumber
  }

  /// Changes an open layout and answers questions about it.
  ///
  /// Members are labels of rows with their factors; numbers with `Exact` behind their name and amounts are exact texts.
  ///
  ///     {"verdict": "satisfiable", "optimal": true, "values": [320, …], "exact": ["320", …],
  ///      "unmet": [{"constraint": "wish", "amount": "70"}], "levels": [{"priority", "rows", "error"}]}
  ///     {"verdict": "contradictory", "conflict": {"core": [{"constraint", "multiplier"}], "gap", "gapExact"}}
  ///     ask conflicts   "conflicts": [conflict], "allConflicts": true
  ///     ask reasons     "reasons": [{"constraint", "amount", "core": [member]}]
  ///     ask freedom     "freedom": {"degrees", "directions": [[{"name", "amount"}]],
  ///                                 "ranges": [{"name", "min", "max", "minExact", "maxExact"}]}
  ///     ask range       "range": {"name", "min": {"value", "exact", "core": [member], "multiplier"}, "max"}, or its
  ///                              "conflict"
  ///     ask profile     "profile": {"name", "complete", "priorities", "points": [{"value", "exact", "errors"}],
  ///                                 "pieces": [{"yielding": [label], "starting", "stopping"}]}, or null
  ///
  /// - Parameters:
  ///   - number: the number that `open` gave it.
  ///   - bytes: the changes and questions, as `LinearSystemRequestReader` reads them. If a line is wrong, none counts.
  /// - Returns: the answer.
  package mutating func edit(_ number: Int, _ bytes: [UInt8]) -> String {
    guard var layout = layouts.removeValue(forKey: number) else {
      return Answer.failure("There is no open layout \(number).")
    }
    // Taken out of the dictionary meanwhile, so that its arrays are changed in place.
    defer { layouts[number] = layout }
    do throws(LinearSystemFileError) {
      return Answer.text(layout.answer(try layout.request(bytes)))
    } catch {
      return Answer.text(error)
    }
  }

  /// Forgets a layout.
  package mutating func close(_ number: Int) { layouts[number] = nil }
}
