import Figures
import Geometry
import Graphics
import Staging

/// A square of an author's colour in a legend. A translucent one lies on what the views of that colour lie on: on the
/// page it would be another colour than theirs.
struct LegendSwatch {
  /// What a colour lies on.
  private struct Ground {
    /// The colours behind it, from back to front, that are not hidden by others.
    var colors: [Color] = []
    /// Whether the screen of a device without a colour of its own is seen through them.
    var showsScreen = false
  }

  private let color: Color
  private let ground: Ground

  init(_ color: Color, in panels: [PanelLayout]) {
    self.color = color
    ground = color.alpha < 1 ? Self.ground(of: color, in: panels.filter(\.kind.showsScreen)) : Ground()
  }

  /// What the first view of a colour lies on, or, if there is none, what all views do.
  private static func ground(of color: Color, in panels: [PanelLayout]) -> Ground {
    for panel in panels {
      guard let view = panel.views.first(where: { $0.look.backgroundColor == color }) else { continue }
      return ground(behind: view, in: panel)
    }
    return panels.first.map { ground(behind: nil, in: $0) } ?? Ground()
  }

  /// - Parameter view: `nil` for a view in the root.
  private static func ground(behind view: SolvedView?, in panel: PanelLayout) -> Ground {
    let around = sequence(first: view.map(\.superview) ?? 0) { $0.flatMap { panel.views[$0].superview } }
    let colors = around.prefix { $0 != nil }.compactMap { $0.flatMap { panel.views[$0].look.backgroundColor } }
    let opaque = colors.firstIndex { $0.alpha > 0.99 }
    let seen = opaque.map { $0 + 1 } ?? colors.count
    return Ground(
      colors: colors.prefix(seen).reversed(), showsScreen: opaque == nil && panel.variant.device != nil)
  }

  func items(in box: Rect, theme: Theme, grid: PixelGrid) -> [Item] {
    let square = Path.rect(grid.rect(box.insetBy(dx: 2, dy: 2)))
    let edge = Stroke(color: theme[.guide], width: grid.width(0.5))
    return behind(square, theme: theme) + [.shape(Shape(square, fill: .color(theme.resolved(color)), stroke: edge))]
  }

  private func behind(_ square: Path, theme: Theme) -> [Item] {
    // In the light a screen is as white as the page.
    let screen: [Item] = ground.showsScreen && theme.isDarkSomewhere ? [.fill(square, theme.screen)] : []
    return screen + ground.colors.map { .fill(square, theme.resolved($0)) }
  }
}
