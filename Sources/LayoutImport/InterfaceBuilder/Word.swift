import MarkupSource

/// The names of elements and attributes that the reader of layout files knows.
///
/// A document is parsed with them as its vocabulary, so that they are told apart by number.
enum Word: String, CaseIterable {
  // Views.
  case activityIndicatorView, arscnView, arskView, box, button, clipView, collectionReusableView,
    collectionView
  case collectionViewCell, collectionViewCellContentView, colorWell, comboBox, containerView, control
  case customView, datePicker, glkView, gridView, imageView, label, levelIndicator, mapView, matrix, mtkView
  case navigationBar, openGLView, outlineView, pageControl, pathControl, pickerView, popUpButton
  case predicateEditor, progressIndicator, progressView, ruleEditor, sceneKitView, sceneView, scrollView
  case scroller, searchBar, searchField, secureTextField, segmentedControl, skView, slider, splitView
  case stackView, stepper, `switch`, tabBar, tabView, tableCellView, tableHeaderView, tableView, tableViewCell
  case tableViewCellContentView, tableRowView, textField, textView, tokenField, toolbar, view
  case visualEffectView, webView, wkWebView, pdfView, scrubber

  // What a view or a document is made of.
  case document, archive, scene, scenes, objects, placeholder, customObject, window, popover, toolbarItem
  case barButtonItem, navigationItem, subviews, beginningViews, middleViews, endViews, prototypes, cells
  case prototypeCellViews, tableViewSection, tabViewItem, gridCell, gridRow, gridColumn, rows, columns
  case constraints, constraint, connections, outlet, outletCollection, layoutGuides, viewLayoutGuide
  case viewControllerLayoutGuide, keyboardLayoutGuide, variation, mask, include, exclude, rect, size
  case autoresizingMask, edgeInsets, directionalEdgeInsets, dependencies, plugIn, device, adaptation
  case resources, designables, designable, `nil`, simulatedMetricsContainer, simulatedStatusBarMetrics
  case freeformSimulatedSizeMetrics, menu, menuItem, items, point, inset

  // Text, images and cells.
  case fontDescription, font, attributedString, fragment, attributes, string, mutableString, state
  case buttonConfiguration, imageReference, segments, segment, holdingPriorities, visibilityPriorities
  case customSpacing, integer, real, textFieldCell, color, accessibility, behavior, animations
  case userDefinedRuntimeAttributes, textInputTraits, gestureRecognizers

  // Attributes.
  case id, key, type, version, toolsVersion, targetRuntime, useAutolayout, useTraitCollections, useSafeAreas
  case identifier, name, width, height, x, y, catalog, orientation, customClass, userLabel
  case storyboardIdentifier, sceneMemberID, title, property, destination, reference
  case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority
  case symbolic, symbolType
  case fixedFrame, hidden, translatesAutoresizingMaskIntoConstraints
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight, verifyAmbiguity, ambiguous, misplaced
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, layoutMarginsFollowReadableWidth
  case flexibleMinX, flexibleMinY, flexibleMaxX, flexibleMaxY, widthSizable, heightSizable
  case top, left, bottom, right, leading, trailing
  case text, numberOfLines, maximumNumberOfLines, preferredMaxLayoutWidth, placeholderString
  case lineBreakMode, usesSingleLineMode, scrollable, image, content, value
  case pointSize, metaFont, family, style, weight
  case axis, distribution, alignment, spacing, spacingType, baselineRelativeArrangement, detachesHiddenViews
  case horizontalStackHuggingPriority, verticalStackHuggingPriority
  case horizontalClippingResistancePriority, verticalClippingResistancePriority
  case row, column, viewRespectsSystemMinimumLayoutMargins, translucent

  // Archives.
  case object, `class`, ref, bool, boolean

  /// The words by their numbers.
  static let all = allCases

  /// The words as a vocabulary.
  static let vocabulary = MarkupVocabulary(allCases.map { $0.rawValue })

  /// Creates the word of a number; `nil` for the number of another name.
  init?(number: Int) {
    guard number < Word.all.count else { return nil }
    self = Word.all[number]
  }
}

extension MarkupNode {
  /// The name of the element, if it is known.
  var word: Word? { Word(number: nameNumber) }

  /// The elements directly inside.
  var childNodes: LazyMapSequence<MarkupChildren, MarkupNode> { children.lazy.map(sibling(at:)) }

  /// Returns the value of an attribute.
  subscript(word: Word) -> String? { attribute(word)?.value }

  /// Returns an attribute.
  func attribute(_ word: Word) -> MarkupAttribute? {
    for attribute in attributes where attribute.word == word { return attribute }
    return nil
  }

  /// Returns whether an attribute is `YES`.
  func isYes(_ word: Word) -> Bool { attribute(word)?.isYes ?? false }

  /// Returns the first element directly inside that has a name.
  func child(_ word: Word) -> MarkupNode? {
    for child in childNodes where child.word == word { return child }
    return nil
  }

  /// Returns the first element directly inside that fills a slot.
  func child(key: String) -> MarkupNode? {
    for child in childNodes where child[.key] == key { return child }
    return nil
  }
}

extension MarkupAttribute {
  /// The name of the attribute, if it is known.
  var word: Word? { Word(number: nameNumber) }

  /// A Boolean value that indicates whether the value is `YES`.
  var isYes: Bool { written.elementsEqual("YES".utf8) }
}
