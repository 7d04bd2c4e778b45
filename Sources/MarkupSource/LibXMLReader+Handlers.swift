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
  unsafe handlers.startElementNs = { userData, _, _, _, _, _, count, _, attributes in
    unsafe reader(userData)?.beginElement(values: values(of: attributes, count: Int(count)))
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

/// Returns the values of attributes, each of which libxml2 describes by five pointers, the last two of them the ends
/// of its value.
private func values(of attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) -> [String] {
  guard let attributes = unsafe attributes, count > 0 else { return [] }
  var values: [String] = []
  values.reserveCapacity(count)
  for index in 0..<count {
    guard let start = unsafe attributes[index * 5 + 3], let end = unsafe attributes[index * 5 + 4] else {
      values.append("")
      continue
    }
    let value = unsafe UnsafeBufferPointer(start: start, count: max(end - start, 0))
    unsafe values.append(String(decoding: value, as: UTF8.self))
  }
  return values
}
