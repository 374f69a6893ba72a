import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// Pictures whose words take the width that their screens need.
@Suite struct FittedPictureTests {
  private static func figure(columns: String = "", height: Int = 300) -> String {
    """
    printWidth: 620
    \(columns)
    size: [320, \(height)]
    border: none
    views:
      - {view: box, backgroundColor: lavender}
    constraints:
      - box.width == 130
      - box.height == \(height - 100)
      - box.centerX == superview.centerX
      - box.centerY == superview.centerY
    callouts:
      - {dimension: [box.topLeft, box.bottomLeft], side: left, text: "contentSize.height {}"}
      - {dimension: [box.topRight, box.bottomRight], side: right, text: "contentOffset.y {}"}
    panels:
      - title: One
      - title: Two
    """
  }

  /// Two screens of 320 would have room, but not their words.
  @Test func wordsBesideScreensLeaveFewerColumns() throws {
    let sample = try PaintedSample(Self.figure(), scale: 1)
    let titles = try sample.boxes(of: ["One", "Two"])
    #expect(abs(titles[0].midX - titles[1].midX) < 1)
    #expect(sample.list.size.width <= 620)
  }

  @Test func columnsOfTheAuthorStay() throws {
    let titles = try PaintedSample(Self.figure(columns: "columns: 2"), scale: 1).boxes(of: ["One", "Two"])
    #expect(abs(titles[0].midY - titles[1].midY) < 1)
  }

  /// Two screens above one another would fill more than a page.
  @Test func aColumnIsNotHigherThanAPage() throws {
    let titles = try PaintedSample(Self.figure(height: 700), scale: 1).boxes(of: ["One", "Two"])
    #expect(abs(titles[0].midY - titles[1].midY) < 1)
  }

  /// The report is wider than both screens. Once, it widened the second column alone, and the overhang of the narrow
  /// columns stayed.
  @Test func aWideReportLeavesPanelsInItsMiddle() throws {
    let sample = try PaintedSample(
      """
      printWidth: 640
      size: [300, 160]
      columns: 2
      expect: conflict
      show: {constraints: {axis: vertical, side: right}, conflicts: true}
      views: [{view: banner, backgroundColor: lavender}]
      constraints:
        - H:|-24-[banner]-24-|
        - banner.top == superview.top + 24
        - banner.width == 16:9 * banner.height
        - {equation: banner.height == 100, identifier: tall}
      panels:
        - {title: Unsatisfiable, do: [breaks tall]}
        - {title: Mended, do: [constraint tall.priority = 750]}
        - {title: The console, kind: console, from: start, span: 2}
      """)
    #expect(sample.list.size.width <= 640)
    let titles = try sample.boxes(of: ["Unsatisfiable", "Mended", "The console"])
    #expect(abs(titles[0].midX + titles[1].midX - 2 * titles[2].midX) < 30, "\(titles)")
  }

  /// The grey of guides on a grey of the same lightness.
  @Test(arguments: ["slategray", "white", "black", "gray"]) func theSafeAreaIsSeenOnEveryGround(ground: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      show: safeArea
      root: {backgroundColor: \(ground)}
      """)
    let lines = sample.elements.filter { $0.classes.contains("strut-safe-area") }
    let colors = lines.compactMap { element in
      if case .shape(let shape) = element.content { shape.stroke?.color } else { nil }
    }
    let behind = try #require(sample.picture.panels[0].root.look.backgroundColor)
    #expect(!colors.isEmpty)
    for color in colors {
      let (one, other) = (color.luminance + 0.05, behind.luminance + 0.05)
      #expect(max(one, other) / min(one, other) >= 2, "\(color) on \(ground)")
    }
  }

  /// In one column a title has room over a narrow panel, too: it breaks where the widest screen of its column ends.
  @Test(arguments: [(1, 1), (2, 2)])
  func aTitleWrapsAtTheWidestScreenOfItsColumn(_ columns: Int, _ lines: Int) throws {
    let sample = try PaintedSample(
      """
      size: [420, 60]
      columns: \(columns)
      views: [{view: a, frame: [20, 20, 40, 20], backgroundColor: plum}]
      panels: [{title: Wide}, {title: A title with many words over a narrow panel, size: [160, 60]}]
      """)
    #expect(sample.annotationTexts.count == 1 + lines)
  }

  /// Numbers of one size make it too wide, however small its screens are.
  private static let tooWide = """
    size: [280, 150]
    printWidth: 300
    border: none
    columns: 3
    show: {constraints: {of: [low], values: solved}}
    views:
      - {label: a, text: Arrival}
    constraints:
      - a.top == superview.top + 20
      - a.leading == superview.leading + 20
      - {equation: a.width >= 40, identifier: low}
    callouts:
      - {dimension: [a.topRight, a.bottomRight], side: right, text: "intrinsicContentSize {}"}
    panels: [{title: One}, {title: Two}, {title: Three}]
    """

  /// The screens of three columns have 300 - 32 points, and two gaps of 40.
  @Test func screensOfPicturesThatAreTooWideStayLarge() throws {
    let sample = try PaintedSample(Self.tooWide, scale: 1)
    #expect(sample.list.size.width > 300)
    let fit = (300.0 - 32 - 2 * sample.figure.arrangement.spacing) / (3 * 280)
    let size = try #require(sample.viewTexts.first { $0.words == "Arrival" })
    #expect(abs(size.transform.a - 0.6 * fit) < 0.01, "\(size.transform.a) of \(fit)")
  }

  @Test func aWarningNamesTheWordsThatMakeAPictureTooWide() throws {
    let sample = try PaintedSample(Self.tooWide, scale: 1)
    var diagnostics = Diagnostics()
    _ = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    let notes = try #require(diagnostics.all.first { $0.identifier == .tooWideToPrint }).notes
    #expect(notes.count == 2 && notes.allSatisfy { $0.range != nil }, "\(notes)")
    #expect(notes.allSatisfy { $0.message.contains("intrinsicContentSize") && $0.message.hasSuffix("at the right") })
  }

  /// Words and numbers leave three phones a seventh of their size, of which there would be half without them.
  @Test(arguments: [true, false]) func aWarningTellsThatScreensAreTooSmall(_ hasNumbers: Bool) throws {
    let numbers = """
      callouts:
        - {dimension: [bar.top, bar.bottom], side: left}
        - {dimension: [root.top, bar.bottom], side: right}
      """
    let sample = try PaintedSample(
      """
      device: iphone-15
      crop: {top: 300}
      printWidth: 560
      columns: 3
      \(hasNumbers ? "flow: arrows" : "")
      views: [{view: bar, frame: [0, 59, 393, 44]}]
      \(hasNumbers ? numbers : "")
      panels:
        - {title: At rest\(hasNumbers ? ", flowText: scroll 26" : "")}
        - {title: On the way\(hasNumbers ? ", flowText: 26 more" : "")}
        - {title: Collapsed}
      """, scale: 1)
    var diagnostics = Diagnostics()
    _ = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    #expect(diagnostics.all.contains { $0.identifier == .tooSmallToRead } == hasNumbers)
  }

  /// What is outside of a screen is scaled with it, and no sign that keeps its size.
  @Test func contentOutsideOfAScreenLeavesNoWidthUnused() throws {
    let width = try PaintedSample(
      """
      size: [300, 150]
      printWidth: 640
      views:
        - scrollView: carousel
          frame: [40, 20, 220, 110]
          contentOutside: dim
          contentOffset: [300, 0]
          subviews: [{view: cards, backgroundColor: plum}]
          constraints: ["H:|[cards(1100)]|", "V:|[cards(110)]|"]
      """
    ).list.size.width
    #expect((600...640).contains(width), "\(width)")
  }
}
