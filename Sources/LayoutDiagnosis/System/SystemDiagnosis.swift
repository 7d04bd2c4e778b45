import LayoutModel
import LayoutSolver
import TextSource

/// Solves a system of rows as it stands: whether the required ones can hold, with a solution or with the minimal
/// conflicts.
package struct SystemDiagnosis {
  /// What to search for and how to name it.
  package struct Options: Sendable {
    /// A Boolean value that indicates whether far more work is spent on finding every minimal conflict.
    package var isThorough: Bool
    /// A Boolean value that indicates whether ids are the names of the file, which are unique in it alone.
    package var usesOwnNames: Bool

    /// What to find out beside the verdict.
    package var questions: SystemQuestions

    /// Creates options.
    package init(
      isThorough: Bool = false, usesOwnNames: Bool = true, questions: SystemQuestions = SystemQuestions()
    ) {
      self.isThorough = isThorough
      self.usesOwnNames = usesOwnNames
      self.questions = questions
    }

    /// The work to spend on each search.
    var limits: ConflictLimits {
      isThorough ? ConflictLimits(count: 10_000, steps: 40_000_000) : ConflictLimits()
    }
  }

  /// The rows and variables, with the changes that were asked for.
  let file: LinearSystemFile
  /// The path of the file.
  let path: String
  /// The id of the layout that stands for the system.
  let id: String
  /// What is wanted.
  let options: Options
  /// The items that the variables belong to.
  let names: SystemNames
  /// All rows as a system; a row's number is its place in the file.
  let whole: LinearSystem
  /// The places of the rows that were taken out.
  let removed: Set<Int>
  /// The places in the file of the rows that must hold.
  let required: [Int]
  /// These rows as a system.
  let system: LinearSystem
  /// The best solution, or any.
  private(set) var values: [BigRational] = []
  /// How well the optional rows hold.
  private(set) var optimum: Optimum?
  /// What is not unique.
  private(set) var freedom: Freedom?
  /// The minimal conflicts, by places in `required`.
  private(set) var conflicts: [MinimalConflict] = []
  /// A Boolean value that indicates whether these are all.
  private(set) var isComplete = true
  /// The smallest sets of rows to leave out, by places in `required`.
  private(set) var corrections = CorrectionSets?.none
  /// The conflict of the fewest rows, if it is wanted.
  private(set) var smallest = SmallestConflict?.none
  /// What the changes made of it.
  private(set) var change: SystemChange?
  /// What stands before the names of the file to make an id.
  let prefix: String

  /// Solves a system; `id` is that of its layout in the report.
  init(_ original: LinearSystemFile, path: String, id: String, options: Options) {
    self.path = path
    self.id = id
    self.options = options
    prefix = options.usesOwnNames ? "" : id + "."
    names = SystemNames(original.variables)
    let edits = options.questions.edits
    let revision = edits.isEmpty ? nil : SystemRevision(original, edits)
    file = revision?.file ?? original
    removed = revision?.removed ?? []
    required = file.requiredRows.filter { [removed] in !removed.contains($0) }
    whole = LinearSystem(file, rows: Array(file.rows.indices))
    system = LinearSystem(file, rows: required)
    if case .optimal(let best)? = revision?.after {
      settle(best)
    } else {
      decide()
    }
    change = revision.map { report($0, from: original) }
  }

  /// Decides whether the required rows can hold, and finds the optimum or the conflicts.
  private mutating func decide() {
    switch system.feasibility() {
    case .satisfiable(let solution):
      values = solution
      if case .optimal(let best) = whole.optimum() { settle(best) }
    case .contradictory(let first):
      let found = system.minimalConflicts(limits: options.limits)
      conflicts = found.conflicts.isEmpty ? [first] : found.conflicts
      isComplete = found.isComplete
      corrections = system.minimalCorrections(limits: options.limits)
      if options.questions.wantsSmallest { putSmallestFirst() }
    }
  }

  /// Takes the best of all solutions, and finds what is not unique about it.
  private mutating func settle(_ best: Optimum) {
    values = best.solution
    optimum = best
    freedom = whole.freedom(of: best)
  }

  /// Looks for the conflict of the fewest rows and puts it before the others.
  private mutating func putSmallestFirst() {
    guard let found = system.smallestConflict(limits: options.limits) else { return }
    smallest = found
    guard let first = conflicts.first, found.conflict.rows.count < first.rows.count else { return }
    conflicts = [found.conflict] + conflicts.filter { $0 != found.conflict }
  }

  /// Returns the id of a row in the report.
  func constraintID(_ place: Int) -> String { prefix + file.rows[place].label }

  /// Returns members of a proof by the places of their rows in the file.
  func members(_ places: [Int], _ multipliers: [BigRational]) -> [ReportConflict.Member] {
    zip(places, multipliers).map { place, multiplier in
      ReportConflict.Member(constraint: constraintID(place), multiplier: multiplier.description)
    }
  }

  /// Returns the members of a conflict of required rows.
  func members(of conflict: MinimalConflict) -> [ReportConflict.Member] {
    members(conflict.rows.map { required[$0] }, conflict.multipliers)
  }
}
