import Geometry
import Graphics
import Testing

@testable import CairoRendering

/// What lies below something that fills the whole picture is not drawn.
@Suite struct GroundTests {
  private static let area = Size(40, 30)

  private func ground(_ items: [Item]) -> (Color?, [Item]) {
    DisplayList(name: "test", size: Self.area, background: .color(.white), items: items).ground(covering: Self.area)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> Item {
    .fill(.rect(Rect(x: x, y: y, width: width, height: height)), color)
  }

  @Test func theLastThatFillsThePictureIsTheGround() {
    let (red, small) = (Color(hex: 0xFF0000), box(2, 2, 5, 5, .black))
    let table = Item.group(
      Group(
        transform: .translation(x: -1, y: -2), clip: .rect(Rect(x: 0, y: 0, width: 50, height: 40)),
        items: [small, box(1, 2, 40, 30, red), small]))
    let (color, rest) = ground([box(0, 0, 40, 30, .black), small, .group(Group(items: [small, table])), small])
    #expect(color == red)
    guard rest.count == 2, case .group(let outer) = rest[0], case .group(let inner)? = outer.items.first else {
      Issue.record("\(rest)")
      return
    }
    #expect(outer.items.count == 1)
    #expect(inner.items == [small])
    #expect(rest[1] == small)
  }

  @Test func whatLetsSomethingThroughIsNoGround() {
    let (red, all) = (Color(hex: 0xFF0000), Rect(origin: .zero, size: Self.area))
    let full = box(0, 0, 40, 30, red)
    let items: [Item] = [
      box(0, 0, 39, 30, red), box(0, 0, 40, 30, red.opacity(0.5)),
      .fill(.circle(center: Point(20, 15), radius: 60), red),
      .group(Group(items: [full])).faded, .group(Group(transform: .rotation(radians: 0.1), items: [full])),
      .group(Group(clip: .rect(all.insetBy(dx: 1, dy: 0)), items: [full])),
      .group(Group(clip: .roundedRect(all, radius: 4), items: [full])),
    ]
    for item in items {
      let (color, rest) = ground([item])
      #expect(color == .white)
      #expect(rest == [item])
    }
  }

  /// An image that cannot be read is told even if nobody sees it.
  @Test func imagesBelowTheGroundAreDrawn() {
    let image = Item.image(
      PlacedImage(Image(png: [], pixelWidth: 1, pixelHeight: 1), frame: Rect(x: 0, y: 0, width: 9, height: 9)))
    let (color, rest) = ground([.group(Group(items: [image])), box(0, 0, 40, 30, .black)])
    #expect(color == .white)
    #expect(rest.count == 2)
  }
}

extension Item {
  fileprivate var faded: Item {
    guard case .group(var group) = self else { return self }
    group.opacity = 0.5
    return .group(group)
  }
}
