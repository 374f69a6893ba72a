import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Views on the planes of a hierarchy that is taken apart.
@Suite struct LayerTests {
  private static let cell = """
    size: [200, 186]
    border: none
    captions: bottom
    views:
      - view: cell
        frame: [4, 4, 192, 178]
        backgroundColor: secondarySystemBackground
        subviews:
          - {imageView: photo, image: "missing(168, 110)", frame: [12, 12, 168, 110]}
          - {view: badge, frame: [120, 60, 44, 44], backgroundColor: steelblue, cornerRadius: 22}
          - {label: caption, text: Low tide, font: headline, frame: [12, 140, 68, 21]}
          - {imageView: heart, image: symbol(heart), frame: [160, 138, 20, 20], tintColor: systemRed}
    panels:
      - title: On the screen
      - {title: As layers, kind: exploded, show: names}
    """

  private func shapes(_ id: String, in sample: PaintedSample) -> [PaintedElement] {
    sample.elements.filter { $0.ids.last == id && !$0.isText }
  }

  /// A symbol fills its view, so that a dot has no place but at its edge.
  @Test func dotsKeepOffSymbols() throws {
    let sample = try PaintedSample(Self.cell)
    let heart = try #require(shapes("p2-heart", in: sample).first?.box)
    let dots = sample.elements.filter { $0.classes.contains("strut-leader") && abs($0.box.width - 3.6) < 0.1 }
    #expect(dots.count == 6)
    let dot = try #require(dots.map(\.box).first { abs($0.midY - heart.midY) < heart.height / 2 })
    #expect(!dot.overlaps(heart.insetBy(dx: 0.5, dy: 0.5)), "\(dot) \(heart)")
    #expect(heart.minX - dot.maxX < 2)
  }

  /// The edge of a plane would be read as a letter.
  @Test func edgesOfPlanesKeepOffLetters() throws {
    let sample = try PaintedSample(Self.cell)
    let pane = try #require(shapes("p2-caption", in: sample).first?.box)
    let letters = try #require(sample.elements.last { $0.words == "Low tide" }?.box)
    #expect(letters.minX - pane.minX > 2 && pane.maxX - letters.maxX > 1.5, "\(pane) \(letters)")
  }

  /// A round view casts no square shade, and its lines come from its outline.
  @Test func placesAreAsRoundAsTheirViews() throws {
    let list = try PaintedSample(Self.cell).list
    let places = list.groups(withClass: "strut-footprint").flatMap(\.shapes)
    let curves = places.map { place in place.path.elements.count { if case .cubic = $0 { true } else { false } } }
    #expect(curves.filter { $0 > 0 } == [4])
    let round = try #require(places.first { $0.path.elements.contains { if case .cubic = $0 { true } else { false } } })
    let square = try #require(Rect(enclosing: round.path.points))
    let ends = list.groups(withClass: "strut-link").flatMap(\.shapes).compactMap(\.path.points.first)
    let own = ends.filter { square.insetBy(dx: -0.1, dy: -0.1).contains($0) && $0.distance(to: square.center) < 23 }
    #expect(own.count == 4, "\(ends) \(square)")
  }

  /// A grey image with the tint of its plane would be green.
  @Test func imagesKeepTheirColors() throws {
    let sample = try PaintedSample(Self.cell)
    func fills(_ id: String) -> [Paint?] {
      shapes(id, in: sample).compactMap { if case .shape(let shape) = $0.content { shape.fill } else { nil } }
    }
    let (screen, layer) = (fills("p1-photo"), fills("p2-photo"))
    // On a pane, and in front of its edge.
    #expect(!screen.isEmpty && layer.dropFirst().dropLast() == screen[...], "\(layer)")
  }

  /// The titles of a row stand below the lowest thing that is painted, as far from it as anywhere.
  @Test func titlesAreAsNearToLayersAsToScreens() throws {
    let sample = try PaintedSample(Self.cell)
    let title = try #require(sample.elements.last { $0.words == "As layers" }?.box)
    let lowest = sample.elements.filter { $0.box.maxY < title.minY }.map(\.box.maxY).max()
    #expect((13...16).contains(title.minY - (lowest ?? 0)), "\(title) \(lowest ?? 0)")
  }

  /// White on a page would not be seen; on black it is, as on the screen.
  @Test(arguments: [("white", true), ("systemRed", false)])
  func panesLetSymbolsBeSeen(_ color: String, isOnGround: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [90, 90]
      views:
        - view: badge
          frame: [20, 20, 50, 50]
          backgroundColor: black
          subviews:
            - {imageView: play, image: "symbol(play.fill, 24)", frame: [13, 13, 24, 24], tintColor: \(color)}
      panels: [{kind: exploded}]
      """)
    let pane = try #require(sample.list.group("play")?.shapes.first?.fill)
    #expect((pane == .color(Color.black.opacity(0.9))) == isOnGround, "\(pane)")
  }
}
