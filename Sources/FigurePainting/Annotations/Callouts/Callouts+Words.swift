import Figures
import Geometry
import Staging

extension Callouts {
  /// Words around a point, whatever is there.
  func words(_ text: String, centeredAt point: Point, look: CalloutLook) -> LabelRequest {
    LabelRequest(label(text, look: look, anchor: 0.5, target: nil), fixedAt: point)
  }

  /// Words in the middle of a box, whatever is there but the body of a device: on it nothing can be read, so that words that
  /// would lie across it stand beside the device, where the line to the box is shorter.
  func words(_ text: String, inMiddleOf box: Rect, look: CalloutLook) -> LabelRequest {
    let centered = words(text, centeredAt: box.center, look: look)
    guard let body = site.contents.bezel?.body, isAcrossBody(centered) else { return centered }
    let sides: [CalloutLook.Side] = box.midX < body.midX ? [.left, .right] : [.right, .left]
    var requests = sides.map { side in
      var look = look
      look.side = side
      var request = words(text, beside: box, away: side.direction, look: look, isFixed: false, isAboutLine: false)
      let size = request.label.size
      request.candidates = request.candidates.map { place in
        let way = Segment(from: Rect(center: place.center, size: size), to: box).length / site.unit
        return .init(place.center, cost: place.cost + way * 0.03)
      }
      return request
    }
    requests[0].others = [requests[1]]
    return requests[0]
  }

  /// Whether words at their only place would lie on the body of a device, and neither on its screen nor beside it.
  func isAcrossBody(_ request: LabelRequest) -> Bool {
    guard let bezel = site.contents.bezel, let center = request.candidates.first?.center else { return false }
    let place = Rect(center: center, size: request.label.size)
    return bezel.body.overlaps(place) && !bezel.shows(place)
  }

  /// Words next to a box: on the author's side, or preferably away from the view. They may be moved farther away, with
  /// a line to the box, unless the author says how far they are.
  ///
  /// - Parameters:
  ///   - isFixed: Whether they have to be at the first place.
  ///   - isAboutLine: Whether the box is that of a line, an arrow or a ring that is drawn.
  func words(
    _ text: String, beside box: Rect, away: Point, look: CalloutLook, isFixed: Bool, isAboutLine: Bool = true
  ) -> LabelRequest {
    let side = look.side?.direction ?? away
    let sign = Point(side.x.sign(besides: 0.1), side.y.sign(besides: 0.1))
    let label = label(
      text, look: look, anchor: sign.x < 0 ? 1 : sign.x > 0 ? 0 : 0.5, target: box, isAboutLine: isAboutLine)
    func center(_ sign: Point, farther distance: Double = 0, shift: Double = 0) -> Point {
      let gap = look.offset.map { Size($0, $0) } ?? Size(5, 4)
      let reach = Size(
        (box.width + label.size.width) / 2 + site.length(gap.width + distance),
        (box.height + label.size.height) / 2 + site.length(gap.height + distance))
      return Point(box.midX + sign.x * reach.width + shift, box.midY + sign.y * reach.height)
    }
    if isFixed { return LabelRequest(label, fixedAt: center(sign)) }
    // Words that begin on the border of the screen or at the body of a device, or nearly, would touch it.
    func offBorder(_ center: Point) -> Point {
      guard sign.x != 0, site.scene.isRootOutlined(by: site.contents.bezel) else { return center }
      let (screen, half) = (site.contents.bezel?.body ?? site.scene.shownRect, label.size.width / 2)
      let gap = sign.x > 0 ? center.x - half - screen.maxX : screen.minX - center.x - half
      let least = site.length(Self.borderGap)
      return gap > site.length(-1) && gap < least ? center + Point(sign.x * (least - gap), 0) : center
    }
    // Words that end at the border would wipe a piece of it away.
    func costAtBorder(_ center: Point) -> Double {
      guard sign.x != 0, site.contents.bezel == nil, site.scene.isRootOutlined(by: nil) else { return 0 }
      let (screen, half) = (site.scene.shownRect, label.size.width / 2)
      let gap = sign.x > 0 ? screen.maxX - center.x - half : center.x - half - screen.minX
      return abs(gap) < site.length(Self.borderGap) ? Self.borderCost : 0
    }
    let others = look.side == nil ? [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)] : []
    let near = ([sign] + others).enumerated().map { number, sign in
      number == 0
        ? Occupancy.Candidate(offBorder(center(sign)), cost: costAtBorder(center(sign)))
        : Occupancy.Candidate(center(sign), cost: 3 + Double(number))
    }
    // On the author's side, words across an edge are worse than words farther away.
    let first = look.side == nil ? 10.0 : 3
    // Where there is one side, just behind what lies on it.
    let distances = look.side == nil ? [12.0, 24, 40, 60] : [12, 18, 24, 32, 40, 50, 60]
    let far = distances.flatMap { distance in
      ([sign] + others).enumerated().map { number, sign in
        let place = center(sign, farther: distance)
        let cost = first + (distance - 12) * 0.2 + Double(number)
        return Occupancy.Candidate(place, cost: cost + (number == 0 ? costAtBorder(place) : 0))
      }
    }
    // Where they would lie across the edge of the screen: just behind it.
    let screen = site.scene.shownRect
    let room =
      [
        sign.x > 0 ? screen.maxX - box.maxX : sign.x < 0 ? box.minX - screen.minX : nil,
        sign.y > 0 ? screen.maxY - box.maxY : sign.y < 0 ? box.minY - screen.minY : nil,
      ].compactMap(\.self).min() ?? 0
    let breadth = sign.x != 0 ? label.size.width : label.size.height
    let behind =
      look.side != nil && room > 0 && room < max(site.length(90), breadth + site.length(16))
        && site.contents.bezel == nil
      ? [Occupancy.Candidate(center(sign, farther: room / site.unit + 3), cost: 2.5)]
      : besideDevice(center(sign), label.size, on: sign, look: look)
        + besideScreenSize(label.size, on: sign, look: look)
    // The same behind the edges of views, which such words would begin before and end after. A few points are nothing.
    let cleared = edgesCrossed(by: Rect(center: center(sign), size: label.size), from: box, on: sign, look: look)
      .map { distance in
        Occupancy.Candidate(
          center(sign, farther: distance / site.unit - 3), cost: min(2.5, 0.5 + distance / site.unit * 0.12))
      }
    let beyond =
      behind + cleared + besideLevel(Rect(center: center(sign), size: label.size), of: box, on: sign, look: look)
    // Above or below, wide words may begin or end at the place instead of having it in the middle.
    let aside = label.size.width / 2 - site.length(8)
    // Behind the body of a device, nothing tells what words without a line are about.
    let isSpare = look.side != nil && look.line == nil && site.contents.bezel == nil
    let longestSpareLine = isSpare ? site.length(isAboutLine ? 24 : 48) : 0
    let spareLineArea = viewAround(box)
    // Words across the edge of that view are hard to read.
    func offEdge(_ places: [Occupancy.Candidate]) -> [Occupancy.Candidate] {
      guard let spareLineArea else { return places }
      return places.map { place in
        let words = Rect(center: place.center, size: label.size)
        let isAcross = words.overlaps(spareLineArea) && !spareLineArea.contains(words)
        return .init(place.center, cost: place.cost + (isAcross ? 3 : 0))
      }
    }
    guard look.side != nil, sign.x == 0, aside > site.length(8) else {
      var request = LabelRequest(label, at: offEdge((near + far).map { offRing($0, label.size) } + beyond))
      (request.longestSpareLine, request.spareLineArea) = (longestSpareLine, spareLineArea)
      return request
    }
    let shifted = [0.0, 12, 24].enumerated().flatMap { ring, distance in
      [aside, -aside].enumerated().map { number, shift in
        Occupancy.Candidate(
          center(sign, farther: distance, shift: shift), cost: 1.5 + Double(ring) * 3 + Double(number) * 0.5)
      }
    }
    // Beside a number that stands on that side of a small ring, to which a line leads past it.
    let past = (label.size.width + box.width) / 2 + site.length(8)
    let pastNumbers =
      !isAboutLine || box.width > site.length(40)
      ? []
      : [4.0, 12, 20].enumerated().flatMap { ring, distance in
        [past, -past].enumerated().map { number, shift in
          Occupancy.Candidate(
            center(sign, farther: distance, shift: shift), cost: 4 + Double(ring) * 2 + Double(number) * 0.5)
        }
      }
    var request = LabelRequest(
      label, at: offEdge((near + shifted + pastNumbers + far).map { offRing($0, label.size) } + beyond))
    (request.longestSpareLine, request.spareLineArea) = (longestSpareLine, spareLineArea)
    return request
  }

  /// The distance from the border of the screen to words that begin behind it, in points of an annotation.
  private static let borderGap = 3.5
  /// More than it costs to stand behind the border.
  private static let borderCost = 4.0

  /// How far the edges of views that words cross are from what the words are about, on the author's side.
  private func edgesCrossed(by words: Rect, from box: Rect, on sign: Point, look: CalloutLook) -> [Double] {
    guard look.side != nil, sign.x == 0 || sign.y == 0 else { return [] }
    let axis: Axis = sign.x != 0 ? .horizontal : .vertical
    let isForward = sign[axis] > 0
    let extent = words.insetBy(dx: site.length(1), dy: site.length(1)).extent(axis)
    return site.scene.visibleViews(near: words).compactMap { index in
      let view = site.scene.box(ofViewAt: index)
      let edge = isForward ? view.extent(axis).upperBound : view.extent(axis).lowerBound
      guard index > 0, view.overlaps(words), extent.contains(edge), !site.hasNoEdges(viewAt: index) else { return nil }
      return isForward ? edge - box.extent(axis).upperBound : box.extent(axis).lowerBound - edge
    }
  }

  /// Levels above and below that of what words are about, from which a line leads to it aslant: just above and just below the
  /// texts of views that they would lie on, and behind the edge of the view that it is in, past whose signs the line leads.
  private func besideLevel(
    _ words: Rect, of box: Rect, on sign: Point, look: CalloutLook
  ) -> [Occupancy.Candidate] {
    // Beside a device there is room.
    guard look.side != nil, sign.x != 0, sign.y == 0, site.contents.bezel == nil else { return [] }
    let texts = site.contents.texts.map(\.rect).filter { $0.overlaps(words) }
    let distance = words.height / 2 + site.length(2)
    let heights = [texts.map(\.minY).min().map { $0 - distance }, texts.map(\.maxY).max().map { $0 + distance }]
      .compactMap(\.self)
    let around = viewAround(box)
    let room = around.map { sign.x > 0 ? $0.maxX - box.maxX : box.minX - $0.minX }
    let behind = room.map { words.midX + sign.x * ($0 + site.length(2)) }
    let steps = around == nil ? [] : [-1.0, 1, -2, 2].map { words.midY + $0 * (words.height + site.length(2)) }
    let places =
      heights.map { Point(words.midX, $0) } + (behind.map { x in (heights + steps).map { Point(x, $0) } } ?? [])
    return places.map { place in
      let climb = abs(place.y - words.midY) / (words.height + site.length(2))
      return .init(place, cost: 4 + 0.5 * climb)
    }
  }

  /// What is seen of the closest view around a box of which edges are seen, but for the root. What is at an edge of a view is
  /// next to it, and a part of a control is named through the control.
  private func viewAround(_ box: Rect) -> Rect? {
    let least = site.length(1)
    let around = site.scene.visibleViews(near: box).compactMap { index -> Rect? in
      guard index > 0, [.view, .imageView, .button, .tableViewCell].contains(site.scene.panel.views[index].kind),
        !site.hasNoEdges(viewAt: index),
        let seen = site.scene.unclipped(site.scene.box(ofViewAt: index), inViewAt: index),
        seen.insetBy(dx: least, dy: least).contains(box)
      else { return nil }
      return seen
    }
    return around.min { $0.width * $0.height < $1.width * $1.height }
  }

  /// The places of words at the side of a device, on the author's side and in a column with others: higher or lower where a
  /// level line would strike something through.
  private func besideDevice(
    _ center: Point, _ size: Size, on sign: Point, look: CalloutLook
  ) -> [Occupancy.Candidate] {
    guard let body = site.contents.bezel?.body, look.side != nil, sign.x != 0 else { return [] }
    let distance = site.length(8) + size.width / 2
    let column = sign.x > 0 ? body.maxX + distance : body.minX - distance
    let levels = [0.0, 1, -1, 2, -2].enumerated().map { number, step in
      Occupancy.Candidate(
        Point(column, center.y + step * (size.height + site.length(4))), cost: 2.5 + 2 * Double(number))
    }
    // Beyond what stands beside the device already.
    let farther = [18.0, 36, 54].flatMap { distance in
      levels.prefix(3).map { level in
        Occupancy.Candidate(level.center + Point(sign.x * site.length(distance), 0), cost: level.cost + distance / 9)
      }
    }
    return levels + farther
  }

  /// The places of words below a device at both sides of the screen's size, which a line to their middle would strike
  /// through.
  private func besideScreenSize(_ size: Size, on sign: Point, look: CalloutLook) -> [Occupancy.Candidate] {
    guard let taken = site.contents.screenSize, look.side != nil, sign.y > 0 else { return [] }
    let reach = (taken.width + size.width) / 2 + site.length(8)
    return [1.0, -1].enumerated().map { number, hand in
      .init(Point(taken.midX + hand * reach, taken.midY), cost: 6 + 0.5 * Double(number))
    }
  }

  /// A place that costs more if words or a disc there would lie on the dark ring around a screen: neither on the screen
  /// nor beside the device.
  func offRing(_ candidate: Occupancy.Candidate, _ size: Size) -> Occupancy.Candidate {
    guard let bezel = site.contents.bezel, case let words = Rect(center: candidate.center, size: size),
      bezel.body.overlaps(words), !bezel.shows(words)
    else { return candidate }
    return .init(candidate.center, cost: candidate.cost + 30)
  }

  /// - Parameter isAboutLine: Whether what the words are about is a line that is drawn.
  func label(
    _ text: String, look: CalloutLook, anchor: Double, target: Rect?, isAboutLine: Bool = false
  ) -> CalloutWords {
    let set = site.words(text, size: 11, look: look)
    let pen = site.pen(look.ink(or: .token(.guide)), width: 0.75, dash: look.dash)
    return CalloutWords(
      text: set, size: site.labelSize(set), anchor: look.anchor(standard: anchor), ink: look.ink(or: .readable),
      target: look.hasLine ? target.map { ($0, Leader(pen: pen, on: site)) } : nil, isAboutLine: isAboutLine,
      nearness: site.length(look.line == nil ? 9 : 2), body: site.contents.bezel?.body, unit: site.length(1))
  }
}
