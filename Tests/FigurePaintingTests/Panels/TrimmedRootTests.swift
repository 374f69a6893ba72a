import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// Panels whose roots nobody sees, and reports below them.
@Suite struct TrimmedRootTests {
  /// Titles stand over the views, not over a box that nobody sees.
  @Test(arguments: ["none", "line"])
  func aTitleStandsOverWhatIsSeen(_ border: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 120]
      border: \(border)
      views: [{view: a, frame: [20, 20, 60, 60], backgroundColor: plum}]
      panels: [{title: One}, {title: Two}]
      """)
    let titles = ["One", "Two"].compactMap { word in sample.annotationTexts.first { $0.words == word }?.box.midX }
    #expect(titles.count == 2)
    #expect((titles[1] - titles[0] < 300) == (border == "none"))
  }

  /// What moves from panel to panel keeps its place in comparison with the others.
  @Test func allPanelsAreTrimmedAlike() throws {
    let sample = try PaintedSample(
      """
      size: [300, 120]
      border: none
      views: [{view: a, frame: [20, 20, 60, 60], backgroundColor: plum}]
      panels: [{title: One}, {title: Two, do: [a.frame.origin.x = 100]}]
      """)
    let titles = ["One", "Two"].compactMap { word in sample.annotationTexts.first { $0.words == word }?.box.midX }
    // From 20 to 160.
    #expect(titles.count == 2 && titles[1] - titles[0] > 140)
  }

  /// A single root keeps its size, which is that of the picture, but for what is empty of one that nobody sees: that is cut
  /// off as in several panels.
  @Test(arguments: [
    ("line", "[20, 20, 60, 60]", Size(300, 120)), ("none", "[20, 20, 60, 60]", Size(92, 92)),
    ("none", "[0, 0, 300, 120]", Size(300, 120)), ("none", "[4, 4, 292, 112]", Size(300, 120)),
  ])
  func aSingleRootIsThePicture(_ border: String, _ frame: String, _ size: Size) throws {
    let sample = try PaintedSample(
      """
      size: [300, 120]
      border: \(border)
      views: [{view: a, frame: \(frame), backgroundColor: plum}]
      """)
    #expect(sample.list.size == size)
  }

  /// Numbers at the edge of a root that nobody sees would stand at the edge of the page.
  @Test func signsKeepOffTheEdgeOfAPage() throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      border: none
      views: [{view: a, frame: [20, 20, 220, 60], backgroundColor: plum}]
      callouts: [{dimension: [a.topLeft, a.bottomLeft]}]
      """)
    let number = try #require(sample.annotationTexts.first { $0.words == "60" }?.box)
    #expect(number.minX > 10)
  }

  /// A report below two panels ends where they end.
  @Test func aReportOfAWholeRowIsAsWideAsTheRow() throws {
    let sample = try PaintedSample(
      """
      size: [300, 60]
      columns: 2
      expect: conflict
      root: {backgroundColor: gainsboro}
      views: [{view: card}]
      constraints:
        - card.leading == superview.leading + 20
        - card.trailing == superview.trailing - 20
        - card.width == 160
        - V:|[card]|
      panels: [{title: One}, {title: Two}, {kind: console, span: 2}]
      """)
    let ground = try #require(sample.elements.first { $0.classes.contains("strut-console") }?.box)
    let screens = sample.elements.filter { !$0.isText && $0.box.size == Size(300, 60) }.map(\.box)
    #expect(abs(ground.minX - (screens.map(\.minX).min() ?? 0)) < 1)
    #expect(abs(ground.maxX - (screens.map(\.maxX).max() ?? 0)) < 1)
  }
}
