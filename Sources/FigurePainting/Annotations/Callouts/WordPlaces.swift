import Figures
import Geometry
import Staging

/// The places of words beside a box: on their author's side, or on the one that leads away from the view; next to the
/// box, or farther away with a line to it.
struct WordPlaces {
  let callouts: Callouts
  let label: CalloutWords
  let box: Rect
  let look: CalloutLook
  /// The side, as the direction to it: −1, 0 or 1 along each axis.
  let sign: Point
  /// Whether the box is that of a line, an arrow or a ring that is drawn.
  let isAboutLine: Bool
  /// What is seen of the closest view around the box.
  let viewAround: Rect?

  init(
    _ label: CalloutWords, beside box: Rect, on sign: Point, look: CalloutLook, isAboutLine: Bool,
    of callouts: Callouts
  ) {
    (self.callouts, self.label, self.box, self.look) = (callouts, label, box, look)
    (self.sign, self.isAboutLine) = (sign, isAboutLine)
    viewAround = Self.view(around: box, on: callouts.site)
  }

  private var site: AnnotationSite { callouts.site }
  private var hasSide: Bool { look.side != nil }

  /// All of them, the first choice first.
  var all: [Occupancy.Candidate] {
    let beside = canBeginOrEnd ? near + shifted + pastNumbers + far : near + offLevel + far
    let beyond = behindEdge + behindCrossedEdges + besideLevel
    return offEdge(beside.map { callouts.site.offRing($0, label.size) } + beyond)
  }

  /// Where they are with their middle on the middle of the side.
  ///
  /// - Parameters:
  ///   - direction: That of another side than theirs.
  ///   - distance: How much farther away, in points of an annotation.
  ///   - shift: How far along the side.
  func center(_ direction: Point? = nil, farther distance: Double = 0, shift: Double = 0) -> Point {
    let (sign, gap) = (direction ?? sign, look.offset.map { Size($0, $0) } ?? Size(5, 4))
    let reach = Size(
      (box.width + label.size.width) / 2 + site.length(gap.width + distance),
      (box.height + label.size.height) / 2 + site.length(gap.height + distance))
    return Point(box.midX + sign.x * reach.width + shift, box.midY + sign.y * reach.height)
  }

  private func words(at center: Point) -> Rect { Rect(center: center, size: label.size) }

  /// What places cost. Next to the box on the first side it is free.
  private enum Cost {
    /// On another side, where the author wants none: each costs 1 more.
    static let otherSide = 4.0
    /// A little off the level of the box, without a line: less than farther away.
    static let offLevel = 2.0
    /// Farther away on the author's side, where that is better than across an edge, and where there is no such side:
    /// more than on any of the others.
    static let (farther, fartherWithoutSide) = (3.0, 10.0)
    /// The same for each point of an annotation beyond the first place.
    static let perPoint = 0.2
    /// Beginning or ending at the box.
    static let shifted = 1.5
    /// Past a number beside a small ring, and each step farther there.
    static let (pastNumber, fartherPastNumber) = (4.0, 2.0)
    /// At the end of the border of the screen: more than to stand behind that.
    static let atBorder = 4.0
    /// Behind the border, and beside a device: less than a step farther away.
    static let (behindBorder, besideDevice) = (2.5, 2.5)
    /// In a column beside a device, each place higher or lower.
    static let offLevelInColumn = 2.0
    /// At a side of the screen's size below a device.
    static let besideScreenSize = 6.0
    /// Behind the edges of views, each point of an annotation there, and at most: as much as behind the border.
    static let (behindEdge, behindEdgePerPoint, mostBehindEdge) = (0.5, 0.12, 2.5)
    /// On another level, from which a line leads aslant: more than farther away on the same one.
    static let aslant = 4.0
    /// Across the edge of the view around the box, which is hard to read: as much as farther away.
    static let acrossEdge = 3.0
    /// Each next place of those that are as good.
    static let next = 0.5
  }

  // MARK: Beside the box

  /// The other sides, of words without a side of their author.
  private var otherSides: [Point] { hasSide ? [] : [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)] }

  private var near: [Occupancy.Candidate] {
    let first = center()
    return [.init(offBorder(first), cost: costAtBorder(first))]
      + otherSides.enumerated().map { .init(center($1), cost: Cost.otherSide + Double($0)) }
  }

  /// A little above and below the level of what they are about, for words without a line, which have to be next to it.
  private var offLevel: [Occupancy.Candidate] {
    guard hasSide, !look.hasLine, sign.y == 0 else { return [] }
    return [4.0, -4, 8, -8].enumerated().map { number, distance in
      .init(offBorder(center()) + Point(0, site.length(distance)), cost: Cost.offLevel + Cost.next * Double(number))
    }
  }

  private var far: [Occupancy.Candidate] {
    // On the author's side, words across an edge are worse than words farther away.
    let first = hasSide ? Cost.farther : Cost.fartherWithoutSide
    // Where there is one side, just behind what lies on it.
    let distances = hasSide ? [12.0, 18, 24, 32, 40, 50, 60] : [12, 24, 40, 60]
    return distances.flatMap { distance in
      ([sign] + otherSides).enumerated().map { number, sign in
        let place = center(sign, farther: distance)
        let cost = first + (distance - 12) * Cost.perPoint + Double(number)
        return .init(place, cost: cost + (number == 0 ? costAtBorder(place) : 0))
      }
    }
  }

  /// Above or below, wide words may begin or end at the place instead of having it in the middle.
  private var canBeginOrEnd: Bool { hasSide && sign.x == 0 && aside > site.length(8) }
  private var aside: Double { label.size.width / 2 - site.length(8) }

  private var shifted: [Occupancy.Candidate] {
    [0.0, 12, 24].enumerated().flatMap { ring, distance in
      [aside, -aside].enumerated().map { number, shift in
        .init(
          center(farther: distance, shift: shift),
          cost: Cost.shifted + Double(ring) * Occupancy.costOfStep + Double(number) * Cost.next)
      }
    }
  }

  /// Beside a number that stands on that side of a small ring, to which a line leads past it.
  private var pastNumbers: [Occupancy.Candidate] {
    guard isAboutLine, box.width <= site.length(40) else { return [] }
    let past = (label.size.width + box.width) / 2 + site.length(8)
    return [4.0, 12, 20].enumerated().flatMap { ring, distance in
      [past, -past].enumerated().map { number, shift in
        .init(
          center(farther: distance, shift: shift),
          cost: Cost.pastNumber + Double(ring) * Cost.fartherPastNumber + Double(number) * Cost.next)
      }
    }
  }

  // MARK: The border of the screen

  /// Words that begin on the border of the screen or at the body of a device, or nearly, would touch it.
  private func offBorder(_ center: Point) -> Point {
    guard sign.x != 0, site.scene.isRootOutlined(by: site.contents.bezel) else { return center }
    let (screen, half) = (site.contents.bezel?.body ?? site.scene.shownRect, label.size.width / 2)
    let gap = sign.x > 0 ? center.x - half - screen.maxX : screen.minX - center.x - half
    let least = site.length(Self.borderGap)
    return gap > site.length(-1) && gap < least ? center + Point(sign.x * (least - gap), 0) : center
  }

  /// Words that end at the border would wipe a piece of it away.
  private func costAtBorder(_ center: Point) -> Double {
    guard sign.x != 0, site.contents.bezel == nil, site.scene.isRootOutlined(by: nil) else { return 0 }
    let (screen, half) = (site.scene.shownRect, label.size.width / 2)
    let gap = sign.x > 0 ? screen.maxX - center.x - half : center.x - half - screen.minX
    return abs(gap) < site.length(Self.borderGap) ? Cost.atBorder : 0
  }

  /// The distance from the border of the screen to words that begin behind it, in points of an annotation.
  private static let borderGap = 3.5

  /// Where they would lie across the edge of the screen: just behind it, or beside the device.
  private var behindEdge: [Occupancy.Candidate] {
    let screen = site.scene.shownRect
    let room =
      [
        sign.x > 0 ? screen.maxX - box.maxX : sign.x < 0 ? box.minX - screen.minX : nil,
        sign.y > 0 ? screen.maxY - box.maxY : sign.y < 0 ? box.minY - screen.minY : nil,
      ].compactMap(\.self).min() ?? 0
    let breadth = sign.x != 0 ? label.size.width : label.size.height
    let isAcross = room > 0 && room < max(site.length(90), breadth + site.length(16))
    guard hasSide, isAcross, site.contents.bezel == nil else { return besideDevice + besideScreenSize }
    return [.init(center(farther: room / site.unit + 3), cost: Cost.behindBorder)]
  }

  /// How far beyond their column words are for each 1 that it costs, in points of an annotation.
  private static let columnPerCost = 9.0

  /// The distance of words from the body of a device, in points of an annotation.
  static let besideBody = 8.0

  /// The places of words at the side of a device, on the author's side and in a column with others: higher or lower
  /// where a level line would strike something through.
  private var besideDevice: [Occupancy.Candidate] {
    guard let body = site.contents.bezel?.body, hasSide, sign.x != 0 else { return [] }
    let (center, size) = (center(), label.size)
    let distance = site.length(Self.besideBody) + size.width / 2
    let column = sign.x > 0 ? body.maxX + distance : body.minX - distance
    let levels = [0.0, 1, -1, 2, -2].enumerated().map { number, step in
      Occupancy.Candidate(
        Point(column, center.y + step * (size.height + site.length(4))),
        cost: Cost.besideDevice + Cost.offLevelInColumn * Double(number))
    }
    // Beyond what stands beside the device already.
    let farther = [18.0, 36, 54].flatMap { distance in
      levels.prefix(3).map { level in
        Occupancy.Candidate(
          level.center + Point(sign.x * site.length(distance), 0), cost: level.cost + distance / Self.columnPerCost)
      }
    }
    return levels + farther
  }

  /// The places of words below a device at both sides of the screen's size, which a line to their middle would strike
  /// through.
  private var besideScreenSize: [Occupancy.Candidate] {
    guard let taken = site.contents.screenSize, hasSide, sign.y > 0 else { return [] }
    let reach = (taken.width + label.size.width) / 2 + site.length(8)
    return [1.0, -1].enumerated().map { number, hand in
      .init(Point(taken.midX + hand * reach, taken.midY), cost: Cost.besideScreenSize + Cost.next * Double(number))
    }
  }

  // MARK: The edges and texts of views

  /// Behind the edges of views, which such words would begin before and end after: at a corner, to the side or up and
  /// down alone. A few points are nothing.
  private var behindCrossedEdges: [Occupancy.Candidate] {
    Axis.allCases.flatMap { axis in
      edgesCrossed(along: axis).map { distance in
        let farther = center(farther: distance / site.unit - 3)
        let place = Point(along: axis, farther[axis], across: center()[axis.other])
        return .init(
          place, cost: min(Cost.mostBehindEdge, Cost.behindEdge + distance / site.unit * Cost.behindEdgePerPoint))
      }
    }
  }

  /// How far the edges of views that words cross are from what the words are about, on the author's side.
  private func edgesCrossed(along axis: Axis) -> [Double] {
    guard hasSide, sign[axis] != 0 else { return [] }
    let words = words(at: center())
    let isForward = sign[axis] > 0
    let extent = words.insetBy(dx: site.length(1), dy: site.length(1)).extent(axis)
    return site.scene.visibleViews(near: words).compactMap { index in
      let view = site.scene.box(ofViewAt: index)
      let edge = isForward ? view.extent(axis).upperBound : view.extent(axis).lowerBound
      guard index > 0, view.overlaps(words), extent.contains(edge), !site.hasNoEdges(viewAt: index) else { return nil }
      return isForward ? edge - box.extent(axis).upperBound : box.extent(axis).lowerBound - edge
    }
  }

  /// Levels above and below that of what words are about, from which a line leads to it aslant: just above and just
  /// below the texts of views that they would lie on, and behind the edge of the view that it is in, past whose signs
  /// the line leads.
  private var besideLevel: [Occupancy.Candidate] {
    // Beside a device there is room.
    guard hasSide, sign.x != 0, sign.y == 0, site.contents.bezel == nil else { return [] }
    let words = words(at: center())
    let texts = site.contents.texts(near: words, within: site.budget).map(\.rect).filter { $0.overlaps(words) }
    let distance = words.height / 2 + site.length(2)
    let heights = [texts.map(\.minY).min().map { $0 - distance }, texts.map(\.maxY).max().map { $0 + distance }]
      .compactMap(\.self)
    let around = viewAround
    let room = around.map { sign.x > 0 ? $0.maxX - box.maxX : box.minX - $0.minX }
    let behind = room.map { words.midX + sign.x * ($0 + site.length(2)) }
    let steps = around == nil ? [] : [-1.0, 1, -2, 2].map { words.midY + $0 * (words.height + site.length(2)) }
    let places =
      heights.map { Point(words.midX, $0) } + (behind.map { x in (heights + steps).map { Point(x, $0) } } ?? [])
    return places.map { place in
      let climb = abs(place.y - words.midY) / (words.height + site.length(2))
      return .init(place, cost: Cost.aslant + Cost.next * climb)
    }
  }

  /// Words across the edge of the view around the box are hard to read.
  private func offEdge(_ places: [Occupancy.Candidate]) -> [Occupancy.Candidate] {
    guard let around = viewAround else { return places }
    return places.map { place in
      let words = words(at: place.center)
      let isAcross = words.overlaps(around) && !around.contains(words)
      return .init(place.center, cost: place.cost + (isAcross ? Cost.acrossEdge : 0))
    }
  }

  /// What is seen of the closest view around the box of which edges are seen, but for the root. What is at an edge of
  /// a view is next to it, and a part of a control is named through the control.
  private static func view(around box: Rect, on site: AnnotationSite) -> Rect? {
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
}
