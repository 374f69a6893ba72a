public import Geometry

/// The contents of one picture in points, independent of the format. PNG, PDF and SVG are rendered from it alone.
///
///     DisplayList(
///       name: "hello", size: Size(100, 60), background: .color(.white),
///       items: [.shape(Shape(.rect(Rect(x: 10, y: 10, width: 80, height: 40)), fill: .color(.black)))])
public struct DisplayList: Hashable, Sendable {
  /// The picture's name. SVG ids start with it, so one page can contain several pictures.
  public var name: String
  /// The picture's accessible name and description.
  public var title: String
  /// The description for those who cannot see the picture; empty for none.
  public var description: String
  /// The size of the canvas, in points. The origin is its top left corner, and y grows downwards.
  public var size: Size
  /// The paint under everything; `nil` for a transparent picture.
  public var background: Paint?
  /// What is drawn, from the bottom up.
  public var items: [Item]
  /// The theme's dark colours by token, which an SVG's style sheet uses in dark mode. Empty if the author chose the
  /// theme.
  public var darkColors: [String: Color]

  /// A display list; all but the name and the size can be left out.
  public init(
    name: String, title: String = "", description: String = "", size: Size, background: Paint? = nil,
    items: [Item] = [], darkColors: [String: Color] = [:]
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.size = size
    self.background = background
    self.items = items
    self.darkColors = darkColors
  }
}
