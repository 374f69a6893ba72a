import Figures
import Geometry
import Graphics
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// A label draws into a layer that ends at its bounds.
@Suite struct LabelLayerTests {
  /// The group of a label with the word `Typography` in 20 points, whose line is 24 points high.
  private func label(_ width: Double, _ height: Double) throws -> Group {
    let figure = Figure.sample([
      .box(
        "name", Rect(x: 10, y: 10, width: width, height: height),
        [.text: .text("Typography"), .font: .font(FontDescription(size: 20))], .label)
    ])
    return try #require(figure.painted().list.group("name"))
  }

  @Test(arguments: [24, 23, 40])
  func aTextThatFitsIsNotCut(_ height: Double) throws {
    let group = try label(200, height)
    #expect(group.items.flatMap(\.texts) == ["Typography"])
    #expect(group.items.flatMap(\.groups).isEmpty)
  }

  @Test func aTextThatIsTooHighIsCutAboveAndBelowOnly() throws {
    let layer = try #require(try label(200, 14).items.flatMap(\.groups).first)
    #expect(layer.items.flatMap(\.texts) == ["Typography"])
    let clip = try #require(layer.clip?.box)
    #expect(clip.minY == 0 && clip.maxY == 14)
    #expect(clip.minX < -10 && clip.maxX > 210)
  }

  @Test func aTextThatIsTooWideIsCutAtItsSides() throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      views: [{label: name, text: Typography, font: 20, lineBreakMode: byClipping, frame: [10, 10, 40, 24]}]
      """)
    let group = try #require(sample.list.group("name"))
    let clip = try #require(group.items.flatMap(\.groups).first?.clip?.box)
    #expect(clip.minX == 0 && clip.maxX == 40)
    #expect(clip.minY < -10 && clip.maxY > 34)
  }

  @Test func aLabelWithoutHeightShowsNothing() throws {
    #expect(try label(200, 0).items.isEmpty)
  }
}
