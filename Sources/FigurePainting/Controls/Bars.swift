import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

extension ViewPainter {
  /// A navigation bar: its title in the middle, its items at the sides, a line below.
  ///
  /// The first item stands at the leading side, the last at the trailing one.
  func navigationBar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if case .navigationBar(let bar)? = look.bar, !isClassic { return painter(of: bar.look).paint(bar) }
    let row = Rect(
      x: view.bounds.minX, y: max(view.bounds.minY, view.bounds.maxY - 44), width: view.bounds.width,
      height: min(44, view.bounds.height))
    let ink = isClassic ? theme[.tintText] : theme[.label]
    let itemInk = isClassic ? theme[.tintText] : tint
    let margin = isClassic ? 5.0 : 16
    let side = Rect(x: row.minX + margin, y: row.minY, width: max(0, row.width / 3 - margin), height: row.height)
    var items = barGround(lineAtTop: false)
    items += text(
      content.title ?? content.text ?? "", in: row.insetBy(dx: row.width / 4, dy: 0),
      font: systemFont(isClassic ? 20 : 17, weight: isClassic ? .bold : .semibold),
      color: look.textColor ?? ink, alignment: .center)
    if let first = content.items.first {
      items += barItem(first, in: mirrored(side, in: row), color: itemInk, alignment: isRightToLeft ? .right : .left)
    }
    if content.items.count > 1, let last = content.items.last {
      let end = Rect(x: row.maxX - side.width - margin, y: row.minY, width: side.width, height: row.height)
      items += barItem(last, in: mirrored(end, in: row), color: itemInk, alignment: isRightToLeft ? .left : .right)
    }
    return items
  }

  /// For what a bar of an imported document shows.
  private func painter(of look: BarLook) -> BarPainter {
    BarPainter(
      look, in: view.bounds, context: context, tint: self.look.tintColor ?? inheritedTint, isRightToLeft: isRightToLeft
    )
  }

  /// A bar's item: a box of its own up to iOS 6, later its title alone.
  private func barItem(_ title: String, in place: Rect, color: Color, alignment: TextAlignment) -> [Item] {
    isClassic
      ? classicBarButton(title, in: place, alignment: alignment)
      : text(title, in: place, font: systemFont(17), color: color, alignment: alignment)
  }

  /// A tab bar: an icon over a title a tab, the chosen one in the tint.
  func tabBar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if case .tabBar(let bar)? = look.bar, !isClassic { return painter(of: bar.look).paint(bar) }
    let tabs = content.items.isEmpty ? ["First", "Second", "Third"] : content.items
    let chosen = clampedIndex(look.value ?? 0, count: tabs.count)
    let width = view.bounds.width / Double(tabs.count)
    var items = barGround(lineAtTop: true, classic: (0x434343, 0x0A0A0A))
    for (index, title) in tabs.enumerated() {
      let cell = mirrored(
        Rect(
          x: view.bounds.minX + Double(index) * width, y: view.bounds.minY, width: width,
          height: min(49, view.bounds.height)), in: view.bounds)
      let isChosen = index == chosen
      let color = !isChosen ? theme[.systemGray] : isClassic ? .white : tint
      if isClassic, isChosen {
        let light = Shape(
          .roundedRect(crisp(cell.insetBy(dx: 2, dy: 2)), radius: 4), fill: .color(.white.opacity(0.16)))
        items.append(.shape(light))
      }
      let icon = crisp(Rect(center: Point(cell.midX, cell.minY + 18), size: Size(22, 22)))
      items.append(tabIcon(index, in: icon.insetBy(dx: 1, dy: 1), color: isClassic ? nil : color, isChosen: isChosen))
      items += text(
        title, in: Rect(x: cell.minX + 2, y: cell.maxY - 16, width: max(0, cell.width - 4), height: 13),
        font: systemFont(10, weight: .medium), color: color, alignment: .center)
    }
    return items
  }

  /// What stands for a tab's icon: circles and squares in turn, as in the templates of Apple's editor.
  ///
  /// - Parameter color: `nil` for the gloss of iOS 6.
  private func tabIcon(_ index: Int, in box: Rect, color: Color?, isChosen: Bool) -> Item {
    let path: Path =
      index % 2 == 0
      ? .circle(center: box.center, radius: box.width / 2) : .roundedRect(box.insetBy(dx: 1, dy: 1), radius: 3)
    guard let color else {
      return .shape(
        Shape(path, fill: classicGradient(isChosen ? [0xA5D6FF, 0x1C74DD] : [0x9A9A9A, 0x5E5E5E], over: box)))
    }
    return .shape(
      Shape(path, fill: isChosen ? .color(color) : nil, stroke: Stroke(color: color, width: hairline(1.5))))
  }

  /// A toolbar: its items spread over the width.
  func toolbar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if case .toolbar(let bar)? = look.bar, !isClassic { return painter(of: bar.look).paint(bar) }
    let margin = isClassic ? 6.0 : 16
    let row = Rect(
      x: view.bounds.minX + min(margin, view.bounds.width / 4), y: view.bounds.minY,
      width: max(0, view.bounds.width - 2 * margin), height: min(44, view.bounds.height))
    let ink = isClassic ? theme[.tintText] : tint
    var items = barGround(lineAtTop: true)
    let count = content.items.count
    for (index, title) in content.items.enumerated() {
      let cell = Rect(
        x: row.minX + row.width / Double(count) * Double(index), y: row.minY, width: row.width / Double(count),
        height: row.height)
      let alignment: TextAlignment =
        count > 1 && index == 0 ? .left : count > 1 && index == count - 1 ? .right : .center
      let flipped: TextAlignment = alignment == .left ? .right : alignment == .right ? .left : .center
      items += barItem(
        title, in: mirrored(cell, in: row), color: ink, alignment: isRightToLeft ? flipped : alignment)
    }
    return items
  }

  /// A bar's ground and the line between it and the content.
  ///
  /// - Parameter classic: The ends of the gradient that it has up to iOS 6.
  private func barGround(lineAtTop: Bool, classic: (UInt32, UInt32) = (0xB0BCCD, 0x6D84A2)) -> [Item] {
    let flat = Paint.color(look.backgroundColor ?? theme[.bar])
    let width = hairline(0.5)
    let y = lineAtTop ? bounds.minY + width / 2 : bounds.maxY - width / 2
    let line = Path.line(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    let edge = isClassic ? Color(hex: 0x2D3642) : theme[.separator]
    return [
      .shape(
        Shape(
          .rect(bounds),
          fill: isClassic && look.backgroundColor == nil
            ? classicGradient([classic.0, classic.1], over: bounds) : flat)),
      .shape(Shape(line, stroke: Stroke(color: edge, width: width))),
    ]
  }
}
