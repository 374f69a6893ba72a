import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A date picker's wheels on a day that books like.
  func datePicker() -> [Item] {
    wheels([
      ["June", "July", "August", "September", "October"],
      ["7", "8", "9", "10", "11"],
      ["2005", "2006", "2007", "2008", "2009"],
    ])
  }

  /// A picker's wheel of the author's items.
  func pickerView() -> [Item] {
    let items = content.items.isEmpty ? ["One", "Two", "Three", "Four", "Five"] : content.items
    let chosen = clampedIndex(appearance.value ?? Double(items.count / 2), count: items.count)
    let rows = (chosen - 2...chosen + 2).map { items.indices.contains($0) ? items[$0] : "" }
    return wheels([rows])
  }

  /// Columns of five rows, the middle one chosen and the others paler the farther they are.
  private func wheels(_ columns: [[String]]) -> [Item] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    let rowHeight = min(32, view.bounds.height / 5)
    let band = crisp(
      Rect(center: view.bounds.center, size: Size(max(0, view.bounds.width - 18), rowHeight)))
    let columnWidth = band.width / Double(columns.count)
    let font = systemFont(min(21, rowHeight * 0.65))
    var items: [Item] = [.shape(Shape(.roundedRect(band, radius: 8), fill: .color(theme[.fill])))]
    for (column, rows) in columns.enumerated() {
      for (row, title) in rows.enumerated() {
        let distance = row - rows.count / 2
        let cell = mirrored(
          Rect(
            x: band.minX + Double(column) * columnWidth, y: band.minY + Double(distance) * rowHeight,
            width: columnWidth, height: rowHeight), in: band)
        let fade = [1, 0.5, 0.25][min(2, abs(distance))]
        items += text(
          title, in: cell,
          font: abs(distance) == 0 ? font : font.withSize(font.size * (1 - 0.08 * Double(abs(distance)))),
          color: theme[.label].opacity(fade), alignment: .center)
      }
    }
    return items
  }
}
