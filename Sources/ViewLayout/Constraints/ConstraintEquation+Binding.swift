/// Why an equation cannot become a constraint of a tree.
public enum BindingError: Error, Hashable, Sendable {
  case unknownView(String)
  /// `superview` was written beside a view that has none.
  case noSuperview(of: String)
  case noCommonAncestor(String, String)

  /// What is wrong, as a diagnostic says it.
  public var message: String {
    switch self {
    case .unknownView(let name): "'\(name)' is not in the view hierarchy"
    case .noSuperview(let name): "'\(name)' has no superview"
    case .noCommonAncestor(let first, let second):
      "'\(first)' and '\(second)' have no common ancestor; a constraint belongs to the closest view that holds both"
    }
  }
}

extension ConstraintEquation {
  /// The constraint that the equation means in a tree.
  ///
  /// - Parameter view: Looks a view up by its name.
  public func bound(lookingUp view: (String) -> View?) throws(BindingError) -> LayoutConstraint {
    let firstView = try resolve(first, beside: second, lookingUp: view)
    var secondItem: LayoutConstraint.Item?
    if let second {
      let secondView = try resolve(second, beside: first, lookingUp: view)
      guard firstView.closestCommonAncestor(with: secondView) != nil else {
        throw .noCommonAncestor(firstView.name, secondView.name)
      }
      secondItem = LayoutConstraint.Item(secondView, guide: second.guide)
    }
    return LayoutConstraint(
      .init(firstView, guide: first.guide), firstAttribute, relation, multiplier: multiplier, to: secondItem,
      secondAttribute, constant: constant, priority: priority)
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
