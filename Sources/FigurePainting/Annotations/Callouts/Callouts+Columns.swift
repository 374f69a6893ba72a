import Figures
import Geometry
import Staging

/// Discs that stand in columns beside what they name.
extension Callouts {
  /// Whether discs name so many parts that they are the anatomy of what is shown: they stand in columns beside it, as a
  /// book has them. One or two are found next to what they name.
  var hasColumns: Bool {
    site.scene.panel.callouts.count { callout in
      guard case .label(_, let place) = callout.mark else { return false }
      return place.viewName != nil && callout.look.side != .center && places.line(of: place, overhang: 0) == nil
    } >= Self.fewestInColumns
  }

  private static let fewestInColumns = 3

  /// What columns stand beside: the body of a device, the screen, or all that is on a screen which nothing outlines.
  private var anatomy: Rect {
    let scene = site.scene
    if let body = site.contents.bezel?.body { return body }
    if scene.isRootOutlined(by: nil) { return scene.shownRect }
    let boxes = scene.panel.views.indices.dropFirst().filter(scene.isVisible(viewAt:)).map(scene.box(ofViewAt:))
    return boxes.reduce(nil) { $0?.union($1) ?? $1 }?.intersection(scene.shownRect) ?? scene.shownRect
  }

  /// The place above or below a device of a disc that names what is next to that edge of the screen, and would else cover
  /// what the device has there itself, and those beside the screen's size; none for other sides.
  func beyondDevice(on side: CalloutLook.Side?, of box: Rect, size: Size) -> [Occupancy.Candidate] {
    guard let bezel = site.contents.bezel, side == .top || side == .bottom else { return [] }
    let isBelow = side == .bottom
    let gap = isBelow ? bezel.screen.maxY - box.maxY : box.minY - bezel.screen.minY
    guard gap < 2 * size.height + site.length(8) else { return [] }
    let distance = site.length(10) + size.height / 2
    let height = isBelow ? bezel.body.maxY + distance : bezel.body.minY - distance
    let middle = Occupancy.Candidate(Point(box.midX, height), cost: Self.costBeyondDevice)
    guard isBelow, let taken = site.contents.screenSize else { return [middle] }
    let reach = (taken.width + size.width) / 2 + site.length(6)
    let beside = [1.0, -1].map { Point(taken.midX + $0 * reach, taken.midY) }
    return [middle] + beside.map { .init($0, cost: Self.costBesideScreenSize) }
  }

  /// What it costs a disc to stand above or below a device, and beside the screen's size there: less than farther away
  /// on the screen.
  private static let (costBeyondDevice, costBesideScreenSize) = (1.0, 1.5)

  /// Places in a column beside a device or another anatomy: on the screen a disc would seem to be a part of the
  /// interface. Without a side, the nearer one is better.
  ///
  /// - Parameter runsAlongTracks: Whether the line may run along the track of a slider to its thumb: for an author
  ///   who wants it on that side. Otherwise it would seem to name the end of the track.
  /// - Returns: None for other sides, and where the line from there would strike a text or a symbol through.
  func candidates(
    inColumnOn side: CalloutLook.Side?, of box: Rect, size: Size, runsAlongTracks: Bool = true
  ) -> [Occupancy.Candidate] {
    let body = anatomy
    guard side != nil else {
      let isLeft = box.minX - body.minX < body.maxX - box.maxX
      let sides: [CalloutLook.Side] = isLeft ? [.left, .right] : [.right, .left]
      let columns = sides.enumerated().flatMap { number, side in
        candidates(inColumnOn: side, of: box, size: size, runsAlongTracks: false).map {
          Occupancy.Candidate($0.center, cost: $0.cost + Self.costOfOtherColumn * Double(number))
        }
      }
      // What stands between others in the bar at the end of a screen is named from below, as by an author who says so.
      return columns.isEmpty ? beyondDevice(on: .bottom, of: box, size: size) : columns
    }
    guard side == .left || side == .right else { return [] }
    let distance = site.length(14) + size.width / 2 + (side.flatMap { columnShifts[$0] } ?? 0)
    let column = side == .left ? body.minX - distance : body.maxX + distance
    let edge = side == .left ? box.minX : box.maxX
    let height = heightOffCutout(of: box, from: column, to: edge)
    let way = Rect(x: min(column, edge), y: height - 1, width: abs(column - edge), height: 2).insetBy(dx: 1, dy: 0)
    // A part of a control, next to the edge of that or on its track, is named through it: nothing else is in between.
    func isOwn(_ text: TextBlank) -> Bool {
      guard text.isControl, text.rect.contains(box), let within = text.rect.intersection(way) else { return false }
      return text.thumb != nil && runsAlongTracks || within.width <= site.length(12)
    }
    let texts = site.contents.texts(near: way, within: site.budget)
    guard !texts.contains(where: { $0.rect.overlaps(way) && !isOwn($0) }),
      !site.contents.hasSymbol(in: way.insetBy(dx: 0, dy: site.length(-4))), !crossesRing(way, besidesThatAround: box)
    else { return [] }
    return [0.0, 1, -1, 2, -2].enumerated().map { number, step in
      .init(Point(column, height + step * (size.height + site.length(4))), cost: Double(number))
    }
  }

  /// What it costs to stand in the column that is farther away: as much as two places up or down in the nearer one.
  private static let costOfOtherColumn = 2.0

  /// The height at which a line from beside the screen reaches a box: its middle, or of what the sensor housing of a screen on
  /// its side leaves of it the middle of the longer part. Behind the housing, a line would seem to name something else.
  private func heightOffCutout(of box: Rect, from column: Double, to edge: Double) -> Double {
    guard let cutout = site.contents.cutout, !cutout.insetBy(dx: -1, dy: -1).contains(box) else { return box.midY }
    let room = site.length(Self.roomAtCutout)
    let hidden = cutout.insetBy(dx: -room, dy: -room)
    // The line of what begins at the edge of the screen ends farther in, where its dot is seen.
    let way = Rect(between: Point(column, box.midY), Point(edge, box.midY)).insetBy(dx: -room, dy: 0)
    guard hidden.overlaps(way.insetBy(dx: 0, dy: -0.5)) else { return box.midY }
    let parts = [
      (box.minY, min(hidden.minY, box.maxY)), (max(hidden.maxY, box.minY), box.maxY),
    ].filter { $0.1 - $0.0 > room }
    guard let longest = parts.max(by: { $0.1 - $0.0 < $1.1 - $1.0 - 1e-6 }) else { return box.midY }
    return (longest.0 + longest.1) / 2
  }

  /// The room between the sensor housing and a line beside it, in points of an annotation.
  private static let roomAtCutout = 6.0

  /// Whether a line leads through the ring around something else, or along its edge.
  private func crossesRing(_ way: Rect, besidesThatAround box: Rect) -> Bool {
    site.scene.panel.callouts.contains { callout in
      guard case .circle(let place, let inset) = callout.mark,
        let ring = (try? ring(around: place, inset: inset))?.box, ring.isFinite
      else { return false }
      return !ring.contains(box) && ring.insetBy(dx: site.length(-2), dy: site.length(-2)).overlaps(way)
    }
  }

  /// Where the discs of their authors on a side would stand in their column, level with what they name, and the lines
  /// from there.
  fileprivate func levelPlaces(on side: CalloutLook.Side, of callouts: [Callout]) -> [(disc: Rect, way: Segment)] {
    callouts.compactMap { callout in
      guard case .label(let text, let place) = callout.mark, callout.look.side == side, callout.look.offset == nil,
        places.line(of: place, overhang: 0) == nil, let point = try? places.seenPoint(of: place)
      else { return nil }
      let box = seen(of: place, from: side) ?? Rect(origin: point, size: .zero)
      let size = setLetter(text, look: callout.look).size
      guard let center = candidates(inColumnOn: side, of: box, size: size).first?.center else { return nil }
      let disc = Rect(center: center, size: size)
      return (disc, Segment(from: disc, to: box))
    }
  }
}

extension AnnotationPlacer {
  /// Where numbers of dimensions are in the column of a disc, all discs of that side stand beyond them, if all are
  /// level and clear there: in one column, as they are where no numbers are, and not some of them above or below.
  mutating func settleColumn(of callout: Callout, among all: [Callout], in callouts: inout Callouts) {
    guard case .label = callout.mark, let side = callout.look.side, side.direction.x != 0, side.direction.y == 0,
      callouts.columnShifts[side] == nil, site.contents.bezel != nil || callouts.hasColumns
    else { return }
    let places = callouts.levelPlaces(on: side, of: all)
    func isClear(_ shift: Double) -> Bool {
      places.allSatisfy { place in
        let moved = Point(side.direction.x * shift, 0)
        let (disc, way) = (place.disc.offsetBy(dx: moved.x, dy: 0), Segment(place.way.start + moved, place.way.end))
        return occupancy.isFree(disc) && occupancy.cost(ofWay: way) == 0
          && occupancy.cost(of: disc) < Self.costOfTakenPlace
      }
    }
    callouts.columnShifts[side] = Self.columnShifts.map(site.length).first(where: isClear) ?? 0
  }

  /// How far beyond its first place a column may stand, in points of an annotation.
  private static let columnShifts = [0.0, 18, 36]
  /// More than it costs to stand beyond the border of the screen, and less than to lie on the line of a bar.
  private static let costOfTakenPlace = 10.0
}
