import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// Callouts are where their author put them.
@Suite struct CalloutTests {
  private static let card = ViewDescription.box("v", Rect(x: 60, y: 60, width: 100, height: 80))

  private func painted(_ callouts: [Callout], _ view: ViewDescription = card) -> DisplayList {
    var figure = Figure.sample([view])
    figure.callouts = callouts
    return figure.painted().list
  }

  private func look(_ change: (inout CalloutLook) -> Void) -> CalloutLook {
    var look = CalloutLook()
    change(&look)
    return look
  }

  @Test(arguments: [("width {}", "width 100"), ("wide", "wide"), ("{}/{}", "100/100")])
  func theWordsOfADimensionCanHaveItsNumber(_ words: String, _ shown: String) throws {
    let ends = [Place.Spot.bottomLeft, .bottomRight].map { Place(.view("v", part: nil, $0, share: nil)) }
    let list = painted([Callout(.dimension(from: ends[0], to: ends[1]), text: words)])
    #expect(list.items.flatMap(\.runs).map(\.text) == [shown])
  }

  @Test func wordsAtNumbersStayThereWhateverIsThere() throws {
    let place = Place.point(Point(110, 100))
    let list = painted([Callout(.text("one", at: place)), Callout(.text("two", at: place))])
    let boxes = list.items.flatMap(\.runs).map { $0.origin.x + $0.width / 2 }
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { abs($0 - 110) < 0.5 })
  }

  @Test(arguments: CalloutLook.Side.allCases)
  func aSideAndAnOffsetSayWhereALetterIs(_ side: CalloutLook.Side) throws {
    let look = look {
      $0.side = side
      $0.offset = 30
    }
    let list = painted([Callout(.label("A", at: .view("v", .center)), look: look)])
    let disc = try #require(list.groups(withClass: "strut-callout").last?.shapes.last?.path.box)
    let center = Point(110 + side.direction.x * 38, 100 + side.direction.y * 38)
    #expect(disc.center.distance(to: center) < 1)
  }

  @Test func wordsWrapAtTheirWidthAndAtLineEnds() {
    let narrow = look { $0.width = 60 }
    #expect(painted([Callout(.text("a\nb", at: .point(Point(20, 20))))]).texts == ["a", "b"])
    let words = "several words that wrap"
    #expect(painted([Callout(.text(words, at: .point(Point(20, 20))))]).texts == [words])
    let lines = painted([Callout(.text(words, at: .point(Point(60, 20))), look: narrow)]).texts
    #expect(lines.count > 1)
    #expect(lines.joined(separator: " ") == words)
  }

  @Test func aDimensionOfATurnedViewLiesAlongIt() throws {
    let turned = ViewDescription.box(
      "v", Rect(x: 60, y: 60, width: 100, height: 80), [.transform: .transform(.rotation(radians: 0.5))])
    let places = (Place.view("v", .topLeft), Place.view("v", .topRight))
    #expect(painted([Callout(.dimension(from: places.0, to: places.1))], turned).texts == ["100"])
    let level = painted([Callout(.dimension(from: places.0, to: places.1, axis: .horizontal))], turned)
    #expect(level.texts == ["87.76"])
  }

  @Test func aDimensionGoesToItsSide() throws {
    for (side, x) in [(CalloutLook.Side.left, 40.0), (.right, 180)] {
      let look = look {
        $0.side = side
        $0.offset = 20
      }
      let list = painted([Callout(.dimension(from: .view("v", .top), to: .view("v", .bottom)), look: look)])
      let bar = try #require(list.groups(withClass: "strut-dimension").first?.shapes.last?.path.box)
      #expect(abs(bar.midX - x) < 1)
    }
  }

  /// The outermost of those on one side decides; one that is much farther in, or below another, has its own place.
  @Test func dimensionsOfARowStandOnOneLine() throws {
    let boxes: [(String, Rect)] = [
      ("a", Rect(x: 20, y: 70, width: 60, height: 40)), ("b", Rect(x: 90, y: 60, width: 40, height: 50)),
      ("c", Rect(x: 140, y: 50, width: 40, height: 60)), ("low", Rect(x: 20, y: 130, width: 60, height: 20)),
    ]
    var figure = Figure.sample(boxes.map { ViewDescription.box($0.0, $0.1) })
    figure.callouts = boxes.map { Callout(.dimension(from: .view($0.0, .topLeft), to: .view($0.0, .topRight))) }
    let bars = figure.painted().list.groups(withClass: "strut-dimension").compactMap { $0.shapes.last?.path.box?.midY }
    #expect(bars == [39, 39, 39, 119])
  }

  @Test func aPlaceIsMovedAndMayBeAlongAnEdge() throws {
    let share = Place(.view("v", part: nil, .top, share: 0.25), offset: Point(0, -10))
    let list = painted([Callout(.circle(at: share))])
    let ring = try #require(list.groups(withClass: "strut-callout").first?.shapes.first?.path.box)
    #expect(ring.center.distance(to: Point(85, 50)) < 0.5)
  }

  @Test func aRingIsAroundAWholeView() throws {
    let list = painted([Callout(.circle(at: Place(.view("v", part: nil, nil, share: nil))))])
    let ring = try #require(list.groups(withClass: "strut-callout").first?.shapes.first?.path.box)
    #expect(ring == Rect(x: 56, y: 56, width: 108, height: 88))
  }

  @Test(arguments: [-11.0, 0, 10]) func aRingWithAnInsetIsARectangleAlongTheEdges(_ inset: Double) throws {
    let list = painted([Callout(.circle(at: Place(.view("v", part: nil, nil, share: nil)), inset: inset))])
    let ring = try #require(list.groups(withClass: "strut-callout").first?.shapes.first?.path)
    #expect(ring == .rect(Rect(x: 60, y: 60, width: 100, height: 80).insetBy(dx: inset, dy: inset)))
  }

  @Test func aBracketSpansItsPlacesOnItsSide() throws {
    let look = look {
      $0.side = .left
      $0.offset = 10
    }
    let bracket = Callout(.bracket(from: .view("v", .top), to: .view("v", .bottom)), text: "all", look: look)
    let list = painted([bracket])
    let box = try #require(Rect(enclosing: list.groups(withClass: "strut-callout")[0].shapes.flatMap(\.path.points)))
    #expect(abs(box.maxX - 100) < 1)
    #expect(abs(box.minY - 60) < 1 && abs(box.maxY - 140) < 1)
    #expect(list.texts == ["all"])
  }

  /// Outside of what is highlighted the veil is there, inside it is not, also where two areas overlap.
  @Test func aVeilIsOverEverythingElse() throws {
    let whole = Place(.view("v", part: nil, nil, share: nil))
    let list = painted([Callout(.highlight([whole, .view("v", .right)]))])
    let veil = try #require(list.groups(withClass: "strut-veil").first)
    func isVeiled(_ point: Point) -> Bool {
      veil.items[0].groups.compactMap(\.clip).allSatisfy { $0.winding(around: point) != 0 }
    }
    #expect(isVeiled(Point(20, 20)))
    #expect(isVeiled(Point(300, 200)))
    #expect(!isVeiled(Point(110, 100)))
    #expect(!isVeiled(Point(155, 100)))
    #expect(!isVeiled(Point(170, 100)))
  }

  /// At the corner of a round view there is veil, as there is around the view; where its corners are square, there is none.
  @Test(arguments: [
    ("", true), (", maskedCorners: [bottomLeft, bottomRight]", false), (", transform: rotate(90deg)", true),
  ])
  func aVeilIsAsRoundAsTheView(_ more: String, _ isRound: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: v, frame: [40, 30, 60, 60], backgroundColor: navy, cornerRadius: 16\(more)}]
      callouts: [{highlight: v}]
      """, scale: 1)
    let veil = try #require(sample.list.groups(withClass: "strut-veil").first)
    let clip = try #require(veil.items[0].groups.compactMap(\.clip).first)
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    #expect(clip.winding(around: view.center) == 0)
    #expect(clip.winding(around: Point(view.minX - 2, view.midY)) == 0)
    #expect((clip.winding(around: view.origin) != 0) == isRound)
  }

  /// Of what the keyboard covers the part above it is clear; the keyboard itself is not.
  @Test func aVeilLiesOnTheKeyboard() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      keyboard: shown
      views: [{view: v, frame: [20, 300, 335, 300], backgroundColor: lavender}]
      callouts: [{highlight: v}]
      """, scale: 1)
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    let veil = try #require(sample.list.groups(withClass: "strut-veil").first)
    let clips = veil.items[0].groups.compactMap(\.clip)
    let covered = try #require(sample.elements.first { $0.words == "return" }).box.midY
    let clear = stride(from: view.minY, to: view.maxY, by: 4).filter { y in
      clips.contains { $0.winding(around: Point(view.midX - view.minX + 20, y)) == 0 }
    }
    #expect(!clear.isEmpty && clear.allSatisfy { $0 < covered - 100 }, "\(clear) \(covered)")
  }

  /// The place is in the middle of the circle, and nothing in it has an id.
  @Test func aMagnifierEnlargesAboutItsPlace() throws {
    let to = Place.point(Point(250, 180))
    let list = painted([Callout(.magnify(.view("v", .topLeft), factor: 4, radius: 30, to: to))])
    let lens = try #require(list.groups(withClass: "strut-magnifier").first)
    #expect(lens.clip?.box == Rect(x: 220, y: 150, width: 60, height: 60))
    let transform = try #require(lens.items.flatMap(\.groups).first?.transform)
    #expect(transform.apply(to: Point(60, 60)) == Point(250, 180))
    #expect(transform.apply(to: Point(61, 60)) == Point(254, 180))
    #expect(lens.items.flatMap(\.groups).allSatisfy { $0.id == nil })
  }

  /// Without a place of its own, the circle is in a corner and does not cover what it shows.
  @Test(arguments: [Place.Spot.topLeft, .topRight, .bottomLeft, .bottomRight])
  func aMagnifierIsInAFreeCorner(_ corner: Place.Spot) throws {
    let list = painted([Callout(.magnify(.view("root", corner), radius: 30))])
    let frame = try #require(list.groups(withClass: "strut-magnifier").first?.clip?.box)
    #expect(Rect(x: 0, y: 0, width: 320, height: 240).contains(frame))
  }

  @Test func theWordsOfLabelsAreListedOnce() {
    var figure = Figure.sample([Self.card])
    figure.callouts = [
      Callout(.label("1", at: .view("v", .left)), text: "one"), Callout(.label("2", at: .view("v", .right))),
      Callout(.label("1", at: .view("v", .top)), text: "one"),
    ]
    let size = figure.painted().list.size
    func legend() -> [String] { figure.painted().list.groups(withClass: "strut-legend").flatMap(\.texts) }
    #expect(legend() == ["1", "one"])
    #expect(size.width > 320 + 16)
    figure.legend.side = .none
    #expect(legend() == [])
  }

  /// What nothing on the picture is about would only be looked for in vain.
  @Test func lettersThatAreNotDrawnAreNotListed() {
    var figure = Figure.sample([Self.card])
    figure.callouts = [
      Callout(.label("1", at: .view("v", .left)), text: "one"),
      Callout(.label("1", at: .view("w", .left)), text: "other"),
      Callout(.label("2", at: .view("w", .top)), text: "two"),
    ]
    #expect(figure.painted().list.groups(withClass: "strut-legend").flatMap(\.texts) == ["1", "one"])
  }

  @Test func aLineOfNoneLeavesOnlyTheDisc() {
    let bare = look { $0.line = CalloutLook.Line.none }
    let callout = Callout(.label("A", at: .view("v", .left)), look: bare)
    #expect(painted([callout]).groups(withClass: "strut-callout").flatMap(\.shapes).count == 1)
  }

  /// On the line of a bracket, the bars beside it would be parts of it.
  @Test func barsDoNotContinueABracket() throws {
    let sample = try PaintedSample(
      """
      size: [300, 110]
      show: {constraints: {of: [a, b], side: top}}
      views:
        - {view: left, backgroundColor: lightblue}
        - {view: right, backgroundColor: lavender}
      constraints:
        - H:|[left]
        - H:[right]|
        - {equation: left.width == 120, identifier: a}
        - {equation: right.width == 150, identifier: b}
        - V:|-50-[left]-8-|
        - V:|-50-[right]-8-|
      callouts:
        - {bracket: [left.topRight, right.topLeft], side: top, text: gutter}
      """)
    let spine = try #require(
      sample.lines(ofClass: "strut-callout").filter { $0.start.y == $0.end.y }.map(\.start.y).first)
    let bars = sample.lines(ofClass: "strut-constraint").filter { $0.start.y == $0.end.y }
    #expect(!bars.isEmpty && bars.allSatisfy { abs($0.start.y - spine) > 8 }, "\(bars) \(spine)")
  }
}

extension Path {
  /// How often a path goes around a point, with a straight line for each curve.
  fileprivate func winding(around point: Point) -> Int {
    var runs: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let start): runs.append([start])
      case .line(let end), .quadratic(let end, _), .cubic(let end, _, _): runs[runs.count - 1].append(end)
      case .close: break
      }
    }
    return runs.reduce(0) { sum, run in
      sum
        + zip(run, run.dropFirst() + run.prefix(1)).reduce(0) { count, side in
          let (start, end) = side
          guard (start.y <= point.y) != (end.y <= point.y) else { return count }
          let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
          return x > point.x ? count + (start.y < end.y ? 1 : -1) : count
        }
    }
  }

  /// As one line, nobody could tell which words belong to which.
  @Test(arguments: [(20.0, 3.0), (50, 0)]) func bracketsThatMeetKeepAGap(_ top: Double, _ gap: Double) throws {
    let sample = try PaintedSample(
      """
      size: [240, 90]
      views:
        - {view: a, frame: [20, 20, 60, 24], backgroundColor: gold}
        - {view: b, frame: [80, \(top), 90, 24], backgroundColor: plum}
      callouts:
        - {bracket: a, side: bottom, text: "{}"}
        - {bracket: b, side: bottom, text: "{}"}
      """)
    let spines = sample.lines(ofClass: "strut-callout").filter {
      $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 20
    }
    .map { (min($0.start.x, $0.end.x), max($0.start.x, $0.end.x)) }.sorted { $0.0 < $1.0 }
    #expect(spines.count == 2 && spines[1].0 - spines[0].1 == gap, "\(spines)")
    // They measure what they are along all the same.
    #expect(sample.boxes(of: "60").count == 1 && sample.boxes(of: "90").count == 1)
  }
}
