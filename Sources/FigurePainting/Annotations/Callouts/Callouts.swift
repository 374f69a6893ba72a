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

  init(site: AnnotationSite) {
    self.site = site
    places = PlaceLocator(scene: site.scene, figure: site.figure)
  }

  /// The annotations of a callout.
  func annotations(of callout: Callout) throws(PlaceLocator.Absence) -> [Annotation] {
    let look = callout.look
    switch callout.mark {
    case .label(let text, let place):
      let point = try places.seenPoint(of: place)
      guard places.isSeen(point) else { throw .cropped }
      return [letter(text, at: point, of: place, look: look)]
    case .text(let text, let place):
      let point = try places.seenPoint(of: place)
      guard places.isSeen(point) else { throw .cropped }
      let look = wrapping(look, at: place, text)
      if look.side == .center || look.side == nil && place.isMiddle {
        let box = places.whole(place) ?? Rect(origin: point, size: .zero)
        return [Annotation("strut-callout", labels: [words(text, inMiddleOf: box, look: look)])]
      }
      if place.viewName == nil, look.side == nil {
        return [Annotation("strut-callout", labels: [words(text, centeredAt: point, look: look)])]
      }
      let away = places.direction(of: place)
      // Whoever names a side of a whole view means beside it.
      let whole = look.side == nil ? nil : seen(of: place)
      let box = whole ?? Rect(origin: point, size: .zero)
      func beside(isFixed: Bool) -> LabelRequest {
        words(text, beside: box, away: away, look: look, isFixed: isFixed, isAboutLine: false)
      }
      // Words that would lie across the body of a device stand beside it: who names a side of a point says no distance.
      let isFixed = look.isPlaced || place.viewName == nil && !isAcrossBody(beside(isFixed: true))
      var request = beside(isFixed: isFixed)
      if symbol(of: place) != nil, var label = request.label as? CalloutWords {
        label.isAboutSymbol = true
        request.label = label
      }
      // To what is ringed, too, a line leads up to the ring.
      if whole == nil, let ring = ring(drawnAt: place), var label = request.label as? CalloutWords {
        label.target?.box = ring
        label.isAboutLine = true
        request.label = label
      }
      request.others = forms(of: request, alongEdgeOf: whole ?? edge(of: place), look: look)
      if whole == nil, request.others.isEmpty { request.others = forms(of: request, offLineFrom: point, look: look) }
      if let inside = room(for: place, look: look), let label = request.label as? CalloutWords,
        label.size.width <= inside.width, label.size.height <= inside.height
      {
        request = words(text, in: inside, or: request, look: look)
      }
      return [Annotation("strut-callout", labels: [request])]
    case .arrow(let from, let to):
      let line = Segment(try places.seenPoint(of: from), try places.seenPoint(of: to))
      guard site.isSeen(Rect(between: line.start, line.end)) else { throw .cropped }
      var annotation = arrow(along: line, look: look)
      if let text = callout.text {
        annotation.obstacles = [.line(line, cost: 12)]
        annotation.labels = [words(text, ofArrow: line, from: from, to: to, look: look)]
      }
      return [annotation]
    case .circle(let place):
      let ring = try ring(around: place)
      guard ring.box.map(site.isSeen) ?? true else { throw .cropped }
      let pen = site.pen(look.ink(or: .token(.measure)), width: 1.5, dash: look.dash)
      var annotation = Annotation("strut-callout", look.hasLine ? [PathMark(ring, pen: pen)] : [])
      if let text = callout.text, let box = ring.box {
        let away = places.direction(of: place)
        annotation.labels = [words(text, beside: box, away: away, look: look, isFixed: look.isPlaced)]
      }
      return [annotation]
    case .rule(let place, let axis, let within):
      return [rule(try ruled(through: place, along: axis, within: within), along: axis, callout)]
    case .dimension, .bracket, .highlight, .magnify: return []
    }
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
  private func seen(of place: Place) -> Rect? {
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
  private func symbol(of place: Place) -> Rect? {
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
    return site.contents.texts.contains { $0.rect.overlaps(box) } ? nil : box
  }

  /// Words in the middle of a box, or at their other places where something else is there.
  private func words(_ text: String, in box: Rect, or others: LabelRequest, look: CalloutLook) -> LabelRequest {
    let label = label(text, look: look, anchor: 0.5, target: box)
    var request = LabelRequest(label, at: [.init(box.center)])
    request.others = [LabelRequest(others.label, at: others.candidates.map { .init($0.center, cost: $0.cost + 4) })]
    return request
  }

  /// The least width at which words wrap by themselves, in points of an annotation.
  private static let narrowest = 60.0

  /// What a circle takes: all of a small one around a point, and of one around a view its line, in which there may be
  /// words; nothing for other callouts.
  fileprivate func obstacles(ofCircle callout: Callout) -> [Obstacle] {
    guard case .circle(let place) = callout.mark, let box = (try? ring(around: place))?.box, box.isFinite else {
      return []
    }
    guard place.isArea else { return [.area(box, cost: 20, allowsBars: true)] }
    return Segment.around(box.corners).map { side in
      let line = Rect(between: side.start, side.end).insetBy(dx: site.length(-1.5), dy: site.length(-1.5))
      return .area(line, cost: 12, allowsBars: true)
    }
  }

  /// The box of the ring that another callout draws around a point; `nil` if there is none.
  private func ring(drawnAt place: Place) -> Rect? {
    let isRinged = site.scene.panel.callouts.contains { callout in
      if case .circle(place) = callout.mark { true } else { false }
    }
    return isRinged && !place.isArea ? (try? ring(around: place))?.box : nil
  }

  /// A circle around a point, or an outline around a view or a part as a whole.
  private func ring(around place: Place) throws(PlaceLocator.Absence) -> Path {
    guard place.isArea, let area = try places.area(of: place) else {
      return .circle(center: try places.point(of: place), radius: site.length(5))
    }
    let margin = site.length(4)
    let box = area.offsetBy(dx: place.offset.x, dy: place.offset.y).insetBy(dx: -margin, dy: -margin)
    return .roundedRect(box, radius: min(site.length(10), min(box.width, box.height) / 2))
  }

  /// A lettered disc: beside the view or the part that it names, next to the point that it names, with a line to it, or
  /// at an end of the line that it names.
  private func letter(_ text: String, at named: Point, of place: Place, look: CalloutLook) -> Annotation {
    // Beside a turned view is beside the edge or the corner on the author's side.
    let point = look.side.flatMap { side in try? self.places.point(of: place, at: side) } ?? named
    if look.side == nil, places.isTurned(place), site.contents.texts.contains(where: { $0.rect.contains(point) }) {
      return letter(text, atEdgeOf: place, look: look)
    }
    let line = site.words(text, size: 10, weight: .bold, look: look)
    let height = max(site.length(16), line.font.size * 1.5, line.lines.count > 1 ? line.height + site.length(4) : 0)
    let size = Size(max(height, site.labelSize(line).width + site.length(6)), height)
    let axis = look.side == nil ? places.line(of: place, overhang: site.length(8)) : nil
    let whole = axis == nil ? seen(of: place) : nil
    let target =
      axis.map(LetteredDisc.Target.line) ?? symbol(of: place).map(LetteredDisc.Target.symbol)
      ?? whole.map(LetteredDisc.Target.area) ?? .point(point)
    let disc = LetteredDisc(line: line, size: size, look: look, target: target, on: site)
    if look.side == .center {
      return Annotation("strut-callout", labels: [LabelRequest(disc, fixedAt: whole?.center ?? point)])
    }
    let away = look.side?.direction ?? places.direction(of: place)
    if let offset = look.offset, axis == nil {
      let box = whole ?? Rect(origin: point, size: .zero)
      let center = center(ofDisc: size, beside: box, towards: away, distance: site.length(offset))
      return Annotation("strut-callout", labels: [LabelRequest(disc, fixedAt: center)])
    }
    let box = whole ?? Rect(origin: point, size: .zero)
    // A point of an upright edge is named from beside it.
    let beside = whole == nil && abs(away.y) < 0.1 ? (away.x < 0 ? CalloutLook.Side.left : .right) : nil
    let isInColumn = site.contents.bezel != nil || (whole != nil || look.side ?? beside != nil) && hasColumns
    let column = look.side ?? (site.contents.bezel == nil ? beside : nil)
    func outside(_ box: Rect) -> [Occupancy.Candidate] {
      guard isInColumn else { return [] }
      let own = candidates(inColumnOn: column, of: box, size: size)
      // Of an edge whose view is on the author's side, a disc beside it would lie on what it names: from the other side, the
      // line comes from outside.
      guard own.isEmpty, let column, site.contents.bezel != nil, whole == nil,
        self.places.direction(of: place).x * column.direction.x < -0.1
      else { return own }
      return candidates(inColumnOn: column == .left ? .right : .left, of: box, size: size)
    }
    func standing(_ outside: [Occupancy.Candidate], or inside: [Occupancy.Candidate]) -> [Occupancy.Candidate] {
      guard look.side == nil || outside.isEmpty else { return outside }
      return outside + (outside.isEmpty ? inside : inside.map { .init($0.center, cost: $0.cost + 14) })
    }
    guard whole == nil, axis == nil else {
      let inside =
        axis.map(candidates(atEndsOf:))
        ?? candidates(beside: box, side: look.side, isEmpty: self.places.isEmpty(place), size: size)
      return Annotation(
        "strut-callout", labels: [LabelRequest(disc, at: standing(axis == nil ? outside(box) : [], or: inside))])
    }
    func naming(_ point: Point) -> [Occupancy.Candidate] {
      standing(
        outside(Rect(origin: point, size: .zero)), or: candidates(beside: point, away: away, size: size))
    }
    var request = LabelRequest(disc, at: naming(point))
    // From a column with others, an edge is named at its ends.
    if look.side != nil || !hasColumns { request.others = forms(of: disc, alongEdgeOf: place, at: naming) }
    if look.side == nil { request.others += ends(of: disc, at: place) }
    return Annotation("strut-callout", labels: [request])
  }

  /// A lettered disc at the edge of a turned view in whose middle are letters, which a line to there would strike through.
  private func letter(_ text: String, atEdgeOf place: Place, look: CalloutLook) -> Annotation {
    let requests = [CalloutLook.Side.top, .bottom, .right, .left].flatMap { side -> [LabelRequest] in
      guard let point = try? places.point(of: place, at: side) else { return [] }
      var look = look
      look.side = side
      return letter(text, at: point, of: place, look: look).labels
    }
    guard var best = requests.first else { return Annotation("strut-callout") }
    best.others = requests.dropFirst().map {
      LabelRequest($0.label, at: $0.candidates.map { .init($0.center, cost: $0.cost + 1) })
    }
    return Annotation("strut-callout", labels: [best])
  }

  /// The middle of a disc in a direction from a box.
  private func center(ofDisc size: Size, beside box: Rect, towards away: Point, distance: Double) -> Point {
    // Off a corner, the round end is as far away, and what is longer than it lies beside.
    let sign = Point(away.x.sign(besides: 0.1), away.y.sign(besides: 0.1))
    let reach = distance + size.height / 2
    return Point(
      box.midX + sign.x * (box.width + size.width - size.height) / 2 + away.x * reach,
      box.midY + sign.y * box.height / 2 + away.y * reach)
  }

  /// Places beside a view or a part as a whole: close to it if there is room, in it if it is large, or farther away,
  /// with a line to its edge.
  ///
  /// - Parameter isEmpty: Whether nothing else is in it. A disc there would seem to name that.
  private func candidates(
    beside box: Rect, side: CalloutLook.Side?, isEmpty: Bool, size: Size
  ) -> [Occupancy.Candidate] {
    let sides: [CalloutLook.Side] = side.map { [$0] } ?? [.left, .right, .top, .bottom]
    func ring(_ distance: Double, cost: Double) -> [Occupancy.Candidate] {
      sides.enumerated().map { number, side in
        .init(
          center(ofDisc: size, beside: box, towards: side.direction, distance: site.length(distance)),
          // Above and below a row are other rows.
          cost: cost + Double(number) * 0.4 + (isEmpty && number > 1 ? 2 : 0))
      }
    }
    // In a narrow gap it is nearer, and where something stands before the middle of a side, beside that.
    func aside(_ distance: Double, cost: Double) -> [Occupancy.Candidate] {
      guard let side else { return [] }
      return [-1.0, 1].map { hand in
        let room = Point(max(0, box.width - size.width), max(0, box.height - size.height))
        let along = side.direction.x == 0 ? Point(hand * room.x / 2, 0) : Point(0, hand * room.y / 2)
        let middle = center(ofDisc: size, beside: box, towards: side.direction, distance: site.length(distance))
        return .init(middle + along, cost: cost)
      }
    }
    var candidates = ring(4, cost: 0) + ring(14, cost: 4) + ring(26, cost: 6) + ring(40, cost: 8) + ring(58, cost: 10)
    candidates += ring(1.5, cost: 1.5) + aside(4, cost: 3) + beyondDevice(on: side, of: box, size: size)
    let inner = box.insetBy(dx: size.width / 2 + site.length(5), dy: size.height / 2 + site.length(5))
    if side == nil, inner.width > size.width, inner.height >= 0 {
      let middles = [Point(inner.maxX, inner.midY), Point(inner.minX, inner.midY)]
      candidates += (middles + inner.corners).enumerated().map { .init($1, cost: (isEmpty ? 1 : 6) + Double($0) * 0.4) }
    }
    return candidates.map { offRing($0, size) }
  }

  func candidates(beside point: Point, away: Point, size: Size) -> [Occupancy.Candidate] {
    // A word is wider than a letter, so it is farther away from the point.
    let excess = (size.width - site.length(16)) / 2
    // Upwards or downwards alike at the left and at the right, so that what is mirrored looks mirrored.
    let hand = away.x < -0.1 ? -1.0 : 1
    return [22.0, 32, 46, 64].enumerated().flatMap { ring, distance in
      [0.0, 0.5, -0.5, 1, -1].enumerated().map { turn, angle in
        let turned = Transform.rotation(radians: hand * angle).apply(to: away)
        let center = Point(
          point.x + turned.x * (site.length(distance) + excess), point.y + turned.y * site.length(distance))
        return offRing(.init(center, cost: Double(ring * 2 + turn)), size)
      }
    }
  }
}

extension AnnotationPlacer {
  /// The callouts that are drawn in the panel, with sides in its direction.
  private var drawnCallouts: [Callout] {
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
    note(drawnCallouts.compactMap(callouts.footprint(ofBracket:)).map { .area($0, cost: 20) })
    note(drawnCallouts.flatMap(callouts.obstacles(ofCircle:)) + drawnCallouts.compactMap(callouts.obstacle(ofRule:)))
    for callout in drawnCallouts where callout.mark.isPlacedByAuthor(with: callout.look) {
      for request in (try? callouts.annotations(of: callout))?.flatMap(\.labels) ?? [] where request.isFixed {
        guard let center = request.candidates.first?.center else { continue }
        let place = Rect(center: center, size: request.label.size)
        note([.label(place)])
        if let way = request.label.way(from: place) { note([.line(way, cost: 20)]) }
      }
    }
  }

  /// Places the author's own annotations in the order of the document, but the words of rules after all dimensions: they
  /// have other places to stand at, and a dimension beside the same edge has none.
  mutating func placeCallouts() {
    let callouts = Callouts(site: site)
    let settled = drawnCallouts
    placed.veil = Veil(of: settled, places: callouts.places, absences: &lostCallouts)
    outlineEnds(of: settled, places: callouts.places)
    findWhatIsShared(of: settled, places: callouts.places)
    let rails = dimensionRails(of: settled, places: callouts.places)
    var wordsOfRules: [LabelRequest] = []
    for number in placingOrder(of: settled, places: callouts.places) {
      let callout = settled[number]
      do throws(PlaceLocator.Absence) {
        for var annotation in try callouts.annotations(of: callout) {
          if case .rule = callout.mark { (wordsOfRules, annotation.labels) = (wordsOfRules + annotation.labels, []) }
          place(annotation)
        }
        try placeDimension(callout, places: callouts.places, rail: rails[number])
        try placeBracket(callout, with: callouts)
        try placeMagnifier(callout, with: callouts)
      } catch {
        lostCallouts.append((callout.range, error))
      }
    }
    for words in wordsOfRules { place(words) }
    turnArrowsOutOfDimensions()
  }
}

extension Callout.Mark {
  /// Whether the place of its words is not searched for.
  fileprivate func isPlacedByAuthor(with look: CalloutLook) -> Bool {
    switch self {
    case .text(_, let place): place.viewName == nil || look.isPlaced || look.side == .center || place.isMiddle
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
