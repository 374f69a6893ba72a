import Geometry
import Testing

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
}
