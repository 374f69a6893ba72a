import ConstraintSolver
import Geometry

/// What the distribution of a stack view says of sizes and of gaps along its axis.
extension Formulation {
  mutating func distributionConstraints(
    of arranged: [View], in stack: View, _ names: StackAttributes, _ contentSize: (View) -> Size
  ) -> [LayoutConstraint] {
    let neighbours = zip(arranged, arranged.dropFirst())
    switch stack.stack.distribution {
    case .fill:
      return sharedWidths(of: arranged, in: stack)
    case .fillEqually:
      return equalSizes(of: arranged, names)
    case .fillProportionally:
      return proportions(of: arranged, in: stack, names, contentSize)
    case .equalSpacing:
      return sharedWidths(of: arranged, in: stack)
        + spacerConstraints(neighbours.map { ($0, names.gapStart, $1, names.gapEnd) }, in: stack, names) { _ in
          .required
        }
    case .equalCentering:
      // Equal distances of centers give way to sizes, the later ones first (`UISV-fill-equally` at 149, 148, …).
      return sharedWidths(of: arranged, in: stack)
        + spacerConstraints(neighbours.map { ($0, names.center, $1, names.center) }, in: stack, names) {
          Priority(max(50, 150 - Double($0)))
        }
    }
  }

  /// Several labels that wrap would stand in a row in many ways: UIKit shares the row among them.
  ///
  /// Since iOS 13 none is wider than its share of the row; before, each took the share that any view of the row has.
  private func sharedWidths(of arranged: [View], in stack: View) -> [LayoutConstraint] {
    guard stack.stack.axis == .horizontal else { return [] }
    let wrapping = arranged.filter(\.wrapsToItsWidth)
    let isModern = stack.platform == .ios
    guard wrapping.count > (isModern ? 1 : 0) else { return [] }
    let count = Double(isModern ? wrapping.count : arranged.count)
    let gaps = spacings(between: arranged, in: stack) * (count - 1) / Double(max(1, arranged.count - 1))
    let row = LayoutConstraint.Item(stack, guide: stack.stack.isLayoutMarginsRelativeArrangement ? .margins : nil)
    return wrapping.map { label in
      let content = max(label.contentHuggingPriority.horizontal, label.contentCompressionResistancePriority.horizontal)
      return LayoutConstraint(
        .init(label), .width, isModern ? .lessThanOrEqual : .equal, multiplier: 1 / count, to: row, .width,
        constant: -gaps / count,
        priority: isModern ? .sharedWidth : Priority(min(999, content.rawValue + 10))
      ).with(identifier: "UISV-text-width-disambiguation")
    }
  }

  /// Each view has the share of the room for the row that its content has of all contents with the gaps between them.
  ///
  /// Together with the gaps that is more than the room where there are gaps: each view's constraint is a little weaker
  /// than that of the view before, so that it is the last that makes up for it. The room is what the margins leave, but
  /// up to iOS 12 the whole stack, so that the last view makes up for the margins too. The gaps that the system
  /// chooses do not count: the last view makes up for all of them. UIKit names the constraints
  /// `UISV-fill-proportionally` and shows their multipliers and priorities in a conflict's report.
  private func proportions(
    of arranged: [View], in stack: View, _ names: StackAttributes, _ contentSize: (View) -> Size
  ) -> [LayoutConstraint] {
    let sizes = arranged.map { max(0, contentSize($0)[names.axis]) }
    let gaps = countedSpacings(between: arranged, in: stack)
    let whole = sizes.reduce(0, +) + gaps
    // Where there is no content, there is nothing to be in proportion to.
    guard whole > max(gaps, 1) else { return equalSizes(of: arranged, names) }
    let room = LayoutConstraint.Item(
      stack, guide: names.isInMargins && stack.platform == .ios ? LayoutGuideKind.margins : nil)
    let places = stack.arrangedSubviews.enumerated().filter { !$0.element.isHidden }.map(\.offset)
    return zip(zip(arranged, places), sizes).map { shown, size in
      let (view, place) = shown
      let share =
        size > 0
        ? LayoutConstraint(
          .init(view), names.size, multiplier: size / whole, to: room, names.size,
          priority: size == whole ? .required : Priority(max(751, 999 - Double(place))))
        : LayoutConstraint(.init(view), names.size, .equal, constant: 0)
      return share.with(identifier: "UISV-fill-proportionally")
    }
  }

  /// All distances of a row together, as its proportions count them: the system's is a number next to nothing
  /// (`UIStackView.spacingUseSystem`), and UIKit counts it as it is.
  private func countedSpacings(between arranged: [View], in stack: View) -> Double {
    zip(arranged, arranged.dropFirst()).reduce(0) { sum, pair in
      let isSystem = (pair.0.customSpacingAfter ?? stack.stack.spacing) == View.spacingUseSystem
      return isSystem ? sum : sum + spacing(between: pair.0, pair.1, in: stack)
    }
  }

  private func equalSizes(of arranged: [View], _ names: StackAttributes) -> [LayoutConstraint] {
    arranged.dropFirst().map {
      LayoutConstraint(.init($0), names.size, to: .init(arranged[0]), names.size)
        .with(identifier: "UISV-fill-equally")
    }
  }

  /// Spacers between neighbours, all of one length: UIKit's stacks have such guides too.
  private mutating func spacerConstraints(
    _ gaps: [(near: View, nearAttribute: LayoutAttribute, far: View, farAttribute: LayoutAttribute)], in stack: View,
    _ names: StackAttributes, priority: (_ index: Int) -> Priority
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var first: View?
    for (index, gap) in gaps.enumerated() {
      let spacer = View(.layoutGuide, "\(stack.name).spacer", platform: stack.platform)
      makeVariables(of: spacer, superviewOrigin: .zero, depth: Self.deepestRank)
      constraints += [
        LayoutConstraint(.init(spacer), names.start, to: .init(gap.near), gap.nearAttribute),
        LayoutConstraint(.init(spacer), names.end, to: .init(gap.far), gap.farAttribute),
      ].map { $0.with(identifier: "UISV-distributing-edge") }
      if let first {
        constraints.append(
          LayoutConstraint(.init(spacer), names.size, to: .init(first), names.size, priority: priority(index))
            .with(identifier: "UISV-fill-equally"))
      } else {
        first = spacer
      }
    }
    return constraints
  }
}
