public import Geometry

/// Items that share coordinates and effects, and that represent one object: a view, a constraint, a callout.
///
/// Effects apply in the order shadow, opacity, clip (in the group's own coordinates), transform.
public struct Group: Hashable, Sendable {
  /// An id that is unique in the display list, without the figure's name, which the SVG writer prepends. `nil` for groups
  /// that only apply effects.
  public var id: String?
  /// The classes of the group in SVG: `strut-view`, `strut-constraint strut-optional`.
  public var classes: [String]
  /// Named values for scripts, which become `data-` attributes in this order.
  public var data: [Fact]
  /// The title for assistive technology, which browsers show as a tooltip.
  public var title: String?
  /// The id of a group of the same display list that a click leads to; `nil` for none. Only SVG has it.
  public var link: String?
  /// The transform from the group's coordinates to those of its parent.
  public var transform: Transform
  /// Cuts off what is outside of it, shadow included; in the group's own coordinates.
  public var clip: Path?
  /// The opacity of the group as a whole, from 0 to 1.
  public var opacity: Double
  /// Lies under all that the group draws.
  public var shadow: Shadow?
  /// What the group draws, from the bottom up.
  public var items: [Item]
  /// How the transform and the opacity change in a picture that plays; `nil` for none. Only SVG has it.
  public var motion: GroupMotion?

  /// A named value: `data-NAME="VALUE"` in an SVG.
  public struct Fact: Hashable, Sendable {
    /// The attribute's name without `data-`.
    public var name: String
    /// The attribute's value; it is escaped where it is written.
    public var value: String

    /// A fact of that name.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A group that has no effect unless one is given.
  public init(
    id: String? = nil, classes: [String] = [], data: [Fact] = [], title: String? = nil, link: String? = nil,
    transform: Transform = .identity, clip: Path? = nil, opacity: Double = 1, shadow: Shadow? = nil,
    items: [Item] = []
  ) {
    self.id = id
    self.classes = classes
    self.data = data
    self.title = title
    self.link = link
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
    self.items = items
  }
}

/// A shadow: a blurred copy of a group's shape below the group.
public struct Shadow: Hashable, Sendable {
  /// From the group to its shadow, in points, in the group's coordinates.
  public var offset: Point
  /// The blur radius as in Core Animation: the standard deviation of the Gaussian, in points.
  public var radius: Double
  /// The shadow's colour; its alpha is the shadow's opacity.
  public var color: Color

  /// A shadow; `radius` is in points.
  public init(offset: Point, radius: Double, color: Color) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }
}
