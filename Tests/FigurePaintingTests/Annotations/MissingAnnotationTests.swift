import Diagnostics
import Testing
import Typography

@testable import FigurePainting

/// What an author asks for by name and no panel shows.
@Suite struct MissingAnnotationTests {
  private func warnings(_ text: String) throws -> [String] {
    let sample = try PaintedSample(text)
    var diagnostics = Diagnostics()
    _ = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    return diagnostics.all.filter { $0.identifier == .nothingToShow }.map(\.message)
  }

  @Test(arguments: [
    ("spacing: [a]", ["'spacing' has nothing to show of 'a'"]),
    ("frames: [b]", ["'frames' has nothing to show of 'b'"]),
    ("frames: [a, b]", []), ("frames: true", []), ("spacing: true", []),
  ])
  func annotationsOfNamedViewsThatShowNothingAreTold(_ show: String, _ expected: [String]) throws {
    let found = try warnings(
      """
      size: [100, 60]
      show: {\(show)}
      views:
        - {view: a, frame: [20, 20, 60, 21]}
        - {view: b, frame: [20, 20, 60, 21], hidden: true}
      """)
    #expect(found == expected)
  }

  /// Constraints of a view are those that hold it, and not those that are written in it.
  @Test func annotationsOfAViewThatShowNothingAreTold() throws {
    let found = try warnings(
      """
      size: [300, 80]
      views:
        - view: row
          frame: [10, 10, 280, 60]
          subviews: [{view: inner}]
          constraints: ["H:|-16-[inner]-16-|", "V:|-16-[inner]-16-|"]
          show: {constraints: {axis: horizontal}}
      """)
    #expect(found == ["'constraints' has nothing to show of 'row'"])
  }

  /// What one panel shows is not missing in another one.
  @Test func onePanelIsEnough() throws {
    let found = try warnings(
      """
      size: [100, 60]
      show: {frames: [a]}
      views: [{view: a, frame: [20, 20, 60, 21]}]
      panels: [{title: Shown}, {title: Hidden, do: [a.hidden = true]}]
      """)
    #expect(found.isEmpty)
  }

  @Test func signsThatThePictureDoesNotHaveAreTold() throws {
    let found = try warnings(
      """
      size: [100, 60]
      show: frames
      legend: {signs: [frame, middle]}
      views: [{view: a, frame: [20, 20, 60, 21]}]
      """)
    #expect(found == ["the legend cannot explain 'middle': no panel has that sign"])
  }
}
