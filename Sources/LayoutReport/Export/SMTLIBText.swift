import LayoutDiagnosis
import LayoutModel

/// A system as an SMT-LIB 2 script in the logic QF_LRA, with exact numbers and a name for each assertion.
enum SMTLIBText {
  /// The words that SMT-LIB and its solvers have a meaning for.
  private static let reserved: Set<String> = [
    "let", "exists", "forall", "match", "par", "as", "assert", "and", "or", "not", "xor", "true", "false",
    "ite",
    "distinct", "real", "int", "bool", "abs", "div", "mod", "decimal", "numeral", "string", "binary",
    "hexadecimal", "exit", "pop", "push", "is_int", "to_real", "to_int", "implies", "iff", "if", "select",
    "store", "const", "root-obj", "pi", "euler", "sin", "cos", "tan", "exp", "min", "max",
  ]

  /// Returns the script.
  static func render(_ export: SystemExport) -> String {
    let names = ExportNames(export, names: SafeNames(signs: [".", "-"], reserved: reserved), isShared: true)
    var text = names.comments.map { "; \($0)\n" }.joined()
    text += "(set-option :produce-unsat-cores true)\n(set-logic QF_LRA)\n"
    for name in names.variables { text += "(declare-fun \(name) () Real)\n" }
    for row in export.required { text += assertion(row, names) + "\n" }
    if !export.optional.isEmpty {
      text += "; Optional rows, which take no part:\n"
      for row in export.optional { text += "; priority \(row.priority.text): \(assertion(row, names))\n" }
    }
    if !export.assumed.isEmpty {
      text += "; Rows that are only assumed; take the sign away to let them take part:\n"
      for row in export.assumed { text += "; \(assertion(row, names))\n" }
    }
    return text + "(check-sat)\n; An error when all can hold, for then there is no core:\n(get-unsat-core)\n"
  }

  private static func assertion(_ row: LinearSystemFile.Row, _ names: ExportNames) -> String {
    let products = row.mergedTerms.map { term in
      let name = names.variables[term.variable]
      return term.coefficient == .one ? name : "(* \(number(term.coefficient)) \(name))"
    }
    let sum =
      switch products.count {
      case 0: "0.0"
      case 1: products[0]
      default: "(+ \(products.joined(separator: " ")))"
      }
    let sign = row.relation == .equal ? "=" : row.relation.rawValue
    return "(assert (! (\(sign) \(sum) \(number(row.bound))) :named \(names.name(of: row))))"
  }

  private static func number(_ value: Rational) -> String {
    let magnitude = value.magnitude
    var text: String
    if let decimal = magnitude.decimalText {
      text = decimal.contains(".") ? decimal : decimal + ".0"
    } else {
      text = "(/ \(magnitude.numerator).0 \(magnitude.denominator).0)"
    }
    if value.isNegative { text = "(- \(text))" }
    return text
  }
}

extension Priority {
  /// The number without needless decimals.
  var text: String {
    let whole = Int32(value)
    return Float(whole) == value ? "\(whole)" : "\(value)"
  }
}
