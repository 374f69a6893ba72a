public import Geometry
public import ViewLayout

/// The sections of a table with the places of their titles and rows, in the coordinates of the table's bounds.
public struct SolvedTable: Hashable, Sendable {
  /// The title above or below the rows of a section.
  public struct Title: Hashable, Sendable {
    /// The section, counted from 0, and whether it is above its rows.
    public var section: Int
    public var isHeader: Bool
    /// The text, in lines.
    public var text: SetText
    /// The rectangle of its lines.
    public var place: Rect
    /// The rectangle of the ground behind it, in a plain table; `nil` for none.
    public var ground: Rect?
    /// Whether it is in the colour of texts, and not of secondary ones.
    public var isProminent: Bool
  }

  /// How the sections are shown.
  public var style: TableStyle
  /// The titles, from top to bottom.
  public var titles: [Title] = []
  /// The rows that the table draws by itself and shows some of, as cells with their bounds in the table's coordinates.
  public var drawnRows: [SolvedView] = []
  /// The rectangles of all rows, from top to bottom.
  public var rows: [Rect] = []
}

/// Where a row stands among those of its section.
public struct RowPlace: Hashable, Sendable {
  /// How the table shows its sections.
  public var style: TableStyle
  /// Whether it is the first row of its section.
  public var isFirst: Bool
  /// Whether it is the last row of its section.
  public var isLast: Bool
}
