import Geometry
import Graphics
import Staging

/// Draws the keyboard over the bottom of the screen.
struct KeyboardPainter {
  let scene: PanelScene
  let context: PaintingContext

  func paint() -> [Item] {
    guard let frame = scene.panel.keyboard, !frame.isEmpty else { return [] }
    let whole = scene.toPanel[0].apply(to: frame)
    let theme = context.theme
    return [
      .group(
        Group(
          classes: ["strut-chrome"], title: "keyboard",
          items: [.fill(.rect(context.grid.rect(whole)), theme[.keyboard])] + keys(in: area(of: whole))))
    ]
  }

  /// The row whose keys leave half a key free at either side of the keyboard, from the middle of that to the middle of the
  /// other; `nil` without one.
  var indentedRow: Rect? {
    guard let frame = scene.panel.keyboard, !frame.isEmpty else { return nil }
    let whole = scene.toPanel[0].apply(to: frame)
    let area = area(of: whole)
    guard let keys = KeyRows(in: area),
      let row = KeyboardKey.rows.firstIndex(where: { keys.width(of: $0) < keys.width(of: KeyboardKey.rows[0]) })
    else { return nil }
    let free = (area.width - keys.width(of: KeyboardKey.rows[row])) / 4
    return Rect(
      x: area.minX + free, y: area.minY + Double(row) * keys.height, width: area.width - 2 * free, height: keys.height)
  }

  /// What is left for keys above the home indicator: below them there is a row of its own for two signs in portrait.
  private func area(of whole: Rect) -> Rect {
    let variant = scene.panel.variant
    // What a tab bar takes is below the keyboard.
    let safeArea = variant.device?.insets(in: variant.orientation).safeArea ?? scene.panel.root.safeAreaInsets
    let isOnSide = whole.width > scene.screenRect.height
    let below = safeArea.bottom > 0 && variant.device?.isPad != true && !isOnSide ? 75.0 : safeArea.bottom
    return whole.inset(by: EdgeInsets(top: 8, left: safeArea.left, bottom: below + 4, right: safeArea.right))
  }

  private func keys(in area: Rect) -> [Item] {
    guard let rows = KeyRows(in: area) else { return [] }
    let (gap, letter) = (rows.gap, rows.letter)
    return zip(KeyboardKey.rows, scene.panel.surroundings.keys).enumerated().flatMap { number, row -> [Item] in
      var left = area.midX - rows.width(of: row.0) / 2
      return zip(row.0, row.1).flatMap { key, text -> [Item] in
        defer { left += key.width * letter }
        let place = Rect(
          x: left + gap / 2, y: area.minY + Double(number) * rows.height + gap / 2, width: key.width * letter - gap,
          height: rows.height - 1.5 * gap)
        return paint(key, text, in: context.grid.rect(place))
      }
    }
  }

  /// A key with its sign, over the edge of its own shadow.
  private func paint(_ key: KeyboardKey, _ text: SetText, in place: Rect) -> [Item] {
    let theme = context.theme
    let plate = [
      Item.fill(.roundedRect(place.offsetBy(dx: 0, dy: 1), radius: 5), Color(hex: 0, alpha: 0.28)),
      .fill(.roundedRect(place, radius: 5), theme[key.writes ? .raised : .functionKey]),
    ]
    guard text.naturalWidth <= place.width else { return plate }
    return plate + sign(key.sign, at: place.center)
      + text.items(in: place, color: theme[.label], vertical: .capitals, grid: LocalGrid(context.grid))
  }

  /// The arrow and the box with a cross.
  private func sign(_ sign: KeyboardKey.Sign, at center: Point) -> [Item] {
    func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Item {
      let points = points + (isClosed ? [points[0], points[1]] : [])
      return .stroke(
        .polyline(points.map { Point(center.x + $0.0, center.y + $0.1) }),
        Stroke(color: context.theme[.label], width: 1.5, cap: .round, join: .round))
    }
    switch sign {
    case .text: return []
    case .shift: return [line([(0, -8), (8, 0), (4, 0), (4, 6), (-4, 6), (-4, 0), (-8, 0)], isClosed: true)]
    case .delete:
      return [
        line([(-10, 0), (-4, -6.5), (9, -6.5), (9, 6.5), (-4, 6.5)], isClosed: true),
        line([(-0.5, -2.5), (4.5, 2.5)]), line([(-0.5, 2.5), (4.5, -2.5)]),
      ]
    }
  }
}

/// The measures of the rows of keys in an area, in points of the panel.
private struct KeyRows {
  /// Between two keys.
  var gap: Double
  /// The width of a letter's key, with a gap.
  var letter: Double
  /// The height of a row, with a gap.
  var height: Double

  /// `nil` where keys would be too small to be seen as such.
  init?(in area: Rect) {
    guard area.width > 100, area.height > 60 else { return nil }
    gap = min(6, area.width / 60)
    letter = (area.width - gap) / 10
    height = area.height / Double(KeyboardKey.rows.count)
  }

  func width(of row: [KeyboardKey]) -> Double { row.reduce(0) { $0 + $1.width } * letter }
}
