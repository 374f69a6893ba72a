import ConstraintSolver
import Geometry

extension Formulation {
  /// What stack views ask of the views they arrange, as constraints made for this layout.
  ///
  /// The rules are those that reproduce the frames Interface Builder stored for `UIStackView`: the first and last
  /// arranged views meet the stack's edges, gaps are the spacing or at least it, and the cross axis is aligned.
  mutating func requireStacks() {
    for stack in root.withDescendants where stack.kind == .stackView {
      for constraint in stackConstraints(stack) {
        guard let linear = linear(constraint) else { continue }
        require(linear, for: .stack(stack, constraint))
      }
    }
  }

  private func stackConstraints(_ stack: View) -> [LayoutConstraint] {
    let arranged = stack.subviews.filter {
      !$0.isHidden && !$0.translatesAutoresizingMaskIntoConstraints && $0.kind != .layoutGuide
    }
    guard let first = arranged.first, let last = arranged.last else { return [] }
    let names = StackAttributes(axis: stack.stack.axis)
    let container = LayoutConstraint.Item(stack)
    func item(_ view: View) -> LayoutConstraint.Item { LayoutConstraint.Item(view) }

    // 1. The ends of the row.
    var constraints = [
      LayoutConstraint(item(first), names.start, .equal, to: container, names.start),
      LayoutConstraint(container, names.end, .equal, to: item(last), names.end),
    ]
    // 2. The gaps, and what the distribution says of sizes.
    let spacing = stack.stack.spacing
    for (near, far) in zip(arranged, arranged.dropFirst()) {
      let isLoose = stack.stack.distribution == .equalSpacing || stack.stack.distribution == .equalCentering
      constraints.append(
        LayoutConstraint(
          item(far), names.start, isLoose ? .greaterThanOrEqual : .equal, to: item(near), names.end,
          constant: spacing))
      if stack.stack.distribution == .fillEqually {
        constraints.append(LayoutConstraint(item(far), names.size, .equal, to: item(near), names.size))
      }
    }
    // 3. The cross axis.
    for view in arranged { constraints += crossConstraints(of: view, in: stack, names) }
    if let baseline = names.baseline(of: stack.stack.alignment) {
      for view in arranged.dropFirst() {
        constraints.append(LayoutConstraint(item(view), baseline, .equal, to: item(first), baseline))
      }
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
  var size: LayoutAttribute { axis.sizeAttribute }
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
