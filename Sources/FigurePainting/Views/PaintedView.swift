import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// A view on its way to the page: what it is, and all that decides how it is drawn in its own coordinates.
struct PaintedView {
  let view: SolvedView
  let context: PaintingContext
  /// The picture's pixels in the view's own coordinates.
  let grid: LocalGrid
  /// The author's tint of this view or of the nearest view above it that has one.
  let inheritedTint: Color?
  /// The hue that it has where it is drawn as a figure's box.
  let hue: Color
  /// Whether the drawing that stands for a picture says its size: not where another view would cover half of it.
  var hasCaption = true

  /// - Parameter toPanel: From the view's own coordinates to the panel's.
  init(view: SolvedView, context: PaintingContext, toPanel: Transform, inheritedTint: Color?, hue: Color) {
    self.view = view
    self.context = context
    grid = LocalGrid(context.grid, toPanel: toPanel)
    self.inheritedTint = inheritedTint
    self.hue = hue
  }

  /// The bounds with their edges on pixels.
  var bounds: Rect { grid.rect(view.bounds) }

  /// The bounds with the corners that the view has.
  var outline: Path { .roundedRect(bounds, radius: view.look.cornerRadius) }

  /// The group that stands for the view.
  func group(id: String, transform: Transform, clip: Path? = nil, items: [Item]) -> Group {
    Group(
      id: id, classes: view.kind == .view ? ["strut-view"] : ["strut-view", "strut-\(view.kind.rawValue)"],
      title: view.look.alt ?? "\(view.kind.rawValue) \(view.name)", transform: transform, clip: clip,
      opacity: min(1, max(0, view.look.alpha)), shadow: view.look.shadow, items: items)
  }

  var tint: Color { view.look.tintColor ?? inheritedTint ?? context.theme[.tint] }
}
