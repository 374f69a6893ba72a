import CairoRendering
import Geometry
import Graphics
import PangoText
import Testing

/// Numbers come from documents: none may stop the program, or Cairo for the rest of the picture.
@Suite struct HostileListTests {
  private static let numbers = [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, -1]
  private static let mark = Item.shape(
    Shape(.rect(Rect(x: 4, y: 4, width: 2, height: 2)), fill: .color(Color(hex: 0xFF0000))))

  /// Draws an item, and then a mark, which must still be seen.
  private func draw(_ item: Item) throws -> Bitmap {
    let picture = try Bitmap(width: 10, height: 10, [item, Self.mark])
    #expect(picture[4, 4] == 0xFFFF_0000, "\(item)")
    _ = try PDFRenderer(outliner: try PangoTextOutliner())
      .render(
        DisplayList(name: "hostile", size: Size(10, 10), items: [item, Self.mark]), options: RendererOptions())
    return picture
  }

  @Test(arguments: numbers) func shapesOfAnyNumber(number: Double) throws {
    for rect in [
      Rect(x: number, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: number, height: 10),
      Rect(x: 0, y: 0, width: number, height: number),
    ] {
      for paint in [Paint.color(.black), .hatch(Hatch(color: .black, pitch: number)), .tile(Example.image)] {
        _ = try draw(
          .shape(Shape(.rect(rect), fill: paint, stroke: Stroke(color: .black, width: number, dash: [number, 1]))))
      }
    }
  }

  @Test(arguments: numbers) func groupsOfAnyNumber(number: Double) throws {
    let shape = Item.shape(Shape(.rect(Rect(x: 0, y: 0, width: 3, height: 3)), fill: .color(.black)))
    for transform in [
      Transform.scale(x: number, y: number), .translation(x: number, y: 0), .rotation(radians: number),
    ] {
      let shadow = Shadow(offset: Point(number, 1), radius: number, color: .black)
      _ = try draw(.group(Group(transform: transform, opacity: number, shadow: shadow, items: [shape])))
      _ = try draw(.group(Group(transform: transform, opacity: 0.5, shadow: shadow, items: [shape, shape])))
    }
    let shadow = Shadow(offset: Point(1, number), radius: number, color: .black)
    _ = try draw(.group(Group(shadow: shadow, items: [shape])))
  }

  @Test func farShapeStillCoversThePicture() throws {
    let far = Path.rect(Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    let picture = try draw(.shape(Shape(far, fill: .color(.black))))
    #expect(picture[0, 0] == 0xFF00_0000)
    #expect(picture[9, 9] == 0xFF00_0000)
  }

  @Test(arguments: [Size(32_768, 1), Size(1, 1e308), Size(.nan, 1), Size(0, 5), Size(20_000, 20_000), Size(-1, -1)])
  func picturesOfImpossibleSizeAreASentence(size: Size) throws {
    let renderer = PNGRenderer(outliner: try PangoTextOutliner())
    let error = #expect(throws: RenderingError.self) {
      try renderer.render(DisplayList(name: "x", size: size), options: RendererOptions())
    }
    #expect(error?.description.contains("the picture would be") == true)
  }
}
