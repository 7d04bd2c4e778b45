import LayoutDiagnosis

/// A sum as lengths along a line: the parts end to end, and where the subject ends.
struct DimensionChain {
  /// A part, with its place on the line.
  struct Piece {
    /// The letter by which the table names it.
    var key: String
    /// The length as text.
    var text: String
    /// Where it begins, in points; the end of the one before.
    var start: Double
    /// Where it ends, in points; before its start when the length is negative.
    var end: Double
    /// A Boolean value that indicates whether the log says that this one was broken.
    var isBroken: Bool
  }

  /// The parts that have a length.
  let pieces: [Piece]
  /// Where the parts end.
  let total: Double
  /// Where the subject ends.
  let available: Double
  /// The least place on the line.
  let least: Double
  /// The greatest place on the line.
  let greatest: Double

  /// Creates the chain of a sum, or `nil` when there is nothing to draw.
  init?(_ ledger: Ledger) {
    var pieces: [Piece] = []
    var cursor = 0.0
    for (place, part) in ledger.parts.enumerated() where part.amount != 0 {
      let end = cursor + part.amount
      pieces.append(
        Piece(
          key: Self.key(place), text: part.amountText, start: cursor, end: end, isBroken: part.isBroken))
      cursor = end
    }
    let places = [0, ledger.subject.amount] + pieces.map { $0.end }
    guard let least = places.min(), let greatest = places.max(), places.allSatisfy({ $0.isFinite }) else {
      return nil
    }
    guard !pieces.isEmpty, greatest - least > 0, (greatest - least).isFinite else { return nil }
    self.pieces = pieces
    self.least = least
    self.greatest = greatest
    total = cursor
    available = ledger.subject.amount
  }

  /// A Boolean value that indicates whether a part runs backwards, so that each needs a line of its own.
  var runsBackwards: Bool { pieces.contains { $0.end < $0.start } }

  /// Returns the letter of a part: `a` to `z`, then `aa`, `ab` and so on.
  static func key(_ place: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place % 26)))
    return place < 26 ? letter : key(place / 26 - 1) + letter
  }

  /// Returns a place in percent of the whole line.
  func percent(_ place: Double) -> Double { (place - least) / (greatest - least) * 100 }
}
