import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The author's own annotations: lettered discs, texts, arrows and circles. Dimensions are in `Dimensions.swift`.
struct Callouts {
  let site: AnnotationSite
  let places: PlaceLocator
  /// How far beyond their first place the columns of discs stand on each side, in points of the panel; `nil` before
  /// that is settled.
  var columnShifts: [CalloutLook.Side: Double] = [:]

  init(site: AnnotationSite) {
    self.site = site
    places = PlaceLocator(scene: site.scene, figure: site.figure)
  }

  /// The annotations of a callout.
  func annotations(of callout: Callout) throws(PlaceLocator.Absence) -> [Annotation] {
    switch callout.mark {
    case .label(let text, let place):
      let point = try places.seenPoint(of: place)
      guard places.isSeen(point) else { throw .cropped }
      return [letter(text, at: point, of: place, look: callout.look)]
    case .text(let text, let place):
      return [Annotation("strut-callout", labels: [try words(text, at: place, callout)])]
    case .arrow(let from, let to): return [try arrow(from: from, to: to, callout)]
    case .circle(let place, let inset): return [try circle(around: place, inset: inset, callout)]
    case .rule(let place, let axis, let within):
      return [rule(try ruled(through: place, along: axis, within: within), along: axis, callout)]
    case .dimension, .bracket, .highlight, .magnify: return []
    }
  }

  /// Words at a place: in the middle of a view or a part, at a point of the root, or beside what they are about.
  private func words(
    _ written: String, at place: Place, _ callout: Callout
  ) throws(PlaceLocator.Absence) -> LabelRequest {
    let point = try places.seenPoint(of: place)
    guard places.isSeen(point) else { throw .cropped }
    let text = try words(written, withCoordinatesOf: place, of: callout)
    let look = wrapping(callout.look, at: place, text)
    if look.side == .center || look.side == nil && place.isMiddle {
      let box = places.whole(place) ?? Rect(origin: point, size: .zero)
      return words(text, inMiddleOf: box, look: look)
    }
    if place.viewName == nil, look.side == nil { return words(text, centeredAt: point, look: look) }
    return words(text, beside: place, seenAt: point, look: look)
  }

  private func words(_ text: String, beside place: Place, seenAt point: Point, look: CalloutLook) -> LabelRequest {
    // 1. Whoever names a side of a whole view means beside it.
    let whole = look.side == nil ? nil : seen(of: place, from: look.side)
    let box = whole ?? Rect(origin: point, size: .zero)
    let beside = wordPlaces(text, beside: box, away: places.direction(of: place), look: look, isAboutLine: false)
    // 2. Where a line to it ends.
    var label = beside.label
    if whole != nil { label.radius = places.cornerRadius(of: place, within: box) }
    label.isAboutSymbol = symbol(of: place) != nil
    // To what is ringed, too, a line leads up to the ring.
    if whole == nil, let ring = ring(drawnAt: place) {
      label.target?.box = ring
      label.isAboutLine = true
    }
    // 3. Who names a side of a point says no distance.
    let isFixed = look.isPlaced
    var request = request(for: label, at: beside, isFixed: isFixed)
    // 4. Other places along the edge, or off its line.
    if !isFixed {
      request.others = forms(of: label, at: request.candidates, alongEdgeOf: whole ?? edge(of: place), look: look)
      if whole == nil, request.others.isEmpty {
        request.others = forms(of: label, at: request.candidates, offLineFrom: point, look: look)
      }
    }
    // 5. In the view itself, where nothing else is in it.
    if let inside = room(for: place, look: look), label.size.width <= inside.width, label.size.height <= inside.height {
      request = words(text, in: inside, or: request, look: look)
    }
    return request
  }

  private func arrow(
    from: Place, to: Place, _ callout: Callout
  ) throws(PlaceLocator.Absence) -> Annotation {
    let line = Segment(try places.seenPoint(of: from), try places.seenPoint(of: to))
    guard site.isSeen(Rect(between: line.start, line.end)) else { throw .cropped }
    var annotation = arrow(along: line, look: callout.look)
    if let text = callout.text {
      annotation.labels = [words(text, ofArrow: line, from: from, to: to, look: callout.look)]
    }
    return annotation
  }

  private func circle(
    around place: Place, inset: Double?, _ callout: Callout
  ) throws(PlaceLocator.Absence) -> Annotation {
    var look = callout.look
    let ring = try ring(around: place, inset: inset)
    guard ring.box.map(site.isSeen) ?? true else { throw .cropped }
    let pen = site.pen(look.ink(or: .token(.measure)), width: 1.5, dash: look.dash)
    var annotation = Annotation("strut-callout", look.hasLine ? [PathMark(ring, pen: pen)] : [])
    guard let written = callout.text, let box = ring.box else { return annotation }
    let text = try words(written, withCoordinatesOf: place, of: callout)
    // The stroke is that of the ring.
    if look.hasLine { look.line = nil }
    annotation.labels = [
      words(text, beside: box, away: places.direction(of: place), look: look, isFixed: look.isPlaced)
    ]
    return annotation
  }

  /// Words in which the place's coordinates stand: they follow the layout, as those that an author types do not.
  private func words(
    _ text: String, withCoordinatesOf place: Place, of callout: Callout
  ) throws(PlaceLocator.Absence) -> String {
    guard text.contains(Callout.numberSign) else { return text }
    let point = try places.point(of: place, inCoordinatesOf: callout.coordinateView)
    return text.replacing(
      Callout.numberSign, with: placeText(point, maximumFractionDigits: callout.look.maximumFractionDigits))
  }

  /// The look of words that wrap before they are wider than the view that they are in, or than the screen that a print
  /// makes small.
  private func wrapping(_ look: CalloutLook, at place: Place, _ text: String) -> CalloutLook {
    guard look.width == nil else { return look }
    var look = look
    let isInside = look.side == .center || look.side == nil && place.isMiddle || room(for: place, look: look) != nil
    if isInside, let box = places.whole(place) ?? (try? places.area(of: place)).flatMap({ $0 }), box.width.isFinite {
      // A view that is narrower than a word breaks no word.
      let longest = text.split(whereSeparator: \.isWhitespace).map {
        site.labelSize(site.words(String($0), size: 11, look: look)).width / site.unit
      }
      look.width = max(Self.narrowest, box.width / site.unit - 8, longest.max() ?? 0)
    } else if site.figure.arrangement.printWidth != nil {
      look.width = max(2 * Self.narrowest, site.scene.shownRect.width / site.unit)
    }
    return look
  }

  /// The box of a view or a part as a whole: of a text without a ground the letters, unless an annotation shows its
  /// edges. `nil` for other places.
  ///
  /// - Parameter side: That of the place on which a callout about it stands, if its author names one.
  func seen(of place: Place, from side: CalloutLook.Side?) -> Rect? {
    // At another height, the dot of a line from the side to the keyboard would be on a key.
    if case .view(_, .guide(.keyboard), nil, nil) = place.anchor, place.offset == .zero,
      side.map({ [.left, .right, .leading, .trailing].contains($0) }) ?? true, let row = site.contents.freeRowOfKeyboard
    {
      return row
    }
    let whole = places.whole(place)
    let outlines: [AnnotationKind] = [.frames, .bounds, .alignmentRects, .constraints]
    if let symbol = symbol(of: place) { return symbol.intersection(site.scene.uncut) ?? whole }
    guard whole != nil, place.offset == .zero, case .view(let name, nil, nil, _) = place.anchor,
      let index = site.scene.index(of: name), !outlines.contains(where: site.isAsked)
    else { return whole }
    return site.contents.seen[index]?.intersection(site.scene.uncut) ?? whole
  }

  /// About what is seen of a view as a whole that shows a symbol, unless an annotation shows its edges; `nil` for other
  /// places.
  func symbol(of place: Place) -> Rect? {
    guard place.offset == .zero, case .view(let name, nil, nil, _) = place.anchor, !places.isTurned(place),
      let index = site.scene.index(of: name), !site.hasOutline(ofViewAt: index)
    else { return nil }
    return site.contents.symbols[index]
  }

  /// The box of a plain view with nothing in it, which words without a side are the name of: they stand in its middle if
  /// they have room there. `nil` for other places.
  private func room(for place: Place, look: CalloutLook) -> Rect? {
    guard look.side == nil, place.offset == .zero, places.isPlainAndEmpty(place), let box = places.whole(place) else {
      return nil
    }
    return site.contents.hasText(in: box, within: site.budget) ? nil : box
  }

  /// Words in the middle of a box, or at their other places where something else is there.
  private func words(_ text: String, in box: Rect, or others: LabelRequest, look: CalloutLook) -> LabelRequest {
    let label = label(text, look: look, anchor: 0.5, target: box)
    var request = LabelRequest(label, at: [.init(box.center)])
    request.others = [
      LabelRequest(others.label, at: others.candidates.map { .init($0.center, cost: $0.cost + Self.costOffBox) })
    ]
    return request
  }

  /// What it costs words for a box with nothing else in it to stand beside it.
  private static let costOffBox = 4.0

  /// The least width at which words wrap by themselves, in points of an annotation.
  private static let narrowest = 60.0

  /// What a circle takes: all of a small one around a point, and of one around a view its line, in which there may be
  /// words; nothing for other callouts.
  fileprivate func obstacles(ofCircle callout: Callout) -> [Obstacle] {
    guard case .circle(let place, let inset) = callout.mark, let box = (try? ring(around: place, inset: inset))?.box,
      box.isFinite
    else { return [] }
    guard place.isArea else { return [.sign(box, allowsBars: true)] }
    // Along its edge, a line to a label could not be told from it.
    return [.edges(of: box)]
      + Segment.around(box.corners).map { side in
        let line = Rect(between: side.start, side.end).insetBy(dx: site.length(-1.5), dy: site.length(-1.5))
        return .area(line, cost: Occupancy.costOfDrawnLine, allowsBars: true)
      }
  }

  /// The point at which a line from words or a disc would end; `nil` for those that are about a whole view or its middle.
  fileprivate func dot(of callout: Callout) -> Point? {
    guard let place = callout.mark.labelledPlace, callout.look.hasLine, callout.look.side != .center,
      !callout.look.isPlaced, !place.isArea, !place.isMiddle, let point = try? places.seenPoint(of: place),
      places.isSeen(point)
    else { return nil }
    return point
  }

  /// The box of the ring that another callout draws around a point; `nil` if there is none.
  private func ring(drawnAt place: Place) -> Rect? {
    let isRinged = site.scene.panel.callouts.contains { callout in
      if case .circle(place, _) = callout.mark { true } else { false }
    }
    return isRinged && !place.isArea ? (try? ring(around: place))?.box : nil
  }

  /// A circle around a point, or an outline around a view or a part as a whole; with an inset a rectangle that is
  /// parallel to its edges, as an area is that a finger may hit, whatever the corners of the view are.
  func ring(around place: Place, inset: Double? = nil) throws(PlaceLocator.Absence) -> Path {
    guard place.isArea, let area = try places.area(of: place) else {
      return .circle(center: try places.point(of: place), radius: site.length(5))
    }
    if let inset {
      return .rect(area.offsetBy(dx: place.offset.x, dy: place.offset.y).insetBy(dx: inset, dy: inset))
    }
    let margin = site.length(4)
    let box = area.offsetBy(dx: place.offset.x, dy: place.offset.y).insetBy(dx: -margin, dy: -margin)
    return .roundedRect(box, radius: min(site.length(10), min(box.width, box.height) / 2))
  }
}

extension AnnotationPlacer {
  /// The callouts that are drawn in the panel, with sides in its direction.
  var drawnCallouts: [Callout] {
    let isFlat = site.scene.panel.kind.isLayout
    return site.scene.panel.callouts.filter { isFlat || $0.mark.isOfPlace }.map { callout in
      var callout = callout
      callout.look.side = site.side(callout.look.side)
      return callout
    }
  }

  /// Keeps the places free at which the author has put words, discs and brackets, and those of their lines.
  mutating func reserveCallouts() {
    let callouts = Callouts(site: site)
    note(drawnCallouts.compactMap(callouts.footprint(ofBracket:)).map(Obstacle.bracket))
    note(drawnCallouts.flatMap { callouts.obstacles(ofCircle: $0) + callouts.obstacles(ofArrow: $0) })
    note(drawnCallouts.compactMap(callouts.obstacle(ofRule:)))
    note(drawnCallouts.compactMap(callouts.dot(of:)).map(Obstacle.dot))
    for callout in drawnCallouts where callout.mark.isPlacedByAuthor(with: callout.look) {
      for request in (try? callouts.annotations(of: callout))?.flatMap(\.labels) ?? [] where request.isFixed {
        guard let center = request.candidates.first?.center else { continue }
        let place = Rect(center: center, size: request.label.size)
        note([.label(place)])
        if let way = request.label.way(from: place) { note([.line(way, cost: Occupancy.textCost, isSign: true)]) }
      }
    }
  }

  /// Places the author's own annotations in the order of the document, but the words of rules after all dimensions: they
  /// have other places to stand at, and a dimension beside the same edge has none.
  mutating func placeCallouts() {
    var callouts = Callouts(site: site)
    let settled = drawnCallouts
    placed.veil = Veil(of: settled, places: callouts.places, absences: &lostCallouts)
    outlineEnds(of: settled, places: callouts.places)
    outlineWhatIsCovered(of: settled, places: callouts.places)
    findWhatIsShared(of: settled, places: callouts.places)
    note(settled.compactMap { callouts.obstacle(ofMagnifier: $0, among: settled) })
    let rails = dimensionRails(of: settled, places: callouts.places)
    var wordsOfRules: [(rule: Callout.Mark, words: LabelRequest)] = []
    for number in placingOrder(of: settled, places: callouts.places) {
      let callout = settled[number]
      settleColumn(of: callout, among: settled, in: &callouts)
      do throws(PlaceLocator.Absence) {
        for var annotation in try callouts.annotations(of: callout) {
          if case .label(let letter, _) = callout.mark { placed.letters.insert([letter, callout.text ?? ""]) }
          if case .rule = callout.mark {
            wordsOfRules += annotation.labels.map { (callout.mark, $0) }
            annotation.labels = []
          }
          place(annotation)
        }
        try placeDimension(callout, places: callouts.places, rail: rails[number])
        try placeBracket(callout, with: callouts)
        try placeMagnifier(callout, with: callouts)
      } catch {
        lostCallouts.append((callout.range, error))
      }
    }
    for (rule, words) in wordsOfRules {
      guard let place = place(callouts.atEnd(bars.habits.ruleEnds[rule], words)) else { continue }
      let candidate = words.candidates.min {
        $0.center.distance(to: place.center) < $1.center.distance(to: place.center)
      }
      placed.habits.ruleEnds[rule] = candidate?.kind
    }
    turnArrowsOutOfDimensions()
  }
}

extension Callout.Mark {
  /// Whether the place of its words is not searched for.
  fileprivate func isPlacedByAuthor(with look: CalloutLook) -> Bool {
    switch self {
    case .text(_, let place):
      place.viewName == nil && look.side == nil || look.isPlaced || look.side == .center || place.isMiddle
    case .label: look.offset != nil || look.side == .center
    default: false
    }
  }
}

extension AnnotationSite {
  /// Whether a crop leaves any part of a box visible.
  func isSeen(_ box: Rect) -> Bool { scene.uncut.overlaps(box.insetBy(dx: -0.5, dy: -0.5)) }
}

extension Double {
  /// −1, 0 or 1; 0 if the magnitude is less than `least`.
  func sign(besides least: Double) -> Double {
    abs(self) < least ? 0 : self < 0 ? -1 : 1
  }
}

extension Place {
  /// Whether it names the middle of a view: words there are in the middle.
  fileprivate var isMiddle: Bool {
    guard case .view(_, _, .center?, nil) = anchor else { return false }
    return offset == .zero
  }
}
