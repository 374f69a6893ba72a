/// What takes part in a layout, listed once for all that goes through it.
struct LayoutMembers {
  let root: View
  /// The root first, and each view before its subviews.
  let views: [View]
  /// The constraints in force, in the order they were added.
  let constraints: [LayoutConstraint]
  /// Those that are not in force.
  let inactiveConstraints: [LayoutConstraint]
  /// Stack views among the views.
  let stacks: [View]
  /// Scroll views among the views.
  let scrollViews: [View]

  init(_ root: View, _ constraints: [LayoutConstraint]) {
    self.root = root
    views = root.withDescendants
    stacks = views.filter { $0.kind == .stackView }
    scrollViews = views.filter { $0.kind == .scrollView }
    self.constraints = constraints.filter(\.isActive)
    inactiveConstraints = self.constraints.count == constraints.count ? [] : constraints.filter { !$0.isActive }
  }

  /// The views below the root.
  var subviews: ArraySlice<View> { views.dropFirst() }

  /// Whether anything is left to Auto Layout: constraints, views that expect some, rows of views.
  var useAutoLayout: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.kind == .stackView }
  }
}
