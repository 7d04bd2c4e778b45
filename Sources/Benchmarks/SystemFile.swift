import LayoutModel
import LayoutSolver

/// The rows of an `alc 1` file.
struct SystemFile {
  /// The rows of priority 1000, or all of them.
  private(set) var system = LinearSystem()
  /// The rows' labels.
  private(set) var labels: [String] = []
  /// The rows' right sides.
  private(set) var constants: [Rational] = []
  /// The variables' names.
  private(set) var variableNames: [String] = []
  /// The equations of one term and their variables.
  private var fixed: [(row: Int, variable: Int)] = []
  /// What the file says the verdict is: `sat`, `unsat` or `-`.
  private(set) var expectation = "-"

  /// A Boolean value that indicates whether rows of lower priority are left out.
  private let isRequiredOnly: Bool

  /// Reads a file, or returns `nil` when it is none.
  init?(_ bytes: [UInt8], isRequiredOnly: Bool = true) {
    self.isRequiredOnly = isRequiredOnly
    var names: [String: Int] = [:]
    var isFirst = true
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "))
      guard let kind = fields.first?.first, kind != UInt8(ascii: "#") else { continue }
      if isFirst {
        guard line.elementsEqual("alc 1".utf8) else { return nil }
        isFirst = false
        continue
      }
      switch kind {
      case UInt8(ascii: "v"): addVariable(fields, &names)
      case UInt8(ascii: "c"): guard addRow(fields) else { return nil }
      case UInt8(ascii: "m"):
        if fields.count == 3, fields[1].elementsEqual("expect".utf8) { expectation = Self.text(fields[2]) }
      default: return nil
      }
    }
  }

  /// Adds a variable and pairs it by the ending of its name.
  private mutating func addVariable(_ fields: [ArraySlice<UInt8>], _ names: inout [String: Int]) {
    let number = system.addVariable()
    variableNames.append(fields.count == 2 ? Self.text(fields[1]) : "")
    guard fields.count == 2 else { return }
    let name = Self.text(fields[1])
    names[name] = number
    let origin: String
    switch name.suffix(2) {
    case ".w": origin = ".x"
    case ".h": origin = ".y"
    default: return
    }
    if let other = names[name.dropLast(2) + origin] { system.pair(origin: other, size: number) }
  }

  private mutating func addRow(_ fields: [ArraySlice<UInt8>]) -> Bool {
    guard fields.count >= 5, let right = Self.number(fields[4]) else { return false }
    guard let priority = Float(Self.text(fields[2])) else { return false }
    guard !isRequiredOnly || priority >= 1000 else { return true }
    let relation: Relation
    switch fields[3].first {
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: relation = .equal
    }
    var terms: [LinearTerm] = []
    for index in stride(from: 5, to: fields.count - 1, by: 2) {
      guard let coefficient = Self.number(fields[index]), let variable = Int(Self.text(fields[index + 1]))
      else {
        return false
      }
      terms.append(LinearTerm(variable: variable, coefficient: coefficient))
    }
    if relation == .equal, terms.count == 1, let term = terms.first {
      fixed.append((labels.count, term.variable))
    }
    labels.append(Self.text(fields[1]))
    constants.append(right)
    _ = system.addRow(terms, relation, right, priority: Priority(priority))
    return true
  }

  /// Returns the equations that hold only a variable.
  func fixingRows(of variable: Int) -> [Int] { fixed.filter { $0.variable == variable }.map { $0.row } }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads an integer, a finite decimal or a fraction.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Rational? {
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let top = Int64(text(parts[0])), let bottom = Int64(text(parts[1])) else { return nil }
      return Rational(top, bottom)
    }
    var digits = ""
    var denominator: Int64 = 1
    var isFraction = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      digits.append(Character(Unicode.Scalar(byte)))
      if isFraction { denominator = denominator.multipliedReportingOverflow(by: 10).partialValue }
    }
    return Int64(digits).map { Rational($0, denominator) }
  }
}
