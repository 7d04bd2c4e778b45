import LayoutModel

/// What a control of iOS or tvOS looks like that is as large as its kind, whatever it shows.
struct MobileMeasures: Sendable {
  /// The element.
  var element: String
  /// The value of `style` that tells kinds of the element apart.
  var style: String?
  /// The first era with these measures, as a plug-in version.
  var since = 0
  /// How far the frame reaches beyond the alignment rectangle.
  var insets = InterfaceInsets.zero
  /// The widths of the frame that occur, the usual one first; none where the width is free.
  var widths: [Rational] = []
  /// The heights of the frame that occur, the usual one first; none where the height is free.
  var heights: [Rational]

  /// Returns the width of the alignment rectangle.
  func width(_ subject: ControlSubject) -> IntrinsicSize.Length? {
    subject.chosen(widths.map { $0 - insets.left - insets.right }, .horizontal)
  }

  /// Returns the height of the alignment rectangle.
  func height(_ subject: ControlSubject) -> IntrinsicSize.Length? {
    subject.chosen(heights.map { $0 - insets.top - insets.bottom }, .vertical)
  }

  /// Finds the measures of a view, those of the latest era that is not after the file's.
  static func of(_ view: InterfaceView, _ context: ControlContext) -> MobileMeasures? {
    let rows = context.platform == .tvOS ? tv : phone
    let style = view["style"] ?? view["progressViewStyle"]
    return rows.last { row in
      row.element == view.element && (row.style == nil || row.style == style)
        && (context.era == 0 || row.since <= context.era)
    }
  }

  /// The measures on iOS, each kind's from old to new: the frames of saved files that no constraint stretches.
  private static let phone: [MobileMeasures] = [
    MobileMeasures(element: "switch", insets: InterfaceInsets(right: 2), widths: [51], heights: [31]),
    MobileMeasures(
      element: "switch", since: 24123, insets: InterfaceInsets(right: 2), widths: [63, 51], heights: [28, 31]),
    MobileMeasures(
      element: "slider", insets: InterfaceInsets(left: 2, bottom: 1, right: 2), heights: [31, 34, 33]),
    MobileMeasures(
      element: "slider", since: 14800, insets: InterfaceInsets(left: 2, bottom: 1, right: 2),
      heights: [31, 34, 33, 30, 28]),
    MobileMeasures(element: "segmentedControl", insets: InterfaceInsets(bottom: 1), heights: [29]),
    MobileMeasures(
      element: "segmentedControl", since: 14800, insets: InterfaceInsets(bottom: 1), heights: [32, 33, 29]),
    MobileMeasures(element: "progressView", heights: [2]),
    MobileMeasures(element: "progressView", since: 14800, heights: [4, 2]),
    MobileMeasures(element: "progressView", style: "bar", heights: [Rational(5, 2), 3, 4, 2]),
    MobileMeasures(element: "stepper", widths: [94], heights: [29]),
    MobileMeasures(element: "stepper", since: 15000, widths: [94], heights: [32, 29]),
    MobileMeasures(element: "activityIndicatorView", widths: [20], heights: [20]),
    MobileMeasures(element: "activityIndicatorView", style: "large", widths: [37], heights: [37]),
    MobileMeasures(element: "activityIndicatorView", style: "whiteLarge", widths: [37], heights: [37]),
    MobileMeasures(element: "pageControl", heights: [37]),
    MobileMeasures(element: "pageControl", since: 17500, heights: [26, 37, 28, 25, Rational(55, 2)]),
    MobileMeasures(element: "datePicker", widths: [320], heights: [216, 162]),
    MobileMeasures(element: "datePicker", style: "compact", widths: [], heights: [34, 35]),
    MobileMeasures(element: "pickerView", widths: [320], heights: [216, 162]),
    MobileMeasures(element: "searchBar", heights: [44, 56]),
    MobileMeasures(element: "searchBar", since: 13000, heights: [56, 44, 51]),
    MobileMeasures(element: "navigationBar", heights: [44, 56, 96, 50]),
    MobileMeasures(element: "navigationBar", since: 24123, heights: [54, 44, 56, 96, 50]),
    MobileMeasures(element: "toolbar", heights: [44, 49]),
    MobileMeasures(element: "tabBar", heights: [49]),
  ]

  /// The measures on tvOS.
  private static let tv: [MobileMeasures] = [
    MobileMeasures(element: "segmentedControl", heights: [70]),
    MobileMeasures(element: "progressView", heights: [10]),
    MobileMeasures(element: "activityIndicatorView", widths: [20], heights: [20]),
    MobileMeasures(element: "activityIndicatorView", style: "large", widths: [37], heights: [37]),
    MobileMeasures(element: "activityIndicatorView", style: "whiteLarge", widths: [37], heights: [37]),
    MobileMeasures(element: "navigationBar", heights: [145]),
    MobileMeasures(element: "tabBar", heights: [145, 68]),
  ]
}
