/// Inputs that are needed as a whole.
enum InputFile {
  /// Returns all bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws(ByteStream.Failure) -> [UInt8] {
    if path == "-" { return try rest(of: ByteStream.standardInput, behind: []) }
    return try rest(of: ByteStream(path: path), behind: [])
  }

  /// Returns the bytes that were read from a stream already and all that follow.
  static func rest(
    of stream: borrowing ByteStream, behind start: [UInt8]
  ) throws(ByteStream.Failure) -> [UInt8] {
    var bytes = start
    while true {
      let piece = try stream.next()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
