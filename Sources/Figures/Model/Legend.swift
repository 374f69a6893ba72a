/// The list of what the labels of a figure mean, drawn beside its panels as soon as one label has words.
public struct Legend: Hashable, Sendable {
  /// Where the legend is.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Beside or below the panels, or not drawn.
    case right, bottom, none
  }

  /// Where it is.
  public var side = Side.right
  /// The number of its columns.
  public var columns = 1
  /// The words above it; `nil` for none.
  public var title: String?

  /// Creates a legend at the right, in one column.
  public init() {}
}
