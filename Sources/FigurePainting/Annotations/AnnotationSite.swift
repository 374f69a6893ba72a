import Figures
import Geometry
import Graphics
import Staging
import Typography

/// One panel in one space as what is annotated sees it: its solved views, what is asked for, and a setter of words.
///
/// It does not change while annotations find their places.
struct AnnotationSite {
  let scene: PanelScene
  let figure: Figure
  let setter: LineSetter
  /// Where views show text and controls.
  let contents: ViewContents
  /// What a point of an annotation is in points of the panel: the figure's factor.
  let unit: Double
  /// The constraints that hold in the space of a turned view, if the site lies in it.
  private(set) var turnedConstraints: Set<Int>?
  /// What the panel or one of its views asks for; of most kinds that is nothing, and nobody need be asked again.
  private let asked: Set<AnnotationKind>

  init(scene: PanelScene, figure: Figure, setter: LineSetter) {
    self.scene = scene
    self.figure = figure
    self.setter = setter
    let factor = figure.annotationScale
    unit = factor.isFinite && factor > 0 ? factor : 1
    asked = scene.panel.views.reduce(into: Set(scene.panel.show.entries.keys)) { asked, view in
      if let show = view.show { asked.formUnion(show.entries.keys) }
    }
    let isAnnotated = !asked.isEmpty || !scene.panel.callouts.isEmpty
    contents = isAnnotated ? ViewContents(scene: scene, figure: figure, unit: unit) : ViewContents()
  }

  /// Whether there is anything to draw at all.
  var isAnnotated: Bool { !asked.isEmpty || !scene.panel.callouts.isEmpty }

  /// The site as it is seen by one who is turned with a view, for the constraints that hold in its space.
  func turned(_ scene: PanelScene, constraints: Set<Int>) -> AnnotationSite {
    var site = AnnotationSite(scene: scene, figure: figure, setter: setter)
    site.turnedConstraints = constraints
    return site
  }

  // MARK: What is asked for

  func isAsked(for kind: AnnotationKind) -> Bool { asked.contains(kind) }

  /// The details of an annotation for a view: the view's own wish over the panel's.
  func details(_ kind: AnnotationKind, forViewAt index: Int) -> AnnotationSet.Details? {
    guard isAsked(for: kind) else { return nil }
    let view = scene.panel.views[index]
    return view.show?[kind] ?? scene.panel.show.details(kind, for: view.name)
  }

  /// Whether an annotation is shown for a view; for the root only where it is named.
  func isShown(_ kind: AnnotationKind, forViewAt index: Int) -> Bool {
    shownDetails(kind, forViewAt: index) { view, isNamed in view.superview != nil || isNamed } != nil
  }

  /// The visible views that an annotation is shown for; the root only where it is named.
  func views(with kind: AnnotationKind) -> [AnnotatedView] {
    views(with: kind) { view, isNamed in view.superview != nil || isNamed }
  }

  /// The views that an annotation is shown for; without names it is the root's, whose guides the others follow.
  func viewsAndRoot(with kind: AnnotationKind) -> [AnnotatedView] {
    views(with: kind) { view, isNamed in view.superview == nil || isNamed }
  }

  private func views(with kind: AnnotationKind, where isMeant: (SolvedView, Bool) -> Bool) -> [AnnotatedView] {
    guard isAsked(for: kind) else { return [] }
    return scene.panel.views.indices.compactMap { index in
      shownDetails(kind, forViewAt: index, where: isMeant).map {
        AnnotatedView(index: index, view: scene.panel.views[index], details: $0)
      }
    }
  }

  private func shownDetails(
    _ kind: AnnotationKind, forViewAt index: Int, where isMeant: (SolvedView, _ isNamed: Bool) -> Bool
  ) -> AnnotationSet.Details? {
    guard scene.isVisible(viewAt: index), let details = details(kind, forViewAt: index) else { return nil }
    let view = scene.panel.views[index]
    return isMeant(view, details.views != nil || view.show?[kind] != nil) ? details : nil
  }

  // MARK: Lengths and words

  /// A length of an annotation in points of the panel.
  func length(_ points: Double) -> Double { points * unit }

  func pen(_ ink: Ink, width: Double = 1, dash: [Double] = []) -> Pen {
    Pen(ink: ink, width: length(width), dash: dash.map(length))
  }

  /// A line of an annotation, of a size by the figure's factor.
  func line(_ text: String, size: Double, weight: FontWeight = .regular) -> SetLine {
    setter.line(text, font: .annotation(length(size), weight: weight))
  }

  /// The room that a line of text takes as a label.
  func labelSize(_ line: SetLine) -> Size { Size(line.width + length(2), line.font.size * 1.2) }

  /// A line of text that looks for a place.
  func note(_ text: String, size: Double, weight: FontWeight = .regular, ink: Ink) -> Note {
    let line = line(text, size: size, weight: weight)
    return Note(line: line, size: labelSize(line), ink: ink)
  }

  /// A small note near a point, on the side where it covers least.
  func note(_ text: String, beside point: Point, distance: Double, ink: Ink) -> LabelRequest {
    let note = note(text, size: 9, ink: ink)
    let (dx, dy) = (note.size.width / 2 + distance + length(2), note.size.height / 2 + distance + length(1))
    return LabelRequest(
      note,
      at: [
        .init(Point(point.x + dx, point.y)), .init(Point(point.x, point.y + dy), cost: 1),
        .init(Point(point.x, point.y - dy), cost: 1), .init(Point(point.x - dx, point.y), cost: 1),
      ])
  }
}

/// A view that an annotation is shown for.
struct AnnotatedView {
  var index: Int
  var view: SolvedView
  var details: AnnotationSet.Details

  /// The author's colour for the annotation, or another ink.
  func ink(or standard: Ink) -> Ink { details.ink(or: standard) }
}

extension AnnotationSet.Details {
  /// The author's colour, or another ink.
  func ink(or standard: Ink) -> Ink { color.map(Ink.color) ?? standard }
}
