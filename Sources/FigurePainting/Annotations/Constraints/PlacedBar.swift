import Geometry
import Graphics

/// A bar with its position across its axis.
struct PlacedBar: Sendable {
  var sketch: BarSketch
  var cross: Double
  /// Whether it is too short for caps and a number between them. Arrows then point at the edges from outside.
  var isShort: Bool
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double
  /// The middle of a broken bar's gap.
  var gapShare = 0.5
  /// The best position of its badge, before badges are placed.
  var badge: ExpectedBadge?

  init(_ sketch: BarSketch, cross: Double, on site: AnnotationSite) {
    self.sketch = sketch
    self.cross = cross
    isShort = site.isShort(sketch.high - sketch.low)
    unit = site.unit
  }

  var axis: Axis { sketch.axis }
  var span: Double { sketch.high - sketch.low }
  var middle: Double { (sketch.low + sketch.high) / 2 }
  /// The middle of the gap of one that is broken.
  var gap: Double { sketch.low + span * gapShare }
  /// How far the arrows of a short bar reach beyond its ends, in points.
  var tail: Double { 8 * unit }
  /// Half of the length of a cap.
  var halfCap: Double { 4.5 * unit }

  func point(_ along: Double) -> Point { Point(along: axis, along, across: cross) }

  /// The interval of its axis that it takes, including the arrows of a short bar.
  var way: ClosedRange<Double> {
    let reach = isShort ? tail : 0
    return sketch.low - reach...max(sketch.low - reach, sketch.high + reach)
  }

  /// The rectangle of the bar with lines of half a breadth.
  func footprint(halfBreadth: Double) -> Rect {
    Rect(
      enclosing: [point(way.lowerBound) + offset(-halfBreadth), point(way.upperBound) + offset(halfBreadth)]) ?? .zero
  }

  /// The rectangle of the bar, including its caps.
  var footprint: Rect { footprint(halfBreadth: halfCap) }

  /// The cost of covering the best position of its badge, up to a maximum.
  func costOfCovering(_ rect: Rect, atMost most: Double) -> Double {
    guard let badge, badge.rect.overlaps(rect) else { return 0 }
    return min(most, 1 + badge.costOfMoving)
  }

  /// The rectangle around an end that labels must leave free.
  func end(_ along: Double) -> Rect {
    Rect(enclosing: [point(along - 2) + offset(-halfCap), point(along + 2) + offset(halfCap)]) ?? .zero
  }

  /// A vector across the bar.
  func offset(_ distance: Double) -> Point { Point(along: axis, 0, across: distance) }

  /// Lines from the measured edges to the ends, if these do not lie on the edges.
  var witnessLines: [Segment] {
    [(sketch.low, sketch.lowExtent), (sketch.high, sketch.highExtent)].compactMap { end, extent in
      let nearest = min(max(cross, extent.lowerBound), extent.upperBound)
      // A size bar next to its view needs none: its caps nearly touch the view.
      guard abs(nearest - cross) > (sketch.isSize ? 20 * unit : 1) else { return nil }
      return Segment(Point(along: axis, end, across: nearest), point(end))
    }
  }

  /// Labels may cross its line if necessary, but must not cover its ends.
  ///
  /// - Parameter owner: The number by which its own label knows it.
  func obstacles(owner: Int) -> [Obstacle] {
    [.area(footprint(halfBreadth: 2 * unit), cost: 10, owner: owner, allowsBars: true)]
      + [sketch.low, sketch.high].map { .area(end($0), cost: 60, allowsBars: true) }
      + witnessLines.compactMap { line in
        Rect(enclosing: [line.start, line.end]).map {
          .area($0.insetBy(dx: -1, dy: -1), cost: 5, owner: owner, allowsBars: true)
        }
      }
  }
}

/// The best position of a badge, unless something else is placed there.
struct ExpectedBadge: Sendable {
  var rect: Rect
  /// How much worse the next best position is.
  var costOfMoving: Double
}

extension PlacedBar: Mark {
  /// The line, its caps or arrows, and thin lines to views that end before it.
  func items(with brush: Brush) -> [Item] {
    // Just inside the ends, which lie on edges.
    let inset = min(1, span / 2)
    let ink = brush.visible(sketch.style.ink.at([sketch.low + inset, middle, sketch.high - inset].map(point)))
    let line = brush.stroke(Pen(ink: ink, width: sketch.style.width * unit, dash: sketch.style.dash.map { $0 * unit }))
    // A cap with an odd number of pixels cannot be centred on an edge, so it lies inside the distance.
    let (low, high) = (
      brush.grid.center(sketch.low + 1e-6, width: line.width), brush.grid.center(sketch.high - 1e-6, width: line.width)
    )
    var bar = self
    bar.cross = brush.grid.center(cross, width: line.width)
    let fine = Pen(ink: ink, width: 0.5 * unit, dash: [2 * unit, 2 * unit])
    var items = LineMark(bar.witnessLines, pen: fine).items(with: brush)
    items += sketch.unseenEnds.flatMap { bar.guideMark(at: $0, with: brush) }
    // 1. Caps exactly on the edges.
    let caps = [low, high].reduce(into: Path()) { path, end in
      path.append(.line(from: bar.point(end) + bar.offset(-halfCap), to: bar.point(end) + bar.offset(halfCap)))
    }
    items.append(.shape(Shape(caps, stroke: line.solid)))
    guard !isShort else { return items + bar.arrows(low: low, high: high, stroke: line.solid, with: brush) }
    // 2. The line between them, with a gap if the constraint is broken.
    var path = Path()
    if sketch.style.isBroken {
      path.append(.line(from: bar.point(low), to: bar.point(gap - 3 * unit)))
      path.append(.line(from: bar.point(gap + 3 * unit), to: bar.point(high)))
    } else {
      path.append(.line(from: bar.point(low), to: bar.point(high)))
    }
    items.append(.shape(Shape(path, stroke: line)))
    return items
  }

  /// A piece of a guide's edge around the bar's end on it.
  private func guideMark(at end: Double, with brush: Brush) -> [Item] {
    // A distance of 0 ends at the visible edge of the view.
    guard span > 2 else { return [] }
    let reach = 24 * unit
    let line = Segment(point(end) + offset(-reach), point(end) + offset(reach))
    let pen = Pen(ink: .adapted(.guide, at: [line.start, line.end]), width: unit, dash: [6 * unit, 3 * unit])
    return LineMark([line], pen: pen, isCutByText: true).items(with: brush)
  }

  private func arrows(low: Double, high: Double, stroke: Stroke, with brush: Brush) -> [Item] {
    var drawn: [(color: Color, lines: Path, heads: Path)] = []
    for (end, direction) in [(low, -1.0), (high, 1.0)] {
      let tip = point(end + direction * stroke.width / 2)
      let base = tip + Point(along: axis, direction * (5 * unit), across: 0)
      let line = Path.line(from: base, to: point(end + direction * tail))
      let head = Path.polyline([tip, base + offset(-2.5 * unit), base + offset(2.5 * unit)], closed: true)
      // The arrows can lie on different backgrounds.
      let color = brush.color(brush.visible(sketch.style.ink.at(base)))
      if drawn.last?.color == color {
        drawn[drawn.count - 1].lines.append(line)
        drawn[drawn.count - 1].heads.append(head)
      } else {
        drawn.append((color, line, head))
      }
    }
    return drawn.flatMap { color, lines, heads in
      var pen = stroke
      pen.color = color
      return [.shape(Shape(lines, stroke: pen)), .shape(Shape(heads, fill: .color(color)))] as [Item]
    }
  }

  var description: String {
    "bar \(placeText(point(sketch.low))) to \(placeText(point(sketch.high)))\(isShort ? ", short" : ""), \(sketch.style.ink)"
  }
}
