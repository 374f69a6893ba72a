public import Diagnostics
public import Graphics

/// A mark that the author adds to the picture.
public struct Callout: Hashable, Sendable {
  /// What is drawn, and where.
  public enum Mark: Hashable, Sendable {
    /// A letter or a number in a disc.
    case label(String, at: Place)
    /// A few words.
    case text(String, at: Place)
    /// A dimension line between two anchors, with the distance or a custom text.
    case dimension(from: Place, to: Place, text: String?)
    /// An arrow from one place to another.
    case arrow(from: Place, to: Place)
    /// A ring around a place.
    case circle(at: Place)
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
