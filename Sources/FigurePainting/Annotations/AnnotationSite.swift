import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// What the annotations of one panel are made from: the solved views, the requested annotations, and a measurer for
/// words.
///
/// It does not change while annotations are placed. All that places them holds it, and a scene is much to copy: so it is
/// an object.
final class AnnotationSite {
  let scene: PanelScene
  private let sharedFigure: Constant<Figure>
  var figure: Figure { _read { yield sharedFigure.value } }
  let setter: TextSetting
  /// What the search for places is taken from.
  let budget: WorkBudget?
  /// The places of the texts and controls of the views.
  let contents: ViewContents
  /// The size of a point of an annotation, in points of the panel: the figure's annotation scale, through the panel's
  /// zoom.
  let unit: Double
  /// The size of a point of an annotation, in points of the picture.
  private let scale: Double
  /// The constraints that belong to the coordinates of a turned view, if the site is for them.
  let turnedConstraints: Set<Int>?
  /// The kinds of annotations that the panel or one of its views asks for.
  private let asked: Set<AnnotationKind>
  /// The constraints that the panel, one of its views or the selection asks for, in all coordinate spaces.
  private(set) lazy var shownConstraints = requestedConstraints()
  /// The views that constraints hold by their middles, along each axis.
  private(set) lazy var viewsHeldByMiddle = AxisPair(
    horizontal: viewsHeld(by: .centerX), vertical: viewsHeld(by: .centerY))

  init(
    scene: PanelScene, sharedFigure: Constant<Figure>, setter: TextSetting, turnedConstraints: Set<Int>? = nil,
    within budget: WorkBudget? = nil
  ) {
    self.turnedConstraints = turnedConstraints
    self.scene = scene
    self.budget = budget
    self.sharedFigure = sharedFigure
    self.setter = setter
    let factor = sharedFigure.value.annotationScale
    scale = factor.isFinite && factor > 0 ? factor : 1
    unit = scene.length(scale)
    asked = scene.panel.views.reduce(into: Set(scene.panel.show.entries.keys)) { asked, view in
      if let show = view.show { asked.formUnion(show.entries.keys) }
    }
    isAnnotated = !asked.isEmpty || !scene.panel.callouts.isEmpty || scene.panel.kind == .onion
    contents = isAnnotated ? ViewContents(scene: scene, figure: sharedFigure.value, unit: unit) : ViewContents()
  }

  /// Whether anything is annotated.
  let isAnnotated: Bool

  /// A site in the coordinates of a turned view, for the constraints inside that view.
  func turned(_ scene: PanelScene, constraints: Set<Int>) -> AnnotationSite {
    AnnotationSite(
      scene: scene, sharedFigure: sharedFigure, setter: setter, turnedConstraints: constraints, within: budget)
  }

  private func viewsHeld(by attribute: LayoutAttribute) -> Set<Int> {
    let held = scene.panel.constraints.filter { $0.isActive && $0.equation.firstAttribute == attribute }
    return Set(held.flatMap(\.equation.viewNames).compactMap(scene.index(of:)))
  }

  // MARK: Requested annotations

  func isAsked(for kind: AnnotationKind) -> Bool { asked.contains(kind) }

  /// The details of an annotation for a view. The view's own request takes precedence over the panel's.
  func details(_ kind: AnnotationKind, forViewAt index: Int) -> AnnotationSet.Details? {
    guard isAsked(for: kind) else { return nil }
    let view = scene.panel.views[index]
    return view.show?[kind] ?? scene.panel.show.details(kind, for: view.name)
  }

  /// Whether an annotation is shown for a view. For the root, only if the request names it.
  func isShown(_ kind: AnnotationKind, forViewAt index: Int) -> Bool {
    shownDetails(kind, forViewAt: index) { view, isNamed in view.superview != nil || isNamed } != nil
  }

  /// Whether a view has a name, or its numbers: of a hierarchy taken apart, the root, too, which is a layer like others.
  func isNamed(_ kind: AnnotationKind, viewAt index: Int) -> Bool {
    guard scene.panel.kind == .exploded else { return isShown(kind, forViewAt: index) }
    return scene.isExploded(viewAt: index) && details(kind, forViewAt: index) != nil
  }

  /// The visible views that an annotation is shown for. The root only if the request names it.
  func views(with kind: AnnotationKind) -> [AnnotatedView] {
    views(with: kind) { view, isNamed in view.superview != nil || isNamed }
  }

  /// The views that an annotation is shown for. If the request names no views, only the root, whose guides the others
  /// follow.
  func viewsAndRoot(with kind: AnnotationKind) -> [AnnotatedView] {
    views(with: kind) { view, isNamed in view.superview == nil || isNamed }
  }

  private func views(with kind: AnnotationKind, where isMeant: (SolvedView, Bool) -> Bool) -> [AnnotatedView] {
    guard isAsked(for: kind) else { return [] }
    return scene.panel.views.indices.compactMap { index in
      shownDetails(kind, forViewAt: index, where: isMeant).map {
        AnnotatedView(
          index: index, view: scene.panel.views[index], details: $0, toPanel: scene.toPanel[index],
          frameToPanel: scene.frameToPanel(ofViewAt: index))
      }
    }
  }

  private func shownDetails(
    _ kind: AnnotationKind, forViewAt index: Int, where isMeant: (SolvedView, _ isNamed: Bool) -> Bool
  ) -> AnnotationSet.Details? {
    guard scene.hasPlace(viewAt: index), let details = details(kind, forViewAt: index) else { return nil }
    let view = scene.panel.views[index]
    let isNamed = details.views != nil || view.show?[kind] != nil
    // Who names a transparent view wants to show where it is.
    return (isNamed || scene.isVisible(viewAt: index)) && isMeant(view, isNamed) ? details : nil
  }

  /// The side in the direction in which the panel is laid out.
  func side(_ side: CalloutLook.Side?) -> CalloutLook.Side? {
    side?.settled(isRightToLeft: scene.panel.variant.direction == .rightToLeft)
  }

  // MARK: Lengths and words

  /// A length of an annotation in points of the panel.
  func length(_ points: Double) -> Double { points * unit }

  func pen(_ ink: Ink, width: Double = 1, dash: [Double] = []) -> Pen {
    Pen(ink: ink, width: length(width), dash: dash.map(length))
  }

  /// A line of an annotation.
  func line(_ text: String, size: Double, weight: FontWeight = .regular) -> SetText {
    words(text, size: size, weight: weight, look: CalloutLook())
  }

  /// Words in an annotation's font, or the author's, scaled by the figure's annotation scale. They are set as large as
  /// they are in the picture, where they can be read at the width that the picture is printed at.
  func words(_ text: String, size: Double, weight: FontWeight = .regular, look: CalloutLook) -> SetText {
    var font = Font.annotation(size, weight: weight)
    if let own = look.font {
      font = own.settled(over: font, platform: figure.platform, at: scene.panel.variant.contentSize)
    }
    let least = figure.arrangement.printWidth == nil ? 0 : Font.leastPrinted
    let set = setter.words(
      text, font: font.withSize(max(least, font.size * scale)), width: look.width.map { $0 * scale })
    return scene.zoom == 1 ? set : set.scaled(by: scene.length(1))
  }

  /// The size of a text as a label, in points of the panel.
  func labelSize(_ text: SetText) -> Size {
    Size(text.naturalWidth + length(2), text.lines.count > 1 ? text.height : text.font.size * 1.2)
  }

  /// A line of text that needs a place.
  func note(_ text: String, size: Double, weight: FontWeight = .regular, ink: Ink) -> Note {
    let line = line(text, size: size, weight: weight)
    return Note(line: line, size: labelSize(line), ink: ink)
  }

  /// Marks that follow the edges of a view: of the root, and of one that fills it, what the body of its device leaves
  /// visible.
  func marks(_ marks: [any Mark], alongEdgesOfViewAt index: Int) -> [any Mark] {
    guard scene.fillsScreen(viewAt: index), let screen = contents.screen else { return marks }
    return [ClippedMarks(marks: marks, clip: screen)]
  }

  /// A small note next to a point, on the side where it covers least.
  func note(_ text: String, beside point: Point, distance: Double, ink: Ink) -> LabelRequest {
    let note = note(text, size: 9, ink: ink)
    let (dx, dy) = (note.size.width / 2 + distance + length(2), note.size.height / 2 + distance + length(1))
    return LabelRequest(
      note,
      at: [
        .init(Point(point.x + dx, point.y)), .init(Point(point.x, point.y + dy), cost: 1),
        .init(Point(point.x, point.y - dy), cost: 1), .init(Point(point.x - dx, point.y), cost: 1),
      ] + [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)].map { .init(Point(point.x + $0 * dx, point.y + $1 * dy), cost: 2) })
  }
}

/// A view that an annotation is shown for.
struct AnnotatedView {
  var index: Int
  var view: SolvedView
  var details: AnnotationSet.Details
  /// From the view's own coordinates to the panel's.
  var toPanel: Transform
  /// From the coordinates of the view's frame, which are the superview's, to the panel's.
  var frameToPanel: Transform

  /// The corners, in the panel, of a rectangle in the superview's coordinates.
  func corners(ofFrame rect: Rect) -> [Point] { rect.corners.map(frameToPanel.apply(to:)) }

  /// The author's colour for the annotation, or a standard ink.
  func ink(or standard: Ink) -> Ink { details.ink(or: standard) }
}

extension AnnotationSet.Details {
  /// The author's colour, or a standard ink.
  func ink(or standard: Ink) -> Ink { color.map(Ink.color) ?? standard }

  /// A length or a coordinate with as many digits as the author wants.
  func text(_ length: Double) -> String { formatted(length, maximumFractionDigits: maximumFractionDigits ?? 2) }

  /// A point with such coordinates.
  func text(_ point: Point) -> String { placeText(point, maximumFractionDigits: maximumFractionDigits) }

  /// A frame with such coordinates and lengths.
  func text(_ frame: Rect) -> String {
    "\(text(frame.x)), \(text(frame.y)), \(text(frame.width)) × \(text(frame.height))"
  }
}
