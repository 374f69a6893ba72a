import Geometry
import TestSupport
import Testing
import ViewLayout

/// Conversions, the frame's parts, and views under transforms.
@Suite struct ViewGeometryTests {
  @Test func pointsComeBackFromEveryView() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let views = RandomTree.views(count: 8, using: &random)
      for from in views {
        for to in views {
          let point = Point(random.next(in: -100...100), random.next(in: -100...100))
          let there = try #require(from.convert(point, to: to))
          #expect(try #require(to.convert(there, to: from)).distance(to: point) < 1e-6)
          #expect(try #require(from.convert(there, from: to)).distance(to: point) < 1e-6)
        }
      }
    }
  }

  @Test func rectanglesHoldWhatTheyHeld() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      let views = RandomTree.views(count: 6, using: &random)
      let rect = Rect(x: 3, y: -4, width: 20, height: 30)
      for to in views {
        let box = try #require(views[1].convert(rect, to: to)).insetBy(dx: -1e-6, dy: -1e-6)
        for corner in rect.corners { #expect(box.contains(try #require(views[1].convert(corner, to: to)))) }
      }
    }
  }

  @Test func aFrameIsTheBoundsInTheSuperview() throws {
    var random = SeededGenerator(seed: 3)
    for view in RandomTree.views(count: 30, using: &random).dropFirst() {
      let superview = try #require(view.superview)
      let frame = try #require(view.convert(view.bounds, to: superview))
      #expect(zip(frame.corners, view.frame.corners).allSatisfy { $0.distance(to: $1) < 1e-6 })
    }
  }

  @Test func nothingComesBackFromAScaleOfZero() {
    let (root, view) = (View(.view, "root"), View(.view, "view", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(view)
    view.transform = .scale(x: 0, y: 1)
    #expect(root.convert(Point(1, 1), to: view) == nil)
    #expect(view.convert(Point(1, 1), to: root) == Point(5, 1))
  }

  @Test func theFrameHasHandles() {
    let view = View(.view, "view", frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.right = 100
    #expect(view.frame == Rect(x: 70, y: 20, width: 30, height: 40))
    view.bottom = 100
    #expect(view.origin == Point(70, 60))
    view.left = 0
    view.top = 5
    #expect(view.frame == Rect(x: 0, y: 5, width: 30, height: 40))
    view.width = 50
    view.height = 60
    #expect(view.frame == Rect(x: 0, y: 5, width: 50, height: 60))
    #expect([view.topLeft, view.topRight, view.bottomRight, view.bottomLeft] == view.frame.corners)
    view.size = Size(10, 10)
    view.origin = Point(1, 2)
    #expect(view.frame == Rect(x: 1, y: 2, width: 10, height: 10))
    view.bounds.origin = Point(100, 100)
    #expect(view.midpoint == Point(105, 105))
    view.moveBy(Point(4, -2))
    #expect(view.frame == Rect(x: 5, y: 0, width: 10, height: 10))
    view.scaleBy(2.5)
    #expect(view.frame == Rect(x: 5, y: 0, width: 25, height: 25))
  }

  @Test(
    arguments: [
      (Size(200, 100), Size(50, 50), Size(50, 25)), (Size(100, 200), Size(50, 50), Size(25, 50)),
      (Size(200, 100), Size(100, 80), Size(100, 50)), (Size(20, 10), Size(100, 80), Size(20, 10)),
    ])
  func fitsInProportion(_ size: Size, within limit: Size, expected: Size) {
    let view = View(.imageView, "view", frame: Rect(origin: Point(3, 4), size: size))
    view.fitInSize(limit)
    #expect(view.frame == Rect(origin: Point(3, 4), size: expected))
  }

  /// A quarter of a turn in a right angle, by hand: corners lie on the axes through the center.
  @Test func cornersFollowTheTransform() {
    let view = View(.view, "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.transform = .rotation(radians: .pi / 4)
    let reach = 50 * 2.0.squareRoot()
    let expected = [Point(50, 50 - reach), Point(50 + reach, 50), Point(50, 50 + reach), Point(50 - reach, 50)]
    let corners = [
      view.transformedTopLeft, view.transformedTopRight, view.transformedBottomRight, view.transformedBottomLeft,
    ]
    #expect(zip(corners, expected).allSatisfy { $0.distance(to: $1) < 1e-9 })
    #expect(corners == view.corners)
    #expect(view.originalFrame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect((view.rotation - .pi / 4).magnitude < 1e-12)
    #expect((view.xScale - 1).magnitude < 1e-12 && (view.yScale - 1).magnitude < 1e-12)
  }

  @Test func turnedViewsIntersectByTheirShapes() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let a = View(.view, "a", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let b = View(.view, "b", frame: Rect(x: 110, y: 110, width: 100, height: 100))
    root.addSubview(a)
    root.addSubview(b)
    #expect(!a.intersects(b))
    // Turned, both frames grow over each other, the shapes face each other with flat sides.
    a.transform = .rotation(radians: .pi / 4)
    b.transform = .rotation(radians: .pi / 4)
    #expect(a.frame.overlaps(b.frame))
    #expect(!a.intersects(b))
    // Corner towards corner they reach further than upright.
    b.center = Point(170, 50)
    #expect(a.intersects(b))
    a.transform = .identity
    b.transform = .identity
    #expect(!a.intersects(b))
    // A view in another superview is taken where it is drawn.
    let box = View(.view, "box", frame: Rect(x: 90, y: 90, width: 10, height: 10))
    root.addSubview(box)
    let inner = View(.view, "inner", frame: Rect(x: -5, y: -5, width: 10, height: 10))
    box.addSubview(inner)
    #expect(inner.intersects(a) && a.intersects(inner))
    box.transform = .scale(x: 0, y: 1)
    #expect(!inner.intersects(a))
  }

  @Test func edgesBetweenPixelsAreNamed() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let outer = View(.view, "outer", frame: Rect(x: 10.25, y: 20, width: 100, height: 100))
    let inner = View(.view, "inner", frame: Rect(x: 0.25, y: 0.25, width: 50, height: 49.75))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(outer.misalignedEdges(scale: 2) == [.minX, .maxX])
    #expect(inner.misalignedEdges(scale: 2) == [.minY])
    #expect(inner.misalignedEdges(scale: 4).isEmpty)
    outer.transform = .rotation(radians: 0.1)
    #expect(inner.misalignedEdges(scale: 2) == .all)
    outer.transform = .rotation(radians: .pi / 2)
    outer.frame.origin = Point(10, 20)
    #expect(outer.misalignedEdges(scale: 1).isEmpty)
  }
}

/// Trees of turned, scaled and scrolled views.
private enum RandomTree {
  static func views(count: Int, using random: inout SeededGenerator) -> [View] {
    var views: [View] = []
    for index in 0..<count {
      let view = View(
        .view, "v\(index)",
        frame: Rect(
          x: random.next(in: -100...100), y: random.next(in: -100...100), width: random.next(in: 1...200),
          height: random.next(in: 1...200)))
      view.bounds.origin = Point(random.next(in: -50...50), random.next(in: -50...50))
      view.transform = Transform.rotation(radians: random.next(in: -3...3))
        .applying(.scale(x: random.next(in: 0.3...3), y: random.next(in: 0.3...3)))
      if index > 0 { views[Int.random(in: 0..<index, using: &random)].addSubview(view) }
      views.append(view)
    }
    return views
  }
}

extension SeededGenerator {
  mutating func next(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
