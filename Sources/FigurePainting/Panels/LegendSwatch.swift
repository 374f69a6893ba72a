import Figures
import Geometry
import Graphics
import Staging

/// A square of an author's colour in a legend. A translucent one lies on what the views of that colour lie on: on the page it
/// would be another colour than theirs.
struct LegendSwatch {
  private enum Ground {
    case color(Color)
    /// The screen of a device without a colour of its own.
    case screen
  }

  private let color: Color
  /// `nil` for the page.
  private let ground: Ground?

  init(_ color: Color, in panels: [PanelLayout]) {
    self.color = color
    ground = color.alpha < 1 ? Self.ground(of: color, in: panels.filter(\.kind.showsScreen)) : nil
  }

  /// What the first view of a colour lies on, or, if there is none, what all views do.
  private static func ground(of color: Color, in panels: [PanelLayout]) -> Ground? {
    for panel in panels {
      guard let view = panel.views.first(where: { $0.look.backgroundColor == color }) else { continue }
      return ground(behind: view, in: panel)
    }
    return panels.first.flatMap { ground(behind: nil, in: $0) }
  }

  /// - Parameter view: `nil` for a view in the root.
  private static func ground(behind view: SolvedView?, in panel: PanelLayout) -> Ground? {
    let around = sequence(first: view.map(\.superview) ?? 0) { $0.flatMap { panel.views[$0].superview } }
    let colors = around.prefix { $0 != nil }.compactMap { $0.flatMap { panel.views[$0].look.backgroundColor } }
    if let opaque = colors.first(where: { $0.alpha > 0.99 }) { return .color(opaque) }
    return panel.variant.device == nil ? nil : .screen
  }

  func items(in box: Rect, theme: Theme, grid: PixelGrid) -> [Item] {
    let square = Path.rect(grid.rect(box.insetBy(dx: 2, dy: 2)))
    let edge = Stroke(color: theme[.guide], width: grid.width(0.5))
    return behind(square, theme: theme) + [.shape(Shape(square, fill: .color(theme.resolved(color)), stroke: edge))]
  }

  private func behind(_ square: Path, theme: Theme) -> [Item] {
    switch ground {
    case .color(let ground): [.fill(square, theme.resolved(ground))]
    // In the light a screen is as white as the page.
    case .screen: theme.isDarkSomewhere ? [.fill(square, theme.screen)] : []
    case nil: []
    }
  }
}
