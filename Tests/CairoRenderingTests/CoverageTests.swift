import CairoRendering
import Geometry
import Graphics
import PangoText
import Testing
import Typography

/// Text is filled by other means than shapes; both must look alike.
@Suite struct CoverageTests {
  @Test(arguments: [0, 0.3, -1.2])
  func textIsCoveredAsItsOutlinesAreWhenFilled(angle: Double) throws {
    let run = TextRun(
      "Glyphs & מים %@", font: Font(family: .inter, size: 30), color: .black, origin: Point(10, 60), width: 230)
    let outlines = try PangoTextOutliner().outline(run).map { glyph in
      Item.shape(Shape(glyph.outline.transformed(by: glyph.transform), fill: .color(.black)))
    }
    func picture(_ items: [Item]) throws -> Bitmap {
      let transform = Transform.translation(x: 20, y: 80).applying(.rotation(radians: angle))
      return try Bitmap(width: 300, height: 300, [.group(Group(transform: transform, items: items))])
    }
    let (text, shapes) = (try picture([.text(run)]), try picture(outlines))
    let differences = zip(text.pixels, shapes.pixels).map { abs(Int($0 & 255) - Int($1 & 255)) }
    // Cairo counts the points of a grid, and glyphs that share a pixel are laid one over the other.
    #expect((differences.max() ?? 0) <= 40)
    #expect(differences.reduce(0, +) < text.pixels.count / 4)
  }
}
