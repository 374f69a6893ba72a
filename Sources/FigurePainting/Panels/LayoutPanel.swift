import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Paints a panel that shows a layout: views, chrome and annotations.
struct LayoutPanelPainter {
  let scene: PanelScene
  let context: PaintingContext
  /// The annotations over the views, already placed.
  let annotations: PlacedAnnotations
  /// Whether nothing of the views is seen outside the screen, as on a device.
  var isCutAtScreen = false

  func paint() -> PaintedPanel {
    let screen = scene.screenRect
    let device = DeviceBody(scene: scene, context: context)
    let painted = annotations.paint(with: context)
    // 1. The background, the views, and the bars over them.
    let bars = SurroundingBarsPainter(scene: scene, context: context)
    var items = screenItems(bars: bars) + painted.veil
    // 2. What is outside of the screen.
    //    Content outside of a scroll view that fills the screen is behind the body, if its author wants it drawn.
    let showsOutside = device.isShown && scene.panel.views.contains(where: \.saysContentOutside)
    let outside = showsOutside ? cut(items.contentOutside, around: screen, isTorn: true) : []
    items = cutToScreen(items)
    // 3. The annotations, and over them enlarged parts of the screen as a reader sees it, with its annotations.
    //    Without a device, a screen has the ground of the page.
    let isOnPage = context.figure.background == .standard && !device.isShown
    let paper =
      isOnPage
      ? Paint.color(context.theme[.page])
      : context.figure.background.screenPaint(context.theme, isElevated: scene.panel.root.isElevated)
    let magnified = painted.magnifiers.flatMap { magnifier, rings in
      let shown = enlarged(by: magnifier.factor)
      return [magnifier.items(showing: shown, on: paper, grid: context.grid)] + rings
    }
    let annotations = cut(marked(painted) + magnified, around: screen)
    let shown = scene.shownScreen
    // A root that nobody sees is no frame around them: then the page's edge must not be near.
    let isOutlined = scene.isRootOutlined(by: device.bezel)
    let distance = isOutlined ? 1 : scene.length(8)
    let reachesEdge =
      annotations.unitedBounds.map { !shown.insetBy(dx: distance, dy: distance).contains($0) } ?? false
    // 4. A landscape interface on a device that is held upright is rotated with everything on it. The body of the
    //    device lies below it, and both end at the edges of a crop.
    let turn = scene.panel.drawing.turn
    let isTurned = turn != .identity
    let body = turn.apply(to: shown)
    let chrome = device.body(around: turn.apply(to: screen), isTurned: isTurned, middle: body.midX)
    let shell = torn(chrome, turned: turn)
    let drawn = (outside + shell + torn(items)).unitedBounds
    items = torn(items) + tears() + annotations
    if isTurned { items = [.group(Group(transform: turn, items: items))] }
    items = outside + shell + items
    let keepsSize =
      isOutlined || bars.statusBarGround != nil || context.figure.background != .standard || isTurned
      || scene.panel.motion != nil
    // Turned views are compared by their frames without the transform.
    let frames = seenOfViews { scene.frameToPanel(ofViewAt: $0).apply(to: scene.panel.views[$0].originalFrame) }
    return PaintedPanel(
      body: body, seen: keepsSize ? nil : seenOfViews { scene.box(ofViewAt: $0) }, frames: keepsSize ? nil : frames,
      views: isTurned ? nil : drawn, chrome: shell.unitedBounds, items: items, zoom: scene.zoom,
      isLayout: true,
      isDevice: device.isShown || scene.panel.variant.device != nil,
      needsMargin: reachesEdge || !scene.tornEdges.isEmpty)
  }

  /// The background, the views, and the bars over them, without what cuts them.
  private func screenItems(bars: SurroundingBarsPainter) -> [Item] {
    var items = ground(scene.screenRect) + ViewTreePainter(scene: scene, context: context).paint(bars: bars.paint())
    items += CardSurroundings(scene: scene).paint()
    items += KeyboardPainter(scene: scene, context: context).paint()
    let root = bars.showsRootBehindStatusBar ? scene.panel.root.look.backgroundColor : nil
    let ground = bars.statusBarGround ?? root
    return items + StatusBar(scene: scene, context: context.standing(on: ground)).paint()
  }

  /// What is far outside the root is clipped, so that a stray view does not shrink the rest of the figure. With a
  /// device's body, nothing is visible outside the screen.
  private func cutToScreen(_ items: [Item]) -> [Item] {
    let (screen, device) = (scene.screenRect, DeviceBody(scene: scene, context: context))
    let seen =
      device.screen(items)
      ?? (isCutAtScreen ? [.group(Group(clip: .rect(screen), items: items))] : cut(items, around: screen, isTorn: true))
    guard !device.isShown, scene.panel.hasBorder else { return seen }
    return seen + outline(of: screen)
  }

  /// The annotations on the screen, without magnifiers.
  private func marked(_ painted: PaintedAnnotations) -> [Item] {
    torn(painted.marks) + seen(painted.signs) + painted.beyondCrop
  }

  /// The screen and its annotations as a magnifier shows them. They are painted for the pixels of what is enlarged: a
  /// line of half a point that takes a pixel of the picture would seem to be as thick as one of a point.
  private func enlarged(by factor: Double) -> [Item] {
    let painter = LayoutPanelPainter(
      scene: scene, context: context.enlarged(by: factor), annotations: annotations, isCutAtScreen: isCutAtScreen)
    let painted = annotations.paint(with: painter.context)
    let bars = SurroundingBarsPainter(scene: scene, context: painter.context)
    return painter.cutToScreen(painter.screenItems(bars: bars) + painted.veil) + painter.marked(painted)
  }

  /// What the views take of the root; `nil` if there are none, and for a crop, whose edges its author chose.
  ///
  /// - Parameter box: What a view takes.
  private func seenOfViews(_ box: (Int) -> Rect) -> Rect? {
    guard scene.shownRect == scene.rootRect else { return nil }
    let views = scene.panel.views.indices.filter { index in
      scene.panel.views[index].superview == 0 && scene.isVisible(viewAt: index)
        && scene.panel.views[index].kind != .layoutGuide
    }
    let boxes = views.map(box).filter { $0.isFinite && $0.overlaps(scene.rootRect) }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.intersection(scene.rootRect)
  }

  // MARK: Cropped edges

  /// How far a torn edge continues beyond the screen: across the body of a device.
  private var tearOverhang: Double { context.figure.chrome == .device ? 12 : 0 }

  /// The items without the parts beyond the torn edges of a crop.
  ///
  /// - Parameter turn: From the panel's coordinates to those of the items.
  private func torn(_ items: [Item], turned turn: Transform = .identity) -> [Item] {
    guard !scene.tornEdges.isEmpty, !items.isEmpty else { return items }
    let edges = TornEdges(shown: scene.shownScreen, edges: scene.tornEdges, unit: scene.length(1))
    let reach = 2 * max(leastOverhang, scene.screenRect.width, scene.screenRect.height)
    return [
      .group(Group(clip: edges.outline(reach: reach, overhang: tearOverhang).transformed(by: turn), items: items))
    ]
  }

  /// The labels without those that lie completely beyond a torn edge. Labels are never cut.
  private func seen(_ labels: [Item]) -> [Item] {
    guard !scene.tornEdges.isEmpty else { return labels }
    return labels.compactMap { label in
      guard let box = label.bounds, box.overlaps(scene.uncut) else { return nil }
      guard case .group(var group) = label, group.transform == .identity else { return label }
      group.items = seen(group.items)
      return .group(group)
    }
  }

  /// The torn edges as thin lines.
  private func tears() -> [Item] {
    guard !scene.tornEdges.isEmpty else { return [] }
    let edges = TornEdges(shown: scene.shownScreen, edges: scene.tornEdges, unit: scene.length(1))
    let stroke = Stroke(color: context.theme[.guide].opacity(0.6), width: context.grid.width(0.5))
    return [.stroke(edges.tears(overhang: tearOverhang), stroke)]
  }

  /// The panel's own background, the page of its own theme, and the author's grid.
  private func ground(_ root: Rect) -> [Item] {
    let isOwn = scene.panel.background != nil
    let isOnPage = !isOwn && (context.theme.isAdaptive || scene.panel.theme == nil)
    let page = isOnPage ? [] : [Item.fill(.rect(root), context.theme[.page])]
    switch context.figure.background {
    case .transparent: return []
    case .color(let color): return isOwn ? [.fill(.rect(root), context.theme.resolved(color))] : []
    case .standard: return page + screen(root)
    case .grid(let spacing): return page + gridLines(spacing: spacing, in: root)
    }
  }

  /// What a screen of a device shows behind its views, and behind clear bars that the root ends at, where it is
  /// another colour than the page: black in the dark. A body of a device has the screen's colour already: painted
  /// twice, its edges would be half as pale.
  private func screen(_ root: Rect) -> [Item] {
    let panel = scene.panel
    let isCovered = panel.root.look.backgroundColor != nil && scene.screenRect == scene.rootRect
    guard panel.variant.device != nil, !isCovered, context.theme.isDarkSomewhere,
      !DeviceBody(scene: scene, context: context).isShown
    else { return [] }
    return [.fill(.rect(root), context.theme.ground(.systemBackground, isElevated: panel.root.isElevated))]
  }

  /// Lines at a distance of `spacing` points; every tenth line is stronger.
  private func gridLines(spacing: Double, in root: Rect) -> [Item] {
    guard spacing.isFinite, spacing >= 1, max(root.width, root.height) / spacing < 10_000 else { return [] }
    let width = context.grid.width(0.5)
    var (fine, strong) = (Path(), Path())
    for axis in Axis.allCases {
      let count = Int((root.size[axis] / spacing).rounded(.down))
      for number in stride(from: 1, through: count, by: 1) {
        let position = context.grid.center(Double(number) * spacing, width: width)
        var (start, end) = (root.origin, Point(root.maxX, root.maxY))
        start[axis] = position
        end[axis] = position
        if number % 10 == 0 {
          strong.append(.line(from: start, to: end))
        } else {
          fine.append(.line(from: start, to: end))
        }
      }
    }
    let color = context.theme[.guide]
    return [(fine, 0.25), (strong, 0.5)].filter { !$0.0.isEmpty }.map { path, opacity in
      .stroke(path, color.opacity(opacity), width: width)
    }
  }

  /// How far outside the root views are still drawn, at least, in points.
  private var leastOverhang: Double { scene.length(320) }

  /// - Parameter isTorn: Whether ragged edges say that what is cut goes on.
  private func cut(_ items: [Item], around root: Rect, isTorn: Bool = false) -> [Item] {
    let reach = Rect(
      x: root.minX - max(leastOverhang, root.width), y: root.minY - max(leastOverhang, root.height),
      width: root.width + 2 * max(leastOverhang, root.width),
      height: root.height + 2 * max(leastOverhang, root.height))
    guard let extent = items.unitedBounds, !reach.contains(extent) else { return items }
    guard isTorn else { return [.group(Group(clip: .rect(reach), items: items))] }
    let edges = RectEdge.allCases.filter { edge in
      edge == .minX || edge == .minY ? extent[edge] < reach[edge] : extent[edge] > reach[edge]
    }
    let torn = TornEdges(shown: reach, edges: edges, unit: scene.length(1))
    return [.group(Group(clip: torn.outline(reach: 0, overhang: 0), items: items))]
  }

  /// A hairline inside the root's edges, which makes a white root visible on a white page. Words that lie across an edge
  /// are not struck through.
  private func outline(of root: Rect) -> [Item] {
    // A close-up has a hairline too.
    let width = context.grid.width(min(0.5, scene.length(0.5)))
    let line = Item.stroke(
      .rect(context.grid.strokeInside(root, width: width)), context.theme[.guide].opacity(0.6), width: width)
    let own = isCutAtScreen ? [] : scene.overhangingWords(on: context.figure.platform).map(\.place)
    let inner = root.insetBy(dx: 1, dy: 1)
    let words = own + annotations.wordPlaces.filter { $0.isFinite && $0.overlaps(root) && !inner.contains($0) }
    guard !words.isEmpty else { return [line] }
    return words.reduce([line]) { items, place in
      // The whole clockwise and the words counterclockwise: inside the words, the winding number is 0.
      var clip = Path.rect(root.union(place).insetBy(dx: -1, dy: -1))
      clip.append(.polyline(place.insetBy(dx: 0, dy: -1).corners.reversed(), closed: true))
      return [.group(Group(clip: clip, items: items))]
    }
  }
}
