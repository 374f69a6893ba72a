/// Every property that a view can be given, by its name in the figure language.
public enum ViewProperty: String, Hashable, Sendable, CaseIterable {
  // Geometry.
  case frame, designFrame, bounds, center, transform
  // Autoresizing.
  case autoresizingMask, autoresizesSubviews, translatesAutoresizingMaskIntoConstraints
  // What Auto Layout reads of a view.
  case alignmentRectInsets, alignmentRectScale, intrinsicContentSize
  case contentHuggingPriority, contentCompressionResistancePriority
  case layoutMargins, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  // Looks.
  case alpha, hidden, opaque, clipsToBounds, backgroundColor, tintColor
  case cornerRadius, borderWidth, borderColor, shadow, badge
  // Text.
  case text, title, placeholder, textColor, textAlignment, numberOfLines, lineBreakMode, font
  case preferredMaxLayoutWidth
  // What a control shows.
  case items, value, isOn, progress, numberOfPages, currentPage, borderStyle, buttonType, contentEdgeInsets
  case apportionsSegmentWidthsByContent
  case image, backgroundImage, contentMode, accessoryType
  // Stack views.
  case axis, alignment, distribution, spacing
  case isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement
  // Identity.
  case tag, `class`, alt
}
