#if FUZZING
  import Plumb

  /// What the fuzzing engine calls for each input.
  typealias OneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// The engine's own loop over inputs.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ oneInput: OneInput
  ) -> CInt

  // The engine calls from its own thread, so this must not belong to the main actor as code in `main.swift` does.
  let oneInput: OneInput = { data, size in
    check(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }

  /// Reads and explains an input whole and in small pieces, and stops the process where the two differ.
  private func check(_ bytes: [UInt8]) {
    let whole = report(bytes, pieceLength: max(bytes.count, 1))
    let length = 1 + Int(bytes.first ?? 0) % 61
    let inPieces = report(bytes, pieceLength: length)
    precondition(
      JSONReport.render(whole) == JSONReport.render(inPieces), "pieces of \(length) read differently")
    _ = TextReport.render(whole)
  }

  private func report(_ bytes: [UInt8], pieceLength: Int) -> Report {
    var session = LogSession()
    session.begin(path: "-")
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      _ = session.read(Array(bytes[start..<min(start + pieceLength, bytes.count)]))
    }
    _ = session.end()
    return session.report
  }
#endif
