import Synchronization

extension LayoutConstraint {
  /// Puts constraints in force, each held by the closest common ancestor of its views.
  ///
  ///     LayoutConstraint.activate([
  ///       v2.topAnchor.constraint(equalTo: v1.topAnchor),
  ///       v2.heightAnchor.constraint(equalToConstant: 10),
  ///     ])
  ///
  /// - Precondition: The views of each have a common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints where constraint.owner == nil { constraint.activate() }
  }

  /// Takes constraints from the views that hold them.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.owner?.removeConstraint(constraint) }
  }

  /// The view that should hold the constraint: the closest that holds both its views, or is the only one.
  ///
  /// - Throws: Which two views have no common ancestor.
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

  /// Counts constraints as views come to hold them.
  fileprivate static let count = Atomic<Int>(0)
}

/// Why a view cannot hold a constraint.
public enum ConstraintOwnershipError: Error, Hashable, Sendable {
  /// The constraint and its two views.
  case noCommonAncestor(String, String, String)
  /// The constraint, the view of it that is outside, and the view that should hold it.
  case outside(String, view: String, owner: String)

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
  /// Holds a constraint, which puts it in force; one that another view held changes hands.
  ///
  /// - Precondition: The constraint's views are this one or below it; see `checkCanHold(_:)`.
  public func addConstraint(_ constraint: LayoutConstraint) {
    do {
      try checkCanHold(constraint)
    } catch {
      preconditionFailure(error.message)
    }
    hold(constraint)
  }

  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint go; nothing happens for one that another view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    removeConstraints { $0 === constraint }
  }

  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    let gone = Set(constraints.map { ObjectIdentifier($0) })
    removeConstraints { gone.contains(ObjectIdentifier($0)) }
  }

  /// Whether this view may hold a constraint.
  ///
  /// - Throws: Which of the constraint's views is outside this one.
  public func checkCanHold(_ constraint: LayoutConstraint) throws(ConstraintOwnershipError) {
    for view in [constraint.first.view, constraint.second?.view] {
      guard let view, !view.isDescendant(of: self) else { continue }
      throw .outside(constraint.equation.description, view: view.name, owner: name)
    }
  }

  /// The constraints that this view and those below it hold, in the order they were added.
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

  /// Lets go what binds a view, or one below it, to this one and those above it.
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
