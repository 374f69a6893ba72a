import Synchronization

extension LayoutConstraint {
  /// Activates constraints. The closest common ancestor of its views holds each constraint.
  ///
  ///     LayoutConstraint.activate([
  ///       v2.topAnchor.constraint(equalTo: v1.topAnchor),
  ///       v2.heightAnchor.constraint(equalToConstant: 10),
  ///     ])
  ///
  /// - Precondition: The views of each constraint have a common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints where constraint.owner == nil { constraint.activate() }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.owner?.removeConstraint(constraint) }
  }

  /// The view that should hold the constraint: the closest common ancestor of its views.
  ///
  /// - Throws: An error if the views have no common ancestor.
  public func checkedOwner() throws(ConstraintOwnershipError) -> View {
    guard let second else { return first.view }
    guard let ancestor = first.view.closestCommonAncestor(with: second.view) else {
      throw .noCommonAncestor(equation.description, first.view.name, second.view.name)
    }
    return ancestor
  }

  func activate() {
    do {
      try checkedOwner().hold(self)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Numbers constraints in the order in which views add them.
  fileprivate static let count = Atomic<Int>(0)
}

/// The reason why a view cannot hold a constraint.
public enum ConstraintOwnershipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The constraint and its two views.
  case noCommonAncestor(String, String, String)
  /// The constraint, its view outside the owner, and the owner.
  case outside(String, view: String, owner: String)

  /// The message.
  public var description: String { message }

  /// The reason in words, with what to do.
  public var message: String {
    switch self {
    case .noCommonAncestor(let constraint, let first, let second):
      """
      '\(constraint)' cannot be activated: '\(first)' and '\(second)' have no common ancestor; add both to one tree first
      """
    case .outside(let constraint, let view, let owner):
      """
      '\(constraint)' cannot be added to '\(owner)': '\(view)' is not in it; a constraint belongs to the closest view \
      that holds all its views
      """
    }
  }
}

extension View {
  /// Adds a constraint, which activates it. A constraint of another view is moved.
  ///
  /// - Precondition: The constraint's views are this view or its descendants; see `checkCanHold(_:)`.
  public func addConstraint(_ constraint: LayoutConstraint) {
    do {
      try checkCanHold(constraint)
    } catch {
      preconditionFailure(error.message)
    }
    hold(constraint)
  }

  /// Adds constraints in order, as `addConstraint(_:)` does.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint. Does nothing if another view holds it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    removeConstraints { $0 === constraint }
  }

  /// Removes constraints; those of other views stay.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    let gone = Set(constraints.map { ObjectIdentifier($0) })
    removeConstraints { gone.contains(ObjectIdentifier($0)) }
  }

  /// Checks whether this view can hold a constraint.
  ///
  /// - Throws: An error that names a view of the constraint outside this view.
  public func checkCanHold(_ constraint: LayoutConstraint) throws(ConstraintOwnershipError) {
    for view in [constraint.first.view, constraint.second?.view] {
      guard let view, !view.isDescendant(of: self) else { continue }
      throw .outside(constraint.equation.description, view: view.name, owner: name)
    }
  }

  /// The constraints of this view and its descendants, in the order in which they were added.
  public var allConstraints: [LayoutConstraint] {
    withDescendants.flatMap(\.constraints).sorted { $0.order < $1.order }
  }

  fileprivate func hold(_ constraint: LayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.wasAdded(
      to: self, order: LayoutConstraint.count.wrappingAdd(1, ordering: .relaxed).newValue)
    layoutInputsChanged()
  }

  /// Removes the constraints between a view or its descendants and this view or its ancestors.
  func dropConstraints(reachingInto view: View) {
    for holder in [self] + ancestors where !holder.constraints.isEmpty {
      holder.removeConstraints { constraint in
        constraint.first.view.isDescendant(of: view) || constraint.second?.view.isDescendant(of: view) == true
      }
    }
  }

  private func removeConstraints(where isGone: (LayoutConstraint) -> Bool) {
    let gone = constraints.filter(isGone)
    guard !gone.isEmpty else { return }
    constraints.removeAll(where: isGone)
    for constraint in gone { constraint.wasRemoved() }
    layoutInputsChanged()
  }
}
