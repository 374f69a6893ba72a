public import Diagnostics
public import Geometry
public import Graphics
public import ViewLayout

/// A mark that the author adds to the picture.
public struct Callout: Hashable, Sendable {
  /// What is drawn, and where.
  public enum Mark: Hashable, Sendable {
    /// A letter or a number in a disc.
    case label(String, at: Place)
    /// A few words.
    case text(String, at: Place)
    /// A dimension line between two places, with the distance or words.
    case dimension(from: Place, to: Place, axis: DimensionAxis? = nil)
    /// An arrow from one place to another.
    case arrow(from: Place, to: Place)
    /// A ring around a place.
    ///
    /// - inset: How far inside the edges of a view it is, and outside of them if negative, in points of the interface:
    ///   then it is a rectangle. `nil` for a ring just around it.
    case circle(at: Place, inset: Double? = nil)
    /// A bracket along two places and what is between them.
    case bracket(from: Place, to: Place)
    /// A veil over everything but some places.
    case highlight([Place])
    /// An enlarged part of the picture in a circle of a radius in points.
    ///
    /// - to: The middle of the circle; `nil` for the nearest free place.
    case magnify(Place, factor: Double = 2, radius: Double = 44, to: Place? = nil)
    /// A line along an axis through a place.
    ///
    /// - within: The view or part from whose one edge it runs to the other; `nil` for the superview of the place's view.
    case rule(Place, along: Axis, within: Place? = nil)
  }

  /// The direction of a dimension line.
  public enum DimensionAxis: String, Hashable, Sendable, CaseIterable {
    /// Along an axis of the picture, or along the line between the places.
    case horizontal, vertical, aligned
  }

  /// What is drawn.
  public var mark: Mark
  /// Words beside the mark; `nil` for none, and for the distance of a dimension. Those of a label are in the legend, and
  /// `{}` in those of a dimension stands for its distance, in those of a bracket for its length, and in those of a circle
  /// and in a text for the coordinates of the place.
  public var text: String?
  /// How it is drawn.
  public var look: CalloutLook
  /// The view whose coordinates a `{}` is in, and whose points a dimension counts; `nil` for the root.
  public var coordinateView: String?
  /// The source location.
  public var range: SourceRange?

  /// Creates a callout.
  public init(
    _ mark: Mark, text: String? = nil, look: CalloutLook = CalloutLook(), color: Color? = nil,
    at range: SourceRange? = nil
  ) {
    self.mark = mark
    self.text = text
    self.look = look
    self.range = range
    if let color { self.look.color = color }
  }
}

extension Callout {
  /// What in words stands for the number of a dimension, or for the coordinates of a place.
  package static let numberSign = "{}"

  /// Whether its words say the coordinates of its place.
  package var hasCoordinates: Bool {
    switch mark {
    case .text(let words, _): words.contains(Self.numberSign)
    case .circle: text?.contains(Self.numberSign) ?? false
    default: false
    }
  }
}

/// How a callout is drawn; `nil` for what the author leaves open.
public struct CalloutLook: Hashable, Sendable {
  /// Where a callout goes, seen from its place.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// An edge or a corner. Leading and trailing edges follow the direction of the layout.
    case left, right, top, bottom, leading, trailing, topLeft, topRight, bottomLeft, bottomRight
    /// Not beside its place, but in the middle of it.
    case center

    /// The edge or corner in a layout that runs from right to left, or from left to right.
    public func settled(isRightToLeft: Bool) -> Side {
      switch self {
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      default: self
      }
    }

    /// The direction, one point long, or zero for the middle; in a layout that runs from left to right.
    public var direction: Point {
      switch self {
      case .left, .leading: Point(-1, 0)
      case .right, .trailing: Point(1, 0)
      case .top: Point(0, -1)
      case .bottom: Point(0, 1)
      case .topLeft: Point(-0.7, -0.7)
      case .topRight: Point(0.7, -0.7)
      case .bottomLeft: Point(-0.7, 0.7)
      case .bottomRight: Point(0.7, 0.7)
      case .center: .zero
      }
    }
  }

  /// The stroke of the lines.
  public enum Line: String, Hashable, Sendable, CaseIterable {
    /// `none` leaves out leaders and lines.
    case solid, dashed, dotted, none
  }

  /// The colour; `nil` for the palette's.
  public var color: Color?
  /// Where it goes.
  public var side: Side?
  /// How far it is from its place, in points.
  public var offset: Double?
  /// The font of its words.
  public var font: FontDescription?
  /// The stroke of its lines.
  public var line: Line?
  /// The width at which its words wrap, in points.
  public var width: Double?
  /// The most digits after the point of its numbers.
  public var maximumFractionDigits: Int?
  /// How the lines of its words are aligned.
  public var textAlignment: TextAlignment?

  /// Leaves everything open.
  public init() {}

  /// Whether the author says exactly where it is, seen from its place.
  public var isPlaced: Bool { side != nil && offset != nil }
}

extension Callout.Mark {
  /// Whether it needs only a place, and no distance: it is drawn on a plane of an exploded hierarchy, too.
  package var isOfPlace: Bool {
    switch self {
    case .label, .text, .circle: true
    case .dimension, .arrow, .bracket, .highlight, .magnify, .rule: false
    }
  }
}
