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
  /// Whether the content of all of them runs as the interface does.
  let haveOneDirection: Bool
  private let places: ViewPlaces

  init(_ root: View, _ constraints: [LayoutConstraint]) {
    self.root = root
    views = root.withDescendants
    places = ViewPlaces(of: views)
    stacks = views.filter { $0.kind == .stackView }
    scrollViews = views.filter { $0.kind == .scrollView }
    haveOneDirection = views.allSatisfy { $0.semanticContentAttribute == .unspecified }
    self.constraints = constraints.filter(\.isActive)
    inactiveConstraints = self.constraints.count == constraints.count ? [] : constraints.filter { !$0.isActive }
  }

  /// The place of a view among the views; `nil` for one that takes no part.
  func place(of view: View) -> Int? { places.place(of: view) }

  /// The views below the root.
  var subviews: ArraySlice<View> { views.dropFirst() }

  /// Whether anything is left to Auto Layout: constraints, views that expect some, rows of views.
  var useAutoLayout: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.kind == .stackView }
  }
}

/// The places of views in a list.
///
/// A layout asks for the place of each view a dozen times. So each view keeps its place in the list that was made
/// last, and is only looked up where that is another one: while a stack view is measured, a list of its own is made.
private final class ViewPlaces {
  private let views: [View]
  private lazy var byIdentity = Dictionary(
    uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })

  init(of views: [View]) {
    self.views = views
    for (place, view) in views.enumerated() { view.listedPlace = place }
  }

  func place(of view: View) -> Int? {
    let place = view.listedPlace
    if place < views.count, views[place] === view { return place }
    return byIdentity[ObjectIdentifier(view)]
  }
}
