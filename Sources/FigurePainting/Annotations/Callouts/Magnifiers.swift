import Figures
import Geometry
import Graphics
import Staging

extension AnnotationPlacer {
  /// A round inset with an enlarged part of the picture, at the author's place or in the nearest free one, and
  /// a line from what it shows.
  mutating func placeMagnifier(_ callout: Callout, with callouts: Callouts) throws(PlaceLocator.Absence) {
    guard case .magnify(let magnified, let factor, let wantedRadius, let to) = callout.mark else { return }
    let source = try callouts.places.point(of: magnified)
    guard callouts.places.isSeen(source) else { throw .cropped }
    let radius = site.length(wantedRadius)
    let seen = callouts.seen(around: source, radius: wantedRadius, factor: factor)
    // A dimension that it shows is placed by now.
    note([.sign(seen, cost: Self.costOfRing)])
    let size = Size(2 * radius, 2 * radius)
    func words(beside frame: Rect) -> LabelRequest? {
      callout.text.map {
        callouts.words($0, beside: frame, away: Point(0, 1), look: callout.look, isFixed: callout.look.isPlaced)
      }
    }
    let frame: Rect
    if let to {
      frame = occupancy.take(size, at: try callouts.places.point(of: to))
    } else {
      let places = placesOfMagnifier(radius, showing: seen).map { place in
        let cost = cost(of: words(beside: Rect(center: place.center, size: size)))
        return Occupancy.Candidate(place.center, cost: place.cost + cost)
      }
      frame = occupancy.place(size, at: places)
    }
    let magnifier = Magnifier(
      source: source, factor: factor, frame: frame, seen: seen,
      pen: site.pen(callout.look.ink(or: .token(.ink)), width: 1.5, dash: callout.look.dash))
    placed.magnifiers.append(magnifier)
    note([.sign(frame, cost: Self.costOfRing)])
    if let line = magnifier.line { note([.leader(line)]) }
    if let words = words(beside: frame) { place(words) }
  }

  /// What it costs a lens that its words lie across the border of the screen in their first place; nothing without words.
  private func cost(of words: LabelRequest?) -> Double {
    guard let words, let first = words.candidates.first else { return 0 }
    let rect = Rect(center: first.center, size: words.label.size)
    return occupancy.touchesBorder(rect, within: site.length(1)) ? Self.costOfWordsOnBorder : 0
  }
}

extension AnnotationPlacer {
  /// What it costs to lie on what a magnifier shows, or on its lens: more than to cover letters.
  fileprivate static let costOfRing = 60.0
  /// What it costs that words of a lens lie across the border of the screen: more than to be a few radii farther away.
  fileprivate static let costOfWordsOnBorder = 4.0
  /// How far a lens is from what it shows for each 1 that it costs, in radii of the lens.
  private static let radiiPerCost = 4.0
}

extension Callouts {
  /// The square around what a magnifier shows.
  ///
  /// - Parameter radius: That of its lens, in points of an annotation.
  fileprivate func seen(around source: Point, radius: Double, factor: Double) -> Rect {
    let side = 2 * site.length(radius) / factor
    return Rect(center: source, size: Size(side, side))
  }

  /// What the ring around what a magnifier shows takes; `nil` for other callouts, and where a dimension is what it shows.
  func obstacle(ofMagnifier callout: Callout, among all: [Callout]) -> Obstacle? {
    guard case .magnify(let magnified, let factor, let radius, _) = callout.mark,
      let source = try? places.point(of: magnified), places.isSeen(source)
    else { return nil }
    let seen = seen(around: source, radius: radius, factor: factor)
    let showsDimension = all.contains { other in
      guard case .dimension(let from, let to, _) = other.mark else { return false }
      return [from, to].allSatisfy { place in (try? places.extent(of: place)).map(seen.overlaps) ?? false }
    }
    return showsDimension ? nil : .sign(seen, cost: AnnotationPlacer.costOfRing)
  }
}

extension AnnotationPlacer {
  /// Around what a magnifier shows, nearer ones first, in the corners of the screen, and beside the screen.
  fileprivate func placesOfMagnifier(_ radius: Double, showing seen: Rect) -> [Occupancy.Candidate] {
    let inside = site.scene.shownRect.insetBy(dx: radius + site.length(8), dy: radius + site.length(8))
    let (touching, distance) = (seen.width / 2 + radius, radius + site.length(12))
    let around = [16.0, 40, 72].flatMap { gap -> [Point] in
      stride(from: 0.0, to: 360, by: 30).map { degrees in
        let turn = Transform.rotation(radians: degrees * .pi / 180)
        return seen.center + turn.apply(to: Point(touching + site.length(gap), 0))
      }
    }
    let screen = (site.contents.bezel?.body ?? site.scene.shownRect).insetBy(dx: -distance, dy: -distance)
    let source = seen.center
    let beside = [
      Point(source.x, screen.maxY), Point(screen.maxX, source.y), Point(screen.minX, source.y),
      Point(source.x, screen.minY),
    ]
    return (around.filter(inside.contains) + inside.corners + beside).map { center in
      let way = Segment(seen.center, center)
      // Of the line, what is outside of both circles.
      let seenWay =
        way.length > touching
        ? Segment(way.point(seen.width / 2 / way.length), way.point(1 - radius / way.length)) : nil
      let cost = seenWay.map { occupancy.cost(ofWay: $0) } ?? 0
      return .init(center, cost: way.length / (Self.radiiPerCost * radius) + cost)
    }
  }
}

/// An enlarged part of the picture in a circle.
struct Magnifier: Sendable, CustomStringConvertible {
  /// The middle of what it shows, in the panel.
  var source: Point
  var factor: Double
  /// The square around the circle, and that around what it shows.
  var frame: Rect
  var seen: Rect
  var pen: Pen

  /// The rings around both, and the line between them.
  var marks: [any Mark] {
    let rings = [frame, seen].map { PathMark(.circle(center: $0.center, radius: $0.width / 2), pen: pen) }
    guard let line else { return rings }
    return rings + [LineMark([line], pen: pen)]
  }

  /// The line between the rings; `nil` where these meet.
  var line: Segment? {
    let way = Segment(seen.center, frame.center)
    guard way.length > (seen.width + frame.width) / 2 else { return nil }
    return Segment(way.point(seen.width / 2 / way.length), way.point(1 - frame.width / 2 / way.length))
  }

  /// The rings and the line, in front of what they show.
  func frameItems(with brush: Brush) -> [Item] {
    MarkGroup(classes: ["strut-callout"], marks: [CasedMarks(marks: marks, rim: 2 * brush.unit)]).items(with: brush)
  }

  /// The items of the screen and the annotations on it, enlarged about the source and cut to the circle.
  ///
  /// - Parameters:
  ///   - screen: Painted for the pixels of the enlargement: these are moved onto those of the picture.
  ///   - grid: The pixels of the picture.
  func items(showing screen: [Item], on ground: Paint?, grid: PixelGrid) -> Item {
    let circle = Path.circle(center: frame.center, radius: frame.width / 2)
    let origin = frame.center - Point(source.x * factor, source.y * factor)
    let enlarged = Transform.scale(x: factor, y: factor)
      .concatenating(.translation(x: grid.edge(origin.x), y: grid.edge(origin.y)))
    return .group(
      Group(
        classes: ["strut-magnifier"], clip: circle,
        items: [
          .shape(Shape(.rect(frame), fill: ground)),
          .group(Group(transform: enlarged, items: screen.map(\.withoutNames))),
        ]))
  }

  var description: String { "magnifier of \(placeText(source)) in \(placeText(frame))" }
}

extension Item {
  /// The item without ids, classes and titles, which name the original.
  fileprivate var withoutNames: Item {
    guard case .group(var group) = self else { return self }
    (group.id, group.classes, group.data, group.title) = (nil, [], [], nil)
    group.items = group.items.map(\.withoutNames)
    return .group(group)
  }
}
