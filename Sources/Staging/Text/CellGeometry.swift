public import Geometry
public import ViewLayout

/// Where a table's cells show what they have, in the view's own coordinates.
extension SolvedView {
  /// The part of a table cell that its texts use: what its image and its accessory leave.
  public var cellTextRect: Rect {
    let start = cellTextStart
    let accessory = ControlMetrics.accessoryInset(of: look.accessory) - ControlMetrics.tableRowInset
    let end = min(rowInset + accessory + covered.trailing, bounds.width)
    let width = max(0, bounds.width - start - end)
    return mirrored(Rect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height), in: bounds)
  }

  /// From the leading side of a table cell to its texts, and to the separator under it.
  public var cellTextStart: Double {
    cellImageRect.map { $0.maxX - bounds.minX + min(rowInset, bounds.width / 2) } ?? contentStart
  }

  /// From the leading side of a table cell to what it shows.
  private var contentStart: Double { min(rowInset + covered.leading, bounds.width / 2) }

  /// What the safe area leaves out of a row at its sides: its content is kept out of that, and its ground is not
  /// (Apple's documentation of `UITableView.insetsContentViewsToSafeArea`).
  private var covered: (leading: Double, trailing: Double) {
    let (left, right) = (max(0, safeAreaInsets.left), max(0, safeAreaInsets.right))
    return direction == .rightToLeft ? (right, left) : (left, right)
  }

  /// The frame of a table cell's image for left-to-right layout, scaled down to the cell's height; `nil` without one.
  public var cellImageRect: Rect? {
    guard let image = content.image else { return nil }
    let size = image.size.scaledDown(toFit: Size(bounds.width / 2, bounds.height))
    return Rect(x: bounds.minX + contentStart, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Whether a cell has its detail text below its title: by its style, or because its texts may have any number of
  /// lines, as they do in the accessibility sizes.
  public var stacksCellTexts: Bool {
    switch content.cellStyle {
    case .subtitle: true
    case .value1, .value2: content.numberOfLines == 0
    case .default: false
    }
  }

  /// The sides at which a cell's title and its detail text stand.
  public var cellTextAlignments: (title: TextAlignment, detail: TextAlignment) {
    let trailing: TextAlignment = direction == .rightToLeft ? .left : .right
    if stacksCellTexts { return (.natural, .natural) }
    return content.cellStyle == .value2 ? (trailing, .natural) : (.natural, trailing)
  }

  /// The rectangles in which a cell shows its title and its detail text, each centred vertically.
  public var cellTextPlaces: (title: Rect, detail: Rect) {
    let room = cellTextRect
    if stacksCellTexts {
      guard let title = texts[.main], let detail = texts[.detail] else { return (room, room) }
      let heights = (title: title.height.rounded(.up), detail: detail.height.rounded(.up))
      let top = room.midY - (heights.title + heights.detail) / 2
      return (
        Rect(x: room.x, y: top, width: room.width, height: heights.title),
        Rect(x: room.x, y: top + heights.title, width: room.width, height: heights.detail)
      )
    }
    switch content.cellStyle {
    case .value2:
      let column = ControlMetrics.cellTitleColumn
      let title = Rect(x: room.x, y: room.y, width: min(column.width, room.width), height: room.height)
      let start = min(room.width, column.width + column.gap)
      let detail = Rect(x: room.x + start, y: room.y, width: room.width - start, height: room.height)
      return (mirrored(title, in: room), mirrored(detail, in: room))
    case .default, .value1, .subtitle: return (room, room)
    }
  }

  /// The content view of a table cell, which ends before its accessory.
  public func cellContentFrame(on platform: Platform) -> Rect {
    let accessory = TableCellMetrics.accessoryWidth(of: look.accessory, on: platform, margin: rowInset)
    let (start, end) = (covered.leading, min(accessory + covered.trailing, bounds.width))
    let width = max(0, bounds.width - start - end)
    return mirrored(Rect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height), in: bounds)
  }

  /// How far the line under a row begins and ends from the leading and the trailing side; `nil` for a row without one.
  ///
  /// It begins where the texts do. Between rows of a group there are such lines alone, around a group they go from
  /// side to side.
  public var separatorInsets: (leading: Double, trailing: Double)? {
    let inner = (look.separatorInset?.left ?? cellTextStart, look.separatorInset?.right ?? 0)
    guard let place = rowPlace, place.isLast else { return inner }
    return switch place.style {
    case .plain: inner
    case .insetGrouped: nil
    case .grouped: (0, 0)
    }
  }

  /// The line under a row, half a point high.
  var separatorFrame: Rect? {
    guard let insets = separatorInsets else { return nil }
    let (start, height) = (min(insets.leading, bounds.width), 0.5)
    let line = Rect(
      x: bounds.minX + start, y: bounds.maxY - height, width: max(0, bounds.width - start - insets.trailing),
      height: height)
    return mirrored(line, in: bounds)
  }

  /// The square in which a table cell's accessory is drawn, or the one nearest to the edge if there are two.
  public var accessoryBox: Rect {
    mirrored(
      Rect(x: bounds.maxX - rowInset - covered.trailing - 18, y: bounds.midY - 9, width: 18, height: 18), in: bounds)
  }
}
