import Figures
import Geometry
import Graphics

/// A small example of a callout of the author's, for a line of a legend.
struct CalloutSample {
  private let kind: Legend.Entry.Mark
  private let look: CalloutLook

  /// The width of samples, in points.
  static let width = 26.0

  /// - Returns: `nil` for a square, and for words alone.
  init?(of entry: Legend.Entry) {
    guard let mark = entry.mark, mark != .square, entry.line != CalloutLook.Line.none else { return nil }
    kind = mark
    var look = CalloutLook()
    (look.color, look.line) = (entry.color, entry.line)
    self.look = look
  }

  func items(in box: Rect, theme: Theme, grid: PixelGrid) -> [Item] {
    let color = look.color.map(theme.seen) ?? theme[kind == .arrow ? .ink : .measure]
    let stroke = Stroke(color: color, width: grid.width(thickness), dash: look.dash)
    let y = grid.center(box.midY, width: stroke.width)
    let (left, right) = (Point(box.minX + 1, y), Point(box.maxX - 1, y))
    switch kind {
    case .square: return []
    case .rule: return [.stroke(.line(from: left, to: right), stroke)]
    case .dimension:
      let ends = [left.x + 1, right.x - 1].map { grid.center($0, width: stroke.width) }
      let caps = ends.reduce(into: Path()) { path, x in
        path.append(.line(from: Point(x, y - BarShape.capReach), to: Point(x, y + BarShape.capReach)))
      }
      return [
        .stroke(caps, Stroke(color: color, width: stroke.width)),
        .stroke(.line(from: Point(ends[0], y), to: Point(ends[1], y)), stroke),
      ]
    case .bracket:
      let ends = [left.x + 1, right.x - 1].map { grid.center($0, width: stroke.width) }
      let (arms, spine) = (y - 3, grid.center(y + 2, width: stroke.width))
      let corners = [Point(ends[0], arms), Point(ends[0], spine), Point(ends[1], spine), Point(ends[1], arms)]
      return [.stroke(.polyline(corners), stroke)]
    case .arrow:
      let head = ArrowHead(tip: right, direction: Point(1, 0), length: 8, slope: 0.45)
      return [.stroke(.line(from: left, to: head.base), stroke), .fill(head.path, color)]
    }
  }

  /// Of its lines, in points.
  private var thickness: Double {
    switch kind {
    case .square, .rule, .dimension: 1
    case .bracket: 1.25
    case .arrow: 1.5
    }
  }
}
