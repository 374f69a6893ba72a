import Geometry
import Testing
import TestSupport
import ViewLayout

/// The spacing behind single views of a stack view's row. The rules are those that were measured on UIKit since iOS 11.
@Suite struct CustomSpacingTests {
  private func row(_ lengths: [Double], spacing: Double = 8) -> (stack: View, views: [View]) {
    let stack = View(.stackView, "stack", frame: Rect(x: 0, y: 0, width: 1000, height: 40))
    stack.stack.spacing = spacing
    let views = lengths.enumerated().map { number, length in
      let view = View(.view, "v\(number)")
      view.customIntrinsicContentSize = AxisPair(horizontal: length, vertical: 20)
      view.contentHuggingPriority = AxisPair(Priority(750 - Double(number)))
      stack.addArrangedSubview(view)
      return view
    }
    return (stack, views)
  }

  /// The distances between neighbours that are shown.
  private func gaps(_ views: [View]) -> [Double] {
    let shown = views.filter { !$0.isHidden }
    return zip(shown, shown.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
  }

  @Test func itTakesThePlaceOfTheSpacing() {
    let (stack, views) = row([10, 20, 30, 40])
    stack.setCustomSpacing(25, after: views[1])
    stack.setCustomSpacing(View.spacingUseSystem, after: views[2])
    stack.stack.spacing = 3
    stack.layoutIfNeeded()
    #expect(gaps(views) == [3, 25, 8])
    stack.setCustomSpacing(View.spacingUseDefault, after: views[1])
    stack.layoutIfNeeded()
    #expect(gaps(views) == [3, 3, 8] && stack.customSpacing(after: views[1]) == View.spacingUseDefault)
  }

  @Test func aHiddenViewHandsTheGapToTheOneBefore() {
    let (stack, views) = row([10, 20, 30, 40])
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(50, after: views[1])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(gaps(views) == [25, 8])
  }

  @Test func itLeavesTheRowWithItsView() {
    let (stack, views) = row([10, 20, 30, 40])
    stack.setCustomSpacing(25, after: views[1])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.customSpacing(after: views[1]) == 25)
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack && !views[1].isArranged)
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == View.spacingUseDefault)
    let stranger = View(.view, "stranger")
    stack.addSubview(stranger)
    stack.setCustomSpacing(25, after: stranger)
    #expect(stack.customSpacing(after: stranger) == View.spacingUseDefault)
  }

  /// A custom spacing equal to the stack's spacing changes nothing, whatever the distribution and whoever is hidden.
  @Test(arguments: StackProperties.Distribution.allCases)
  func anEqualOneChangesNothing(_ distribution: StackProperties.Distribution) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let lengths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Double(Int.random(in: 1...90, using: &random))
      }
      let spacing = Double(Int.random(in: -4...30, using: &random))
      let (plain, custom) = (row(lengths, spacing: spacing), row(lengths, spacing: spacing))
      for (one, other) in zip(plain.views, custom.views) {
        custom.stack.setCustomSpacing(spacing, after: other)
        one.isHidden = Int.random(in: 0..<4, using: &random) == 0
        other.isHidden = one.isHidden
      }
      for stack in [plain.stack, custom.stack] {
        stack.stack.distribution = distribution
        stack.layoutIfNeeded()
      }
      #expect(custom.views.map(\.frame) == plain.views.map(\.frame))
    }
  }
}
