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

  /// Planes stand farther apart where the rating would hide a half of the heading.
  @Test func noPlaneHidesLetters() throws {
    let sample = try PaintedSample(
      """
      size: [200, 180]
      views:
        - view: photo
          frame: [12, 12, 160, 110]
          backgroundColor: wheat
          subviews: [{view: rating, frame: [92, 78, 76, 40], backgroundColor: white}]
        - {label: heading, frame: [12, 132, 160, 22], text: Braised leeks, font: headline}
      panels: [{kind: exploded, show: names}]
      """)
    let rating = try #require(shapes("rating", in: sample).first?.box)
    let words = try #require(sample.viewTexts.first { $0.words == "Braised leeks" }).box
    #expect(words.minX > rating.maxX, "\(words) \(rating)")
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

  /// The place of a view on its plane is one of the picture alone: the words of a panel tell the same numbers, however the
  /// panel shows the views.
  @Test func coordinatesAreThoseOfTheLayout() throws {
    let sample = try PaintedSample(
      Self.cell + """

        callouts:
          - {text: "middle {}", at: badge.center, side: bottom}
          - {text: "in the cell {}", at: badge.topLeft, in: cell, side: top}
        """)
    let words = sample.elements.compactMap(\.words)
    #expect(words.count { $0 == "middle (146, 86)" } == 2, "\(words)")
    #expect(words.count { $0 == "in the cell (120, 60)" } == 2, "\(words)")
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

  /// A black veil with a tint, or with the shade of what covers it, would be brown. What would be clear has one.
  @Test func backgroundsKeepTheirColors() throws {
    let sample = try PaintedSample(
      """
      size: [220, 120]
      views:
        - view: photo
          frame: {inset: 0}
          backgroundColor: "#ffffff"
          subviews:
            - view: veil
              frame: {inset: 0}
              backgroundColor: rgb(0, 0, 0, 0.5)
              subviews: [{label: name, text: Harbour, frame: [20, 20, 80, 24]}]
      panels: [{kind: exploded}]
      """)
    func fills(_ id: String) -> [Paint] {
      shapes(id, in: sample).compactMap { if case .shape(let shape) = $0.content { shape.fill } else { nil } }
    }
    // A pane and the background; and a pane and a tint.
    #expect(fills("photo").last == .color(Color(hex: 0xFFFFFF)) && fills("photo").count == 2)
    #expect(fills("veil").last == .color(Color.black.opacity(0.5)) && fills("veil").count == 2)
    #expect(fills("name").count == 2)
    // On the root and on the veil; all of the photo is under the veil.
    #expect(sample.list.groups(withClass: "strut-footprint").count == 2)
  }

  /// The titles of a row stand below the lowest thing that is painted, as far from it as anywhere.
  @Test func titlesAreAsNearToLayersAsToScreens() throws {
    let sample = try PaintedSample(Self.cell)
    let title = try #require(sample.elements.last { $0.words == "As layers" }?.box)
    let lowest = sample.elements.filter { $0.box.maxY < title.minY }.map(\.box.maxY).max()
    #expect((13...16).contains(title.minY - (lowest ?? 0)), "\(title) \(lowest ?? 0)")
  }

  /// White on a page would not be seen; on black it is, as on the screen, and better on a bright colour.
  @Test(arguments: [("white", "black", true), ("systemRed", "black", false), ("white", "systemTeal", true)])
  func panesLetSymbolsBeSeen(_ color: String, on ground: String, isOnGround: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [90, 90]
      views:
        - view: badge
          frame: [20, 20, 50, 50]
          backgroundColor: \(ground)
          subviews:
            - {imageView: play, image: "symbol(play.fill, 24)", frame: [13, 13, 24, 24], tintColor: \(color)}
      panels: [{kind: exploded}]
      """)
    let pane = try #require(sample.list.group("play")?.shapes.first?.fill)
    guard case .color(let seen) = pane else {
      Issue.record("the pane has no colour")
      return
    }
    #expect((seen.contrast(to: .white) > 2) == isOnGround, "\(pane)")
  }

  /// On a scrim the letters stand on what is seen of it, and not on the page.
  @Test func panesOnAScrimLetLettersBeSeen() throws {
    let sample = try PaintedSample(
      """
      size: [200, 80]
      views:
        - view: scrim
          frame: [10, 20, 180, 40]
          backgroundColor: alpha(black, 0.5)
          subviews: [{label: name, text: Whitby Abbey, textColor: white, font: headline, frame: [12, 10, 150, 20]}]
      panels: [{kind: exploded}]
      """)
    guard case .color(let pane)? = try #require(sample.list.group("name")?.shapes.first?.fill) else {
      Issue.record("the pane has no colour")
      return
    }
    #expect(pane.contrast(to: .white) > 3, "\(pane)")
  }

  /// The left edges of the planes of views, in the order in which they are painted.
  private func planes(of views: String) throws -> [(name: String, left: Double)] {
    let sample = try PaintedSample("size: [100, 80]\nviews:\n\(views)panels: [{kind: exploded}]\n")
    var planes: [(name: String, left: Double)] = []
    for element in sample.elements where !element.isText && element.isOfView {
      guard let name = element.ids.last, !planes.contains(where: { $0.name == name }) else { continue }
      planes.append((name, element.box.minX))
    }
    return planes
  }

  /// A veil over all is in front of what it dims, and of all that is in it.
  @Test func whatLiesOnSomethingIsInFrontOfIt() throws {
    let planes = try planes(
      of: """
          - view: page
            frame: {inset: 0}
            subviews:
              - {view: pin, frame: [0, 20, 20, 20]}
          - {view: veil, frame: {inset: 0}}

        """)
    #expect(planes.map(\.name) == ["root", "page", "pin", "veil"])
    let lefts = planes.map(\.left)
    try #require(lefts.count == 4)
    let steps = zip(lefts, lefts.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1 && $0 > 30 }, "\(lefts)")
  }

  /// Edges that touch cover nothing.
  @Test(arguments: [(50.0, true), (50.2, true), (40, false)])
  func viewsThatLieBesideEachOtherShareAPlane(_ left: Double, _ isShared: Bool) throws {
    let planes = try planes(
      of: "  - {view: a, frame: [0, 0, 50.3, 80]}\n  - {view: b, frame: [\(left), 0, 50, 80]}\n")
    let lefts = Dictionary(uniqueKeysWithValues: planes.map { ($0.name, $0.left) })
    let (a, b) = (try #require(lefts["a"]), try #require(lefts["b"]))
    // A plane is seen from the side, so that widths are shorter by cos 35°.
    #expect((abs(b - a - left * 0.819) < 1) == isShared, "\(a) \(b)")
  }

  /// Turned squares whose boxes overlap may lie beside each other.
  @Test func cornersThatDoNotMeetShareAPlane() throws {
    let planes = try planes(
      of: """
          - {view: a, frame: [10, 10, 30, 30], transform: rotate(45deg)}
          - {view: b, frame: [36, 36, 30, 30], transform: rotate(45deg)}

        """)
    let lefts = Dictionary(uniqueKeysWithValues: planes.map { ($0.name, $0.left) })
    #expect(abs((lefts["b"] ?? 0) - (lefts["a"] ?? 0) - 26 * 0.819) < 1, "\(planes)")
  }

  /// What is drawn between two planes is behind all that lies in front of it.
  @Test func linesThatGoThroughAPlaneArePaintedInPieces() throws {
    let sample = try PaintedSample(
      """
      size: [100, 80]
      views:
        - {view: page, frame: {inset: 0}}
        - {view: note, frame: [20, 20, 40, 40]}
      panels: [{kind: exploded}]
      """)
    let links = sample.list.groups(withClass: "strut-link").flatMap(\.shapes)
    // Four to the page, four of the note to the page's plane, and four from there on.
    #expect(links.count == 12)
    let order = sample.elements.map { $0.classes.contains("strut-link") ? "link" : $0.ids.last ?? "" }
    let (page, note) = (try #require(order.lastIndex(of: "page")), try #require(order.firstIndex(of: "note")))
    #expect(order[..<page].count { $0 == "link" } == 8 && order[page..<note].count { $0 == "link" } == 4, "\(order)")
  }

  /// Layers hold what is in them and no layer, and nothing else is drawn: neither the root here nor the badge's own plane.
  @Test func chosenLayersHoldTheRest() throws {
    let document = Self.cell.replacing("kind: exploded, show", with: "kind: exploded, of: [cell, photo], show")
    let list = try PaintedSample(document).list
    let cell = try #require(list.group("p2-cell"))
    #expect(Set(cell.groupIDs) == ["p2-badge", "p2-caption", "p2-heart"])
    #expect(list.group("p2-root") == nil)
    #expect(list.group("p2-photo")?.groupIDs == [])
    #expect(list.groups(withClass: "strut-footprint").count == 1)
    let names = list.texts.filter { ["root", "cell", "photo", "badge", "heart"].contains($0) }
    #expect(names.sorted() == ["cell", "photo"])
  }

  /// What is on no layer has no place for a callout, which is told; what is in one has its place there.
  @Test(arguments: [("badge", true), ("cell", false)])
  func calloutsFindWhatIsInALayer(_ name: String, _ isDrawn: Bool) throws {
    let document =
      Self.cell.replacing(
        "kind: exploded, show: names", with: "kind: exploded, of: [badge, photo], callouts: [{label: 1, at: \(name)}]")
    let texts = try PaintedSample(document).list.texts
    #expect(texts.contains("1") == isDrawn)
  }

  /// Layers beside each other in no other layer share the plane at the back; one that covers another lies before it.
  @Test(arguments: [("[20, 0, 60, 60]", [0, 0, 1]), ("[100, 0, 60, 60]", [0, 0, 0])])
  func layersLieOnWhatTheyCover(_ frame: String, _ planes: [Int]) throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      views:
        - {view: list, frame: [0, 0, 60, 60]}
        - {view: player, frame: \(frame)}
      panels: [{kind: exploded, of: [list, player]}]
      """)
    let scene = PanelScene(sample.picture.panels[0], in: sample.figure)
    #expect(ExplodedPlanes(of: scene).numbers == planes)
  }

  /// Without the root, a card lies on the map that it covers a part of, as what is in the map does, also where that is between
  /// them. That of a card that reaches beyond the map would end in the air.
  @Test(arguments: [(20, 90, 8), (20, 50, 12), (100, 90, 4)])
  func aLayerWhoseSuperviewIsLeftOutLiesOnWhatItCovers(_ left: Int, _ top: Int, _ lines: Int) throws {
    let sample = try PaintedSample(
      """
      size: [160, 160]
      views:
        - view: map
          frame: {inset: 0}
          subviews: [{view: pin, frame: [40, 30, 30, 30]}]
        - {view: card, frame: [\(left), \(top), 120, 50]}
      panels: [{kind: exploded, of: [map, pin, card]}]
      """)
    // Four for each plane that one goes through.
    let links = sample.list.groups(withClass: "strut-link").flatMap(\.shapes)
    #expect(links.count == lines)
    #expect(sample.list.groups(withClass: "strut-footprint").count == (lines == 4 ? 1 : 2))
  }

  /// What it dims is seen through it, as on the screen; what something lies on is not as clear.
  @Test(arguments: [("", 0.25), ("[{label: word, text: Noon, frame: [10, 10, 60, 20]}]", 0.9)])
  func aVeilIsAsClearAsItsColour(_ subviews: String, _ opacity: Double) throws {
    let sample = try PaintedSample(
      """
      size: [120, 80]
      views:
        - {view: photo, frame: [0, 0, 120, 80], backgroundColor: tan}
        - view: veil
          frame: [0, 0, 120, 80]
          backgroundColor: alpha(black, 0.25)
          subviews: \(subviews.isEmpty ? "[]" : subviews)
      panels: [{kind: exploded}]
      """)
    guard case .color(let pane)? = try #require(sample.list.group("veil")?.shapes.first?.fill) else {
      Issue.record("the pane has no colour")
      return
    }
    #expect(abs(pane.alpha - opacity) < 0.01)
  }
}
