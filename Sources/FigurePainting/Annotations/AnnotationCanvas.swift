import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// A panel's annotations while they are drawn: marks below, labels over all marks, and who stands where.
///
/// Each annotation has a file with an extension of this.
struct AnnotationCanvas {
  let scene: PanelScene
  let context: PaintingContext
  var occupancy: Occupancy
  /// Lines, bars and outlines.
  var marks: [Item] = []
  /// Text and badges, over every mark.
  var labels: [Item] = []
  /// Where the views' own text stands, which lines and hatching leave free.
  var texts: [TextBlank] = []
  /// Other places of ambiguous views, which are outlined.
  var ghosts: [Rect] = []
  /// Bars that have found their place.
  var bars: [PlacedBar] = []
  /// The lines of constraints, whose places are given.
  var lines: [LineSketch] = []
  /// The constraints that hold in the space of a turned view, if the canvas lies in it.
  var constraintsInSpace: Set<Int>?
  /// What the panel or one of its views asks for; of most kinds that is nothing, and nobody need be asked again.
  private let asked: Set<AnnotationKind>

  init(scene: PanelScene, context: PaintingContext) {
    self.scene = scene
    self.context = context
    asked = scene.panel.views.reduce(into: Set(scene.panel.show.entries.keys)) { asked, view in
      if let show = view.show { asked.formUnion(show.entries.keys) }
    }
    occupancy = Occupancy(root: scene.shownRect, within: scene.uncut)
  }

  var theme: Theme { context.theme }

  /// A length of an annotation, by the figure's factor.
  func length(_ points: Double) -> Double { points * context.annotationScale }

  /// A stroke of an annotation, its width in whole pixels.
  func stroke(_ color: Color, width: Double = 1, dash: [Double] = []) -> Stroke {
    Stroke(color: color, width: context.grid.width(length(width)), dash: dash.map { length($0) })
  }

  /// The details of an annotation for a view: the view's own wish over the panel's.
  func details(_ kind: AnnotationKind, forViewAt index: Int) -> AnnotationSet.Details? {
    guard isAsked(for: kind) else { return nil }
    let view = scene.panel.views[index]
    return view.show?[kind] ?? scene.panel.show.details(kind, for: view.name)
  }

  /// Whether there is anything to draw at all.
  var isAskedForAnything: Bool { !asked.isEmpty || !scene.panel.callouts.isEmpty }

  func isAsked(for kind: AnnotationKind) -> Bool { asked.contains(kind) }

  /// The visible views that an annotation is shown for, each with its details; the root only where it is named.
  func views(with kind: AnnotationKind) -> [(index: Int, details: AnnotationSet.Details)] {
    scene.panel.views.indices.compactMap { index in
      guard isShown(kind, forViewAt: index), let details = details(kind, forViewAt: index) else { return nil }
      return (index, details)
    }
  }

  /// Whether an annotation is shown for a view.
  func isShown(_ kind: AnnotationKind, forViewAt index: Int) -> Bool {
    guard scene.isVisible(viewAt: index), let details = details(kind, forViewAt: index) else { return false }
    let view = scene.panel.views[index]
    return view.superview != nil || details.views != nil || view.show?[kind] != nil
  }

  /// Adds a group of marks of one annotation.
  mutating func addMarks(_ items: [Item], class name: String, id: String? = nil) {
    guard !items.isEmpty else { return }
    marks.append(.group(Group(id: id, classes: [name], items: items)))
  }

  // MARK: Shapes

  /// A straight line; one along an axis has its sides on pixels.
  func line(from start: Point, to end: Point, stroke: Stroke) -> Item {
    var (start, end) = (start, end)
    for axis in Axis.allCases where start[axis] == end[axis] {
      let snapped = context.grid.center(start[axis], width: stroke.width)
      start[axis] = snapped
      end[axis] = snapped
    }
    return .shape(Shape(.line(from: start, to: end), stroke: stroke))
  }

  /// The outline of a quadrilateral; the lines of an upright one are laid on pixels, along its edges. One without a
  /// fill stops before text, and has whole corners if it is dashed.
  func outline(_ corners: [Point], stroke: Stroke, fill: Paint? = nil) -> Item {
    guard let rect = Rect(enclosing: corners), isUpright(corners) else {
      if fill == nil, !stroke.dash.isEmpty { return dashedOutline(corners, stroke: stroke) }
      let path = fill == nil ? outlinePath(corners) : .polyline(corners, closed: true)
      return .shape(Shape(path, fill: fill, stroke: stroke))
    }
    let (left, top) = (
      context.grid.center(rect.minX, width: stroke.width), context.grid.center(rect.minY, width: stroke.width)
    )
    let (right, bottom) = (
      context.grid.center(rect.maxX, width: stroke.width), context.grid.center(rect.maxY, width: stroke.width)
    )
    let snapped = Rect(x: left, y: top, width: right - left, height: bottom - top)
    if fill == nil, !stroke.dash.isEmpty { return dashedOutline(snapped.corners, stroke: stroke) }
    let path = fill == nil && isStruckThrough(snapped) ? outlinePath(snapped.corners) : .rect(snapped)
    return .shape(Shape(path, fill: fill, stroke: stroke))
  }

  /// Whether a text lies across one of a rectangle's edges.
  private func isStruckThrough(_ rect: Rect) -> Bool {
    texts.contains { $0.rect.overlaps(rect) && !rect.contains($0.rect) }
  }

  private func isUpright(_ corners: [Point]) -> Bool {
    guard corners.count == 4 else { return false }
    return corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
  }

  // MARK: Labels

  /// The room that a line of text takes as a label.
  func labelSize(_ text: String, font: Font) -> Size {
    Size(context.line(text, font: font).width + length(2), font.size * 1.2)
  }

  /// The author's colour under a point; `nil` for the page and for colours of the theme.
  private func ground(at point: Point) -> Color? {
    for index in scene.visibleViews(near: Rect(origin: point, size: .zero)).reversed() {
      let view = scene.panel.views[index]
      guard let ground = view.look.backgroundColor, ground.alpha > 0.5,
        let inverse = scene.toPanel[index].inverted, view.bounds.contains(inverse.apply(to: point))
      else { continue }
      return ground.isGround ? ground : nil
    }
    return nil
  }

  /// The colour that is read best on what is drawn at a point: the ink of the page, or black or white on a
  /// colour of the author's.
  func readableInk(at point: Point) -> Color {
    ground(at: point).map { $0.isLight ? Color(hex: 0x1C1C1E) : .white } ?? theme[.ink]
  }

  /// The theme whose colours are read best at all of some points: the light one, for every reader, where all are on
  /// light grounds of the author's.
  func theme(at points: [Point]) -> Theme {
    guard points.allSatisfy({ ground(at: $0)?.isLight ?? false }) else { return theme }
    return Theme(.light, palette: theme.palette, isAdaptive: false)
  }

  /// The theme whose colours are read best along an outline: its view's ground begins just inside, and an ornament
  /// may lie over one of its corners.
  func theme(inside corners: [Point]) -> Theme {
    let middle = Rect(enclosing: corners)?.center ?? .zero
    let points = corners.map { corner in
      let share = 1 / max(1, corner.distance(to: middle))
      return Point(corner.x + (middle.x - corner.x) * share, corner.y + (middle.y - corner.y) * share)
    }
    let onLight = points.filter { ground(at: $0)?.isLight ?? false }
    return onLight.count > corners.count / 2 ? theme(at: onLight) : theme
  }

  /// A constraint's style in the colours that are read best at some points.
  func adapted(_ style: ConstraintStyle, at points: [Point]) -> ConstraintStyle {
    guard let state = style.state else { return style }
    return style.colored(by: state, in: theme(at: points))
  }

  func font(_ size: Double, weight: FontWeight = .regular) -> Font {
    context.annotationFont(length(size), weight: weight)
  }
}
