import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Paints an exploded hierarchy: views on planes that are offset along an oblique axis, with the root at the back on the
/// right and each view in front of what it lies on.
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
    // 2. Plane by plane from the back: dotted lines from the plane behind, which end or go on behind this one; the
    //    views on it without their subviews; and the shadows of their subviews.
    let links = shown.compactMap { link(ofViewAt: $0, planes: planes) }
    for number in 0...(shown.map { planes.numbers[$0] }.max() ?? 0) {
      items += paint(links, to: number, planes: planes)
      let views = shown.filter { planes.numbers[$0] == number }
      items += views.map { .group(group(forViewAt: $0, plane: planes.plane(numbered: number))) }
      items += shown.compactMap { footprint(ofViewAt: $0, onPlane: number, planes: planes) }
    }
    // 3. The annotations in front of all planes.
    let painted = annotations.paint(with: context)
    items += painted.marks + painted.signs
    // 4. No more than is painted, so that its title stands as near to it as those of screens.
    let body = (items.unitedBounds ?? scene.rootRect).roundedOut
    let (ground, grounded) = context.onOwnGround(items, in: body, margin: scene.length(PaintingContext.groundMargin))
    return PaintedPanel(body: ground, items: grounded, zoom: scene.zoom, needsMargin: true)
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
    let contents = ViewTreePainter(scene: scene, context: context).contents(ofViewAt: index, tint: tint(around: index))
    let opacity = opacityOfPane(ofViewAt: index, isEmpty: content.isEmpty && contents.isEmpty)
    var items: [Item] = [.fill(pane, paneColor(behind: content, ofViewAt: index).opacity(opacity))]
    // 2. The view, with what is in it and has no plane of its own.
    items += painter.ground() + content + contents + painter.border() + painter.badge()
    // 3. A tint of its hue over the content of what would be clear, and the edge of the pane.
    if !hasOwnColors(viewAt: index), contents.isEmpty { items.append(.fill(pane, subject.hue.opacity(0.1))) }
    items.append(.stroke(pane, subject.hue, width: context.grid.width(0.75)))
    return subject.group(id: scene.identifier(view.name), transform: transform, items: items)
  }

  /// How opaque the pane of a view is: nearly, so that what it shows and what lies on it can be read, and of a veil, which
  /// only lets through what is behind it, as much as its colour.
  private func opacityOfPane(ofViewAt index: Int, isEmpty: Bool) -> Double {
    let view = scene.panel.views[index]
    guard isEmpty, view.subviews.isEmpty, let own = view.look.backgroundColor, own.alpha > 0 else {
      return Self.opacityOfPane
    }
    return min(own.alpha, Self.opacityOfPane)
  }

  private static let opacityOfPane = 0.9

  /// Whether a view is seen in colours of its own, as an image is and a part of an interface: a reader looks for them
  /// on the screen.
  private func hasOwnColors(viewAt index: Int) -> Bool {
    let view = scene.panel.views[index]
    return view.kind == .imageView || view.look.backgroundPattern != nil || view.look.backgroundImage != nil
      || view.ground(in: context.theme).map { $0.alpha > 0 } ?? false
  }

  /// The outline of a view's pane, in its own coordinates.
  private func pane(ofViewAt index: Int) -> Path {
    let look = scene.panel.views[index].look
    return .roundedRect(
      scene.pane(ofViewAt: index, on: context.figure.platform), radius: look.cornerRadius, corners: look.maskedCorners)
  }

  /// The colour of a view's pane: that of the page, or of the ground that the view has on the screen if what it shows
  /// is hardly seen on the page, and better there.
  private func paneColor(behind content: [Item], ofViewAt index: Int) -> Color {
    let view = scene.panel.views[index]
    let page = context.figure.background.ground ?? context.theme[.page]
    guard view.look.backgroundColor == nil, view.look.backgroundPattern == nil,
      let ground = scene.ground(behindViewAt: index, on: page)
    else { return page }
    let colors = content.flatMap(\.colors)
    func contrast(to ground: Color) -> Double { colors.map { $0.contrast(to: ground) }.max() ?? .infinity }
    return contrast(to: page) < min(Self.leastContrast, contrast(to: ground)) ? ground : page
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

  /// The place of a view on the plane of the layer around it, as a pale shade as round as the view. The dotted lines
  /// end there. A shade over all of a layer with colours of its own would be no place on it, but another colour.
  ///
  /// - Parameter number: The plane that is painted; `nil` is returned for views whose layer is on another one.
  private func footprint(ofViewAt index: Int, onPlane number: Int, planes: ExplodedPlanes) -> Item? {
    guard let layer = planes.supports[index], planes.numbers[layer] == number,
      !hasOwnColors(viewAt: layer) || !covers(viewAt: index, layerAt: layer)
    else { return nil }
    // In two steps, as the ends of the lines are, so that these are at its very corners.
    let place = pane(ofViewAt: index).transformed(by: scene.toPanel[index])
      .transformed(by: planes.plane(numbered: number))
    let shade = Item.fill(place, hue(ofViewAt: index).opacity(0.16))
    return .group(Group(classes: ["strut-footprint"], items: [shade]))
  }

  /// Whether a view leaves nothing of a layer behind it free.
  private func covers(viewAt index: Int, layerAt layer: Int) -> Bool {
    scene.box(ofViewAt: index).insetBy(dx: -1, dy: -1).contains(scene.box(ofViewAt: layer))
  }

  /// Dotted lines from the corners of a view to their places on its superview's plane.
  private struct Link {
    /// In the panel.
    var corners: [Point]
    /// The planes that they lead to, one after the other.
    var planes: ClosedRange<Int>
    var stroke: Stroke
  }

  private func link(ofViewAt index: Int, planes: ExplodedPlanes) -> Link? {
    guard let layer = planes.supports[index], planes.numbers[layer] < planes.numbers[index] else { return nil }
    return Link(
      corners: corners(ofPaneOfViewAt: index).map(scene.toPanel[index].apply(to:)),
      planes: planes.numbers[layer] + 1...planes.numbers[index],
      stroke: Stroke(color: hue(ofViewAt: index).opacity(0.7), width: context.grid.width(0.5), dash: [2, 2]))
  }

  /// The pieces of lines from one plane to the next. Views with the same corners share a line.
  private func paint(_ links: [Link], to number: Int, planes: ExplodedPlanes) -> [Item] {
    let (back, front) = (planes.plane(numbered: number - 1), planes.plane(numbered: number))
    var known: Set<Point> = []
    return links.compactMap { link in
      guard link.planes.contains(number) else { return nil }
      let lines = link.corners.filter { known.insert($0).inserted }.map { corner in
        Item.stroke(.line(from: back.apply(to: corner), to: front.apply(to: corner)), link.stroke)
      }
      return lines.isEmpty ? nil : .group(Group(classes: ["strut-link"], items: lines))
    }
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

extension Picture {
  /// Makes the layers of exploded panels smaller that are wider than their share of a print: for their sake all
  /// screens would be, and nobody compares the one with the other.
  mutating func shrinkLayers(in figure: Figure) {
    let kinds = panels.map(\.drawn.kind)
    guard figure.arrangement.printWidth != nil, kinds.contains(.exploded),
      kinds.contains(where: { $0.showsScreen && $0 != .exploded })
    else { return }
    let scale = PrintFit(of: self, in: figure.arrangement).scale
    for index in panels.indices where kinds[index] == .exploded {
      guard let room = figure.arrangement.room(ofSpan: panels[index].span, panels: panels.count) else { continue }
      let scene = PanelScene(panels[index].drawn, in: figure, identifierPrefix: "", scale: 1)
      let width = scene.exploded().widthOfLayers * scene.zoom * scale
      let wanted = max(room - Self.columnOfNames, 0) / max(width, 1)
      if wanted < 1 { panels[index].zoom *= max(Self.leastShareOfLayers, (wanted * 100).rounded(.down) / 100) }
    }
  }

  /// What the names of layers usually take beside them, in points of the picture.
  private static let columnOfNames = 80.0
  /// What layers keep at least of the size that they have as screens are.
  private static let leastShareOfLayers = 0.5
}
