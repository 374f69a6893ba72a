import Figures
import Graphics
import Staging

/// Draws the bars of the controllers around an interface.
struct SurroundingBarsPainter {
  let scene: PanelScene
  let context: PaintingContext

  private var surroundings: Surroundings { scene.panel.surroundings }

  func paint() -> [Item] {
    let bars = [surroundings.navigationBar, surroundings.bottomBar].compactMap(\.self)
    return bars.map { bar in
      let painter = BarPainter(
        bar, context: context, grid: LocalGrid(context.grid), tint: scene.panel.root.look.tintColor,
        isRightToLeft: scene.panel.variant.direction == .rightToLeft)
      return .group(Group(classes: ["strut-chrome"], title: bar.kind.rawValue, items: painter.paint()))
    }
  }

  /// What is under the status bar: the bar's ground, where there is a navigation bar.
  var statusBarGround: Color? { surroundings.navigationBar?.look.ground.map(context.theme.resolved) }
}
