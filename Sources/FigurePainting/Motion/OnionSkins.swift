import Figures
import Geometry
import Graphics
import Staging

/// Onion skins: the outlines of what moves at each time of the panel, over the end: dotted where it starts, thin on the
/// way, and thick where it ends, each with its time.
enum OnionSkins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    guard site.scene.panel.kind == .onion, let motion = site.scene.panel.motion else { return [] }
    let poses = motion.times.map { Pose(time: $0, layout: motion.timeline.moment(at: $0)) }
    let skins = motion.movingViews.map { Self.skins(of: $0, in: poses) }
    // Times avoid every outline, so all outlines come first.
    var times = Annotation("strut-skin-times")
    times.labels = timedViews(of: motion.movingViews, skins, in: site.scene.panel).flatMap { number in
      skins[number].map { skin in
        var time = label(of: skin, among: skins[number], on: site)
        // One below the other in a column, they are read in their order.
        if isUpright(skins[number]) { time.kin = LabelRequest.Kin(numbers: [Double(number)]) }
        return time
      }
    }
    return skins.map { outlines(of: $0, end: motion.times.last ?? 0, on: site) } + [times]
  }

  /// The views beside which the times stand, by their numbers: those that do not move within another one, nor across one
  /// that has them, whose times they would seem to be. Where there are more than three, the times of the first are those
  /// of all.
  private static func timedViews(of names: [String], _ skins: [[Skin]], in panel: PanelLayout) -> [Int] {
    let timed = names.indices.filter { number in
      guard skins[number].count > 1, let index = panel.index(of: names[number]) else { return false }
      var superview = panel.views[index].superview
      while let next = superview {
        if names.contains(panel.views[next].name) { return false }
        superview = panel.views[next].superview
      }
      return true
    }
    guard !timed.isEmpty, timed.count <= 3 else { return Array(names.indices.prefix(1)) }
    var apart: [(number: Int, way: Rect)] = []
    for number in timed {
      let way = skins[number].dropFirst().reduce(skins[number][0].box) { $0.union($1.box) }
      if !apart.contains(where: { $0.way.overlaps(way) }) { apart.append((number, way)) }
    }
    return apart.map(\.number)
  }

  /// Whether a view moves more up or down than to a side.
  private static func isUpright(_ skins: [Skin]) -> Bool {
    let boxes = skins.map(\.box)
    func way(_ axis: Axis) -> Double {
      let middles = boxes.map { $0.center[axis] }
      return (middles.max() ?? 0) - (middles.min() ?? 0)
    }
    return way(.vertical) > way(.horizontal)
  }

  private struct Pose {
    var time: Double
    var layout: PanelLayout
  }

  /// An outline, and the times at which the view has it.
  private struct Skin {
    var bounds: Rect
    var radius: Double
    /// The corners that are round, of a view with a radius.
    var maskedCorners: CornerMask
    var toPanel: Transform
    var times: [Double]

    var corners: [Point] { bounds.corners.map(toPanel.apply(to:)) }
    var box: Rect { toPanel.apply(to: bounds) }
    var isRound: Bool { radius > 0 && !maskedCorners.isEmpty }

    private static let order: [CornerMask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

    /// Those of its corners that are not round.
    private var squareCorners: [Point] {
      zip(corners, Self.order).filter { !(isRound && maskedCorners.contains($0.1)) }.map(\.0)
    }

    /// The points at which a line to it ends: its corners, and of round ones the middle of the curve. Its sides may
    /// lie on those of other skins.
    var ends: [Point] {
      let radius = min(radius, bounds.width / 2, bounds.height / 2)
      let depth = radius * (1 - 0.5.squareRoot())
      return zip(bounds.corners, zip(bounds.insetBy(dx: depth, dy: depth).corners, Self.order)).map { corner, curve in
        toPanel.apply(to: isRound && maskedCorners.contains(curve.1) ? curve.0 : corner)
      }
    }

    /// How far words are from the outline, of a turned one nearly.
    func distance(to words: Rect) -> Double {
      let distances = Segment.around(corners).map { side in
        guard side.isDiagonal else { return Segment(from: words, to: Rect(between: side.start, side.end)).length }
        return (0...16).map { step in
          let point = side.point(Double(step) / 16)
          return Segment(from: words, to: Rect(between: point, point)).length
        }.min() ?? .infinity
      }
      return distances.min() ?? .infinity
    }

    /// Whether a line can end nearly at a point.
    func ends(near point: Point, within distance: Double) -> Bool {
      ends.contains { $0.distance(to: point) < distance }
    }

    /// Whether a line would seem to end at one of its corners on its way to another skin. Across a curve it clearly
    /// goes on.
    func endsNear(_ way: Segment, within distance: Double) -> Bool {
      let (length, run) = (way.length, way.end - way.start)
      guard length > 0 else { return false }
      return squareCorners.contains { end in
        let off = end - way.start
        let share = min(1, max(0, (off.x * run.x + off.y * run.y) / (length * length)))
        return end.distance(to: way.point(share)) < distance
      }
    }

    func isNear(_ other: Skin) -> Bool {
      zip(corners, other.corners).allSatisfy { $0.distance(to: $1) < 0.5 }
    }
  }

  private static func skins(of name: String, in poses: [Pose]) -> [Skin] {
    var skins: [Skin] = []
    for pose in poses {
      guard let index = pose.layout.index(of: name) else { continue }
      let view = pose.layout.drawing.views[index]
      let skin = Skin(
        bounds: view.bounds, radius: view.look.cornerRadius, maskedCorners: view.look.maskedCorners,
        toPanel: pose.layout.drawing.toPanel[index],
        times: [pose.time])
      guard skin.box.isFinite else { continue }
      // A view that comes back to a place has one outline there.
      if let same = skins.firstIndex(where: skin.isNear) {
        skins[same].times.append(pose.time)
      } else {
        skins.append(skin)
      }
    }
    return skins
  }

  private static func outlines(of skins: [Skin], end: Double, on site: AnnotationSite) -> Annotation {
    let marks = skins.enumerated().map { number, skin -> any Mark in
      let isEnd = skin.times.contains(end)
      let ink = Ink.adapted(.measure, at: skin.corners)
      let pen =
        number == 0 && !isEnd
        ? site.pen(ink, width: 1.25, dash: [1.25, 2.5]) : site.pen(ink, width: isEnd ? 1.5 : 0.5)
      return skin.isRound
        ? PathMark(
          .roundedRect(skin.bounds, radius: skin.radius, corners: skin.maskedCorners).transformed(by: skin.toPanel),
          pen: pen)
        : OutlineMark(skin.corners, pen: pen)
    }
    return Annotation(
      "strut-skins", marks,
      obstacles: skins.flatMap { skin in
        // In a skin, a time would seem to be that of the skin.
        [.area(skin.box, cost: costInSkin, allowsBars: true)]
          + Segment.around(skin.corners).map { .line($0, cost: Occupancy.costOfDrawnLine) }
      })
  }

  /// What it costs a label to lie in a skin: less than on its outline.
  private static let costInSkin = 6.0

  /// The times of a skin, just outside one of its sides or corners; where they would lie across an edge there, farther
  /// away with a line to the skin.
  private static func label(of skin: Skin, among skins: [Skin], on site: AnnotationSite) -> LabelRequest {
    let note = site.note(skin.times.map(\.secondsText).joined(separator: ", "), size: 9, ink: .readable)
    let time = SkinTime(
      note: note, box: skin.box, ends: skin.ends, leader: Leader(pen: site.pen(.token(.guide), width: 0.5), on: site),
      nearness: site.length(6), unit: site.unit)
    let outer = skins.reduce(skin.box) { $0.union($1.box) }
    let places =
      placesBeside(skin.box, note.size, on: site)
      + placesAway(from: outer, to: skin.ends, note.size, on: site)
    return LabelRequest(
      time,
      at: places.map { place in
        // Words on a view would seem to be those of the view, and across its edge are read as cut.
        let words = Rect(center: place.center, size: note.size)
        let liesOnView = site.scene.hasView(
          under: words, besidesThoseBehind: outer, tolerance: site.length(1))
        let others = skins.filter { !$0.isNear(skin) }
        let way = time.way(from: words)
        let isOthers =
          way.map { way in others.contains { $0.endsNear(way, within: site.length(2)) } }
          ?? isAsNear(words, toAnyOf: others, as: skin, tolerance: site.length(1))
        let end = way?.end
        let isBesideOthers = end.map { end in others.contains { $0.ends(near: end, within: site.length(5)) } } ?? false
        let cost =
          place.cost + (liesOnView ? costOnView : 0) + (isOthers ? costOfOthers : 0)
          + (isBesideOthers ? costOfNearEnd : 0)
        return .init(place.center, cost: cost, kind: place.kind)
      })
  }

  /// What it costs a time to lie on a view: more than to stand at any place beside its skin.
  private static let costOnView = 5.0

  /// What it costs a line to end where another skin has an end, too, while there is another end that is alone.
  private static let costOfNearEnd = 4.0

  /// More than a line to a place outside of the screen costs: a wrong time is worse.
  private static let costOfOthers = 24.0

  /// Whether a time without a line would seem to be that of another skin, whose outline is as near: sides that lie on one
  /// another say nothing of whose the time is.
  private static func isAsNear(
    _ words: Rect, toAnyOf others: [Skin], as skin: Skin, tolerance: Double
  ) -> Bool {
    let own = skin.distance(to: words)
    return others.contains { $0.distance(to: words) <= own + tolerance }
  }

  private static func placesBeside(_ box: Rect, _ size: Size, on site: AnnotationSite) -> [Occupancy.Candidate] {
    let gap = site.length(3)
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    let (above, below) = (box.minY - halfHeight - gap / 2, box.maxY + halfHeight + gap / 2)
    let (left, right) = (box.minX - halfWidth - gap, box.maxX + halfWidth + gap)
    return [
      .init(Point(box.midX, below)), .init(Point(box.midX, above), cost: 0.5),
      .init(Point(box.minX + halfWidth, below), cost: 1), .init(Point(box.minX + halfWidth, above), cost: 1),
      .init(Point(box.maxX - halfWidth, below), cost: 1), .init(Point(box.maxX - halfWidth, above), cost: 1),
      .init(Point(right, box.midY), cost: 1.5), .init(Point(left, box.midY), cost: 1.5),
      .init(Point(right, box.maxY - halfHeight), cost: 2), .init(Point(left, box.maxY - halfHeight), cost: 2),
      .init(Point(right, box.minY + halfHeight), cost: 2), .init(Point(left, box.minY + halfHeight), cost: 2),
      .init(Point(box.midX, box.maxY - halfHeight - gap), cost: 3),
    ]
  }

  /// The kind of the places in the first column: before it are those beside a skin, each of which is of its own kind.
  private static let firstColumn = 100

  /// Places at the left and at the right of all skins of a view, level with the points at which a line can end or nearly,
  /// on the screen or just outside of it.
  private static func placesAway(
    from outer: Rect, to ends: [Point], _ size: Size, on site: AnnotationSite
  ) -> [Occupancy.Candidate] {
    let screen = site.scene.shownRect
    let sides: [(sign: Double, edge: Double, room: Double)] = [
      (-1, outer.minX, outer.minX - screen.minX), (1, outer.maxX, screen.maxX - outer.maxX),
    ]
    var places: [Occupancy.Candidate] = []
    for (number, side) in sides.enumerated() {
      let distances = [5.0, 10, 20, 32].map(site.length) + [max(0, side.room) + site.length(4)]
      for (column, distance) in distances.enumerated() {
        let x = side.edge + side.sign * (distance + size.width / 2)
        // No line is steeper than it is long: it would run along the skin.
        let shifts = [0.0, -6, 6, -12, 12, -24, 24].filter { site.length($0.magnitude) <= distance }
        for (end, shift) in ends.flatMap({ end in shifts.map { (end, $0) } }) {
          let center = Point(x, end.y + site.length(shift))
          // The shortest lines are level.
          let line = ends.map { $0.distance(to: center) }.min() ?? 0
          let kind = firstColumn + number * distances.count + column
          let cost = costOfLine + line / site.unit * Leader.costPerPoint
          places.append(.init(center, cost: cost, kind: kind))
        }
      }
    }
    return places
  }

  /// What a line to a time costs, beyond its length: as much as the last place beside the skin.
  private static let costOfLine = 3.0
}

/// The times of a skin, with a line to it if they are farther away.
private struct SkinTime: Label {
  var note: Note
  var box: Rect
  /// The points of the skin at which a line can end.
  var ends: [Point]
  var leader: Leader
  /// The longest distance that needs no line.
  var nearness: Double
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  var size: Size { note.size }
  var isPlainText: Bool { true }

  func way(from place: Rect) -> Segment? {
    guard Segment(from: place, to: box).length > nearness else { return nil }
    let end = ends.min { $0.distance(to: place.center) < $1.distance(to: place.center) } ?? box.center
    return Segment(fromWords: place, to: Rect(center: end, size: .zero), unit: unit)
  }

  func placed(in place: Rect) -> PlacedLabel {
    var label = note.placed(in: place)
    if let way = way(from: place) {
      label.leader = MarkGroup(classes: ["strut-leader"], marks: [leader.line(from: way.start, to: way.end)])
      label.obstacles = [.leader(way)]
    }
    return label
  }
}

extension PanelScene {
  /// Whether words would lie on a view, or across its edge.
  ///
  /// - Parameters:
  ///   - ground: The area that views behind everything contain, which do not count.
  ///   - tolerance: How far words may reach over an edge.
  fileprivate func hasView(under words: Rect, besidesThoseBehind ground: Rect, tolerance: Double) -> Bool {
    let core = words.insetBy(dx: tolerance, dy: tolerance)
    return visibleViews(near: words).contains { index in
      index > 0 && box(ofViewAt: index).overlaps(core) && !box(ofViewAt: index).contains(ground)
        && panel.views[index].kind != .layoutGuide
    }
  }
}
