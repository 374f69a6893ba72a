/// Builds a list of views, back to front, with conditions and loops.
@resultBuilder
public enum SubviewBuilder {
  /// A single view.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Several views.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// The views of all lines, in order.
  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
  /// The views of an `if` without `else`.
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  /// The views of an `if` whose condition holds.
  public static func buildEither(first part: [View]) -> [View] { part }
  /// The views of an `else`.
  public static func buildEither(second part: [View]) -> [View] { part }
  /// The views of all passes of a loop.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}

/// Builds a list of constraints, with conditions and loops.
@resultBuilder
public enum ConstraintBuilder {
  /// A single constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }
  /// Several constraints.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// The constraints of all lines, in order.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }
  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }
  /// The constraints of an `if` whose condition holds.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// The constraints of an `else`.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// The constraints of all passes of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }
}

extension View {
  /// Adds subviews, in a stack view as arranged ones, and returns the view, for declaring a tree:
  ///
  ///     let form = View(.view, "form").adding {
  ///       name
  ///       if isLong { details }
  ///       View(.stackView, "buttons").adding {
  ///         View(.button, "cancel")
  ///         View(.button, "done")
  ///       }
  ///     }
  @discardableResult
  public func adding(@SubviewBuilder _ subviews: () throws -> [View]) rethrows -> Self {
    for view in try subviews() { kind == .stackView ? addArrangedSubview(view) : addSubview(view) }
    return self
  }

  /// Activates constraints between views of the tree and returns the view.
  ///
  ///     root.constraining {
  ///       name.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
  ///       for (left, right) in zip(buttons, buttons.dropFirst()) {
  ///         right.widthAnchor.constraint(equalTo: left.widthAnchor)
  ///       }
  ///     }
  ///
  /// Sets `translatesAutoresizingMaskIntoConstraints` to `false` for the first view of each constraint.
  @discardableResult
  public func constraining(@ConstraintBuilder _ constraints: () throws -> [LayoutConstraint]) rethrows -> Self {
    let made = try constraints()
    for constraint in made where constraint.first.view !== self {
      constraint.first.view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(made)
    return self
  }
}

extension LayoutConstraint {
  /// Activates the listed constraints.
  public static func activate(@ConstraintBuilder _ constraints: () throws -> [LayoutConstraint]) rethrows {
    activate(try constraints())
  }
}
