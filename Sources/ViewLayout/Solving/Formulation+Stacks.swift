import ConstraintSolver
import Geometry

extension Formulation {
  /// What stack views ask of the views they arrange, as constraints made for this layout.
  ///
  /// The rules are those that reproduce the frames Interface Builder stored for `UIStackView`: the first and last
  /// arranged views meet the stack's edges, gaps are the spacing or at least it, and the cross axis is aligned.
  ///
  /// - Parameter contentSize: A view's intrinsic content size, or where it has none the size that fits what is in it:
  ///   `fillProportionally` goes by it.
  mutating func requireStacks(_ contentSize: (View) -> Size) {
    for stack in root.withDescendants where stack.kind == .stackView {
      for constraint in stackConstraints(stack, contentSize) {
        guard let linear = linear(constraint) else { continue }
        require(linear, for: .stack(stack, constraint))
      }
    }
  }

  private mutating func stackConstraints(_ stack: View, _ contentSize: (View) -> Size) -> [LayoutConstraint] {
    let names = StackAttributes(of: stack)
    let hidden = hidingConstraints(in: stack, names)
    let arranged = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let first = arranged.first, let last = arranged.last else { return hidden }
    let container = LayoutConstraint.Item(stack)
    func item(_ view: View) -> LayoutConstraint.Item { LayoutConstraint.Item(view) }

    // 1. The ends of the row.
    var constraints =
      hidden + [
        LayoutConstraint(item(first), names.start, .equal, to: container, names.canvasStart),
        LayoutConstraint(container, names.canvasEnd, .equal, to: item(last), names.end),
      ]
    // 2. The gaps, and what the distribution says of sizes and of gaps.
    let isLoose = stack.stack.distribution == .equalSpacing || stack.stack.distribution == .equalCentering
    for (near, far) in zip(arranged, arranged.dropFirst()) {
      constraints.append(
        LayoutConstraint(
          item(far), names.gapEnd, isLoose ? .greaterThanOrEqual : .equal, to: item(near), names.gapStart,
          constant: stack.stack.spacing))
    }
    constraints += distributionConstraints(of: arranged, in: stack, names, contentSize)
    if isLoose {
      // Gaps may grow: what gives the stack no length of its own leaves them the spacing (`UISV-canvas-fit`).
      constraints.append(
        LayoutConstraint(container, names.size, .equal, constant: 0, priority: Self.canvasFit))
    }
    // 3. The cross axis; what nothing else decides is as small as it can be (`UISV-ambiguity-suppression`).
    for view in stack.stack.alignment == .fill ? [stack] : [stack] + arranged {
      constraints.append(
        LayoutConstraint(item(view), names.crossSize, .equal, constant: 0, priority: Self.weakShrink))
    }
    for view in arranged { constraints += crossConstraints(of: view, isFirst: view === first, in: stack, names) }
    if let baseline = names.baseline(of: stack.stack.alignment) {
      for view in arranged.dropFirst() {
        constraints.append(LayoutConstraint(item(view), baseline, .equal, to: item(first), baseline))
      }
    }
    return constraints
  }

  /// A hidden view has no length, unless it insists on one, and stands in the middle of the gap that its neighbours leave
  /// between them, or at the stack's end.
  private func hidingConstraints(in stack: View, _ names: StackAttributes) -> [LayoutConstraint] {
    let container = LayoutConstraint.Item(stack)
    var constraints: [LayoutConstraint] = []
    var before: View?
    let arranged = stack.arrangedSubviews
    let lastShown = arranged.lastIndex { !$0.isHidden }
    for (index, view) in arranged.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      let item = LayoutConstraint.Item(view)
      constraints.append(LayoutConstraint(item, names.size, .equal, constant: 0, priority: Self.hiding))
      if let before {
        let isAtEnd = lastShown.map { index > $0 } ?? true
        constraints.append(
          LayoutConstraint(
            item, names.start, to: .init(before), names.end, constant: isAtEnd ? 0 : stack.stack.spacing / 2))
      } else {
        constraints.append(LayoutConstraint(item, names.start, to: container, names.canvasStart))
      }
      constraints += [(names.crossStart, names.canvasCrossStart), (names.crossEnd, names.canvasCrossEnd)].map {
        LayoutConstraint(item, $0, to: container, $1)
      }
    }
    return constraints
  }

  /// Weaker than every intrinsic size, as the documents have it.
  private static let weakShrink = 25.0
  /// Weaker than every wish for a fitting size.
  private static let canvasFit = 49.0
  /// What is hidden takes no room, unless something required says so (`UISV-hiding`).
  private static let hiding = 999.999
  /// Equal distances of centers give way to sizes (`UISV-fill-equally` at 149 of an equally centering stack).
  private static let centering = 149.0

  private mutating func distributionConstraints(
    of arranged: [View], in stack: View, _ names: StackAttributes, _ contentSize: (View) -> Size
  ) -> [LayoutConstraint] {
    let neighbours = zip(arranged, arranged.dropFirst())
    switch stack.stack.distribution {
    case .fill: return []
    case .fillEqually:
      return equalSizes(of: arranged, names)
    case .fillProportionally:
      return proportions(of: arranged, in: stack, names, contentSize)
    case .equalSpacing:
      return spacerConstraints(neighbours.map { ($0, names.gapStart, $1, names.gapEnd) }, in: stack, names)
    case .equalCentering:
      return spacerConstraints(
        neighbours.map { ($0, names.center, $1, names.center) }, in: stack, names, priority: Self.centering)
    }
  }

  /// Each view has the share of the room for the row that its content has of all contents with the gaps between them.
  ///
  /// Together with the gaps that is more than the room where there are gaps: each view's constraint is a little weaker
  /// than that of the view before, so that it is the last that makes up for it. The room is what the margins leave, but
  /// up to iOS 12 the whole stack, so that the last view makes up for the margins too. UIKit names the constraints
  /// `UISV-fill-proportionally` and shows their multipliers and priorities in a conflict's report.
  private func proportions(
    of arranged: [View], in stack: View, _ names: StackAttributes, _ contentSize: (View) -> Size
  ) -> [LayoutConstraint] {
    let sizes = arranged.map { max(0, contentSize($0)[names.axis]) }
    let gaps = stack.stack.spacing * Double(arranged.count - 1)
    let whole = sizes.reduce(0, +) + gaps
    // Where there is no content, there is nothing to be in proportion to.
    guard whole > max(gaps, 1) else { return equalSizes(of: arranged, names) }
    let room = LayoutConstraint.Item(
      stack, guide: names.isInMargins && stack.platform == .ios ? LayoutGuideKind.margins : nil)
    let places = stack.arrangedSubviews.enumerated().filter { !$0.element.isHidden }.map(\.offset)
    return zip(zip(arranged, places), sizes).map { shown, size in
      let (view, place) = shown
      guard size > 0 else { return LayoutConstraint(.init(view), names.size, .equal, constant: 0) }
      return LayoutConstraint(
        .init(view), names.size, multiplier: size / whole, to: room, names.size,
        priority: size == whole ? 1000 : max(751, 999 - Double(place)))
    }
  }

  private func equalSizes(of arranged: [View], _ names: StackAttributes) -> [LayoutConstraint] {
    zip(arranged, arranged.dropFirst()).map { near, far in
      LayoutConstraint(.init(far), names.size, to: .init(near), names.size)
    }
  }

  /// Spacers between neighbours, all of one length: UIKit's stacks have such guides too.
  private mutating func spacerConstraints(
    _ gaps: [(near: View, nearAttribute: LayoutAttribute, far: View, farAttribute: LayoutAttribute)], in stack: View,
    _ names: StackAttributes, priority: Double = 1000
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var previous: View?
    for gap in gaps {
      let spacer = View(.layoutGuide, "\(stack.name).spacer", platform: stack.platform)
      makeVariables(of: spacer, superviewOrigin: .zero, depth: Self.deepestRank)
      constraints.append(LayoutConstraint(.init(spacer), names.start, to: .init(gap.near), gap.nearAttribute))
      constraints.append(LayoutConstraint(.init(spacer), names.end, to: .init(gap.far), gap.farAttribute))
      if let previous {
        constraints.append(
          LayoutConstraint(.init(spacer), names.size, to: .init(previous), names.size, priority: priority))
      }
      previous = spacer
    }
    return constraints
  }

  private func crossConstraints(
    of view: View, isFirst: Bool, in stack: View, _ names: StackAttributes
  ) -> [LayoutConstraint] {
    let (item, container) = (LayoutConstraint.Item(view), LayoutConstraint.Item(stack))
    func start(_ relation: LayoutRelation) -> LayoutConstraint {
      LayoutConstraint(item, names.crossStart, relation, to: container, names.canvasCrossStart)
    }
    func end(_ relation: LayoutRelation) -> LayoutConstraint {
      LayoutConstraint(item, names.crossEnd, relation, to: container, names.canvasCrossEnd)
    }
    switch stack.stack.alignment {
    case .fill: return [start(.equal), end(.equal)]
    case .leading, .top: return [start(.equal), end(.lessThanOrEqual)]
    case .trailing, .bottom: return [start(.greaterThanOrEqual), end(.equal)]
    case .center:
      return [
        LayoutConstraint(item, names.crossCenter, .equal, to: container, names.canvasCrossCenter),
        start(.greaterThanOrEqual), end(.lessThanOrEqual),
      ]
    // A stack's edge meets the first view's, and the others may stick out there: UIKit has done so since iOS 9.
    case .firstBaseline: return isFirst ? [start(.equal), end(.lessThanOrEqual)] : [end(.lessThanOrEqual)]
    case .lastBaseline: return isFirst ? [start(.greaterThanOrEqual), end(.equal)] : [start(.greaterThanOrEqual)]
    }
  }
}

/// The attributes of a stack and of the views in it, along its axis and across it.
private struct StackAttributes {
  let axis: Axis
  private let isBaselineRelative: Bool
  /// Whether the views are placed inside the stack's margins.
  let isInMargins: Bool

  init(of stack: View) {
    axis = stack.stack.axis
    isBaselineRelative = stack.stack.isBaselineRelativeArrangement && axis == .vertical
    isInMargins = stack.stack.isLayoutMarginsRelativeArrangement
  }

  var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  var size: LayoutAttribute { axis.sizeAttribute }
  /// Between which places of neighbours the spacing is.
  var gapStart: LayoutAttribute { isBaselineRelative ? .lastBaseline : end }
  var gapEnd: LayoutAttribute { isBaselineRelative ? .firstBaseline : start }
  var crossSize: LayoutAttribute { axis.other.sizeAttribute }
  var crossStart: LayoutAttribute { axis == .horizontal ? .top : .leading }
  var crossEnd: LayoutAttribute { axis == .horizontal ? .bottom : .trailing }
  var crossCenter: LayoutAttribute { axis == .horizontal ? .centerY : .centerX }
  var canvasStart: LayoutAttribute { isInMargins ? start.margin : start }
  var canvasEnd: LayoutAttribute { isInMargins ? end.margin : end }
  var canvasCrossStart: LayoutAttribute { isInMargins ? crossStart.margin : crossStart }
  var canvasCrossEnd: LayoutAttribute { isInMargins ? crossEnd.margin : crossEnd }
  var canvasCrossCenter: LayoutAttribute { isInMargins ? crossCenter.margin : crossCenter }

  func baseline(of alignment: StackProperties.Alignment) -> LayoutAttribute? {
    guard axis == .horizontal else { return nil }
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }
}

extension LayoutAttribute {
  /// The same place within the margins.
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
