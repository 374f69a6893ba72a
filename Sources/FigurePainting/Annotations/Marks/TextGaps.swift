import Geometry
import Graphics

/// Lines and hatching leave texts free: a stroke through a digit can look like another digit.
extension Brush {
  /// The places of letters and symbols, without controls, across which lines may lead.
  var words: [TextBlank] { texts.filter { !$0.isControl } }

  /// The pieces of a line between the texts that it would cross.
  ///
  ///     // With a text from 40 to 80 in its way, and 3 points kept free on either side:
  ///     pieces(of: Segment(Point(0, 10), Point(100, 10)))   // (0, 10) to (37, 10), and (83, 10) to (100, 10)
  func pieces(of line: Segment) -> [Segment] { pieces(of: line, beside: texts) }

  /// The same at some of the texts.
  func pieces(of line: Segment, beside texts: [TextBlank]) -> [Segment] {
    let span = line.length
    guard span > 0, span.isFinite else { return [line] }
    let margin = 3 * unit
    // 1. The shares of the line inside texts. A line along the edge of a text, such as a label's frame, has none.
    let gaps = texts.compactMap { text -> ClosedRange<Double>? in
      guard let covered = text.share(of: line) else { return nil }
      let before = line.isDiagonal ? 2 * unit : margin + 1
      let gap = covered.lowerBound - before / span...covered.upperBound + before / span
      return line.isDiagonal ? gap : withoutStubs(gap, of: line, at: text.rect)
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard !gaps.isEmpty else { return [line] }
    // 2. The remaining pieces, without those that are too short to be recognised.
    var pieces: [Segment] = []
    var cursor = 0.0
    func add(upTo share: Double) {
      guard (share - cursor) * span > margin else { return }
      pieces.append(Segment(line.point(cursor), line.point(share)))
    }
    for gap in gaps where gap.upperBound > cursor && gap.lowerBound < 1 {
      add(upTo: gap.lowerBound)
      cursor = gap.upperBound
    }
    add(upTo: 1)
    return pieces
  }

  /// A gap in a line at a text, up to the edges of the view that the text is on where little of the line would be
  /// left before them: a line that goes on beyond the card seems to run behind all of it, and a stub at its edge says
  /// nothing. A line that ends there has to be seen.
  private func withoutStubs(_ gap: ClosedRange<Double>, of line: Segment, at text: Rect) -> ClosedRange<Double> {
    let axis: Axis = line.start.x == line.end.x ? .vertical : .horizontal
    let card = scene.visibleViews(near: text).last { index in
      index > 0 && scene.box(ofViewAt: index).contains(text)
        && scene.ground(ofViewAt: index, in: theme).map { $0.alpha > 0.5 } ?? false
    }
    guard let card, let shares = line.shares(within: scene.box(ofViewAt: card)) else { return gap }
    let longest = Self.longestStub * unit / abs(line.end[axis] - line.start[axis])
    let isShortBefore = shares.lowerBound > longest && gap.lowerBound - shares.lowerBound < longest
    let isShortBehind = shares.upperBound < 1 - longest && shares.upperBound - gap.upperBound < longest
    let low = isShortBefore ? min(gap.lowerBound, shares.lowerBound) : gap.lowerBound
    return low...(isShortBehind ? max(gap.upperBound, shares.upperBound) : gap.upperBound)
  }

  /// What of a line between a text and the edge of its view is no line, in points of an annotation.
  private static let longestStub = 10.0

  /// Whether a text crosses an edge of a rectangle.
  func strikesThroughText(_ rect: Rect) -> Bool {
    texts.contains { $0.rect.overlaps(rect) && !rect.contains($0.rect) }
  }

  /// The items, clipped so that the texts and the bars in an area stay free.
  ///
  /// - Parameter others: Rectangles that stay free besides.
  func besideTexts(_ items: [Item], in area: Rect, and others: [Rect] = []) -> [Item] {
    let solids = solids + others
    let blanks = texts.filter { text in !solids.contains { $0.contains(text.rect) } }
    let outlines = blanks.map { ($0.rect, $0.outline(margin: unit)) } + solids.map { ($0, $0.corners) }
    return outlines.filter { $0.0.overlaps(area) }.reduce(items) { items, blank in
      // The area clockwise and the blank counterclockwise: inside the blank, the winding number is 0.
      let outer = area.union(blank.0).insetBy(dx: -4 * unit, dy: -4 * unit)
      var clip = Path.rect(outer)
      clip.append(.polyline(blank.1.reversed(), closed: true))
      return [.group(Group(clip: clip, items: items))]
    }
  }
}

/// The place of a text, and whether it is a disc, as a badge is.
struct TextBlank: Hashable, Sendable {
  var rect: Rect
  var isDisc = false
  /// Whether it is a control or a cell as a whole, whose edge is its own and not that of letters.
  var isControl = false
  /// Of a slider its thumb: across the track is room for a line, and the line to the thumb may run along it. `nil`
  /// for others, and for one that is turned.
  var thumb: Rect?
  /// Whether it is drawn with its edges on pixels.
  var isOnPixels = false

  func snapped(to grid: PixelGrid) -> TextBlank {
    isOnPixels ? TextBlank(rect: grid.rect(rect), isDisc: isDisc, isControl: isControl) : self
  }

  /// The part of a straight line that is inside, as shares of its length; `nil` if there is none.
  func share(of line: Segment) -> ClosedRange<Double>? {
    // Across a slider, what is beside its thumb is a track, and no more than a line itself.
    if let thumb, line.start.x == line.end.x { return TextBlank(rect: thumb, isDisc: true).share(of: line) }
    let inner = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
    guard isDisc else { return inner.share(of: line) }
    let (start, end) = (line.start, line.end)
    // The chord of the circle, from its distance to the centre.
    let (center, radius, span) = (inner.center, inner.width / 2, start.distance(to: end))
    let unit = Point((end.x - start.x) / span, (end.y - start.y) / span)
    let to = center - start
    let along = to.x * unit.x + to.y * unit.y
    let half = radius * radius - (to.x * to.x + to.y * to.y - along * along)
    guard half > 0 else { return nil }
    let (low, high) = (max(0, (along - half.squareRoot()) / span), min(1, (along + half.squareRoot()) / span))
    return low < high ? low...high : nil
  }

  /// The corners of the area to leave free, clockwise.
  fileprivate func outline(margin: Double) -> [Point] {
    guard isDisc else { return rect.insetBy(dx: -margin, dy: 0).corners }
    let radius = rect.width / 2 + margin
    return (0..<32).map { number in
      let turned = Transform.rotation(radians: Double(number) * .pi / 16).apply(to: Point(radius, 0))
      return rect.center + turned
    }
  }
}

extension Rect {
  /// The part of a straight line that is inside, as shares of its length; `nil` if there is none.
  fileprivate func share(of line: Segment) -> ClosedRange<Double>? {
    let (start, end) = (line.start, line.end)
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
