package import LayoutModel

extension LayoutDraft {
  /// Adds the sizes that views have of their own, each with its hugging and compression resistance.
  ///
  /// - Returns: the lengths for which nothing better is known than the saved frame; they are not added.
  mutating func addContentSizes() -> [SavedLength] {
    var saved: [SavedLength] = []
    for index in tree.views.indices {
      guard let item = itemOfView[index], !tree.views[index].isFixed else { continue }
      for axis in Axis.allCases {
        guard let length = intrinsicLength(of: index, axis), length.points.isExact, length.points >= 0 else {
          continue
        }
        if length.source == .saved {
          saved.append(SavedLength(view: index, axis: axis, points: length.points))
        } else {
          addContentSize(item, index, axis, length.points)
        }
      }
    }
    return saved
  }

  /// Returns the length that a view has of its own, with what stands in for it while designing.
  private func intrinsicLength(of index: Int, _ axis: Axis) -> IntrinsicSize.Length? {
    switch tree.views[index].placeholder(axis) {
    case .points(let length)?: return IntrinsicSize.Length(length, .placeholder)
    case InterfaceView.Placeholder.none?: return nil
    case nil: return intrinsicSizes[index][axis]
    }
  }

  /// Adds the two constraints of a view's own length.
  mutating func addContentSize(_ item: ItemIndex, _ index: Int, _ axis: Axis, _ length: Rational) {
    let view = tree.views[index]
    let shift = contentPriorityShift[index]
    let (hugging, compression) = (view.hugging(axis), view.compression(axis))
    add(
      item, .size(axis), .lessThanOrEqual, constant: length, priority: hugging.raised(by: shift),
      owner: .contentSize, className: "NSContentSizeLayoutConstraint", assumption: "content")
    add(
      item, .size(axis), .greaterThanOrEqual, constant: length, priority: compression.raised(by: shift),
      owner: .contentSize, className: "NSContentSizeLayoutConstraint", assumption: "content")
  }
}

extension Priority {
  /// Returns the priority a little higher, unless it is so high that no stack view changes it.
  fileprivate func raised(by shift: Float) -> Priority {
    self < LayoutDraft.greatestShiftedPriority ? Priority(value + shift) : self
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
}
