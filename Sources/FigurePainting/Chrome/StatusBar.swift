import Figures
import Geometry
import Graphics
import Staging

/// The status bar at the top of the screen: time, signal and battery.
struct StatusBar {
  let scene: PanelScene
  let context: PaintingContext

  /// The rectangle of the bar in the panel; `nil` if none is drawn, or a crop cuts it off.
  var frame: Rect? {
    let screen = scene.screenRect
    guard context.figure.showsStatusBar(in: scene.panel.variant), height > 0, screen.width > 120, isOnScreen
    else { return nil }
    let bar = Rect(x: 0, y: screen.minY, width: screen.width, height: height)
    return scene.uncut.overlaps(bar) ? bar : nil
  }

  /// Whether the top of the root is the top of the screen. A canvas that is no whole device is not known to have the
  /// status bar at its top when it is rotated.
  private var isOnScreen: Bool {
    let variant = scene.panel.variant
    guard context.figure.rootStanding(in: variant) == .screen else { return false }
    guard let canvas = context.figure.canvas, variant.device == nil else { return true }
    return canvas.isShown(by: variant)
  }

  /// On a screen that is drawn very small, they would be a smear.
  private var hasSigns: Bool { scene.zoom > Self.leastZoom }

  /// The rectangles of signal, time and battery in the panel.
  var signFrames: [Rect] {
    guard let bar = frame, hasSigns else { return [] }
    if let signs = surroundings.tabletSigns {
      let time = tabletInset + surroundings.time.naturalWidth + 6 + signs.day.naturalWidth
      let end = bar.maxX - tabletInset
      return [
        Rect(x: tabletInset, y: bar.midY - 8, width: time - tabletInset, height: 16),
        Rect(
          x: end - 50 - signs.charge.naturalWidth, y: bar.midY - 8, width: 50 + signs.charge.naturalWidth, height: 16),
      ]
    }
    guard isTall else {
      return [
        Rect(x: 4, y: bar.minY, width: 24, height: height),
        Rect(x: bar.midX - 20, y: bar.minY, width: 40, height: height),
        Rect(x: bar.maxX - 34, y: bar.minY, width: 32, height: height),
      ]
    }
    return [inset, bar.maxX - inset].map { Rect(x: $0 - 28, y: bar.midY - 12, width: 56, height: 24) }
  }

  /// Whether the bar is as tall as a cutout. Its signs are then larger and centred to the left and right of the cutout.
  private var isTall: Bool { height > 30 }

  /// From the side of the bar to the middle of the time. Next to a cutout it is moved a little away from the rounded
  /// corner of the screen.
  private var inset: Double {
    let width = scene.screenRect.width
    guard isTall else { return width / 2 }
    return (width - (scene.panel.variant.device?.cutoutLength(across: width) ?? 0)) / 4 + 4
  }

  func paint() -> [Item] {
    guard let bar = frame, hasSigns else { return [] }
    let isBlack = context.platform == .ios6
    let ink = isBlack || surroundings.hasLightStatusBar ? Color.white : context.theme[.label]
    let middle = bar.midY
    var items: [Item] = isBlack ? [.fill(.rect(bar), .black)] : []
    if let signs = surroundings.tabletSigns {
      items += tablet(signs, in: bar, ink: ink)
      return [.group(Group(classes: ["strut-chrome"], title: "status bar", items: items))]
    }
    items += surroundings.time.items(at: Point(inset, middle), color: ink, grid: context.grid)
    if isTall {
      let signs = 46.5
      items += battery(rightAt: bar.maxX - inset + signs / 2, middle: middle, ink: ink)
      items += signal(leftAt: bar.maxX - inset - signs / 2, middle: middle, ink: ink)
    } else {
      items += battery(rightAt: bar.maxX - 6, middle: middle, ink: ink)
      items += signal(leftAt: bar.minX + 7, middle: middle, ink: ink)
    }
    return [.group(Group(classes: ["strut-chrome"], title: "status bar", items: items))]
  }

  /// The factor below which nobody reads a time of 15 points: 4.5 points in print. It is one for all devices, so that of
  /// screens side by side all have their signs, or none.
  private static let leastZoom = 0.3

  private var surroundings: Surroundings { scene.panel.surroundings }

  private var height: Double { surroundings.statusBarHeight }

  /// From the side of a tablet's status bar to its signs: away from round corners.
  private var tabletInset: Double { (scene.panel.variant.device?.cornerRadius ?? 0) > 0 ? 22 : 10 }

  /// Time and day at the left, the network, the charge and the battery at the right.
  private func tablet(_ signs: TabletSigns, in bar: Rect, ink: Color) -> [Item] {
    let (middle, end) = (bar.midY, bar.maxX - tabletInset)
    let time = surroundings.time
    let charge = end - 27
    let network = Point(charge - signs.charge.naturalWidth - 14, middle + 5)
    return time.items(at: Point(tabletInset, middle), color: ink, anchor: 0, grid: context.grid)
      + signs.day.items(
        at: Point(tabletInset + time.naturalWidth + 6, middle), color: ink, anchor: 0, grid: context.grid)
      + waves(from: network, ink: ink)
      + signs.charge.items(at: Point(charge - 3, middle), color: ink, anchor: 1, grid: context.grid)
      + battery(rightAt: end, middle: middle, ink: ink)
  }

  /// A wireless network: waves above their source.
  private func waves(from source: Point, ink: Color) -> [Item] {
    let dot = Item.fill(.circle(center: Point(source.x, source.y - 1.5), radius: 1.5), ink)
    return [dot]
      + [4.5, 8].map { radius in
        let reach = radius * 0.82
        var path = Path()
        path.move(to: Point(source.x - reach, source.y - 1.5 - radius * 0.57))
        path.quadratic(
          to: Point(source.x + reach, source.y - 1.5 - radius * 0.57),
          control: Point(source.x, source.y - 1.5 - radius * 1.45))
        return .stroke(path, Stroke(color: ink, width: 1.75, cap: .round))
      }
  }

  private func battery(rightAt right: Double, middle: Double, ink: Color) -> [Item] {
    let width = context.grid.width(1)
    let body = context.grid.strokeInside(Rect(x: right - 24, y: middle - 5, width: 21, height: 10), width: width)
    let charge = context.grid.rect(body.insetBy(dx: 2, dy: 2))
    let cap = Rect(x: body.maxX + 1.5, y: middle - 2, width: 1.5, height: 4)
    return [
      .stroke(.roundedRect(body, radius: 2.5), ink.opacity(0.5), width: width),
      .fill(.roundedRect(charge, radius: 1), ink),
      .fill(.roundedRect(cap, radius: 0.75), ink.opacity(0.5)),
    ]
  }

  private func signal(leftAt left: Double, middle: Double, ink: Color) -> [Item] {
    (0..<4).map { step in
      let height = 4 + Double(step) * 2
      let bar = context.grid.rect(
        Rect(x: left + Double(step) * 4.5, y: middle + 5 - height, width: 3, height: height))
      return .fill(.roundedRect(bar, radius: 0.5), ink)
    }
  }
}
