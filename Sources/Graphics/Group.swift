public import Geometry

/// Items that share coordinates and effects, and that stand for one thing: a view, a constraint, a callout.
///
/// Effects apply in the order shadow, opacity, clip (in the group's own coordinates), transform.
public struct Group: Hashable, Sendable {
  /// Unique in the display list, without the figure's name, which the SVG writer puts before it; `nil` for
  /// groups that only carry effects.
  public var id: String?
  /// What it stands for: `strut-view`, `strut-constraint strut-optional`. They become an SVG's classes.
  public var classes: [String]
  /// Named facts for scripts: they become `data-` attributes, in this order.
  public var data: [Fact]
  /// What assistive technology reads, and a browser shows beside the pointer.
  public var title: String?
  /// From the group's coordinates to those around it.
  public var transform: Transform
  public var clip: Path?
  /// Of the group as one picture, from 0 to 1.
  public var opacity: Double
  public var shadow: Shadow?
  public var items: [Item]

  public struct Fact: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    id: String? = nil, classes: [String] = [], data: [Fact] = [], title: String? = nil,
    transform: Transform = .identity, clip: Path? = nil, opacity: Double = 1, shadow: Shadow? = nil,
    items: [Item] = []
  ) {
    self.id = id
    self.classes = classes
    self.data = data
    self.title = title
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
    self.items = items
  }
}

/// A blurred copy of a group's shape under it.
public struct Shadow: Hashable, Sendable {
  public var offset: Point
  /// The blur's radius as Core Animation counts it: the standard deviation of the Gaussian, in points.
  public var radius: Double
  /// Its alpha is the shadow's opacity.
  public var color: Color

  public init(offset: Point, radius: Double, color: Color) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }
}
