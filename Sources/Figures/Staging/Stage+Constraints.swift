import Diagnostics
import ViewLayout

extension Stage {
  /// Takes the document's constraints off the stage and puts others on it, those beside the views among them.
  ///
  /// They are added in the order in which they are written, which decides what gives way in a conflict.
  func replaceConstraints(with descriptions: [ConstraintDescription]) {
    constraints = []
    let beside = root.withDescendants.flatMap { self.descriptions[$0.name]?.constraints ?? [] }
    let all = (descriptions + beside).enumerated().sorted { lhs, rhs in
      guard let left = lhs.element.text.range?.start, let right = rhs.element.text.range?.start, left != right else {
        return lhs.offset < rhs.offset
      }
      return left < right
    }
    for description in all { add(description.element) }
  }

  /// Adds an item's constraints, or reports why they cannot be.
  func add(_ description: ConstraintDescription) {
    let item = itemCount
    itemCount += 1
    let standardSpaces = description.standardSpaces
    for (index, equation) in description.equations.enumerated() {
      do {
        let constraint = try equation.bound { self.views[$0] }
        constraint.identifier = description.identifier?.value
        constraint.isActive = description.isActive
        constraint.isStandardSpace = standardSpaces.indices.contains(index) && standardSpaces[index]
        constraints.append(StagedConstraint(constraint: constraint, description: description, item: item))
      } catch {
        diagnostics.add(.error(error.message, at: description.text.range))
      }
    }
  }

  func removeConstraint(identifier: String) {
    constraints.removeAll { $0.constraint.identifier == identifier }
  }

  /// Changes every constraint of that identifier: a visual format string may stand for several.
  func updateConstraints(identifier: String, _ update: (LayoutConstraint) -> Void) {
    for staged in constraints where staged.constraint.identifier == identifier { update(staged.constraint) }
  }

  /// Drops the constraints of views that left the tree, as UIKit does when a view is removed.
  func dropConstraintsOutsideTree() {
    constraints.removeAll { staged in
      let constraint = staged.constraint
      guard constraint.first.view.rootView === root else { return true }
      return constraint.second.map { $0.view.rootView !== root } ?? false
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
