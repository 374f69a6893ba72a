import Geometry
import ViewLayout

/// How a stack view arranges its subviews.
extension ViewProperty {
  static let stackViews = [
    axis, alignment, distribution, spacing, isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement,
  ]

  public static let axis = ViewProperty(
    "axis", .word(Axis.self), \.stack.axis, standard: .horizontal, of: [.stackView], example: "vertical")

  public static let alignment = ViewProperty(
    "alignment", .word(StackProperties.Alignment.self), \.stack.alignment, standard: .fill, of: [.stackView],
    example: "firstBaseline")

  public static let distribution = ViewProperty(
    "distribution", .word(StackProperties.Distribution.self), \.stack.distribution, standard: .fill,
    of: [.stackView], example: "equalSpacing")

  public static let spacing = ViewProperty(
    "spacing", .anyNumber, \.stack.spacing, standard: 0, of: [.stackView], example: "8", "points between two views")

  public static let isBaselineRelativeArrangement = ViewProperty(
    "isBaselineRelativeArrangement", .boolean, \.stack.isBaselineRelativeArrangement, standard: false,
    of: [.stackView], example: "true",
    "in a column, whether `spacing` is measured from the last baseline of a view to the first baseline of the next")

  public static let isLayoutMarginsRelativeArrangement = ViewProperty(
    "isLayoutMarginsRelativeArrangement", .boolean, \.stack.isLayoutMarginsRelativeArrangement, standard: false,
    of: [.stackView], example: "true", "whether the views stay inside the stack view's `layoutMargins`")
}

extension Axis: PropertyWord {}
extension StackProperties.Alignment: PropertyWord {}
extension StackProperties.Distribution: PropertyWord {}
