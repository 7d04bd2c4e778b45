import LayoutImport
import LayoutModel
import LayoutReport
import LayoutSolver

/// A layout under edit.
struct OpenLayout: Sendable {
  /// The rows and variables as they were in the beginning, for their names.
  let file: LinearSystemFile
  private let vocabulary: LinearSystemRequestReader.Vocabulary
  /// The rows as they are now.
  private(set) var session: SolverSession

  /// Opens a layout with all its rows.
  init(_ file: LinearSystemFile) {
    self.file = file
    vocabulary = LinearSystemRequestReader.Vocabulary(file)
    session = SolverSession(LinearSystem(file, rows: Array(file.rows.indices)), explains: false)
  }

  /// Returns what there is to know before anything is solved.
  func description(number: Int) -> JSONValue {
    // A row with numbers beyond 64 bits never takes part.
    let unusable = file.rows.indices.filter { !session.isActive($0) }
    return [
      "layout": .integer(number), "variables": .integer(file.variables.count),
      "rows": .integer(file.rows.count), "unusable": .texts(unusable.map { file.rows[$0].label }),
    ]
  }

  /// Reads changes and questions.
  func request(_ bytes: [UInt8]) throws(LinearSystemFileError) -> LinearSystemRequest {
    try LinearSystemRequestReader.read(bytes, vocabulary)
  }

  /// Makes changes and answers questions.
  mutating func answer(_ request: LinearSystemRequest) -> JSONValue {
    for edit in request.edits {
      switch edit {
      case .bound(let row, let bound): session.setConstant(row, to: bound)
      case .priority(let row, let priority): session.setPriority(row, to: priority)
      case .activity(let row, true): session.activate(row)
      case .activity(let row, false): session.deactivate(row)
      }
    }
    let words = AnswerWords(file, rows: Array(file.rows.indices))
    var answer: JSONValue
    switch session.optimalSolution() {
    case .optimal(let optimum): answer = words.solution(optimum)
    case .contradictory(let conflict): answer = words.contradiction(conflict)
    }
    guard !request.questions.isEmpty else { return answer }
    var inquiry = Inquiry(session, file)
    for question in request.questions { answer = inquiry.answer(question, addedTo: answer) }
    return answer
  }
}
