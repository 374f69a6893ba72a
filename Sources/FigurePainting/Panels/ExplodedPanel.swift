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
    // 4. No more than is painted, so that its title stands as near to it as those of screens.
    return PaintedPanel(
      body: (items.unitedBounds ?? scene.rootRect).roundedOut, items: items, zoom: scene.zoom, needsMargin: true)
  }

  // MARK: Views

  private func group(forViewAt index: Int, plane: Transform) -> Group {
    let view = scene.panel.views[index]
    let transform = scene.toPanel[index].concatenating(plane)
    let subject = PaintedView(
      view: view, context: context, toPanel: transform, inheritedTint: tint(around: index), hue: viewHue(at: index))
    let painter = ViewPainter(subject: subject)
    let content = painter.content()
    let pane = pane(ofViewAt: index)
    // 1. A translucent pane, so that parts that the view does not paint can be seen too.
    var items: [Item] = [.fill(pane, paneColor(behind: content, ofViewAt: index).opacity(0.9))]
    // 2. The view.
    items += painter.ground() + content + painter.border() + painter.badge()
    // 3. A tint of its hue over the content, which separates overlapping white planes, and the edge of the pane. An image
    //    is seen in its own colours.
    if view.kind != .imageView { items.append(.fill(pane, subject.hue.opacity(0.1))) }
    items.append(.stroke(pane, subject.hue, width: context.grid.width(0.75)))
    return subject.group(id: scene.identifier(view.name), transform: transform, items: items)
  }

  /// The outline of a view's pane, in its own coordinates.
  private func pane(ofViewAt index: Int) -> Path {
    let look = scene.panel.views[index].look
    return .roundedRect(
      scene.pane(ofViewAt: index, on: context.figure.platform), radius: look.cornerRadius, corners: look.maskedCorners)
  }

  /// The colour of a view's pane: that of the page, or of the ground that the view has on the screen if what it shows
  /// stands out from that alone.
  private func paneColor(behind content: [Item], ofViewAt index: Int) -> Color {
    let (view, page) = (scene.panel.views[index], context.theme[.page])
    guard view.look.backgroundColor == nil, view.look.backgroundPattern == nil,
      let ground = scene.ground(behindViewAt: index)
    else { return page }
    let colors = content.flatMap(\.colors)
    func contrast(to ground: Color) -> Double { colors.map { $0.contrast(to: ground) }.max() ?? .infinity }
    return contrast(to: page) < Self.leastContrast && contrast(to: ground) >= Self.leastContrast ? ground : page
  }

  /// Source: WCAG 2.2, success criterion 1.4.11.
  private static let leastContrast = 3.0

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

  /// The place of a view on its superview's plane, as a pale shade as round as the view. The dotted lines end there.
  private func footprint(ofViewAt index: Int, planes: ExplodedPlanes) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    // In two steps, as the ends of the lines are, so that these are at its very corners.
    let place = pane(ofViewAt: index).transformed(by: scene.toPanel[index])
      .transformed(by: planes.plane(ofViewAt: superview))
    let shade = Item.fill(place, hue(ofViewAt: index).opacity(0.16))
    return .group(Group(classes: ["strut-footprint"], items: [shade]))
  }

  /// Dotted lines from a view's corners to their places on the superview's plane.
  private func links(ofViewAt index: Int, planes: ExplodedPlanes) -> Item? {
    guard let superview = scene.panel.views[index].superview, scene.isVisible(viewAt: superview) else { return nil }
    let stroke = Stroke(
      color: hue(ofViewAt: index).opacity(0.7), width: context.grid.width(0.5), dash: [2, 2])
    let (ground, plane) = (planes.plane(ofViewAt: superview), planes.plane(ofViewAt: index))
    let corners = corners(ofPaneOfViewAt: index).map(scene.toPanel[index].apply(to:))
    let lines = corners.map { corner in
      Item.stroke(.line(from: ground.apply(to: corner), to: plane.apply(to: corner)), stroke)
    }
    return .group(Group(classes: ["strut-link"], items: lines))
  }

  /// The corners of a view's pane, in its own coordinates; of round ones, the middles of the arcs.
  private func corners(ofPaneOfViewAt index: Int) -> [Point] {
    let look = scene.panel.views[index].look
    let pane = scene.pane(ofViewAt: index, on: context.figure.platform)
    let radius = max(0, min(look.cornerRadius, pane.width / 2, pane.height / 2))
    let inset = radius * (1 - 0.5.squareRoot())
    let masks: [CornerMask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return zip(masks, zip(pane.corners, pane.insetBy(dx: inset, dy: inset).corners)).map { mask, places in
      look.maskedCorners.contains(mask) ? places.1 : places.0
    }
  }
}

extension Item {
  /// The colours of what it paints, without those of pictures, which stand out from any ground.
  fileprivate var colors: [Color] {
    switch self {
    case .group(let group): return group.items.flatMap(\.colors)
    case .shape(let shape):
      let fill: Color? = if case .color(let color)? = shape.fill { color } else { nil }
      return [fill, shape.stroke?.color].compactMap(\.self)
    case .text(let run): return [run.color]
    case .image: return [.white, .black]
    }
  }
}
