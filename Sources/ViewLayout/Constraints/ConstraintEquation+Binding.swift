/// The reason why an equation cannot become a constraint in a tree of views.
public enum BindingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view has the name.
  case unknownView(String)
  /// `superview` refers to a view that has no superview.
  case noSuperview(of: String)
  /// The two views are in different trees.
  case noCommonAncestor(String, String)

  /// The message.
  public var description: String { message }

  /// The message of the diagnostic.
  public var message: String {
    switch self {
    case .unknownView(let name): "'\(name)' is not in the view hierarchy"
    case .noSuperview(let name): "'\(name)' has no superview"
    case .noCommonAncestor(let first, let second):
      "'\(first)' and '\(second)' have no common ancestor; a constraint belongs to the closest view that contains both"
    }
  }
}

extension ConstraintEquation {
  /// Creates the constraint that the equation describes.
  ///
  /// - Parameter view: Returns the view with the given name.
  public func bound(lookingUp view: (String) -> View?) throws(BindingError) -> LayoutConstraint {
    let firstView = try resolve(first, beside: second, lookingUp: view)
    var secondItem: LayoutConstraint.Item?
    if let second {
      let secondView: View
      if case .superview = second.reference, case .named(let name) = first.reference {
        guard let parent = firstView.superview else { throw .noSuperview(of: name) }
        secondView = parent
      } else {
        secondView = try resolve(second, beside: first, lookingUp: view)
      }
      guard firstView.rootView === secondView.rootView else {
        throw .noCommonAncestor(firstView.name, secondView.name)
      }
      secondItem = LayoutConstraint.Item(secondView, guide: second.guide)
    }
    let constraint = LayoutConstraint(
      .init(firstView, guide: first.guide), firstAttribute, relation, multiplier: multiplier, to: secondItem,
      secondAttribute, constant: constant, priority: priority)
    constraint.systemSpacings = systemSpacings
    return constraint
  }

  private func resolve(
    _ item: Item, beside other: Item?, lookingUp view: (String) -> View?
  ) throws(BindingError) -> View {
    switch item.reference {
    case .named(let name):
      guard let found = view(name) else { throw .unknownView(name) }
      return found
    case .superview:
      guard let other, case .named(let name) = other.reference else { throw .unknownView("superview") }
      guard let found = view(name) else { throw .unknownView(name) }
      guard let parent = found.superview else { throw .noSuperview(of: name) }
      return parent
    }
  }
}
