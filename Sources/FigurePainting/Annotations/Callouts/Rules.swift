import Figures
import Geometry
import Staging

/// A line through a place, from one side of what holds it to the other: a keyline, a middle, a limit.
extension Callouts {
  /// The line, as far as a crop leaves it.
  func ruled(through place: Place, along axis: Axis, within: Place?) throws(PlaceLocator.Absence) -> Segment {
    var point = try places.point(of: place)
    // Where baselines are shown, on their dots.
    if axis == .horizontal, isShownBaseline(place) { point.y += site.length(AnnotationSite.belowBaseline) }
    let holder =
      try within.map { place throws(PlaceLocator.Absence) in try places.extent(of: place) }
      ?? self.holder(of: place)
    guard places.scene.uncut.extent(axis.other).contains(point[axis.other]),
      let extent = holder.extent(axis).shared(with: places.scene.uncut.extent(axis))
    else { throw .cropped }
    guard let way = places.direction(ofTurnedEdgeAt: place) else {
      return Segment(across: axis.other, at: point[axis.other], over: extent)
    }
    // Along a turned edge, as far as what holds it reaches.
    let seen = holder.intersection(places.scene.uncut) ?? holder
    let reach = point.distance(to: seen.center) + seen.width + seen.height
    func end(_ sign: Double) -> Point { point + Point(way.x * reach * sign, way.y * reach * sign) }
    let line = Segment(end(-1), end(1))
    guard let shares = line.shares(within: seen) else { throw .cropped }
    return Segment(line.point(shares.lowerBound), line.point(shares.upperBound))
  }

  private func isShownBaseline(_ place: Place) -> Bool {
    guard case .view(let name, nil, let spot?, _) = place.anchor, spot.isBaseline, place.offset == .zero,
      !places.isTurned(place),
      let index = site.scene.index(of: name)
    else { return false }
    return site.isShown(.baselines, forViewAt: index)
  }

  /// The box of what holds a place's view, and not of a stack view that nobody sees: a line that ends at it ends
  /// nowhere. Of the root itself for a point of it or of what is around it.
  private func holder(of place: Place) -> Rect {
    let scene = site.scene
    guard let name = place.viewName, var holder = scene.view(named: name)?.superview else { return scene.rootRect }
    while scene.panel.views[holder].kind == .stackView, site.hasNoEdges(viewAt: holder),
      let next = scene.panel.views[holder].superview
    {
      holder = next
    }
    return scene.box(ofViewAt: holder)
  }

  /// The line, which leaves texts free, and its words: at one of its ends, or on the author's side of it.
  func rule(_ line: Segment, along axis: Axis, _ callout: Callout) -> Annotation {
    var look = callout.look
    let pen = site.pen(look.ink(or: .token(.measure)), dash: look.dash)
    let marks: [any Mark] = look.hasLine ? [LineMark([line], pen: pen, isCutByText: true)] : []
    // On the screen of a device it ends where the screen does.
    var annotation = Annotation("strut-callout", site.marks(marks, alongEdgesOfViewAt: 0))
    guard let text = callout.text else { return annotation }
    // The stroke is the rule's, and not that of a line to it.
    if look.hasLine { look.line = nil }
    let whole = Rect(between: line.start, line.end)
    // Along the edge of a turned view, it can run across.
    let axis = whole.width > whole.height ? Axis.horizontal : whole.height > whole.width ? .vertical : axis
    let isForward = line.start[axis] <= line.end[axis]
    let ends = [
      (isForward ? line.start : line.end, Point(along: axis, -1, across: 0)),
      (isForward ? line.end : line.start, Point(along: axis, 1, across: 0)),
    ]
    let label = label(text, look: look, anchor: 0.5, target: whole, isAboutLine: true)
    func beside(_ ends: [(Point, Point)], cost: Double) -> [Occupancy.Candidate] {
      ends.enumerated().flatMap { number, end in
        let (inward, aside) = (
          -end.1[axis] * (label.size[axis] / 2 + site.length(6)), label.size[axis.other] / 2 + site.length(4)
        )
        return [aside, -aside].enumerated().map { turn, aside in
          Occupancy.Candidate(
            end.0 + Point(along: axis, inward, across: aside),
            cost: cost + Double(number) * Self.costOfOtherEnd + Double(turn))
        }
      }
    }
    if let side = look.side {
      // Beyond an end, or beside the middle. Behind the end at which a crop cuts it off, words would not be seen.
      let end = ends.first { side.direction[axis] * $0.1[axis] > 0.9 }
      if let end, !look.isPlaced, isCut(at: end.0, along: axis, towards: end.1[axis]) {
        annotation.labels = [LabelRequest(label, at: beside([end], cost: 0))]
        return annotation
      }
      let box = end.map { Rect(origin: $0.0, size: .zero) } ?? whole
      annotation.labels = [words(text, beside: box, away: .zero, look: look, isFixed: look.isPlaced)]
      return annotation
    }
    // A column is named above it, and a row behind it.
    let preferred = axis == .vertical ? ends : ends.reversed()
    // Farther out where something else stands at an end.
    let outside = [0.0, 20, 40, 60].enumerated().flatMap { ring, distance in
      preferred.enumerated().map { number, end in
        let body = bodyBehind(end.0, along: axis, towards: end.1[axis])
        // Beside a device, as far from it as other words.
        let gap = body > 0 ? WordPlaces.besideBody : 4
        let reach = label.size[axis] / 2 + site.length(gap + distance) + body
        return Occupancy.Candidate(
          end.0 + Point(along: axis, end.1[axis] * reach, across: 0),
          cost: Double(number) * Self.costOfOtherEnd + Double(ring) * Occupancy.costOfStep, kind: number)
      }
    }
    let offRing = outside.map { site.offRing($0, label.size) }
    annotation.labels = [LabelRequest(label, at: offRing + beside(preferred, cost: Self.costBeside))]
    return annotation
  }

  /// The words of a rule, preferably at the end at which they stand in another panel.
  ///
  /// - Parameter end: The number of that end; `nil` where nothing is known.
  func atEnd(_ end: Int?, _ request: LabelRequest) -> LabelRequest {
    guard let end, end > 0 else { return request }
    var request = request
    for index in request.candidates.indices where request.candidates[index].kind == end {
      request.candidates[index].cost -= Self.worthOfSameEnd
    }
    return request
  }

  /// What it costs to stand at the end that is not the first choice: less than a step farther out.
  private static let costOfOtherEnd = 2.0

  /// What it costs to stand beside the line and not behind an end of it: more than two steps farther out.
  private static let costBeside = 8.0

  /// More than an end costs that is not the first choice.
  private static let worthOfSameEnd = 6.0

  /// Whether a crop, and not what holds it, ends a rule.
  private func isCut(at end: Point, along axis: Axis, towards sign: Double) -> Bool {
    let (seen, root) = (site.scene.uncut.extent(axis), site.scene.rootRect.extent(axis))
    let (edge, whole) = sign > 0 ? (seen.upperBound, root.upperBound) : (seen.lowerBound, root.lowerBound)
    return abs(end[axis] - edge) < 0.5 && (whole - edge) * sign > 0.5
  }

  /// How far the body of a device reaches behind the end of a line at the edge of the screen: on it stand the status bar
  /// and the home indicator. 0 elsewhere, as at the torn edge of a crop.
  private func bodyBehind(_ end: Point, along axis: Axis, towards sign: Double) -> Double {
    guard let body = site.contents.bezel?.body else { return 0 }
    let (screen, whole) = (site.scene.rootRect.extent(axis), body.extent(axis))
    let gap = sign > 0 ? screen.upperBound - end[axis] : end[axis] - screen.lowerBound
    guard gap < site.length(2), site.scene.uncut.extent(axis).contains(end[axis]) else { return 0 }
    return max(0, sign > 0 ? whole.upperBound - end[axis] : end[axis] - whole.lowerBound)
  }

  /// What labels keep off; bars end at it or cross it.
  func obstacle(ofRule callout: Callout) -> Obstacle? {
    guard case .rule(let place, let axis, let within) = callout.mark, callout.look.hasLine,
      let line = try? ruled(through: place, along: axis, within: within)
    else { return nil }
    if line.isDiagonal { return .line(line, cost: Occupancy.costOfDrawnLine) }
    let box = Rect(between: line.start, line.end).insetBy(dx: site.length(-1.5), dy: site.length(-1.5))
    return box.isFinite ? .area(box, cost: Occupancy.costOfDrawnLine, allowsBars: true) : nil
  }
}
