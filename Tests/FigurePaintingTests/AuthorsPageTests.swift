import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// The figure's own words on a page of the author's colour, which is the same in every theme.
@Suite struct AuthorsPageTests {
  @Test(arguments: [ThemeName.light, .dark], [0xE8E8EE, 0x202024])
  func wordsAreLegible(theme: ThemeName, page: UInt32) throws {
    var figure = Figure.sample([.box("card", Rect(x: 20, y: 20, width: 100, height: 60))])
    figure.background = .color(Color(hex: page))
    figure.panels = [PanelDescription(title: "A title")]
    var label = Callout(.label("1", at: .view("card", .left)))
    label.text = "An entry"
    figure.callouts = [label]
    let runs = figure.painted(theme: theme).list.items.flatMap(\.runs)
    for words in ["A title", "An entry"] {
      let run = try #require(runs.first { $0.text == words }, "\(words)")
      #expect((run.color.luminance - Color(hex: page).luminance).magnitude > 0.5, "\(words)")
    }
  }
}
