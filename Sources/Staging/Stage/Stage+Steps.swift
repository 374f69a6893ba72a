import Diagnostics
import Figures
import Geometry
import ViewLayout

extension Stage {
  /// Carries out a panel's steps in order, and lays out at their end.
  func play(_ steps: [Located<Step>]) {
    for step in steps { play(step) }
    reportWaitingConstraints()
    layOut()
  }

  private func play(_ step: Located<Step>) {
    switch step.value {
    case .assign(let path, let operation, let value): assign(value, operation, to: path, at: step.range)
    case .setConstant(let identifier, let operation, let value):
      updateConstraints(identifier: identifier, at: step.range) {
        $0.constant = operation.applied(value, to: $0.constant)
      }
    case .setPriority(let identifier, let operation, let value):
      setPriority(value, operation, identifier: identifier, at: step.range)
    case .fitRoot(let fitting): fitRoot(fitting, at: step.range)
    case .sizeToFit(let name): view(name)?.sizeToFit(measuringTextWith: measurer, scale: pixelScale)
    case .breaks(let identifier):
      if isOnStage(identifier, at: step.range) { breaking.insert(identifier) }
    case .addConstraint(let description): add(description)
    case .removeConstraint(let identifier): removeConstraint(identifier: identifier, at: step.range)
    case .addSubview(let name, let superview): move(name, into: superview, at: step.range)
    case .insertSubview(let name, let sibling): insert(name, beside: sibling, offset: 1, at: step.range)
    case .insertSubviewBelow(let name, let sibling): insert(name, beside: sibling, offset: 0, at: step.range)
    case .removeFromSuperview(let name):
      view(name)?.removeFromSuperview()
      dropConstraintsOutsideTree()
    case .bringSubviewToFront(let name): view(name).map { $0.superview?.bringSubviewToFront($0) }
    case .sendSubviewToBack(let name): view(name).map { $0.superview?.sendSubviewToBack($0) }
    case .exchange(let first, let second): exchange(first, second, at: step.range)
    case .exerciseAmbiguity(let name): view(name).map(exerciseAmbiguity)
    case .layout: layOut()
    }
  }

  private func view(_ name: String) -> View? { views[name]?.view }

  private func setPriority(
    _ value: Double, _ operation: AssignmentOperator, identifier: String, at range: SourceRange?
  ) {
    var outside: Double?
    updateConstraints(identifier: identifier, at: range) { constraint in
      let number = operation.applied(value, to: constraint.priority.rawValue)
      if let priority = Priority(exactly: number) { constraint.priority = priority } else { outside = number }
    }
    guard let outside else { return }
    diagnostics.add(
      .error(
        .impossibleStep,
        "'\(identifier)' would have a priority of \(outside.decimalText()): priorities are from 1 to 1000",
        at: range))
  }

  private func fitRoot(_ fitting: Step.FittingSize, at range: SourceRange?) {
    layOut()
    let target = fitting == .compressed ? LayoutEngine.compressed : LayoutEngine.expanded
    let size = engine().fittingSize(of: root, constraints: constraints.map(\.constraint), target: target)
    setRootSize(size, at: range)
  }

  /// The root fills its screen: when a step gives it another size, its corner stays.
  func setRootSize(_ size: Size, at range: SourceRange?) {
    guard size.width > 0, size.height > 0 else {
      let text = "\(size.width.decimalText()) × \(size.height.decimalText())"
      diagnostics.add(
        .error(.impossibleStep, "the root view would be \(text) points: it would not be visible", at: range))
      return
    }
    root.bounds.size = size
    root.center = Point(size.width / 2, size.height / 2)
  }

  private func move(_ name: String, into superviewName: String, at range: SourceRange?) {
    guard let view = view(name), let superview = self.view(superviewName) else { return }
    guard !superview.isDescendant(of: view) else {
      diagnostics.add(
        .error(.impossibleStep, "'\(name)' cannot be added to '\(superviewName)', which it contains", at: range))
      return
    }
    guard isShallowEnough(view, inside: superview, at: range) else { return }
    superview.addSubview(view)
    dropConstraintsOutsideTree()
  }

  /// As deep as a written document may nest views, steps may too.
  private func isShallowEnough(_ view: View, inside superview: View, at range: SourceRange?) -> Bool {
    let height = (view.withDescendants.map { $0.ancestors.count }.max() ?? 0) - view.ancestors.count
    guard superview.ancestors.count + 1 + height < FigureLimits.depth else {
      diagnostics.add(
        .error(
          .impossibleStep, "'\(view.name)' would be nested too deeply: at most \(FigureLimits.depth) levels are read",
          at: range))
      return false
    }
    return true
  }

  private func insert(_ name: String, beside siblingName: String, offset: Int, at range: SourceRange?) {
    guard let view = view(name), let sibling = self.view(siblingName) else { return }
    guard let superview = sibling.superview, !superview.isDescendant(of: view),
      let index = superview.subviews.firstIndex(where: { $0 === sibling })
    else {
      diagnostics.add(.error(.impossibleStep, "'\(name)' cannot be placed next to '\(siblingName)'", at: range))
      return
    }
    guard isShallowEnough(view, inside: superview, at: range) else { return }
    superview.insertSubview(view, at: index + offset)
    dropConstraintsOutsideTree()
  }

  private func exchange(_ first: String, _ second: String, at range: SourceRange?) {
    guard let one = view(first), let other = view(second) else { return }
    guard let superview = one.superview, superview === other.superview else {
      diagnostics.add(.error(.impossibleStep, "'\(first)' and '\(second)' are not subviews of one view", at: range))
      return
    }
    superview.exchangeSubviews(one, other)
  }
}

extension AssignmentOperator {
  func applied(_ value: Double, to old: Double) -> Double {
    switch self {
    case .set: value
    case .add: old + value
    case .subtract: old - value
    }
  }
}
