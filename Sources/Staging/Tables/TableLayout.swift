import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Places the titles and the rows of a table's sections.
///
/// Rows that the table draws by itself follow one another from the top. Cells are where layout has them, and titles are
/// placed at the first and the last of a section.
struct TableLayout {
  let table: SolvedView
  /// The table's cells, in the order of its subviews.
  let cells: [SolvedView]
  /// How far the texts of a cell are from its side; `nil` for as far as the table's own rows have them.
  let textInset: Double?
  let platform: Platform
  let category: ContentSizeCategory
  let setting: TextSetting
  /// Breaks the texts of a row into lines.
  let setContents: (inout SolvedView) -> Void

  private var style: TableStyle { table.content.tableStyle ?? .plain }

  /// The sections; a table that names none has one, with its cells or its items.
  private var sections: [TableSection] {
    let content = table.content
    guard content.sections.isEmpty else { return content.sections }
    guard style != .plain else { return [] }
    if !cells.isEmpty { return [TableSection(rows: .cells(cells.count))] }
    return content.items.isEmpty ? [] : [TableSection(rows: .drawn(content.items.map { TableRow(title: $0) }))]
  }

  /// The table, and the place of each cell among the rows of its section; `nil` for a plain list of items.
  func solve() -> (table: SolvedTable, places: [RowPlace])? {
    let sections = sections
    guard !sections.isEmpty || style != .plain, table.bounds.isFinite else { return nil }
    var solved = SolvedTable(style: style)
    var places: [RowPlace] = []
    var y = table.tableTop
    for (index, section) in sections.enumerated() {
      switch section.rows {
      case .drawn(let rows): y = add(section, rows, number: index, at: y, to: &solved)
      case .cells(let count):
        let own = cells.dropFirst(places.count).prefix(count)
        places += own.indices.map {
          RowPlace(style: style, isFirst: $0 == own.startIndex, isLast: $0 == own.endIndex - 1)
        }
        y = add(section, own.map(\.frame), number: index, at: y, to: &solved)
      }
    }
    return (solved, places)
  }

  // MARK: Rows that the table draws

  /// Adds a section from a height on, and returns the height at which the next begins.
  private func add(
    _ section: TableSection, _ rows: [TableRow], number: Int, at start: Double, to solved: inout SolvedTable
  ) -> Double {
    var y = start + roomAbove(section, isFirst: number == 0)
    let top = y
    for (index, row) in rows.enumerated() {
      let place = RowPlace(style: style, isFirst: index == 0, isLast: index == rows.count - 1)
      let frame = Rect(x: groupX, y: y, width: groupWidth, height: height(of: row, at: y, place))
      solved.rows.append(frame)
      if frame.overlaps(table.bounds) { solved.drawnRows.append(cell(row, in: frame, place)) }
      y = frame.maxY
    }
    let group = Rect(x: groupX, y: top, width: groupWidth, height: y - top)
    addTitles(of: section, number, around: (group, group), to: &solved)
    guard let footer = section.footer else { return y + (style == .plain ? 0 : ControlMetrics.GroupSpacing.plain) }
    return y + heightOfTitle(footer, isHeader: false) + (style == .plain ? 0 : ControlMetrics.GroupSpacing.title)
  }

  private func roomAbove(_ section: TableSection, isFirst: Bool) -> Double {
    typealias Spacing = ControlMetrics.GroupSpacing
    guard let header = section.header else {
      return style == .plain ? 0 : isFirst ? Spacing.top : Spacing.plain
    }
    let title = heightOfTitle(header, isHeader: true)
    guard style != .plain else { return title > 0 ? headerTopPadding + title : 0 }
    return title + (isFirst ? Spacing.aboveFirstTitle : Spacing.aboveTitle)
  }

  /// The room above each title of a plain table.
  private var headerTopPadding: Double {
    table.content.sectionHeaderTopPadding ?? ControlMetrics.sectionHeaderTopPadding(on: platform)
  }

  private var groupX: Double { table.bounds.minX + min(groupInsets.left, table.bounds.width / 2) }

  private var groupWidth: Double { max(0, table.bounds.width - groupInsets.left - groupInsets.right) }

  /// Inset groups are at the table's margins, which begin at the safe area; rows of other styles reach the sides.
  private var groupInsets: EdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let inset = ControlMetrics.groupInset(width: table.bounds.width)
    return EdgeInsets(
      top: 0, left: max(0, table.safeAreaInsets.left) + inset, bottom: 0,
      right: max(0, table.safeAreaInsets.right) + inset)
  }

  /// The part of the safe area's insets at the sides that a row or the box of a title reaches into.
  private func covered(_ box: Rect) -> EdgeInsets {
    EdgeInsets(
      top: 0, left: max(0, table.safeAreaInsets.left - (box.minX - table.bounds.minX)), bottom: 0,
      right: max(0, table.safeAreaInsets.right - (table.bounds.maxX - box.maxX)))
  }

  /// The rectangle of the words of a title in its box.
  private func words(in box: Rect) -> Rect {
    let inset = textInset ?? ControlMetrics.tableRowInset(on: platform, width: table.bounds.width)
    let room = box.inset(by: covered(box) + EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    return room.width >= 0 ? room : Rect(x: box.midX, y: box.minY, width: 0, height: box.height)
  }

  /// The height of a row whose texts have one line each: the author's, or since iOS 11 what they and its image need.
  func height(of row: TableRow) -> Double {
    if let own = table.content.rowHeight { return own }
    let hasDetail = row.cellStyle == .subtitle && row.text != nil
    let title = FontMetrics(of: table.font).lineHeight
    let detail = hasDetail ? FontMetrics(of: table.font.ofCellDetail).lineHeight : 0
    return height(of: row, texts: title + detail)
  }

  private func height(of row: TableRow, texts: Double) -> Double {
    let hasDetail = row.cellStyle == .subtitle && row.text != nil
    let usual = hasDetail ? ControlMetrics.subtitleRowHeight : ControlMetrics.tableRowHeight
    guard platform.sizesRowsByContent else { return usual }
    let content = max(texts, row.image?.size.height ?? 0)
    return max(usual, (content + 2 * ControlMetrics.tableRowPadding).rounded(.up))
  }

  /// The height of a row that begins at `y`. Lines are broken only for rows that can be seen.
  private func height(of row: TableRow, at y: Double, _ place: RowPlace) -> Double {
    let height = height(of: row)
    guard wrapsRows, table.content.rowHeight == nil, y < table.bounds.maxY else { return height }
    let cell = cell(row, in: Rect(x: groupX, y: y, width: groupWidth, height: height), place)
    return self.height(of: row, texts: (cell.texts[.main]?.height ?? 0) + (cell.texts[.detail]?.height ?? 0))
  }

  /// Whether texts have as many lines as they need, one text below the other, as in the accessibility sizes.
  private var wrapsRows: Bool { platform.sizesRowsByContent && category.isAccessibilityCategory }

  /// A row as the cell that would show the same.
  private func cell(_ row: TableRow, in frame: Rect, _ place: RowPlace) -> SolvedView {
    var cell = table
    cell.kind = .tableViewCell
    (cell.subviews, cell.table, cell.look) = ([], nil, ViewLook())
    (cell.bounds, cell.alignmentInsets) = (frame, .zero)
    cell.safeAreaInsets = covered(frame)
    cell.rowInset = ControlMetrics.tableRowInset(on: platform, width: table.bounds.width)
    cell.content = ViewContent()
    (cell.content.title, cell.content.text, cell.content.image) = (row.title, row.text, row.image)
    cell.content.cellStyle = row.cellStyle
    if wrapsRows { cell.content.numberOfLines = 0 }
    cell.look.accessory = row.accessoryType
    cell.look.backgroundColor = row.backgroundColor.map { table.isElevated ? $0.elevated : $0 }
    cell.look.textColor = table.look.textColor
    cell.look.detailTextColor = table.look.detailTextColor
    cell.look.tintColor = table.look.tintColor
    cell.stand(at: place)
    setContents(&cell)
    return cell
  }

  // MARK: Cells

  /// Adds the titles of a section whose cells have their frames, and returns the height at which the next begins.
  private func add(
    _ section: TableSection, _ frames: [Rect], number: Int, at start: Double, to solved: inout SolvedTable
  ) -> Double {
    solved.rows += frames
    guard let first = frames.first, let last = frames.last else { return start }
    addTitles(of: section, number, around: (first, last), to: &solved)
    return last.maxY + (style == .plain ? 0 : ControlMetrics.GroupSpacing.plain)
  }

  // MARK: Titles

  private func addTitles(
    of section: TableSection, _ number: Int, around rows: (first: Rect, last: Rect), to solved: inout SolvedTable
  ) {
    let gap = style == .plain ? 0 : ControlMetrics.GroupSpacing.title
    if let header = section.header, !header.isEmpty {
      let height = heightOfTitle(header, isHeader: true) - gap
      add(
        header, number, isHeader: true, in: rows.first, y: rows.first.minY - gap - height, height: height, to: &solved)
    }
    if let footer = section.footer, !footer.isEmpty {
      let height = heightOfTitle(footer, isHeader: false) - gap
      add(footer, number, isHeader: false, in: rows.last, y: rows.last.maxY + gap, height: height, to: &solved)
    }
  }

  private func add(
    _ title: String, _ section: Int, isHeader: Bool, in row: Rect, y: Double, height: Double,
    to solved: inout SolvedTable
  ) {
    let box = Rect(x: row.minX, y: y, width: row.width, height: height)
    guard box.overlaps(table.bounds) else { return }
    let place = words(in: box)
    solved.titles.append(
      SolvedTable.Title(
        section: section, isHeader: isHeader, text: titleSetting.text(title, isHeader: isHeader, width: place.width),
        place: place,
        // Since iOS 15, only titles that stay while rows are scrolled under them have a ground.
        ground: style == .plain && platform != .ios ? box : nil,
        isProminent: style == .plain && isHeader))
  }

  /// The height of a title with the distance to its rows.
  private func heightOfTitle(_ title: String, isHeader: Bool) -> Double {
    let width = words(in: Rect(x: groupX, y: 0, width: groupWidth, height: 0)).width
    return titleSetting.height(of: title, isHeader: isHeader, width: width)
  }

  private var titleSetting: SectionTitleSetting {
    SectionTitleSetting(
      style: style, tableFont: table.font, platform: platform, category: category, setting: setting)
  }
}

extension SolvedView {
  /// Gives a cell its place among the rows of a section, and the corners of a group that it is at.
  mutating func stand(at place: RowPlace) {
    rowPlace = place
    guard place.style == .insetGrouped, look.cornerRadius == 0 else { return }
    look.cornerRadius = ControlMetrics.groupRadius
    let (top, bottom): (CornerMask, CornerMask) = (place.isFirst ? .top : [], place.isLast ? .bottom : [])
    look.maskedCorners = top.union(bottom)
    if !look.maskedCorners.isEmpty { clipsToBounds = true }
  }
}

extension TreeSnapshot {
  /// Places the sections of the tables that have cells, which have to be known.
  func setTables(in views: inout [SolvedView]) {
    for index in views.indices where views[index].kind == .tableView {
      let cells = views[index].subviews.filter { views[$0].kind == .tableViewCell }
      guard !cells.isEmpty else { continue }
      // Where texts begin: the margin at the end can be another one. The safe area's part of it is kept free anyway.
      let margin = cells.first.flatMap { views[$0].subviews.first }.map { content in
        let (margins, covered) = (views[content].layoutMargins, views[content].safeAreaInsets)
        return views[index].direction == .rightToLeft
          ? margins.right - max(0, covered.right) : margins.left - max(0, covered.left)
      }
      guard let solved = layout(of: views[index], cells: cells.map { views[$0] }, textInset: margin).solve() else {
        continue
      }
      views[index].table = solved.table
      for (cell, place) in zip(cells, solved.places) { views[cell].stand(at: place) }
    }
  }

  func layout(of table: SolvedView, cells: [SolvedView], textInset: Double? = nil) -> TableLayout {
    TableLayout(
      table: table, cells: cells, textInset: textInset.map { max(8, $0) },
      platform: figure.platform, category: category, setting: setting, setContents: setContents)
  }
}
