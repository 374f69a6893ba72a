import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A navigation bar: its title in the middle, its items at the sides, a line below.
  ///
  /// The first item stands at the leading side, the last at the trailing one.
  func navigationBar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let row = Rect(
      x: view.bounds.minX, y: max(view.bounds.minY, view.bounds.maxY - 44), width: view.bounds.width,
      height: min(44, view.bounds.height))
    let ink = isClassic ? theme[.tintText] : theme[.label]
    let itemInk = isClassic ? theme[.tintText] : tint
    let side = Rect(x: row.minX + 16, y: row.minY, width: max(0, row.width / 3 - 16), height: row.height)
    var items = barGround(lineAtTop: false)
    items += text(
      content.title ?? content.text ?? "", in: row.insetBy(dx: row.width / 4, dy: 0),
      font: systemFont(isClassic ? 20 : 17, weight: isClassic ? .bold : .semibold),
      color: appearance.textColor ?? ink, alignment: .center)
    if let first = content.items.first {
      items += text(first, in: mirrored(side, in: row), font: systemFont(17), color: itemInk)
    }
    if content.items.count > 1, let last = content.items.last {
      let end = Rect(x: row.maxX - side.width - 16, y: row.minY, width: side.width, height: row.height)
      items += text(
        last, in: mirrored(end, in: row), font: systemFont(17), color: itemInk,
        alignment: isRightToLeft ? .left : .right)
    }
    return items
  }

  /// A tab bar: an icon over a title a tab, the chosen one in the tint.
  func tabBar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let tabs = content.items.isEmpty ? ["First", "Second", "Third"] : content.items
    let chosen = clampedIndex(appearance.value ?? 0, count: tabs.count)
    let width = view.bounds.width / Double(tabs.count)
    var items = barGround(lineAtTop: true, classic: (0x434343, 0x0A0A0A))
    for (index, title) in tabs.enumerated() {
      let cell = mirrored(
        Rect(
          x: view.bounds.minX + Double(index) * width, y: view.bounds.minY, width: width,
          height: min(49, view.bounds.height)), in: view.bounds)
      let color = index == chosen ? tint : theme[.systemGray]
      let icon = crisp(Rect(center: Point(cell.midX, cell.minY + 18), size: Size(22, 22)))
      items.append(
        .shape(
          Shape(
            .roundedRect(icon.insetBy(dx: 1, dy: 1), radius: 6), fill: index == chosen ? .color(color) : nil,
            stroke: Stroke(color: color, width: hairline(1.5)))))
      items += text(
        title, in: Rect(x: cell.minX + 2, y: cell.maxY - 16, width: max(0, cell.width - 4), height: 13),
        font: systemFont(10, weight: .medium), color: color, alignment: .center)
    }
    return items
  }

  /// A toolbar: its items spread over the width.
  func toolbar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let row = Rect(
      x: view.bounds.minX + min(16, view.bounds.width / 4), y: view.bounds.minY,
      width: max(0, view.bounds.width - 32), height: min(44, view.bounds.height))
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
      items += text(
        title, in: mirrored(cell, in: row), font: systemFont(17), color: ink,
        alignment: isRightToLeft ? flipped : alignment)
    }
    return items
  }

  /// A bar's ground and the line between it and the content.
  ///
  /// - Parameter classic: The ends of the gradient that it has up to iOS 6.
  private func barGround(lineAtTop: Bool, classic: (UInt32, UInt32) = (0xB0BCCD, 0x6D84A2)) -> [Item] {
    let gradient = LinearGradient(
      start: Point(bounds.minX, bounds.minY), end: Point(bounds.minX, bounds.maxY),
      stops: [
        LinearGradient.Stop(offset: 0, color: Color(hex: classic.0)),
        LinearGradient.Stop(offset: 1, color: Color(hex: classic.1)),
      ])
    let flat = Paint.color(appearance.backgroundColor ?? theme[.bar])
    let width = hairline(0.5)
    let y = lineAtTop ? bounds.minY + width / 2 : bounds.maxY - width / 2
    let line = Path.line(from: Point(bounds.minX, y), to: Point(bounds.maxX, y))
    let edge = isClassic ? Color(hex: 0x2D3642) : theme[.separator]
    return [
      .shape(
        Shape(
          .rect(bounds),
          fill: isClassic && appearance.backgroundColor == nil ? .linearGradient(gradient) : flat)),
      .shape(Shape(line, stroke: Stroke(color: edge, width: width))),
    ]
  }
}
