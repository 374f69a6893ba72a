import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws the wheels of a picker. The selected rows have a band behind them since iOS 14 and lines around them since iOS
/// 7. Before that, they lie behind glass, on drums in a dark frame.
struct PickerPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.35), $0.row(0.65)] } }

  func paint() -> [Item] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    if view.kind == .datePicker, view.datePickerStyle(on: context.platform) != .wheels { return dates() }
    let geometry = PickerGeometry(of: view, on: context.platform)
    let band = crisp(geometry.band)
    let columns = geometry.columns(in: band)
    let texts = zip(geometry.wheels, columns).flatMap { wheel, column in
      wheel.rows.indices.flatMap { self.row($0, of: wheel, in: column, geometry) }
    }
    guard isClassic else {
      let items = (isOutlined ? lines(around: band) : [.fill(.roundedRect(band, radius: 8), theme[.fill])]) + texts
      // Wheels are cut off where the picker ends, and not made smaller.
      return bounds.height < 5 * geometry.rowHeight ? [.group(Group(clip: .rect(bounds), items: items))] : items
    }
    // Rows continue behind the frame.
    let inside = bounds.insetBy(dx: 0, dy: frameHeight)
    return drums(columns) + [.group(Group(clip: .rect(inside), items: texts)), glass(band)]
  }

  /// The boxes of a compact picker, or a month.
  private func dates() -> [Item] {
    let geometry = DatePickerGeometry(of: view, widths: view.dateTextWidths)
    let parts = geometry.parts.enumerated().flatMap { index, part -> [Item] in
      let place = crisp(part.place)
      let ground: [Item] =
        switch part.ground {
        case .none: []
        case .box: [.fill(.roundedRect(place, radius: 8), theme[.fill])]
        case .disc:
          [.fill(.circle(center: place.center, radius: min(place.width, place.height) * 0.46), tint.opacity(0.15))]
        }
      let color = part.isTinted ? tint : part.isSecondary ? theme[.placeholder] : theme[.label]
      return ground
        + text(.item(index), in: place, color: color, alignment: part.isLeading ? .natural : .center)
    }
    guard let chevrons = geometry.chevrons else { return parts }
    return parts + [
      chevron(in: chevrons.before, pointsBack: true), chevron(in: chevrons.behind, pointsBack: false),
      monthChevron(behind: geometry.parts[0].place),
    ]
  }

  /// The small one behind the month's name, which leads to wheels with the months.
  private func monthChevron(behind place: Rect) -> Item {
    let x = place.minX + (view.texts[.item(0)]?.naturalWidth ?? 0) + 4
    let box = Rect(x: x, y: place.midY - 6, width: 12, height: 12)
    return chevron(in: mirrored(box, in: place), pointsBack: false)
  }

  /// - Parameter box: A square, of which the chevron takes two thirds of the height.
  private func chevron(in box: Rect, pointsBack: Bool) -> Item {
    let isLeft = pointsBack != isRightToLeft
    let unit = box.width / 18
    let points = [(5.0, 2.5), (11.5, 9), (5, 15.5)].map { x, y in
      Point(isLeft ? box.maxX - x * unit : box.minX + x * unit, box.minY + y * unit)
    }
    return .stroke(.polyline(points), Stroke(color: tint, width: 2.2, cap: .round, join: .round))
  }

  /// A row of a wheel. Rows are paler the farther they are from the selected one.
  private func row(
    _ row: Int, of wheel: PickerGeometry.Wheel, in column: Rect, _ geometry: PickerGeometry
  ) -> [Item] {
    let distance = geometry.distance(ofRow: row)
    let fade = isClassic ? 1 : [1, 0.5, 0.25][min(2, abs(distance))]
    return text(
      .item(wheel.firstItem + row), in: column.offsetBy(dx: 0, dy: Double(distance) * geometry.rowHeight),
      color: isClassic ? Color(hex: 0x1C1C1E) : theme[.label].opacity(fade), alignment: .center)
  }

  private func lines(around band: Rect) -> [Item] {
    let width = hairline(0.5)
    return [band.minY, band.maxY - width].map { y in
      .fill(.rect(Rect(x: bounds.minX, y: y, width: bounds.width, height: width)), theme[.separator])
    }
  }

  /// The height of the frame above and below the drums.
  private var frameHeight: Double { min(10, bounds.height / 10) }

  /// Drums in a dark frame.
  private func drums(_ columns: [Rect]) -> [Item] {
    let height = bounds.height - 2 * frameHeight
    return [.fill(.rect(bounds), ClassicLook.gradient([0x5A5E6C, 0x2B2D36, 0x15161B], over: bounds))]
      + columns.map { column in
        let drum = crisp(
          Rect(x: column.minX + 0.5, y: bounds.midY - height / 2, width: max(0, column.width - 1), height: height))
        let shades: [UInt32] = [0x6E7078, 0xC9CAD0, 0xF3F3F6, 0xFFFFFF, 0xF3F3F6, 0xC9CAD0, 0x6E7078]
        return .fill(.roundedRect(drum, radius: 3), ClassicLook.gradient(shades, over: drum))
      }
  }

  private func glass(_ band: Rect) -> Item {
    grid.box(band, fill: .color(Color(hex: 0x5A7AB8, alpha: 0.28)), edge: Color(hex: 0x6B7A99))
  }
}
