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
      var bar = bar
      bar.content.look.ground = bar.content.look.ground.map(seen)
      let painter = BarPainter(
        bar, context: context, grid: LocalGrid(context.grid), tint: scene.panel.root.look.tintColor,
        isRightToLeft: scene.panel.variant.direction == .rightToLeft)
      return .group(Group(classes: ["strut-chrome"], title: bar.kind.rawValue, items: painter.paint()))
    }
  }

  /// The colour under the status bar: that of the navigation bar, if there is one.
  var statusBarGround: Color? { surroundings.navigationBar?.look.ground.map { context.theme.resolved(seen($0)) } }

  /// A colour of a bar of the root, which may be presented over others.
  private func seen(_ color: Color) -> Color { scene.panel.root.isElevated ? color.elevated : color }
}
