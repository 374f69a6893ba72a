import Figures
import Geometry
import Staging
import Typography

/// Lettered discs.
extension Callouts {
  /// A lettered disc: beside the view or the part that it names, next to the point that it names, with a line to it, or
  /// at an end of the line that it names.
  func letter(_ text: String, at named: Point, of place: Place, look: CalloutLook) -> Annotation {
    var annotation = disc(text, at: named, of: place, look: look)
    annotation.labels = annotation.labels.map { offNeighbours($0, of: place) }
    if let stack = stackWithoutEdges(at: place) {
      annotation.marks.marks.append(site.hairline(aroundViewAt: stack))
      annotation.obstacles.append(.edges(of: site.scene.box(ofViewAt: stack)))
    }
    return annotation
  }

  /// The stack view that is named as a whole and of which nothing is seen: without its outline, a line to it would end
  /// between two of its views or beside all of them.
  private func stackWithoutEdges(at place: Place) -> Int? {
    guard case .view(let name, nil, nil, nil) = place.anchor, place.offset == .zero,
      let index = site.scene.index(of: name), case let view = site.scene.panel.views[index], view.kind == .stackView,
      view.subviews.count > 1, site.hasNoEdges(viewAt: index), !site.hasOutline(ofViewAt: index)
    else { return nil }
    return index
  }

  private func isInText(_ point: Point) -> Bool {
    let texts = site.contents.texts(near: Rect(origin: point, size: .zero), within: site.budget)
    return texts.contains { $0.rect.contains(point) }
  }

  private func disc(_ text: String, at named: Point, of place: Place, look: CalloutLook) -> Annotation {
    // Beside a turned view is beside the edge or the corner on the author's side, and beside an edge that runs to
    // that side is beside its end: from there, a line to its middle would run along it.
    let point =
      look.side.flatMap { side in
        (try? self.places.point(of: place, at: side)) ?? end(of: place, on: side)
      } ?? named
    if look.side == nil, places.isTurned(place), isInText(point) {
      return letter(text, atEdgeOf: place, look: look)
    }
    let (line, size) = setLetter(text, look: look)
    let axis = look.side == nil ? places.line(of: place, overhang: site.length(8)) : nil
    let whole = axis == nil ? seen(of: place, from: look.side) : nil
    // Close to a row of dots, a disc would be one more of them, and on one of them that of its line would hide it.
    let room = places.isRowOfDots(place) ? site.length(-5) : 0
    let target =
      axis.map(LetteredDisc.Target.line) ?? symbol(of: place).map(LetteredDisc.Target.symbol)
      ?? whole.map { area in
        let area = area.insetBy(dx: room, dy: 0)
        return .area(
          area, radius: self.places.cornerRadius(of: place, within: area), letters: letters(of: place, in: area))
      } ?? .point(point)
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
    let box = (whole ?? Rect(origin: point, size: .zero)).insetBy(dx: room, dy: 0)
    // A point of an upright edge is named from beside it.
    let beside = whole == nil && abs(away.y) < 0.1 ? (away.x < 0 ? CalloutLook.Side.left : .right) : nil
    let isInColumn = site.contents.bezel != nil || (whole != nil || look.side ?? beside != nil) && hasColumns
    let column = look.side ?? (site.contents.bezel == nil ? beside : nil)
    func outside(_ box: Rect) -> [Occupancy.Candidate] {
      guard isInColumn else { return [] }
      let own = candidates(inColumnOn: column, of: box, size: size)
      // Of an edge whose view is on the author's side, a disc beside it would lie on what it names: from the other
      // side, the line comes from outside.
      guard own.isEmpty, let column, site.contents.bezel != nil, whole == nil,
        self.places.direction(of: place).x * column.direction.x < -0.1
      else { return own }
      return candidates(inColumnOn: column == .left ? .right : .left, of: box, size: size)
    }
    func standing(_ outside: [Occupancy.Candidate], or inside: [Occupancy.Candidate]) -> [Occupancy.Candidate] {
      guard look.side == nil || outside.isEmpty else { return outside }
      return outside + (outside.isEmpty ? inside : inside.map { .init($0.center, cost: $0.cost + DiscCost.offColumn) })
    }
    guard whole == nil, axis == nil else {
      let inside =
        axis.map(candidates(atEndsOf:))
        ?? candidates(beside: box, side: look.side, isEmpty: self.places.isEmpty(place), size: size)
      var request = LabelRequest(disc, at: standing(axis == nil ? outside(box) : [], or: inside))
      if let axis {
        request.others = [self.disc(disc, beside: axis, at: axis.isCutByText ? point : before(place, axis))]
      }
      return Annotation("strut-callout", labels: [request])
    }
    let edge = edge(of: place)
    func naming(_ point: Point) -> [Occupancy.Candidate] {
      let inView = look.side == nil ? candidates(inViewOf: place, beside: point, size: size) : []
      let all = standing(
        outside(Rect(origin: point, size: .zero)),
        or: candidates(beside: point, away: away, size: size, isOnSide: look.side != nil) + inView)
      // A line along the edge to its middle would hide half of it.
      return all.map { place in
        guard isAlong(edge, from: place.center) else { return place }
        return .init(place.center, cost: place.cost + DiscCost.atEnd + DiscCost.overEdge)
      }
    }
    var request = LabelRequest(disc, at: naming(point))
    // From a column with others, an edge is named at its ends.
    if look.side != nil || !hasColumns { request.others = forms(of: disc, alongEdgeOf: place, at: naming) }
    if look.side == nil { request.others += ends(of: disc, at: place) }
    return Annotation("strut-callout", labels: [request])
  }

  /// The letter of a disc, and the size of the disc.
  func setLetter(_ text: String, look: CalloutLook) -> (line: SetText, size: Size) {
    let line = site.words(text, size: 10, weight: .bold, look: look)
    let height = max(site.length(16), line.font.size * 1.5, line.lines.count > 1 ? line.height + site.length(4) : 0)
    return (line, Size(max(height, site.labelSize(line).width + site.length(6)), height))
  }

  /// The lines of a label of which nothing but letters is seen, each from the height of its capitals to its baseline.
  ///
  /// - Parameter seen: What is seen of the label.
  private func letters(of place: Place, in seen: Rect) -> [Rect] {
    guard place.offset == .zero, case .view(let name, nil, nil, nil) = place.anchor,
      let index = site.scene.index(of: name), site.contents.seen[index] != nil, site.scene.toPanel[index].isTranslation
    else { return [] }
    let toPanel = site.scene.toPanel[index]
    return site.scene.panel.views[index].capitalLines.map(toPanel.apply(to:)).compactMap { $0.intersection(seen) }
  }

  /// Where a baseline begins, before the first letter: on it, a line would end above the text.
  private func before(_ place: Place, _ axis: AnchorLine) -> Point {
    guard case .view(let name, nil, _, nil) = place.anchor, let index = site.scene.index(of: name) else {
      return axis.line.start
    }
    let words = (try? places.area(of: Place(.view(name, part: .text, nil, share: nil)))) ?? nil
    let box = words ?? site.scene.box(ofViewAt: index)
    let isMirrored = site.scene.panel.views[index].direction == .rightToLeft
    let gap = site.length(4)
    return Point(isMirrored ? box.maxX + gap : box.minX - gap, axis.line.start.y)
  }

  /// A disc with a line to a point of a middle or a baseline at whose ends others stand.
  private func disc(_ disc: LetteredDisc, beside axis: AnchorLine, at point: Point) -> LabelRequest {
    var disc = disc
    disc.target = .point(point)
    let across = Point(abs(axis.away.y), abs(axis.away.x))
    let places = [across, Point.zero - across].enumerated().flatMap { side, away in
      candidates(beside: point, away: away, size: disc.size).map {
        Occupancy.Candidate($0.center, cost: $0.cost + Self.costOffLine + Double(side))
      }
    }
    return LabelRequest(disc, at: places)
  }

  /// More than the farthest end of the line costs, and less than letters of others.
  private static let costOffLine = 9.0

  /// Places on another view cost more, beside the one that is named or in it: there, a disc would seem to name that.
  /// So do those behind another one beside it, across which the line would run.
  private func offNeighbours(_ request: LabelRequest, of place: Place) -> LabelRequest {
    guard !request.isFixed, let named = place.viewName.flatMap(site.scene.index(of:)), named != 0 else {
      return request
    }
    let scene = site.scene
    let box = scene.box(ofViewAt: named)
    // Many places are asked of few views.
    var known: [Int: Bool] = [:]
    func isOther(_ index: Int) -> Bool {
      if let isOther = known[index] { return isOther }
      let isOther =
        index != 0 && index != named && scene.panel.views[index].kind != .layoutGuide
        && scene.uncovered(scene.box(ofViewAt: index), above: index) != nil && !scene.box(ofViewAt: index).contains(box)
        && !scene.isAncestor(index, of: named)
        && !site.hasNoEdges(viewAt: index)
      known[index] = isOther
      return isOther
    }
    // Without a line to what is in a view, a disc across the edge of that would seem to name the view.
    func isOnEdgeOfSuperview(_ disc: Rect) -> Bool {
      scene.visibleViews(near: disc).contains { index in
        index != 0 && scene.isAncestor(index, of: named) && !site.hasNoEdges(viewAt: index)
          && scene.box(ofViewAt: index).overlaps(disc) && !scene.box(ofViewAt: index).contains(disc)
      }
    }
    func others(near area: Rect) -> [Int] { scene.visibleViews(near: area).filter(isOther) }
    let reach = site.length(Self.reach)
    var request = request
    request.candidates = request.candidates.map { candidate in
      let disc = Rect(center: candidate.center, size: request.label.size)
      let isAcross = request.label.way(from: disc).map { way in
        others(near: Rect(between: way.start, way.end)).contains { index in
          !scene.isAncestor(named, of: index)
            && way.length(within: scene.box(ofViewAt: index)) > site.length(Self.glance)
        }
      }
      let isOn = others(near: Rect(origin: candidate.center, size: .zero)).contains {
        scene.box(ofViewAt: $0).contains(candidate.center)
      }
      let isAstride = isAcross == nil && isOnEdgeOfSuperview(disc)
      // Without a line there is nothing that says which view it names but what is nearest.
      let own = seen(of: place, from: nil) ?? box
      let isNearerToOther =
        isAcross == nil && !isOn
        && (isNearerToOtherWords(disc, than: own)
          || isNearer(disc, to: others(near: disc.insetBy(dx: -reach, dy: -reach)), than: own))
      let namesOther = isAcross == nil && (isOn || isNearerToOther)
      let cost =
        namesOther
        ? DiscCost.misnaming
        : isAcross ?? false ? DiscCost.acrossNeighbour : isOn || isAstride ? DiscCost.onNeighbour : 0
      return .init(candidate.center, cost: candidate.cost + cost, kind: candidate.kind)
    }
    request.others = request.others.map { offNeighbours($0, of: place) }
    return request
  }

  /// Whether one of other views is nearer to a disc than what it names, where it does not stand at that.
  private func isNearer(_ disc: Rect, to others: [Int], than named: Rect) -> Bool {
    let distance = Segment(from: disc, to: named).length
    guard distance > site.length(Self.closeness) else { return false }
    return others.contains {
      Segment(from: disc, to: site.scene.box(ofViewAt: $0)).length < distance - site.length(2)
    }
  }

  /// Up to how far from what it names a disc is at that, whatever stands on its other side, and how far others are
  /// looked for, in points of an annotation.
  private static let (closeness, reach) = (6.0, 24.0)

  /// Whether words of another view are nearer to a disc than what it names, or on one line with it as what it names
  /// is not: a disc is read with a line from twice as far as words are.
  private func isNearerToOtherWords(_ disc: Rect, than named: Rect) -> Bool {
    let distance = Segment(from: disc, to: named).length
    let line = disc.insetBy(dx: -site.length(2 * AnnotationSite.reading), dy: disc.height / 4)
    let near = disc.insetBy(dx: -distance, dy: -distance).union(line)
    let isOnOwnLine = named.overlaps(line)
    return site.contents.texts(near: near, within: site.budget).contains { text in
      guard !named.insetBy(dx: -1, dy: -1).contains(text.rect) else { return false }
      return Segment(from: disc, to: text.rect).length < distance - site.length(1)
        || !isOnOwnLine && text.rect.overlaps(line)
    }
  }

  /// How far a line may run over the corner of another view, in points of an annotation.
  private static let glance = 3.0

  /// The place in an empty view beside a point of its edge: for where all around it are other views.
  private func candidates(inViewOf place: Place, beside point: Point, size: Size) -> [Occupancy.Candidate] {
    guard case .view(let name, nil, _?, nil) = place.anchor,
      places.isPlainAndEmpty(Place(.view(name, part: nil, nil, share: nil))),
      let box = places.whole(Place(.view(name, part: nil, nil, share: nil)))
    else { return [] }
    let away = places.direction(of: place)
    let center = Point(point.x - away.x * site.length(22), point.y - away.y * site.length(22))
    let isInside = box.insetBy(dx: site.length(2), dy: site.length(2)).contains(Rect(center: center, size: size))
    return isInside ? [.init(center, cost: DiscCost.inView)] : []
  }

  /// A lettered disc at the edge of a turned view in whose middle are letters, which a line to there would strike
  /// through.
  private func letter(_ text: String, atEdgeOf place: Place, look: CalloutLook) -> Annotation {
    let requests = [CalloutLook.Side.top, .bottom, .right, .left].flatMap { side -> [LabelRequest] in
      guard let point = try? places.point(of: place, at: side) else { return [] }
      var look = look
      look.side = side
      return letter(text, at: point, of: place, look: look).labels
    }
    guard var best = requests.first else { return Annotation("strut-callout") }
    best.others = requests.dropFirst().map {
      LabelRequest($0.label, at: $0.candidates.map { .init($0.center, cost: $0.cost + DiscCost.atNextEdge) })
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
    let isMirrored = site.scene.panel.variant.direction == .rightToLeft
    let free: [CalloutLook.Side] = isMirrored ? [.right, .left, .top, .bottom] : [.left, .right, .top, .bottom]
    let sides = side.map { [$0] } ?? free
    func ring(_ distance: Double, cost: Double) -> [Occupancy.Candidate] {
      sides.enumerated().map { number, side in
        .init(
          center(ofDisc: size, beside: box, towards: side.direction, distance: site.length(distance)),
          // Above and below a row are other rows.
          cost: cost + Double(number) * DiscCost.next + (isEmpty && number > 1 ? DiscCost.inOtherRow : 0))
      }
    }
    // In a narrow gap it is nearer, and where something stands before the middle of a side, beside that,
    // or of a small view as far as its corner.
    func aside(_ distance: Double, cost: Double, isAtCorner: Bool = false) -> [Occupancy.Candidate] {
      guard let side else { return [] }
      let taken = isAtCorner ? .zero : size
      return [-1.0, 1].map { hand in
        let room = Point(max(0, box.width - taken.width), max(0, box.height - taken.height))
        let along = side.direction.x == 0 ? Point(hand * room.x / 2, 0) : Point(0, hand * room.y / 2)
        let middle = center(ofDisc: size, beside: box, towards: side.direction, distance: site.length(distance))
        return .init(middle + along, cost: cost)
      }
    }
    var candidates = DiscCost.rings.flatMap { ring($0.distance, cost: $0.cost) } + ring(1.5, cost: DiscCost.tooClose)
    candidates += aside(4, cost: DiscCost.besideMiddle) + aside(4, cost: DiscCost.atCorner, isAtCorner: true)
    candidates += beyondDevice(on: side, of: box, size: size)
    // On another side than the author's, where it would hide something on that, as a row's symbol beside its words.
    // Beside a device it hides nothing.
    let others = site.contents.bezel == nil ? side?.others ?? [] : []
    for (number, other) in others.enumerated() {
      let middle = center(ofDisc: size, beside: box, towards: other.direction, distance: site.length(4))
      candidates.append(.init(middle, cost: DiscCost.onOtherSide + Double(number) * DiscCost.next))
    }
    let inner = box.insetBy(dx: size.width / 2 + site.length(5), dy: size.height / 2 + site.length(5))
    if side == nil, inner.width > size.width, inner.height >= 0 {
      let middles = [Point(inner.maxX, inner.midY), Point(inner.minX, inner.midY)]
      let cost = isEmpty ? DiscCost.atInnerEdge : DiscCost.onContents
      candidates += (middles + inner.corners).enumerated().map { .init($1, cost: cost + Double($0) * DiscCost.next) }
    }
    // In the middle of one that is just large enough: for where all around it are other views.
    let middle = Rect(center: box.center, size: size).insetBy(dx: site.length(-3), dy: site.length(-3))
    if side == nil, isEmpty, box.contains(middle) { candidates.append(.init(box.center, cost: DiscCost.inMiddle)) }
    return candidates.map { site.offRing($0, size) }
  }

  /// Places around a point, the nearest in a direction first.
  ///
  /// - Parameter isOnSide: Whether the author wants it there: it goes farther before it turns aside.
  func candidates(
    beside point: Point, away: Point, size: Size, isOnSide: Bool = false
  ) -> [Occupancy.Candidate] {
    // A word is wider than a letter, so it is farther away from the point.
    let excess = (size.width - site.length(16)) / 2
    // Upwards or downwards alike at the left and at the right, so that what is mirrored looks mirrored.
    let hand = away.x < -0.1 ? -1.0 : 1
    return [22.0, 32, 46, 64].enumerated().flatMap { ring, distance in
      [0.0, 0.5, -0.5, 1, -1].enumerated().map { turn, angle in
        let turned = Transform.rotation(radians: hand * angle).apply(to: away)
        let center = Point(
          point.x + turned.x * (site.length(distance) + excess), point.y + turned.y * site.length(distance))
        let costOfTurn = turn == 0 ? 0 : isOnSide ? DiscCost.offSide + Double(turn) : Double(turn)
        return site.offRing(.init(center, cost: Double(ring) * DiscCost.farther + costOfTurn), size)
      }
    }
  }
}

extension CalloutLook.Side {
  /// The other sides of a box, first the opposite one; none for a corner.
  fileprivate var others: [Self] {
    switch self {
    case .left: [.right, .top, .bottom]
    case .right: [.left, .top, .bottom]
    case .top: [.bottom, .right, .left]
    case .bottom: [.top, .right, .left]
    default: []
    }
  }
}
