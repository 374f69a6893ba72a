import Geometry
import Graphics
import ViewLayout

/// The planes of an exploded hierarchy: one for each level of views, offset along an oblique axis, with the root at the
/// back on the right and each level in front of the one that contains it.
struct ExplodedPlanes {
  /// The level of each view, 0 for the root.
  let levels: [Int]
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
  /// The maximum extent of all planes of a deep hierarchy, in widths of the root.
  private static let longestSpread = 3.0

  init(of scene: PanelScene) {
    // 1. A superview always comes before its subviews.
    var levels: [Int] = []
    for view in scene.panel.views {
      levels.append(view.superview.flatMap { levels.indices.contains($0) ? levels[$0] + 1 : nil } ?? 0)
    }
    self.levels = levels
    // 2. Deeper hierarchies have nearer planes.
    let deepest = levels.indices.filter { scene.isExploded(viewAt: $0) }.map { levels[$0] }.max() ?? 0
    let width = scene.rootRect.width
    step = min(
      max(Self.leastSpacing, width * Self.spacing),
      max(Self.leastSpacing, width * Self.longestSpread / Double(max(1, deepest))))
  }

  /// From the panel's coordinates to the plane of a view in the picture.
  func plane(ofViewAt index: Int) -> Transform {
    let distance = step * Double(levels[index])
    return Transform(a: Self.narrowing, b: Self.fall, c: 0, d: 1, tx: -distance, ty: distance * Self.fall)
  }
}

extension PanelScene {
  /// Whether a view has its place on a plane: guides are nothing that is drawn.
  func isExploded(viewAt index: Int) -> Bool {
    isVisible(viewAt: index) && isWithinReach(viewAt: index) && panel.views[index].kind != .layoutGuide
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

  /// The opaque background that a view has behind it on the screen: that of the nearest superview with one; `nil` for none.
  func ground(behindViewAt index: Int) -> Color? {
    var current = panel.views[index].superview
    while let view = current {
      if let color = panel.views[view].look.backgroundColor, color.alpha > 0.5 { return color }
      current = panel.views[view].superview
    }
    return nil
  }

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
