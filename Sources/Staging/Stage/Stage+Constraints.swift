import Diagnostics
import Figures
import ViewLayout

extension Stage {
  /// Takes the document's constraints off the stage and puts others on it, those beside the views among them.
  ///
  /// They are added in the order in which they are written, which decides what gives way in a conflict. A repeated item
  /// counts as so many items written one after the other.
  func replaceConstraints(with descriptions: [ConstraintDescription]) {
    constraints = []
    waitingConstraints = []
    var items = descriptions.map { OrderedItem($0, in: nil) }
    for view in root.withDescendants {
      let repeated = ([view] + view.ancestors).lazy.compactMap { self.views[$0.name]?.description }
        .first { $0.repetition != nil }
      items += (views[view.name]?.description.constraints ?? []).map { OrderedItem($0, in: repeated) }
    }
    let ordered = items.enumerated().sorted { lhs, rhs in
      guard let left = lhs.element.place, let right = rhs.element.place, left != right else {
        return lhs.offset < rhs.offset
      }
      return left < right
    }
    for item in ordered { add(item.element.description) }
  }

  /// An item of the document, and where it comes in the order of writing.
  private struct OrderedItem {
    let description: ConstraintDescription
    let place: Place?

    /// - Parameter repeated: The repeated view that the item is in.
    init(_ description: ConstraintDescription, in repeated: ViewDescription?) {
      self.description = description
      place = description.text.range.map { range in
        Place(
          outer: repeated?.name.range?.start ?? range.start, repetition: repeated?.repetition ?? 0, inner: range.start)
      }
    }
  }

  private struct Place: Comparable {
    /// Of the repeated item, or the item itself.
    var outer: SourcePosition
    var repetition: Int
    var inner: SourcePosition

    static func < (lhs: Place, rhs: Place) -> Bool {
      if lhs.outer != rhs.outer { return lhs.outer < rhs.outer }
      if lhs.repetition != rhs.repetition { return lhs.repetition < rhs.repetition }
      return lhs.inner < rhs.inner
    }
  }

  /// Adds an item's constraints, or reports why they cannot be.
  func add(_ description: ConstraintDescription) {
    let item = itemCount
    itemCount += 1
    let standardSpaces = description.standardSpaces
    let format = description.equations.count > 1 ? LayoutConstraint.Format() : nil
    for (index, equation) in description.equations.enumerated() {
      do {
        let constraint = try equation.bound { self.views[$0]?.view }
        constraint.identifier = description.identifier?.value
        constraint.isActive = description.isActive
        constraint.format = format
        constraint.isStandardSpace = standardSpaces.indices.contains(index) && standardSpaces[index]
        let staged = StagedConstraint(constraint: constraint, description: description, item: item)
        if constraint.first.view.rootView === root {
          constraints.append(staged)
        } else {
          waitingConstraints.append(staged)
          addedOutsideTree.insert(item)
        }
      } catch {
        diagnostics.add(.error(.impossibleConstraint, error.message, at: description.text.range))
      }
    }
  }

  func removeConstraint(identifier: String, at range: SourceRange?) {
    guard isOnStage(identifier, at: range) else { return }
    for list in [\Stage.constraints, \Stage.waitingConstraints] {
      self[keyPath: list].removeAll { $0.constraint.identifier == identifier }
    }
  }

  /// Changes every constraint of that identifier: a visual format string may stand for several.
  func updateConstraints(identifier: String, at range: SourceRange?, _ update: (LayoutConstraint) -> Void) {
    guard isOnStage(identifier, at: range) else { return }
    for staged in constraints + waitingConstraints where staged.constraint.identifier == identifier {
      update(staged.constraint)
    }
  }

  /// Whether a constraint of that identifier is left, which is an error where not.
  func isOnStage(_ identifier: String, at range: SourceRange?) -> Bool {
    if (constraints + waitingConstraints).contains(where: { $0.constraint.identifier == identifier }) { return true }
    diagnostics.add(
      .error(
        .impossibleStep,
        "the constraint '\(identifier)' no longer exists: it was removed earlier, by itself or with a view",
        at: range))
    return false
  }

  /// Drops the constraints between views that left the tree and others, as UIKit does when a view is removed.
  ///
  /// What a removed view holds for itself and the views in it waits with it, until the view is added again.
  func dropConstraintsOutsideTree() {
    let all = constraints + waitingConstraints
    func isWhole(_ constraint: LayoutConstraint) -> Bool {
      constraint.second.map { $0.view.rootView === constraint.first.view.rootView } ?? true
    }
    let whole = all.filter { isWhole($0.constraint) }
    constraints = whole.filter { $0.constraint.first.view.rootView === root }
    waitingConstraints = whole.filter { $0.constraint.first.view.rootView !== root }
  }

  /// Says of constraints that were added to a view outside the tree that they have nothing to do there.
  func reportWaitingConstraints() {
    for staged in waitingConstraints where addedOutsideTree.remove(staged.item) != nil {
      let name = staged.constraint.first.view.name
      diagnostics.add(
        .warning(
          .waitingConstraint,
          "'\(name)' is not in the view hierarchy: the constraint is inactive until the view is added again",
          at: staged.description.text.range))
    }
  }
}

extension ConstraintDescription {
  /// Which of the equations are standard distances of a visual format string.
  fileprivate var standardSpaces: [Bool] {
    guard case .visualFormat = form else { return [] }
    return (try? VisualFormat(parsing: text.value))?.standardSpaces ?? []
  }
}
