internal import CLibXML2

/// Returns the check that a handler was called for.
private func checker(_ userData: UnsafeMutableRawPointer?) -> WellFormedness? {
  guard let userData = unsafe userData else { return nil }
  return unsafe Unmanaged<WellFormedness>.fromOpaque(userData).takeUnretainedValue()
}

/// Returns the functions that libxml2 calls; the others stay empty.
func handlers() -> xmlSAXHandler {
  var handlers = unsafe xmlSAXHandler()
  unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
  unsafe handlers.internalSubset = { userData, _, _, _ in
    unsafe checker(userData)?.failAtDocumentType()
  }
  unsafe handlers.serror = { userData, error in
    guard let error = unsafe error?.pointee else { return }
    unsafe checker(userData)?.fail(LibXMLError(error))
  }
  return unsafe handlers
}
