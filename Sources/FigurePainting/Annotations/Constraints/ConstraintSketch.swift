import Figures
import Geometry
import Graphics

/// How a constraint is drawn, before it is placed.
enum ConstraintSketch {
  case bar(BarSketch)
  case line(LineSketch)
}

/// A distance or a size: a bar between two positions on an axis, with several candidates across it.
struct BarSketch: Sendable {
  /// The index of the constraint in the panel; `noConstraint` for a dimension of the author.
  var constraint: Int
  /// What an author's dimension measures; `nil` for others.
  var dimension: Callout.Mark?
  /// The author's words for a dimension, and the equation of a constraint that is written out; `nil` for a number.
  var words: String?
  var axis: Axis
  /// The two ends along the axis.
  var low: Double
  var high: Double
  /// The candidates across the axis, the first choice first, each with its additional cost.
  var places: [(cross: Double, cost: Double)]
  /// The extent across the axis of what each end belongs to. A thin line connects an end outside of it.
  var lowExtent: ClosedRange<Double>
  var highExtent: ClosedRange<Double>
  /// What thin lines to the ends begin at, where that is less than the extents: straight edges between round corners.
  var lowEdge: ClosedRange<Double>?
  var highEdge: ClosedRange<Double>?
  var badge: Badge
  var style: ConstraintStyle
  /// The views that it may cross.
  var own: Set<Int> = []
  /// The ends that lie on invisible lines.
  var unseenEnds: [UnseenEnd] = []
  /// The ends in the middles of views, along the axis. Nothing is inside or outside of a middle.
  var middles: [Double] = []
  /// Whether it measures a view's own width or height.
  var isSize = false
  /// The identity of a bar that only says that a size equals another.
  var equalBar: EqualBar?
  /// Whether it is what another bar of its constraint is a multiple of, to which a fine line leads.
  var isWholeOfMultiple = false
  /// The side of what it connects, across its axis, on which its author wants it: −1 or 1; 0 for none.
  var outward = 0.0
  /// The number of the line on which it is to stand with others; `nil` for none.
  var line: Int?
  /// Whether another bar on its line begins or ends where it does. However short it is, it has no arrows then, which
  /// would lie on the other: the caps of both say where it ends.
  var isChained = false
  /// Whether its number stands beside it although it has room on it.
  var isAside = false
  /// Whether it stands outside of the edges of a crop.
  var isBeyondCrop = false
  /// Whether it is a distance to the keyboard.
  var endsAtKeyboard = false
  /// Where its number stands if it is placed with others; `nil` where there is most room.
  var number: NumberPlace?
}

/// The end of a bar on a line that is not to be seen: the edge of a guide, or the middle of a view.
struct UnseenEnd: Sendable {
  /// The coordinate along the bar's axis.
  var position: Double
  /// Whether it is a middle.
  var isMiddle = false
  /// What the line reaches to across the axis, where it is the middle of something beside the bar; `nil` for a piece
  /// around the bar's end.
  var reach: Double?
  /// Of a guide's edge, where it lies across the axis: a piece of it ends where it does, and not on the body of a device.
  var extent: ClosedRange<Double>?
}

extension BarSketch {
  /// Whether an end is in the middle of a view.
  func isMiddle(_ end: Double) -> Bool {
    (middles + unseenEnds.filter(\.isMiddle).map(\.position)).contains { abs($0 - end) < 0.01 }
  }

  /// What it takes of its axis.
  var reach: ClosedRange<Double> { low...max(low, high) }

  /// The index for a bar without a constraint.
  static let noConstraint = -1

  /// Whether a part of the bar, and of what each end belongs to, is inside a rectangle.
  func isSeen(in whole: Rect) -> Bool {
    let (along, across) = (whole.extent(axis), whole.extent(axis.other))
    return along.shared(with: low...max(low, high)) != nil && across.shared(with: lowExtent) != nil
      && across.shared(with: highExtent) != nil
  }

  /// The sketch with its bar on a side of the smaller one of what it connects; unchanged for `nil` and for a side along
  /// its axis.
  func standing(at side: CalloutLook.Side?, on site: AnnotationSite) -> BarSketch {
    guard let side, case let outward = side.direction[axis.other], outward != 0 else { return self }
    let extent = extentBeside(on: site)
    let edge = outward > 0 ? extent.upperBound : extent.lowerBound
    // A number on a vertical bar must not touch the view.
    var standing = self
    standing.isAside = isAside || site.isTooWide(badge, onBarAlong: axis)
    let breadth =
      axis == .vertical && !site.isShort(high - low) && !standing.isAside ? badge.size.width / 2 + site.length(4) : 0
    let distance = max(site.length(BarShape.distance), breadth)
    standing.outward = outward < 0 ? -1 : 1
    let near = offEdges(edge + standing.outward * distance, outward: standing.outward, on: site)
    let first = site.offBorders(near, besideNumberOf: standing, orBeyondBy: site.length(BarShape.capReach + 0.5))
    standing.places = (0..<6).map { lane in
      (first + standing.outward * Double(lane) * site.length(BarShape.lane), Double(lane) * 3)
    }
    return standing
  }

  /// What it stands beside: the smaller of what it connects, and what else it would lie on. The arrows of a short bar lie
  /// on both, and a bar to a baseline or a middle on the view in which it ends. A view around the other is crossed.
  private func extentBeside(on site: AnnotationSite) -> ClosedRange<Double> {
    let scene = site.scene
    let smaller = lowExtent.span < highExtent.span ? lowExtent : highExtent
    let isBesideBoth = own.allSatisfy { one in own.allSatisfy { one == $0 || !scene.isAncestor(one, of: $0) } }
    guard isBesideBoth else { return smaller }
    if site.isShort(high - low) { return lowExtent.joined(with: highExtent) }
    let crossed = own.sorted().map { scene.box(ofViewAt: $0) }.filter {
      ($0.extent(axis).shared(with: low...max(low, high))?.span ?? 0) > 1
    }
    return crossed.reduce(smaller) { $0.joined(with: $1.extent(axis.other)) }
  }

  /// A place across the axis, farther outwards where the edge of a view around what the bar connects would run
  /// through its caps: the edge would strike the bar through, or look like a part of it.
  private func offEdges(_ cross: Double, outward: Double, on site: AnnotationSite) -> Double {
    let reach = Rect(between: Point(along: axis, low, across: cross), Point(along: axis, high, across: cross))
    let near = site.length(BarShape.capReach + 0.5)
    let edges = site.scene.visibleViews(near: reach.insetBy(dx: -near, dy: -near)).flatMap { view -> [Double] in
      let box = site.scene.box(ofViewAt: view)
      guard view != 0, !site.hasNoEdges(viewAt: view), box.extent(axis).shared(with: low...max(low, high)) != nil else {
        return []
      }
      return [box.extent(axis.other).lowerBound, box.extent(axis.other).upperBound]
    }
    let free = edges.filter { abs($0 - cross) < near }.map { $0 + outward * site.length(BarShape.capReach + 2) }
      .max { $0 * outward < $1 * outward }
    // Not on the border of the screen instead, or on the ragged edge of a crop.
    let (border, isTorn) = (site.scene.shownRect.extent(axis.other), !site.scene.tornEdges.isEmpty)
    guard let free else { return cross }
    let distance = min(abs(border.lowerBound - free), abs(border.upperBound - free))
    let isSeen = isTorn || site.scene.isRootOutlined(by: site.contents.bezel)
    if isSeen, distance < (isTorn ? 2 : 1) * near { return cross }
    return free
  }
}

/// A bar with only an equals sign, or only the size that equations refer to. Each view needs only one of a kind.
struct EqualBar: Hashable {
  var view: Int
  var axis: Axis
  var term: String?
  var ink: Ink
  var isOptional: Bool
  var isBroken: Bool
  var note: String?
}

/// The look of a constraint in its state.
struct ConstraintStyle: Hashable, Sendable {
  var badge: BadgeStyle
  /// The width of its lines, in points of an annotation, as are its dashes.
  var width = 1.0
  var dash: [Double] = []
  /// Whether the constraint is broken, which is drawn as a gap in its line.
  var isBroken = false

  var ink: Ink { badge.ink }
}

/// An alignment, a shared edge or a diagonal: a line whose place is given.
struct LineSketch: Mark {
  var constraint: Int
  var line: Segment
  var pen: Pen
  var badge: Badge
  var style: ConstraintStyle
  /// What the line says, for legends.
  var meaning: SignMeaning?
  /// Whether the line is interrupted at texts: that of a middle and a diagonal would cross them.
  var isCutByText = false
  /// What the tails of letters take of a baseline.
  var tails: [ClosedRange<Double>] = []
  /// What edges of alignment rectangles that are drawn take of it: it leads from one to the next, and hides none.
  var outlined: [ClosedRange<Double>] = []
  /// The view on whose side the author wants the badge of a diagonal.
  var badgeSide: (box: Rect, side: CalloutLook.Side)?
  /// The direction into the view on whose edge the line lies; zero if the line is centred on its position.
  var inward = Point.zero
  /// The gap in the line of a broken constraint; `nil` for others.
  var gap: LineGap?

  var signInks: SignInks { SignInks().adding(meaning.map { [$0] } ?? [], in: inkSource) }
  var inkSource: Ink.Source? { style.ink.source }

  var start: Point { line.start }
  var end: Point { line.end }

  /// The part of the line inside a rectangle; `nil` if there is none. A diagonal is shown completely or not at all.
  func shown(in whole: Rect) -> LineSketch? {
    let box = Rect(between: start, end)
    guard let shared = box.intersection(whole) else { return nil }
    guard !line.isDiagonal else { return shared == box ? self : nil }
    func clamped(_ point: Point) -> Point {
      Point(min(max(point.x, whole.minX), whole.maxX), min(max(point.y, whole.minY), whole.maxY))
    }
    var shown = self
    shown.line = Segment(clamped(start), clamped(end))
    return shown
  }

  func items(with brush: Brush) -> [Item] {
    // In whole pixels, the line can be wider or narrower than assumed.
    let shift = (brush.stroke(pen).width - pen.width) / 2
    let way = Point(inward.x * shift, inward.y * shift)
    let line = Segment(start + way, end + way)
    let parts = gap.map { gap in [gap.parts(of: line).before, gap.parts(of: line).after] } ?? [line]
    // A badge lies across the corner of its view, and a line along an edge through its number.
    let discs = brush.texts.filter(\.isDisc)
    let pieces = parts.flatMap { part in
      isCutByText
        ? brush.pieces(of: part, beside: brush.texts + brush.passed)
        : part.pieces(beside: tails + outlined, distance: brush.unit).flatMap { brush.pieces(of: $0, beside: discs) }
    }
    let items = pieces.flatMap { LineMark([$0], pen: pen(along: $0, with: brush), dashing: dashing).items(with: brush) }
    return parts.flatMap { rim(of: $0, with: brush) } + items + strokes(across: line, with: brush)
  }

  /// The strokes at the gap, in one colour, since they are one sign.
  private func strokes(across line: Segment, with brush: Brush) -> [Item] {
    guard let strokes = gap?.strokes(across: line) else { return [] }
    let middles = strokes.map(\.middle)
    let own = pen(along: Segment(middles[0], middles[1]), with: brush)
    return LineMark(strokes, pen: own.with(own.ink.orAt(middles)).dashed([])).items(with: brush)
  }

  /// A diagonal begins and ends with a dash.
  private var dashing: LineMark.Dashing { line.isDiagonal ? .ending : .running }

  /// The pen on a piece of the line, with the ink that its grounds show if that is a diagonal, which crosses several.
  private func pen(along piece: Segment, with brush: Brush) -> Pen {
    guard piece.isDiagonal else { return pen.with(style.ink) }
    let middle = piece.middle
    // A diagonal ends at corners, where the background ends too.
    let ends = [piece.start, piece.end].map { end in
      Point(end.x + (middle.x - end.x) / 4, end.y + (middle.y - end.y) / 4)
    }
    return pen.with(brush.visibleDashes(style.ink.at(brush.majority(of: ends + [middle]))))
  }

  /// A hairline between a distance of 0 and a view of nearly its own colour on whose edge it is, in which it would
  /// vanish.
  private func rim(of line: Segment, with brush: Brush) -> [Item] {
    // At its ends the view ends, too.
    let ink = style.ink.at([0.1, 0.5, 0.9].map(line.point))
    let visible = brush.visible(ink)
    guard meaning == .zeroDistance, inward != .zero, visible.source != ink.source else { return [] }
    let distance = brush.stroke(pen).width / 2 + brush.unit / 2
    let way = Point(inward.x * distance, inward.y * distance)
    let rim = Segment(line.start + way, line.end + way)
    return LineMark([rim], pen: Pen(ink: visible, width: brush.unit)).items(with: brush)
  }

  var description: String { "\(placeText(start)) to \(placeText(end)), \(pen)" }
}
