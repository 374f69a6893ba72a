import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// The bars of the controllers around an interface, over the root's edges or outside of it.
///
/// They lie where the layout left room for them: the root's safe area ends at them.
struct SurroundingBarsPainter {
  let scene: PanelScene
  let context: PaintingContext

  private var bars: SurroundingBars { context.figure.surroundingBars }
  private var root: Rect { scene.rootRect }
  private var covered: EdgeInsets { scene.panel.root.safeAreaInsets }

  /// The screen around the root, which ends at bars that do not let through.
  var screen: Rect {
    guard let canvas = context.figure.canvas, canvas.isShown(by: scene.panel.variant) else { return root }
    return canvas.screen ?? root
  }

  /// From the screen's top to where the content begins, the status bar's part included; `nil` without such a bar, and
  /// where the layout has no room for one.
  var navigationBarFrame: Rect? {
    guard bars.navigationBar != nil else { return nil }
    return Rect(
      x: screen.minX, y: screen.minY, width: screen.width, height: (screen.minY < 0 ? 0 : covered.top) - screen.minY
    )
    .ifHigh
  }

  /// What the navigation bar's ground covers above its own rows, which is the status bar's.
  var heightAboveNavigationBar: Double? {
    guard let bar = bars.navigationBar, let frame = navigationBarFrame else { return nil }
    return max(0, frame.height - (bar.prompt != nil ? 74 : bar.hasLargeTitle ? 96 : 44))
  }

  private var bottomBarFrame: Rect? {
    guard bars.tabBar != nil || bars.toolbar != nil else { return nil }
    let top = screen.maxY > root.maxY ? root.maxY : root.maxY - covered.bottom
    return Rect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top).ifHigh
  }

  func paint() -> [Item] {
    let tint = scene.panel.root.look.tintColor
    let isRightToLeft = scene.panel.variant.direction == .rightToLeft
    func painter(_ look: BarLook, _ frame: Rect) -> BarPainter {
      BarPainter(look, in: frame, context: context, tint: tint, isRightToLeft: isRightToLeft, sides: covered)
    }
    func group(_ title: String, _ items: [Item]) -> Item {
      .group(Group(classes: ["strut-chrome"], title: title, items: items))
    }
    var items: [Item] = []
    if let bar = bars.navigationBar, let frame = navigationBarFrame {
      items.append(group("navigation bar", painter(bar.look, frame).paint(bar)))
    }
    if let frame = bottomBarFrame {
      if let bar = bars.tabBar { items.append(group("tab bar", painter(bar.look, frame).paint(bar))) }
      if let bar = bars.toolbar { items.append(group("toolbar", painter(bar.look, frame).paint(bar))) }
    }
    return items
  }

  /// What is under the status bar: the bar's ground, where there is a navigation bar.
  var statusBarGround: Color? {
    guard let bar = bars.navigationBar, navigationBarFrame != nil else { return nil }
    return bar.look.ground.map(context.theme.resolved)
  }

  /// Whether the signs of the status bar are white, as over a black bar or where the author asked for it.
  var hasLightStatusBar: Bool {
    bars.hasLightStatusBar || navigationBarFrame != nil && bars.navigationBar?.look.isBlack == true
  }
}

extension Rect {
  /// A bar that is not high enough for a button is none.
  fileprivate var ifHigh: Rect? { height >= 29 && width > 0 ? self : nil }
}
