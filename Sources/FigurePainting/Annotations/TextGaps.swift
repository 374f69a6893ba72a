import Geometry
import Graphics
import ViewLayout

/// Lines and hatching leave free what views say: a stroke through a digit makes another digit of it.
extension AnnotationCanvas {
  /// The pieces of a line between the texts that it would strike through.
  ///
  ///     // With a text from 40 to 80 in its way, and 3 points kept free on either side:
  ///     pieces(from: Point(0, 10), to: Point(100, 10))   // (0, 10) to (37, 10), and (83, 10) to (100, 10)
  func pieces(from start: Point, to end: Point) -> [(start: Point, end: Point)] {
    let span = start.distance(to: end)
    guard span > 0, span.isFinite else { return [(start, end)] }
    let margin = length(3)
    let isUpright = start.x == end.x || start.y == end.y
    // 1. The shares of the line that lie in a text. Along a line's own edge, as on the frame of a label, none does.
    let gaps = texts.compactMap { text -> ClosedRange<Double>? in
      let inner = text.insetBy(dx: min(1, text.width / 2), dy: min(1, text.height / 2))
      guard let covered = inner.share(ofLineFrom: start, to: end) else { return nil }
      let before = isUpright ? margin + 1 : length(2)
      return covered.lowerBound - before / span...covered.upperBound + before / span
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard !gaps.isEmpty else { return [(start, end)] }
    func point(_ share: Double) -> Point {
      Point(
        start.x == end.x ? start.x : start.x + (end.x - start.x) * share,
        start.y == end.y ? start.y : start.y + (end.y - start.y) * share)
    }
    // 2. What is left, but for stubs that nobody would take for a part of it.
    var pieces: [(start: Point, end: Point)] = []
    var cursor = 0.0
    func add(upTo share: Double) {
      guard (share - cursor) * span > margin else { return }
      pieces.append((point(cursor), point(share)))
    }
    for gap in gaps where gap.upperBound > cursor && gap.lowerBound < 1 {
      add(upTo: gap.lowerBound)
      cursor = gap.upperBound
    }
    add(upTo: 1)
    return pieces
  }

  /// A closed line through some points without what would strike through a text; as it is if nothing would.
  func outlinePath(_ corners: [Point]) -> Path {
    var runs: [[Point]] = []
    for (number, corner) in corners.enumerated() {
      for piece in pieces(from: corner, to: corners[(number + 1) % corners.count]) {
        if runs.last?.last == piece.start {
          runs[runs.count - 1].append(piece.end)
        } else {
          runs.append([piece.start, piece.end])
        }
      }
    }
    if runs.count == 1, runs[0].first == runs[0].last { return .polyline(corners, closed: true) }
    // The last run goes on in the first where it ends at the corner that the first begins at.
    if runs.count > 1, let first = runs.first, runs.last?.last == first.first {
      runs[runs.count - 1] += first.dropFirst()
      runs.removeFirst()
    }
    return runs.reduce(into: Path()) { $0.append(.polyline($1)) }
  }

  /// The parts of a convex area beside the texts that lie in it.
  func besideTexts(_ area: [Point]) -> [[Point]] {
    guard let box = Rect(enclosing: area) else { return [] }
    return texts.map { $0.insetBy(dx: -length(1), dy: 0) }.filter { $0.overlaps(box) }
      .reduce([area]) { parts, text in parts.flatMap { $0.outside(of: text) } }
  }
}

extension Rect {
  /// The part of a straight line that is inside, as shares of the whole; `nil` for none.
  fileprivate func share(ofLineFrom start: Point, to end: Point) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    for axis in Axis.allCases {
      let extent = extent(axis)
      let distance = end[axis] - start[axis]
      if distance == 0 {
        guard extent.lowerBound < start[axis], start[axis] < extent.upperBound else { return nil }
      } else {
        let ends = [(extent.lowerBound - start[axis]) / distance, (extent.upperBound - start[axis]) / distance]
        low = max(low, min(ends[0], ends[1]))
        high = min(high, max(ends[0], ends[1]))
      }
    }
    return low < high ? low...high : nil
  }
}

extension [Point] {
  /// The parts of a convex area to the left and to the right of a rectangle, above and below it.
  fileprivate func outside(of rect: Rect) -> [[Point]] {
    let between = kept { $0.x - rect.minX }.kept { rect.maxX - $0.x }
    return [
      kept { rect.minX - $0.x }, kept { $0.x - rect.maxX },
      between.kept { rect.minY - $0.y }, between.kept { $0.y - rect.maxY },
    ].filter { $0.count > 2 }
  }

  /// The part of a convex area in which a linear function is not negative (Sutherland and Hodgman).
  private func kept(where height: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (number, point) in enumerated() {
      let next = self[(number + 1) % count]
      let (here, there) = (height(point), height(next))
      if here >= 0 { kept.append(point) }
      if (here < 0) != (there < 0) {
        let share = here / (here - there)
        kept.append(Point(point.x + (next.x - point.x) * share, point.y + (next.y - point.y) * share))
      }
    }
    return kept
  }
}
