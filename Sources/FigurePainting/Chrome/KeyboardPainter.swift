import Geometry
import Graphics
import Staging

/// Draws the keyboard over the bottom of the screen: plain keys, without letters.
struct KeyboardPainter {
  let scene: PanelScene
  let context: PaintingContext

  /// A key by its width, in letters' widths.
  private struct Key {
    var width: Double
    /// Whether it is a letter or the space bar, which are lighter than keys that do something.
    var writes = true
  }

  /// The rows of the English keyboard on a phone: ten letters, nine, seven between two keys, and the space bar.
  private static let rows: [[Key]] = [
    Array(repeating: Key(width: 1), count: 10),
    Array(repeating: Key(width: 1), count: 9),
    [Key(width: 1.4, writes: false)] + Array(repeating: Key(width: 1), count: 7) + [Key(width: 1.4, writes: false)],
    [Key(width: 2.4, writes: false), Key(width: 5.1), Key(width: 2.4, writes: false)],
  ]

  func paint() -> [Item] {
    guard let frame = scene.panel.keyboard, !frame.isEmpty else { return [] }
    let whole = scene.toPanel[0].apply(to: frame)
    let theme = context.theme
    return [
      .group(
        Group(
          classes: ["strut-chrome"], title: "keyboard",
          items: [.fill(.rect(context.grid.rect(whole)), theme[.fill])] + keys(in: area(of: whole))))
    ]
  }

  /// What is left for keys above the home indicator: below them there is a row of its own for two signs in portrait.
  private func area(of whole: Rect) -> Rect {
    let safeArea = scene.panel.root.safeAreaInsets
    let variant = scene.panel.variant
    let isOnSide = whole.width > scene.rootRect.height
    let below = safeArea.bottom > 0 && variant.device?.isPad != true && !isOnSide ? 75.0 : safeArea.bottom
    return whole.inset(by: EdgeInsets(top: 8, left: safeArea.left, bottom: below + 4, right: safeArea.right))
  }

  private func keys(in area: Rect) -> [Item] {
    guard area.width > 100, area.height > 60 else { return [] }
    let gap = min(6, area.width / 60)
    let letter = (area.width - gap) / 10
    let rowHeight = area.height / Double(Self.rows.count)
    return Self.rows.enumerated().flatMap { number, row in
      let width = row.reduce(0) { $0 + $1.width } * letter
      var left = area.midX - width / 2
      return row.map { key -> Item in
        defer { left += key.width * letter }
        let place = Rect(
          x: left + gap / 2, y: area.minY + Double(number) * rowHeight + gap / 2, width: key.width * letter - gap,
          height: rowHeight - 1.5 * gap)
        return .fill(
          .roundedRect(context.grid.rect(place), radius: 5), context.theme[key.writes ? .raised : .separator])
      }
    }
  }
}
