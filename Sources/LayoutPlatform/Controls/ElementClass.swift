package import LayoutModel

/// The classes that elements of Interface Builder stand for.
package enum ElementClass {
  /// Returns the class of an element, for example `UILabel` for `label`.
  package static func name(of element: String, on platform: InterfaceDocument.Platform) -> String {
    let isMac = platform == .macOS
    switch element {
    case "customView",
      "view" where isMac:
      return "NSView"
    case "tableViewCellContentView": return "UITableViewCellContentView"
    case "wkWebView": return "WKWebView"
    case "mapView": return "MKMapView"
    case "glkView": return "GLKView"
    case "mtkView": return "MTKView"
    case "arscnView": return "ARSCNView"
    case "arskView": return "ARSKView"
    case "skView": return "SKView"
    case "sceneKitView", "sceneView": return "SCNView"
    case "webView" where isMac: return "WebView"
    case "containerView", "tableViewCellPlaceholder": return isMac ? "NSView" : "UIView"
    case "popUpButton": return "NSPopUpButton"
    default:
      guard let first = element.first else { return isMac ? "NSView" : "UIView" }
      return (isMac ? "NS" : "UI") + first.uppercased() + element.dropFirst()
    }
  }
}
