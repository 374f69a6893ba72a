import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension BarPainter {
  // MARK: Navigation bars

  /// The title in the middle of the row, or large below it, what leads back and the buttons at its sides.
  func paint(_ bar: NavigationBarContent) -> [Item] {
    // 1. The rows: a prompt over the buttons' row, a large title under it.
    let largeTitle = bar.hasLargeTitle && rect.height >= 96
    let bottom = rect.maxY - (largeTitle ? 52 : 0)
    let row = Rect(x: rect.minX, y: max(rect.minY, bottom - 44), width: rect.width, height: min(44, bottom - rect.minY))
    let ink = look.titleColor.map(theme.resolved) ?? theme[.label]
    var items = ground(lineAtTop: false)
    if let prompt = bar.prompt, row.minY - rect.minY >= 16 {
      let line = Rect(x: rect.minX, y: row.minY - 22, width: rect.width, height: 22)
      items += text(prompt, in: line.insetBy(dx: margin, dy: 0), font: font(13), color: ink)
    }
    // 2. The sides, inwards; the title has what they leave.
    let titleFont = font(17, .semibold)
    let title = largeTitle ? "" : bar.title ?? ""
    let titleItem = bar.titleView
    let titleWidth = titleItem.map { width(of: $0) } ?? width(of: title, font: titleFont)
    let (back, start) = backButton(bar.backTitle, titleWidth: titleWidth, row: row)
    items += back
    let (leading, left) = buttons(bar.leadingItems, from: start, step: 1, row: row)
    let (trailing, right) = buttons(bar.trailingItems, from: rect.maxX - sides.right - margin, step: -1, row: row)
    items += leading + trailing
    // 3. The title stands in the middle of the bar, or aside where a side needs the room.
    let room = max(0, right - left)
    let wanted = min(titleWidth, room)
    let x = min(max(rect.midX - wanted / 2, left), max(left, right - wanted))
    if let titleItem {
      items += paint(titleItem, x: x, width: wanted, row: row)
    } else {
      let place = mirrored(Rect(x: x, y: row.minY, width: wanted, height: row.height))
      items += text(title, in: place, font: titleFont, color: ink)
    }
    if largeTitle, let title = bar.title {
      let line = Rect(x: rect.minX, y: bottom, width: rect.width, height: 52)
      items += text(
        title, in: line.insetBy(dx: margin, dy: 0), font: font(34, .bold), color: ink, anchor: isRightToLeft ? 1 : 0)
    }
    return items
  }

  /// The arrow and the name of the controller before; "Back" where that has no room beside the title.
  ///
  /// - Returns: Also where the next button begins.
  private func backButton(_ title: String?, titleWidth: Double, row: Rect) -> (items: [Item], end: Double) {
    let start = rect.minX + sides.left + margin
    guard let title else { return ([], start) }
    let left = rect.minX + sides.left + 8
    let tip = mirrored(Rect(x: left, y: row.midY - 10, width: 11, height: 20))
    let points =
      isRightToLeft
      ? [Point(tip.minX, tip.minY), Point(tip.maxX, tip.midY), Point(tip.minX, tip.maxY)]
      : [Point(tip.maxX, tip.minY), Point(tip.minX, tip.midY), Point(tip.maxX, tip.maxY)]
    let stroke = Stroke(color: tint, width: context.grid.width(2.5), cap: .round, join: .round)
    var items: [Item] = [.shape(Shape(.polyline(points), stroke: stroke))]
    let room = max(0, (rect.width - titleWidth) / 2 - (left - rect.minX) - 17 - 8)
    guard let name = [title, "Back"].first(where: { width(of: $0, font: font(17)) <= room }) else {
      return (items, left + 17)
    }
    let length = width(of: name, font: font(17))
    let place = mirrored(Rect(x: left + 17, y: row.minY, width: length + 1, height: row.height))
    items += text(name, in: place, font: font(17), color: tint)
    return (items, left + 17 + length + 8)
  }

  /// Buttons one after the other from a side inwards.
  ///
  /// - Parameter step: 1 from the leading side, -1 from the trailing one.
  /// - Returns: Also where the room for the title begins.
  private func buttons(
    _ buttons: [BarItem], from start: Double, step: Double, row: Rect
  ) -> (items: [Item], end: Double) {
    var (items, x): ([Item], Double) = ([], start)
    let limit = rect.width * 0.45
    for button in buttons {
      let length = min(width(of: button), max(0, limit - (x - start).magnitude))
      guard length > 4 else { continue }
      items += paint(button, x: step > 0 ? x : x - length, width: length, row: row)
      x += step * (length + gap)
    }
    return (items, x - (buttons.isEmpty ? 0 : step * (gap - 8)))
  }

  private var gap: Double { 16 }

  // MARK: Tab bars

  /// An icon over a title a tab, the chosen one in the tint; of more than five a phone shows four and "More".
  func paint(_ bar: TabBarContent) -> [Item] {
    var items = ground(lineAtTop: true)
    let isWide = rect.width >= 700
    var tabs = bar.tabs
    if !isWide, tabs.count > 5 { tabs = tabs.prefix(4) + [.init(title: "More")] }
    guard !tabs.isEmpty else { return items }
    let room = rect.width - sides.left - sides.right
    let step = isWide ? min(110, room / Double(tabs.count)) : room / Double(tabs.count)
    let start = rect.minX + sides.left + (room - step * Double(tabs.count)) / 2
    let height = min(49, rect.height)
    for (index, tab) in tabs.enumerated() {
      let cell = mirrored(Rect(x: start + Double(index) * step, y: rect.minY, width: step, height: height))
      let color = index == bar.selectedTab.map { min($0, tabs.count - 1) } ? tint : theme[.systemGray]
      let icon = Rect(center: Point(cell.midX, cell.minY + (tab.title.isEmpty ? 24 : 18)), size: Size(24, 24))
      if case .file(let image)? = tab.image {
        let factor = min(1, 30 / max(1, image.size.width), 30 / max(1, image.size.height))
        let size = Size(image.size.width * factor, image.size.height * factor)
        items.append(.image(PlacedImage(image, frame: Rect(center: icon.center, size: size))))
      } else {
        items.append(stand(in: icon, color: color))
      }
      let words = Rect(x: cell.minX + 2, y: cell.maxY - 16, width: max(0, cell.width - 4), height: 13)
      items += text(tab.title, in: words, font: font(10, .medium), color: color)
    }
    return items
  }

  // MARK: Toolbars

  /// Buttons from the leading side on; spaces without a width share what is left over.
  func paint(_ bar: ToolbarContent) -> [Item] {
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(44, rect.height))
    let start = rect.minX + sides.left + margin
    let room = max(0, rect.width - sides.left - sides.right - 2 * margin)
    // 1. What buttons and spaces of a width take, with a gap between buttons that nothing parts.
    let widths = bar.items.map { width(of: $0) }
    let gaps = zip(bar.items, bar.items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : gap }
    let flexible = bar.items.filter { $0.content == .space(width: nil) }.count
    let taken = widths.reduce(0, +) + gaps.reduce(0, +)
    let share = flexible > 0 ? max(0, room - taken) / Double(flexible) : 0
    // 2. One after the other; what has no room is left out.
    var (items, x) = (ground(lineAtTop: true), start)
    for (index, item) in bar.items.enumerated() {
      let length = item.content == .space(width: nil) ? share : widths[index]
      guard x + length <= start + room + 1 else { break }
      items += paint(item, x: x, width: length, row: row)
      x += length + (index < gaps.count ? gaps[index] : 0)
    }
    return items
  }
}

extension BarItem {
  fileprivate var isSpace: Bool {
    if case .space = content { return true }
    return false
  }
}
