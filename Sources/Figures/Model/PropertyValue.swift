public import Geometry
public import Graphics
public import Typography
public import ViewLayout

/// The value of a property, of the type that the property's schema asks for.
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
  /// One of the words that the property allows, in its own spelling.
  case keyword(String)
}

/// A font as an author names it; what is left out is the view's own.
public struct FontDescription: Hashable, Sendable {
  public var family: FontFamily?
  public var size: Double?
  public var style: TextStyle?
  public var weight: FontWeight?

  public init(family: FontFamily? = nil, size: Double? = nil, style: TextStyle? = nil, weight: FontWeight? = nil) {
    self.family = family
    self.size = size
    self.style = style
    self.weight = weight
  }
}
