import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import ViewLayout

@testable import FigurePainting

/// What the annotations of each kind leave in a picture.
@Suite struct AnnotationTests {
  /// Every annotation leaves a mark of its class where there is something to show.
  @Test(arguments: [
    (AnnotationKind.frames, "strut-frame"), (.originalFrames, "strut-original-frame"), (.bounds, "strut-bounds"),
    (.names, "strut-name"), (.values, "strut-name"), (.centers, "strut-center"), (.origins, "strut-origin"),
    (.axes, "strut-axes"), (.axes, "strut-angle"), (.alignmentRects, "strut-alignment-rect"),
    (.autoresizing, "strut-autoresizing"), (.margins, "strut-margins"), (.safeArea, "strut-safe-area"),
    (.guides, "strut-guide"), (.baselines, "strut-baseline"), (.intrinsicSizes, "strut-intrinsic-size"),
    (.misplaced, "strut-misplaced"), (.rulers, "strut-rulers"), (.standardSpacing, "strut-standard-spacing"),
  ])
  func isDrawn(_ kind: AnnotationKind, _ name: String) {
    let figure = Figure.sample(
      show: [kind],
      [
        .box("plain", Rect(x: 20, y: 20, width: 60, height: 40), [.alignmentRectInsets: .insets(EdgeInsets(all: 4))]),
        .box(
          "turned", Rect(x: 120, y: 40, width: 60, height: 40), [.transform: .transform(.rotation(radians: 0.5))]),
        .box("text", Rect(x: 8, y: 120, width: 100, height: 40), [.text: .text("Text")], .label),
        .box("guide", Rect(x: 200, y: 120, width: 60, height: 40), [:], .layoutGuide),
        .box(
          "moved", Rect(x: 20, y: 180, width: 60, height: 20),
          [.designFrame: .rect(Rect(x: 30, y: 180, width: 60, height: 20))]),
      ])
    let painted = figure.painted()
    #expect(!painted.list.groups(withClass: name).isEmpty)
    #expect(painted.diagnostics.isEmpty)
  }

  /// The canvas is what an editor shows, the solution what it proposes.
  @Test func aMisplacedViewStandsOnTheCanvasAndItsSolutionIsDashed() throws {
    let canvas = Rect(x: 40, y: 180, width: 60, height: 20)
    let figure = Figure.sample(
      show: [.misplaced], [.box("v", Rect(x: 10, y: 150, width: 60, height: 20), [.designFrame: .rect(canvas)])])
    let list = figure.painted(scale: 1).list
    #expect(list.group("v")?.transform == .translation(x: 40, y: 180))
    let dashes = try #require(list.groups(withClass: "strut-misplaced").first?.shapes.first)
    #expect(dashes.stroke?.dash == [4, 3])
    #expect(Rect(enclosing: dashes.path.points)?.center == Point(40, 160))
    let outline = try #require(list.groups(withClass: "strut-misplaced").first?.shapes.last)
    #expect(outline.stroke?.dash == [])
    #expect(Rect(enclosing: outline.path.points)?.center == canvas.center)
    #expect(list.texts.sorted() == ["x −30", "y −30"])
  }

  @Test func aMisplacedViewIsWhereItIsSolvedIfNobodyAsks() {
    let canvas = Rect(x: 40, y: 180, width: 60, height: 20)
    let figure = Figure.sample(
      [.box("v", Rect(x: 10, y: 150, width: 60, height: 20), [.designFrame: .rect(canvas)])])
    #expect(figure.painted().list.group("v")?.transform == .translation(x: 10, y: 150))
  }

  @Test func aViewThatCollapsedIsALineOrADot() throws {
    let figure = Figure.sample(
      show: [.names],
      [
        .box("line", Rect(x: 60, y: 60, width: 0, height: 80)), .box("dot", Rect(x: 160, y: 60, width: 0, height: 0)),
        .box("box", Rect(x: 200, y: 60, width: 50, height: 50)),
      ])
    let marks = figure.painted().list.groups(withClass: "strut-collapsed")
    #expect(marks.count == 2)
    #expect(Set(figure.painted().list.texts) == ["line", "dot", "box"])
  }

  @Test func standardSpacingIsShownInEverySuperview() throws {
    let figure = Figure.sample(
      show: [.standardSpacing],
      [
        .box(
          "outer", Rect(x: 50, y: 30, width: 200, height: 150),
          subviews: [
            .box("a", Rect(x: 8, y: 40, width: 60, height: 30)), .box("b", Rect(x: 76, y: 40, width: 60, height: 30)),
          ])
      ])
    let group = try #require(figure.painted(scale: 1).list.groups(withClass: "strut-standard-spacing").first)
    let places = group.shapes.compactMap { $0.path.points.first?.x.rounded(.down) }
    #expect(places.sorted() == [58, 118, 126])
  }

  @Test func anAmbiguousViewHasAQuestionMarkAndGhosts() throws {
    let figure = Figure.sample(
      show: [.ambiguity],
      constraints: [
        ConstraintEquation(.view("v"), .width, constant: 60), ConstraintEquation(.view("v"), .height, constant: 30),
        ConstraintEquation(.view("v"), .left, to: .view("root"), .left, constant: 20),
      ], [ViewDescription(.view, "v")])
    func outlines(_ figure: Figure) throws -> [Rect] {
      let group = try #require(figure.painted().list.groups(withClass: "strut-ambiguous").first)
      return group.items.compactMap { Rect(enclosing: $0.shapes.flatMap(\.path.points)) }
    }
    #expect(try outlines(figure).count > 1)
    #expect(figure.painted().list.texts == ["?"])
    var outlined = figure
    outlined.show[.ambiguity]?.style = "outlines"
    #expect(try outlines(outlined).count == 1)
  }

  /// The middle of the one question mark's disc.
  private func question(_ constraints: [ConstraintEquation]) throws -> Point {
    let list = Figure.sample(
      show: [.ambiguity], constraints: constraints, [ViewDescription(.view, "v")]
    ).painted().list
    let mark = try #require(list.items.flatMap { $0.elements() }.first { $0.words == "?" })
    return mark.box.center - list.panelOrigin
  }

  /// On a line it would hide what there is to see of the view.
  @Test func aQuestionMarkStandsBeforeAViewThatIsALine() throws {
    let flat = [
      ConstraintEquation(.view("v"), .left, to: .view("root"), .left, constant: 20),
      ConstraintEquation(.view("v"), .top, to: .view("root"), .top, constant: 60),
      ConstraintEquation(.view("v"), .width, constant: 40),
    ]
    let point = try question(flat)
    #expect(point.x >= 60 + 6 && abs(point.y - 60) < 1, "\(point)")
    let high = try question(flat + [ConstraintEquation(.view("v"), .height, .greaterThanOrEqual, constant: 40)])
    #expect(high.distance(to: Point(60, 60)) < 12, "\(high)")
  }

  @Test func theAngleOfATurnedViewIsWritten() {
    let figure = Figure.sample(
      show: [.axes],
      [.box("v", Rect(x: 60, y: 60, width: 100, height: 80), [.transform: .transform(.rotation(radians: .pi / 4))])])
    #expect(figure.painted().list.texts.contains("45°"))
  }

  @Test func aFrameOfATurnedViewIsTheBoxAboutItsCorners() throws {
    let figure = Figure.sample(
      size: Size(400, 400), show: [.frames],
      [
        .box(
          "v1", Rect(x: 113, y: 111, width: 132, height: 194), [.transform: .transform(.rotation(radians: .pi / 4))])
      ])
    let group = try #require(figure.painted().list.groups(withClass: "strut-frame").first)
    let box = try #require(Rect(enclosing: group.shapes.flatMap(\.path.points)))
    #expect(abs(box.width - 230.517) < 0.5)
    #expect(abs(box.x - 63.7416) < 0.5)
    #expect(figure.painted().list.texts.contains("frame"))
  }

  @Test func calloutsStandAtTheirAnchors() {
    var figure = Figure.sample([.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.callouts = [
      Callout(.label("A", at: .view("v", .left))), Callout(.text("Hello", at: .point(Point(10, 10)))),
      Callout(.dimension(from: .view("v", .right), to: .point(Point(320, 100)))),
      Callout(.arrow(from: .view("v", .top), to: .point(Point(110, 10)))), Callout(.circle(at: .view("v", .origin))),
      Callout(.circle(at: .view("gone", .origin))),
    ]
    let painted = figure.painted()
    #expect(painted.list.texts.sorted() == ["160", "A", "Hello"])
    #expect(painted.diagnostics.all.map(\.message) == ["a callout points at a view that is not in the picture"])
  }

  @Test func aDimensionOfASideLiesOutsideTheView() throws {
    var figure = Figure.sample([.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.callouts = [
      Callout(.dimension(from: .view("v", .bottomLeft), to: .view("v", .bottomRight))),
      Callout(.dimension(from: .view("v", .topRight), to: .view("v", .bottomRight)), text: "tall"),
    ]
    let list = figure.painted().list
    let bars = list.groups(withClass: "strut-dimension").compactMap {
      Rect(enclosing: $0.shapes.flatMap(\.path.points))
    }
    #expect(bars.map(\.midY).first.map { $0 > 145 } == true)
    #expect(bars.map(\.midX).last.map { $0 > 165 } == true)
    #expect(list.texts == ["100", "tall"])
  }

  @Test func aMiddlesLetterStandsAtTheEndOfItsLine() throws {
    var figure = Figure.sample([.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.callouts = [Callout(.label("H", at: .view("v", .centerX)))]
    let line = try #require(figure.painted().list.groups(withClass: "strut-callout").first?.shapes.first)
    #expect(line.path.points.map(\.y).max() == 148)
    #expect(line.path.points.map(\.y).min().map { $0 < 52 } == true)
  }

  /// An axis lies along an edge, half on the page and half on the view's ground: it has the page's colours, and a rim
  /// of the page's own that sets it off from the ground.
  @Test(arguments: [ThemeName.light, .dark])
  func axesAreReadOnAnyGround(_ theme: ThemeName) throws {
    let figure = Figure.sample(
      show: [.axes],
      [
        .box(
          "v", Rect(x: 100, y: 80, width: 80, height: 60),
          [
            .transform: .transform(.rotation(radians: .pi / 6)), .backgroundColor: .color(Color(hex: 0x80FF00)),
          ])
      ])
    let list = figure.painted(theme: theme).list
    let (light, dark) = ((page: 0xFFFFFF, x: 0xB00020), (page: 0x1C1C1E, x: 0xFF6961))
    let colors = theme == .light ? light : dark
    let strokes = try #require(list.groups(withClass: "strut-axes").first).shapes.compactMap(\.stroke)
    let x = try #require(strokes.firstIndex { $0.color.token == "conflict" })
    #expect(strokes[x].color == Color(hex: UInt32(colors.x), token: "conflict"))
    let rim = strokes[..<x].filter { $0.color == Color(hex: UInt32(colors.page), token: "page") }
    #expect(rim.contains { $0.width > strokes[x].width })
  }

  /// An outline stops before a letter that it would strike through, and so does hatching; elsewhere it is whole.
  @Test func outlinesAndHatchingStopBeforeText() throws {
    let label = ViewDescription.box("l", Rect(x: 90, y: 40, width: 20, height: 20), [.text: .text("33")], .label)
    func marks(_ views: [ViewDescription]) throws -> Group {
      let icon = ViewDescription.box(
        "v", Rect(x: 50, y: 30, width: 70, height: 80),
        [.alignmentRectInsets: .insets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 20))])
      let figure = Figure.sample(show: [.alignmentRects], [icon] + views)
      return try #require(figure.painted(scale: 1).list.groups(withClass: "strut-alignment-rect").first)
    }
    let (whole, cut) = (try marks([]), try marks([label]))
    func lines(_ group: Group) -> [(Point, Point)] {
      group.shapes.filter { $0.fill == nil }.flatMap(\.path.openLines)
    }
    // The letters stand over the corner of the alignment rectangle, at (100, 50).
    let letters = Rect(x: 92, y: 44, width: 14, height: 12)
    #expect(lines(whole).contains { letters.isCrossed(from: $0.0, to: $0.1) })
    #expect(lines(cut).count >= 8 && !lines(cut).contains { letters.isCrossed(from: $0.0, to: $0.1) })
    func hatched(_ group: Group) -> Int { group.shapes.filter { $0.fill != nil }.count }
    #expect(hatched(whole) == 2 && hatched(cut) == 2)
    // What the hatching is clipped by goes round the band once, and round nothing where the letters are.
    let groups = whole.items.flatMap(\.groups)
    #expect(!groups.isEmpty && groups.allSatisfy { $0.clip == nil })
    let clip = try #require(cut.items.flatMap(\.groups).compactMap(\.clip).first)
    #expect(clip.windings(about: letters.center) == 0)
    #expect([Point(60, 40), Point(110, 100), Point(117, 32)].allSatisfy { abs(clip.windings(about: $0)) == 1 })
  }

  /// A line that came up to the digit in a disc would look like a part of the disc.
  @Test func linesStopBeforeTheDiscThatATextIsIn() throws {
    let count = ViewDescription.box(
      "l", Rect(x: 0, y: 3, width: 24, height: 18),
      [
        .text: .text("3"), .textAlignment: .word(TextAlignment.center),
      ], .label)
    let disc = ViewDescription.box(
      "d", Rect(x: 88, y: 48, width: 24, height: 24),
      [.backgroundColor: .color(Color(hex: 0xDC143C)), .cornerRadius: .number(12)], subviews: [count])
    var figure = Figure.sample([.box("v", Rect(x: 20, y: 60, width: 160, height: 80)), disc])
    figure.show = AnnotationSet([.frames: .init(views: ["v"])])
    let frame = try #require(figure.painted(scale: 1).list.groups(withClass: "strut-frame").first)
    // The chord of the disc is as long as it is wide, and four points are left free on either side.
    let lines = frame.shapes.flatMap(\.path.openLines)
    #expect(!lines.isEmpty)
    #expect(!lines.contains { Rect(x: 86, y: 46, width: 28, height: 28).isCrossed(from: $0.0, to: $0.1) })
    #expect(lines.contains { $0.0.x < 85 && $0.1.x > 80 || $0.1.x < 85 && $0.0.x > 80 })
  }

  @Test func aDiscOnALightGroundIsDarkInADarkPicture() throws {
    var figure = Figure.sample([
      .box(
        "ground", Rect(x: 20, y: 20, width: 280, height: 200), [.backgroundColor: .color(Color(hex: 0xD3D3D3))],
        subviews: [.box("v", Rect(x: 100, y: 80, width: 80, height: 40))])
    ])
    figure.callouts = [Callout(.label("A", at: .view("v", .left)))]
    let disc = try #require(figure.painted(theme: .dark).list.groups(withClass: "strut-callout").last?.shapes.first)
    guard case .color(let color)? = disc.fill else { throw CancellationError() }
    #expect(color.luminance < 0.1)
  }

  /// Numbers that no layout has are drawn as little as possible, and stop nothing.
  @Test func absurdNumbersAreNoCrash() {
    for number in [1e308, -1e308, .infinity, .nan, 1e15] {
      for kind in AnnotationKind.allCases {
        let figure = Figure.sample(
          show: [kind],
          [
            .box(
              "v", Rect(x: number, y: 10, width: 50, height: 50),
              [
                .alignmentRectInsets: .insets(EdgeInsets(all: number)),
                .layoutMargins: .insets(EdgeInsets(all: number)),
              ]),
            .box(
              "w", Rect(x: 10, y: 10, width: 50, height: 50),
              [
                .transform: .transform(Transform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)),
                .cornerRadius: .number(number), .borderWidth: .number(number),
                .designFrame: .rect(Rect(x: number, y: 0, width: number, height: 0)),
              ], subviews: [.box("x", Rect(x: 0, y: 0, width: 10, height: 10))]),
            .box(
              "y", Rect(x: 10, y: 100, width: 50, height: 50), [.alignmentRectInsets: .insets(EdgeInsets(all: number))]),
          ])
        #expect(figure.painted().list.size.width < 3000)
      }
    }
  }

  /// Dashes on a line are neither. A shadow at the right and below makes the frame larger there.
  @Test func frameLeavesTheSidesOfTheAlignmentRectangleFree() throws {
    let sample = try PaintedSample(
      """
      size: [100, 80]
      show: {alignmentRects: tile, frames: tile}
      views: [{view: tile, frame: [20, 20, 40, 30], backgroundColor: khaki, alignmentRectInsets: [0, 0, 6, 6]}]
      """)
    let tile = try sample.view("tile")
    let lines = sample.lines(ofClass: "strut-frame")
    #expect(lines.contains { abs($0.start.x - tile.maxX) < 1 && abs($0.end.x - tile.maxX) < 1 })
    let common = lines.filter { abs($0.start.y - tile.minY) < 1 && min($0.start.x, $0.end.x) < tile.maxX - 7 }
    #expect(common.isEmpty, "\(common)")
  }

  @Test func lengthsOfAnnotationsFollowTheirScale() throws {
    var figure = Figure.sample(show: [.frames], [.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.annotationScale = 2
    let frame = try #require(figure.painted().list.groups(withClass: "strut-frame").first?.shapes.first)
    #expect(frame.stroke?.width == 2)
    #expect(frame.stroke?.dash == [8, 6])
  }
}

extension DisplayList {
  /// Where the one panel's own coordinates begin.
  fileprivate var panelOrigin: Point {
    guard case .group(let group)? = items.first, items.count == 1 else { return .zero }
    return Point(group.transform.tx, group.transform.ty)
  }
}

extension Path {
  /// Its straight lines, those that close it included.
  fileprivate var openLines: [(Point, Point)] {
    PaintedElement(
      content: .shape(Shape(self, stroke: Stroke(color: .black, width: 1))), box: .zero, transform: .identity,
      classes: [], ids: []
    ).strokedLines.map { ($0.start, $0.end) }
  }
}

extension Path {
  /// How often the path, of straight lines, goes round a point, clockwise and back reckoned against one another.
  fileprivate func windings(about point: Point) -> Int {
    var (windings, start, last) = (0, Point.zero, Point.zero)
    func cross(_ one: Point, _ other: Point) {
      guard (one.y <= point.y) != (other.y <= point.y) else { return }
      let x = one.x + (other.x - one.x) * (point.y - one.y) / (other.y - one.y)
      if x > point.x { windings += one.y < other.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        cross(last, point)
        last = point
      case .close:
        cross(last, start)
        last = start
      case .quadratic, .cubic: break
      }
    }
    return windings
  }
}
