import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// Outlines: the rows of views, and the signs before them.
@Suite struct HierarchyPanelTests {
  private func words(of chosen: String) throws -> [String] {
    try PaintedSample(
      """
      size: [200, 100]
      views:
        - view: card
          frame: [10, 10, 180, 80]
          subviews:
            - view: row
              frame: [10, 10, 160, 60]
              subviews: [{view: icon, frame: [0, 0, 20, 20]}, {view: name, frame: [30, 0, 90, 20]}]
      panels: [{kind: hierarchy\(chosen)}]
      """
    ).elements.filter { $0.isText && $0.isOfTable }.map(\.words).filter { !["view", "root"].contains($0) }
  }

  @Test func ofSaysWhichViewsHaveRows() throws {
    #expect(try words(of: "") == ["card", "row", "icon", "name"])
    #expect(try words(of: ", of: [card, name]") == ["card", "name"])
    #expect(try words(of: ", of: icon") == ["icon"])
  }

  private func twoPanels() -> Figure {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = [PanelDescription(title: "Before"), PanelDescription(title: "After")]
    return figure
  }

  @Test func anOutlineHasARowAView() {
    var figure = twoPanels()
    figure.panels = [PanelDescription()]
    figure.panels[0].kind = .hierarchy
    let list = figure.painted().list
    #expect(list.groups(withClass: "strut-row").compactMap(\.id) == ["root", "v"])
  }

  private func figure(_ kind: PanelDescription.Kind, constraints: [ConstraintEquation] = []) -> Figure {
    var figure = Figure.sample(
      constraints: constraints,
      [
        ViewDescription(.view, "v1", [.frame: .rect(Rect(x: 10, y: 10, width: 50, height: 50))]),
        ViewDescription(.button, "v2"),
      ])
    figure.panels[0].kind = kind
    return figure
  }

  /// A sign has the colour that the view has in the layout, however pale, or none.
  @Test(arguments: [Color(hex: 0xFF0000), Color(hex: 0xFF0000, alpha: 0.2)])
  func anOutlinesSignsHaveTheColoursOfTheViews(_ red: Color) throws {
    var figure = figure(.hierarchy)
    figure.root.subviews[0].properties[.backgroundColor] = Located(.color(red))
    let list = figure.painted().list
    #expect(try #require(list.group("v1")).shapes.first?.fill == .color(red))
    #expect(try #require(list.group("v2")).shapes.first?.stroke?.color.token == "guide")
  }

  /// A box in an outline has the edge that the plane of its view has.
  @Test func signsOfAnOutlineHaveTheHuesOfPlanes() throws {
    let sample = try PaintedSample(
      """
      size: [120, 90]
      views: [{view: badge, frame: [20, 20, 50, 50], backgroundColor: gray}]
      panels: [{kind: hierarchy}, {kind: exploded}]
      """)
    func edges(_ id: String) -> [Color] {
      sample.elements.filter { $0.ids.contains(id) }.compactMap { element in
        if case .shape(let shape) = element.content { shape.stroke?.color } else { nil }
      }
    }
    let (sign, plane) = (try #require(edges("p1-badge").first), try #require(edges("p2-badge").last))
    #expect(sign == plane)
  }

  @Test(arguments: ["horizontal", "vertical"])
  func theSignOfAStackViewShowsItsAxis(_ axis: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      views: [{stackView: row, axis: \(axis), frame: [10, 10, 180, 80], subviews: [{view: a}, {view: b}]}]
      panels: [{kind: hierarchy, of: [row]}]
      """)
    let box = try #require(sample.boxes(ofClass: "strut-stackView").first { abs($0.width - $0.height) < 0.5 })
    let lines = sample.lines(ofClass: "strut-stackView")
    // The line between what is beside each other stands upright.
    let isUpright = lines.contains { abs($0.start.x - box.midX) < 1 && abs($0.end.x - box.midX) < 1 }
    let isLevel = lines.contains { abs($0.start.y - box.midY) < 1 && abs($0.end.y - box.midY) < 1 }
    #expect(isUpright == (axis == "horizontal") && isLevel == (axis == "vertical"), "\(lines) \(box)")
  }
}
