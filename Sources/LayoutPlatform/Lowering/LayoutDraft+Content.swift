package import LayoutModel

extension LayoutDraft {
  /// Adds the sizes that views have of their own, each with its hugging and compression resistance.
  ///
  /// - Parameter trustsFrames: Whether a saved length counts more than the measure of a text, or the table of a kind of
  ///   control, that differs from it: Interface Builder had the fonts, and the control's own code.
  /// - Returns: the lengths for which nothing better is known than the saved frame; they are not added.
  mutating func addContentSizes(trustsFrames: Bool) -> [SavedLength] {
    self.trustsFrames = trustsFrames
    var saved: [SavedLength] = []
    for index in tree.views.indices {
      guard let item = itemOfView[index], !tree.views[index].isFixed else { continue }
      for axis in Axis.allCases {
        guard let length = intrinsicLength(of: index, axis), length.points.isExact, length.points >= 0 else {
          continue
        }
        let standsIn = trustsFrames ? savedLength(of: index, axis) : nil
        switch (length.source, standsIn) {
        case (.saved, _): saved.append(SavedLength(view: index, axis: axis, points: length.points))
        case (.text, let points?) where !isForced(index, axis, from: length.points, to: points):
          saved.append(SavedLength(view: index, axis: axis, points: points))
        case (.usual, let points?) where !mustKeepContent(index, axis):
          saved.append(SavedLength(view: index, axis: axis, points: points, usual: length.points))
        default: addContentSize(item, index, axis, length.points)
        }
      }
    }
    return saved
  }

  /// Returns whether a view must be as long as its content or must not be shorter: then it was drawn otherwise because
  /// that contradicts something else.
  private func mustKeepContent(_ index: Int, _ axis: Axis) -> Bool {
    tree.views[index].hugging(axis).isRequired || tree.views[index].compression(axis).isRequired
  }

  /// Returns the length of a view's alignment rectangle as saved, where it has any.
  private func savedLength(of index: Int, _ axis: Axis) -> Rational? {
    guard let frame = geometry.relative[index], !tree.views[index].isSavedMisplaced else { return nil }
    let length = frame.length(axis) - insets[index].sum(axis)
    return length > 0 ? length : nil
  }

  /// Returns whether a saved width is one that constraints have forced upon a line of text, and no measure of it: the
  /// text is cut off, or it is stretched although it must not be.
  private func isForced(_ index: Int, _ axis: Axis, from need: Rational, to saved: Rational) -> Bool {
    let view = tree.views[index]
    guard axis == .horizontal, view.element == "label", view.text?.lines == 1 else { return false }
    // A wrong font or hinting makes a text a twelfth longer, hardly more.
    let tolerance = max(3, need / 12)
    return need - saved > tolerance || view.hugging(axis).isRequired && saved - need > tolerance
  }

  /// Returns the length that a view has of its own, with what stands in for it while designing.
  private mutating func intrinsicLength(of index: Int, _ axis: Axis) -> IntrinsicSize.Length? {
    switch tree.views[index].placeholder(axis) {
    case .points(let length)?: return IntrinsicSize.Length(length, .placeholder)
    case InterfaceView.Placeholder.none?: return nil
    case nil: break
    }
    if axis == .vertical, let saved = geometry.relative[index] {
      let width = saved.width - insets[index].sum(.horizontal)
      if let height = ControlFacts.height(of: tree.views[index], forWidth: width, context) {
        wrappingViews.insert(index)
        return height
      }
    }
    // How large a grid is follows from its rows and columns, which are not modelled.
    if tree.views[index].element == "gridView", let points = savedLength(of: index, axis) {
      return IntrinsicSize.Length(points, .saved)
    }
    return intrinsicSizes[index][axis]
  }

  /// Adds the two constraints of a view's own length, with priorities up to a limit.
  mutating func addContentSize(
    _ item: ItemIndex, _ index: Int, _ axis: Axis, _ length: Rational, atMost limit: Priority = .required
  ) {
    let view = tree.views[index]
    if axis == .vertical, wrappingViews.contains(index) {
      wrappingRows.append((view: index, row: builder.layout.constraints.count))
    }
    let shift = contentPriorityShift[index]
    let (hugging, compression) = (view.hugging(axis), view.compression(axis))
    add(
      item, .size(axis), .lessThanOrEqual, constant: length, priority: min(hugging.raised(by: shift), limit),
      owner: .contentSize, className: "NSContentSizeLayoutConstraint", assumption: "content")
    add(
      item, .size(axis), .greaterThanOrEqual, constant: length,
      priority: min(compression.raised(by: shift), limit),
      owner: .contentSize, className: "NSContentSizeLayoutConstraint", assumption: "content")
  }
}

extension LayoutDraft {
  /// Gives texts that break into lines the height that they have at the widths of a solution.
  ///
  /// - Parameter width: The width of an item's alignment rectangle, in points.
  /// - Returns: Whether a height has changed.
  package mutating func wrapTexts(width: (ItemIndex) -> Rational?) -> Bool {
    var hasChanged = false
    for (view, row) in wrappingRows {
      guard let item = itemOfView[view], let width = width(item), !isWrappedAsSaved(view, width),
        let height = ControlFacts.height(of: tree.views[view], forWidth: width, context)?.points,
        height.isExact, height != builder.layout.constraints[row].form.bound
      else { continue }
      hasChanged = true
      for index in [row, row + 1] {
        builder.layout.constraints[index].form.bound = height
        builder.layout.constraints[index].equation?.constant = height
      }
    }
    return hasChanged
  }

  /// Returns whether a text is as wide as it was saved: then it was drawn as high as it is.
  private func isWrappedAsSaved(_ view: Int, _ width: Rational) -> Bool {
    guard trustsFrames, savedLength(of: view, .vertical) != nil,
      let saved = savedLength(of: view, .horizontal)
    else { return false }
    return (saved - width).magnitude <= 1
  }
}

extension Priority {
  /// Returns the priority a little higher, unless it is so high that no stack view changes it.
  fileprivate func raised(by shift: Float) -> Priority {
    self < LayoutDraft.greatestShiftedPriority ? Priority(value + min(shift, 0.4)) : self
  }
}

/// A length that a view is taken to have of its own because its saved frame has it.
package struct SavedLength: Sendable, Hashable {
  /// The view, by its place in the tree.
  package var view: Int
  /// The axis.
  package var axis: Axis
  /// The length in points.
  package var points: Rational
  /// The length that controls of its kind usually have; `nil` where that is not known.
  package var usual: Rational?
}
