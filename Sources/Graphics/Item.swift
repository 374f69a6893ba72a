public import Geometry
public import Typography

/// An item of a picture. Later items are drawn over earlier ones.
public indirect enum Item: Hashable, Sendable {
  case group(Group)
  case shape(Shape)
  case text(TextRun)
  case image(PlacedImage)
}

/// A path that is filled, stroked or both. The stroke is drawn over the fill.
public struct Shape: Hashable, Sendable {
  public var path: Path
  public var fill: Paint?
  public var stroke: Stroke?

  public init(_ path: Path, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}

/// One line of text in one font and colour.
public struct TextRun: Hashable, Sendable {
  /// The text in logical order. Renderers shape it and reorder it for display.
  public var text: String
  public var font: Font
  public var color: Color
  /// The left end of the baseline, for both writing directions.
  public var origin: Point
  /// The advance that layout used, including tracking, in points.
  public var width: Double
  public var isRightToLeft: Bool

  public init(_ text: String, font: Font, color: Color, origin: Point, width: Double, isRightToLeft: Bool = false) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}

/// An image that is stretched over a rectangle.
public struct PlacedImage: Hashable, Sendable {
  public var image: Image
  public var frame: Rect

  public init(_ image: Image, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}
