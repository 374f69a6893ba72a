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

  /// Of two opposite limits that both hold with equality, the one that something presses against holds the value; where
  /// nothing does, the firmer one.
  @Test(
    arguments: [
      ([(.greaterThanOrEqual, 50, 750), (.lessThanOrEqual, 50, 251), (.equal, 200, 250)], "a.width <= 50 @ 251"),
      ([(.greaterThanOrEqual, 50, 251), (.lessThanOrEqual, 50, 750), (.equal, 20, 250)], "a.width >= 50 @ 251"),
      (
        [(.lessThanOrEqual, 50, 750), (.greaterThanOrEqual, 50, 251), (.equal, 20, 240), (.equal, 200, 250)],
        "a.width <= 50 @ 750"
      ),
      ([(.greaterThanOrEqual, 50, 750), (.lessThanOrEqual, 50, 251)], "a.width >= 50 @ 750"),
      ([(.greaterThanOrEqual, 50, 750), (.equal, 50, 300)], "a.width == 50 @ 300"),
    ] as [([(LayoutRelation, Double, Double)], String)])
  func theLimitThatIsPressedIsNamed(_ widths: [(LayoutRelation, Double, Double)], _ name: String) {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let view = View(.view, "a")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = widths.map { relation, width, priority in
      LayoutConstraint(.init(view), .width, relation, constant: width, priority: Priority(priority))
    }
    let outcome = LayoutEngine(measuringTextWith: FixedWidthMeasurer()).layOut(root, constraints: constraints)
    #expect(view.frame.width == 50)
    let affecting = LayoutExplainer(root, outcome).constraintsAffectingLayout(of: view, along: .horizontal)
    #expect(affecting.map(\.text) == [name])
  }

  /// `a` is made no wider than its content by hugging more than `b`, and `b` is stretched.
  @Test func whoHugsMoreIsHeldByHugging() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let (a, b) = (View(.view, "a"), View(.view, "b"))
    for (view, width) in [(a, 50.0), (b, 60)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.customIntrinsicContentSize = AxisPair(horizontal: width, vertical: nil)
      root.addSubview(view)
    }
    a.contentHuggingPriority.horizontal = 251
    let constraints = [
      LayoutConstraint(.init(a), .left, to: .init(root), .left),
      LayoutConstraint(.init(b), .left, to: .init(a), .right),
      LayoutConstraint(.init(root), .right, to: .init(b), .right),
    ]
    let outcome = LayoutEngine(measuringTextWith: FixedWidthMeasurer()).layOut(root, constraints: constraints)
    let affecting = LayoutExplainer(root, outcome).constraintsAffectingLayout(of: a, along: .horizontal)
    #expect(affecting.map(\.text) == ["a.width <= 50 (intrinsic size)", "a.left == root.left"])
  }
}
