import ViewLayout

/// Tables and their cells.
extension ViewProperty {
  static let tables = [
    tableStyle, sections, rowHeight, sectionHeaderTopPadding, separatorColor, detailTextColor, cellStyle, accessoryType,
    separatorInset,
  ]

  /// How a table shows its sections.
  public static let tableStyle = ViewProperty(
    "tableStyle", .word(TableStyle.self), \ViewContent.tableStyle, standardOfKind: { $0 == .tableView ? .plain : nil },
    of: [.tableView], example: "insetGrouped", "how the sections are shown")

  /// The sections of a table.
  public static let sections = ViewProperty(
    "sections", .sections, of: [.tableView],
    example: "[{header: Radio, rows: [Wi-Fi, {title: Bluetooth, text: 'On'}], footer: Both are on.}]",
    "a list of sections, each with `header`, `footer` and `rows`; see [tables](#tables)",
    get: { staged, _ in .sections(staged.view.content.sections) },
    set: { staged, value, _ in
      if case .sections(let sections) = value { staged.view.content.sections = sections }
    })

  /// The height of the rows that a table draws by itself.
  public static let rowHeight = ViewProperty(
    "rowHeight", .length, of: [.tableView], example: "56",
    "the height of the rows of `sections` and `items`, whatever they hold; 0, the default, for as high as their content",
    get: { staged, _ in .number(staged.view.content.rowHeight ?? 0) },
    set: { staged, value, _ in
      guard case .number(let height) = value else { return }
      staged.view.content.rowHeight = height > 0 ? height : nil
    })

  /// The room above the titles of a plain table's sections.
  public static let sectionHeaderTopPadding = ViewProperty(
    "sectionHeaderTopPadding", .length, of: [.tableView], example: "0",
    "of a `plain` table with `sections`, the room above the title of each; since iOS 15 22, before none",
    get: { staged, _ in staged.view.content.sectionHeaderTopPadding.map(PropertyValue.number) },
    set: { staged, value, _ in
      if case .number(let padding) = value { staged.view.content.sectionHeaderTopPadding = padding }
    })

  /// The colour of the lines between a table's rows.
  public static let separatorColor = ViewProperty(
    "separatorColor", .color, \ViewLook.separatorColor, of: [.tableView], example: "transparent",
    "a colour; `transparent` for no lines between the rows")

  /// The colour of detail texts, as of UIKit's `detailTextLabel`.
  public static let detailTextColor = ViewProperty(
    "detailTextColor", .color, \ViewLook.detailTextColor, of: [.tableView, .tableViewCell], example: "label",
    "the colour of the detail text, of a table that of the rows of its `sections`; default `secondaryLabel`, which has "
      + "3.4 : 1 on white")

  /// How a cell shows its title and its text.
  public static let cellStyle = ViewProperty(
    "cellStyle", .word(CellStyle.self), \ViewContent.cellStyle, standard: .value1, of: [.tableViewCell],
    example: "subtitle", "how `title` and `text` stand; default `value1`")

  /// The sign at the end of a table's row.
  public static let accessoryType = ViewProperty(
    "accessoryType", .word(AccessoryType.self), \ViewLook.accessory, standard: AccessoryType.none, of: [.tableViewCell],
    example: "checkmark", "the accessory at the end of the row")

  /// How far the line under a cell is from its sides.
  public static let separatorInset = ViewProperty(
    "separatorInset", .insets, \ViewLook.separatorInset, of: [.tableViewCell],
    example: "[0, 64, 0, 0]", "`[top, left, bottom, right]` of the line under the row, of which left and right count")
}

extension TableStyle: PropertyWord {}
extension CellStyle: PropertyWord {}
extension AccessoryType: PropertyWord {}
