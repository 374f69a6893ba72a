import Figures
import Geometry
import Graphics
import ViewLayout

extension BarSymbol {
  /// The icon in a box of 22 points, as lines to stroke and surfaces to fill.
  var drawing: (lines: [Path], surfaces: [Path]) {
    switch self {
    case .add: ([line((11, 3), (11, 19)), line((3, 11), (19, 11))], [])
    case .stop: ([line((5, 5), (17, 17)), line((17, 5), (5, 17))], [])
    case .search: ([.circle(center: Point(9.5, 9.5), radius: 6), line((14, 14), (19.5, 19.5))], [])
    case .action:
      (
        [
          line((7, 8), (4, 8), (4, 20), (18, 20), (18, 8), (15, 8)), line((11, 14), (11, 2)),
          line((7, 6), (11, 2), (15, 6)),
        ], []
      )
    case .refresh: ([Self.threeQuarters, line((10, 0.5), (13.5, 4), (10, 7.5))], [])
    case .trash:
      (
        [
          line((4, 6), (18, 6)), line((8.5, 6), (8.5, 3.5), (13.5, 3.5), (13.5, 6)),
          line((5.5, 6), (6.5, 20), (15.5, 20), (16.5, 6)), line((9, 9), (9.3, 17)), line((13, 9), (12.7, 17)),
        ], []
      )
    case .compose: ([line((12, 4), (4, 4), (4, 19), (18, 19), (18, 11)), line((9, 13.5), (18.5, 4))], [])
    case .reply: ([line((9, 4), (3, 10), (9, 16)), line((3, 10), (14, 10), (19, 17))], [])
    case .organize: ([closed((3, 6), (9, 6), (11, 8.5), (19, 8.5), (19, 18), (3, 18))], [])
    case .bookmarks:
      ([closed((3, 4), (11, 6), (11, 19), (3, 17)), closed((19, 4), (11, 6), (11, 19), (19, 17))], [])
    case .camera:
      (
        [
          .roundedRect(Rect(x: 2, y: 6, width: 18, height: 13), radius: 2),
          .circle(center: Point(11, 12.5), radius: 3.8),
          line((7, 6), (8.5, 3.5), (13.5, 3.5), (15, 6)),
        ], []
      )
    case .play: ([], [closed((6, 4), (18, 11), (6, 18))])
    case .pause:
      ([], [.rect(Rect(x: 6, y: 4, width: 3.5, height: 14)), .rect(Rect(x: 12.5, y: 4, width: 3.5, height: 14))])
    case .rewind: ([], [closed((10, 5), (2, 11), (10, 17)), closed((20, 5), (12, 11), (20, 17))])
    case .fastForward: ([], [closed((2, 5), (10, 11), (2, 17)), closed((12, 5), (20, 11), (12, 17))])
    }
  }

  /// Three quarters of a circle around the middle: from the right over the bottom and left to the top.
  private static var threeQuarters: Path {
    // A cubic curve's control points for a quarter of a circle of radius 7.
    let reach = 7 * 0.5523
    var path = Path()
    path.move(to: Point(18, 11))
    path.cubic(to: Point(11, 18), control1: Point(18, 11 + reach), control2: Point(11 + reach, 18))
    path.cubic(to: Point(4, 11), control1: Point(11 - reach, 18), control2: Point(4, 11 + reach))
    path.cubic(to: Point(11, 4), control1: Point(4, 11 - reach), control2: Point(11 - reach, 4))
    return path
  }

  private func line(_ points: (Double, Double)...) -> Path { .polyline(points.map { Point($0, $1) }) }
  private func closed(_ points: (Double, Double)...) -> Path { .polyline(points.map { Point($0, $1) }, closed: true) }
}
