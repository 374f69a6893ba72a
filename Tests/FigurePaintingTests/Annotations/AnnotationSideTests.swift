import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

/// Annotations stand on the side that their author says.
@Suite struct AnnotationSideTests {
  private static let box = Rect(x: 100, y: 80, width: 80, height: 60)

  private func placed(_ kind: AnnotationKind, at side: CalloutLook.Side, class name: String) throws -> Rect {
    let content = AxisPair<Double?>(horizontal: 40, vertical: 20)
    var figure = Figure.sample([.box("v", Self.box, [.intrinsicContentSize: .intrinsicSize(content)])])
    var details = AnnotationSet.Details(axis: kind == .names ? nil : .horizontal)
    details.side = side
    figure.show = AnnotationSet([kind: details])
    let group = try #require(figure.painted(scale: 1).list.groups(withClass: name).last)
    return try #require(group.items.unitedBounds)
  }

  @Test(arguments: [CalloutLook.Side.left, .right, .top, .bottom, .leading, .trailing])
  func namesAndPrioritiesStandBesideTheirView(_ side: CalloutLook.Side) throws {
    for (kind, name) in [(AnnotationKind.names, "strut-name"), (.hugging, "strut-priorities")] {
      let place = try placed(kind, at: side, class: name)
      switch side {
      case .left, .leading: #expect(place.maxX <= Self.box.minX)
      case .right, .trailing: #expect(place.minX >= Self.box.maxX)
      case .top: #expect(place.maxY <= Self.box.minY)
      default: #expect(place.minY >= Self.box.maxY)
      }
    }
  }

  @Test func aNameCanBeInTheMiddle() throws {
    #expect(try Self.box.contains(placed(.names, at: .center, class: "strut-name")))
  }

  /// A side along a bar does not move it.
  @Test(arguments: [(CalloutLook.Side.top, true), (.bottom, true), (.left, false), (.right, false)])
  func theBarOfAWidthStandsAboveOrBelow(_ side: CalloutLook.Side, moves: Bool) throws {
    func bar(_ side: CalloutLook.Side?) throws -> Rect {
      let width = ConstraintEquation(.view("v"), .width, .equal, constant: 80)
      let left = ConstraintEquation(.view("v"), .left, .equal, to: .superview, .left, constant: 100)
      let top = ConstraintEquation(.view("v"), .top, .equal, to: .superview, .top, constant: 80)
      let height = ConstraintEquation(.view("v"), .height, .equal, constant: 60)
      var figure = Figure.sample(constraints: [width, left, top, height], [ViewDescription(.view, "v")])
      figure.constraints[0].identifier = Located("wide")
      var details = AnnotationSet.Details(views: ["wide"])
      details.sides = side.map { ["wide": $0] } ?? [:]
      figure.show = AnnotationSet([.constraints: details])
      return try #require(figure.painted(scale: 1).list.group("c-0")?.items.unitedBounds)
    }
    let (alone, own) = (try bar(nil), try bar(side))
    guard moves else {
      #expect(own == alone)
      return
    }
    #expect(side == .top ? own.maxY <= Self.box.minY : own.minY >= Self.box.maxY)
  }
}
