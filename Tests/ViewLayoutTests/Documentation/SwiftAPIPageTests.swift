import Foundation
import Geometry
import Testing
import Typography
import ViewLayout

/// The examples of `docs/swift-api.md`, letter for letter: here they are compiled and their results are checked, and
/// the page is checked to hold nothing else.
@Suite struct SwiftAPIPageTests {
  @Test func geometry() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let v1 = View(.view, "v1", frame: Rect(x: 113, y: 111, width: 132, height: 194))
    let v2 = View(.view, "v2", frame: v1.bounds.insetBy(dx: 10, dy: 10))
    root.addSubview(v1)
    v1.addSubview(v2)
    v1.transform = .rotation(radians: .pi / 4)

    let printed = v1.frame.text(significantDigits: 6)  // {{63.7416, 92.7416}, {230.517, 230.517}}
    let center = v1.center  // (179, 208), as before
    let corner = v1.transformedTopLeft  // where the corner is now
    let inside = v2.convert(Point.zero, to: root)  // the same of a view inside it
    #expect(printed == "{{63.7416, 92.7416}, {230.517, 230.517}}")
    #expect(center == Point(179, 208))
    #expect(corner.distance(to: Point(200.92, 92.74)) < 0.01)
    #expect(inside?.distance(to: Point(200.92, 106.88)) ?? 1 < 0.01)
  }

  @Test func anchors() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let name = View(.label, "name")
    let field = View(.textField, "field")
    name.content.text = "Name"
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      field.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()

    let end = field.frame.maxX  // 300
    #expect(end == 300)
    #expect((field.frame.minX - name.frame.maxX - 8).magnitude < 1e-9)
  }

  @Test func longInitialiserAndVisualFormat() throws {
    let v1 = View(.view, "v1", frame: Rect(x: 100, y: 111, width: 132, height: 194))
    let (v2, v3) = (View(.view, "v2"), View(.view, "v3"))
    for view in [v2, v3] {
      view.translatesAutoresizingMaskIntoConstraints = false
      v1.addSubview(view)
    }
    v1.addConstraint(
      LayoutConstraint(
        item: v2, attribute: .left, relatedBy: .equal, toItem: v1, attribute: .left, multiplier: 1, constant: 0))
    v1.addConstraints(try LayoutConstraint.constraints(withVisualFormat: "H:[v2]|", views: ["v2": v2]))
    v1.addConstraints(try LayoutConstraint.constraints(withVisualFormat: "V:|[v2(10)]", views: ["v2": v2]))
    v1.addConstraints(try LayoutConstraint.constraints(withVisualFormat: "H:[v3(20)]|", views: ["v3": v3]))
    v1.addConstraints(try LayoutConstraint.constraints(withVisualFormat: "V:[v3(20)]|", views: ["v3": v3]))
    v1.layoutIfNeeded()

    let bar = v2.frame  // (0, 0, 132, 10)
    let square = v3.frame  // (112, 174, 20, 20)
    #expect(bar == Rect(x: 0, y: 0, width: 132, height: 10))
    #expect(square == Rect(x: 112, y: 174, width: 20, height: 20))
  }

  @Test func builders() {
    let buttons = ["Back", "Play", "Next"].map { title in
      let button = View(.button, title)
      button.content.title = title
      return button
    }
    let bar = View(.view, "bar", frame: Rect(x: 0, y: 0, width: 320, height: 44)).adding {
      for button in buttons { button }
    }
    bar.constraining {
      buttons[0].leadingAnchor.constraint(equalTo: bar.leadingAnchor)
      buttons[2].trailingAnchor.constraint(equalTo: bar.trailingAnchor)
      for (left, right) in zip(buttons, buttons.dropFirst()) {
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10)
        right.widthAnchor.constraint(equalTo: left.widthAnchor)
      }
      for button in buttons {
        button.centerYAnchor.constraint(equalTo: bar.centerYAnchor)
      }
    }
    bar.layoutIfNeeded()

    let starts = buttons.map(\.frame.minX)  // [0, 110, 220]
    #expect(starts == [0, 110, 220])
  }

  @Test func subclasses() {
    final class Badge: View {
      var count = 0 { didSet { invalidateIntrinsicContentSize() } }

      override var intrinsicContentSize: Size { Size(Double(12 + 8 * String(count).count), 20) }

      // Two points of shadow at the right and the bottom.
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 2, right: 2) }

      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.center = midpoint
      }
    }

    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge(.view, "badge")
    root.addSubview(badge)
    root.constraining {
      badge.rightAnchor.constraint(equalTo: root.rightAnchor)
      badge.topAnchor.constraint(equalTo: root.topAnchor)
    }
    badge.count = 12
    root.layoutIfNeeded()

    let seen = badge.alignmentRect  // (72, 0, 28, 20)
    let drawn = badge.frame  // (72, 0, 30, 22)
    #expect(seen == Rect(x: 72, y: 0, width: 28, height: 20))
    #expect(drawn == Rect(x: 72, y: 0, width: 30, height: 22))
  }

  @Test func questions() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let view = View(.view, "view")
    root.addSubview(view)
    root.constraining {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      view.widthAnchor.constraint(equalToConstant: 360)
      view.widthAnchor.constraint(equalToConstant: 140)
    }
    let outcome = root.layoutOutcome()

    let broken = outcome.conflicts.first?.broken.text  // view.width == 140
    let isOpen = view.ambiguousAxes.vertical  // true: no top and no height
    let missing = LayoutExplainer(root, outcome).ambiguities.map(\.message)  // what is missing, in words
    let outline = root.hierarchyDump  // a line a view
    #expect(broken == "view.width == 140")
    #expect(isOpen)
    #expect(missing.count == 1)
    #expect(outline == "[ 0] UIView\n--[ 1] UIView\n")
  }

  @Test func environments() {
    var environment = LayoutEnvironment(measuringTextWith: FixedWidthMeasurer())
    environment.options.direction = .rightToLeft
    environment.options.scale = 3
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568), environment: environment)
    #expect(window.layoutEnvironment.options.direction == .rightToLeft)
  }

  @Test func thePageHoldsTheseExamples() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let page = try String(contentsOf: root.appendingPathComponent("docs/swift-api.md"), encoding: .utf8)
    let source = Self.unindented(
      try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8).components(separatedBy: "\n"))
    // The example that draws is compiled where drawing can be tested.
    let examples = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }.filter { !$0.contains("render(") }
    #expect(examples.count == 7)
    for example in examples {
      let lines = Self.unindented(example.components(separatedBy: "\n")).joined(separator: "\n")
      #expect(source.joined(separator: "\n").contains(lines), "\(example)")
    }
  }

  private static func unindented(_ lines: [String]) -> [String] {
    lines.map { String($0.drop { $0 == " " }) }
  }
}
