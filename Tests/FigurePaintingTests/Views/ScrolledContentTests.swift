import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// What is seen of a scroll view and of the content outside of it.
@Suite struct ScrolledContentTests {
  private func sample(_ keys: String, scroll: String = "") throws -> PaintedSample {
    try PaintedSample(
      """
      device: iphone-se-3rd-generation
      \(keys)
      views:
        - scrollView: scroll
          frame: [0, 100, 375, 300]
          contentSize: [375, 600]
          \(scroll)
          subviews:
            - {view: row, frame: [20, 200, 335, 300], backgroundColor: khaki}
      """)
  }

  private func outlines(in sample: PaintedSample) -> Int {
    sample.elements.count { element in
      guard element.ids.last == "scroll", case .shape(let shape) = element.content else { return false }
      return shape.stroke != nil
    }
  }

  /// A device shows neither.
  @Test func theScreenOfADeviceShowsNoContentOutsideAndNoOutline() throws {
    let device = try sample("chrome: device")
    #expect(device.list.groups(withClass: "strut-content-outside").isEmpty && outlines(in: device) == 0)
    let plain = try sample("chrome: none")
    #expect(!plain.list.groups(withClass: "strut-content-outside").isEmpty && outlines(in: plain) == 1)
  }

  @Test func authorsCanHaveBothOnADevice() throws {
    let dimmed = try sample("chrome: device", scroll: "contentOutside: dim")
    #expect(!dimmed.list.groups(withClass: "strut-content-outside").isEmpty)
    let explained = try sample("chrome: device\nshow: names")
    #expect(outlines(in: explained) == 1)
  }

  /// Outside of a scroll view words are paler than inside, and still read: 4.5 : 1 on a pale ground and on the page.
  @Test(arguments: ["white", "'#CACAF2'", "lavender"]) func paleWordsAreLegible(_ ground: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      views:
        - scrollView: list
          frame: [40, 60, 120, 60]
          contentOffset: [0, 50]
          contentSize: [120, 150]
          contentOutside: dim
          subviews:
            - view: card
              frame: [0, 0, 120, 40]
              backgroundColor: \(ground)
              subviews: [{label: a, text: One, frame: [20, 10, 90, 24]}]
      """)
    let pale = sample.list.groups(withClass: "strut-content-outside")
    #expect(pale.count == 2)
    let (all, words) = (try #require(pale.first), try #require(pale.last))
    let run = try #require(words.items.flatMap(\.runs).first)
    let fills = all.items.flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    let fill = try #require(fills.last)
    for page in [Color.white, Color(hex: 0x1C1C1E)] {
      let seen = fill.opacity(all.opacity).over(page)
      let letters = run.color.opacity(words.opacity).over(run.color.opacity(all.opacity).over(page))
      #expect(letters.contrast(to: seen) > 4.5, "on \(page)")
    }
    #expect(all.opacity < 0.6)
  }

  /// What lies over words is not drawn below them.
  @Test func paleWordsStayBelowWhatCoversThem() throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      views:
        - scrollView: list
          frame: [40, 60, 120, 60]
          contentOffset: [0, 50]
          contentSize: [120, 150]
          contentOutside: dim
          subviews:
            - {label: a, text: One, frame: [20, 10, 90, 24]}
            - {view: lid, frame: [0, 0, 120, 40], backgroundColor: khaki}
      """)
    let pale = sample.list.groups(withClass: "strut-content-outside")
    #expect(pale.count == 1)
  }

  /// What lies beyond the inner scroll view lies beyond the outer one too.
  @Test func theContentOfAScrollViewInAnotherIsSeenOutsideOfBoth() throws {
    let list = try PaintedSample(
      """
      size: [300, 200]
      views:
        - scrollView: page
          frame: [100, 40, 100, 100]
          contentSize: [100, 300]
          subviews:
            - scrollView: row
              frame: [0, 20, 100, 40]
              contentSize: [220, 40]
              subviews: [{view: card, frame: [140, 0, 60, 40], backgroundColor: khaki}]
      """
    ).list
    let pale = list.groups(withClass: "strut-content-outside").filter { group in
      group.shapes.contains { $0.path.box == Rect(x: 0, y: 0, width: 60, height: 40) }
    }
    #expect(pale.contains { $0.clip?.box?.maxX ?? 0 > 190 })
    // Once in the page's pale copy and once in the row's.
    #expect(pale.count <= 3)
  }

  /// What scrolls under bars is drawn from below them on, and layout's numbers stay.
  @Test func contentUnderBarsIsDrawnBelowThem() {
    var table = ViewDescription.box("table", Rect(x: 0, y: 0, width: 320, height: 400), [:], .tableView)
    table.properties[.scrollsUnderBars] = Located(.boolean(true))
    var figure = Figure(name: "bars", size: Size(320, 400), views: [table])
    figure.canvas = Canvas(
      size: Size(320, 400), safeAreaInsets: EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let panel = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0]
    #expect(panel.views[1].bounds.origin == .zero)
    #expect(panel.drawn.views[1].bounds.origin == Point(0, -64))
  }
}

extension Color {
  /// As it is seen over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}
