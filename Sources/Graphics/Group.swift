public import Geometry

/// Items that share coordinates and effects, and that represent one object: a view, a constraint, a callout.
///
/// Effects apply in the order shadow, opacity, clip (in the group's own coordinates), transform.
///
/// Copies share what is in it until one of them is changed: a display list is gone through many times.
public struct Group: Hashable, Sendable {
  @usableFromInline struct Contents: Hashable, Sendable {
    @usableFromInline var id: String?
    @usableFromInline var classes: [String]
    @usableFromInline var data: [Fact]
    @usableFromInline var title: String?
    @usableFromInline var link: String?
    @usableFromInline var transform: Transform
    @usableFromInline var clip: Path?
    @usableFromInline var opacity: Double
    @usableFromInline var shadow: Shadow?
    @usableFromInline var items: [Item]
    @usableFromInline var motion: GroupMotion?
  }

  @usableFromInline var contents: Shared<Contents>

  /// An id that is unique in the display list, without the figure's name, which the SVG writer prepends. `nil` for groups
  /// that only apply effects.
  @inlinable public var id: String? {
    _read { yield contents.value.id }
    _modify { yield &contents.value.id }
  }
  /// The classes of the group in SVG: `strut-view`, `strut-constraint strut-optional`.
  @inlinable public var classes: [String] {
    _read { yield contents.value.classes }
    _modify { yield &contents.value.classes }
  }
  /// Named values for scripts, which become `data-` attributes in this order.
  @inlinable public var data: [Fact] {
    _read { yield contents.value.data }
    _modify { yield &contents.value.data }
  }
  /// The title for assistive technology, which browsers show as a tooltip.
  @inlinable public var title: String? {
    _read { yield contents.value.title }
    _modify { yield &contents.value.title }
  }
  /// The id of a group of the same display list that a click leads to; `nil` for none. Only SVG has it.
  @inlinable public var link: String? {
    _read { yield contents.value.link }
    _modify { yield &contents.value.link }
  }
  /// The transform from the group's coordinates to those of its parent.
  @inlinable public var transform: Transform {
    _read { yield contents.value.transform }
    _modify { yield &contents.value.transform }
  }
  /// Cuts off what is outside of it, shadow included; in the group's own coordinates.
  @inlinable public var clip: Path? {
    _read { yield contents.value.clip }
    _modify { yield &contents.value.clip }
  }
  /// The opacity of the group as a whole, from 0 to 1.
  @inlinable public var opacity: Double {
    _read { yield contents.value.opacity }
    _modify { yield &contents.value.opacity }
  }
  /// Lies under all that the group draws.
  @inlinable public var shadow: Shadow? {
    _read { yield contents.value.shadow }
    _modify { yield &contents.value.shadow }
  }
  /// What the group draws, from the bottom up.
  @inlinable public var items: [Item] {
    _read { yield contents.value.items }
    _modify { yield &contents.value.items }
  }
  /// How the transform and the opacity change in a picture that plays; `nil` for none. Only SVG has it.
  @inlinable public var motion: GroupMotion? {
    _read { yield contents.value.motion }
    _modify { yield &contents.value.motion }
  }

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
    contents = Shared(
      Contents(
        id: id, classes: classes, data: data, title: title, link: link, transform: transform, clip: clip,
        opacity: opacity, shadow: shadow, items: items))
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
