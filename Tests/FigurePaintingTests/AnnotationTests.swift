import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

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
        .box("text", Rect(x: 20, y: 120, width: 100, height: 40), [.text: .text("Text")], .label),
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
            .box("a", Rect(x: 20, y: 40, width: 60, height: 30)), .box("b", Rect(x: 88, y: 40, width: 60, height: 30)),
          ])
      ])
    let group = try #require(figure.painted(scale: 1).list.groups(withClass: "strut-standard-spacing").first)
    let places = group.shapes.compactMap { $0.path.points.first?.x.rounded(.down) }
    #expect(places.sorted() == [70, 130, 138])
  }

  @Test func anAmbiguousViewHasAQuestionMarkAndGhosts() throws {
    let figure = Figure.sample(
      show: [.ambiguity],
      constraints: [
        ConstraintEquation(.view("v"), .width, constant: 60), ConstraintEquation(.view("v"), .height, constant: 30),
        ConstraintEquation(.view("v"), .left, to: .view("root"), .left, constant: 20),
      ], [ViewDescription(.view, "v")])
    let list = figure.painted().list
    #expect(try #require(list.groups(withClass: "strut-ambiguous").first).shapes.count > 1)
    #expect(list.texts == ["?"])
    var outlined = figure
    outlined.show[.ambiguity]?.style = "outlines"
    #expect(outlined.painted().list.groups(withClass: "strut-ambiguous").first?.shapes.count == 1)
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
      Callout(.dimension(from: .view("v", .right), to: .point(Point(320, 100)), text: nil)),
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
      Callout(.dimension(from: .view("v", .bottomLeft), to: .view("v", .bottomRight), text: nil)),
      Callout(.dimension(from: .view("v", .topRight), to: .view("v", .bottomRight), text: "tall")),
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

  @Test func lengthsOfAnnotationsFollowTheirScale() throws {
    var figure = Figure.sample(show: [.frames], [.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.annotationScale = 2
    let frame = try #require(figure.painted().list.groups(withClass: "strut-frame").first?.shapes.first)
    #expect(frame.stroke?.width == 2)
    #expect(frame.stroke?.dash == [8, 6])
  }
}
