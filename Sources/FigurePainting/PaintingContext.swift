import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The settings that everything in one panel is painted with.
struct PaintingContext {
  /// Every view that is painted has a context of its own.
  private let sharedFigure: Constant<Figure>
  let theme: Theme
  let grid: PixelGrid

  init(figure: Figure, theme: Theme, grid: PixelGrid) {
    self.init(sharedFigure: Constant(figure), theme: theme, grid: grid)
  }

  init(sharedFigure: Constant<Figure>, theme: Theme, grid: PixelGrid) {
    (self.sharedFigure, self.theme, self.grid) = (sharedFigure, theme, grid)
  }

  var figure: Figure { _read { yield sharedFigure.value } }

  var platform: Platform { figure.platform }

  /// Whether the panel explains how a view is laid out, and does not only show a screen, with its guides, with words
  /// beside it, or with the names of other views.
  ///
  /// Baselines are lines of texts, and the distances between a stack view's views end at these: of it they show nothing,
  /// unless it keeps margins. A stack view in another one is what the other's distances end at.
  func explains(_ view: SolvedView, isInStack: Bool) -> Bool {
    func hasEdges(_ kind: AnnotationKind) -> Bool {
      switch kind {
      case .baselines: false
      case .spacing: isInStack || view.stack.isLayoutMarginsRelativeArrangement
      default: true
      }
    }
    return figure.selected != nil || view.show?.entries.keys.contains(where: hasEdges) == true
      || figure.show.entries.contains { kind, details in
        !kind.isOfGuides && hasEdges(kind) && (kind != .names || details.views?.contains(view.name) ?? true)
      }
  }

  /// The context for content on the author's background.
  ///
  /// A light background stays light in a dark picture, so black text on it stays black: system colours on it are those
  /// of the light theme, for every reader.
  func standing(on ground: Color?) -> PaintingContext {
    guard let ground, ground.isGround, ground.isLight else { return self }
    return with(Theme(.light, palette: theme.palette, isAdaptive: false))
  }

  /// The context for the figure's own words on the author's background: dark on a light one, light on a dark one, in
  /// every theme.
  func writing(on background: Background) -> PaintingContext {
    guard let ground = background.ground else { return self }
    return with(Theme(ground.isLight ? .light : .dark, palette: theme.palette, isAdaptive: false))
  }

  /// The context of a panel.
  ///
  /// - Parameters:
  ///   - figure: The figure as the panel shows it.
  ///   - zoom: The points of the picture for each of the panel, which has the fewer pixels a point.
  func showing(_ figure: Constant<Figure>, zoom: Double) -> PaintingContext {
    PaintingContext(sharedFigure: figure, theme: theme, grid: PixelGrid(scale: grid.scale * zoom))
  }

  func with(_ theme: Theme) -> PaintingContext {
    PaintingContext(sharedFigure: sharedFigure, theme: theme, grid: grid)
  }
}

extension Background {
  /// The author's colour that words on the page stand on; `nil` for a page of the theme.
  var ground: Color? {
    guard case .color(let color) = self, color.isGround else { return nil }
    return color
  }
}

extension Color {
  /// Whether the colour hides what is under it and belongs to the author: it is neither a colour of the theme nor a
  /// system colour that is light in one theme and dark in the other.
  var isGround: Bool { alpha > 0.5 && (token == nil || variants != nil && keepsItsInk) }
  /// Whether the colour hides what is under it and follows the theme. Content on it then follows the theme too.
  var isAdaptiveGround: Bool { alpha > 0.5 && !keepsItsInk }
  /// Whether black text is more legible on the colour than white text.
  var isLight: Bool { luminance > 0.36 }
}
