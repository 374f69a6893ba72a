@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

/// Legends that list the signs of a picture.
@Suite struct SignLegendTests {
  private func legend(of figure: Figure) -> [String] {
    var figure = figure
    figure.legend.explainsSigns = true
    return figure.painted().list.groups(withClass: "strut-legend").flatMap(\.texts)
  }

  @Test func aLegendListsTheSignsThatThePictureHasAndNoOthers() {
    let views = [
      ViewDescription.box(
        "v", Rect(x: 20, y: 20, width: 60, height: 40), [.transform: .transform(.rotation(radians: 0.5))])
    ]
    #expect(legend(of: .sample(show: [.frames, .centers], views)) == ["frame", "center"])
    #expect(legend(of: .sample(show: [.frames], views)) == ["frame"])
    #expect(legend(of: .sample(show: [.names], views)) == [])
  }

  @Test func labelsComeBeforeSigns() {
    var figure = Figure.sample(show: [.bounds], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.callouts = [Callout(.label("1", at: .view("v", .top)), text: "one")]
    #expect(legend(of: figure) == ["1", "one", "bounds"])
  }

  /// The outline of a view whose edges cannot be seen says nothing of its own.
  @Test func outlinesOfInvisibleViewsAreNoSigns() {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("v"), .width, .greaterThanOrEqual, constant: 40),
        ConstraintEquation(.view("v"), .height, constant: 20),
      ], [ViewDescription(.view, "v", [:])])
    #expect(legend(of: figure) == ["at least"])
  }

  @Test func belowThePanelsSignsTakeAsFewRowsAsTheyCan() throws {
    var figure = Figure.sample(
      show: [.frames, .bounds, .centers], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.legend.explainsSigns = true
    figure.legend.side = .bottom
    func rows() throws -> Int {
      let legend = try #require(figure.painted().list.groups(withClass: "strut-legend").first)
      return Set(legend.items.compactMap { if case .text(let run) = $0 { run.origin.y } else { nil } }).count
    }
    #expect(try rows() == 1)
    figure.legend.columns = 1
    #expect(try rows() == 3)
  }

  @Test(arguments: SignMeaning.allCases, [ThemeName.light, .dark])
  func everySignHasWordsAndASampleThatStaysInItsPlace(_ meaning: SignMeaning, _ theme: ThemeName) throws {
    let box = Rect(origin: Point(10, 20), size: SignSample.size)
    let sample = SignSample(
      meaning: meaning, box: box, theme: Theme(theme), grid: PixelGrid(scale: 2),
      question: TextSetting(measurer: FixedWidthMeasurer()).line("?", font: .annotation(8.5, weight: .bold)))
    let bounds = try #require(sample.items().unitedBounds)
    #expect(box.insetBy(dx: -0.5, dy: -0.5).contains(bounds))
    #expect(!meaning.words.isEmpty)
  }
}
