import Geometry
import Testing
import Typography

@testable import ViewLayout

/// What `constraintsAffectingLayout` names of a view that has one constraint, and so is not placed by it.
@Suite struct ConstraintsAffectingTests {
  /// As GNUstep's tests of AppKit's engine have it, turned to an origin at the top left: near edges need the constraint
  /// alone, far edges and middles the root's size too.
  @Test(arguments: [
    (LayoutAttribute.left, Axis.horizontal, ["v.left == root.left"]),
    (.leading, .horizontal, ["v.leading == root.leading"]),
    (.right, .horizontal, ["root.width == 100 (size of the root)", "v.right == root.right"]),
    (.trailing, .horizontal, ["root.width == 100 (size of the root)", "v.trailing == root.trailing"]),
    (.centerX, .horizontal, ["root.width == 100 (size of the root)", "v.centerX == root.centerX"]),
    (.top, .vertical, ["v.top == root.top"]),
    (.bottom, .vertical, ["root.height == 100 (size of the root)", "v.bottom == root.bottom"]),
    (.centerY, .vertical, ["root.height == 100 (size of the root)", "v.centerY == root.centerY"]),
    (.lastBaseline, .vertical, ["root.height == 100 (size of the root)", "v.lastBaseline == root.lastBaseline"]),
  ])
  func oneConstraintIsNamed(_ attribute: LayoutAttribute, _ axis: Axis, _ names: [String]) {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(.view, "v")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraint = LayoutConstraint(.init(view), attribute, to: .init(root), attribute)
    let outcome = LayoutEngine(measuringTextWith: FixedWidthMeasurer()).layOut(root, constraints: [constraint])
    let affecting = LayoutExplainer(root, outcome).constraintsAffectingLayout(of: view, along: axis)
    #expect(affecting.map(\.text) == names)
    let across = LayoutExplainer(root, outcome).constraintsAffectingLayout(of: view, along: axis.other)
    #expect(across.isEmpty)
  }

  @Test func aSiblingsWidthIsNamed() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (sibling, view) = (View(.view, "sibling"), View(.view, "v"))
    for subview in [sibling, view] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(subview)
    }
    let constraints = [
      LayoutConstraint(.init(sibling), .width, constant: 40),
      LayoutConstraint(.init(view), .width, to: .init(sibling), .width),
    ]
    let outcome = LayoutEngine(measuringTextWith: FixedWidthMeasurer()).layOut(root, constraints: constraints)
    let affecting = LayoutExplainer(root, outcome).constraintsAffectingLayout(of: view, along: .horizontal)
    #expect(affecting.map(\.text) == ["sibling.width == 40", "v.width == sibling.width"])
  }
}
