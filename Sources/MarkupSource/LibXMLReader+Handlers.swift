internal import CLibXML2

/// Returns the reader that a handler was called for.
private func reader(_ userData: UnsafeMutableRawPointer?) -> LibXMLReader? {
  guard let userData = unsafe userData else { return nil }
  return unsafe Unmanaged<LibXMLReader>.fromOpaque(userData).takeUnretainedValue()
}

/// Returns the functions that libxml2 calls; the others stay empty.
func handlers() -> xmlSAXHandler {
  var handlers = unsafe xmlSAXHandler()
  unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
  unsafe handlers.internalSubset = { userData, _, _, _ in
    unsafe reader(userData)?.failAtDocumentType()
  }
  unsafe handlers.startElementNs = { userData, _, _, _, _, _, _, _, _ in
    unsafe reader(userData)?.beginElement()
  }
  unsafe handlers.endElementNs = { userData, _, _, _ in
    unsafe reader(userData)?.endElement()
  }
  unsafe handlers.characters = appendText
  unsafe handlers.ignorableWhitespace = appendText
  unsafe handlers.cdataBlock = appendText
  unsafe handlers.serror = { userData, error in
    guard let error = unsafe error?.pointee else { return }
    unsafe reader(userData)?.fail(LibXMLError(error))
  }
  return unsafe handlers
}

/// Hands text to the reader.
private let appendText: charactersSAXFunc = { userData, text, count in
  unsafe reader(userData)?.append(UnsafeBufferPointer(start: text, count: max(Int(count), 0)))
}
