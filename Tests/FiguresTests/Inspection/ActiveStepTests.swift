import Diagnostics
import FigureLanguage
import Figures
import Staging
import Testing
import Typography
import ViewLayout

/// Steps that take a constraint out of the layout, and bring it back.
@Suite struct ActiveStepTests {
  @Test func constraintsTakeTurns() throws {
    let text = """
      size: [320, 100]
      views: [{view: a}]
      constraints:
        - "H:|[a]"
        - "V:|[a(20)]"
        - {equation: a.width == 50, identifier: narrow}
        - {equation: a.width == 80, identifier: wide, active: false}
      panels:
        - {}
        - do: [constraint narrow.active = false, constraint wide.active = true]
        - do: [constraint wide.active = false, constraint narrow.active = true]
      """
    let (figure, diagnostics) = Figure.decode(SourceFile(name: "a.yaml", text: text), name: "a")
    #expect(diagnostics.isEmpty)
    let solved = try #require(figure)
    let picture = try #require(solved.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    #expect(picture.panels.map { $0.views[1].frame.width } == [50, 80, 50])
  }
}
