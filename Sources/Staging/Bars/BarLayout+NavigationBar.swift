import Figures
import Geometry
import ViewLayout

extension BarLayout {
  /// The title in the middle of the row or large below it, the back button, the buttons at the sides, and the search bar.
  ///
  /// - Parameter rowHeight: That of the screen; `nil` for a bar that is measured by itself.
  /// - Returns: The parts, and the words for which there is no room.
  func navigationBar(_ item: NavigationItem, rowHeight: Double?) -> (parts: [BarPart], omitted: [String]) {
    // 1. The rows: the prompt above the row of buttons, below it the large title, and below that the search bar.
    let rows = rows(of: item, height: rowHeight)
    let row = rows.buttons
    var parts: [BarPart] = []
    if let prompt = item.prompt, row.minY - frame.minY >= 16 {
      let place = Rect(x: frame.minX, y: row.minY - 22, width: frame.width, height: 22).insetBy(dx: margin, dy: 0)
      parts.append(BarPart(content: .title(text(prompt, font: systemFont(13), in: place)), place: place))
    }
    // 2. The buttons at both sides. The title gets the space between them.
    let title = rows.largeTitle == nil ? item.title ?? "" : ""
    let titleFont = style.titleFont(on: platform)
    let titleWidth = item.titleView.map { width(of: $0) } ?? setting.line(title, font: titleFont).naturalWidth
    let (back, start) = backButton(item.backTitle, titleWidth: titleWidth, row: row)
    let end = frame.maxX - sides.right - margin
    let limit = limit(of: item, from: start, to: end)
    let leading = buttons(item.leadingItems, from: start, step: 1, limit: limit, row: row)
    let trailing = buttons(item.trailingItems, from: end, step: -1, limit: limit, row: row)
    let (left, right) = (leading.end, trailing.end)
    let sideParts = back + leading.parts + trailing.parts
    var omitted = leading.omitted + trailing.omitted.reversed()
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
      if titleWidth > 0, wanted <= Self.leastTextWidth { omitted.append(title) }
    }
    if let place = rows.largeTitle, let title = item.title {
      let text = text(title, font: systemFont(34, .bold), in: place)
      titles.append(BarPart(content: .title(text), place: place, anchor: anchor(0)))
    }
    // 4. The search bar.
    let search = item.search.flatMap { field in rows.search.map { searchField(field, in: $0) } }
    let all = style == .device ? sideParts + titles : titles + sideParts
    return (parts + all + [search].compactMap(\.self), omitted)
  }

  private var margin: Double { style.margin(width: frame.width) }

  /// The rows of a navigation bar, which ends with the lowest of them.
  private func rows(of item: NavigationItem, height: Double?) -> (buttons: Rect, largeTitle: Rect?, search: Rect?) {
    func row(_ height: Double, above bottom: Double) -> Rect {
      Rect(x: frame.minX, y: bottom - height, width: frame.width, height: height)
    }
    let search = item.search == nil ? nil : row(ControlMetrics.searchRowHeight, above: frame.maxY)
    let title =
      item.showsLargeTitle(atHeight: frame.height)
      ? row(ControlMetrics.largeTitleHeight, above: search?.minY ?? frame.maxY) : nil
    let bottom = title?.minY ?? search?.minY ?? frame.maxY
    let room = bottom - frame.minY
    // A bar of a little more than a row's height is all row, as a tablet's is; a higher one has something above its row.
    let wanted = height ?? (room <= 50 ? room : ControlMetrics.barRowHeight)
    return (row(max(0, min(wanted, room)), above: bottom), title?.insetBy(dx: margin, dy: 0), search)
  }

  /// The field of a search bar, as far from the sides as what else is in the bar.
  private func searchField(_ search: SearchField, in row: Rect) -> BarPart {
    let (top, height) = ControlMetrics.searchRowField
    let left = sides.left + margin
    let field = Rect(
      x: frame.minX + left, y: row.minY + top, width: max(0, frame.width - left - sides.right - margin), height: height)
    let words = search.text.flatMap { $0.isEmpty ? nil : $0 }
    let text = text(
      words ?? search.placeholder ?? "Search", font: ControlMetrics.font(of: .searchBar, on: platform),
      in: SearchBarGeometry(field: field).words)
    return BarPart(
      content: .searchField(text, isPlaceholder: words == nil), place: mirrored(field), anchor: anchor(0))
  }

  /// The chevron and the title of the previous controller, or the standard one if that title does not fit beside this one's.
  ///
  /// - Returns: The parts, and the x coordinate at which the next button begins.
  private func backButton(_ title: String?, titleWidth: Double, row: Rect) -> (parts: [BarPart], end: Double) {
    let start = frame.minX + sides.left + margin
    guard let title else { return ([], start) }
    let left = frame.minX + sides.left + 8
    let arrow = BarPart(
      content: .backArrow, place: mirrored(Rect(x: left, y: row.midY - 10, width: 11, height: 20)))
    let room = max(0, (frame.width - titleWidth) / 2 - (left - frame.minX) - 17 - 8)
    let names = [title, NavigationItem.standardBackTitle].map { setting.line($0, font: systemFont(17)) }
    guard let name = names.first(where: { $0.naturalWidth <= room }) else { return ([arrow], left + 17) }
    let length = name.naturalWidth
    let place = mirrored(Rect(x: left + 17, y: row.minY, width: length + 1, height: row.height))
    return ([arrow, BarPart(content: .button(name), place: place)], left + 17 + length + 8)
  }

  /// How much of the row the buttons of each side may take: what they need if both sides have room, and not half of the
  /// bar if they do not.
  private func limit(of item: NavigationItem, from start: Double, to end: Double) -> Double {
    let wanted = [item.leadingItems, item.trailingItems].map { side in
      side.map { width(of: $0) + Self.gap }.reduce(0, +)
    }
    return wanted.reduce(0, +) <= end - start ? end - start : frame.width * 0.45
  }

  /// The width below which a text is not worth drawing.
  private static let leastTextWidth = 4.0

  /// Buttons one after another from a side inwards.
  ///
  /// - Parameter step: 1 from the leading side, -1 from the trailing side.
  /// - Returns: The parts, the x coordinate at which the space for the title begins, and what there is no room for.
  private func buttons(
    _ buttons: [BarItem], from start: Double, step: Double, limit: Double, row: Rect
  ) -> (parts: [BarPart], end: Double, omitted: [String]) {
    var (parts, x, omitted): ([BarPart], Double, [String]) = ([], start, [])
    for button in buttons {
      let wanted = width(of: button)
      let length = min(wanted, max(0, limit - (x - start).magnitude))
      guard length > Self.leastTextWidth else {
        if wanted > 0 { omitted += [button.words].compactMap(\.self) }
        continue
      }
      parts += [part(button, x: step > 0 ? x : x - length, width: length, row: row)].compactMap(\.self)
      x += step * (length + Self.gap)
    }
    return (parts, x - (buttons.isEmpty ? 0 : step * (Self.gap - 8)), omitted)
  }
}
