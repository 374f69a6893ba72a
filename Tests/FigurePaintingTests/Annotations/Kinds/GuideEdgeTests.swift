import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The edges of guides beside one another, and dots and dashes that are to be seen.
@Suite struct GuideEdgeTests {
  private func device(_ orientation: String) -> String {
    """
    device: iphone-15
    orientation: \(orientation)
    chrome: device
    screenSize: none
    printWidth: 200
    show: {safeArea: {values: false}, readable: {values: false}, margins: {values: false}}
    """
  }

  private func lines(_ name: String, in sample: PaintedSample) -> [(start: Point, end: Point)] {
    sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
  }

  /// With three sides it would be a box without a lid. At both sides of an upright phone the ring says where it ends.
  @Test(arguments: [("landscape", 4), ("portrait", 2)])
  func theSafeAreaIsABoxOrTwoLines(_ orientation: String, _ count: Int) throws {
    let sample = try PaintedSample(device(orientation))
    let dashes = lines("strut-safe-area", in: sample).filter { $0.start.distance(to: $0.end) > 1 }
    let level = Set(dashes.filter { $0.start.y == $0.end.y }.map { ($0.start.y * 2).rounded() })
    let upright = Set(dashes.filter { $0.start.x == $0.end.x }.map { ($0.start.x * 2).rounded() })
    #expect(level.count + upright.count == count, "\(dashes)")
  }

  /// Over the edge of the margins, the dots of the readable width would hide it.
  @Test func dotsLeaveTheEdgeOfTheMarginsFree() throws {
    let sample = try PaintedSample(device("portrait"))
    let dots = lines("strut-readable", in: sample).map(\.start.x)
    let edges = Set(lines("strut-margins", in: sample).filter { $0.start.x == $0.end.x }.map(\.start.x))
    #expect(dots.count == 2 && edges.count == 2)
    for edge in edges { #expect(dots.contains { (1.2...3).contains(abs($0 - edge)) }, "\(edges) \(dots)") }
  }

  /// Between the edges of margins and readable width the name has no room, and would lie across a line.
  @Test func theNameOfMarginsIsLedToThem() throws {
    let sample = try PaintedSample(
      """
      device: ipad-10th-generation-a16
      chrome: device
      printWidth: 300
      show: [margins, readable]
      """)
    let name = try #require(sample.boxes(of: "margins").first)
    let dots = lines("strut-readable", in: sample).map(\.start.x)
    #expect(dots.allSatisfy { $0 < name.minX - 2 || $0 > name.maxX + 2 }, "\(dots) \(name)")
  }

  // MARK: Baselines

  @Test(arguments: ["Paging", "Illinois"])
  func baselinesKeepOffFeetAndTails(_ word: String) throws {
    let sample = try PaintedSample(
      """
      size: [160, 50]
      show: baselines
      views: [{label: name, text: \(word), font: title2}]
      constraints: ["H:|-20-[name]", name.centerY == superview.centerY]
      """)
    let letters = try #require(sample.elements.first { $0.words == word }).box
    let dots = lines("strut-baseline", in: sample)
    #expect(dots.allSatisfy { $0.start.y > letters.maxY + 0.6 && $0.start.y < letters.maxY + 2 })
    // Both g of Paging are left free.
    #expect(dots.count == (word == "Paging" ? 2 : 1), "\(dots)")
  }

  /// Letters that nobody has looked at may have tails.
  @Test func lettersWithTailsAreKnown() {
    #expect("Hxl7é.Ωш".allSatisfy { $0.standsOnBaseline })
    #expect("gjpqyQ,ç(рφبあ".allSatisfy { !$0.standsOnBaseline })
  }

  @Test func alignedBaselinesKeepOffTails() throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      show: constraints
      views: [{label: a, text: Paging}, {label: b, text: Next}]
      constraints: ["H:|-20-[a]-40-[b]", a.top == superview.top + 20, b.firstBaseline == a.firstBaseline]
      """)
    let dots = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.stroke?.dash == [1, 3]
    }
    #expect(dots.count == 3, "\(dots.map(\.box))")
  }

  // MARK: Colours

  /// The grey of guides has a contrast of 1.4 on red and of 2 on teal.
  @Test(arguments: ["systemPink", "systemTeal", "white", "khaki"])
  func dashesOfContentsAreSeen(_ ground: String) throws {
    for theme in ["light", "dark"] {
      let sample = try PaintedSample(
        """
        size: [120, 60]
        theme: \(theme)
        show: {intrinsicSizes: {axis: horizontal, values: sizes}}
        views: [{view: a, backgroundColor: \(ground), intrinsicContentSize: [40, 36]}]
        constraints: ["H:|-10-[a(100)]", a.top == superview.top + 4]
        """)
      let fill = sample.elements.lazy.compactMap { element -> Color? in
        guard element.isOfView, case .shape(let shape) = element.content, case .color(let color)? = shape.fill,
          abs(element.box.width - 100) < 1
        else { return nil }
        return color
      }.first
      let dashes = sample.elements.compactMap { element -> Color? in
        guard element.classes.contains("strut-intrinsic-size"), case .shape(let shape) = element.content,
          let stroke = shape.stroke, stroke.color.alpha > 0.9
        else { return nil }
        return stroke.color
      }
      let color = try #require(fill)
      #expect(!dashes.isEmpty && dashes.allSatisfy { $0.contrast(to: color) >= 2.75 }, "\(ground) \(dashes)")
    }
  }

  /// An author's green on a white page has a contrast of 2.2.
  @Test func colorsOfCalloutsAreSeenOnPages() {
    let (light, dark) = (Theme(.light), Theme(.dark))
    for name in ["systemGreen", "systemYellow", "systemOrange", "systemBlue"] {
      let color = SystemColor.named(name)?.color ?? .white
      #expect(light.seen(color).contrast(to: light[.page]) >= 2.99, "\(name)")
      #expect(dark.seen(color).contrast(to: dark[.page]) >= 2.99, "\(name)")
    }
    #expect(light.seen(Color(hex: 0xDC143C)) == light.resolved(Color(hex: 0xDC143C).seenOnPages))
    // What is seen through is an area.
    let veil = Color(red: 1, green: 0.8, blue: 0, alpha: 0.3)
    #expect(light.seen(veil).red == veil.red)
  }

  /// A ring on a view is seen as well; one that is seen has the author's colour.
  @Test(arguments: [
    ("systemGreen", "aliceblue", false), ("darkred", "navy", false), ("systemBlue", "white", true),
    ("white", "navy", true),
  ])
  func colorsOfCalloutsAreSeenOnViews(_ color: String, _ ground: String, _ isOwn: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [120, 90]
      views: [{view: a, frame: [20, 20, 80, 50], backgroundColor: \(ground)}]
      callouts: [{circle: a.center, color: \(color)}]
      """)
    let ring = try #require(sample.elements.first { $0.classes.contains("strut-callout") })
    let card = try #require(sample.elements.first { $0.ids.contains("a") })
    guard case .shape(let line) = ring.content, case .shape(let fill) = card.content, let stroke = line.stroke,
      case .color(let under)? = fill.fill
    else { throw CancellationError() }
    #expect(stroke.color.contrast(to: under) >= 2.99)
    // Only the author's colour of the system has another one in a dark theme.
    #expect((stroke.color.variants != nil || stroke.color == .white) == isOwn, "\(stroke.color)")
  }

  /// A label that can have several lines may be far wider than its letters.
  @Test(arguments: [0, 1]) func linesHaveGapsAtLettersAlone(_ numberOfLines: Int) throws {
    let sample = try PaintedSample(
      """
      size: [240, 120]
      show: {margins: [outer]}
      views:
        - view: outer
          frame: [10, 10, 220, 100]
          backgroundColor: lavender
          layoutMargins: [12, 40, 12, 40]
          subviews: [{label: words, text: Short, numberOfLines: \(numberOfLines), frame: [18, 28, 184, 24]}]
      """)
    let outer = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "outer" }).box
    func longest(at place: Double) -> Double {
      sample.elements.filter { $0.classes.contains("strut-margins") }.flatMap(\.strokedLines)
        .filter { abs($0.start.x - place) < 1 && abs($0.end.x - place) < 1 }
        .map { abs($0.end.y - $0.start.y) }.max() ?? 0
    }
    #expect(longest(at: outer.maxX - 40) > 74)
    #expect(longest(at: outer.minX + 40) < 60)
  }
}
