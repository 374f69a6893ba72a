import Geometry
import ViewLayout

/// How a stack view arranges its subviews.
extension ViewProperty {
  static let stackViews = [
    axis, alignment, distribution, spacing, customSpacing, isBaselineRelativeArrangement,
    isLayoutMarginsRelativeArrangement, arranged,
  ]

  /// The axis along which a stack view arranges its subviews.
  public static let axis = ViewProperty(
    "axis", .word(Axis.self), \View.stack.axis, standard: .horizontal, of: [.stackView], example: "vertical")

  /// The alignment of a stack view's subviews across its axis.
  public static let alignment = ViewProperty(
    "alignment", .word(StackProperties.Alignment.self), \View.stack.alignment, standard: .fill, of: [.stackView],
    example: "firstBaseline")

  /// The sizes and distances of a stack view's subviews along its axis.
  public static let distribution = ViewProperty(
    "distribution", .word(StackProperties.Distribution.self), \View.stack.distribution, standard: .fill,
    of: [.stackView], example: "equalSpacing")

  /// The distance between two subviews of a stack view, in points, or `View.spacingUseSystem`.
  public static let spacing = ViewProperty(
    "spacing", .spacing, standard: { _ in .number(0) }, of: [.stackView], example: "8",
    "points between two views, or `system` for the distance that the system has",
    get: { staged, _ in .number(View.points(ofSpacing: staged.view.stack.spacing)) },
    set: { staged, value, _ in
      if let spacing = Double(value) { staged.view.stack.spacing = spacing }
    })

  /// The distances behind some of the arranged views, in place of the spacing.
  public static let customSpacing = ViewProperty(
    "customSpacing", .spacings, of: [.stackView], example: "{a: 24}",
    "the spacing behind some of the views, by their names: `{view: points}`",
    get: { staged, _ in .spacings(staged.customSpacing) },
    set: { staged, value, _ in
      if case .spacings(let spacings) = value { staged.customSpacing = spacings }
    })

  /// Whether the stack view that the view is in arranges it.
  public static let arranged = ViewProperty(
    "arranged", .boolean, standard: { _ in .boolean(true) }, of: .drawn, isSetBySteps: false, example: "false",
    "whether the stack view that the view is in arranges it; a background, which constraints hold to the stack's edges, "
      + "is not arranged",
    get: { staged, _ in .boolean(staged.isArranged) },
    set: { staged, value, _ in
      if let flag = Bool(value) { staged.isArranged = flag }
    })

  /// Whether the spacing of a column is measured between baselines.
  public static let isBaselineRelativeArrangement = ViewProperty(
    "isBaselineRelativeArrangement", .boolean, \View.stack.isBaselineRelativeArrangement, standard: false,
    of: [.stackView], example: "true",
    "in a column, whether `spacing` is measured from the last baseline of a view to the first baseline of the next")

  /// Whether a stack view keeps its subviews inside its margins.
  public static let isLayoutMarginsRelativeArrangement = ViewProperty(
    "isLayoutMarginsRelativeArrangement", .boolean, \View.stack.isLayoutMarginsRelativeArrangement, standard: false,
    of: [.stackView], example: "true", "whether the views stay inside the stack view's `layoutMargins`")
}

extension Axis: PropertyWord {}
extension StackProperties.Alignment: PropertyWord {}
extension StackProperties.Distribution: PropertyWord {}
