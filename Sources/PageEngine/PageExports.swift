#if arch(wasm32)
  // What the script of a page calls. Texts come as an address and a count of bytes, in memory that the script took from
  // `plumb_take` and gives back itself. Answers go as the address of a block that the script gives back: four bytes
  // with the count of the text, then the text.

  /// The engine, which only ever one thread uses.
  private nonisolated(unsafe) var engine = PageEngine()

  /// Returns the address of a block of memory.
  @_cdecl("plumb_take")
  public func take(_ count: UInt32) -> UInt32 {
    UInt32(UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)))
  }

  /// Gives a block of memory back.
  @_cdecl("plumb_give_back")
  public func giveBack(_ address: UInt32) {
    unsafe UnsafeMutableRawPointer(bitPattern: UInt(address))?.deallocate()
  }

  /// Returns the report on an input.
  @_cdecl("plumb_report")
  public func report(_ log: UInt32, _ logCount: UInt32, _ path: UInt32, _ pathCount: UInt32) -> UInt32 {
    let name = String(decoding: bytes(path, pathCount), as: UTF8.self)
    return block(PageEngine.report(bytes(log, logCount), path: name))
  }

  /// Returns what a page shows of an input.
  @_cdecl("plumb_page")
  public func page(_ input: UInt32, _ inputCount: UInt32, _ path: UInt32, _ pathCount: UInt32) -> UInt32 {
    let name = String(decoding: bytes(path, pathCount), as: UTF8.self)
    return block(PageEngine.page(bytes(input, inputCount), path: name))
  }

  /// Opens a tree of views of a layout file.
  @_cdecl("plumb_screen_open")
  public func openScreen(_ text: UInt32, _ count: UInt32, _ tree: Int32) -> UInt32 {
    block(unsafe engine.openScreen(bytes(text, count), tree: Int(tree)))
  }

  /// Changes a screen and answers questions about it.
  @_cdecl("plumb_screen_edit")
  public func editScreen(_ screen: Int32, _ text: UInt32, _ count: UInt32) -> UInt32 {
    block(unsafe engine.editScreen(Int(screen), bytes(text, count)))
  }

  /// Forgets a screen.
  @_cdecl("plumb_screen_close")
  public func closeScreen(_ screen: Int32) { unsafe engine.closeScreen(Int(screen)) }

  /// Opens a layout.
  @_cdecl("plumb_open")
  public func open(_ text: UInt32, _ count: UInt32) -> UInt32 {
    block(unsafe engine.open(bytes(text, count)))
  }

  /// Changes a layout and answers questions about it.
  @_cdecl("plumb_edit")
  public func edit(_ layout: Int32, _ text: UInt32, _ count: UInt32) -> UInt32 {
    block(unsafe engine.edit(Int(layout), bytes(text, count)))
  }

  /// Forgets a layout.
  @_cdecl("plumb_close")
  public func close(_ layout: Int32) { unsafe engine.close(Int(layout)) }

  /// Returns a copy of the bytes at an address.
  private func bytes(_ address: UInt32, _ count: UInt32) -> [UInt8] {
    let start = unsafe UnsafeRawPointer(bitPattern: UInt(address))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Returns the address of a new block with an answer.
  private func block(_ answer: String) -> UInt32 {
    let text = Array(answer.utf8)
    let block = UnsafeMutableRawPointer.allocate(byteCount: text.count + 4, alignment: 16)
    unsafe block.storeBytes(of: UInt32(text.count), as: UInt32.self)
    unsafe (block + 4).copyMemory(from: text, byteCount: text.count)
    return UInt32(UInt(bitPattern: block))
  }
#endif
