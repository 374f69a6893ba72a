import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The sign of a kind of segue: a picture in a disc, as on Interface Builder's arrows.
struct SegueSign {
  let kind: SceneMap.SegueKind

  static let diameter = 15.0
  static let lineWidth = 1.5

  private func color(_ theme: Theme) -> Color {
    switch kind {
    case .show: theme.view(0)
    case .showDetail: theme.view(4)
    case .present: theme.view(3)
    case .popover: theme.view(1)
    case .embed: theme.view(2)
    case .custom: theme.view(5)
    case .unwind: theme.view(8)
    case .relationship: theme[.guide]
    }
  }

  func stroke(with context: PaintingContext) -> Stroke {
    Stroke(
      color: color(context.theme), width: context.grid.width(Self.lineWidth),
      dash: kind == .relationship ? [] : kind == .embed ? [1, 3] : kind == .custom ? [6, 3] : [],
      cap: kind == .embed ? .round : .butt, join: .round)
  }

  func item(at center: Point, with context: PaintingContext) -> Item {
    let color = color(context.theme)
    let line = Stroke(color: color, width: context.grid.width(1), cap: .round, join: .round)
    let (lines, surfaces) = drawing
    let move = Transform.translation(x: center.x, y: center.y)
    let disc = Path.circle(center: center, radius: Self.diameter / 2)
    return .group(
      Group(
        classes: ["strut-sign"],
        items: [.fill(disc, context.theme[.page]), .stroke(disc, color, width: context.grid.width(1))]
          + lines.map { .stroke($0.transformed(by: move), line) }
          + surfaces.map { .fill($0.transformed(by: move), color) }))
  }

  /// Lines to stroke and surfaces to fill, around the origin.
  private var drawing: (lines: [Path], surfaces: [Path]) {
    func line(_ points: (Double, Double)...) -> Path { .polyline(points.map { Point($0.0, $0.1) }) }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
      .rect(Rect(x: x, y: y, width: width, height: height))
    }
    switch kind {
    case .show: return ([line((-4, 0), (4, 0)), line((1, -3), (4, 0), (1, 3))], [])
    case .showDetail: return ([box(-4.5, -3.5, 9, 7), line((-1, -3.5), (-1, 3.5))], [box(-1, -3.5, 5.5, 7)])
    case .present:
      return ([line((0, 1.5), (0, -4.5)), line((-2.5, -2), (0, -4.5), (2.5, -2)), line((-4, 4), (4, 4))], [])
    case .popover:
      return ([line((-4.5, -4), (4.5, -4), (4.5, 2), (1.5, 2), (0, 4.5), (-1.5, 2), (-4.5, 2), (-4.5, -4))], [])
    case .embed: return ([box(-4, -4, 8, 8)], [box(-1.75, -1.75, 3.5, 3.5)])
    case .relationship:
      return (
        [
          line((-3, 0), (3, 0)), .circle(center: Point(-3.25, 0), radius: 1.75),
          .circle(center: Point(3.25, 0), radius: 1.75),
        ], []
      )
    case .custom:
      return (
        [
          line((-2, -4), (-3.25, -4), (-3.25, -0.75), (-4.25, 0), (-3.25, 0.75), (-3.25, 4), (-2, 4)),
          line((2, -4), (3.25, -4), (3.25, -0.75), (4.25, 0), (3.25, 0.75), (3.25, 4), (2, 4)),
        ], [.circle(center: .zero, radius: 0.9)]
      )
    case .unwind:
      return (
        [line((0.5, -4), (-4, -4), (-4, 4), (0.5, 4)), line((-1, 0), (4.5, 0)), line((2, -2.5), (4.5, 0), (2, 2.5))], []
      )
    }
  }
}
