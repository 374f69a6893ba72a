import Geometry
import ViewLayout

/// How a stack view arranges its subviews.
extension ViewProperty {
  static let stackViews = [
    axis, alignment, distribution, spacing, isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement,
  ]

  /// The axis along which a stack view arranges its subviews.
  public static let axis = ViewProperty(
    "axis", .word(Axis.self), \.stack.axis, standard: .horizontal, of: [.stackView], example: "vertical")

  /// The alignment of a stack view's subviews across its axis.
  public static let alignment = ViewProperty(
    "alignment", .word(StackProperties.Alignment.self), \.stack.alignment, standard: .fill, of: [.stackView],
    example: "firstBaseline")

  /// The sizes and distances of a stack view's subviews along its axis.
  public static let distribution = ViewProperty(
    "distribution", .word(StackProperties.Distribution.self), \.stack.distribution, standard: .fill,
    of: [.stackView], example: "equalSpacing")

  /// The distance between two subviews of a stack view, in points.
  public static let spacing = ViewProperty(
    "spacing", .anyNumber, \.stack.spacing, standard: 0, of: [.stackView], example: "8", "points between two views")

  /// Whether the spacing of a column is measured between baselines.
  public static let isBaselineRelativeArrangement = ViewProperty(
    "isBaselineRelativeArrangement", .boolean, \.stack.isBaselineRelativeArrangement, standard: false,
    of: [.stackView], example: "true",
    "in a column, whether `spacing` is measured from the last baseline of a view to the first baseline of the next")

  /// Whether a stack view keeps its subviews inside its margins.
  public static let isLayoutMarginsRelativeArrangement = ViewProperty(
    "isLayoutMarginsRelativeArrangement", .boolean, \.stack.isLayoutMarginsRelativeArrangement, standard: false,
    of: [.stackView], example: "true", "whether the views stay inside the stack view's `layoutMargins`")
}

extension Axis: PropertyWord {}
extension StackProperties.Alignment: PropertyWord {}
extension StackProperties.Distribution: PropertyWord {}
