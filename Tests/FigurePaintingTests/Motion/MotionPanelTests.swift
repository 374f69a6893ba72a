import Diagnostics
import FigureLanguage
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography

@testable import FigurePainting

/// What panels show of animations.
@Suite struct MotionPanelTests {
  private static let box = """
    size: [200, 100]
    views: [{view: a, frame: [0, 30, 40, 40], backgroundColor: gold}]
    panels:

    """

  private func panel(_ keys: String, animation: String = "{duration: 1, curve: linear, do: [a.frame.origin.x = 160]}")
    throws
    -> AnnotatedPanel
  {
    let text = Self.box + "  - animation: \(animation)\n    \(keys)\n"
    let (decoded, found) = Figure.decode(SourceFile(name: "a.yaml", text: text), name: "a")
    #expect(!found.hasErrors, "\(found.all.map(\.message))")
    let figure = try #require(decoded)
    var diagnostics = Diagnostics()
    let measurer = FixedWidthMeasurer()
    return try #require(
      AnnotatedPicture(
        figure.pictures(measuringTextWith: measurer)[0], of: figure, measuringTextWith: measurer,
        diagnostics: &diagnostics
      ).panels.first)
  }

  private func film(_ keys: String, animation: String? = nil) throws -> FilmPanel? {
    let panel = try animation.map { try self.panel(keys, animation: $0) } ?? self.panel(keys)
    guard case .film(let film) = panel.content else { return nil }
    return film
  }

  /// A crop around a view that moves is around all of its way, also where a spring takes it beyond its end.
  @Test(arguments: ["curve: linear", "spring: {dampingRatio: 0.3}"]) func aCropIsAroundTheWayOfAView(_ timing: String)
    throws
  {
    let animation = "{duration: 1, \(timing), do: [a.frame.origin.x = 100]}"
    let found = try self.film("crop: {around: a, margin: 4}", animation: animation)
    let poses = try #require(found).poses.map(\.scene)
    #expect(Set(poses.map(\.shownRect)).count == 1)
    for pose in poses { #expect(pose.shownRect.contains(pose.panel.views[1].frame)) }
    #expect(poses[0].shownRect.minX == 0 && poses[0].shownRect.maxX >= 144 && poses[0].shownRect.maxX < 195)
  }

  @Test func anAnimationIsAFilmOfFivePoses() throws {
    let found = try self.film("title: Five")
    let film = try #require(found)
    #expect(film.poses.map(\.time.text) == ["0 s", "0.25 s", "0.5 s", "0.75 s", "1 s"])
    #expect(film.poses.map { $0.scene.panel.views[1].frame.x } == [0, 40, 80, 120, 160])
  }

  @Test func aFilmShowsItsTimes() throws {
    let found = try self.film("times: [0.5, 0.1]")
    let film = try #require(found)
    #expect(film.poses.map(\.time.text) == ["0.1 s", "0.5 s"])
  }

  /// Of a pause, one pose is enough.
  @Test func aFilmShowsNothingTwice() throws {
    let found = try self.film(
      "frames: 6", animation: "[{duration: 1, do: [a.alpha = 0.5]}, {pause: 3}, {duration: 1, do: [a.alpha = 0]}]")
    let film = try #require(found)
    #expect(film.poses.map(\.time.text) == ["0 s", "1 s", "5 s"])
  }

  /// The rows of a film are as long as a wide picture has room for, or longer, where a print has room for more poses that can be read.
  @Test(
    arguments: [
      (393.0, true, nil, 5, 3), (393, true, 640.0, 5, 5), (393, true, 640, 7, 4), (393, true, 300, 5, 3),
      (200, false, 640, 5, 5), (700, false, 640, 4, 2),
    ])
  func rowsOfAFilmSuitThePrint(_ width: Double, _ isDevice: Bool, _ print: Double?, _ poses: Int, _ perRow: Int) throws
  {
    let (decoded, _) = Figure.decode(SourceFile(name: "a.yaml", text: Self.box + "  - {}\n"), name: "a")
    var figure = try #require(decoded)
    figure.size = Size(width, 100)
    if isDevice { (figure.size, figure.devices) = (nil, [try #require(Device.named("iphone-15"))]) }
    figure.arrangement.printWidth = print.map { Located($0) }
    let panel = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0]
    let rows = FilmRows(of: panel, poses: poses, in: figure.arrangement, panels: 1)
    #expect(panel.screenWidth == width && rows.perRow == perRow)
  }

  @Test func aMomentIsALayout() throws {
    let panel = try self.panel("time: 0.25")
    guard case .layout = panel.content else {
      Issue.record("not a layout")
      return
    }
    #expect(panel.scene.panel.views[1].frame.x == 40)
  }

  @Test func anOnionSkinIsDottedThinAndThick() throws {
    guard case .layout(let placed) = try panel("kind: onion\n    frames: 3").content else {
      Issue.record("not a layout")
      return
    }
    #expect(
      placed.description.hasPrefix(
        """
        strut-skins
          outline (0, 30) (40, 30) (40, 70) (0, 70), adapted(measure) 1.25 dashed
          outline (80, 30) (120, 30) (120, 70) (80, 70), adapted(measure) 0.5
          outline (160, 30) (200, 30) (200, 70) (160, 70), adapted(measure) 1.5
        """), "\(placed)")
    for time in ["“0 s”", "“0.5 s”", "“1 s”"] { #expect(placed.description.contains(time)) }
  }

  @Test func aMotionPathHasTicksAtEqualTimes() throws {
    guard case .layout(let placed) = try panel("kind: onion\n    show: motionPaths").content else {
      Issue.record("not a layout")
      return
    }
    let text = placed.description
    #expect(text.contains("strut-motion-path\n  cased path in (20, 50) 160 × 0"), "\(text)")
    // Twelve equal spans of an even motion.
    #expect(text.contains("(20, 47) to (20, 53)") || text.contains("(20, 53) to (20, 47)"), "\(text)")
    #expect(text.contains("(33.33"), "\(text)")
  }

  private func items(ofMoment time: Double, transition: String) throws -> [Item] {
    let text = """
      size: [100, 60]
      views:
        - {view: front, frame: {inset: 0}, backgroundColor: red}
        - {view: back, frame: {inset: 0}, backgroundColor: blue, hidden: true}
      panels:
        - animation: {duration: 1, curve: linear, transition: {\(transition)}, do: [back.hidden = false]}
          time: \(time)
      """
    let figure = try #require(Figure.decode(SourceFile(name: "a.yaml", text: text), name: "a").figure)
    var diagnostics = Diagnostics()
    let measurer = FixedWidthMeasurer()
    let picture = AnnotatedPicture(
      figure.pictures(measuringTextWith: measurer)[0], of: figure, measuringTextWith: measurer,
      diagnostics: &diagnostics)
    return DisplayList(painting: picture, theme: .light, scale: 1).items
  }

  /// The boxes of what has a colour, in the picture.
  private func boxes(of color: UInt32, in items: [Item], under transform: Transform = .identity) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .group(let group):
        return boxes(of: color, in: group.items, under: group.transform.concatenating(transform))
      case .shape(let shape):
        guard case .color(let fill)? = shape.fill, fill == Color(hex: color), let box = shape.path.box else {
          return []
        }
        return [transform.apply(to: box)]
      default: return []
      }
    }
  }

  @Test func aPushMovesBoth() throws {
    let items = try items(ofMoment: 0.25, transition: "type: push, subtype: fromRight")
    #expect(boxes(of: 0xFF0000, in: items).contains(Rect(x: -25, y: 0, width: 100, height: 60)))
    #expect(boxes(of: 0x0000FF, in: items).contains(Rect(x: 75, y: 0, width: 100, height: 60)))
  }

  @Test func aFlipShowsOneFaceInPerspective() throws {
    let first = try items(ofMoment: 0.25, transition: "type: flipFromLeft, from: front, to: back")
    #expect(boxes(of: 0x0000FF, in: first).isEmpty)
    let face = try #require(boxes(of: 0xFF0000, in: first).first)
    // The near edge is at 50 − 50 cos 45°, as high as the view.
    #expect(abs(face.minX - 14.645) < 0.001)
    #expect(abs(face.height - 60) < 0.001)
    let second = try items(ofMoment: 0.75, transition: "type: flipFromLeft, from: front, to: back")
    #expect(boxes(of: 0xFF0000, in: second).isEmpty)
    #expect(!boxes(of: 0x0000FF, in: second).isEmpty)
  }

  @Test func aTransitionIsOverAtItsEnd() throws {
    let items = try items(ofMoment: 1, transition: "type: curlUp, from: front, to: back")
    #expect(boxes(of: 0xFF0000, in: items).isEmpty)
    #expect(boxes(of: 0x0000FF, in: items) == [Rect(x: 0, y: 0, width: 100, height: 60)])
  }

  /// The screen of a device that is held upright is turned once, at any time.
  @Test func aTurnedScreenStaysInItsPlace() throws {
    let text = """
      device: iphone-x
      orientation: landscape
      stance: device
      views: [{view: a, frame: [40, 40, 100, 60]}]
      animation: {duration: 1, do: [a.alpha = 0.5]}
      """
    let figure = try #require(Figure.decode(SourceFile(name: "a.yaml", text: text), name: "a").figure)
    let panel = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0]
    let timeline = try #require(panel.motion?.timeline)
    #expect(timeline.moment(at: 0.5).drawing.toPanel == timeline.end.drawing.toPanel)
  }

  @Test func aGraphHasADotAtEachTime() throws {
    guard case .words(let words) = try panel("kind: graph\n    of: a.position.x\n    times: [0, 0.5, 1]").content else {
      Issue.record("not a graph")
      return
    }
    let marks = words.marks.map { "\($0)" }.joined(separator: "\n")
    #expect(marks.contains("“a.position.x”"))
    for text in ["“20”", "“180”", "“0.5”", "“1 s”"] { #expect(marks.contains(text), "\(marks)") }
  }

  /// The distance between the first and the last time says how wide a plot is: as wide as what is above it leaves room for,
  /// between that of a graph alone and one that is still easy to read.
  @Test(arguments: [(100.0, 220.0...220.0), (400, 300...380), (900, 480...480)])
  func aGraphIsAsWideAsWhatIsAboveIt(_ width: Double, _ plot: ClosedRange<Double>) throws {
    let sample = try PaintedSample(
      """
      size: [\(width), 60]
      columns: 1
      views: [{view: a, frame: [0, 10, 40, 40], backgroundColor: gold}]
      panels:
        - title: Above
        - {kind: graph, of: a.alpha, animation: {duration: 1, do: [a.alpha = 0.5]}}
      """)
    let ends = try ["0", "1 s"].map { text in
      try #require(sample.elements.first { $0.words == text }?.box.midX, "\(text)")
    }
    #expect(plot.contains((ends[1] - ends[0]).rounded()), "\(ends)")
  }

  private func heights(ofValues texts: [String], _ keys: String, _ steps: String) throws -> [Double] {
    let sample = try PaintedSample(
      Self.box + "  - kind: graph\n    of: \(keys)\n    animation: {duration: 1, do: [\(steps)]}\n")
    return try texts.map { text in try #require(sample.elements.first { $0.words == text }?.box.midY, "\(text)") }
  }

  /// The curve falls where the view falls; other values grow upwards.
  @Test func aGraphOfHeightsGrowsDownwards() throws {
    let falling = try heights(ofValues: ["−20", "50"], "a.position.y", "a.center.y = -20")
    #expect(falling[0] < falling[1])
    let growing = try heights(ofValues: ["0.5", "1"], "a.alpha", "a.alpha = 0.5")
    #expect(growing[0] > growing[1])
  }

  @Test func negativeValuesHaveAMinus() throws {
    let places = try heights(ofValues: ["−40", "20"], "a.position.x", "a.center.x = -40")
    #expect(places[0] > places[1])
  }

  /// Each dot of a graph has its time: in a second row where it would touch another one, if all have room there, or else a
  /// tick alone.
  @Test(arguments: [
    ([0.03, 0.07, 0.1, 0.18], ["0", "0.03", "0.07", "0.1", "0.18", "0.5 s"]),
    ([0.05, 0.06, 0.07, 0.2], ["0", "0.05", "0.2", "0.5 s"]),
  ]) func dotsHaveTheirTimesWhereThereIsRoom(_ times: [Double], _ written: [String]) throws {
    let sample = try PaintedSample(
      """
      size: [150, 200]
      views: [{view: receipt, frame: [20, 150, 110, 40], backgroundColor: lightgreen}]
      panels:
        - kind: graph
          of: receipt.position.y
          times: [\(times.map { "\($0)" }.joined(separator: ", "))]
          animation: {duration: 0.5, do: [receipt.frame.origin.y = 40]}
      """)
    let words = sample.elements.filter { $0.isText && $0.box.minY > 150 && $0.words != "170" }
    #expect(Set(words.map(\.words)) == Set(written), "\(words.map(\.words))")
    for (number, one) in words.enumerated() {
      #expect(words[(number + 1)...].allSatisfy { !$0.box.insetBy(dx: -2, dy: -1).overlaps(one.box) })
    }
  }
}
