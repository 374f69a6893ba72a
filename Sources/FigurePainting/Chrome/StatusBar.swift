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
    guard context.figure.chrome != .none, height > 0, scene.rootRect.width > 120, isOnScreen else { return nil }
    let bar = Rect(x: 0, y: surroundings.screen.minY, width: scene.rootRect.width, height: height)
    return scene.uncut.overlaps(bar) ? bar : nil
  }

  /// Whether the top of the root is the top of the screen. A canvas that is no whole device is not known to have the
  /// status bar at its top when it is rotated.
  private var isOnScreen: Bool {
    let variant = scene.panel.variant
    guard let canvas = context.figure.canvas, variant.device == nil else { return true }
    return canvas.isShown(by: variant)
  }

  /// The rectangles of signal, time and battery in the panel.
  var signFrames: [Rect] {
    guard let bar = frame else { return [] }
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
    let width = scene.rootRect.width
    guard isTall else { return width / 2 }
    return (width - (scene.panel.variant.device?.cutoutLength(across: width) ?? 0)) / 4 + 4
  }

  func paint() -> [Item] {
    guard let bar = frame else { return [] }
    let isBlack = context.platform == .ios6
    let ink = isBlack || surroundings.hasLightStatusBar ? Color.white : context.theme[.label]
    let middle = bar.midY
    var items: [Item] = isBlack ? [.fill(.rect(bar), .black)] : []
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

  private var surroundings: Surroundings { scene.panel.surroundings }

  private var height: Double { surroundings.statusBarHeight }

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
