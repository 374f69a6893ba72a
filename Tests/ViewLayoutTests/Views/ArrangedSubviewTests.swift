import Geometry
import Testing
import ViewLayout

/// What a stack view places, and in which order.
@Suite struct ArrangedSubviewTests {
  @Test func arrangedViewsFollowEachOther() {
    let stack = View(.stackView, "stack", frame: Rect(x: 0, y: 0, width: 300, height: 40))
    let background = View(.view, "background", frame: stack.bounds)
    stack.addSubview(background)
    let views = ["a", "b", "c"].map { View(.view, $0) }
    stack.addArrangedSubview(views[1])
    stack.addArrangedSubview(views[2])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "b", "c"])
    #expect(stack.subviews.map(\.name) == ["background", "b", "c", "a"])
    stack.stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 100, 200])
    #expect(views.allSatisfy { $0.frame.size == Size(100, 40) })
    #expect(background.frame == stack.bounds)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.addArrangedSubview(views[0])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.name) == ["c", "b", "a"])
    #expect(views[2].frame == Rect(x: 0, y: 0, width: 150, height: 40) && views[0].frame.minX == 150)
  }

  /// What is hidden asks for no room across either, where nothing else is shown.
  @Test func aStackThatShowsNothingTakesNoRoom() {
    let row = View(.stackView, "row", frame: Rect(x: 0, y: 0, width: 300, height: 40))
    row.stack.distribution = .fillProportionally
    let column = View(.stackView, "column")
    column.stack.axis = .vertical
    let (shown, hidden) = (Square(.view, "shown"), Square(.view, "hidden"))
    column.addArrangedSubview(hidden)
    hidden.isHidden = true
    for view in [shown, column] { row.addArrangedSubview(view) }
    row.layoutIfNeeded()
    #expect(shown.frame.width == 300 && column.frame.width == 0)
    hidden.isHidden = false
    row.layoutIfNeeded()
    #expect(shown.frame.width == 150 && column.frame.width == 150)
  }

  /// Each level asks for the sizes of the next, which are worked out once.
  @Test(.timeLimit(.minutes(1))) func stackViewsInStackViewsTakeNoLongerWithEachLevel() {
    let root = View(.stackView, "root", frame: Rect(x: 0, y: 0, width: 400, height: 40))
    var row = root
    for level in 0..<40 {
      row.stack.distribution = .fillProportionally
      let (label, next) = (View(.label, "label\(level)"), View(.stackView, "row\(level)"))
      label.content.text = "Some words that wrap"
      label.content.numberOfLines = 0
      for view in [label, next] { row.addArrangedSubview(view) }
      row = next
    }
    root.layoutIfNeeded()
    #expect(root.arrangedSubviews[0].frame.height == 40)
  }

  /// Only what fills its stack across makes room for itself there when it is hidden.
  @Test(arguments: [(StackProperties.Alignment.fill, 50.0, 0.0), (.center, 40, -5), (.top, 40, 0), (.bottom, 40, -10)])
  func whatIsHiddenKeepsItsAlignment(_ alignment: StackProperties.Alignment, height: Double, y: Double) {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let stack = View(.stackView, "stack")
    stack.stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let (shown, hidden) = (Square(.view, "shown"), Square(.view, "hidden"))
    shown.side = 40
    hidden.isHidden = true
    for view in [shown, hidden] { stack.addArrangedSubview(view) }
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == height && hidden.frame.minY == y && hidden.frame.height == 50)
  }

  /// As in UIKit, the order of `subviews` is that of drawing, and `arrangedSubviews` has its own.
  @Test func whichViewIsInFrontIsNotItsPlaceInTheRow() {
    let stack = View(.stackView, "stack", frame: Rect(x: 0, y: 0, width: 300, height: 40))
    let views = ["a", "b", "c"].map { View(.view, $0) }
    for view in views { stack.addArrangedSubview(view) }
    stack.stack.distribution = .fillEqually
    stack.bringSubviewToFront(views[0])
    stack.exchangeSubviews(views[1], views[2])
    stack.insertSubview(views[2], at: 3)
    #expect(stack.subviews.map(\.name) == ["b", "a", "c"])
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "b", "c"])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 100, 200])
    views[0].removeFromSuperview()
    stack.insertSubview(views[0], at: 1)
    // It comes back as a subview alone.
    #expect(stack.subviews.map(\.name) == ["b", "a", "c"] && stack.arrangedSubviews.map(\.name) == ["b", "c"])
    stack.insertArrangedSubview(views[0], at: 1)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.layoutIfNeeded()
    #expect(stack.subviews.map(\.name) == ["b", "a", "c"] && stack.arrangedSubviews.map(\.name) == ["c", "b", "a"])
    #expect(views.map(\.frame.minX) == [200, 100, 0])
  }
}

/// A view that asks for 50 × 50 points.
private final class Square: View {
  var side = 50.0
  override var intrinsicContentSize: Size { Size(side, side) }
}
