/// An input of a run.
struct Input: Sendable, Equatable {
  /// The path, or `-` for standard input.
  var path: String
  /// A Boolean value that indicates whether the command line names it, instead of a folder around it.
  var isNamed: Bool
}

/// Finds the files that an argument names.
enum InputList {
  /// Returns whether something is at the path.
  static func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != .missing }

  /// Returns whether the path names a folder.
  static func isFolder(_ path: String) -> Bool { ByteStream.isFolder(path) }

  /// Returns the inputs that arguments ask for, each file of a folder once, and the folders that hold none.
  static func inputs(_ arguments: [String]) -> (inputs: [Input], empty: [String]) {
    var inputs: [Input] = []
    var empty: [String] = []
    var known: Set<String> = []
    for argument in arguments {
      if argument != "-", isFolder(argument) {
        let paths = FolderWalk.inputs(in: argument)
        if paths.isEmpty { empty.append(argument) }
        for path in paths where known.insert(path).inserted {
          inputs.append(Input(path: path, isNamed: false))
        }
      } else {
        known.insert(argument)
        inputs.append(Input(path: argument, isNamed: true))
      }
    }
    return (inputs, empty)
  }
}
