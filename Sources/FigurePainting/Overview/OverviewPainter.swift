import Figures
import Geometry
import Graphics
import Staging
import Typography

/// Draws the parts of an overview.
struct OverviewPainter {
  let overview: AnnotatedOverview
  let context: PaintingContext

  private var theme: Theme { context.theme }
  private var grid: PixelGrid { context.grid }

  // MARK: Scenes

  /// A scene with its name above it; a link leads to it.
  ///
  /// - Parameter content: What is on its screen; `nil` for a controller without a view.
  func scene(_ index: Int, showing content: [Item]?) -> Item {
    let scene = overview.map.scenes[index]
    let frame = grid.rect(overview.places.frames[index])
    var items: [Item]
    if let content, let screen = overview.pictures[index]?.screen, !screen.isEmpty {
      let transform = Transform.translation(x: -screen.minX, y: -screen.minY)
        .concatenating(.scale(x: frame.width / screen.width, y: frame.height / screen.height))
        .concatenating(.translation(x: frame.minX, y: frame.minY))
      items = [
        .fill(.rect(frame), theme[.page]),
        .group(Group(transform: transform, clip: .rect(screen), items: content.map(\.anonymous))), outline(frame),
      ]
    } else {
      items = placeholder(scene, frame, words: overview.words[index])
    }
    let middle = frame.minY - OverviewPlaces.header / 2
    items += overview.names[index].items(at: Point(frame.minX, middle), color: theme[.ink], anchor: 0, grid: grid)
    items += signs(ofSceneAt: index, endingAt: Point(frame.maxX, middle))
    let id = Self.id(of: scene)
    return .group(
      Group(
        id: id, classes: ["strut-scene"], title: scene.words.isEmpty ? scene.name : "\(scene.name), \(scene.words)",
        link: id, items: items))
  }

  /// The signs of segues that lead back or to the scene itself, from the end of the line with its name backwards.
  private func signs(ofSceneAt index: Int, endingAt end: Point) -> [Item] {
    var place = Point(end.x - SegueSign.diameter / 2, end.y)
    var items: [Item] = []
    if overview.map.scenes[index].unwinds {
      items.append(SegueSign(kind: .unwind).item(at: place, with: context))
      place.x -= SegueSign.diameter + 4
    }
    for segue in overview.map.seguesToItself(ofSceneAt: index) {
      let sign = SegueSign(kind: segue.kind).item(at: place, with: context)
      items.append(.group(Group(classes: Self.classes(of: segue), title: title(of: segue), items: [sign])))
      place.x -= SegueSign.diameter + 4
    }
    return items
  }

  private static func classes(of segue: SceneMap.Segue) -> [String] { ["strut-segue", "strut-\(segue.kind.rawValue)"] }

  private static func id(of scene: SceneMap.Scene) -> String { "scene-\(scene.name)" }

  private func outline(_ frame: Rect) -> Item {
    .stroke(.rect(grid.strokeInside(frame, width: 0.75)), theme[.guide], width: grid.width(0.75))
  }

  /// A controller of no view: what its kind shows around others.
  private func placeholder(_ scene: SceneMap.Scene, _ frame: Rect, words: SetText) -> [Item] {
    let radius = scene.shape == .reference ? 8.0 : 0
    let line = Stroke(color: theme[.guide], width: grid.width(0.75))
    let border = grid.strokeInside(frame, width: 0.75)
    var items: [Item] = [
      .fill(.roundedRect(frame, radius: radius), theme[.grouped]),
      .stroke(.roundedRect(border, radius: radius), line),
    ]
    func rule(_ start: Point, _ end: Point) { items.append(.stroke(.line(from: start, to: end), line)) }
    func row(of count: Int, at y: Double, radius: Double) {
      for number in 0..<count {
        let x = frame.minX + frame.width * (Double(number) + 0.5) / Double(count)
        items.append(.fill(.circle(center: Point(x, y), radius: radius), theme[.guide]))
      }
    }
    let bar = min(24, frame.height / 6)
    var middle = frame.center
    switch scene.shape {
    case .plain: break
    case .navigation:
      rule(Point(frame.minX, grid.edge(frame.minY + bar)), Point(frame.maxX, grid.edge(frame.minY + bar)))
    case .tabs:
      rule(Point(frame.minX, grid.edge(frame.maxY - bar)), Point(frame.maxX, grid.edge(frame.maxY - bar)))
      row(of: 4, at: frame.maxY - bar / 2, radius: bar / 6)
    case .columns:
      let x = grid.edge(frame.minX + frame.width * 0.36)
      rule(Point(x, frame.minY), Point(x, frame.maxY))
      middle.x = (x + frame.maxX) / 2
    case .pages: row(of: 7, at: frame.maxY - bar / 2, radius: 1.5)
    case .reference:
      let place = Point(frame.minX + 6 + SegueSign.diameter / 2, frame.midY)
      items.append(SegueSign(kind: .show).item(at: place, with: context))
      middle.x += 12
    }
    let size = Size(words.lines.map(\.width).max() ?? 0, words.height)
    guard size.height <= frame.height - 4 else { return items }
    return items
      + words.items(in: Rect(center: middle, size: size), color: theme[.ink], grid: LocalGrid(grid))
  }

  // MARK: Segues

  /// An arrow for each segue, with the sign of its kind where it runs alone.
  func segues() -> [Item] {
    let segues = overview.map.segues
    let ways = overview.routes.ways.map { $0.map(onPixels) }
    let badges = badgePlaces(of: ways)
    return segues.indices.filter { ways.indices.contains($0) && ways[$0].count > 1 }.map { index in
      let segue = segues[index]
      let way = reachingScenes(ways[index], of: segue)
      let stroke = SegueSign(kind: segue.kind).stroke(with: context)
      var corners = way
      let (tip, before) = (way[way.count - 1], way[way.count - 2])
      let distance = max(1e-9, before.distance(to: tip))
      let direction = Point((tip.x - before.x) / distance, (tip.y - before.y) / distance)
      let head = ArrowHead(tip: tip, direction: direction, length: 7, slope: 0.45)
      corners[corners.count - 1] = head.base
      var items: [Item] = [
        .stroke(.polyline(corners), stroke), .fill(head.path, stroke.color),
      ]
      if let place = badges[index] { items.append(SegueSign(kind: segue.kind).item(at: place, with: context)) }
      return .group(
        Group(
          classes: Self.classes(of: segue), title: title(of: segue),
          link: Self.id(of: overview.map.scenes[segue.destination]), items: items))
    }
  }

  /// The way from scene to scene: ways end above the band of a scene's name, and go on to the scene beside the name.
  private func reachingScenes(_ way: [Point], of segue: SceneMap.Segue) -> [Point] {
    var way = way
    way[0] = reaching(segue.source, from: way[0], after: way[1])
    way[way.count - 1] = reaching(segue.destination, from: way[way.count - 1], after: way[way.count - 2])
    return way
  }

  private func reaching(_ index: Int, from end: Point, after corner: Point) -> Point {
    let frame = overview.places.frames[index]
    let nameEnd = frame.minX + min(overview.names[index].naturalWidth, frame.width)
    let signStart = frame.maxX - overview.map.roomOfSigns(besideNameAt: index)
    guard corner.x == end.x, corner.y < end.y, end.y < frame.minY, end.x > nameEnd + 6, end.x < signStart - 4 else {
      return end
    }
    return onPixels(Point(end.x, frame.minY))
  }

  private func title(of segue: SceneMap.Segue) -> String {
    let scenes = overview.map.scenes
    let words = segue.identifiers.isEmpty ? "" : " (\(segue.identifiers.joined(separator: ", ")))"
    let count = segue.count > 1 ? "\(segue.count) × " : ""
    return "\(count)\(segue.kind.words)\(words): \(scenes[segue.source].name) → \(scenes[segue.destination].name)"
  }

  private func onPixels(_ point: Point) -> Point {
    Point(grid.center(point.x, width: SegueSign.lineWidth), grid.center(point.y, width: SegueSign.lineWidth))
  }

  /// The middle of the longest line of each way that no other way has, and that no sign covers. A line that ends at a
  /// scene keeps room for the arrow's head.
  private func badgePlaces(of ways: [[Point]]) -> [Point?] {
    var taken: [Rect] = []
    return ways.indices.map { index in
      let way = ways[index]
      guard way.count > 1 else { return nil }
      let others = ways.indices.filter { $0 != index }.flatMap { Array(zip(ways[$0], ways[$0].dropFirst())) }
      let lines = Array(zip(way, way.dropFirst()))
      var best: (length: Double, place: Point)?
      for (start, end) in lines {
        for (from, to) in Self.parts(of: start, end, without: others) {
          let length = from.distance(to: to)
          var place = Point((from.x + to.x) / 2, (from.y + to.y) / 2)
          if let tip = way.last, end == tip { place = Self.beforeHead(place, on: start, tip) }
          let box = Rect(center: place, size: Size(SegueSign.diameter, SegueSign.diameter))
          guard length > best?.length ?? 0, !taken.contains(where: { $0.overlaps(box) }) else { continue }
          best = (length, place)
        }
      }
      let place = best?.place ?? lines.last.map { Self.beforeHead($0.1, on: $0.0, $0.1) }
      if let place { taken.append(Rect(center: place, size: Size(SegueSign.diameter, SegueSign.diameter))) }
      return place
    }
  }

  /// The place, or the nearest one that leaves the head of an arrow to be seen.
  private static func beforeHead(_ place: Point, on start: Point, _ tip: Point) -> Point {
    let length = start.distance(to: tip)
    let room = min(length, 9 + SegueSign.diameter / 2)
    guard length > 0, place.distance(to: tip) < room else { return place }
    return Point(tip.x + (start.x - tip.x) * room / length, tip.y + (start.y - tip.y) * room / length)
  }

  /// The parts of a line that lie on none of others that run along it.
  private static func parts(of start: Point, _ end: Point, without others: [(Point, Point)]) -> [(Point, Point)] {
    let isUpright = start.x == end.x
    func along(_ point: Point) -> Double { isUpright ? point.y : point.x }
    func across(_ point: Point) -> Double { isUpright ? point.x : point.y }
    var parts = [(min(along(start), along(end)), max(along(start), along(end)))]
    for (from, to) in others where across(from) == across(start) && across(to) == across(start) {
      let (low, high) = (min(along(from), along(to)), max(along(from), along(to)))
      parts = parts.flatMap { part in
        [(part.0, min(part.1, low)), (max(part.0, high), part.1)].filter { $0.0 < $0.1 }
      }
    }
    func point(_ value: Double) -> Point { isUpright ? Point(start.x, value) : Point(value, start.y) }
    return parts.map { (point($0.0), point($0.1)) }
  }

  // MARK: The entry

  /// An arrow from nowhere to the scene that the app begins with.
  func entry() -> [Item] {
    guard let index = overview.map.entry, overview.places.frames.indices.contains(index) else { return [] }
    let frame = overview.places.frames[index]
    return [EntrySign.item(to: onPixels(Point(frame.minX, frame.minY + min(20, frame.height / 8))), with: context)]
  }
}

/// The arrow to the first scene.
enum EntrySign {
  static let length = 30.0

  static func item(to tip: Point, with context: PaintingContext) -> Item {
    let color = context.theme[.ink]
    let head = ArrowHead(tip: tip, direction: Point(1, 0), length: 11, slope: 0.55)
    let line = Path.line(from: Point(tip.x - length, tip.y), to: head.base)
    return .group(
      Group(
        classes: ["strut-entry"], title: "entry point",
        items: [.stroke(line, color, width: context.grid.width(3)), .fill(head.path, color)]))
  }
}

extension Item {
  /// Without what tells it apart from others of its own picture.
  fileprivate var anonymous: Item {
    guard case .group(var group) = self else { return self }
    (group.id, group.title, group.data, group.classes) = (nil, nil, [], [])
    group.items = group.items.map(\.anonymous)
    return .group(group)
  }
}
