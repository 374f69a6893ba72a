import Geometry
import TestSupport
import Testing
import Typography
import ViewLayout

/// Alignment rectangles from insets, from a scale, from functions and from overridden functions.
@Suite struct AlignmentTests {
  @Test func insetsComeFromFunctions() throws {
    let view = View(.view, "view")
    try view.setAlignmentRect(
      forFrame: { $0.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
      frameForAlignmentRect: { $0.inset(by: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4)) })
    #expect(view.alignmentRectInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.alignmentRectScale == 1)
  }

  /// A drawing of 160 points with a shadow that makes it 170.
  @Test func aScaleComesFromFunctions() throws {
    let view = View(.view, "view")
    try view.setAlignmentRect(
      forFrame: { Rect(x: $0.x, y: $0.y, width: $0.width / 1.0625, height: $0.height / 1.0625) },
      frameForAlignmentRect: { Rect(x: $0.x, y: $0.y, width: $0.width * 1.0625, height: $0.height * 1.0625) })
    #expect((view.alignmentRectScale - 1.0625).magnitude < 1e-12)
    let drawing = Rect(x: 5, y: 6, width: 160, height: 160)
    #expect(view.frame(forAlignmentRect: drawing).isClose(to: Rect([5, 6, 170, 170])))
  }

  @Test func functionsThatAreNoInversesAreRefused() {
    let view = View(.view, "view")
    let error = #expect(throws: AlignmentError.self) {
      try view.setAlignmentRect(
        forFrame: { $0.insetBy(dx: 4, dy: 4) }, frameForAlignmentRect: { $0.insetBy(dx: -4, dy: -3) })
    }
    #expect(
      error?.message == """
        alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverses: the frame {{0, 0}, {100, 100}} has the \
        alignment rectangle {{4, 4}, {92, 92}}, whose frame is {{0, 1}, {100, 98}}
        """)
    #expect(view.alignmentRectInsets == .zero)
  }

  @Test func functionsThatDoMoreThanInsetAndScaleAreRefused() {
    let view = View(.view, "view")
    let error = #expect(throws: AlignmentError.self) {
      try view.setAlignmentRect(
        forFrame: { Rect(x: $0.x / 2, y: $0.y, width: $0.width, height: $0.height) },
        frameForAlignmentRect: { Rect(x: $0.x * 2, y: $0.y, width: $0.width, height: $0.height) })
    }
    #expect(error?.message.hasPrefix("an alignment rectangle is the frame less its insets") == true)
  }

  @Test func everyPairOfInsetsAndScaleIsItsOwnInverse() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let insets = EdgeInsets(
        top: random.next(in: -20...20), left: random.next(in: -20...20), bottom: random.next(in: -20...20),
        right: random.next(in: -20...20))
      let geometry = AlignmentGeometry(insets: insets, scale: random.next(in: 0.5...2))
      let found = try AlignmentGeometry(
        alignmentRectForFrame: geometry.alignmentRect(forFrame:),
        frameForAlignmentRect: geometry.frame(forAlignmentRect:))
      let frame = Rect(x: 1, y: 2, width: 300, height: 200)
      #expect(found.alignmentRect(forFrame: frame).isClose(to: geometry.alignmentRect(forFrame: frame)))
    }
  }

  /// The same view by insets, by functions given and by functions overridden: centred alike.
  @Test(arguments: ["insets", "functions", "overridden insets", "overridden functions"])
  func layoutSeesTheAlignmentRect(_ way: String) throws {
    let insets = EdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    let view: View
    switch way {
    case "overridden insets": view = ShadowedImage()
    case "overridden functions": view = ShadowedDrawing()
    default: view = View(.imageView, "image")
    }
    if way == "insets" { view.customAlignmentRectInsets = insets }
    if way == "functions" {
      try view.setAlignmentRect(
        forFrame: { $0.inset(by: insets) }, frameForAlignmentRect: { $0.inset(by: -insets) })
    }
    view.content.image = .placeholder(Size(200, 200))
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 504))
    root.addSubview(view)
    root.constraining {
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor)
    }
    root.layoutIfNeeded()
    #expect(view.frame.text() == "{{70, 162}, {200, 200}}")
    #expect(view.alignmentRect.text() == "{{70, 162}, {180, 180}}")
    #expect(view.intrinsicContentSize.text() == "{180, 180}")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.text() == "{{70, 162}, {200, 200}}")
  }

  @Test func anOverriddenPairThatIsNoneStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(HalfAPair())
      root.layoutIfNeeded()
    }
  }
}

private final class ShadowedImage: View {
  init() { super.init(.imageView, "image") }

  override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 20, right: 20) }
}

private final class ShadowedDrawing: View {
  init() { super.init(.view, "drawing") }

  override var intrinsicContentSize: Size { Size(180, 180) }

  override func alignmentRect(forFrame frame: Rect) -> Rect {
    Rect(x: frame.x, y: frame.y, width: frame.width - 20, height: frame.height - 20)
  }

  override func frame(forAlignmentRect rect: Rect) -> Rect {
    Rect(x: rect.x, y: rect.y, width: rect.width + 20, height: rect.height + 20)
  }
}

private final class HalfAPair: View {
  init() { super.init(.view, "half") }

  override func alignmentRect(forFrame frame: Rect) -> Rect { frame.insetBy(dx: 1, dy: 1) }
}
