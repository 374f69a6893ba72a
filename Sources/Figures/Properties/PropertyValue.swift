public import Geometry
public import Graphics
public import ViewLayout

/// The value of a property, of the type that the property's row asks for.
public enum PropertyValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case texts([String])
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// A frame as an inset of the superview's bounds.
  case inset(dx: Double, dy: Double)
  case insets(EdgeInsets)
  case transform(Transform)
  case mask(AutoresizingMask)
  case priorities(AxisPair<Priority>)
  /// `nil` for an axis without one.
  case intrinsicSize(AxisPair<Double?>)
  case color(Color)
  /// A picture repeated as a background.
  case pattern(Image)
  case shadow(Shadow)
  case font(FontDescription)
  case image(ImageSource)
  /// One of the words that the property takes; see ``word(_:)``.
  case keyword(Keyword)
}
