import Geometry
import Graphics
import Testing
import Typography

/// How large items are: nominally, and at most.
@Suite struct ItemBoundsTests {
  private let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func strokeAddsHalfItsWidth() {
    let item = Item.stroke(square, .black, width: 2)
    #expect(item.bounds == Rect(x: -1, y: -1, width: 12, height: 12))
    // A mitred corner can reach out further.
    #expect([item].reach == Rect(x: -10, y: -10, width: 30, height: 30))
  }

  @Test func groupIsTransformedAndClipped() {
    let group = Group(
      transform: .translation(x: 100, y: 0), clip: .rect(Rect(x: 5, y: 5, width: 20, height: 20)),
      items: [.fill(square, .black)])
    #expect(Item.group(group).bounds == Rect(x: 105, y: 5, width: 5, height: 5))
    #expect(group.reach == Rect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func shadowCounts() {
    let shadow = Shadow(offset: Point(0, 4), radius: 2, color: .black)
    let group = Group(shadow: shadow, items: [.fill(square, .black)])
    #expect(Item.group(group).bounds == Rect(x: -6, y: -2, width: 22, height: 22))
  }

  @Test func nothingHasNoBox() {
    #expect(Item.group(Group(items: [])).bounds == nil)
    #expect([Item]().unitedBounds == nil)
    var unseen = Group(items: [.fill(square, .black)])
    unseen.opacity = 0
    #expect(Item.group(unseen).bounds == nil)
  }

  @Test func sizesAreMadeSmallerOnly() {
    #expect(Size(60, 20).scaledDown(toFit: Size(30, 30)) == Size(30, 10))
    #expect(Size(6, 2).scaledDown(toFit: Size(30, 30)) == Size(6, 2))
  }
}
