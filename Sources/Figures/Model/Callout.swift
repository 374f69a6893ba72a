public import Diagnostics
public import Geometry
public import Graphics

/// A mark that the author adds to the picture.
public struct Callout: Hashable, Sendable {
  /// What is drawn, and where.
  public enum Mark: Hashable, Sendable {
    /// A letter or a number in a disc.
    case label(String, at: CalloutAnchor)
    /// A few words.
    case text(String, at: CalloutAnchor)
    /// A dimension line between two anchors, with the distance or a custom text.
    case dimension(from: CalloutAnchor, to: CalloutAnchor, text: String?)
    /// An arrow from one place to another.
    case arrow(from: CalloutAnchor, to: CalloutAnchor)
    /// A ring around a place.
    case circle(at: CalloutAnchor)
  }

  /// What is drawn.
  public var mark: Mark
  /// The colour; `nil` for the palette's.
  public var color: Color?
  /// The source location.
  public var range: SourceRange?

  /// Creates a callout.
  public init(_ mark: Mark, color: Color? = nil, at range: SourceRange? = nil) {
    self.mark = mark
    self.color = color
    self.range = range
  }
}

/// A place that a callout refers to.
public enum CalloutAnchor: Hashable, Sendable {
  /// A point in the root view's coordinates.
  case point(Point)
  /// A point of the view with that name.
  case view(String, Place)

  /// The points of a view that a callout can refer to; `width` and `height` are its centre.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// The middle of an edge, or a centre.
    case left, right, top, bottom, leading, trailing, width, height, center, centerX, centerY
    /// A corner.
    case topLeft, topRight, bottomLeft, bottomRight
    /// The origin of the bounds, or the start of a baseline.
    case origin, baseline, firstBaseline, lastBaseline
  }
}
