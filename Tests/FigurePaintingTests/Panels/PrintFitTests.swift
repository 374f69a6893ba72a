import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// How many panels of a picture stand side by side in a print.
@Suite struct PrintFitTests {
  private func figure(panels count: Int, width: Double, height: Double = 90, printWidth: Double) -> Figure {
    var figure = Figure.sample(size: Size(width, height), [.box("a", Rect(x: 10, y: 10, width: 20, height: 20))])
    figure.panels = (0..<count).map { _ in PanelDescription() }
    figure.arrangement.printWidth = Located(printWidth)
    return figure
  }

  private func columns(_ figure: Figure) -> Int? {
    PrintFit.columns(for: figure.pictures(measuringTextWith: FixedWidthMeasurer())[0], in: figure.arrangement)
  }

  /// Signs keep their size, so narrow columns would leave nothing but signs.
  @Test func panelsStandBelowOneAnotherBeforeTheyBecomeSmall() {
    #expect(columns(figure(panels: 3, width: 200, printWidth: 600)) == 3)
    #expect(columns(figure(panels: 3, width: 280, printWidth: 600)) == 1)
    #expect(columns(figure(panels: 4, width: 280, printWidth: 600)) == 2)
    // One column would be a tower.
    #expect(columns(figure(panels: 3, width: 280, height: 400, printWidth: 600)) == 2)
  }

  /// Half of a tablet is as legible as all of it, however large a screen of that size would be alone.
  @Test(arguments: [(820.0, 2), (700, 1)]) func windowsStandBesideTheirTablet(_ height: Double, _ count: Int) throws {
    var figure = figure(panels: 2, width: 585, height: height, printWidth: 600)
    figure.panels[0].device = try #require(Device.named("ipad-10th-generation-a16"))
    figure.panels[0].orientation = .landscape
    #expect(columns(figure) == count)
  }

  @Test func theAuthorsColumnsStay() {
    var figure = figure(panels: 3, width: 280, printWidth: 600)
    figure.arrangement.columns = 3
    #expect(columns(figure) == 3)
    figure.arrangement.columns = nil
    figure.arrangement.printWidth = nil
    #expect(columns(figure) == nil)
  }

  @Test func aReportHasARowOfItsOwnWhereItsNamesWouldBeTorn() {
    var figure = figure(panels: 2, width: 240, printWidth: 560)
    figure.panels[1].kind = .dump
    #expect(columns(figure) == 1)
    figure.arrangement.printWidth = Located(700)
    #expect(columns(figure) == 2)
  }

  /// Two pictures that are compared stand side by side above a report that is as wide as both.
  @Test func aReportHasARowOfItsOwnBelowPicturesSideBySide() throws {
    func rows(_ kinds: [PanelDescription.Kind], columns: Int? = nil) -> [Int] {
      var figure = Figure.sample(size: Size(240, 120), [.box("a", Rect(x: 10, y: 10, width: 20, height: 20))])
      figure.panels = kinds.map { kind in
        var panel = PanelDescription()
        panel.kind = kind
        return panel
      }
      figure.arrangement.printWidth = Located(660)
      figure.arrangement.columns = columns
      let arranged = PrintFit.columns(
        withRowsOfReportsFor: figure.pictures(measuringTextWith: FixedWidthMeasurer())[0], in: figure.arrangement)
      figure.arrangement.columns = arranged.columns
      return figure.arrangement.rows(ofSpans: arranged.spans).map(\.count)
    }
    #expect(rows([.layout, .layout, .dump]) == [2, 1])
    #expect(rows([.dump, .layout, .layout]) == [1, 2])
    // Between two pictures it would leave holes.
    #expect(rows([.layout, .dump, .layout]) == [1, 1, 1])
    #expect(rows([.layout, .layout, .dump], columns: 1) == [1, 1, 1])
  }

  /// Of a screen without a border, what nothing stands on is no part of the picture.
  @Test func aScreenWithoutABorderIsAsWideAsThePrint() throws {
    let sample = try PaintedSample(
      """
      size: [720, 80]
      border: none
      printWidth: 500
      views: [{view: box, frame: [100, 20, 500, 40], backgroundColor: lavender}]
      """)
    #expect(sample.list.size.width <= 500 && sample.list.size.width > 480, "\(sample.list.size)")
  }

}
