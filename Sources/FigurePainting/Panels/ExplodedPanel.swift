import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Paints a hierarchy taken apart: each level of views on a plane of its own, the planes set apart along one oblique
/// axis, the root at the back on the right and each level before the one that holds it.
struct ExplodedPanelPainter {
  let scene: PanelScene
  let context: PaintingContext

  /// How far the planes are turned about their upright axis, in radians.
  private static let turn = 35 * Double.pi / 180
  /// What the turn leaves of a width.
  private static let narrowing = Transform.rotation(radians: turn).a
  /// How much a plane falls from its left to its right, as a share of the distance.
  private static let fall = 0.12
  /// From plane to plane, as a share of the root's width, and the least of it in points.
  private static let spacing = 0.42
  private static let leastSpacing = 40.0
  /// What all the planes of a deep hierarchy take at most, in widths of the root.
  private static let longestSpread = 3.0
  private static let padding = 16.0

  func paint() -> PaintedPanel {
    // 1. Which views are shown, and how deep each is.
    let shown = scene.panel.views.indices.filter { scene.isVisible(viewAt: $0) && isDrawn($0) }
    let depths = depths()
    let step = step(levels: shown.map { depths[$0] }.max() ?? 0)
    let planes = depths.map { plane(ofLevel: $0, step: step) }
    var items: [Item] = []
    // 2. Level by level from the back: where each view lies on its superview's plane, dotted lines from there to its
    //    own, then the view without what it holds.
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
    return PaintedPanel(body: whole, items: items)
  }

  private func isDrawn(_ index: Int) -> Bool {
    scene.panel.views[index].kind != .layoutGuide && scene.isWithinReach(viewAt: index)
  }

  /// The number of views around each view. A superview always comes before what it holds.
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

  /// From the panel's own coordinates to a level's plane in the picture.
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
    // 1. A pane of milky glass: what a view does not paint is still a part of it.
    var items: [Item] = [.fill(pane, context.theme[.page].opacity(0.9))]
    // 2. The view.
    items += painter.ground() + painter.content() + painter.border() + painter.badge()
    // 3. A breath of its hue over all that it paints, so that white planes before one another are told apart, and the
    //    pane's edge.
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

  /// Where a view lies on its superview's plane, as a pale shade: without it the dotted lines end at nothing.
  private func footprint(ofViewAt index: Int, planes: [Transform]) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let corners = scene.corners(ofViewAt: index).map(planes[superview].apply(to:))
    let hue = hue(ofViewAt: index)
    let shape = Shape(.polyline(corners, closed: true), fill: .color(hue.opacity(0.16)))
    return .group(Group(classes: ["strut-footprint"], items: [.shape(shape)]))
  }

  /// Dotted lines from a view's corners back to where they would be in its superview.
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
