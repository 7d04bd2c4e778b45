#if FUZZING
  import LayoutImport
  import LayoutModel
  import MarkupSource
  import TextSource

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

  /// Reads an input and stops the process where what was read refers to something that is not there.
  private func check(_ bytes: [UInt8]) {
    guard let reading = try? InterfaceBuilderReader.read(bytes) else { return }
    for tree in reading.document.trees { check(tree, in: reading.markup) }
    for note in reading.document.notes { precondition(note.location.line >= 1 && note.location.column >= 1) }
  }

  private func check(_ tree: InterfaceTree, in markup: MarkupDocument) {
    precondition(!tree.views.isEmpty && tree.views[0].parent == nil, "a tree has one root, its first view")
    for (index, view) in tree.views.enumerated() {
      precondition(index == 0 || view.parent.map { $0 < index } == true, "a superview comes before its views")
      precondition(markup.source(in: view.range).hasPrefix("<"), "the range is that of an element")
    }
    for guide in tree.guides { precondition(tree.views.indices.contains(guide.owner)) }
    for constraint in tree.constraints {
      precondition(tree.views.indices.contains(constraint.owner))
      for target in [constraint.first, constraint.second].compactMap({ $0 }) {
        switch target {
        case .view(let view): precondition(tree.views.indices.contains(view))
        case .guide(let guide): precondition(tree.guides.indices.contains(guide))
        }
      }
      precondition((constraint.second == nil) == (constraint.secondAttribute == nil))
      precondition(constraint.constant.isExact && constraint.multiplier.isExact)
      precondition(constraint.priority.value > 0 && constraint.priority.value <= 1000)
    }
  }
#endif
