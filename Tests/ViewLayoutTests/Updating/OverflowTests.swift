import Geometry
import Testing
import ViewLayout

/// Constraints that multiply one another lead past all numbers.
@Suite struct OverflowTests {
  /// What was laid out there is laid out again.
  @Test func whatIsPastAllNumbersIsLaidOutAgain() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<56).map { View(.view, "v\($0)") }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    views[0].widthAnchor.constraint(equalToConstant: 1e6).isActive = true
    for (one, next) in zip(views, views.dropFirst()) {
      next.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 1e6).isActive = true
    }
    root.layoutIfNeeded()
    root.bounds.size = Size(200, 50)
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 1e6 && views[1].frame.width == 1e12)
  }
}
