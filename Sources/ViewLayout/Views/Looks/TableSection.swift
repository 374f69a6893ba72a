public import Graphics

/// A section of a table: rows, and a title above and below them.
public struct TableSection: Hashable, Sendable {
  /// The rows of a section.
  public enum Rows: Hashable, Sendable {
    /// Rows that the table draws by itself.
    case drawn([TableRow])
    /// This many of the table's cells, behind those of the sections before.
    case cells(Int)
  }

  /// The title above the rows.
  public var header: String?
  /// The title below the rows.
  public var footer: String?
  /// The rows, from top to bottom.
  public var rows: Rows

  /// Creates a section.
  public init(header: String? = nil, footer: String? = nil, rows: Rows) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  /// Its titles and the texts of its rows.
  package var texts: [String] {
    var texts = [header, footer]
    if case .drawn(let rows) = rows { texts += rows.flatMap { [$0.title, $0.text] } }
    return texts.compactMap(\.self)
  }
}

/// A row that a table draws by itself, as a cell would look.
public struct TableRow: Hashable, Sendable {
  /// The text, or the first of two.
  public var title: String?
  /// The detail text.
  public var text: String?
  /// The image at the leading side.
  public var image: ImageSource?
  /// How the two texts stand.
  public var cellStyle: CellStyle
  /// The sign at the trailing side.
  public var accessoryType: AccessoryType
  /// The colour behind the row; `nil` for that of its table.
  public var backgroundColor: Color?

  /// Creates a row.
  public init(
    title: String? = nil, text: String? = nil, image: ImageSource? = nil, cellStyle: CellStyle = .value1,
    accessoryType: AccessoryType = .none, backgroundColor: Color? = nil
  ) {
    self.title = title
    self.text = text
    self.image = image
    self.cellStyle = cellStyle
    self.accessoryType = accessoryType
    self.backgroundColor = backgroundColor
  }
}

/// How a table shows its sections.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles by UIKit's names.
  case plain, grouped, insetGrouped
}

/// How a cell shows its title and its detail text.
public enum CellStyle: String, Hashable, Sendable, CaseIterable {
  /// The title alone.
  case `default`
  /// The title, and the detail text at the other side.
  case value1
  /// The title right-aligned in a narrow column and in the tint, and the detail text behind it.
  case value2
  /// The title, and the detail text small below it.
  case subtitle
}
