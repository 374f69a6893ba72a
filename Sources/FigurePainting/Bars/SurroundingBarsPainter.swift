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

  /// Whether the root is seen behind the status bar: there is no bar over it but a clear one, and the root does not end
  /// there.
  var showsRootBehindStatusBar: Bool {
    surroundings.navigationBar.map { $0.isClear(on: context.figure.platform) && scene.screenRect.minY >= 0 } ?? true
  }

  /// The navigation bar's own colour under the status bar; `nil` if it has none.
  var statusBarGround: Color? { surroundings.navigationBar?.look.ground.map { context.theme.resolved(seen($0)) } }

  /// A colour of a bar of the root, which may be presented over others.
  private func seen(_ color: Color) -> Color { scene.panel.root.isElevated ? color.elevated : color }
}
