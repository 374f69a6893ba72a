import Geometry
import Testing

/// Where else ambiguous views could be.
@Suite struct GhostTests {
  private func sample(_ constraints: [String], size: String = "[200, 160]", show: String = "") throws -> PaintedSample {
    try PaintedSample(
      """
      size: \(size)
      expect: [ambiguity, lost]
      show: {ambiguity: ghosts\(show)}
      views:
        - {view: box, backgroundColor: khaki}
      constraints:
      \(constraints.map { "  - \($0)\n" }.joined())
      """)
  }

  private func ghosts(_ constraints: String...) throws -> Set<Rect> {
    Set(try sample(constraints).picture.panels[0].views[1].ghosts)
  }

  private func boxes(_ places: [(Double, Double)], _ width: Double, _ height: Double) -> Set<Rect> {
    Set(places.map { Rect(x: $0.0, y: $0.1, width: width, height: height) })
  }

  /// The box is in the upper left corner. Outside of the root it could be as well, but nobody would see it there.
  @Test func freedomsWithoutAnEndGoWhereThereIsRoom() throws {
    let found = try ghosts("box.width == 80", "box.height == 40")
    #expect(found == boxes([(88, 0), (0, 48), (88, 48)], 80, 40))
    #expect(try ghosts("box.width == 80", "box.height == 40", "box.top == 150") == boxes([(88, 150)], 80, 40))
  }

  /// A view that is nearly as wide as the root goes as far as the root lets it.
  @Test func freedomsWithoutAnEndEndAtTheRoot() throws {
    #expect(try ghosts("box.width == 170", "box.height == 40", "box.top == 20") == boxes([(30, 20)], 170, 40))
  }

  /// In a root without room the freedom is still to be seen.
  @Test func freedomsWithoutRoomAreShownOnBothSides() throws {
    let found = try ghosts("box.width == 200", "box.height == 40", "box.top == 20")
    #expect(found == boxes([(-40, 20), (40, 20)], 200, 40))
  }

  @Test func viewsThatAreFreeAlongBothAxesHaveTheCorners() throws {
    let inside = [
      "box.leading >= superview.leading + 10", "box.trailing <= superview.trailing - 10",
      "box.top >= superview.top + 10", "box.bottom <= superview.bottom - 10",
    ]
    let found = Set(try sample(["box.width == 80", "box.height == 40"] + inside).picture.panels[0].views[1].ghosts)
    #expect(found == boxes([(110, 10), (10, 110), (110, 110)], 80, 40))
  }

  /// At the greatest width there is no room for the greatest height, and the other way round.
  @Test func freedomsThatLimitEachOtherAreNotUsedTogether() throws {
    let found = try ghosts(
      "box.left == 20", "box.top == 20", "box.width >= 20", "box.height >= 20",
      "box.width <= -1 * box.height + 100")
    #expect(!found.isEmpty && found.allSatisfy { $0.width + $0.height <= 100.001 }, "\(found)")
  }

  /// A fixed ratio is no reason to move along one axis at a time.
  @Test func placesAreFreeWhereOnlySizesAreTied() throws {
    let found = try ghosts("box.width == 80", "box.height == 1/2 * box.width")
    #expect(found.contains(Rect(x: 88, y: 48, width: 80, height: 40)), "\(found)")
  }

  /// Without a size a view is shown where it would have one: a line is no view.
  @Test func ghostsAreNoLines() throws {
    #expect(try ghosts("box.left == 40") == boxes([(40, 0)], 40, 40))
    #expect(try ghosts("box.left == 40", "box.width == 80") == boxes([(40, 0)], 80, 40))
  }

  @Test func namesOfViewsWithoutASizeKeepOffTheirGhosts() throws {
    let centred = ["box.centerX == superview.centerX", "box.centerY == superview.centerY"]
    let sample = try sample(centred, show: ", names: true")
    let name = try #require(sample.boxes(of: "box").first)
    let panel = sample.picture.panels[0]
    #expect(!panel.views[1].ghosts.isEmpty)
    let edges = panel.views[1].ghosts.filter { $0.overlaps(name) && !$0.contains(name) }
    #expect(edges.isEmpty, "\(name) \(edges)")
  }

  /// Two views that could change places: a ghost on the other view would seem to be a part of it.
  @Test func ghostsLieBehindOtherAmbiguousViews() throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      border: none
      root: {backgroundColor: white}
      expect: ambiguity
      show: {ambiguity: ghosts}
      views:
        - {view: a, backgroundColor: khaki}
        - {view: b, backgroundColor: tan}
      constraints:
        - V:|-20-[a(40)]
        - V:|-20-[b(40)]
        - a.width == 60
        - b.width == 60
        - a.left >= superview.left
        - b.left >= superview.left + 100
        - a.left <= superview.left + 80
        - b.left <= superview.left + 140
      """)
    let views = sample.picture.panels[0].views
    #expect(views[1].ghosts == [Rect(x: 80, y: 20, width: 60, height: 40)], "\(views[1].ghosts)")
    let areas = sample.elements.filter { element in
      guard element.classes.contains("strut-ambiguous"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil && shape.stroke == nil && element.box.height == 40
    }
    let other = try #require(sample.elements.first { $0.ids.last == "b" }?.box)
    #expect(areas.count == 2 && areas.allSatisfy { !$0.box.overlaps(other) }, "\(areas.map(\.box)) \(other)")
  }

  /// What sticks out of the view is an area with three sides, and the side that the view hides is dotted on it.
  @Test func aGhostBelowItsViewIsAStrip() throws {
    let sample = try sample(
      [
        "box.left == 20", "box.right == superview.right - 20", "box.height == 90", "box.top >= superview.top + 20",
        "box.bottom <= superview.bottom - 37",
      ])
    let box = try #require(sample.elements.first { $0.ids.contains("box") }).box
    let own = sample.elements.filter { $0.classes.contains("strut-ambiguous") }
    let areas = own.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.fill != nil && shape.stroke == nil && element.box.width > 100
    }
    #expect(areas.map { $0.box.minY - box.maxY } == [0], "\(areas.map(\.box)) \(box)")
    let level = own.flatMap(\.strokedLines).filter { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 100 }
    let strip = try #require(areas.first?.box)
    // The upper side of the ghost is as far below that of the view as the strip is high.
    #expect(level.contains { abs($0.start.y - box.minY - strip.height) < 1 }, "\(level) \(box) \(strip)")
    #expect(level.contains { abs($0.start.y - strip.maxY) < 1 }, "\(level)")
  }
}
