import Geometry
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
}
