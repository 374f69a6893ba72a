import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A date picker's wheels on a day that books like.
  func datePicker() -> [Item] {
    wheels([
      Wheel(rows: ["June", "July", "August", "September", "October"], weight: 1.9),
      Wheel(rows: ["7", "8", "9", "10", "11"]),
      Wheel(rows: ["2005", "2006", "2007", "2008", "2009"], weight: 1.3),
    ])
  }

  /// A picker's wheel of the author's items.
  func pickerView() -> [Item] {
    let items = content.items.isEmpty ? ["One", "Two", "Three", "Four", "Five"] : content.items
    let chosen = clampedIndex(look.value ?? Double(items.count / 2), count: items.count)
    let rows = (chosen - 2...chosen + 2).map { items.indices.contains($0) ? items[$0] : "" }
    return wheels([Wheel(rows: rows)])
  }

  /// One of a picker's columns: five rows, the middle one chosen.
  private struct Wheel {
    var rows: [String]
    /// Its share of the width.
    var weight = 1.0
  }

  /// Columns of five rows: the chosen ones on a band since iOS 14, between two lines since iOS 7, and before under
  /// a pane of glass, on drums in a dark frame.
  private func wheels(_ wheels: [Wheel]) -> [Item] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    let rowHeight = min(isClassic ? 40 : 32, view.bounds.height / 5)
    let inset = isClassic ? min(10, view.bounds.width / 8) : 9
    let band = crisp(
      Rect(center: view.bounds.center, size: Size(max(0, view.bounds.width - 2 * inset), rowHeight)))
    let columns = columns(of: wheels, in: band)
    var items = isClassic ? drums(columns) : isOutlined ? bandLines(band) : [bandPlate(band)]
    let texts = zip(wheels, columns).flatMap { rows(of: $0, in: $1, rowHeight: rowHeight) }
    guard isClassic else { return items + texts }
    // Rows go on behind the frame.
    items.append(.group(Group(clip: .rect(bounds.insetBy(dx: 0, dy: frameHeight)), items: texts)))
    return items + [glass(band)]
  }

  /// Whether controls are drawn with lines and not with plates.
  private var isOutlined: Bool { context.platform != .ios }

  private func columns(of wheels: [Wheel], in band: Rect) -> [Rect] {
    let whole = wheels.reduce(0) { $0 + $1.weight }
    var left = band.minX
    return wheels.map { wheel in
      let width = band.width * wheel.weight / whole
      defer { left += width }
      return mirrored(Rect(x: left, y: band.minY, width: width, height: band.height), in: band)
    }
  }

  /// The rows of a wheel, paler the farther they are from the chosen one.
  private func rows(of wheel: Wheel, in column: Rect, rowHeight: Double) -> [Item] {
    wheel.rows.enumerated().flatMap { row, title -> [Item] in
      let distance = row - wheel.rows.count / 2
      let cell = column.offsetBy(dx: 0, dy: Double(distance) * rowHeight)
      let size = min(21, rowHeight * 0.65) * (isClassic ? 1 : 1 - 0.08 * Double(abs(distance)))
      let fade = isClassic ? 1 : [1, 0.5, 0.25][min(2, abs(distance))]
      return text(
        title, in: isClassic ? cell.insetBy(dx: 4, dy: 0) : cell,
        font: systemFont(size, weight: isClassic ? .bold : .regular),
        color: isClassic ? Color(hex: 0x1C1C1E) : theme[.label].opacity(fade), alignment: .center)
    }
  }

  private func bandPlate(_ band: Rect) -> Item {
    .shape(Shape(.roundedRect(band, radius: 8), fill: .color(theme[.fill])))
  }

  private func bandLines(_ band: Rect) -> [Item] {
    let width = hairline(0.5)
    return [band.minY, band.maxY - width].map { y in
      .shape(
        Shape(
          .rect(Rect(x: bounds.minX, y: y, width: bounds.width, height: width)), fill: .color(theme[.separator])))
    }
  }

  /// The frame's part above the drums and below them.
  private var frameHeight: Double { min(10, bounds.height / 10) }

  /// Cylinders seen from the front, in a dark frame.
  private func drums(_ columns: [Rect]) -> [Item] {
    let height = bounds.height - 2 * frameHeight
    let frame = Shape(.rect(bounds), fill: classicGradient([0x5A5E6C, 0x2B2D36, 0x15161B], over: bounds))
    return [.shape(frame)]
      + columns.map { column in
        let drum = crisp(
          Rect(x: column.minX + 0.5, y: bounds.midY - height / 2, width: max(0, column.width - 1), height: height))
        let shades: [UInt32] = [0x6E7078, 0xC9CAD0, 0xF3F3F6, 0xFFFFFF, 0xF3F3F6, 0xC9CAD0, 0x6E7078]
        return .shape(Shape(.roundedRect(drum, radius: 3), fill: classicGradient(shades, over: drum)))
      }
  }

  private func glass(_ band: Rect) -> Item {
    let width = hairline(1)
    return .shape(
      Shape(
        .rect(strokeInside(band, width: width)), fill: .color(Color(hex: 0x5A7AB8, alpha: 0.28)),
        stroke: Stroke(color: Color(hex: 0x6B7A99), width: width)))
  }
}
