import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Paints an exploded hierarchy: each level of views lies on its own plane. The planes are offset along an oblique
/// axis, with the root at the back on the right and each level in front of the one that contains it.
struct ExplodedPanelPainter {
  let scene: PanelScene
  let context: PaintingContext

  /// Names and callouts at the views on their planes, already placed.
  let annotations: PlacedAnnotations

  private static let padding = 16.0

  func paint() -> PaintedPanel {
    // 1. The views that are shown, and their planes.
    let shown = scene.panel.views.indices.filter(scene.isExploded(viewAt:))
    let planes = ExplodedPlanes(of: scene)
    var items: [Item] = []
    // 2. Level by level from the back: the shadow of each view on its superview's plane, dotted lines from there to
    //    its own plane, then the view without its subviews.
    for level in 0...(shown.map { planes.levels[$0] }.max() ?? 0) {
      let views = shown.filter { planes.levels[$0] == level }
      items += views.compactMap { footprint(ofViewAt: $0, planes: planes) }
      items += views.compactMap { links(ofViewAt: $0, planes: planes) }
      items += views.map { .group(group(forViewAt: $0, plane: planes.plane(ofViewAt: $0))) }
    }
    // 3. The annotations in front of all planes.
    let painted = annotations.paint(with: context)
    items += painted.marks + painted.signs
    let body = (items.unitedBounds ?? scene.rootRect).insetBy(dx: -Self.padding, dy: -Self.padding)
    let whole = Rect(
      x: body.minX.rounded(.down), y: body.minY.rounded(.down), width: body.width.rounded(.up) + 1,
      height: body.height.rounded(.up) + 1)
    return PaintedPanel(body: whole, items: items, zoom: scene.zoom)
  }

  // MARK: Views

  private func group(forViewAt index: Int, plane: Transform) -> Group {
    let view = scene.panel.views[index]
    let transform = scene.toPanel[index].concatenating(plane)
    let subject = PaintedView(
      view: view, context: context, toPanel: transform, inheritedTint: tint(around: index), hue: viewHue(at: index))
    let painter = ViewPainter(subject: subject)
    let pane = Path.roundedRect(view.bounds, radius: view.look.cornerRadius)
    // 1. A translucent pane, so that parts that the view does not paint can be seen too.
    var items: [Item] = [.fill(pane, context.theme[.page].opacity(0.9))]
    // 2. The view.
    items += painter.ground() + painter.content() + painter.border() + painter.badge()
    // 3. A tint of its hue over the content, which separates overlapping white planes, and the edge of the pane.
    items.append(.fill(pane, subject.hue.opacity(0.1)))
    items.append(.stroke(pane, subject.hue, width: context.grid.width(0.75)))
    return subject.group(id: scene.identifier(view.name), transform: transform, items: items)
  }

  private func hue(ofViewAt index: Int) -> Color { viewHue(at: index).color(in: context.theme) }

  private func viewHue(at index: Int) -> ViewHue {
    scene.panel.views[index].superview == nil ? ViewHue() : scene.hue(ofViewAt: index)
  }

  private func tint(around index: Int) -> Color? {
    var current = scene.panel.views[index].superview
    while let view = current {
      if let tint = scene.panel.views[view].look.tintColor { return tint }
      current = scene.panel.views[view].superview
    }
    return nil
  }

  /// The place of a view on its superview's plane, as a pale shade. The dotted lines end there.
  private func footprint(ofViewAt index: Int, planes: ExplodedPlanes) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let corners = scene.corners(ofViewAt: index).map(planes.plane(ofViewAt: superview).apply(to:))
    let hue = hue(ofViewAt: index)
    let shape = Shape(.polyline(corners, closed: true), fill: .color(hue.opacity(0.16)))
    return .group(Group(classes: ["strut-footprint"], items: [.shape(shape)]))
  }

  /// Dotted lines from a view's corners to their places on the superview's plane.
  private func links(ofViewAt index: Int, planes: ExplodedPlanes) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let stroke = Stroke(
      color: hue(ofViewAt: index).opacity(0.7), width: context.grid.width(0.5), dash: [2, 2])
    let (ground, plane) = (planes.plane(ofViewAt: superview), planes.plane(ofViewAt: index))
    let lines = scene.corners(ofViewAt: index).map { corner in
      Item.stroke(.line(from: ground.apply(to: corner), to: plane.apply(to: corner)), stroke)
    }
    return .group(Group(classes: ["strut-link"], items: lines))
  }
}
