import Geometry
import Graphics
import ViewLayout

/// Draws an activity indicator: spokes, each paler than the previous one.
struct ActivityIndicatorPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.ring(radius: 3)] } }

  /// The sides of the styles `large` and `medium`, in points.
  private static let (largest, standard) = (37.0, 20.0)

  func paint() -> [Item] {
    let side = min(view.bounds.width, view.bounds.height)
    // UIKit draws it in one of two sizes, whatever the bounds are. In bounds larger than both it is the usual one; a
    // figure may make it smaller.
    let radius = (side > Self.largest + 0.5 ? Self.standard : side) / 2
    guard radius > 0 else { return [] }
    let spokes = context.platform == .ios ? 8 : 12
    let color = look.tintColor ?? theme[.systemGray]
    return (0..<spokes).map { index in
      let turn = Transform.rotation(radians: Double(index) / Double(spokes) * 2 * .pi)
      let start = turn.apply(to: Point(0, -radius * 0.48))
      let end = turn.apply(to: Point(0, -radius * 0.88))
      let fade = 1 - 0.75 * Double((spokes - index) % spokes) / Double(spokes)
      return .stroke(
        .line(from: view.bounds.center + start, to: view.bounds.center + end),
        Stroke(color: color.opacity(fade), width: radius * (spokes == 8 ? 0.24 : 0.16), cap: .round))
    }
  }
}
