import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Names and values: each view's name inside the view if it fits and covers nothing, otherwise next to the view, with a
/// line to it if it is farther away. The numbers of the frame are below the name. On the planes of an exploded hierarchy
/// the names stand in columns beside it.
enum Names {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let scene = site.scene
    let wanted = scene.panel.views.indices.filter {
      site.isNamed(.names, viewAt: $0) || site.isNamed(.values, viewAt: $0)
    }
    // Small views first: they have the fewest candidates.
    let order = wanted.sorted { left, right in
      let (first, second) = (area(of: left, in: scene), area(of: right, in: scene))
      return first != second ? first < second : left < right
    }
    // The marks of collapsed views, longer ones first, so that a shorter one at the same place is visible.
    let marks = order.reversed().compactMap { collapsedMark(ofViewAt: $0, on: site) }
    guard scene.panel.kind == .exploded else { return marks + order.compactMap { name(ofViewAt: $0, on: site) } }
    return marks + namesBesidePlanes(ofViewsAt: order, on: site)
  }

  /// The names of an exploded hierarchy: in columns, except for those that their author wants above or below.
  private static func namesBesidePlanes(ofViewsAt order: [Int], on site: AnnotationSite) -> [Annotation] {
    let layers = order.compactMap { index -> LayerColumns.Layer? in
      guard let (tag, side) = tag(ofViewAt: index, on: site), side.map({ [.left, .right].contains($0) }) ?? true else {
        return nil
      }
      return LayerColumns.Layer(index: index, size: tag.size, isLeft: side.map { $0 == .left })
    }
    let places = LayerColumns(on: site).places(of: layers)
    return order.compactMap { index in
      guard let place = places[index], var tag = tag(ofViewAt: index, on: site)?.tag else {
        return name(ofViewAt: index, on: site)
      }
      tag.end = place.end
      guard !site.scene.panel.callouts.isEmpty else {
        return Annotation("strut-name", labels: [LabelRequest(tag, fixedAt: place.center)])
      }
      // Where a callout is in the way, farther out.
      let outwards = place.center.x < place.end.x ? -1.0 : 1
      let candidates = [0.0, 12, 24, 40, 60].map { distance in
        Occupancy.Candidate(
          Point(place.center.x + outwards * site.length(distance), place.center.y), cost: distance / distancePerCost)
      }
      return Annotation("strut-name", labels: [LabelRequest(tag, at: candidates)])
    }
  }

  /// The area of a view by which views are sorted. For a collapsed view, a small share of its length.
  private static func area(of index: Int, in scene: PanelScene) -> Double {
    let box = scene.box(ofViewAt: index)
    return max(box.width * box.height, max(box.width, box.height) / 1000)
  }

  /// The name of a view, and the side on which its author wants it.
  private static func tag(ofViewAt index: Int, on site: AnnotationSite) -> (tag: NameTag, side: CalloutLook.Side?)? {
    let view = site.scene.panel.views[index]
    let box = extent(ofViewAt: index, on: site)
    guard box.isFinite else { return nil }
    var lines: [SetText] = []
    if site.isNamed(.names, viewAt: index) { lines.append(site.line(view.name, size: 11, weight: .medium)) }
    if site.isNamed(.values, viewAt: index), let details = site.details(.values, forViewAt: index) {
      lines.append(site.line(details.text(view.frame), size: 9))
    }
    let details = site.details(.names, forViewAt: index) ?? site.details(.values, forViewAt: index)
    let tag = NameTag(
      lines: lines.map { ($0, site.labelSize($0)) }, box: box,
      shown: box.intersection(site.scene.uncut) ?? box, ink: details?.ink(or: .readable) ?? .readable,
      leader: Leader(pen: site.pen(.token(.guide), width: 0.75), toViewAt: index, on: site), unit: site.unit)
    return (tag, site.side(details?.side))
  }

  /// What of a view is seen: its box, and of one without a width or a height its ghosts, too, whose edges would else go
  /// through its name.
  private static func extent(ofViewAt index: Int, on site: AnnotationSite) -> Rect {
    let (view, box) = (site.scene.panel.views[index], site.scene.box(ofViewAt: index))
    guard min(box.width, box.height) < 0.5, site.isShown(.ambiguity, forViewAt: index) else { return box }
    let toPanel = site.scene.frameToPanel(ofViewAt: index)
    return view.ghosts.filter(\.isFinite).reduce(box) { $0.union(toPanel.apply(to: $1)) }
  }

  private static func name(ofViewAt index: Int, on site: AnnotationSite) -> Annotation? {
    guard let (tag, side) = tag(ofViewAt: index, on: site) else { return nil }
    func placed(_ tag: NameTag, cost: Double = 0) -> LabelRequest {
      let names = NamePlaces(site: site, index: index, size: tag.size)
      // Where the first place beside its view is across an edge, so may be those farther away, up to the column.
      let isOffColumn = tag.lines.count == 1 && side.map { isAcrossEdge(tag, at: $0, names) } ?? false
      let places =
        side.map {
          [Occupancy.Candidate].places(for: tag.size, at: $0, of: tag.shown, gap: site.length(3), step: site.length(10))
            .map { place in
              let cost = place.cost + names.cost(outsideAt: place.center)
              return .init(place.center, cost: cost + (isOffColumn ? costOffColumn : 0))
            }
        } ?? names.candidates(around: tag.shown)
      return LabelRequest(tag, at: places.map { .init($0.center, cost: $0.cost + cost) })
    }
    var request = placed(tag)
    if let side, tag.lines.count == 1 { request.others = columns(for: tag, at: side, ofViewAt: index, on: site) }
    // In a narrow gap, name and numbers stand beside each other.
    if tag.lines.count == 2 { request.others = [placed(tag.inOneLine, cost: costOfOneLine)] }
    let view = site.scene.panel.views[index]
    let transform = view.transform
    request.kin = .init(
      superview: view.superview,
      numbers: [
        tag.box.width.rounded(), tag.box.height.rounded(), transform.a, transform.b, transform.c, transform.d,
      ])
    return Annotation("strut-name", labels: [request])
  }

  /// How far beyond its column a name is for each 1 that it costs, in points of an annotation.
  private static let distancePerCost = 4.0

  /// What it costs that name and numbers stand beside each other: less than any place outside of the view.
  private static let costOfOneLine = 2.0

  /// Names in a column beside the screen, each with a line to its view, for where those beside the views would stand
  /// in views around them, and cross their edges.
  private static func columns(
    for tag: NameTag, at side: CalloutLook.Side, ofViewAt index: Int, on site: AnnotationSite
  ) -> [LabelRequest] {
    guard side == .left || side == .right, site.scene.panel.views[index].superview != nil else { return [] }
    let screen = site.contents.bezel?.body ?? site.scene.shownRect
    let (shown, away, step) = (tag.shown, side.direction.x, tag.size.height + site.length(3))
    let edge = away > 0 ? shown.maxX : shown.minX
    let x = (away > 0 ? screen.maxX : screen.minX) + away * (site.length(14) + tag.size.width / 2)
    // Level with the view, and where another name is, higher or lower, as long as the line to the view is level; and
    // near its ends, where something else lies on its middle.
    let room = max(0, shown.height / 2 - site.length(2))
    let atEnds = [shown.minY + min(step, shown.height) / 2, shown.maxY - min(step, shown.height) / 2]
    let levels = [0.0, 1, -1, 2, -2].filter { abs($0) * step <= room }.map { shown.midY + $0 * step } + atEnds
    return levels.enumerated().map { number, y in
      var named = tag
      let end = Point(edge - away * min(site.length(4), shown.width / 2), y)
      named.end = end
      let cost = costOfColumn + Double(number) / 2 + (isCovered(end, ofViewAt: index, on: site) ? costOfCover : 0)
      return LabelRequest(named, at: [.init(Point(x, y), cost: cost)])
    }
  }

  /// Whether another view lies on a view at a point, of which a line that ends there would seem to tell.
  private static func isCovered(_ point: Point, ofViewAt index: Int, on site: AnnotationSite) -> Bool {
    site.scene.visibleViews(near: Rect(center: point, size: .zero)).contains { other in
      other > index && !site.hasNoEdges(viewAt: other) && site.scene.box(ofViewAt: other).contains(point)
    }
  }

  /// What it costs that a line ends on another view: less than any other place.
  private static let costOfCover = 8.0

  /// Less than to stand across the edge of a view, and more than to stand beside one.
  private static let costOfColumn = 4.0

  /// Whether a name next to its view would lie across an edge.
  private static func isAcrossEdge(_ tag: NameTag, at side: CalloutLook.Side, _ names: NamePlaces) -> Bool {
    (side == .left || side == .right)
      && names.cost(outsideAt: names.center(beside: tag.shown, at: side)) >= NamePlaces.costOfEdge
  }

  /// What it costs to stand beside a view and across an edge where there is a place in the column beside the screen.
  private static let costOffColumn = 14.0

  /// A view without a width or a height paints nothing. A line in its hue shows where it is, or, without both, a dot.
  private static func collapsedMark(ofViewAt index: Int, on site: AnnotationSite) -> Annotation? {
    let box = site.scene.box(ofViewAt: index)
    guard box.isFinite, min(box.width, box.height) < 0.5 else { return nil }
    let own = site.scene.panel.views[index].look.backgroundColor
    let ink = own.map(Ink.color) ?? Ink(.hue(site.scene.hueNumber(ofViewAt: index)))
    let isDot = max(box.width, box.height) < 0.5
    let mark: any Mark =
      isDot
      ? PathMark(.circle(center: box.center, radius: site.length(2)), fill: ink)
      : LineMark(from: box.origin, to: Point(box.maxX, box.maxY), pen: site.pen(ink, width: 2))
    let area = box.insetBy(dx: -site.length(2), dy: -site.length(2))
    return Annotation("strut-collapsed", [mark], obstacles: [.sign(area, cost: costOfCollapsed, allowsBars: true)])
  }

  /// What covering the mark of a view without a size costs: more than letters, for nothing else shows it.
  private static let costOfCollapsed = 24.0
}

/// A view's name and the numbers of its frame, on one line each.
private struct NameTag: Label {
  var lines: [(line: SetText, size: Size)]
  /// The view's bounding box in the panel, and the visible part of it.
  var box: Rect
  var shown: Rect
  var ink: Ink
  var leader: Leader
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double
  /// Where the line from a column ends, on the view; `nil` for a name that is near its view.
  var end: Point?
  /// Whether the lines stand beside each other.
  var isInOneLine = false

  var isPlainText: Bool { true }

  /// The same with the numbers behind the name.
  var inOneLine: NameTag {
    var tag = self
    tag.isInOneLine = true
    return tag
  }

  var size: Size {
    let (widths, heights) = (lines.map(\.size.width), lines.map(\.size.height))
    return isInOneLine
      ? Size(widths.reduce(gap * Double(max(0, widths.count - 1)), +), heights.max() ?? 0)
      : Size(widths.max() ?? 0, heights.reduce(0, +))
  }

  private var gap: Double { 4 * unit }

  func way(from place: Rect) -> Segment? {
    if let end {
      let edge = end.x < place.midX ? place.minX - 3 * unit : place.maxX + 3 * unit
      return Segment(Point(edge, place.midY), end)
    }
    guard !box.insetBy(dx: -0.5, dy: -0.5).contains(place), Segment(from: place, to: shown).length > 6 * unit else {
      return nil
    }
    return Segment(fromWords: place, to: shown, unit: unit)
  }

  /// The text in a colour that is legible on the background, and a leader if the name is farther away.
  func placed(in place: Rect) -> PlacedLabel {
    // Next to the view, the lines are aligned at the side of the view.
    let anchor = place.minX >= box.maxX ? 0 : place.maxX <= box.minX ? 1 : 0.5
    var (left, top) = (place.minX, place.minY)
    var words: [any Mark] = []
    for (line, size) in lines where isInOneLine {
      let point = Point(left + size.width / 2, place.midY)
      words.append(TextMark(line: line, point: point, ink: ink.orAt(place.center)))
      left += size.width + gap
    }
    for (line, size) in lines where !isInOneLine {
      let point = Point(place.minX + place.width * anchor, top + size.height / 2)
      words.append(TextMark(line: line, point: point, anchor: anchor, ink: ink.orAt(place.center)))
      top += size.height
    }
    var label = PlacedLabel(signs: [MarkGroup(classes: ["strut-name"], marks: words)])
    if let way = way(from: place) {
      // No other name is struck through by it.
      label.obstacles = [.leader(way)]
      label.leader = MarkGroup(classes: ["strut-leader"], marks: leader.marks(from: way.start, to: way.end))
    }
    return label
  }
}

/// The candidates for a view's name.
private struct NamePlaces {
  let site: AnnotationSite
  let index: Int
  /// The size of the name.
  let size: Size

  private var scene: PanelScene { site.scene }
  /// The distance from the view's edges to its name.
  private var padding: Double { site.length(4) }

  /// Inside: the middle, then along the edges and in the corners. Outside: above, below, at the sides.
  ///
  /// - Parameter box: The visible part of the view.
  func candidates(around box: Rect) -> [Occupancy.Candidate] {
    // On a picture that shows nothing but a sign, its own name covers nothing.
    let view = scene.panel.views[index]
    let isBlank = view.missingSignPlace != nil || view.kind == .imageView && view.content.image?.isCrossed ?? true
    let costOfOwn = isBlank ? view.kind.costOfCovering ?? 0 : 0
    var candidates = placesInside().map {
      Occupancy.Candidate($0.center, cost: $0.cost - costOfOwn + (isCovered($0.center) ? Self.costOfCovered : 0))
    }
    // The middle of the visible part of a cropped view.
    if box != scene.box(ofViewAt: index),
      box.insetBy(dx: padding, dy: padding).contains(Rect(center: box.center, size: size))
    {
      candidates.append(
        .init(box.center, cost: Self.costOffCenter + (isCovered(box.center) ? Self.costOfCovered : 0)))
    }
    let gap = site.length(3)
    let outside: [(Point, Double)] = [
      (Point(box.minX + size.width / 2, box.minY - size.height / 2 - gap), 8),
      (Point(box.midX, box.minY - size.height / 2 - gap), 8.5),
      (Point(box.midX, box.maxY + size.height / 2 + gap), 9),
      (Point(box.minX + size.width / 2, box.maxY + size.height / 2 + gap), 9.2),
      (Point(box.maxX + size.width / 2 + gap, box.midY), 9),
      (Point(box.minX - size.width / 2 - gap, box.midY), 9.5),
      (Point(box.maxX + size.width / 2 + gap, box.minY - size.height / 2 - gap), 9.7),
      (Point(box.maxX - size.width / 2, box.minY - size.height / 2 - gap), 10),
      (Point(box.maxX + size.width / 2 + gap * 3, box.minY - size.height / 2 - gap * 3), 11),
      (Point(box.midX, box.minY - size.height * 1.5 - gap * 2), 13),
      (Point(box.midX, box.maxY + size.height * 1.5 + gap * 2), 13.5),
      (Point(box.midX, box.minY - size.height * 3 - gap * 2), 17),
      (Point(box.midX, box.maxY + size.height * 3 + gap * 2), 17.5),
    ]
    // In a column beside the screen, as a book has them, if there is no room on it.
    let screen = scene.shownRect
    let beside = [
      (screen.maxX + size.width / 2 + gap * 4, screen.maxX - box.maxX),
      (screen.minX - size.width / 2 - gap * 4, box.minX - screen.minX),
    ].enumerated().map { number, place in
      (
        Point(place.0, box.midY),
        Self.costBesideScreen + Double(number) * 0.5 + max(0, place.1) / site.length(Self.distancePerCost)
      )
    }
    return candidates + (outside + beside).map { .init($0.0, cost: $0.1 + cost(outsideAt: $0.0)) }
  }

  /// What it costs to stand in the column beside the screen: more than at the edges of the view.
  private static let costBesideScreen = 15.0

  /// How far the edge of the screen is from the view for each 1 that the column costs, in points of an annotation.
  private static let distancePerCost = 60.0

  /// What it costs to stand in the middle of what a crop leaves of the view: less than in a corner of the view.
  private static let costOffCenter = 1.0

  /// What it costs to stand where another view lies on the view: more than to stand on another view.
  private static let costOfCovered = 40.0

  private func isCovered(_ center: Point) -> Bool {
    let rect = Rect(center: center, size: size)
    return scene.visibleViews(near: rect).contains { $0 > index && scene.box(ofViewAt: $0).overlaps(rect) }
  }

  /// On another view, a name would seem to be that view's, and across an edge it is less legible.
  func cost(outsideAt center: Point) -> Double {
    let rect = Rect(center: center, size: size)
    let isAcrossEdge = scene.shownRect.overlaps(rect) && !scene.shownRect.contains(rect)
    return scene.visibleViews(near: rect).reduce(isAcrossEdge ? Self.costOfScreenEdge : 0) { cost, other in
      guard other != index, other != 0 else { return cost }
      let box = scene.box(ofViewAt: other)
      guard box.overlaps(rect) else { return cost }
      return cost + (scene.isAncestor(other, of: index) ? 0 : Self.costOnOther)
        + (box.contains(rect) ? 0 : Self.costOfEdge)
    }
  }

  /// What it costs to stand across the edge of a view, and across that of the screen.
  static let (costOfEdge, costOfScreenEdge) = (6.0, 8.0)

  /// What it costs to stand on a view that is not around the own one: more than to stand in the column.
  private static let costOnOther = 24.0

  /// The place beside a box, next to it.
  func center(beside box: Rect, at side: CalloutLook.Side) -> Point {
    let distance = (box.width + size.width) / 2 + site.length(3)
    return Point(box.midX + side.direction.x * distance, box.midY)
  }

  /// Positions for a label within a view under any transform: its middle, its corners, the middles of its edges.
  private func placesInside() -> [(center: Point, cost: Double)] {
    let (bounds, toPanel) = (scene.panel.views[index].bounds, scene.toPanel[index])
    guard let inverse = toPanel.inverted else { return [] }
    // The size of the upright label in the view's own coordinates.
    let reach = inverse.apply(to: Rect(center: toPanel.apply(to: bounds.center), size: size)).size
    let room = bounds.insetBy(dx: padding + reach.width / 2, dy: padding + reach.height / 2)
    guard room.width >= -padding, room.height >= -padding else { return [] }
    let (left, right) = (min(room.minX, room.midX), max(room.maxX, room.midX))
    let (top, bottom) = (min(room.minY, room.midY), max(room.maxY, room.midY))
    let places: [(Point, Double)] = [
      (bounds.center, 0), (Point(left, top), 2), (Point(room.midX, top), 2.5), (Point(right, top), 3),
      (Point(left, room.midY), 3), (Point(right, room.midY), 3), (Point(left, bottom), 3),
      (Point(room.midX, bottom), 3), (Point(right, bottom), 3.5),
    ]
    return places.map { (toPanel.apply(to: $0.0), $0.1) }
  }
}
