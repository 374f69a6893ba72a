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

  @Test func aLineOfNoneLeavesOnlyTheDisc() {
    let bare = look { $0.line = CalloutLook.Line.none }
    let callout = Callout(.label("A", at: .view("v", .left)), look: bare)
    #expect(painted([callout]).groups(withClass: "strut-callout").flatMap(\.shapes).count == 1)
  }
}

extension Item {
  fileprivate var runs: [TextRun] {
    switch self {
    case .group(let group): group.items.flatMap(\.runs)
    case .text(let run): [run]
    case .shape, .image: []
    }
  }
}
