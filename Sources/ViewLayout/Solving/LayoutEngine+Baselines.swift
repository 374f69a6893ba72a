import Geometry

extension LayoutEngine {
  /// Finds the tallest view of each row whose baseline is asked for, which may be the row's baseline.
  ///
  /// - Returns: Those that are not the first of their row, by the rows.
  func findTallestArranged(in members: LayoutMembers) -> [ObjectIdentifier: ObjectIdentifier] {
    if members.stacks.isEmpty { return [:] }
    var found: [ObjectIdentifier: ObjectIdentifier] = [:]
    for stack in stacksGivingBaselines(in: members) { findTallest(of: stack, into: &found) }
    return found
  }

  private func findTallest(of stack: View, into found: inout [ObjectIdentifier: ObjectIdentifier]) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    // 1. Nested ones first: a row's baseline may be that of a stack view in it.
    for view in shown where view.kind == .stackView { findTallest(of: view, into: &found) }
    guard [true, false].contains(where: stack.stack.asksTallestForBaseline) else { return }
    // 2. A view is as tall as its content asks, or else as it was laid out last; of equals the first counts.
    var tallest: (view: View, height: Double)?
    for view in shown {
      let content = view.intrinsicContentSize(measuringTextWith: measurer, width: nil, scale: options.scale)
      let height = content.vertical ?? view.bounds.height
      if height > (tallest?.height ?? -1) { tallest = (view, height) }
    }
    guard let tallest, tallest.view !== shown.first else {
      stack.tallestArranged = nil
      return
    }
    stack.tallestArranged = tallest.view
    found[ObjectIdentifier(stack)] = ObjectIdentifier(tallest.view)
  }

  /// The stack views that constraints, or the stack views around them, align by their baselines.
  private func stacksGivingBaselines(in members: LayoutMembers) -> [View] {
    var stacks: [View] = []
    for constraint in members.constraints {
      if constraint.firstAttribute.isBaseline, constraint.first.view.kind == .stackView {
        stacks.append(constraint.first.view)
      }
      if let second = constraint.second, constraint.secondAttribute?.isBaseline == true, second.view.kind == .stackView
      {
        stacks.append(second.view)
      }
    }
    for stack in members.stacks where stack.stack.arrangesByBaselines {
      stacks += stack.arrangedSubviews.filter { $0.kind == .stackView }
    }
    return stacks
  }
}

extension StackProperties {
  fileprivate var arrangesByBaselines: Bool {
    axis == .horizontal
      ? alignment == .firstBaseline || alignment == .lastBaseline : isBaselineRelativeArrangement
  }
}

extension LayoutAttribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
