import Figures
import Geometry
import Typography
import ViewLayout

extension BarLayout {
  // MARK: Tab bars

  /// An icon and a title for each tab. With more than five tabs, a phone shows four and "More" if the document
  /// describes a device's bar.
  func tabBar(_ items: TabBarItems, _ look: BarLook) -> [BarPart] {
    let isOfDevice = style == .device
    let isWide = frame.width >= 700
    var tabs = items.tabs
    if isOfDevice, !isWide, tabs.count > 5 { tabs = tabs.prefix(4) + [.init(title: "More", image: Self.iconOfMore)] }
    guard !tabs.isEmpty else { return [] }
    let room = frame.width - sides.left - sides.right
    let step = isOfDevice && isWide ? min(110, room / Double(tabs.count)) : room / Double(tabs.count)
    let start = frame.minX + sides.left + (room - step * Double(tabs.count)) / 2
    let chosen = items.selected.map { min($0, tabs.count - 1) }
    return tabs.enumerated().flatMap { index, tab in
      let cell = mirrored(
        Rect(
          x: start + Double(index) * step, y: frame.minY, width: step,
          height: rowHeight(look.rowHeight ?? ControlMetrics.tabBarHeight)))
      let isBeside = cell.height < 44 || look.setsTitlesBesideIcons
      return self.tab(tab, at: index, isChosen: index == chosen, isBeside: isBeside, in: cell)
    }
  }

  private func tab(
    _ tab: TabBarItems.Tab, at index: Int, isChosen: Bool, isBeside: Bool, in cell: Rect
  ) -> [BarPart] {
    var parts: [BarPart] = []
    if style == .glossy, isChosen { parts.append(BarPart(content: .tabLight, place: cell.insetBy(dx: 2, dy: 2))) }
    let isLow = cell.height < 44
    let font = isBeside ? systemFont(isLow ? 12 : 13) : systemFont(10, .medium)
    let places = TabPlaces(of: tab, in: cell, isBeside: isBeside, setting: setting, font: font)
    parts.append(icon(of: tab, at: index, isChosen: isChosen, at: places.icon, side: places.iconSide))
    let title = text(tab.title, font: font, in: places.title)
    parts.append(BarPart(content: .tabTitle(title, isChosen: isChosen), place: places.title))
    return parts + (tab.badge.map { [badge($0, at: places, isBeside: isBeside, in: cell)] } ?? [])
  }

  /// A disc, or a capsule around a longer text, over the icon's trailing corner, and off a title beside the icon.
  private func badge(_ badge: String, at places: TabPlaces, isBeside: Bool, in cell: Rect) -> BarPart {
    let font = systemFont(13)
    let height = min(18, cell.height)
    let room = max(height, cell.width / 2 - 4)
    let text = setting.line(badge, font: font, width: room - 10)
    let width = min(room, max(height, (text.lines.first?.width ?? 0) + 10))
    let middle = places.icon.x
    let reach = isBeside ? places.iconSide / 2 + 4 - width : 4
    let x = setting.isRightToLeft ? middle - reach - width : middle + reach
    return BarPart(content: .badge(text), place: Rect(x: x, y: cell.minY + 2, width: width, height: height))
  }

  /// The stand-in for the dots of the tab that leads to the others.
  private static let iconOfMore = ImageSource.missing(Size(24, 24))

  /// The tabs of a figure that gives titles only alternate between a circle and a square, as in the templates of
  /// Interface Builder.
  ///
  /// - Parameter most: The side of the box that the icon has to stay in, in points.
  private func icon(
    of tab: TabBarItems.Tab, at index: Int, isChosen: Bool, at middle: Point, side most: Double
  ) -> BarPart {
    func box(_ side: Double) -> Rect { Rect(center: middle, size: Size(min(side, most), min(side, most))) }
    if case .symbol(let symbol)? = tab.image, let symbol = SetSymbol(symbol, with: setting) {
      return BarPart(content: .tabIcon(.symbol(symbol), isChosen: isChosen), place: box(Self.iconSide))
    }
    guard let image = tab.image else {
      return BarPart(content: .tabIcon(index % 2 == 0 ? .circle : .square, isChosen: isChosen), place: box(22))
    }
    let box = box(24)
    guard case .file(let image) = image else {
      return BarPart(content: .tabIcon(.missing, isChosen: isChosen), place: box)
    }
    let size = image.size.scaledDown(toFit: Size(min(30, most), min(30, most)))
    return BarPart(content: .image(image), place: Rect(center: box.center, size: size))
  }

  // MARK: Toolbars

  /// Buttons from the leading side on. If the figure gives titles only, they share the width equally.
  func toolbar(_ items: [BarItem], rowHeight: Double?) -> (parts: [BarPart], omitted: [String]) {
    let height = self.rowHeight(rowHeight ?? ControlMetrics.barRowHeight)
    let row = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    return style == .device ? flowing(items, row) : (spread(items, row), [])
  }

  /// Cells of equal width: the first button is at the leading side of its cell, the last at the trailing side, the
  /// others in the middle.
  private func spread(_ items: [BarItem], _ row: Rect) -> [BarPart] {
    let margin = style.margin(width: frame.width, isToolbar: true)
    let start = frame.minX + min(margin, frame.width / 4)
    let width = max(0, frame.width - 2 * margin) / Double(max(1, items.count))
    return items.enumerated().compactMap { index, item in
      let cell = Rect(x: start + width * Double(index), y: row.minY, width: width, height: row.height)
      let isAlone = items.count == 1
      return part(item, in: cell, at: isAlone ? 0.5 : index == 0 ? 0 : index == items.count - 1 ? 1 : 0.5)
    }
  }

  /// One button after another, with a gap between adjacent buttons. Flexible spaces share the remaining width. Buttons
  /// that do not fit are left out.
  private func flowing(_ items: [BarItem], _ row: Rect) -> (parts: [BarPart], omitted: [String]) {
    let margin = style.margin(width: frame.width, isToolbar: true)
    let start = frame.minX + sides.left + margin
    let room = max(0, frame.width - sides.left - sides.right - 2 * margin)
    // 1. The width of buttons, fixed spaces and gaps.
    let widths = items.map { width(of: $0) }
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : Self.gap }
    let flexible = items.filter { $0.content == .space(width: nil) }.count
    let taken = widths.reduce(0, +) + gaps.reduce(0, +)
    let share = flexible > 0 ? max(0, room - taken) / Double(flexible) : 0
    // 2. The parts, one after another.
    var (parts, x): ([BarPart], Double) = ([], start)
    for (index, item) in items.enumerated() {
      let length = item.content == .space(width: nil) ? share : widths[index]
      guard x + length <= start + room + 1 else { return (parts, items[index...].compactMap(\.words)) }
      parts += [part(item, x: x, width: length, row: row)].compactMap(\.self)
      x += length + (index < gaps.count ? gaps[index] : 0)
    }
    return (parts, [])
  }
}

/// Where the icon and the title of a tab are: above one another, or side by side, as phones have them in landscape since
/// iOS 11.
private struct TabPlaces {
  let icon: Point
  /// The side of the box that the icon has to stay in, in points.
  let iconSide: Double
  let title: Rect

  init(of tab: TabBarItems.Tab, in cell: Rect, isBeside: Bool, setting: TextSetting, font: Font) {
    guard isBeside else {
      icon = Point(cell.midX, cell.minY + (tab.title.isEmpty ? 24 : 18))
      iconSide = 30
      title = Rect(x: cell.minX + 2, y: cell.maxY - 16, width: max(0, cell.width - 4), height: 13)
      return
    }
    iconSide = min(cell.height < 44 ? 20 : 24, cell.height)
    let gap = tab.title.isEmpty ? 0 : 6.0
    let room = max(0, cell.width - iconSide - gap - 4)
    let width = min(room, setting.line(tab.title, font: font, width: room).lines.first?.width ?? 0)
    let start = cell.midX - (iconSide + gap + width) / 2
    // The icon is at the leading side of its title.
    let isMirrored = setting.isRightToLeft
    icon = Point(isMirrored ? start + width + gap + iconSide / 2 : start + iconSide / 2, cell.midY)
    title = Rect(x: isMirrored ? start : start + iconSide + gap, y: cell.midY - 8, width: width, height: 16)
  }
}
