import ConstraintSolver
import Geometry

extension Formulation {
  /// What stack views ask of the views they arrange, as constraints made for this layout.
  ///
  /// The rules are those that reproduce the frames Interface Builder stored for `UIStackView`: the first and last
  /// arranged views meet the stack's edges, gaps are the spacing or at least it, and the cross axis is aligned.
  ///
  /// - Parameter intrinsicSize: A view's intrinsic content size, which `fillProportionally` goes by.
  mutating func requireStacks(_ intrinsicSize: (View) -> AxisPair<Double?>) {
    for stack in root.withDescendants where stack.kind == .stackView {
      for constraint in stackConstraints(stack, intrinsicSize) {
        guard let linear = linear(constraint) else { continue }
        require(linear, for: .stack(stack, constraint))
      }
    }
  }

  private mutating func stackConstraints(
    _ stack: View, _ intrinsicSize: (View) -> AxisPair<Double?>
  ) -> [LayoutConstraint] {
    let names = StackAttributes(axis: stack.stack.axis)
    let all = stack.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.kind != .layoutGuide }
    let hidden = hidingConstraints(all.filter(\.isHidden), in: stack, names)
    let arranged = all.filter { !$0.isHidden }
    guard let first = arranged.first, let last = arranged.last else { return hidden }
    let container = LayoutConstraint.Item(stack)
    func item(_ view: View) -> LayoutConstraint.Item { LayoutConstraint.Item(view) }

    // 1. The ends of the row.
    var constraints =
      hidden + [
        LayoutConstraint(item(first), names.start, .equal, to: container, names.start),
        LayoutConstraint(container, names.end, .equal, to: item(last), names.end),
      ]
    // 2. The gaps, and what the distribution says of sizes and of gaps.
    let isLoose = stack.stack.distribution == .equalSpacing || stack.stack.distribution == .equalCentering
    for (near, far) in zip(arranged, arranged.dropFirst()) {
      constraints.append(
        LayoutConstraint(
          item(far), names.start, isLoose ? .greaterThanOrEqual : .equal, to: item(near), names.end,
          constant: stack.stack.spacing))
    }
    constraints += distributionConstraints(of: arranged, in: stack, names, intrinsicSize)
    // 3. The cross axis; what nothing else decides is as small as it can be.
    constraints.append(
      LayoutConstraint(container, names.crossSize, .equal, constant: 0, priority: Self.weakShrink))
    for view in arranged { constraints += crossConstraints(of: view, in: stack, names) }
    if let baseline = names.baseline(of: stack.stack.alignment) {
      for view in arranged.dropFirst() {
        constraints.append(LayoutConstraint(item(view), baseline, .equal, to: item(first), baseline))
      }
    }
    return constraints
  }

  /// A hidden view has no length, unless it insists on one, and stands at the stack's start.
  private func hidingConstraints(
    _ views: [View], in stack: View, _ names: StackAttributes
  ) -> [LayoutConstraint] {
    views.flatMap { view in
      [
        LayoutConstraint(.init(view), names.size, .equal, constant: 0, priority: Self.nearlyRequired),
        LayoutConstraint(.init(view), names.start, to: .init(stack), names.start),
      ] + [names.crossStart, names.crossEnd].map { LayoutConstraint(.init(view), $0, to: .init(stack), $0) }
    }
  }

  /// Weaker than every intrinsic size, as the documents have it.
  private static let weakShrink = 25.0
  /// Just under required, so that an impossible proportion gives way and is no conflict.
  private static let nearlyRequired = 999.0

  private mutating func distributionConstraints(
    of arranged: [View], in stack: View, _ names: StackAttributes, _ intrinsicSize: (View) -> AxisPair<Double?>
  ) -> [LayoutConstraint] {
    let neighbours = zip(arranged, arranged.dropFirst())
    switch stack.stack.distribution {
    case .fill: return []
    case .fillEqually:
      return neighbours.map { near, far in LayoutConstraint(.init(far), names.size, to: .init(near), names.size) }
    case .fillProportionally:
      return neighbours.compactMap { near, far in
        guard let nearSize = intrinsicSize(near)[names.axis], let farSize = intrinsicSize(far)[names.axis], nearSize > 0
        else { return nil }
        return LayoutConstraint(
          .init(far), names.size, multiplier: farSize / nearSize, to: .init(near), names.size,
          priority: Self.nearlyRequired)
      }
    case .equalSpacing:
      return spacerConstraints(neighbours.map { ($0, names.end, $1, names.start) }, in: stack, names)
    case .equalCentering:
      return spacerConstraints(neighbours.map { ($0, names.center, $1, names.center) }, in: stack, names)
    }
  }

  /// Spacers between neighbours, all of one length: UIKit's stacks have such guides too.
  private mutating func spacerConstraints(
    _ gaps: [(near: View, nearAttribute: LayoutAttribute, far: View, farAttribute: LayoutAttribute)], in stack: View,
    _ names: StackAttributes
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var previous: View?
    for gap in gaps {
      let spacer = View(.layoutGuide, "\(stack.name).spacer", platform: stack.platform)
      makeVariables(of: spacer, superviewOrigin: .zero)
      constraints.append(LayoutConstraint(.init(spacer), names.start, to: .init(gap.near), gap.nearAttribute))
      constraints.append(LayoutConstraint(.init(spacer), names.end, to: .init(gap.far), gap.farAttribute))
      if let previous {
        constraints.append(
          LayoutConstraint(
            .init(spacer), names.size, to: .init(previous), names.size, priority: Self.nearlyRequired))
      }
      previous = spacer
    }
    return constraints
  }

  private func crossConstraints(of view: View, in stack: View, _ names: StackAttributes) -> [LayoutConstraint] {
    let (item, container) = (LayoutConstraint.Item(view), LayoutConstraint.Item(stack))
    func edge(_ attribute: LayoutAttribute, _ relation: LayoutRelation) -> LayoutConstraint {
      LayoutConstraint(item, attribute, relation, to: container, attribute)
    }
    switch stack.stack.alignment {
    case .fill: return [edge(names.crossStart, .equal), edge(names.crossEnd, .equal)]
    case .leading, .top: return [edge(names.crossStart, .equal), edge(names.crossEnd, .lessThanOrEqual)]
    case .trailing, .bottom: return [edge(names.crossStart, .greaterThanOrEqual), edge(names.crossEnd, .equal)]
    case .center:
      return [
        edge(names.crossCenter, .equal), edge(names.crossStart, .greaterThanOrEqual),
        edge(names.crossEnd, .lessThanOrEqual),
      ]
    case .firstBaseline, .lastBaseline:
      return [edge(names.crossStart, .greaterThanOrEqual), edge(names.crossEnd, .lessThanOrEqual)]
    }
  }
}

/// A stack's attributes along its axis and across it.
private struct StackAttributes {
  let axis: Axis

  var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  var size: LayoutAttribute { axis.sizeAttribute }
  var crossSize: LayoutAttribute { axis.other.sizeAttribute }
  var crossStart: LayoutAttribute { axis == .horizontal ? .top : .leading }
  var crossEnd: LayoutAttribute { axis == .horizontal ? .bottom : .trailing }
  var crossCenter: LayoutAttribute { axis == .horizontal ? .centerY : .centerX }

  func baseline(of alignment: StackProperties.Alignment) -> LayoutAttribute? {
    guard axis == .horizontal else { return nil }
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }
}
