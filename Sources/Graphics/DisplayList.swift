public import Geometry

/// All that will be seen of one picture, in points, independent of any format: PNG, PDF and SVG come from it alone.
///
///     DisplayList(
///       name: "hello", size: Size(100, 60), background: .color(.white),
///       items: [.shape(Shape(.rect(Rect(x: 10, y: 10, width: 80, height: 40)), fill: .color(.black)))])
public struct DisplayList: Hashable, Sendable {
  /// The picture's name; SVG ids begin with it, so that several pictures can stand in one page.
  public var name: String
  /// The picture's accessible name and description.
  public var title: String
  public var description: String
  public var size: Size
  /// Under everything; `nil` leaves the picture transparent.
  public var background: Paint?
  public var items: [Item]
  /// The theme's colours by token as a dark page would have them: what an SVG's style sheet offers to readers
  /// in dark mode. Empty when the author chose the theme.
  public var darkColors: [String: Color]

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
