import Figures
import Geometry
import Graphics
import Staging

/// The simplified body of a device around its screen: the bezel with the home button, the notch or the island.
struct DeviceBody {
  let scene: PanelScene
  let context: PaintingContext

  var isShown: Bool {
    context.figure.chrome == .device && context.figure.rootStanding(in: scene.panel.variant) == .screen
  }

  /// The ring around an upright screen; `nil` if no body is drawn.
  var bezel: Bezel? {
    guard isShown, scene.panel.drawing.turn == .identity, scene.pivot == nil else { return nil }
    let screen = scene.screenRect
    let frame = frame(around: screen, isLandscape: scene.panel.variant.orientation.isLandscape)
    return frame.intersection(scene.uncut).map {
      Bezel(body: $0, screen: screen, cornerRadius: cornerRadius, whole: frame)
    }
  }

  private var device: Device? { scene.panel.variant.device }
  private var cornerRadius: Double { device?.cornerRadius ?? 0 }
  private var hasHomeButton: Bool { device.map { $0.cutout == .none && $0.cornerRadius == 0 } ?? false }

  /// The content of the screen, clipped to its rounded corners, with the cutout and the home indicator over it; `nil`
  /// if no body is drawn.
  ///
  /// It ends on pixels, as its root does: along an edge between two, what is under the root would shine through it.
  func screen(_ items: [Item]) -> [Item]? {
    guard isShown else { return nil }
    let screen = context.grid.rect(scene.screenRect)
    let paper = context.figure.background.screenPaint(context.theme, isElevated: scene.panel.root.isElevated)
    let page = isCoveredByRoot ? [] : [Item.shape(Shape(.rect(screen), fill: paper))]
    return [
      .group(
        Group(
          clip: .roundedRect(screen, radius: cornerRadius),
          items: page + items + cutout(scene.screenRect) + homeIndicator))
    ]
  }

  /// Whether nothing is seen of what is under the root. A page there would shine through round corners, which lie between
  /// pixels.
  private var isCoveredByRoot: Bool {
    guard scene.screenRect == scene.rootRect else { return false }
    let look = scene.panel.root.look
    guard let ground = look.backgroundColor, scene.panel.transition == nil, !scene.panel.root.isHidden else {
      return false
    }
    let shades = [ground] + (ground.variants.map { [$0.light, $0.dark] } ?? [])
    return shades.allSatisfy { $0.alpha >= 1 } && look.alpha >= 1 && look.cornerRadius == 0
      && scene.transform(ofViewAt: 0).isTranslation
  }

  /// What is visible of the screen: without the corners, and without the cutout; `nil` if no body is drawn.
  var visibleScreen: Path? {
    guard isShown else { return nil }
    var path = Path.roundedRect(scene.screenRect, radius: cornerRadius)
    if let (frame, radius) = cutoutFrame {
      path.cutOut(.roundedRect(frame, radius: radius), symmetricAbout: frame.midX)
    }
    return path
  }

  /// What labels keep off: the body around the screen, and the cutout.
  var obstacles: [Obstacle] {
    guard isShown, scene.panel.drawing.turn == .identity else { return [] }
    let screen = scene.screenRect
    let body = frame(around: screen, isLandscape: scene.panel.variant.orientation.isLandscape)
    let sides = [
      Rect(x: body.minX, y: body.minY, width: screen.minX - body.minX, height: body.height),
      Rect(x: screen.maxX, y: body.minY, width: body.maxX - screen.maxX, height: body.height),
      Rect(x: body.minX, y: body.minY, width: body.width, height: screen.minY - body.minY),
      Rect(x: body.minX, y: screen.maxY, width: body.width, height: body.maxY - screen.maxY),
    ]
    // What the ring takes of the screen where it is round.
    let depth = cornerRadius * (1 - 0.5.squareRoot())
    let corners = screen.corners.map { corner in
      let inward = Point(corner.x < screen.midX ? depth : -depth, corner.y < screen.midY ? depth : -depth)
      return Rect(between: corner, corner + inward)
    }
    return (sides + corners).map { .area($0, cost: Self.costOfRing, allowsBars: true) }
      + [
        cutoutFrame.map { .sign($0.rect, cost: Self.costOfCutout) },
        homeIndicatorFrame.map { .area($0, cost: Self.costOfHomeIndicator) },
      ].compactMap(\.self)
  }

  /// What it costs a label to cover the ring around the screen and the home indicator, which cost less than letters,
  /// and the cutout, which costs more.
  private static let (costOfRing, costOfHomeIndicator, costOfCutout) = (8.0, 10.0, 40.0)

  /// The body under the screen.
  ///
  /// - Parameter middle: The x coordinate of the middle of the visible part of the screen, where the size is written.
  func body(around screen: Rect, isTurned: Bool, middle: Double) -> [Item] {
    guard isShown else { return [] }
    let isLandscape = scene.panel.variant.orientation.isLandscape && !isTurned
    let frame = frame(around: screen, isLandscape: isLandscape)
    let radius = hasHomeButton ? 40 : cornerRadius + Self.side
    let width = context.grid.width(1)
    var items: [Item] = [
      .shape(
        Shape(
          .roundedRect(frame, radius: radius), fill: .color(context.theme[.deviceBody]),
          stroke: Stroke(color: context.theme[.deviceEdge], width: width)))
    ]
    if hasHomeButton { items += homeButton(screen, frame: frame, isLandscape: isLandscape) }
    items += sizeLabel(under: frame, middle: middle)
    return [.group(Group(classes: ["strut-chrome"], title: device?.name ?? "device", items: items))]
  }

  private func frame(around screen: Rect, isLandscape: Bool) -> Rect {
    let end = hasHomeButton ? (device?.isPad == true ? 56.0 : 68.0) : Self.side
    return screen.insetBy(dx: isLandscape ? -end : -Self.side, dy: isLandscape ? -Self.side : -end)
  }

  /// The thickness of the body beside the screen, in points of the screen.
  private static let side = 12.0

  /// The round button below the screen and the speaker above it. On a device in landscape, the button is at the right.
  private func homeButton(_ screen: Rect, frame: Rect, isLandscape: Bool) -> [Item] {
    let upsideDown = scene.panel.variant.orientation == .portraitUpsideDown
    let far = isLandscape ? (screen.maxX + frame.maxX) / 2 : (screen.maxY + frame.maxY) / 2
    let near = isLandscape ? (screen.minX + frame.minX) / 2 : (screen.minY + frame.minY) / 2
    let (button, speaker) = upsideDown ? (near, far) : (far, near)
    let buttonCenter = isLandscape ? Point(button, screen.midY) : Point(screen.midX, button)
    let speakerCenter = isLandscape ? Point(speaker, screen.midY) : Point(screen.midX, speaker)
    let slot = Rect(center: speakerCenter, size: isLandscape ? Size(5, 44) : Size(44, 5))
    let edge = context.theme[.deviceEdge]
    return [
      .stroke(.circle(center: buttonCenter, radius: 22), edge, width: 1.5),
      .stroke(.roundedRect(Rect(center: buttonCenter, size: Size(14, 14)), radius: 3), edge, width: 1),
      .fill(.roundedRect(slot, radius: 2.5), edge),
    ]
  }

  private func cutout(_ screen: Rect) -> [Item] {
    guard let device, let (frame, radius) = cutoutFrame else { return [] }
    let shape = Path.roundedRect(frame, radius: radius)
    guard device.cutout != .notch else { return [.fill(shape, context.theme[.deviceBody])] }
    // On a black screen, a black island is seen by its edge.
    let edge = Stroke(color: context.theme[.deviceBody], width: context.grid.width(1))
    return [.shape(Shape(shape, fill: .color(.black), stroke: context.theme.isDarkSomewhere ? edge : nil))]
  }

  /// The notch or the island, and the radius of its corners: at the top, or at the left in landscape.
  private var cutoutFrame: (rect: Rect, radius: Double)? {
    guard let device, device.cutout != .none else { return nil }
    let screen = scene.screenRect
    let isLandscape = scene.panel.variant.orientation.isLandscape
    let length = device.cutoutLength(across: isLandscape ? screen.height : screen.width)
    // A notch is rounded at its lower corners only: the upper ones lie outside the screen.
    let isNotch = device.cutout == .notch
    let (offset, depth, radius) = isNotch ? (-20.0, 50.0, 18.0) : (11, 37, 18.5)
    return isLandscape
      ? (Rect(x: screen.minX + offset, y: screen.midY - length / 2, width: depth, height: length), radius)
      : (Rect(x: screen.midX - length / 2, y: screen.minY + offset, width: length, height: depth), radius)
  }

  /// What of the notch or the island lies on the screen; `nil` for a screen without, or without a device's body.
  var visibleCutout: Rect? { isShown ? cutoutFrame?.rect.intersection(scene.screenRect) : nil }

  /// The same with what is between it and the edge of the screen that it is at: an island does not touch that.
  var cutoutUpToEdge: Rect? {
    guard let cutout = visibleCutout else { return nil }
    let screen = scene.screenRect
    let edge =
      scene.panel.variant.orientation.isLandscape
      ? Point(screen.minX, cutout.midY) : Point(cutout.midX, screen.minY)
    return cutout.union(Rect(center: edge, size: .zero))
  }

  private var homeIndicator: [Item] {
    homeIndicatorFrame.map { [.fill(.roundedRect($0, radius: 2.5), inkOfHomeIndicator(in: $0))] } ?? []
  }

  /// On colours of the author, the system draws it as dark or as light as it takes to be seen on most of them, whatever
  /// the theme. A bar and the keyboard have the theme's own.
  private func inkOfHomeIndicator(in frame: Rect) -> Color {
    let isOnViews = scene.panel.surroundings.bottomBar == nil && scene.panel.keyboard == nil
    guard isOnViews else { return context.theme[.label] }
    let brush = Brush(
      theme: context.theme, grid: context.grid, scene: scene, texts: [], unit: 1,
      paper: context.figure.background.ground)
    let grounds = [0.1, 0.3, 0.5, 0.7, 0.9].compactMap { share in
      brush.ground(at: Point(frame.minX + share * frame.width, frame.midY))
    }
    guard grounds.count > 2 else { return context.theme[.label] }
    return grounds.count { $0.isLight } * 2 > grounds.count ? .black : .white
  }

  /// The bar at the bottom of the screen in a device's body; `nil` for a device with a button.
  var homeIndicatorFrame: Rect? {
    guard isShown, let insets = device?.insets(in: scene.panel.variant.orientation), insets.safeArea.bottom > 0 else {
      return nil
    }
    let screen = scene.screenRect
    let width = min(screen.width * 0.36, 240)
    return Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
  }

  /// Nothing where a crop cuts a part of the device off: the size would seem to be that of the rest.
  private func sizeLabel(under frame: Rect, middle: Double) -> [Item] {
    guard context.figure.showsScreenSize, scene.tornEdges.isEmpty else { return [] }
    return screenSize.items(
      at: Point(middle, frame.maxY + scene.length(12)), color: (context.page?.theme ?? context.theme)[.guide],
      grid: context.grid)
  }

  /// The rectangle of the size under the body of a device that is drawn upright or with its content; `nil` if none is
  /// written.
  var sizeLabelFrame: Rect? {
    guard isShown, context.figure.showsScreenSize, scene.panel.drawing.turn == .identity else { return nil }
    let body = frame(around: scene.screenRect, isLandscape: scene.panel.variant.orientation.isLandscape)
    guard scene.tornEdges.isEmpty else { return nil }
    return Rect(
      center: Point(scene.shownRect.midX, body.maxY + scene.length(12)),
      size: Size(screenSize.naturalWidth, screenSize.font.size))
  }

  private var screenSize: SetText { scene.panel.surroundings.screenSize.scaled(by: scene.length(1)) }
}

extension Device {
  /// How much of the screen's short side the cutout takes, in points.
  func cutoutLength(across side: Double) -> Double {
    switch cutout {
    case .none: 0
    case .notch: min(209, side * 0.56)
    case .island: min(126, side * 0.32)
    }
  }
}

extension Background {
  func screenPaint(_ theme: Theme, isElevated: Bool) -> Paint? {
    switch self {
    case .standard: .color(theme.ground(.systemBackground, isElevated: isElevated))
    case .grid, .transparent: .color(theme[.page])
    case .color(let color): .color(theme.resolved(color))
    }
  }
}
