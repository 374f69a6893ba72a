import Geometry
import Testing
import Typography
import ViewLayout

/// Margins that a view preserves of its superview depend on where it is, and that on them.
@Suite struct PreservedMarginTests {
  /// In the wide root the view ended far beyond the end of the narrow one. Asked of it there, its margins leave no room for
  /// its content, and each pass of a layout that breaks a constraint for it brings its end back by no more than that room.
  @Test func marginsOfTheLastLayoutLeadToNoConflict() {
    let (root, view, content) = (View(.view, "root"), View(.view, "view"), View(.view, "content"))
    root.customLayoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    view.customLayoutMargins = .zero
    view.preservesSuperviewLayoutMargins = true
    view.addSubview(content)
    root.addSubview(view)
    for view in [view, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    // Of a conflict the last gives way.
    let constraints = [
      content.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    LayoutConstraint.activate(constraints)
    let engine = LayoutEngine(measuringTextWith: FixedWidthMeasurer())
    for width in [10_000.0, 320] {
      root.frame = Rect(x: 0, y: 0, width: width, height: 200)
      let outcome = engine.layOut(root, constraints: constraints)
      #expect(outcome.conflicts.isEmpty)
      #expect(view.frame == root.bounds)
      #expect(content.frame == Rect(x: 20, y: 0, width: width - 40, height: 200))
    }
  }
}
