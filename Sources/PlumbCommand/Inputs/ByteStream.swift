#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or a pipe that is read piece by piece.
///
/// The system's own calls are used because Foundation's either wait until a whole piece is there, which would hold
/// back the answer to a pipe, or read a file at once, which would need memory for all of it.
struct ByteStream: ~Copyable {
  /// Why a file cannot be read.
  enum Failure: Error, Equatable {
    case missing, forbidden, folder, other(String)

    init(errno code: Int32) {
      switch code {
      case ENOENT: self = .missing
      case EACCES, EPERM: self = .forbidden
      case EISDIR: self = .folder
      default: self = .other(unsafe String(cString: strerror(code)))
      }
    }

    /// The end of a sentence that begins with the name of the file.
    var sentence: String {
      switch self {
      case .missing: "does not exist"
      case .forbidden: "may not be read (permission denied)"
      case .folder: "is a folder"
      case .other(let reason): "could not be read (\(reason))"
      }
    }
  }

  private let descriptor: Int32
  static let pieceLength = 1 << 18

  /// Standard input.
  static var standardInput: ByteStream { ByteStream(descriptor: 0) }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a file.
  init(path: String) throws(Failure) {
    let opened = unsafe open(path, O_RDONLY)
    guard opened >= 0 else { throw Failure(errno: errno) }
    descriptor = opened
  }

  deinit {
    if descriptor > 2 { _ = close(descriptor) }
  }

  /// Returns whether the path names a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    let opened = unsafe open(path, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { return errno == EACCES && path.hasSuffix("/") }
    _ = close(opened)
    return true
  }

  /// The length of a file; `nil` for a pipe, which cannot be read twice, and for a device.
  var length: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns the bytes that are there, at least one, or none at the end.
  func next(atMost most: Int = pieceLength) throws(Failure) -> [UInt8] {
    var count = 0
    var code: Int32 = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, length in
      repeat {
        count = unsafe read(descriptor, buffer.baseAddress, most)
        code = errno
      } while count < 0 && code == EINTR
      length = max(count, 0)
    }
    if count < 0 { throw Failure(errno: code) }
    return piece
  }

  /// Writes all bytes to a descriptor and returns whether they could be written.
  ///
  /// A reader that went away ends the process by its signal, as usual.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        #if canImport(Glibc)
          let written = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let written = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let written = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if written < 0, errno != EINTR { return false }
        offset += max(written, 0)
      }
      return true
    }
  }
}
