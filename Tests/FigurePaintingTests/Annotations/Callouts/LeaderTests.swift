import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// Lines from labels to what they name, and the columns of names beside an exploded hierarchy.
@Suite struct LeaderTests {
  private func annotations(_ text: String) throws -> PlacedAnnotations {
    let sample = try PaintedSample(text)
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    switch annotated.panels.first?.content {
    case .layout(let annotations)?, .exploded(let annotations)?: return annotations
    default: return PlacedAnnotations()
    }
  }

  /// In a view, a part or a point a line ends with a dot, whoever draws it; a drawn line continues it.
  @Test(arguments: [
    ("callouts: [{text: here, at: card.right, side: right, offset: 30}]", true),
    ("callouts: [{label: A, at: card.right, side: right, offset: 30}]", true),
    ("callouts: [{text: here, at: card.right, side: right, offset: 30, line: none}]", false),
    ("callouts: [{rule: card.right, text: here, side: right, offset: 30}]", false),
    ("callouts: [{circle: card, text: here, side: right, offset: 30}]", false),
  ])
  func linesEndWithADotInWhatTheyName(_ annotation: String, hasDot: Bool) throws {
    let marks = try annotations(
      """
      size: [200, 100]
      views:
        - view: card
          frame: [20, 10, 80, 80]
      \(annotation)
      """)
    let dots = "\(marks)".split(separator: "\n").filter { $0.contains("path in (98.2, 48.2) 3.6 × 3.6") }
    #expect(dots.count == (hasDot ? 1 : 0), "\(marks)")
  }

  /// Every view, the root too, has a name beside all planes, with a line that ends in its view and not in what is in
  /// front of it.
  @Test func namesOfLayersStandInColumns() throws {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          size: [200, 160]
          show: names
          views:
            - view: card
              frame: [10, 10, 180, 140]
              subviews:
                - {view: photo, frame: [10, 10, 160, 80]}
                - {view: badge, frame: [120, 20, 40, 20]}
          panels: [{kind: exploded}]
          """, name: "layers"
      ).first)
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    guard case .exploded(let annotations)? = annotated.panels.first?.content else { throw Missing() }
    let scene = try #require(annotations.scene)
    let whole = try #require(
      scene.panel.views.indices.map(scene.box(ofViewAt:)).reduce(nil as Rect?) { $0?.union($1) ?? $1 })
    // 1. Beside all planes, in columns: names at one side begin or end at one line.
    let leaders = annotations.marks.compactMap { $0 as? MarkGroup }.filter { $0.classes == ["strut-leader"] }
    let lines = leaders.compactMap { $0.marks.first as? LineMark }.flatMap(\.segments)
    #expect(lines.count == scene.panel.views.count)
    #expect(lines.allSatisfy { $0.start.x < whole.minX || $0.start.x > whole.maxX })
    #expect(Set(lines.map { $0.start.x.rounded() }).count <= 2)
    // 2. Each ends in a view that nothing in front of it covers there.
    func isIn(_ index: Int, _ point: Point) -> Bool {
      guard let inverse = scene.toPanel[index].inverted else { return false }
      return scene.panel.views[index].bounds.contains(inverse.apply(to: point))
    }
    let ends = lines.compactMap { line in scene.panel.views.indices.last { isIn($0, line.end) } }
    #expect(ends.sorted() == Array(scene.panel.views.indices))
  }

  /// The outermost layer is a text, so that the line to it is the shortest.
  @Test func dotsOfLayersTouchTheOutlinesOfTexts() throws {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          size: [320, 200]
          show: names
          views:
            - view: card
              frame: [20, 20, 280, 160]
              subviews:
                - view: strip
                  frame: [16, 90, 248, 50]
                  subviews: [{label: city, text: London, frame: [12, 14, 60, 21]}]
          panels: [{kind: exploded}]
          """, name: "layers"
      ).first)
    let letters = try #require(sample.elements.first { $0.words == "London" }?.box)
    let leaders = sample.elements.filter { $0.classes.contains("strut-leader") }.map(\.box)
    let dots = leaders.filter { abs($0.width - 3.6) < 0.1 }
    let dot = try #require(dots.min { abs($0.midX - letters.minX) < abs($1.midX - letters.minX) })
    // The letters begin a little behind the outline.
    #expect((-0.1...2.5).contains(letters.minX - dot.maxX), "\(dot) \(letters)")
  }

  /// Where a bar ends in a round corner of the screen, its dot would lie on the ring of the body.
  @Test func dotsAreOnTheScreenInItsCorners() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      bars: {navigationBar: {title: Recetas}, tabBar: {items: [symbol(house.fill) Inicio]}}
      views: [{view: content, frame: [59, 32, 734, 308]}]
      callouts:
        - {label: 1, at: root.navigationBar, side: right, text: navigation bar}
        - {label: 2, at: root.tabBar, side: right, text: tab bar}
      """)
    // The screen of 852 × 393 has corners of 55.
    let content = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("content") }?.box)
    let screen = Rect(x: content.minX - 59, y: content.minY - 32, width: 852, height: 393)
    let bezel = Bezel(body: screen.insetBy(dx: -12, dy: -12), screen: screen, cornerRadius: 55)
    let dots = sample.elements.filter { !$0.isText && !$0.isOfView && abs($0.box.width - 3.6) < 0.1 }.map(\.box)
    #expect(dots.count == 2 && dots.allSatisfy(bezel.shows), "\(dots)")
  }

  /// A dot that nearly touches a letter would be read with it.
  @Test func dotsKeepOffLetters() throws {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          size: [240, 80]
          views: [{label: city, text: London, frame: [120, 30, 60, 21]}]
          callouts: [{label: A, at: city.left, side: left, offset: 50}]
          """, name: "dots"
      ).first)
    let letters = try #require(sample.elements.first { $0.words == "London" }?.box)
    let dot = try #require(sample.elements.first { !$0.isText && abs($0.box.width - 3.6) < 0.1 }?.box)
    #expect((2.9...5).contains(letters.minX - dot.maxX), "\(dot) \(letters)")
  }

  /// Three discs and more are the anatomy of what is shown, and stand beside it as beside a device; one whose author
  /// says how far stays there.
  @Test(arguments: [
    ("{label: A, at: one.left}, {label: B, at: two.left}, {label: C, at: three}", [40.0, 40, 40]),
    ("{label: A, at: one, side: left}, {label: B, at: two, side: left}, {label: C, at: three.right}", [40, 40, 242]),
    (
      "{label: A, at: one, side: left}, {label: B, at: two.left, offset: 20}, {label: C, at: three}",
      [40, 72, 40]
    ),
  ])
  func discsStandInColumns(_ callouts: String, _ middles: [Double]) throws {
    let marks = try annotations(
      """
      size: [280, 200]
      border: none
      views:
        - view: card
          frame: [62, 20, 158, 160]
          subviews:
            - {view: one, frame: [20, 10, 80, 30]}
            - {view: two, frame: [38, 60, 80, 30]}
            - {view: three, frame: [20, 110, 80, 30]}
      callouts: [\(callouts)]
      """)
    let discs = marks.signs.compactMap { ($0 as? MarkGroup)?.marks.first as? BoxMark }
    #expect(discs.map { $0.rect.midX.rounded() } == middles)
  }

  /// Over the ring of a device a leader goes on in its colour, in a gap of the ring.
  @Test(arguments: [ThemeName.light, .dark])
  func aLeaderKeepsItsColourOverTheRing(_ theme: ThemeName) throws {
    var figure = Figure.sample([.box("card", Rect(x: 40, y: 300, width: 300, height: 80))])
    figure.devices = try [#require(Device.named("iphone-15"))]
    figure.chrome = .device
    figure.callouts = [Callout(.label("A", at: .view("card", .left)))]
    let list = figure.painted(theme: theme).list
    let strokes = list.groups(withClass: "strut-callout").flatMap(\.shapes).compactMap(\.stroke)
    let (lines, gaps) = (strokes.filter { $0.color.token == "ink" }, strokes.filter { $0.color.token == "page" })
    #expect(lines.count == 3 && gaps.count == 1)
    #expect(lines.count + gaps.count == strokes.count)
    #expect(gaps.allSatisfy { $0.width > lines[0].width })
  }

  /// On a strong colour a grey dot has a rim.
  @Test(arguments: [(0x007AFF, 2), (0xF2F2F7, 1)] as [(UInt32, Int)])
  func aDotIsSeenOnEveryGround(_ ground: UInt32, circles: Int) throws {
    var figure = Figure.sample([
      .box("card", Rect(x: 40, y: 40, width: 80, height: 80), [.backgroundColor: .color(Color(hex: ground))])
    ])
    var look = CalloutLook()
    (look.side, look.offset) = (.right, 30)
    figure.callouts = [Callout(.text("here", at: .point(Point(80, 80))), look: look)]
    let shapes = figure.painted().list.groups(withClass: "strut-callout").flatMap(\.shapes)
    #expect(shapes.filter { $0.fill != nil }.count == circles)
  }

  /// What names a text without a ground is next to the letters, unless an annotation shows how wide its view is.
  @Test(arguments: [("{}", true), ("frames", false), ("constraints", false)])
  func linesEndAtTheLettersOfTextsWithoutAGround(_ show: String, isAtLetters: Bool) throws {
    let marks = try annotations(
      """
      size: [240, 80]
      views: [{label: name, text: Ada, frame: [20, 20, 200, 24]}]
      callouts: [{text: a name, at: name, side: right}]
      show: \(show)
      """)
    let words = try #require(marks.wordPlaces.first)
    #expect((words.minX < 80) == isAtLetters, "\(words)")
  }

  private struct Missing: Error {}

  /// In the corners of a symbol's square is nothing: its line leads to the middle, and through no other symbol.
  @Test func theLineToASymbolEndsAtIt() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      views:
        - {imageView: play, image: "symbol(play.fill, 52)"}
        - {imageView: ahead, image: "symbol(forward.fill, 40)"}
      constraints:
        - play.centerX == superview.centerX + 40
        - play.centerY == superview.centerY
        - {equation: ahead.left == play.right + 40, identifier: gap}
        - ahead.centerY == play.centerY
      show: {constraints: {of: [gap]}}
      callouts: [{label: 3, at: play}]
      """)
    let symbols = try ["play", "ahead"].map { name in
      try #require(sample.elements.first { $0.isOfView && $0.isText && $0.ids.contains(name) }?.box)
    }
    let lines = sample.elements.filter { $0.classes.contains("strut-callout") }.flatMap(\.strokedLines)
    let ends = lines.flatMap { [$0.start.distance(to: symbols[0].center), $0.end.distance(to: symbols[0].center)] }
    #expect(try #require(ends.min()) < 32, "\(lines) \(symbols)")
    for line in lines { #expect(!symbols[1].isCrossed(from: line.start, to: line.end)) }
  }
}
