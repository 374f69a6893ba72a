import Geometry
import Graphics
import ViewLayout

/// The planes of an exploded hierarchy, offset along an oblique axis, with the root at the back on the right. A view lies
/// in front of its superview, and of all that it covers on the screen; views that lie on the same things share a plane.
/// A view that is no layer of its own lies on the plane of the layer that it is in.
struct ExplodedPlanes {
  /// The plane of each view, 0 for the root's.
  let numbers: [Int]
  /// The layer that each view lies on: that around it, or where the author leaves that out, the foremost of those
  /// behind it within which all of it is; `nil` for those at the back and those that reach beyond others.
  let supports: [Int?]
  /// The distance between adjacent planes, in points of the panel.
  private let step: Double

  /// The rotation of the planes around a vertical axis, in radians.
  private static let turn = 35 * Double.pi / 180
  /// The factor by which the rotation shortens widths.
  private static let narrowing = Transform.rotation(radians: turn).a
  /// How far a plane descends from left to right, as a share of the distance.
  private static let fall = 0.12
  /// The distance between planes, as a share of the root's width, and its minimum in points.
  private static let spacing = 0.42
  private static let leastSpacing = 40.0
  /// The maximum extent of many planes, in widths of the root.
  private static let longestSpread = 3.0
  /// The last plane that views have because of what they cover: a pile of any height would be a picture without an end.
  /// What lies on that plane is painted in the order of the screen.
  private static let last = 32

  init(of scene: PanelScene) {
    // 1. Which plane each view lies on.
    (numbers, supports) = Self.numbers(of: scene)
    // 2. The more planes there are, the nearer they stand.
    let planes = zip(numbers.indices, numbers).filter { scene.isExploded(viewAt: $0.0) }.map(\.1)
    let deepest = max(1, planes.max() ?? 1)
    let width = scene.rootRect.width
    let usual = min(
      max(Self.leastSpacing, width * Self.spacing),
      max(Self.leastSpacing, width * Self.longestSpread / Double(deepest)))
    // 3. Farther apart where one would hide letters on a plane behind it, if that helps.
    let hidden = HiddenLetters(in: scene, onPlanes: numbers)
    let steps = Self.stretches.map { $0 * usual }
    let counts = steps.map { step in hidden.count { Self.plane(numbered: $0, step: step) } }
    step = counts.firstIndex(of: counts.min() ?? 0).map { steps[$0] } ?? usual
  }

  /// How many times as far as usual the planes may be from one another.
  private static let stretches = [1, 1.25, 1.5, 1.75]

  /// The plane of each view: the next one after those of its superview and of all that is drawn before it and that it
  /// covers a part of.
  private static func numbers(of scene: PanelScene) -> (numbers: [Int], supports: [Int?]) {
    let views = scene.panel.views
    var numbers: [Int] = []
    var supports: [Int?] = []
    var outlines: [ConvexPolygon] = []
    for index in views.indices {
      // A superview always comes before its subviews.
      let behind = scene.layer(aroundViewAt: index).map { numbers[$0] }
      let own = scene.isLayer(viewAt: index) ? behind.map { $0 + 1 } ?? 0 : behind ?? 0
      supports.append(scene.layer(aroundViewAt: index).flatMap { scene.isVisible(viewAt: $0) ? $0 : nil })
      outlines.append(ConvexPolygon(scene.corners(ofViewAt: index)))
      numbers.append(own)
      guard own < last, scene.isExploded(viewAt: index) else { continue }
      let box = scene.box(ofViewAt: index).insetBy(dx: Self.leastOverlap, dy: Self.leastOverlap)
      // From the front: most of what lies behind the first that is found cannot be farther in front.
      for other in scene.visibleViews(near: box).reversed() where other < index && numbers[other] >= numbers[index] {
        guard numbers[index] < last else { break }
        guard scene.isExploded(viewAt: other), scene.box(ofViewAt: other).overlaps(box),
          outlines[other].intersects(outlines[index])
        else { continue }
        numbers[index] = min(numbers[other] + 1, last)
      }
      // What a view lies on besides can be farther back than what is between them.
      if supports[index] == nil, scene.isLayer(viewAt: index) {
        supports[index] = scene.visibleViews(near: box).filter { other in
          other < index && numbers[other] < numbers[index] && scene.isExploded(viewAt: other)
            && outlines[other].contains(box)
        }.max { (numbers[$0], $0) < (numbers[$1], $1) }
      }
    }
    return (numbers, supports)
  }

  /// How far views reach over each other at least, in points: edges on fractions of a pixel only touch.
  private static let leastOverlap = 0.5

  /// From the panel's coordinates to the plane of a view in the picture.
  func plane(ofViewAt index: Int) -> Transform {
    plane(numbered: numbers[index])
  }

  /// From the panel's coordinates to a plane in the picture.
  func plane(numbered number: Int) -> Transform { Self.plane(numbered: number, step: step) }

  private static func plane(numbered number: Int, step: Double) -> Transform {
    let distance = step * Double(number)
    return Transform(a: narrowing, b: fall, c: 0, d: 1, tx: -distance, ty: distance * fall)
  }
}

/// The letters on planes that others in front of them would hide.
private struct HiddenLetters {
  /// The corners of each line of text, and of each view that may lie before one, in the panel, with their planes.
  private var (lines, panes): ([(corners: [Point], plane: Int)], [(corners: [Point], plane: Int)]) = ([], [])

  init(in scene: PanelScene, onPlanes numbers: [Int]) {
    for index in scene.panel.views.indices where scene.isVisible(viewAt: index) {
      let toPanel = scene.toPanel[index]
      lines += scene.panel.views[index].capitalLines.map { ($0.corners.map(toPanel.apply(to:)), numbers[index]) }
      guard scene.isExploded(viewAt: index) else { continue }
      panes.append((scene.corners(ofViewAt: index), numbers[index]))
    }
    // What a text would have to be compared with grows with both.
    if lines.count * panes.count > Self.mostPairs { lines = [] }
  }

  private static let mostPairs = 10_000

  /// How many lines are hidden, with planes as a function of their numbers.
  func count(_ plane: (Int) -> Transform) -> Int {
    guard !lines.isEmpty else { return 0 }
    let covers = panes.map { pane in (ConvexPolygon(pane.corners.map(plane(pane.plane).apply(to:))), pane.plane) }
    return lines.count { line in
      let letters = ConvexPolygon(line.corners.map(plane(line.plane).apply(to:)))
      return covers.contains { $0.1 > line.plane && $0.0.intersects(letters) }
    }
  }
}

extension PanelScene {
  /// The width that all layers take together, each on its plane, in points of the panel.
  var widthOfLayers: Double {
    let boxes = panel.views.indices.filter(isExploded(viewAt:)).map(box(ofViewAt:)).filter(\.isFinite)
    guard let first = boxes.first else { return 0 }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.width
  }

  /// Whether a view has a plane: guides are nothing that is drawn.
  func isExploded(viewAt index: Int) -> Bool {
    isLayer(viewAt: index) && isVisible(viewAt: index) && isWithinReach(viewAt: index)
      && panel.views[index].kind != .layoutGuide
  }

  /// The rectangle of a view on its plane, in its own coordinates: its bounds, or a little more at the left and at the
  /// right where its letters reach to an edge that nothing shows on the screen. The edge of the plane would be read with
  /// them.
  func pane(ofViewAt index: Int, on platform: Platform) -> Rect {
    let view = panel.views[index]
    guard hasNoEdges(viewAt: index, on: platform) else { return view.bounds }
    let (near, distance) = (length(1), length(2.5))
    let texts = view.textFrames(on: platform).filter { !$0.isControl }.map(\.rect)
    var pane = view.bounds
    if texts.contains(where: { $0.minX - view.bounds.minX < near }) {
      pane.origin.x -= distance
      pane.size.width += distance
    }
    if texts.contains(where: { view.bounds.maxX - $0.maxX < near }) { pane.size.width += distance }
    return pane
  }

  /// The corners of a view on its plane, in the panel.
  func cornersOfPane(ofViewAt index: Int, on platform: Platform) -> [Point] {
    pane(ofViewAt: index, on: platform).corners.map(toPanel[index].apply(to:))
  }

  /// The background that a view has behind it on the screen: those of its superviews up to an opaque one, or to the page,
  /// over one another; `nil` for none that is seen.
  func ground(behindViewAt index: Int, on page: Color) -> Color? {
    var grounds: [Color] = []
    var current = panel.views[index].superview
    while let view = current, grounds.last?.alpha ?? 0 < 1 {
      if let color = panel.views[view].look.backgroundColor { grounds.append(color) }
      current = panel.views[view].superview
    }
    guard grounds.contains(where: { $0.alpha >= Self.leastAlphaOfGround }) else { return nil }
    return grounds.reversed().reduce(page) { $1.over($0) }
  }

  /// A paler one is hardly seen.
  private static let leastAlphaOfGround = 0.1

  /// Where a view shows a symbol or the sign of an image that is not there, in the panel; `nil` for others.
  func drawing(ofViewAt index: Int, on platform: Platform) -> Rect? {
    let view = panel.views[index]
    let place: Rect? =
      switch view.kind {
      case .imageView:
        if let image = view.content.stillImage, case .symbol = image {
          view.look.contentMode.frame(of: image.size, in: view.bounds)
        } else {
          view.missingSignPlace
        }
      case .button: view.frame(of: .image, on: platform)
      default: view.standInPlace
      }
    return place.map(toPanel[index].apply(to:))
  }
}
