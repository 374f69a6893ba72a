import Geometry
import Graphics
import Typography
import ViewLayout

/// Computes the places of a bar's parts, as UIKit does.
///
/// All computations assume left-to-right layout; the resulting places are mirrored for right-to-left layout.
struct BarLayout {
  let style: BarStyle
  /// The area that the bar covers, including the part that it shares with the system's bars.
  let frame: Rect
  /// Insets of the buttons at the left and right, in addition to their margin.
  var sides = EdgeInsets.zero
  let platform: Platform
  let setting: TextSetting
  /// How much of its height is the bar's own, and not shared with the status bar or the home indicator; `nil` for all.
  var ownHeight: Double?

  func solve(_ bar: BarContent) -> SolvedBar {
    let parts: [BarPart]
    var omitted: [String] = []
    switch bar {
    case .navigationBar(let item, let look): (parts, omitted) = navigationBar(item, rowHeight: look.rowHeight)
    case .tabBar(let items, let look): parts = tabBar(items, look)
    case .toolbar(let items, let look): (parts, omitted) = toolbar(items, rowHeight: look.rowHeight)
    }
    return SolvedBar(content: bar, frame: frame, ownRows: ownRows(of: bar), parts: parts, omitted: omitted)
  }

  /// What of the frame is not shared with the status bar or the home indicator.
  private func ownRows(of bar: BarContent) -> Rect {
    let height = min(frame.height, ownHeight ?? frame.height)
    if case .navigationBar = bar {
      return Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
  }

  /// The height of a row of a bar at the bottom that has a standard height.
  func rowHeight(_ standard: Double) -> Double { min(ownHeight ?? standard, standard, frame.height) }

  /// Mirrors a place for right-to-left layout.
  func mirrored(_ place: Rect) -> Rect {
    guard setting.isRightToLeft else { return place }
    return Rect(x: frame.minX + frame.maxX - place.maxX, y: place.y, width: place.width, height: place.height)
  }

  /// A horizontal alignment from 0, leading, to 1, trailing, as one from left to right.
  func anchor(_ share: Double) -> Double { setting.isRightToLeft ? 1 - share : share }

  /// One line of text, truncated to its place.
  func text(_ text: String, font: Font, in place: Rect) -> SetText {
    place.width > 4 ? setting.line(text, font: font, width: place.width) : SetText(font: font)
  }

  func systemFont(_ size: Double, _ weight: FontWeight = .regular) -> Font {
    platform.systemFont(ofSize: size, weight: weight)
  }

  // MARK: Buttons

  /// The space between adjacent buttons.
  static let gap = 16.0

  /// The side of a symbol, which is larger in a bar than in text.
  static let iconSide = 24.0

  /// The space between a symbol and the text behind it: most symbols are narrower than their square.
  private static let symbolGap = 2.0

  /// The width of a button, without the gap to the next one.
  func width(of item: BarItem) -> Double {
    switch item.content {
    case .title(let title): width(ofButton: title, isProminent: item.isProminent)
    case .symbol: 22
    case .image(.symbol): Self.iconSide
    case .labelledSymbol(_, let title):
      Self.iconSide + Self.symbolGap + width(ofButton: title, isProminent: item.isProminent)
    case .image(let image): fitted(image.size).width
    case .space(let width): width ?? 0
    case .segments(_, _, let width): width > 0 ? width : 120
    case .box(let size): fitted(size).width
    }
  }

  private func width(ofButton title: String, isProminent: Bool) -> Double {
    setting.line(title, font: style.buttonFont(on: platform, isProminent: isProminent)).naturalWidth
      + (style == .glossy ? 20 : 0)
  }

  private func fitted(_ size: Size) -> Size { size.scaledDown(toFit: Size(frame.width / 2, 36)) }

  /// A button at a given leading edge and width, in a row of the bar.
  func part(_ item: BarItem, x: Double, width: Double, row: Rect) -> BarPart? {
    let place = mirrored(Rect(x: x, y: row.minY, width: width, height: row.height))
    func square(_ side: Double) -> Rect { Rect(center: place.center, size: Size(side, side)) }
    switch item.content {
    case .title(let title): return button(title, isProminent: item.isProminent, in: place, tint: item.tint)
    case .symbol(let symbol): return BarPart(content: .symbol(symbol), place: square(22), tint: item.tint)
    case .image(.file(let image)):
      return BarPart(content: .image(image), place: Rect(center: place.center, size: fitted(image.size)))
    case .image(.symbol(let symbol)):
      let icon = SetSymbol(symbol, with: setting).map(BarPart.Content.icon)
      return BarPart(content: icon ?? .missingIcon, place: square(icon == nil ? 22 : Self.iconSide), tint: item.tint)
    case .labelledSymbol(let symbol, let title):
      let start = Self.iconSide + Self.symbolGap
      let room = Rect(x: 0, y: 0, width: max(0, width - start), height: row.height)
      let words = text(title, font: style.buttonFont(on: platform, isProminent: item.isProminent), in: room)
      return BarPart(
        content: .labelledIcon(SetSymbol(symbol, with: setting), words, side: Self.iconSide), place: place,
        anchor: anchor(1), tint: item.tint)
    case .image(.placeholder(let size)), .image(.missing(let size)):
      // A button's icon is a shape in the tint; without its file the shape is unknown.
      return BarPart(
        content: .missingIcon, place: square(max(12, min(22, fitted(size).height))), tint: item.tint)
    case .segments(let titles, let selected, _):
      return segments(titles, selected: selected, in: place, tint: item.tint)
    case .box(let size):
      return BarPart(content: .box, place: Rect(center: place.center, size: fitted(size)))
    case .space: return nil
    }
  }

  /// A button's title; a glossy button has a box around it.
  private func button(_ title: String, isProminent: Bool, in place: Rect, tint: Color?) -> BarPart {
    let font = style.buttonFont(on: platform, isProminent: isProminent)
    guard style == .glossy else {
      return BarPart(content: .button(text(title, font: font, in: place)), place: place, tint: tint)
    }
    let box = Rect(center: place.center, size: Size(place.width, min(30, place.height)))
    return BarPart(content: .button(text(title, font: font, in: box.insetBy(dx: 4, dy: 0))), place: box)
  }

  private func segments(_ titles: [String], selected: Int?, in place: Rect, tint: Color?) -> BarPart? {
    guard !titles.isEmpty else { return nil }
    // In a bar of iOS 6 it is as high as on iOS 7.
    let height =
      ControlMetrics.fixedSize(of: .segmentedControl, on: platform == .ios6 ? .ios7 : platform)
      .vertical ?? place.height
    let box = Rect(center: place.center, size: Size(place.width, min(place.height, height)))
    let room = Rect(origin: .zero, size: Size(box.width / Double(titles.count) - 4, height))
    let texts = titles.enumerated().map { index, title in
      text(title, font: systemFont(13, index == selected ? .semibold : .regular), in: room)
    }
    return BarPart(content: .segments(texts, selected: selected), place: box, tint: tint)
  }

  /// A button of its own width, aligned in a cell: 0 for leading, 1 for trailing.
  func part(_ item: BarItem, in cell: Rect, at share: Double) -> BarPart? {
    let width = min(width(of: item), cell.width)
    return part(item, x: cell.minX + (cell.width - width) * share, width: width, row: cell)
  }
}
