import Diagnostics
import Figures
import Geometry
import Graphics
import TestSupport
import Testing
import ViewLayout

@testable import FigurePainting

extension SeededGenerator {
  fileprivate mutating func roll(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
}

/// A grid of rectangles that finds those near a place.
@Suite struct SpatialGridTests {
  /// Few rectangles and many, small ones and some that are everywhere.
  @Test(arguments: [10, 70, 400]) func findsWhatTestingAllWouldFind(_ count: Int) {
    var dice = SeededGenerator(seed: count)
    func rect(_ dice: inout SeededGenerator, _ most: Int) -> Rect {
      Rect(
        x: Double(dice.roll(-200...900)), y: Double(dice.roll(-200...900)), width: Double(dice.roll(0...most)),
        height: Double(dice.roll(0...most)))
    }
    let rects = (0..<count).map { rect(&dice, $0 % 20 == 0 ? 2_000 : 90) }
    let grid = SpatialGrid(rects)
    let budget = WorkBudget(.max)
    for _ in 0..<200 {
      let area = rect(&dice, 300)
      let numbers = grid.numbers(near: area, within: budget)
      #expect(numbers == Set(numbers).sorted())
      #expect(Set(rects.indices.filter { rects[$0].overlaps(area) }).isSubset(of: numbers))
      #expect(grid.isTouched(by: area, within: nil) == rects.contains { $0.overlaps(area) })
    }
    #expect(budget.remaining < .max - 200 * WorkBudget.unitsPerPlacementTest)
  }
}

/// Labels and bars among views anywhere.
@Suite struct PlacementTests {
  /// Views anywhere, with constraints of every kind between them; what does not hold is drawn all the same.
  private func randomFigure(_ seed: Int) -> Figure {
    var dice = SeededGenerator(seed: seed)
    let count = dice.roll(2...7)
    let views = (0..<count).map { number in
      ViewDescription.box(
        "v\(number)",
        Rect(
          x: Double(dice.roll(0...240)), y: Double(dice.roll(0...200)), width: Double(dice.roll(4...120)),
          height: Double(dice.roll(4...90))))
    }
    let attributes: [[LayoutAttribute]] = [
      [.left, .right, .leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline], [.width, .height],
    ]
    let equations = (0..<dice.roll(1...14)).map { _ -> ConstraintEquation in
      let group = attributes[dice.roll(0...2)]
      let first = group[dice.roll(0...group.count - 1)]
      let second = group[dice.roll(0...group.count - 1)]
      let relation = LayoutRelation.allCases[dice.roll(0...2)]
      let priority = dice.roll(0...2) == 0 ? Priority(Double(dice.roll(1...999))) : .required
      let other = dice.roll(0...3) == 0 ? "root" : "v\(dice.roll(0...count - 1))"
      guard !first.isSize || dice.roll(0...1) == 0 else {
        return ConstraintEquation(
          .view("v\(dice.roll(0...count - 1))"), first, relation, constant: Double(dice.roll(1...200)),
          priority: priority)
      }
      return ConstraintEquation(
        .view("v\(dice.roll(0...count - 1))"), first, relation, multiplier: first.isSize ? 0.5 : 1, to: .view(other),
        second,
        constant: Double(dice.roll(-30...30)), priority: priority)
    }
    return .sample(show: [.constraints, .names], constraints: equations, views)
  }

  @Test(arguments: 0..<60)
  func noTwoLabelsOverlap(_ seed: Int) {
    let figure = randomFigure(seed)
    let list = figure.painted().list
    let shapes = list.groups.filter { $0.id?.hasSuffix("-values") == true }
      .flatMap(\.shapes).filter { $0.fill != nil }.compactMap { Rect(enclosing: $0.path.points) }
    // The number and the sign of a conflict are parts of the tag that they are on.
    let badges = shapes.filter { shape in
      !shapes.contains { $0.width > shape.width + 2 && $0.insetBy(dx: -1, dy: -1).contains(shape) }
    }
    let names = list.groups(withClass: "strut-name").compactMap { $0.items.unitedBounds }
    #expect(!badges.isEmpty && names.count == figure.root.subviews.count)
    let labels = badges + names
    for (index, label) in labels.enumerated() {
      for other in labels.dropFirst(index + 1) {
        #expect(!label.insetBy(dx: 0.3, dy: 0.3).overlaps(other.insetBy(dx: 0.3, dy: 0.3)), "\(label) \(other)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func theCanvasHoldsEverything(_ seed: Int) throws {
    let list = randomFigure(seed).painted().list
    let extent = try #require(list.items.unitedBounds)
    #expect(Rect(origin: .zero, size: list.size).insetBy(dx: -0.01, dy: -0.01).contains(extent))
  }

  /// A badge that is much wider than its bar stands above it, and not across the edge of the picture.
  @Test func aWideBadgeStandsAboveItsBar() throws {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(
          .view("root"), .right, .equal, to: .view("v"), .right, constant: 20, priority: 500)
      ],
      [
        .box(
          "v", Rect(x: 200, y: 60, width: 100, height: 60),
          [.translatesAutoresizingMaskIntoConstraints: .boolean(false)])
      ])
    let list = figure.painted(scale: 1).list
    func box(_ group: String) throws -> Rect {
      let lines = try #require(list.group(group)).shapes
      return try #require(Rect(enclosing: lines.flatMap(\.path.points)))
    }
    let (bar, pill) = (try box("c-0"), try box("c-0-values"))
    #expect(pill.maxY < bar.minY + 1 && pill.maxX <= bar.maxX + 1, "\(pill) \(bar)")
  }

  /// Bars that would nearly lie in one line do: the middles of these two views are three points apart.
  @Test func barsThatNearlyMeetLieInOneLine() throws {
    func view(_ name: String, _ frame: Rect) -> ViewDescription {
      .box(name, frame, [.translatesAutoresizingMaskIntoConstraints: .boolean(false)])
    }
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("a"), .left, .equal, to: .view("root"), .left, constant: 60),
        ConstraintEquation(.view("root"), .right, .equal, to: .view("b"), .right, constant: 60),
        ConstraintEquation(.view("a"), .top, .equal, to: .view("root"), .top, constant: 80),
        ConstraintEquation(.view("b"), .top, .equal, to: .view("root"), .top, constant: 80),
        ConstraintEquation(.view("a"), .height, constant: 60), ConstraintEquation(.view("b"), .height, constant: 66),
        ConstraintEquation(.view("a"), .width, constant: 60), ConstraintEquation(.view("b"), .width, constant: 60),
      ], [view("a", .zero), view("b", .zero)])
    let list = figure.painted(scale: 1).list
    let bars = ["c-0", "c-1"].compactMap { id in
      Rect(enclosing: list.group(id)?.shapes.flatMap(\.path.points) ?? [])?.midY
    }
    #expect(bars.count == 2)
    #expect(bars[0] == bars[1])
  }

  /// A view at a distance from the root's left, which is the figure's one constraint.
  private func figure(ofGap gap: Double) -> Figure {
    Figure.sample(
      show: [.constraints],
      constraints: [ConstraintEquation(.view("v"), .left, .equal, to: .view("root"), .left, constant: gap)],
      [
        .box(
          "v", Rect(x: gap, y: 60, width: 100, height: 60),
          [.translatesAutoresizingMaskIntoConstraints: .boolean(false)])
      ])
  }

  /// The pill of a figure's one constraint, from a view's leading edge to the root's.
  private func pill(ofGap gap: Double) throws -> Rect {
    let shapes = try #require(figure(ofGap: gap).painted(scale: 1).list.group("c-0-values")).shapes
    return try #require(Rect(enclosing: shapes.filter { $0.fill != nil }.flatMap(\.path.points)))
  }

  /// Two digits are 9.5 points wide here, and have 2.25 on either side, with edges on pixels: pills of two kinds in one
  /// figure look like a mistake.
  @Test func pillsAreAlikeWhateverRoomThereIs() throws {
    let on = try pill(ofGap: 26)
    #expect(on.minX >= 4.5 && on.maxX <= 21.5, "\(on)")
    let above = try pill(ofGap: 18)
    #expect(above.midY < on.midY - 10, "\(above) \(on)")
    #expect([try pill(ofGap: 40), on, above].allSatisfy { $0.width == 14 })
  }

  @Test func numbersKeepOffPictures() throws {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("cover"), .top, .equal, to: .view("cell"), .top, constant: 12),
        ConstraintEquation(.view("cell"), .bottom, .equal, to: .view("cover"), .bottom, constant: 12),
      ],
      [
        .box(
          "cell", Rect(x: 0, y: 60, width: 320, height: 120),
          subviews: [
            .box(
              "cover", Rect(x: 16, y: 12, width: 96, height: 96),
              [
                .image: .image(.placeholder(Size(96, 96))),
                .translatesAutoresizingMaskIntoConstraints: .boolean(false),
              ], .imageView)
          ])
      ])
    let list = figure.painted(scale: 1).list
    for id in ["c-0-values", "c-1-values"] {
      let shapes = try #require(list.group(id)).shapes
      let box = try #require(Rect(enclosing: shapes.flatMap(\.path.points)))
      // A touch of its edge is none of what it shows.
      #expect(!box.overlaps(Rect(x: 19, y: 75, width: 90, height: 90)), "\(id) at \(box)")
    }
  }

  /// The numbers of a content do not take the lower edge of the frame around it away.
  @Test func numbersOfContentsLeaveFramesWhole() throws {
    let sample = try PaintedSample(
      """
      size: [260, 100]
      border: none
      show: {intrinsicSizes: {of: [state], values: sizes}, frames: [hit]}
      views:
        - {view: hit, frame: [20, 16, 51, 44]}
        - {switch: state}
      constraints: [state.leading == hit.leading, state.centerY == hit.centerY]
      """)
    let numbers = try #require(sample.elements.first { $0.words == "49 × 31" }).box
    let frame = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "hit" }).box
    #expect(!numbers.overlaps(frame), "\(numbers) \(frame)")
  }

  private func held(_ name: String, _ kind: ViewKind = .view) -> ViewDescription { ViewDescription(kind, name) }

  /// A bar and its caps, without the fine lines to the view that it measures.
  private func bar(_ id: String, in list: DisplayList) throws -> Rect {
    let lines = try #require(list.group(id)).shapes.filter { $0.fill == nil && $0.stroke?.dash.isEmpty == true }
    return try #require(Rect(enclosing: lines.flatMap(\.path.points)))
  }

  /// The gap's bar comes first and takes the middle; where the height's bar then has to lie in the same narrow margin,
  /// one of them goes out of the other's way.
  @Test func barsInAMarginDoNotCross() throws {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("root"), .right, .equal, to: .view("go"), .right, constant: 20),
        ConstraintEquation(.view("go"), .height, constant: 30), ConstraintEquation(.view("go"), .width, constant: 73),
        ConstraintEquation(.view("go"), .centerY, .equal, to: .view("field"), .centerY),
        ConstraintEquation(.view("field"), .left, .equal, to: .view("root"), .left, constant: 20),
        ConstraintEquation(.view("field"), .top, .equal, to: .view("root"), .top, constant: 80),
        ConstraintEquation(.view("field"), .height, constant: 30),
        ConstraintEquation(.view("go"), .left, .equal, to: .view("field"), .right, constant: 8),
      ], [held("field"), held("go", .button)])
    let list = figure.painted(scale: 1).list
    let (gap, height) = (try bar("c-0", in: list), try bar("c-1", in: list))
    #expect(!gap.overlaps(height), "\(gap) \(height)")
  }

  /// Two short gaps above and below a low view: their arrows would meet in one line.
  @Test func arrowsOfShortGapsDoNotMeet() throws {
    let names = ["a", "b", "c"]
    var constraints = [ConstraintEquation(.view("a"), .top, .equal, to: .view("root"), .top, constant: 40)]
    for name in names {
      constraints += [
        ConstraintEquation(.view(name), .left, .equal, to: .view("root"), .left, constant: 60),
        ConstraintEquation(.view(name), .width, constant: name == "b" ? 40 : 200),
        ConstraintEquation(.view(name), .height, constant: name == "b" ? 20 : 40),
      ]
    }
    constraints += [
      ConstraintEquation(.view("b"), .top, .equal, to: .view("a"), .bottom, constant: 8),
      ConstraintEquation(.view("c"), .top, .equal, to: .view("b"), .bottom, constant: 8),
    ]
    var figure = Figure.sample(show: [], constraints: constraints, names.map { held($0) })
    figure.show = AnnotationSet([.constraints: .init(axis: .vertical)])
    let list = figure.painted(scale: 1).list
    let (above, below) = (try bar("c-10", in: list), try bar("c-11", in: list))
    #expect(abs(above.midX - below.midX) >= 12, "\(above) \(below)")
  }

  /// On devices of three pixels a point, rounding leaves 11⅔ of 12 points.
  @Test func aPartOfAPixelMakesNoGapShort() throws {
    func count(_ gap: Double) throws -> Int {
      // Without a number, which would be as wide as 12 points.
      var figure = figure(ofGap: gap)
      figure.show = AnnotationSet([.constraints: .init(showsValues: false)])
      // Arrows are filled.
      return try #require(figure.painted(scale: 1).list.group("c-0")).shapes.filter { $0.fill != nil }.count
    }
    #expect(try count(12) == 0 && count(11.667) == 0)
    #expect(try count(11) > 0)
  }

  /// Also on an upright bar.
  @Test func thePillOfAnUprightBarInANarrowMarginStaysInIt() throws {
    func pill(margin: Double) throws -> Rect {
      var figure = Figure.sample(
        constraints: [
          ConstraintEquation(.view("v"), .height, constant: 60),
          ConstraintEquation(.view("v"), .top, .equal, to: .view("root"), .top, constant: 90),
          ConstraintEquation(.view("v"), .left, .equal, to: .view("root"), .left, constant: 2),
          ConstraintEquation(.view("root"), .right, .equal, to: .view("v"), .right, constant: margin),
        ], [held("v")])
      figure.show = AnnotationSet([.constraints: .init(axis: .vertical)])
      let shapes = try #require(figure.painted(scale: 1).list.group("c-0-values")).shapes
      return try #require(Rect(enclosing: shapes.filter { $0.fill != nil }.flatMap(\.path.points)))
    }
    #expect(try pill(margin: 60).width == 14)
    let narrow = try pill(margin: 18)
    #expect(narrow.width == 14)
    #expect(narrow.minX >= 302 && narrow.maxX <= 320, "\(narrow)")
  }

  /// A leader from a letter to what it names is no place for a bar.
  @Test func aDimensionLiesBeyondTheLettersOfItsSide() throws {
    var figure = Figure.sample([.box("v", Rect(x: 60, y: 60, width: 100, height: 80))])
    figure.callouts = [
      Callout(.label("D", at: .view("v", .bottom))),
      Callout(.dimension(from: .view("v", .bottomLeft), to: .view("v", .bottomRight)), text: "E"),
    ]
    let list = figure.painted(scale: 1).list
    let leader = try #require(list.groups(withClass: "strut-callout").first?.shapes.first)
    let way = try #require(Rect(enclosing: leader.path.points))
    let bars = list.groups(withClass: "strut-dimension").flatMap(\.shapes).compactMap {
      Rect(enclosing: $0.path.points)
    }
    let line = try #require(bars.first { $0.width > 90 && $0.height < 1 })
    #expect(line.midY > way.maxY, "\(line) \(way)")
  }
}
