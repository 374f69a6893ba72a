import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing
import Typography

/// What is said of symbols that a layout stretches, and the colour of detail texts.
@Suite struct StretchedSymbolTests {
  private func warnings(_ text: String) throws -> [String] {
    let sample = try PaintedSample(text)
    var diagnostics = Diagnostics()
    _ = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    return diagnostics.all.filter { $0.identifier == .stretchedSymbol }.map(\.message)
  }

  /// UIKit stretches it as well, unless its view hugs it or keeps its shape.
  @Test(arguments: [
    ("frame: [10, 10, 120, 24]", 1), ("frame: [10, 10, 24, 60]", 1), ("frame: [10, 10, 60, 60]", 0),
    ("frame: [10, 10, 120, 24], contentMode: scaleAspectFit", 0), ("frame: [10, 10, 120, 24], hidden: true", 0),
    // Who writes it has chosen it.
    ("frame: [10, 10, 120, 24], contentMode: scaleToFill", 0),
  ])
  func stretchedSymbolsAreTold(_ properties: String, _ count: Int) throws {
    let found = try warnings(
      """
      size: [200, 100]
      views: [{imageView: alarm, image: symbol(alarm, 24), \(properties)}]
      """)
    #expect(found.count == count, "\(found)")
  }

  @Test func theWarningNamesBothSizes() throws {
    let found = try warnings(
      """
      size: [200, 100]
      views: [{imageView: alarm, image: "placeholder(24, 24)", frame: [10, 10, 120, 24]}]
      """)
    #expect(found.isEmpty)
    let told = try warnings(
      """
      size: [200, 100]
      views: [{imageView: alarm, image: symbol(alarm, 24), frame: [10, 10, 120, 24]}]
      """)
    #expect(told.first?.contains("'alarm' is stretched: its view is 120 × 24") == true)
  }

  @Test(arguments: [
    ("{tableViewCell: row, frame: [0, 0, 320, 44], title: Wi-Fi, text: Home, detailTextColor: crimson}"),
    ("{tableView: list, frame: {inset: 0}, detailTextColor: crimson, sections: [{rows: [{title: Wi-Fi, text: Home}]}]}"),
  ])
  func detailTextsHaveTheirAuthorsColour(_ view: String) throws {
    let sample = try PaintedSample("size: [320, 100]\nviews: [\(view)]")
    let run = try #require(sample.list.items.flatMap(\.runs).first { $0.text == "Home" })
    #expect(run.color.hex == Color(hex: 0xDC143C).hex)
  }
}

extension Color {
  fileprivate var hex: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}
