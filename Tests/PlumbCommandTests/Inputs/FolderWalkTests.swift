import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite struct FolderWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String...) throws { for name in names { try folder.write("x", to: name) } }

  /// Returns the names that a walk finds, below the folder.
  private func found(in inner: String = "") -> [String] {
    FolderWalk.inputs(in: folder.url.path + inner).map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  @Test("logs and layout files are found in the order of their names, whatever the case of their endings")
  func endings() throws {
    try write("b/Main.storyboard", "b/A.XIB", "c.log", "a.txt", "d.swift", "xib", "Old.nib/designable.nib")
    try write("Old.nib/keyedobjects.nib", "e.nib")
    #expect(found() == ["Old.nib/designable.nib", "a.txt", "b/A.XIB", "b/Main.storyboard", "c.log"])
  }

  @Test("hidden files, products and fetched code are left out")
  func products() throws {
    try write("a.xib", ".a.xib", "._a.xib", ".build/a.xib", "build/a.xib", "DerivedData/a.xib", "Pods/a.xib")
    try write(
      "x/Carthage/a.xib", "x/node_modules/a.xib", "A.xcarchive/a.xib", "B.app/a.xib", "C.framework/a.xib")
    try write("builds/a.xib")
    #expect(found() == ["a.xib", "builds/a.xib"])
    #expect(found(in: "/build") == ["build/a.xib"])
  }

  @Test("files of .gitignore count for their folder and below")
  func ignored() throws {
    try folder.write("*.log\n!keep.log\n/top.xib\nout/\n", to: ".gitignore")
    try folder.write("!again.log\n", to: "x/.gitignore")
    try write(
      "a.log", "keep.log", "top.xib", "x/top.xib", "x/again.log", "x/b.log", "out/a.xib", "x/out/a.xib")
    #expect(found() == ["keep.log", "x/again.log", "x/top.xib"])
  }

  @Test("files of .gitignore between the root of a repository and the folder count too")
  func repository() throws {
    try write(".git/HEAD")
    try folder.write("/x/y/a.xib\n*.log\n", to: ".gitignore")
    try folder.write("!b.log\n", to: "x/.gitignore")
    try write("x/y/a.xib", "x/y/b.xib", "x/y/a.log", "x/y/b.log")
    #expect(found(in: "/x/y") == ["x/y/b.log", "x/y/b.xib"])
  }

  @Test("links to files are followed, links to folders are not")
  func links() throws {
    try write("real/a.xib", "elsewhere.bin")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.url.appending(path: "loop"), withDestinationURL: folder.url.appending(path: "real"))
    try manager.createSymbolicLink(
      at: folder.url.appending(path: "b.xib"), withDestinationURL: folder.url.appending(path: "elsewhere.bin")
    )
    try manager.createSymbolicLink(
      at: folder.url.appending(path: "gone.xib"), withDestinationURL: folder.url.appending(path: "nothing"))
    #expect(found() == ["b.xib", "real/a.xib"])
  }

  @Test("a folder that was named before is not read twice")
  func once() throws {
    try write("x/a.xib", "b.log")
    let path = folder.url.path
    let (inputs, empty) = InputList.inputs(["\(path)/b.log", path, "\(path)/x", "-"])
    #expect(inputs.map(\.path) == ["\(path)/b.log", "\(path)/x/a.xib", "-"])
    #expect(inputs.map(\.isNamed) == [true, false, true])
    #expect(empty == [])
  }
}
