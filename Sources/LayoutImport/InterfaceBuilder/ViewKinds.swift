import MarkupSource

extension Word {
  /// A Boolean value that indicates whether an element of the name is a view wherever a view can stand.
  var isView: Bool {
    switch self {
    case .activityIndicatorView, .arscnView, .arskView, .box, .button, .clipView, .collectionReusableView,
      .collectionView, .collectionViewCell, .collectionViewCellContentView, .colorWell, .comboBox,
      .containerView, .control, .customView, .datePicker, .glkView, .gridView, .imageView, .label,
      .levelIndicator, .mapView, .matrix, .mtkView, .navigationBar, .openGLView, .outlineView, .pageControl,
      .pathControl, .pickerView, .popUpButton, .predicateEditor, .progressIndicator, .progressView,
      .ruleEditor, .sceneKitView, .sceneView, .scrollView, .scroller, .searchBar, .searchField,
      .secureTextField, .segmentedControl, .skView, .slider, .splitView, .stackView, .stepper, .switch,
      .tabBar, .tabView, .tableCellView, .tableHeaderView, .tableView, .tableViewCell,
      .tableViewCellContentView, .tableRowView, .textField, .textView, .tokenField, .toolbar, .view,
      .visualEffectView, .webView, .wkWebView, .pdfView, .scrubber, .column:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether an element of the name never holds views.
  var hasNoViews: Bool {
    switch self {
    case .rect, .autoresizingMask, .constraints, .connections, .variation, .fontDescription, .font, .color,
      .attributedString, .string, .nil, .state, .accessibility, .behavior, .animations, .point, .size, .inset,
      .userDefinedRuntimeAttributes, .textInputTraits, .viewLayoutGuide, .keyboardLayoutGuide, .edgeInsets,
      .directionalEdgeInsets, .segments, .textFieldCell, .dependencies, .resources, .designables, .device,
      .gestureRecognizers, .holdingPriorities, .visibilityPriorities, .customSpacing, .mutableString,
      .buttonConfiguration:
      true
    default: false
    }
  }
}

/// Where an element stands, as far as it tells whether it is a view.
enum ViewPlace {
  /// In a list of views or cells.
  case list
  /// Where the file's own objects stand.
  case top
  /// Anywhere else.
  case other

  /// Creates the place of elements directly inside another.
  init(inside word: Word?) {
    switch word {
    case .subviews, .beginningViews, .middleViews, .endViews, .prototypes, .cells, .prototypeCellViews:
      self = .list
    case .objects: self = .top
    default: self = .other
    }
  }

  /// Returns whether an element is a view.
  ///
  /// A frame tells, except for sections of tables and for what varies. Without one, the list that the element stands
  /// in tells, or its name together with the slot that it fills.
  func isView(_ node: MarkupNode, _ word: Word?) -> Bool {
    guard word != .tableViewSection, word != .variation else { return false }
    switch self {
    case .list: return true
    case .top: return word?.isView == true || Self.hasFrame(node)
    case .other:
      if Self.hasFrame(node) { return true }
      guard word?.isView == true, word != .toolbar, let key = node[.key] else { return false }
      return key == "view" || key == "documentView" || key.hasSuffix("View")
    }
  }

  private static func hasFrame(_ node: MarkupNode) -> Bool {
    for child in node.childNodes where child.word == .rect {
      if child.attribute(.key)?.written.elementsEqual("frame".utf8) == true { return true }
    }
    return false
  }
}
