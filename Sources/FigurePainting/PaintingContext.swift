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
  /// The page around a panel that has a theme or a background of its own; `nil` where both have one.
  var page: Page?

  /// What a page looks like.
  struct Page {
    let theme: Theme
    /// The author's colour of it; `nil` for that of the theme.
    let paper: Color?
  }

  init(figure: Figure, theme: Theme, grid: PixelGrid) {
    self.init(sharedFigure: Constant(figure), theme: theme, grid: grid)
  }

  init(sharedFigure: Constant<Figure>, theme: Theme, grid: PixelGrid) {
    (self.sharedFigure, self.theme, self.grid) = (sharedFigure, theme, grid)
  }

  var figure: Figure { _read { yield sharedFigure.value } }

  var platform: Platform { figure.platform }

  // MARK: Panels with colours of their own

  /// What a panel that shows no screen, and so paints no ground, needs where its theme or its background is not the
  /// page's: a piece of its own page, on which its words are legible.
  ///
  /// - Parameters:
  ///   - items: All of the panel.
  ///   - body: What they take.
  ///   - margin: What the ground is larger than that, in points of the panel.
  func onOwnGround(_ items: [Item], in body: Rect, margin: Double) -> (body: Rect, items: [Item]) {
    guard page != nil, let paint = figure.background.paint(theme) else { return (body, items) }
    let ground = body.insetBy(dx: -margin, dy: -margin)
    return (ground, [.shape(Shape(.rect(ground), fill: paint))] + items)
  }

  /// In points of the picture, as reports have it around their rows.
  static let groundMargin = 12.0

  // MARK: Explanations

  /// Whether the panel explains how a view is laid out, and does not only show a screen, with its guides, with words
  /// beside it, or with the names of other views.
  ///
  /// Baselines are lines of texts, and the distances between a stack view's views end at these: of it they show nothing,
  /// unless it keeps margins. A stack view in another one is what the other's distances end at.
  /// Its frame or bounds, if they are shown, are its outline, and with bare constraints, or those of others, there is
  /// none: what a constraint that is shown by its identifier holds has a hairline with that.
  func explains(_ view: SolvedView, isInStack: Bool) -> Bool {
    guard !shows([.frames, .bounds], of: view) else { return false }
    func hasEdges(_ kind: AnnotationKind, _ details: AnnotationSet.Details) -> Bool {
      switch kind {
      case .baselines: false
      case .spacing:
        details.style != "bare" && (isInStack || view.stack.isLayoutMarginsRelativeArrangement)
      default: details.style != "bare"
      }
    }
    return figure.selected != nil || view.show?.entries.contains(where: hasEdges) == true
      || figure.show.entries.contains { kind, details in
        !kind.isOfGuides && hasEdges(kind, details)
          && (!kind.isOfEachView && kind != .constraints || details.views?.contains(view.name) ?? true)
      }
  }

  /// Whether a view that scrolls others is seen by these alone: on the screen of a device, where nothing explains how it
  /// is laid out, an outline would be a thing that no device shows.
  func isSeenByContent(_ view: SolvedView) -> Bool {
    view.kind == .scrollView && !view.subviews.isEmpty && figure.chrome == .device && !explains(view, isInStack: false)
  }

  /// Whether the panel shows some kind of annotations of a view.
  private func shows(_ kinds: [AnnotationKind], of view: SolvedView) -> Bool {
    kinds.contains { kind in
      view.show?.entries[kind] != nil
        || figure.show.entries[kind].map { $0.views?.contains(view.name) ?? true } ?? false
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

  /// The context of what is drawn larger than the rest of its panel, with more pixels a point.
  func enlarged(by factor: Double) -> PaintingContext {
    var context = PaintingContext(sharedFigure: sharedFigure, theme: theme, grid: PixelGrid(scale: grid.scale * factor))
    context.page = page
    return context
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
