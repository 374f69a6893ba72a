public import Geometry
public import Graphics
public import ViewLayout

/// The value of a property, of the type that the property's row asks for.
public enum PropertyValue: Hashable, Sendable {
  /// A switch.
  case boolean(Bool)
  /// A number; lengths are in points.
  case number(Double)
  /// A text.
  case text(String)
  /// A text of runs with attributes of their own.
  case runs(AttributedText)
  /// A day and a time.
  case date(CalendarDate)
  /// A list of texts, such as the titles of segments.
  case texts([String])
  /// A point, in the coordinates that the property names.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A rectangle, in the coordinates that the property names.
  case rect(Rect)
  /// A frame as an inset of the superview's bounds.
  case inset(dx: Double, dy: Double)
  /// Insets, in points; positive values are inward.
  case insets(EdgeInsets)
  /// An affine transform.
  case transform(Transform)
  /// An autoresizing mask.
  case mask(AutoresizingMask)
  /// Some of a rectangle's corners.
  case corners(CornerMask)
  /// A priority for each axis.
  case priorities(AxisPair<Priority?>)
  /// The spacing behind views of a stack view, by name: points, or `View.spacingUseSystem`.
  case spacings([String: Double])
  /// The sections of a table.
  case sections([TableSection])
  /// `nil` for an axis without one.
  case intrinsicSize(AxisPair<Double?>)
  /// A colour.
  case color(Color)
  /// A picture repeated as a background.
  case pattern(Image)
  /// A shadow.
  case shadow(Shadow)
  /// The named parts of a font.
  case font(FontDescription)
  /// A picture, or a placeholder with its size.
  case image(ImageSource)
  /// Pictures that follow one another.
  case images([ImageSource])
  /// One of the words that the property takes; see ``word(_:)``.
  case keyword(Keyword)
}
