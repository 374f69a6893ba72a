import Diagnostics
import FigureLanguage
import Figures
import Staging
import Testing
import Typography
import ViewLayout

/// What determines a view, and how another legal layout is found.
@Suite struct ReportFormTests {
  /// Neither what the view's own size follows from nor what merely hangs on it is left out or added.
  @Test func whatDeterminesAViewIsListed() throws {
    let figure = try #require(
      Figure.decode(
        SourceFile(
          name: "a.yaml",
          text: """
            size: [320, 100]
            views:
              - view: a
              - view: b
              - view: c
            constraints:
              - H:|-[a]-[b(==a)]-|
              - H:[c(20)]
              - c.leading == b.leading
              - V:|[a]|
            """), name: "a"
      ).figure)
    let panel = figure.pictures(
      measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: "a"))[0].panels[0]
    let determination = try #require(panel.determination)
    let lists = [determination.horizontal, determination.vertical].map { $0.map(\.text) }
    #expect(
      lists == [
        [
          "root.width == 320 (size of the root)", "a.leading == root.leadingMargin", "b.leading == a.trailing + 8",
          "b.width == a.width", "root.trailingMargin == b.trailing",
        ],
        ["root.height == 100 (size of the root)", "a.top == root.top", "root.bottom == a.bottom"],
      ])
  }

  /// Another legal layout: an ambiguous view moves, and what its constraints say still holds.
  @Test func exercisingAmbiguityShowsAnotherLayout() throws {
    let figure = try #require(
      Figure.decode(
        SourceFile(
          name: "a.yaml",
          text: """
            size: [320, 100]
            views:
              - view: a
            constraints:
              - H:|-(>=10)-[a(40)]-(>=10)-|
              - V:|[a]|
            panels:
              - title: Before
              - do: [exerciseAmbiguity a]
            """), name: "a"
      ).figure)
    let panels = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels
    let places = panels.map { $0.views[1].frame }
    #expect(places[0] != places[1])
    for place in places { #expect((10.0...270).contains(place.x) && place.width == 40 && place.height == 100) }
  }
}
