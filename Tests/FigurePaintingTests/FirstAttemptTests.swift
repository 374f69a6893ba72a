import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

/// What an author's first attempt should look like without a hint to the engine.
@Suite struct FirstAttemptTests {
  private func figure(panels count: Int, width: Double, height: Double = 90, printWidth: Double) -> Figure {
    var figure = Figure.sample(size: Size(width, height), [.box("a", Rect(x: 10, y: 10, width: 20, height: 20))])
    figure.panels = (0..<count).map { _ in PanelDescription() }
    figure.arrangement.printWidth = Located(printWidth)
    return figure
  }

  private func columns(_ figure: Figure) -> Int? {
    PrintFit.columns(for: figure.pictures(measuringTextWith: FixedWidthMeasurer())[0], in: figure.arrangement)
  }

  /// Signs keep their size, so narrow columns would leave nothing but signs.
  @Test func panelsStandBelowOneAnotherBeforeTheyBecomeSmall() {
    #expect(columns(figure(panels: 3, width: 200, printWidth: 600)) == 3)
    #expect(columns(figure(panels: 3, width: 280, printWidth: 600)) == 1)
    #expect(columns(figure(panels: 4, width: 280, printWidth: 600)) == 2)
    // One column would be a tower.
    #expect(columns(figure(panels: 3, width: 280, height: 400, printWidth: 600)) == 2)
  }

  @Test func theAuthorsColumnsStay() {
    var figure = figure(panels: 3, width: 280, printWidth: 600)
    figure.arrangement.columns = 3
    #expect(columns(figure) == 3)
    figure.arrangement.columns = nil
    figure.arrangement.printWidth = nil
    #expect(columns(figure) == nil)
  }

  @Test func aReportHasARowOfItsOwnWhereItsNamesWouldBeTorn() {
    var figure = figure(panels: 2, width: 240, printWidth: 560)
    figure.panels[1].kind = .dump
    #expect(columns(figure) == 1)
    figure.arrangement.printWidth = Located(700)
    #expect(columns(figure) == 2)
  }

  /// A name goes where its line strikes no letters through.
  @Test func aLineThroughLettersCostsMoreThanALongerOne() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 400, height: 400))
    occupancy.note(.area(Rect(x: 100, y: 100, width: 80, height: 20), cost: 22))
    #expect(occupancy.cost(ofWay: Segment(Point(140, 60), Point(140, 160))) > 10)
    #expect(occupancy.cost(ofWay: Segment(Point(60, 140), Point(300, 140))) == 0)
    // It may end at a text.
    #expect(occupancy.cost(ofWay: Segment(Point(140, 60), Point(140, 101))) == 0)
  }

  /// What the author placed is there before anything else is placed.
  @Test func constraintsKeepOffWordsThatTheirAuthorPlaced() throws {
    var figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("box"), .top, .equal, to: .superview, .top, constant: 100),
        ConstraintEquation(.view("box"), .leading, .equal, to: .superview, .leading, constant: 110),
        ConstraintEquation(.view("box"), .width, constant: 100),
        ConstraintEquation(.view("box"), .height, constant: 60),
      ], [ViewDescription(.view, "box", [.backgroundColor: .color(.white)])])
    figure.callouts = [Callout(.text("here", at: Place(.point(Point(160, 50)))))]
    let words = Rect(center: Point(160, 50), size: Size(24, 13))
    let bars = figure.painted().list.groups(withClass: "strut-constraint").flatMap { $0.shapes }
    #expect(!bars.isEmpty)
    for bar in bars { #expect(Rect(enclosing: bar.path.points)?.overlaps(words) == false) }
  }

  @Test(arguments: [(1.0 / 3, "1/3"), (0.5, "0.5"), (2.0 / 7, "2/7"), (1.25, "1.25"), (0.123, "0.12")])
  func aFactorIsAFractionWhereANumberWouldBeRounded(_ factor: Double, _ text: String) {
    #expect(ConstraintSketcher.factorText(factor) == text)
  }

  private func dimension(_ from: Place, _ to: Place, side: CalloutLook.Side? = nil) -> [String] {
    var figure = Figure.sample([
      .box("a", Rect(x: 20, y: 20, width: 60, height: 40)), .box("b", Rect(x: 120, y: 90, width: 50, height: 60)),
    ])
    var callout = Callout(.dimension(from: from, to: to))
    callout.look.side = side
    figure.callouts = [callout]
    return figure.painted().list.texts
  }

  private func spot(_ view: String, _ spot: Place.Spot, of part: Place.Part? = nil) -> Place {
    Place(.view(view, part: part, spot, share: nil))
  }

  /// Edges say what is measured between them, and for corners the author's side does.
  @Test func aDimensionFollowsTheEdgesAndTheSideThatItsAuthorNames() {
    #expect(dimension(spot("a", .bottom), spot("b", .bottom)) == ["90"])
    #expect(dimension(spot("a", .topLeft), spot("b", .bottomRight), side: .right) == ["130"])
    #expect(dimension(spot("a", .topLeft), spot("b", .bottomRight), side: .bottom) == ["150"])
    #expect(dimension(spot("a", .topRight), spot("b", .topRight)) == ["90"])
    // Two edges that do not differ along their axis are measured along the other one.
    #expect(dimension(spot("a", .top), spot("a", .top)) == ["0"])
    #expect(dimension(spot("a", .top), Place(.view("a", part: nil, .topRight, share: nil))) == ["30"])
  }

  /// A number that is longer than its bar stands on the author's side of it, and not over what is measured.
  @Test(arguments: [CalloutLook.Side.top, .bottom])
  func aLongNumberStandsAwayFromWhatIsMeasured(_ side: CalloutLook.Side) throws {
    var figure = Figure.sample([
      .box("a", Rect(x: 40, y: 90, width: 80, height: 60)), .box("b", Rect(x: 140, y: 90, width: 80, height: 60)),
    ])
    let corners: (Place.Spot, Place.Spot) = side == .top ? (.topRight, .topLeft) : (.bottomRight, .bottomLeft)
    var callout = Callout(.dimension(from: spot("a", corners.0), to: spot("b", corners.1)), text: "between them {}")
    callout.look.side = side
    figure.callouts = [callout]
    let words = try #require(
      figure.painted().list.items.flatMap { $0.elements() }.first { $0.words == "between them 20" })
    #expect(side == .top ? words.box.maxY < 90 : words.box.minY > 150)
  }

  /// A bar of the superview would say that the superview is limited.
  @Test func aShareOfTheSuperviewIsOneBar() {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("a"), .width, .lessThanOrEqual, multiplier: 0.75, to: .superview, .width),
        ConstraintEquation(.view("a"), .height, .equal, multiplier: 1.0 / 3, to: .superview, .height),
      ], [.box("a", Rect(x: 20, y: 20, width: 240, height: 80))])
    #expect(figure.painted().list.texts.sorted() == ["0.75 × superview", "1/3 × superview"])
  }

  /// The frame of a switch is wider than what Auto Layout aligns.
  @Test func theAlignmentRectangleIsAPlace() {
    var figure = Figure.sample([.box("a", Rect(x: 20, y: 20, width: 51, height: 31), [:], .switch)])
    let ends = [Place.Spot.left, .right].map { spot("a", $0, of: .alignmentRect) }
    figure.callouts = [Callout(.dimension(from: ends[0], to: ends[1]))]
    #expect(figure.painted().list.texts == ["49"])
  }
}
