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

  /// The rotation of the planes around a vertical axis, in radians.
  private static let turn = 35 * Double.pi / 180
  /// The factor by which the rotation shortens widths.
  private static let narrowing = Transform.rotation(radians: turn).a
  /// How far a plane descends from left to right, as a share of the distance.
  private static let fall = 0.12
  /// The distance between planes, as a share of the root's width, and its minimum in points.
  private static let spacing = 0.42
  private static let leastSpacing = 40.0
  /// The maximum extent of all planes of a deep hierarchy, in widths of the root.
  private static let longestSpread = 3.0
  private static let padding = 16.0

  func paint() -> PaintedPanel {
    // 1. The views that are shown, and their levels.
    let shown = scene.panel.views.indices.filter { scene.isVisible(viewAt: $0) && isDrawn($0) }
    let depths = depths()
    let step = step(levels: shown.map { depths[$0] }.max() ?? 0)
    let planes = depths.map { plane(ofLevel: $0, step: step) }
    var items: [Item] = []
    // 2. Level by level from the back: the shadow of each view on its superview's plane, dotted lines from there to
    //    its own plane, then the view without its subviews.
    for level in 0...(shown.map { depths[$0] }.max() ?? 0) {
      let views = shown.filter { depths[$0] == level }
      items += views.compactMap { footprint(ofViewAt: $0, planes: planes) }
      items += views.compactMap { links(ofViewAt: $0, planes: planes) }
      items += views.map { .group(group(forViewAt: $0, plane: planes[$0])) }
    }
    let body = (items.unitedBounds ?? scene.rootRect).insetBy(dx: -Self.padding, dy: -Self.padding)
    let whole = Rect(
      x: body.minX.rounded(.down), y: body.minY.rounded(.down), width: body.width.rounded(.up) + 1,
      height: body.height.rounded(.up) + 1)
    return PaintedPanel(body: whole, items: items, zoom: scene.zoom)
  }

  private func isDrawn(_ index: Int) -> Bool {
    scene.panel.views[index].kind != .layoutGuide && scene.isWithinReach(viewAt: index)
  }

  /// The level of each view, 0 for the root. A superview always comes before its subviews.
  private func depths() -> [Int] {
    var depths: [Int] = []
    for view in scene.panel.views {
      depths.append(view.superview.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0)
    }
    return depths
  }

  // MARK: Planes

  private func step(levels: Int) -> Double {
    let width = scene.rootRect.width
    return min(
      max(Self.leastSpacing, width * Self.spacing),
      max(Self.leastSpacing, width * Self.longestSpread / Double(max(1, levels))))
  }

  /// From the panel's coordinates to a level's plane in the picture.
  private func plane(ofLevel level: Int, step: Double) -> Transform {
    let distance = step * Double(level)
    return Transform(a: Self.narrowing, b: Self.fall, c: 0, d: 1, tx: -distance, ty: distance * Self.fall)
  }

  // MARK: Views

  private func group(forViewAt index: Int, plane: Transform) -> Group {
    let view = scene.panel.views[index]
    let transform = scene.toPanel[index].concatenating(plane)
    let subject = PaintedView(
      view: view, context: context, toPanel: transform, inheritedTint: tint(around: index), hue: hue(ofViewAt: index))
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

  private func hue(ofViewAt index: Int) -> Color {
    let isRoot = scene.panel.views[index].superview == nil
    return isRoot ? context.theme[.guide] : context.theme.view(scene.hueNumber(ofViewAt: index))
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
  private func footprint(ofViewAt index: Int, planes: [Transform]) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let corners = scene.corners(ofViewAt: index).map(planes[superview].apply(to:))
    let hue = hue(ofViewAt: index)
    let shape = Shape(.polyline(corners, closed: true), fill: .color(hue.opacity(0.16)))
    return .group(Group(classes: ["strut-footprint"], items: [.shape(shape)]))
  }

  /// Dotted lines from a view's corners to their places on the superview's plane.
  private func links(ofViewAt index: Int, planes: [Transform]) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let stroke = Stroke(
      color: hue(ofViewAt: index).opacity(0.7), width: context.grid.width(0.5), dash: [2, 2])
    let lines = scene.corners(ofViewAt: index).map { corner in
      Item.stroke(.line(from: planes[superview].apply(to: corner), to: planes[index].apply(to: corner)), stroke)
    }
    return .group(Group(classes: ["strut-link"], items: lines))
  }
}
