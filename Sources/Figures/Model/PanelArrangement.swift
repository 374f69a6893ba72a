/// How the panels of a picture stand together.
public struct PanelArrangement: Hashable, Sendable {
  /// Where the titles of panels are written.
  public enum Captions: String, Hashable, Sendable, CaseIterable {
    /// Above or below the panels, or nowhere.
    case top, bottom, none
  }

  /// The panels of a row, if the author says it; `nil` for rows of about equal length with at most four.
  public var columns: Int?
  /// The distance between panels, in points.
  public var spacing = 24.0
  /// Where the titles are written. Those of one row share a line.
  public var captions = Captions.bottom

  /// Creates the standard arrangement.
  public init() {}

  /// The panels of a full row.
  ///
  ///     PanelArrangement().rowLength(of: 5)   // 3
  ///
  /// - Parameter count: The number of all panels.
  public func rowLength(of count: Int) -> Int {
    let rows = max(1, (count + Self.longestRow - 1) / Self.longestRow)
    return columns ?? max(1, (count + rows - 1) / rows)
  }

  /// The most panels in a row, unless the author says it.
  private static let longestRow = 4
}
