public import Diagnostics
public import Geometry
public import Graphics

/// A mark that the author adds to the picture.
public struct Callout: Hashable, Sendable {
  public enum Mark: Hashable, Sendable {
    case label(String, at: CalloutAnchor)
    case text(String, at: CalloutAnchor)
    /// A dimension line between two anchors, with the distance or a custom text.
    case dimension(from: CalloutAnchor, to: CalloutAnchor, text: String?)
    case arrow(from: CalloutAnchor, to: CalloutAnchor)
    case circle(at: CalloutAnchor)
  }

  public var mark: Mark
  public var color: Color?
  public var range: SourceRange?

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
  case view(String, Place)

  public enum Place: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, center, centerX, centerY
    case topLeft, topRight, bottomLeft, bottomRight
    case origin, baseline, firstBaseline, lastBaseline
  }
}
