public import Geometry
public import Typography

/// An item of a picture. Later items are drawn over earlier ones.
public enum Item: Hashable, Sendable {
  /// Items that share effects.
  case group(Group)
  /// A filled or stroked path.
  case shape(Shape)
  /// One line of text.
  indirect case text(TextRun)
  /// A picture in a rectangle.
  indirect case image(PlacedImage)
}

/// A path that is filled, stroked or both. The stroke is drawn over the fill.
///
/// Copies share what is in it until one of them is changed, as those of a group.
public struct Shape: Hashable, Sendable {
  @usableFromInline struct Contents: Hashable, Sendable {
    @usableFromInline var path: Path
    @usableFromInline var fill: Paint?
    @usableFromInline var stroke: Stroke?
  }

  @usableFromInline var contents: Shared<Contents>

  /// The outline, in the coordinates of the group around it.
  @inlinable public var path: Path {
    _read { yield contents.value.path }
    _modify { yield &contents.value.path }
  }
  /// What the inside is filled with; `nil` leaves it open.
  @inlinable public var fill: Paint? {
    _read { yield contents.value.fill }
    _modify { yield &contents.value.fill }
  }
  /// How the outline is drawn; `nil` for a shape without one.
  @inlinable public var stroke: Stroke? {
    _read { yield contents.value.stroke }
    _modify { yield &contents.value.stroke }
  }

  /// A shape with a fill, a stroke or both.
  public init(_ path: Path, fill: Paint? = nil, stroke: Stroke? = nil) {
    contents = Shared(Contents(path: path, fill: fill, stroke: stroke))
  }
}

/// One line of text in one font and colour.
public struct TextRun: Hashable, Sendable {
  /// The text in logical order. Renderers shape it and reorder it for display.
  public var text: String
  /// The font of all of it.
  public var font: Font
  /// The colour of all of it.
  public var color: Color
  /// The left end of the baseline, for both writing directions.
  public var origin: Point
  /// The advance that layout used, including tracking, in points.
  public var width: Double
  /// Whether the line reads from right to left, as Hebrew and Arabic do.
  public var isRightToLeft: Bool

  /// A line of text; `width` is in points.
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
  /// The picture.
  public var image: Image
  /// The rectangle that it is stretched over, in points.
  public var frame: Rect

  /// A picture in a rectangle.
  public init(_ image: Image, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}
