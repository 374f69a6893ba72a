import Geometry
import TestSupport
import Testing

/// What a transform says of itself, and how transforms are undone.
@Suite struct TransformTests {
  /// By the Cookbook's formulas: √(a² + c²), √(b² + d²), atan2(b, a).
  @Test func tellsScaleAndRotation() {
    let transform = Transform.scale(x: 2, y: 2).applying(.rotation(radians: .pi / 6))
    #expect((transform.xScale - 2).magnitude < 1e-12)
    #expect((transform.yScale - 2).magnitude < 1e-12)
    #expect((transform.rotation - .pi / 6).magnitude < 1e-12)
    let moved = Transform.translation(x: 100, y: -7)
    #expect((moved.tx, moved.ty) == (100, -7))
  }

  @Test func inversesUndo() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let transform = Transform.translation(x: .random(using: &random), y: .random(using: &random))
        .applying(.rotation(radians: .random(in: 0...6.3, using: &random)))
        .applying(.scale(x: .random(in: 0.1...4, using: &random), y: .random(in: 0.1...4, using: &random)))
      let inverse = try #require(transform.inverted)
      let point = Point(.random(using: &random), .random(using: &random))
      #expect(inverse.apply(to: transform.apply(to: point)).distance(to: point) < 1e-8)
    }
    #expect(Transform.scale(x: 0, y: 1).inverted == nil)
  }
}
