import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import ViewLayout

@testable import FigurePainting

/// The bars and lines of constraints, and the choice of those that are drawn.
@Suite struct ConstraintAnnotationTests {
  private func box(_ name: String, _ frame: Rect) -> ViewDescription {
    .box(name, frame, [.translatesAutoresizingMaskIntoConstraints: .boolean(false)])
  }

  private func equation(
    _ first: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: String? = nil,
    _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required
  ) -> ConstraintEquation {
    ConstraintEquation(
      .view(first), attribute, relation, multiplier: multiplier, to: second.map { .view($0) },
      secondAttribute ?? second.map { _ in attribute }, constant: constant, priority: priority)
  }

  /// Two views in a row, 100 wide and 60 high.
  private func pair(_ more: [ConstraintEquation]) -> Figure {
    let fixed = [
      equation("a", .left, .equal, "root", constant: 20), equation("a", .top, .equal, "root", constant: 60),
      equation("a", .height, constant: 60), equation("a", .width, constant: 100),
    ]
    return .sample(
      show: [.constraints], constraints: fixed + more, [ViewDescription(.view, "a"), ViewDescription(.view, "b")])
  }

  private let size = [
    ConstraintEquation(.view("b"), .width, constant: 80), ConstraintEquation(.view("b"), .height, constant: 60),
  ]

  @Test func aBarsCapsLieExactlyOnTheEdges() throws {
    let list = pair(size + [equation("b", .left, .equal, "a", .right, constant: 70)]).painted().list
    let bar = try #require(list.group("c-6"))
    let points = bar.shapes.flatMap(\.path.points)
    #expect(points.map(\.x).min() == 120)
    #expect(points.map(\.x).max() == 190)
    #expect(list.group("c-6-values")?.texts == ["70"])
    #expect(bar.classes == ["strut-constraint"])
    #expect(bar.data == [Group.Fact("constraint", "c-6")])
    #expect(bar.title == "b.left == a.right + 70")
  }

  @Test func aDistanceToTheFarEdgeIsPositive() {
    let list = pair(size + [equation("b", .right, .lessThanOrEqual, "root", constant: -20)]).painted().list
    #expect(list.group("c-6-values")?.texts == ["20"])
  }

  @Test func anOptionalConstraintIsDashedAndSaysItsPriority() throws {
    let list = pair(size + [equation("b", .left, .equal, "a", .right, constant: 90, priority: 750)]).painted().list
    let bar = try #require(list.group("c-6"))
    #expect(bar.classes == ["strut-constraint", "strut-optional"])
    #expect(bar.shapes.contains { $0.stroke?.dash == [4, 3] })
    #expect(list.group("c-6-values")?.texts == ["90 @750"])
  }

  @Test func aMiddlesLineStopsBeforeText() throws {
    let figure = Figure.sample(
      show: [.constraints], constraints: [equation("l", .centerY, .equal, "root")],
      [
        .box(
          "l", Rect(x: 100, y: 110, width: 120, height: 20),
          [.text: .text("Middle"), .translatesAutoresizingMaskIntoConstraints: .boolean(false)], .label)
      ])
    let line = try #require(figure.painted().list.group("c-0"))
    #expect(line.shapes.count == 2)
  }

  @Test func anEdgeThatIsSharedIsTwoPointsStrong() throws {
    let list = pair(size + [equation("b", .left, .equal, "a", .right)]).painted().list
    let line = try #require(list.group("c-6")?.shapes.first)
    #expect(line.stroke?.width == 2)
    #expect(list.group("c-6-values") == nil)
  }

  @Test func alignmentsOvershootAndCentersAreDashedAndDotted() throws {
    let list = pair(
      size + [
        equation("b", .top, .equal, "a"), equation("b", .left, .equal, "a", .right, constant: 40),
        equation("a", .centerY, .equal, "b"),
      ]
    ).painted().list
    let top = try #require(list.group("c-6")?.shapes.first)
    #expect(top.path.points.map(\.x).min() == 12)
    #expect(top.stroke?.dash == [])
    #expect(list.group("c-8")?.shapes.first?.stroke?.dash == [8, 3, 2, 3])
  }

  @Test func equalSizesAreBarsWithTheSignOnBothViewsAndOneBarEach() throws {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [equation("b", .width, .equal, "a"), equation("c", .width, .equal, "b")],
      [
        box("a", Rect(x: 10, y: 20, width: 60, height: 40)), box("b", Rect(x: 100, y: 20, width: 60, height: 40)),
        box("c", Rect(x: 200, y: 20, width: 60, height: 40)),
      ])
    let list = figure.painted().list
    #expect(try #require(list.group("c-0-values")).shapes.filter { $0.fill != nil }.count == 2)
    #expect(try #require(list.group("c-1-values")).shapes.filter { $0.fill != nil }.count == 1)
  }

  @Test func aRatioOfAViewIsADiagonal() throws {
    let figure = Figure.sample(
      show: [.constraints], constraints: [equation("a", .width, .equal, "a", .height, multiplier: 16.0 / 9)],
      [ViewDescription(.view, "a", [.frame: .rect(Rect(x: 20, y: 20, width: 160, height: 90))])])
    #expect(figure.painted().list.group("c-0-values")?.texts == ["16 : 9"])
  }

  @Test func aConflictIsRedAndTheBrokenOneHasAGap() throws {
    let list = pair([equation("a", .width, constant: 120)]).painted().list
    let broken = try #require(list.group("c-4"))
    #expect(broken.classes.contains("strut-conflict"))
    #expect(broken.classes.contains("strut-broken"))
    #expect(!broken.shapes.isEmpty && broken.shapes.allSatisfy { $0.stroke?.color.token == "conflict" })
    #expect(try #require(list.group("c-3")).classes == ["strut-constraint", "strut-conflict"])
  }

  @Test func equalSizesInAConflictShareABar() throws {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        equation("b", .width, .equal, "a"), equation("c", .width, .equal, "a"),
        equation("a", .left, .equal, "root", constant: 20), equation("b", .left, .equal, "a", .right, constant: 8),
        equation("c", .left, .equal, "b", .right, constant: 8), equation("c", .right, .equal, "root", constant: -20),
        equation("a", .width, constant: 50),
      ], ["a", "b", "c"].map { ViewDescription(.view, $0) })
    let list = figure.painted().list
    let first = try #require(list.group("c-0"))
    let second = try #require(list.group("c-1"))
    #expect(first.classes.contains("strut-conflict"))
    // The bar of a is there already; the second equation only adds that of c.
    #expect(try #require(first.shapes.flatMap(\.path.points).map(\.x).min()) < 21)
    #expect(try #require(second.shapes.flatMap(\.path.points).map(\.x).min()) > 70)
  }

  @Test func onALightGroundBarsAreDarkInADarkPicture() throws {
    let outer = ViewDescription.box(
      "outer", Rect(x: 20, y: 20, width: 280, height: 200), [.backgroundColor: .color(Color(hex: 0xF2F2F7))],
      subviews: [ViewDescription(.view, "inner")])
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        equation("inner", .left, .equal, "outer", constant: 100),
        equation("inner", .top, .equal, "outer", constant: 60),
        equation("inner", .width, constant: 80), equation("inner", .height, constant: 40),
      ], [outer])
    let bar = try #require(figure.painted(theme: .dark).list.group("c-0"))
    #expect(!bar.shapes.isEmpty && bar.shapes.allSatisfy { $0.stroke?.color == Color(hex: 0x0060DF) })
  }

  /// Inside a turned view constraints hold along its own axes.
  @Test func constraintsInATurnedViewAreTurnedWithIt() throws {
    let outer = ViewDescription.box(
      "outer", Rect(x: 60, y: 60, width: 200, height: 100), [.transform: .transform(.rotation(radians: .pi / 6))],
      subviews: [ViewDescription(.view, "inner")])
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        equation("inner", .left, .equal, "outer", constant: 50), equation("inner", .top, .equal, "outer", constant: 30),
        equation("inner", .width, constant: 80), equation("inner", .height, constant: 40),
      ], [outer])
    let list = figure.painted().list
    // The view is turned about its middle, (160, 110), and so are the marks of what is inside it.
    let turned = try #require(list.groups.first { $0.groupIDs.contains("c-0") && $0.transform != .identity })
    #expect(abs(turned.transform.rotation - .pi / 6) < 1e-9)
    #expect(turned.transform.apply(to: Point(160, 110)).distance(to: Point(160, 110)) < 1e-9)
    let bar = try #require(list.group("c-0")).shapes.flatMap(\.path.points)
    #expect(bar.map(\.x).min() == 60)
    #expect(bar.map(\.x).max() == 110)
  }

  /// Nothing else shows where a margin is.
  @Test func aBarThatEndsAtAMarginShowsThePlace() throws {
    func bar(_ attribute: LayoutAttribute, show: [AnnotationKind]) throws -> Group {
      let figure = Figure.sample(
        show: show, constraints: [equation("v", .left, .equal, "root", attribute, constant: 60)],
        [box("v", Rect(x: 0, y: 80, width: 100, height: 60))])
      return try #require(figure.painted().list.group("c-0"))
    }
    func marks(_ group: Group) -> Int { group.shapes.filter { $0.stroke?.color.token == "guide" }.count }
    #expect(try marks(bar(.leftMargin, show: [.constraints])) == 1)
    #expect(try marks(bar(.leftMargin, show: [.constraints, .margins])) == 0)
    #expect(try marks(bar(.left, show: [.constraints])) == 0)
  }

  @Test func inactiveConstraintsAreNotDrawn() {
    var figure = pair(size)
    #expect(figure.painted().list.group("c-5") != nil)
    figure.constraints[5].isActive = false
    #expect(figure.painted().list.group("c-5") == nil)
  }

  @Test func onlyTheSelectedViewsConstraintsAreShown() {
    var figure = pair(size)
    figure.selected = Located("b")
    let list = figure.painted().list
    #expect(list.group("c-0") == nil)
    #expect(list.group("c-4") != nil)
  }

  @Test func detailsChooseViewsValuesAndColour() throws {
    var figure = pair(size)
    let color = Color(hex: 0x123456)
    figure.show = AnnotationSet([.constraints: .init(views: ["b"], showsValues: false, color: color)])
    let list = figure.painted().list
    #expect(list.group("c-0") == nil)
    #expect(list.group("c-4")?.shapes.first?.stroke?.color == color.seenOnPages)
    #expect(list.group("c-4-values") == nil)
  }

  @Test func anAxisLeavesOutWhatHoldsAlongTheOther() {
    var figure = pair([])
    figure.show = AnnotationSet([.constraints: .init(axis: .horizontal)])
    #expect(figure.painted().list.texts.contains("100"))
    #expect(!figure.painted().list.texts.contains("60"))
    figure.show = AnnotationSet([.constraints: .init(axis: .vertical)])
    #expect(!figure.painted().list.texts.contains("100"))
    #expect(figure.painted().list.texts.contains("60"))
  }

  @Test func aViewCanAskForItself() {
    var figure = pair(size)
    figure.show = AnnotationSet()
    figure.root.subviews[1].show = AnnotationSet([.constraints])
    let list = figure.painted().list
    #expect(list.group("c-0") == nil)
    #expect(list.group("c-4") != nil)
  }

  @Test func anUnboundNumberIsNoCrash() {
    for constant in [1e300, -1e300, 1e18] {
      let list = pair([equation("b", .left, .equal, "a", .right, constant: constant)]).painted().list
      #expect(list.size.width < 3000)
    }
  }
}
