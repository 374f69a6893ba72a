import Geometry
import Graphics
import ViewLayout

/// Springs and struts: the lengths of each view that are fixed, as red bars, and those that are flexible, as blue
/// springs.
///
/// If nothing along an axis is flexible, the far margin is flexible nevertheless, and it is dotted. The mask of a view
/// that does not translate it into constraints has no effect and is not drawn.
enum Autoresizing {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let shown = site.views(with: .autoresizing).compactMap { SpringMask($0, on: site) }
    let lanes = SpringLanes(of: shown, on: site)
    return shown.enumerated().map { number, mask in
      let lengths = mask.axes.map { axis in
        Lengths(
          axis: axis, cross: lanes.cross(of: number, axis), color: mask.shown.details.color, view: mask.shown.index,
          site: site)
      }
      let marks = lengths.flatMap { length in
        length.marks(
          mask.shown.view.autoresizingMask.flexibility(along: length.axis), of: mask.frame, in: mask.around)
      }
      return Annotation(
        "strut-autoresizing", marks, obstacles: lengths.flatMap { $0.obstacles(of: mask.frame, in: mask.around) })
    }
  }
}

/// The margins and the length of a view along an axis.
private struct Lengths {
  let axis: Axis
  /// The coordinate across the axis at which they are drawn.
  let cross: Double
  /// The author's colour; `nil` for the colours of the theme.
  let color: Color?
  /// The index of the view.
  let view: Int
  let site: AnnotationSite

  func marks(_ flexible: (near: Bool, length: Bool, far: Bool), of frame: Rect, in around: Rect) -> [any Mark] {
    let (outer, inner) = (around.extent(axis), frame.extent(axis))
    var marks = margin(from: outer.lowerBound, to: inner.lowerBound, isFlexible: flexible.near)
    // Inside the view, only flexible lengths are drawn.
    if flexible.length {
      marks += spring(from: inner.lowerBound, to: inner.upperBound, ink: ink(.ok, at: frame.center))
    }
    guard flexible.near || flexible.length || flexible.far else {
      let dots = site.pen(.token(.guide), dash: [2, 2])
      return marks + [line(from: inner.upperBound, to: outer.upperBound, pen: dots)]
    }
    return marks + margin(from: inner.upperBound, to: outer.upperBound, isFlexible: flexible.far)
  }

  /// The lines of the margins and of the length in the view, as broad as springs are. What is written on one is struck
  /// through by it.
  func obstacles(of frame: Rect, in around: Rect) -> [Obstacle] {
    let (outer, inner) = (around.extent(axis), frame.extent(axis))
    let breadth = site.length(Spring.amplitude)
    return [
      (outer.lowerBound, inner.lowerBound), (inner.lowerBound, inner.upperBound), (inner.upperBound, outer.upperBound),
    ]
    .filter { $0.0 < $0.1 }
    .map { start, end in
      let line = Rect(
        between: Point(along: axis, start, across: cross), Point(along: axis, end, across: cross))
      return .area(
        axis == .horizontal ? line.insetBy(dx: 0, dy: -breadth) : line.insetBy(dx: -breadth, dy: 0),
        cost: Self.costOfLine, allowsBars: true)
    }
  }

  /// More than words beside a view cost.
  private static let costOfLine = 12.0

  private func ink(_ token: ThemeToken, at point: Point) -> Ink {
    color.map(Ink.color) ?? .adapted(token, at: [point])
  }

  private func margin(from start: Double, to end: Double, isFlexible: Bool) -> [any Mark] {
    let middle = Point(along: axis, (start + end) / 2, across: cross)
    return isFlexible
      ? spring(from: start, to: end, ink: ink(.ok, at: middle))
      : strut(from: start, to: end, ink: ink(.conflict, at: middle))
  }

  /// A fixed length: a bar with caps. If the length is 0, a single cap.
  private func strut(from start: Double, to end: Double, ink: Ink) -> [any Mark] {
    let halfCap = site.length(4.5)
    let strut = RaisedLines(ink: ink.at(points(start, end)), rim: site.length(2)) { ink in
      let pen = site.pen(ink)
      let caps = [start + 1e-6, end - 1e-6].map {
        LineMark([Segment(across: axis, at: $0, over: cross - halfCap...cross + halfCap)], pen: pen)
      }
      return abs(end - start) < 0.5 ? [caps[0]] : caps + [line(from: start, to: end, pen: pen)]
    }
    return [ExplainedMarks(meaning: .strut, marks: [strut])]
  }

  /// A flexible length; nothing if it is shorter than a point.
  private func spring(from start: Double, to end: Double, ink: Ink) -> [any Mark] {
    guard abs(end - start) >= 1 else { return [] }
    let coiled = stretchForCoils(from: start, to: end)
    let spring = RaisedLines(ink: ink.at(points(start, end)), rim: site.length(2)) { ink in
      [
        Spring(
          axis: axis, start: start, end: end, coiled: coiled, cross: cross, pen: site.pen(ink), unit: site.unit)
      ]
    }
    return [ExplainedMarks(meaning: .spring, marks: [spring])]
  }

  /// Where the coils of a spring have the most room between other views, on which they would seem to be theirs: all
  /// of it where none is in its middle, or where none leaves room.
  private func stretchForCoils(from start: Double, to end: Double) -> (start: Double, end: Double) {
    let scene = site.scene
    let line = Rect(between: Point(along: axis, start, across: cross), Point(along: axis, end, across: cross))
    let reach = line.extent(axis)
    let near =
      axis == .horizontal
      ? line.insetBy(dx: 0, dy: -site.length(Spring.amplitude))
      : line.insetBy(dx: -site.length(Spring.amplitude), dy: 0)
    let others = scene.visibleViews(near: near).filter { other in
      other != view && !scene.isAncestor(other, of: view) && !scene.isAncestor(view, of: other)
        && !site.hasNoEdges(viewAt: other) && scene.box(ofViewAt: other).overlaps(near)
        // What all of it lies on is its ground.
        && !scene.box(ofViewAt: other).contains(line)
    }.map { scene.box(ofViewAt: $0).extent(axis) }
    // Letters would be hidden by coils.
    let words = site.contents.texts(near: near, within: site.budget).filter { !$0.isControl && $0.rect.overlaps(near) }
    let wordsAlong = words.map { $0.rect.extent(axis) }
    let (room, coils) = (Spring.room * site.unit, Spring.lengthOfCoils(on: reach.span, unit: site.unit))
    let isFree =
      !others.contains { abs($0.middle - reach.middle) < ($0.span + room) / 2 }
      && !wordsAlong.contains { abs($0.middle - reach.middle) < ($0.span + coils) / 2 }
    guard !isFree else { return (start, end) }
    let taken = (others + wordsAlong).sorted { $0.lowerBound < $1.lowerBound }
    var (free, low) = ([ClosedRange<Double>](), reach.lowerBound)
    for extent in taken + [reach.upperBound...reach.upperBound] {
      if extent.lowerBound > low { free.append(low...extent.lowerBound) }
      low = max(low, extent.upperBound)
    }
    let best = free.filter { $0.span >= room }.max {
      ($0.span, -abs($0.middle - reach.middle)) < ($1.span, -abs($1.middle - reach.middle))
    }
    guard let best else { return (start, end) }
    return start < end ? (best.lowerBound, best.upperBound) : (best.upperBound, best.lowerBound)
  }

  /// Points just inside the ends of a length, and its middle.
  private func points(_ start: Double, _ end: Double) -> [Point] {
    let inset = min(1, abs(end - start) / 2) * (end < start ? -1 : 1)
    return [start + inset, (start + end) / 2, end - inset].map { Point(along: axis, $0, across: cross) }
  }

  private func line(from start: Double, to end: Double, pen: Pen) -> LineMark {
    var line = LineMark(
      from: Point(along: axis, start, across: cross), to: Point(along: axis, end, across: cross), pen: pen)
    // The margin of a view can run across others, and across what the status bar says.
    (line.isSeenThroughout, line.isCutByText) = (true, true)
    return line
  }
}

/// A zigzag with straight ends.
private struct Spring: Mark {
  var axis: Axis
  var start: Double
  var end: Double
  /// The stretch of it in the middle of which its coils are.
  var coiled: (start: Double, end: Double)
  var cross: Double
  var pen: Pen
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  /// How many coils one has, of any length that has room for them.
  private static let coils = 6.0
  /// How far a coil is from the line, in points of an annotation.
  static let amplitude = 3.0
  /// What a few coils need, in points of an annotation.
  static let room = 14.0

  /// How many coils a stretch has, and how far they are apart: a spring that is pulled keeps them.
  private static func coils(on span: Double, unit: Double) -> (turns: Double, step: Double) {
    let least = min(6 * unit, abs(span) / 4)
    let turns = max(1, min(coils, ((abs(span) - 2 * least) / (3 * unit)).rounded(.down)))
    return (turns, min((abs(span) - 2 * least) / turns, 15 * unit))
  }

  /// What all coils of a stretch take of it.
  static func lengthOfCoils(on span: Double, unit: Double) -> Double {
    let coils = coils(on: span, unit: unit)
    return coils.turns * coils.step
  }

  func items(with brush: Brush) -> [Item] {
    let span = coiled.end - coiled.start
    var stroke = brush.stroke(pen)
    let amplitude = Self.amplitude * unit
    let direction = span < 0 ? -1.0 : 1
    let (turns, step) = Self.coils(on: span, unit: unit)
    let flat = (abs(span) - turns * step) / 2
    let middle = brush.grid.center(cross, width: stroke.width)
    func point(_ along: Double, _ across: Double) -> Point {
      Point(along: axis, coiled.start + along * direction, across: middle + across)
    }
    var coils = [point(flat, 0)]
    for turn in 0..<Int(turns) {
      let begin = flat + Double(turn) * step
      coils.append(point(begin + step * 0.25, -amplitude))
      coils.append(point(begin + step * 0.75, amplitude))
    }
    coils.append(point(abs(span) - flat, 0))
    stroke.join = .round
    let ends = [
      Segment(Point(along: axis, start, across: middle), coils[0]),
      Segment(coils[coils.count - 1], Point(along: axis, end, across: middle)),
    ]
    // The straight ends leave words free, as other lines do.
    let pieces = ends.map { brush.pieces(of: $0, beside: brush.words) }
    guard pieces != ends.map({ [$0] }) else {
      return [.shape(Shape(.polyline([ends[0].start] + coils + [ends[1].end]), stroke: stroke))]
    }
    let path = pieces.joined().reduce(into: Path.polyline(coils)) { path, piece in
      path.append(.line(from: piece.start, to: piece.end))
    }
    return [.shape(Shape(path, stroke: stroke))]
  }

  var description: String {
    "spring \(axis.rawValue) \(formatted(start)) to \(formatted(end)) at \(formatted(cross)), \(pen)"
  }
}
