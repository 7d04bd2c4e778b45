import Dispatch
import LayoutModel
import LayoutPlatform
import Plumb
import Synchronization
import TextSource

/// What became of an input that may be a layout file.
enum LayoutOutcome: Sendable {
  /// It was diagnosed.
  case report(Report)
  /// It could not be read; the message says where and why.
  case failure(String)
  /// It is nothing that a walk through folders looks for.
  case skipped
  /// It is something else, to be read as a log or a system of rows.
  case other
}

/// Diagnoses the layout files of a run on all cores.
///
/// Each file is read and let go of by one worker, so that memory holds the bytes of as many files as there are cores.
struct LayoutPass {
  /// The inputs of the run.
  let inputs: [Input]
  /// The circumstances to lay out in.
  let configurations: [LayoutConfiguration]
  /// A Boolean value that indicates whether a page will lay the files out again.
  let keepsSources: Bool
  /// Is told before each input and at the end.
  let progress: Progress

  /// Returns what became of each input, in their order, whichever was done first.
  func run() -> [LayoutOutcome] {
    let outcomes = Mutex<[LayoutOutcome]>(Array(repeating: .other, count: inputs.count))
    // A file that one worker is still busy with at the end keeps the others waiting: so the large ones come first.
    let order = inputs.indices.filter { inputs[$0].path != "-" }
      .map { (place: $0, length: FileSystem.length(of: inputs[$0].path)) }
      .sorted { $0.length > $1.length }
    DispatchQueue.concurrentPerform(iterations: order.count) { turn in
      progress.advance(of: order.count)
      let place = order[turn].place
      let outcome = self.outcome(of: place)
      outcomes.withLock { $0[place] = outcome }
    }
    progress.end()
    return outcomes.withLock { $0 }
  }

  /// What keeps the ids of an input apart from those of the others.
  private func prefix(_ place: Int) -> String { inputs.count == 1 ? "" : "\(place + 1)." }

  private func outcome(of place: Int) -> LayoutOutcome {
    let input = inputs[place]
    // A pipe can be opened once only: who writes into it would see the reader go.
    guard FileSystem.kind(of: input.path) != .other else { return .other }
    do throws(ByteStream.Failure) {
      let stream = try ByteStream(path: input.path)
      guard let length = stream.length else { return .other }
      let isNamedLikeLayout = FolderWalk.isLayout(input.path)
      var bytes = try stream.next(atMost: isNamedLikeLayout ? max(length, 1) : Self.probeLength)
      let kind = InputKind.detect(bytes)
      if kind != .interfaceBuilder {
        guard isNamedLikeLayout else { return .other }
        if let outcome = Self.outcome(ofForeign: input, bytes) { return outcome }
      }
      bytes = try InputFile.rest(of: stream, behind: bytes)
      return Self.diagnose(
        bytes, path: input.path, configurations, prefix: prefix(place), keepsSource: keepsSources)
    } catch {
      // Said in its turn, when the input is read as something else.
      return .other
    }
  }

  /// How many bytes tell what an input is.
  private static let probeLength = 4096

  /// Returns the outcome for a file that is named like a layout file without being one, unless the reader can say
  /// best what is wrong with it.
  private static func outcome(ofForeign input: Input, _ bytes: [UInt8]) -> LayoutOutcome? {
    if input.path.lowercased().hasSuffix(".nib") {
      return input.isNamed
        ? .failure("\(input.path):1:1: is a compiled nib; name the xib or storyboard that it was made from")
        : .skipped
    }
    guard bytes.isEmpty else { return nil }
    if input.isNamed {
      return .failure("\(input.path):1:1: the file is empty; expected an Interface Builder document")
    }
    let note = Note(SourceLocation(line: 1, column: 1), "The file is empty.")
    return .report(Report(inputs: [ReportInput(path: input.path, kind: .layout, notes: [note])]))
  }

  /// Diagnoses the bytes of a layout file.
  static func diagnose(
    _ bytes: [UInt8], path: String, _ configurations: [LayoutConfiguration], prefix: String,
    keepsSource: Bool
  ) -> LayoutOutcome {
    do throws(LayoutFile.Failure) {
      return .report(
        try LayoutFile.diagnose(
          bytes, path: path, configurations: configurations, prefix: prefix, keepsSource: keepsSource))
    } catch {
      return .failure(error.message)
    }
  }
}
