public import Diagnostics

/// How the panels of a picture stand together.
public struct PanelArrangement: Hashable, Sendable {
  /// Where the titles of panels are written.
  public enum Captions: String, Hashable, Sendable, CaseIterable {
    /// Above or below the panels, or nowhere.
    case top, bottom, none
  }

  /// Where a panel stands in a column that is wider.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the left, in the middle, or at the right.
    case left, center, right
  }

  /// What leads from a panel to the next.
  public enum Flow: String, Hashable, Sendable, CaseIterable {
    /// Nothing, or an arrow.
    case none, arrows
  }

  /// The panels of a row, if the author says it; `nil` for rows of about equal length with at most four.
  public var columns: Int?
  /// The distance between panels, in points.
  public var spacing = 24.0
  /// Where panels stand in columns that are wider than they are.
  public var alignment = Alignment.center
  /// Where the titles are written. Those of one row share a line.
  public var captions = Captions.bottom

  /// The titles of the rows, beside them from the first to the last, with their source location; empty for none.
  public var rowTitles = Located<[String]>([], at: nil)
  /// The titles of the columns, above the first row; empty for none.
  public var columnTitles = Located<[String]>([], at: nil)
  /// Whether the figure's caption is drawn below the panels.
  public var showsCaption = false
  /// What leads from each panel to the next.
  public var flow = Flow.none
  /// The width in points that pictures are printed at, with its source location; `nil` for any width.
  ///
  /// Screens are scaled down, all by one factor, until a picture is at most as wide. Signs and words keep their size.
  public var printWidth: Located<Double>?

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

  /// The panels of each row, each with the columns that it takes.
  ///
  ///     var arrangement = PanelArrangement()
  ///     arrangement.columns = 2
  ///     arrangement.rows(ofSpans: [2, 1, 1])   // [[0..<2], [0..<1, 1..<2]]
  ///
  /// - Parameter spans: The number of columns that each panel wants.
  public func rows(ofSpans spans: [Int]) -> [[Range<Int>]] {
    let perRow = max(1, rowLength(of: spans.count))
    return spans.reduce(into: []) { rows, wanted in
      let span = min(max(1, wanted), perRow)
      let next = rows.last?.last?.upperBound ?? perRow
      if next + span <= perRow {
        rows[rows.count - 1].append(next..<next + span)
      } else {
        rows.append([0..<span])
      }
    }
  }

  /// The most panels in a row, unless the author says it.
  private static let longestRow = 4
}
