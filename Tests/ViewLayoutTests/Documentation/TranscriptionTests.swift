import Geometry
import Testing
import ViewLayout

/// Layouts of the books, written statement by statement as UIKit code is, with the numbers that come of them.
@Suite struct TranscriptionTests {
  /// A bar along the top of a view and a square in its corner, by eight constraints; then the view is resized.
  @Test func aBarAndASquareByEightConstraints() {
    let v1 = View(.view, "v1", frame: Rect(x: 100, y: 111, width: 132, height: 194))
    let v2 = View(.view, "v2")
    let v3 = View(.view, "v3")
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 568))
    root.addSubview(v1)
    v1.addSubview(v2)
    v1.addSubview(v3)
    v2.translatesAutoresizingMaskIntoConstraints = false
    v3.translatesAutoresizingMaskIntoConstraints = false

    v1.addConstraint(
      LayoutConstraint(
        item: v2, attribute: .left, relatedBy: .equal, toItem: v1, attribute: .left, multiplier: 1, constant: 0))
    v1.addConstraint(
      LayoutConstraint(
        item: v2, attribute: .right, relatedBy: .equal, toItem: v1, attribute: .right, multiplier: 1, constant: 0))
    v1.addConstraint(
      LayoutConstraint(
        item: v2, attribute: .top, relatedBy: .equal, toItem: v1, attribute: .top, multiplier: 1, constant: 0))
    v2.addConstraint(
      LayoutConstraint(
        item: v2, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 10))
    v3.addConstraint(
      LayoutConstraint(
        item: v3, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20))
    v3.addConstraint(
      LayoutConstraint(
        item: v3, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20))
    v1.addConstraint(
      LayoutConstraint(
        item: v3, attribute: .right, relatedBy: .equal, toItem: v1, attribute: .right, multiplier: 1, constant: 0))
    v1.addConstraint(
      LayoutConstraint(
        item: v3, attribute: .bottom, relatedBy: .equal, toItem: v1, attribute: .bottom, multiplier: 1, constant: 0))

    root.layoutIfNeeded()
    #expect(v2.frame == Rect(x: 0, y: 0, width: 132, height: 10))
    #expect(v3.frame == Rect(x: 112, y: 174, width: 20, height: 20))

    v1.bounds.size = Size(v1.bounds.width + 40, v1.bounds.height - 50)
    root.layoutIfNeeded()
    #expect(v1.frame == Rect(x: 80, y: 136, width: 172, height: 144))
    #expect(v2.frame == Rect(x: 0, y: 0, width: 172, height: 10))
    #expect(v3.frame == Rect(x: 152, y: 124, width: 20, height: 20))
    #expect([v2, v3].allSatisfy { !$0.hasAmbiguousLayout })
  }

  /// The same by four visual formats; a fifth contradicts the fourth, and its absence leaves a height open.
  @Test func aBarAndASquareByVisualFormat() throws {
    let v1 = View(.view, "v1", frame: Rect(x: 100, y: 111, width: 132, height: 194))
    let v2 = View(.view, "v2")
    let v3 = View(.view, "v3")
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 568))
    root.addSubview(v1)
    v1.addSubview(v2)
    v1.addSubview(v3)
    v2.translatesAutoresizingMaskIntoConstraints = false
    v3.translatesAutoresizingMaskIntoConstraints = false
    let views = ["v2": v2, "v3": v3]
    v1.addConstraints(
      try LayoutConstraint.constraints(withVisualFormat: "H:|[v2]|", options: [], metrics: nil, views: views))
    v1.addConstraints(
      try LayoutConstraint.constraints(withVisualFormat: "V:|[v2(10)]", options: [], metrics: nil, views: views))
    v1.addConstraints(
      try LayoutConstraint.constraints(withVisualFormat: "H:[v3(20)]|", options: [], metrics: nil, views: views))
    let last = try LayoutConstraint.constraints(
      withVisualFormat: "V:[v3(20)]|", options: [], metrics: nil, views: views)
    v1.addConstraints(last)
    root.layoutIfNeeded()
    #expect(v3.frame == Rect(x: 112, y: 174, width: 20, height: 20))

    let tooMuch = try LayoutConstraint.constraints(
      withVisualFormat: "V:[v3(10)]|", options: [], metrics: nil, views: views)
    v1.addConstraints(tooMuch)
    let conflict = try #require(root.layoutOutcome().conflicts.first)
    #expect(conflict.members.map(\.text) == ["v3.height == 20", "v3.height == 10"])
    v1.removeConstraints(tooMuch)

    v1.removeConstraints(last)
    v1.addConstraints(try LayoutConstraint.constraints(withVisualFormat: "V:[v3]|", views: views))
    #expect(v3.hasAmbiguousLayout && !v2.hasAmbiguousLayout && !v1.hasAmbiguousLayout)
  }

  /// A rotated view's frame, as printed.
  @Test func aRotatedFrameIsPrinted() {
    let v1 = View(.view, "v1", frame: Rect(x: 113, y: 111, width: 132, height: 194))
    let v2 = View(.view, "v2", frame: v1.bounds.insetBy(dx: 10, dy: 10))
    v1.addSubview(v2)
    v1.transform = .rotation(radians: 45 * .pi / 180)
    #expect(v1.frame.text(significantDigits: 6) == "{{63.7416, 92.7416}, {230.517, 230.517}}")
    #expect(v1.bounds == Rect(x: 0, y: 0, width: 132, height: 194) && v1.center == Point(179, 208))
    #expect(v2.convert(Point.zero, to: v1) == Point(10, 10))
  }

  /// A drawing whose shadow makes its frame 1.0625 times its alignment rectangle, centred by the drawing.
  @Test func aDrawingWithAShadowIsCentredByItsAlignmentRect() {
    final class ShadowedSquare: View {
      override var intrinsicContentSize: Size { Size(160, 160) }

      override func frame(forAlignmentRect rect: Rect) -> Rect {
        var frame = Rect(origin: rect.origin, size: .zero)
        frame.size.width = rect.width * 1.0625
        frame.size.height = rect.height * 1.0625
        return frame
      }

      override func alignmentRect(forFrame frame: Rect) -> Rect {
        var rect = Rect(origin: frame.origin, size: .zero)
        rect.size.width = frame.width * (160.0 / 170.0)
        rect.size.height = frame.height * (160.0 / 170.0)
        return rect
      }
    }

    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let view = ShadowedSquare(.view, "square")
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.isClose(to: Rect([80, 160, 170, 170])))
    #expect(view.alignmentRect.isClose(to: Rect([80, 160, 160, 160])))
  }
}
