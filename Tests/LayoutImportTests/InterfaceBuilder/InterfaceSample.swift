import LayoutImport
import LayoutModel
import Testing

/// Returns a xib with elements as its objects.
func xib(_ objects: String, attributes: String = "", head: String = "", tail: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      \(head)
      <objects>
  \(objects)
      </objects>
      \(tail)
  </document>
  """
}

/// Returns a xib for macOS with elements as its objects.
func macXib(_ objects: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects>
  \(objects)
      </objects>
  </document>
  """
}

/// Returns a view with an id, a frame and elements inside.
func view(_ id: String, _ inside: String = "", element: String = "view", attributes: String = "") -> String {
  "<\(element) id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"20\"/>\(inside)</\(element)>"
}

/// Returns what a layout file holds.
func document(_ text: String) throws -> InterfaceDocument {
  try InterfaceBuilderReader.read(Array(text.utf8)).document
}

/// Returns the only tree of a layout file.
func tree(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> InterfaceTree {
  let trees = try document(text).trees
  try #require(trees.count == 1, "one tree is expected", sourceLocation: sourceLocation)
  return trees[0]
}

/// Returns the view of a tree that has an id.
func view(_ id: String, in tree: InterfaceTree) throws -> InterfaceView {
  try #require(tree.views.first { $0.id == id })
}

/// Returns the error that reading throws, or `nil` when there is none.
func interfaceFailure(_ bytes: [UInt8]) -> InterfaceBuilderError? {
  do throws(InterfaceBuilderError) {
    _ = try InterfaceBuilderReader.read(bytes)
    return nil
  } catch {
    return error
  }
}

/// Returns the only constraint of a view with two subviews, `b` and `c`, with the given attributes.
func constraint(_ attributes: String) throws -> InterfaceConstraint {
  let tree = try tree(constraintXib(attributes))
  return try #require(tree.constraints.first)
}

/// Returns a xib with a view `a` that has two subviews, `b` and `c`, and a constraint with the given attributes.
func constraintXib(_ attributes: String) -> String {
  xib(
    view(
      "a",
      "<subviews>\(view("b"))\(view("c"))</subviews><constraints><constraint \(attributes) id=\"k\"/></constraints>"
    ))
}
