import Geometry
import Testing
import Typography

import ViewLayout

/// Sizes that a view's content asks for, by hand.
@Suite struct FittingSizeTests {
  private let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let label = View(.label, "label")
  private let engine = LayoutEngine(measuringTextWith: FixedWidthMeasurer())

  /// A label of ten characters, 85 × 20.5 points, 20 from each side and at most 200 wide.
  private func constraints() -> [LayoutConstraint] {
    label.content.text = "0123456789"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return [
      LayoutConstraint(.init(label), .left, to: .init(root), .left, constant: 20),
      LayoutConstraint(.init(root), .right, to: .init(label), .right, constant: 20),
      LayoutConstraint(.init(label), .top, to: .init(root), .top, constant: 20),
      LayoutConstraint(.init(root), .bottom, to: .init(label), .bottom, constant: 20),
      LayoutConstraint(.init(label), .width, .lessThanOrEqual, constant: 200),
    ]
  }

  @Test func compressedIsTheContentAndItsMargins() {
    #expect(engine.fittingSize(of: root, constraints: constraints()) == Size(125, 60.5))
  }

  @Test func expandedStretchesAsFarAsPrioritiesLetIt() {
    // Hugging at 250 is stronger than the wish for a large size at 50.
    #expect(engine.fittingSize(of: root, constraints: constraints(), target: LayoutEngine.expanded) == Size(125, 60.5))
    label.contentHuggingPriority = AxisPair(horizontal: 10, vertical: 250)
    #expect(engine.fittingSize(of: root, constraints: constraints(), target: LayoutEngine.expanded) == Size(240, 60.5))
  }

  @Test func aRequiredWidthIsHad() {
    let size = engine.fittingSize(
      of: root, constraints: constraints(), target: Size(180, 0), priorities: AxisPair(horizontal: 1000, vertical: 50))
    #expect(size == Size(180, 60.5))
  }

  @Test func wrappedTextIsAsHighAsItsWidthMakesIt() {
    let constraints = constraints()
    label.content.text = "01234 6789"
    label.content.numberOfLines = 0
    // Sixty points hold seven characters: two lines.
    let size = engine.fittingSize(
      of: root, constraints: constraints, target: Size(100, 0), priorities: AxisPair(horizontal: 1000, vertical: 50))
    #expect(size == Size(100, 81))
  }

  /// Two labels in one column take room from a switch that resists as much as each, as long as both have one line.
  @Test func wrappedTextSettlesBesideAViewThatResistsAsMuch() {
    let texts = ["one", "other"].map { View(.label, $0) }
    let toggle = View(.switch, "toggle")
    for view in texts + [toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for (text, words) in zip(texts, ["0123 5678 0123", "012345678 012345678"]) {
      text.content.text = words
      text.content.numberOfLines = 0
    }
    var constraints = texts.flatMap { text in
      [
        LayoutConstraint(.init(text), .left, to: .init(root), .left),
        LayoutConstraint(.init(toggle), .left, to: .init(text), .right, constant: 9),
      ]
    }
    constraints += [
      LayoutConstraint(.init(root), .right, to: .init(toggle), .right),
      LayoutConstraint(.init(toggle), .centerY, to: .init(root), .centerY),
      LayoutConstraint(.init(texts[0]), .top, to: .init(root), .top),
      LayoutConstraint(.init(texts[1]), .top, to: .init(texts[0]), .bottom),
      LayoutConstraint(.init(root), .bottom, to: .init(texts[1]), .bottom),
    ]
    // Beside the switch, eighty points hold nine characters: two lines each.
    let size = engine.fittingSize(
      of: root, constraints: constraints, target: Size(140, 0), priorities: AxisPair(horizontal: 1000, vertical: 50))
    #expect(size == Size(140, 82))
  }

  @Test func theViewStaysAsItIs() {
    _ = engine.fittingSize(of: root, constraints: constraints())
    #expect(root.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(label.frame == .zero)
  }
}
