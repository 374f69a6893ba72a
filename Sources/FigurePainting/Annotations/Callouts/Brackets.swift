import Figures
import Geometry
import Graphics
import Staging

extension AnnotationPlacer {
  /// A bracket along two places and everything between them, with the author's words at its middle, or as near to
  /// that as a line to them strikes nothing through.
  ///
  /// It is at the author's side, or at that of two where it disturbs less: beside places that are above one another,
  /// below or above places that are side by side.
  mutating func placeBracket(_ callout: Callout, with callouts: Callouts) throws(PlaceLocator.Absence) {
    guard case .bracket(let from, let to) = callout.mark else { return }
    let box = try callouts.places.extent(of: from).union(try callouts.places.extent(of: to))
    let isUpright = box.height >= box.width
    let sides: [CalloutLook.Side] = callout.look.side.map { [$0] } ?? (isUpright ? [.right, .left] : [.bottom, .top])
    let others = callouts.boxesOfOtherBrackets(than: callout)
    let brackets = sides.map { Bracket(around: box, on: $0, callout, beside: others, site: site) }
    let costs = brackets.enumerated().map { number, bracket in
      occupancy.cost(ofLine: bracket.footprint) + occupancy.cost(of: bracket.footprint)
        + Double(number) * Self.costOfOtherSide
    }
    guard let best = zip(brackets, costs).min(by: { $0.1 < $1.1 })?.0 else { return }
    guard site.isSeen(best.footprint) else { throw .cropped }
    var look = callout.look
    look.side = best.side
    look.offset = nil
    let pen = site.pen(look.ink(or: .token(.measure)), width: 1.25, dash: look.dash)
    // One on its author's side has kept its place from the beginning.
    if callouts.footprint(ofBracket: callout) == nil { note([.bracket(best.footprint)]) }
    let words = words(at: best, callouts: callouts, of: callout, look: look)
    let lines = best.segments(withTickAt: words?.tick)
    var annotation = Annotation("strut-callout", look.hasLine ? [LineMark(lines, pen: pen)] : [])
    annotation.labels = words.map { [$0.request] } ?? []
    place(annotation)
  }

  /// The words of a bracket, and where along it the tick to them is; `nil` for one without words.
  private func words(
    at bracket: Bracket, callouts: Callouts, of callout: Callout, look: CalloutLook
  ) -> (tick: Double, request: LabelRequest)? {
    guard let written = callout.text else { return nil }
    let text = written.replacing(Callout.numberSign, with: look.text(bracket.length))
    let isFixed = callout.look.isPlaced
    func words(_ tick: Double) -> LabelRequest {
      callouts.words(
        text, beside: Rect(origin: bracket.end(ofTickAt: tick), size: .zero), away: .zero, look: look,
        isFixed: isFixed)
    }
    let middle = words(bracket.middle)
    guard !isFixed, isStruckThrough(middle) else { return (bracket.middle, middle) }
    let others = bracket.ticks(every: site.length(6)).map { tick in
      var request = words(tick)
      request.candidates = request.candidates.map { candidate in
        let closeness = costOfCloseness(of: candidate, request.label, along: bracket.axis)
        return .init(
          candidate.center, cost: candidate.cost + bracket.cost(ofTickAt: tick) + closeness, kind: candidate.kind)
      }
      return (tick, request)
    }
    let forms = [(bracket.middle, middle)] + others
    let costs = forms.map { leastCost(of: $0.1) ?? .infinity }
    return costs.indices.min { costs[$0] < costs[$1] }.map { forms[$0] }
  }

  /// What it costs a bracket to stand on the side that is not the first choice.
  private static let costOfOtherSide = 3.0

  /// Whether the line to words would strike something through at the place that is the best for the words.
  private func isStruckThrough(_ words: LabelRequest) -> Bool {
    guard let free = occupancy.leastCost(words.label.size, at: words.candidates), let cost = leastCost(of: words) else {
      return true
    }
    return cost > free + Occupancy.costAcrossBarLine
  }

  /// What a line to words costs beside what it would strike through a little further along the bracket: it should
  /// lead past that, and not along it.
  private func costOfCloseness(of candidate: Occupancy.Candidate, _ words: any Label, along axis: Axis) -> Double {
    guard let way = words.way(from: Rect(center: candidate.center, size: words.size)) else { return 0 }
    return [-4.0, 4].map { distance in
      let shift = Point(along: axis, site.length(distance), across: 0)
      return occupancy.cost(ofWay: Segment(way.start + shift, way.end + shift))
    }.max() ?? 0
  }
}

extension Callouts {
  /// What a bracket on the author's side takes; `nil` for other callouts.
  func footprint(ofBracket callout: Callout) -> Rect? {
    guard case .bracket(let from, let to) = callout.mark, let side = callout.look.side,
      let first = try? places.extent(of: from), let last = try? places.extent(of: to)
    else { return nil }
    let others = boxesOfOtherBrackets(than: callout)
    return Bracket(around: first.union(last), on: side, callout, beside: others, site: site).footprint
  }

  /// What the other brackets of the panel are along, of those that can be on the same side.
  fileprivate func boxesOfOtherBrackets(than callout: Callout) -> [Rect] {
    site.scene.panel.callouts.compactMap { other in
      guard case .bracket(let from, let to) = other.mark, other.mark != callout.mark,
        other.look.side == callout.look.side, let first = try? places.extent(of: from),
        let last = try? places.extent(of: to)
      else { return nil }
      return first.union(last)
    }
  }
}

/// The lines of a bracket on a side of a box.
private struct Bracket {
  var side: CalloutLook.Side
  let axis: Axis
  /// What it is along, and what of that its spine takes: two that meet keep a gap, and are not one line.
  private let (whole, ends): (ClosedRange<Double>, ClosedRange<Double>)
  /// What a crop leaves of it, along which its words are.
  private let seen: ClosedRange<Double>
  /// The positions of its arms' ends, its spine and the tick to its words, across its axis.
  private let (arms, spine, tick): (Double, Double, Double)

  /// - Parameter others: What other brackets are along.
  init(
    around box: Rect, on side: CalloutLook.Side, _ callout: Callout, beside others: [Rect], site: AnnotationSite
  ) {
    self.side = side
    let direction = side.direction
    let axis: Axis = abs(direction.y) > abs(direction.x) ? .horizontal : .vertical
    self.axis = axis
    let outward = direction[axis.other] < 0 ? -1.0 : 1
    func end(of box: Rect) -> Double {
      outward > 0 ? box.extent(axis.other).upperBound : box.extent(axis.other).lowerBound
    }
    let edge = end(of: box)
    let (along, gap) = (box.extent(axis), site.length(Self.gapBetween))
    // Those on another line meet nothing of this one.
    let others = others.filter { abs(end(of: $0) - edge) < site.length(Self.farthestOfOneLine) }.map { $0.extent(axis) }
    func meet(_ end: Double, _ other: Double) -> Bool { abs(other - end) < 2 * gap }
    let low = along.lowerBound + (others.contains { meet(along.lowerBound, $0.upperBound) } ? gap : 0)
    let high = along.upperBound - (others.contains { meet(along.upperBound, $0.lowerBound) } ? gap : 0)
    (whole, ends) = (along, low < high ? low...high : along)
    // Of a piece at the torn edge there are no words: this would run through them.
    let shared = ends.shared(with: site.scene.uncut.extent(axis)) ?? ends
    seen = shared.span < site.length(Self.leastPiece) ? ends : shared
    let distance = callout.look.offset.map { edge + outward * site.length($0) }
    arms = distance ?? Self.arms(beside: edge, outward, reach: callout.text == nil ? 5 : 9, axis, ends, on: site)
    spine = arms + outward * site.length(5)
    tick = spine + outward * site.length(callout.text == nil ? 0 : 4)
  }

  /// Where the arms end beside an edge: outside the device where the bracket would lie on the dark ring around its
  /// screen.
  ///
  /// - Parameter reach: From there to the end of the tick, in points of an annotation.
  private static func arms(
    beside edge: Double, _ outward: Double, reach: Double, _ axis: Axis, _ ends: ClosedRange<Double>,
    on site: AnnotationSite
  ) -> Double {
    let arms = edge + outward * site.length(gap(beside: edge, outward, reach: reach, axis, ends, on: site))
    guard let bezel = site.contents.bezel else { return arms }
    let (body, screen) = (bezel.body.extent(axis.other), bezel.screen.extent(axis.other))
    let outer = outward > 0 ? body.upperBound : body.lowerBound
    let inner = outward > 0 ? screen.upperBound : screen.lowerBound
    let end = arms + outward * site.length(reach)
    let isOnRing = (end - inner) * outward > 0 && (outer - arms) * outward > 0
    return isOnRing ? outer + outward * site.length(6) : arms
  }

  /// The distance of the arms from an edge, in points of an annotation: a little less in a gap to a text that the
  /// spine would stand on.
  private static func gap(
    beside edge: Double, _ outward: Double, reach: Double, _ axis: Axis, _ ends: ClosedRange<Double>,
    on site: AnnotationSite
  ) -> Double {
    [6.0, 4, 2].first { gap in
      let (near, far) = (edge + outward * site.length(gap), edge + outward * site.length(gap + min(reach, 5) + 1))
      let line = Rect(
        between: Point(along: axis, ends.lowerBound, across: near), Point(along: axis, ends.upperBound, across: far))
      return !site.contents.hasText(in: line, within: site.budget)
    } ?? 6
  }

  /// Half of what two brackets that meet leave between each other, in points of an annotation.
  private static let gapBetween = 1.5
  /// How far from one another two of one line may be, in points of an annotation: as far as the arms of both reach.
  private static let farthestOfOneLine = 12.0
  /// The length of a piece from which on it has the words, in points of an annotation.
  private static let leastPiece = 20.0
  /// How many places of the tick on each side of the middle are looked at.
  private static let mostSteps = 8.0

  /// From one end of what it is along to the other, in points of the interface.
  var length: Double { whole.span }

  var middle: Double { (seen.lowerBound + seen.upperBound) / 2 }

  /// Where along it the tick to the words may be but in the middle, what is nearer to that first.
  func ticks(every step: Double) -> [Double] {
    let step = max(step, seen.span / 2 / Self.mostSteps)
    let steps = ((seen.span / 2) / step).rounded(.up) - 1
    guard steps >= 1 else { return [] }
    return stride(from: 1, through: steps, by: 1).flatMap { [middle + $0 * step, middle - $0 * step] }
  }

  /// How much worse than the middle a place of the tick is: less than a text that the line to the words strikes through.
  func cost(ofTickAt place: Double) -> Double {
    Self.costOffMiddle + Self.costOfEnd * abs(place - middle) / (seen.span / 2)
  }

  /// What a place off the middle costs, and an end of the bracket beyond that.
  private static let (costOffMiddle, costOfEnd) = (3.0, 5.0)

  /// The end of a tick, next to which the words are.
  func end(ofTickAt place: Double) -> Point { Point(along: axis, place, across: tick) }

  var footprint: Rect {
    Rect(
      enclosing: [
        Point(along: axis, ends.lowerBound, across: arms), Point(along: axis, ends.upperBound, across: tick),
      ]) ?? .zero
  }

  /// - Parameter tick: Where along it the tick to the words is; `nil` without words.
  func segments(withTickAt tick: Double?) -> [Segment] {
    func point(_ along: Double, _ across: Double) -> Point { Point(along: axis, along, across: across) }
    let (low, high) = (ends.lowerBound, ends.upperBound)
    let lines = [
      Segment(point(low, arms), point(low, spine)), Segment(point(low, spine), point(high, spine)),
      Segment(point(high, spine), point(high, arms)),
    ]
    guard let tick else { return lines }
    return lines + [Segment(point(tick, spine), end(ofTickAt: tick))]
  }
}
