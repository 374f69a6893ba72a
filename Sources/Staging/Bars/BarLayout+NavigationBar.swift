import Geometry
import ViewLayout

extension BarLayout {
  /// The title in the middle of the row or large below it, the back button, and the buttons at the sides.
  func navigationBar(_ item: NavigationItem) -> [BarPart] {
    // 1. The rows: the prompt above the row of buttons, the large title below it.
    let (rowHeight, titleHeight) = (ControlMetrics.barRowHeight, ControlMetrics.largeTitleHeight)
    let hasLargeTitle = item.showsLargeTitle(atHeight: frame.height)
    let bottom = frame.maxY - (hasLargeTitle ? titleHeight : 0)
    let row = Rect(
      x: frame.minX, y: max(frame.minY, bottom - rowHeight), width: frame.width,
      height: min(rowHeight, bottom - frame.minY))
    var parts: [BarPart] = []
    if let prompt = item.prompt, row.minY - frame.minY >= 16 {
      let place = Rect(x: frame.minX, y: row.minY - 22, width: frame.width, height: 22).insetBy(dx: margin, dy: 0)
      parts.append(BarPart(content: .title(text(prompt, font: systemFont(13), in: place)), place: place))
    }
    // 2. The buttons at both sides. The title gets the space between them.
    let title = hasLargeTitle ? "" : item.title ?? ""
    let titleFont = style.titleFont(on: platform)
    let titleWidth = item.titleView.map { width(of: $0) } ?? setting.line(title, font: titleFont).naturalWidth
    let (back, start) = backButton(item.backTitle, titleWidth: titleWidth, row: row)
    let (leading, left) = buttons(item.leadingItems, from: start, step: 1, row: row)
    let (trailing, right) = buttons(
      item.trailingItems, from: frame.maxX - sides.right - margin, step: -1, row: row)
    let sideParts = back + leading + trailing
    // 3. The title, in the middle of the bar unless the buttons of one side need that space.
    let room = max(0, right - left)
    let wanted = min(titleWidth, room)
    let x = min(max(frame.midX - wanted / 2, left), max(left, right - wanted))
    var titles: [BarPart] = []
    if let titleView = item.titleView {
      titles += [part(titleView, x: x, width: wanted, row: row)].compactMap(\.self)
    } else {
      let place = mirrored(Rect(x: x, y: row.minY, width: wanted, height: row.height))
      titles.append(BarPart(content: .title(text(title, font: titleFont, in: place)), place: place))
    }
    if hasLargeTitle, let title = item.title {
      let place = Rect(x: frame.minX, y: bottom, width: frame.width, height: titleHeight).insetBy(dx: margin, dy: 0)
      let text = text(title, font: systemFont(34, .bold), in: place)
      titles.append(BarPart(content: .title(text), place: place, anchor: anchor(0)))
    }
    return parts + (style == .device ? sideParts + titles : titles + sideParts)
  }

  private var margin: Double { style.margin(width: frame.width) }

  /// The chevron and the title of the previous controller, or "Back" if that title does not fit beside this one's.
  ///
  /// - Returns: The parts, and the x coordinate at which the next button begins.
  private func backButton(_ title: String?, titleWidth: Double, row: Rect) -> (parts: [BarPart], end: Double) {
    let start = frame.minX + sides.left + margin
    guard let title else { return ([], start) }
    let left = frame.minX + sides.left + 8
    let arrow = BarPart(
      content: .backArrow, place: mirrored(Rect(x: left, y: row.midY - 10, width: 11, height: 20)))
    let room = max(0, (frame.width - titleWidth) / 2 - (left - frame.minX) - 17 - 8)
    let names = [title, "Back"].map { setting.line($0, font: systemFont(17)) }
    guard let name = names.first(where: { $0.naturalWidth <= room }) else { return ([arrow], left + 17) }
    let length = name.naturalWidth
    let place = mirrored(Rect(x: left + 17, y: row.minY, width: length + 1, height: row.height))
    return ([arrow, BarPart(content: .button(name), place: place)], left + 17 + length + 8)
  }

  /// Buttons one after another from a side inwards.
  ///
  /// - Parameter step: 1 from the leading side, -1 from the trailing side.
  /// - Returns: The parts, and the x coordinate at which the space for the title begins.
  private func buttons(
    _ buttons: [BarItem], from start: Double, step: Double, row: Rect
  ) -> (parts: [BarPart], end: Double) {
    var (parts, x): ([BarPart], Double) = ([], start)
    let limit = frame.width * 0.45
    for button in buttons {
      let length = min(width(of: button), max(0, limit - (x - start).magnitude))
      guard length > 4 else { continue }
      parts += [part(button, x: step > 0 ? x : x - length, width: length, row: row)].compactMap(\.self)
      x += step * (length + Self.gap)
    }
    return (parts, x - (buttons.isEmpty ? 0 : step * (Self.gap - 8)))
  }
}
