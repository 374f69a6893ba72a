import Figures
import Geometry
import Graphics
import Staging
import TestSupport
import Testing
import Typography

@testable import FigurePainting

/// Places and ways of an overview, for canvases drawn by lot.
@Suite struct OverviewTests {
  /// Scenes of a canvas, some of them over each other and some nowhere, with segues between them.
  private static func map(seed: Int, count: Int) -> SceneMap {
    var generator = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    let scenes = (0..<count).map { number in
      let isPiled = random(4) == 0
      let center = Point(Double(isPiled ? 400 : random(6) * 700), Double(isPiled ? 300 : random(6) * 1_000))
      return SceneMap.Scene(
        name: "Scene \(number)", shape: random(5) == 0 ? .reference : .plain,
        center: random(6) == 0 ? nil : center, size: Size(375, Double(500 + random(400))))
    }
    let segues = (0..<count * 2).map { _ in
      SceneMap.Segue(from: random(count), to: random(count), kind: SceneMap.SegueKind.allCases[random(7)])
    }
    return SceneMap(scenes: scenes, segues: segues, entry: 0)
  }

  @Test(arguments: 1...12)
  func scenesLieApartAndWaysLeadAroundThem(seed: Int) {
    let map = Self.map(seed: seed, count: 3 + seed * 2)
    let places = OverviewPlaces(map, sizes: map.scenes.map(\.size), within: nil)
    let blocks = places.frames.map(OverviewPlaces.block)
    #expect(blocks.count == map.scenes.count)
    for (index, block) in blocks.enumerated() {
      #expect(block.minX >= 0 && block.minY >= 0 && block.maxX <= places.size.width)
      for other in blocks[..<index] { #expect(!block.insetBy(dx: 1, dy: 1).overlaps(other)) }
    }
    let routes = OverviewRoutes(map.segues, among: places.frames, within: nil)
    #expect(routes.ways.count == map.segues.count && !routes.ways.isEmpty)
    for (segue, way) in zip(map.segues, routes.ways) {
      guard segue.source != segue.destination else {
        #expect(way.isEmpty)
        continue
      }
      // Horizontal and vertical lines from edge to edge.
      #expect(way.count > 1)
      for (start, end) in zip(way, way.dropFirst()) { #expect((start.x == end.x) != (start.y == end.y)) }
      #expect(way.first.map { blocks[segue.source].hasOnEdge($0) } == true)
      #expect(way.last.map { blocks[segue.destination].hasOnEdge($0) } == true)
    }
    #expect(routes.crossings(of: map.segues) <= map.segues.count / 10)
  }

  /// Between scenes in rows there is room for every way.
  @Test func noWayCrossesAScene() {
    let scenes = (0..<30).map { number in
      SceneMap.Scene(
        name: "\(number)", center: Point(Double(number % 6) * 600, Double(number / 6) * 900), size: Size(375, 667))
    }
    let segues = (0..<30).flatMap { number in
      [number * 7 % 30, number * 11 % 30].map { SceneMap.Segue(from: number, to: $0, kind: .show) }
    }
    let map = SceneMap(scenes: scenes, segues: segues)
    let places = OverviewPlaces(map, sizes: scenes.map(\.size), within: nil)
    // Where the canvas has them, smaller.
    let first = places.frames[0].center
    #expect(places.frames.count == scenes.count)
    for (scene, frame) in zip(scenes, places.frames) {
      let place = Point(first.x + (scene.center?.x ?? 0) * places.zoom, first.y + (scene.center?.y ?? 0) * places.zoom)
      #expect(frame.center.distance(to: place) < 1e-6)
    }
    #expect(OverviewRoutes(segues, among: places.frames, within: nil).crossings(of: segues) == 0)
  }

  @Test func whatCrossesIsCounted() {
    let frames = [0.0, 200, 400].map { Rect(x: $0, y: 40, width: 100, height: 100) }
    let segues = [SceneMap.Segue(from: 0, to: 2, kind: .show)]
    var routes = OverviewRoutes(segues, among: frames, within: nil)
    #expect(routes.crossings(of: segues) == 0)
    routes.ways = [[Point(100, 90), Point(400, 90)]]
    #expect(routes.crossings(of: segues) == 1)
  }

  /// Beside the name of the scene below it there is room for an arrow to lead down to its edge; over it there is not.
  @Test(arguments: [("B", true), ("ANameThatIsAsWideAsItsScene", false)])
  func anArrowFromAboveEndsAtItsSceneBesideTheName(_ name: String, _ reaches: Bool) throws {
    let size = Size(375, 667)
    let map = SceneMap(
      scenes: [
        SceneMap.Scene(name: "A", center: Point(0, 0), size: size),
        SceneMap.Scene(name: name, center: Point(0, 1_000), size: size),
      ], segues: [SceneMap.Segue(from: 0, to: 1, kind: .show)])
    let overview = overview(of: map)
    let tip = try #require(segueTips(of: overview).first)
    let frame = overview.places.frames[1]
    #expect(tip.x > frame.minX && tip.x < frame.maxX)
    #expect((abs(tip.y - frame.minY) <= 1) == reaches)
    #expect(tip.y <= frame.minY + 1)
  }

  /// A reference's name is set smaller before it is broken, and then between the names that it is put together of.
  @Test func longNamesOfReferencesAreSmallerAndThenBroken() throws {
    func words(_ name: String) throws -> SetText {
      let map = SceneMap(
        scenes: [SceneMap.Scene(name: name, words: name, shape: .reference, center: .zero, size: Size(250, 60))])
      return try #require(overview(of: map).words.first)
    }
    let (short, long) = (try words("Login"), try words("SettingsAndNotificationsTab"))
    #expect(short.lines.count == 1 && long.lines.count == 1)
    #expect(long.font.size < short.font.size)
    let broken = try words("Onboarding.ActionSheetOfAllTheDialogs")
    #expect(broken.font.size < long.font.size)
    #expect(broken.lines.count > 1)
    #expect(broken.lines.dropFirst().allSatisfy { $0.text.first?.isUppercase == true }, "\(broken.lines.map(\.text))")
  }

  @Test func aNameIsBrokenBehindAStopAndBeforeACapital() {
    #expect("Onboarding.ActionSheet".wrapped { $0.count <= 11 } == "Onboarding.\nActionSheet")
    #expect("Show theURLOfAll".wrapped { $0.count <= 6 } == "Show the\nURLOf\nAll")
    #expect("short".wrapped { $0.count <= 11 } == "short")
  }

  private func overview(of map: SceneMap) -> AnnotatedOverview {
    AnnotatedOverview(
      of: map, as: Figure(name: "overview", size: Size(100, 100), views: []), pictures: map.scenes.map { _ in nil },
      measuringTextWith: FixedWidthMeasurer())
  }

  /// The tips of the arrows: the points of their heads that are farthest along.
  private func segueTips(of overview: AnnotatedOverview) -> [Point] {
    DisplayList(painting: overview, theme: .light, scale: 2).groups(withClass: "strut-segue").compactMap { group in
      group.shapes.first { $0.stroke == nil }?.path.points.max { $0.y < $1.y }
    }
  }

  @Test func anExhaustedBudgetEndsTheSearch() {
    let map = Self.map(seed: 1, count: 40)
    let budget = WorkBudget(1_000)
    let places = OverviewPlaces(map, sizes: map.scenes.map(\.size), within: budget)
    #expect(budget.isExhausted)
    let ways = OverviewRoutes(map.segues, among: places.frames, within: budget).ways
    #expect(ways.filter { !$0.isEmpty } == [])
  }
}

extension Rect {
  fileprivate func hasOnEdge(_ point: Point) -> Bool {
    let isBeside = point.y >= minY && point.y <= maxY && (abs(point.x - minX) < 1e-9 || abs(point.x - maxX) < 1e-9)
    let isAbove = point.x >= minX && point.x <= maxX && (abs(point.y - minY) < 1e-9 || abs(point.y - maxY) < 1e-9)
    return isBeside || isAbove
  }
}
