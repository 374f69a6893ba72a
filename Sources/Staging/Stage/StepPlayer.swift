import Diagnostics
import Figures
import ViewLayout

/// Carries out a panel's steps on a stage.
struct StepPlayer {
  let stage: Stage

  /// Carries out the steps in order, then lays out. What follows the step that used up the document's work would be
  /// thrown away.
  func play(_ steps: [Located<Step>]) {
    for step in steps where stage.budget?.isExhausted != true { play(step.value, at: step.range) }
    reportWaitingConstraints()
    stage.layOut()
  }

  private func play(_ step: Step, at range: SourceRange?) {
    switch step {
    case .assign(let path, let operation, let value): assign(value, operation, to: path, at: range)
    case .setConstant(let identifier, let operation, let value):
      for constraint in constraints(named: identifier, at: range) {
        constraint.constant = operation.applied(value, to: constraint.constant)
        if operation == .set { constraint.systemSpacings = 0 }
      }
    case .setPriority(let identifier, let operation, let value):
      setPriority(value, operation, identifier: identifier, at: range)
    case .setActive(let identifier, let isActive):
      for constraint in constraints(named: identifier, at: range) { constraint.isActive = isActive }
    case .fitRoot(let fitting): fitRoot(fitting, at: range)
    case .sizeToFit(let name):
      stage.view(named: name)?.sizeToFit(measuringTextWith: stage.measurer, scale: stage.pixelScale)
    case .breaks(let identifier):
      if !constraints(named: identifier, at: range).isEmpty { stage.letGiveWay(identifier) }
    case .addConstraint(let description): stage.add(description)
    case .removeConstraint(let identifier):
      if !constraints(named: identifier, at: range).isEmpty { stage.constraints.remove(named: identifier) }
    case .addSubview(let name, let superview): move(name, into: superview, at: range)
    case .insertSubview(let name, let sibling): insert(name, beside: sibling, offset: 1, at: range)
    case .insertSubviewBelow(let name, let sibling): insert(name, beside: sibling, offset: 0, at: range)
    case .removeFromSuperview(let name):
      stage.view(named: name)?.removeFromSuperview()
      stage.constraints.dropThoseAcrossTree()
    case .bringSubviewToFront(let name): stage.view(named: name).map { $0.superview?.bringSubviewToFront($0) }
    case .sendSubviewToBack(let name): stage.view(named: name).map { $0.superview?.sendSubviewToBack($0) }
    case .exchange(let first, let second): exchange(first, second, at: range)
    case .addArrangedSubview(let name, let stack, let place): arrange(name, in: stack, at: place, at: range)
    case .removeArrangedSubview(let name): removeFromRow(name, at: range)
    case .exerciseAmbiguity(let name): stage.view(named: name).map(stage.exerciseAmbiguity)
    case .setKeyboard(let keyboard): stage.setKeyboard(keyboard)
    case .layout: stage.layOut()
    }
  }

  func report(_ message: String, at range: SourceRange?) {
    stage.diagnostics.add(.error(.impossibleStep, message, at: range))
  }
}

// MARK: Constraints

extension StepPlayer {
  /// The constraints with an identifier; a visual format string can create several. It is an error if there are none,
  /// unless screens of other size classes have them: one step is for all pictures.
  private func constraints(named identifier: String, at range: SourceRange?) -> [LayoutConstraint] {
    let named = stage.constraints.named(identifier)
    if named.isEmpty, !stage.figure.identifiersElsewhere(than: stage.firstVariant).contains(identifier) {
      report(
        stage.constraints.hasHad(identifier)
          ? "the constraint '\(identifier)' no longer exists: it was removed earlier, by itself or with a view"
          : "the constraint '\(identifier)' is not in this panel, whose own 'constraints' are in place of the document's; "
            + "a step 'add' adds one to these",
        at: range)
    }
    return named
  }

  private func setPriority(
    _ value: Double, _ operation: AssignmentOperator, identifier: String, at range: SourceRange?
  ) {
    var outside: Double?
    for constraint in constraints(named: identifier, at: range) {
      let number = operation.applied(value, to: constraint.priority.rawValue)
      if let priority = Priority(exactly: number) { constraint.priority = priority } else { outside = number }
    }
    guard let outside else { return }
    report("'\(identifier)' would have \(ValueMisfit.noPriority(outside).words)", at: range)
  }

  /// Warns of constraints that were added to a view outside the tree, where they have no effect.
  private func reportWaitingConstraints() {
    for staged in stage.constraints.takeAddedOutsideTree() {
      let name = staged.constraint.first.view.name
      stage.diagnostics.add(
        .warning(
          .waitingConstraint,
          "'\(name)' is not in the view hierarchy: the constraint is inactive until the view is added again",
          at: staged.description.text.range))
    }
  }
}
