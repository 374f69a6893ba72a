extension View {
  /// The view and all below it: itself, then each subview with its own, back to front.
  public var withDescendants: [View] {
    var found: [View] = []
    gather(into: &found)
    return found
  }

  /// All views below this one, each before its own subviews, back to front.
  public var allSubviews: [View] { Array(withDescendants.dropFirst()) }

  private func gather(into found: inout [View]) {
    found.append(self)
    for subview in subviews { subview.gather(into: &found) }
  }

  /// The outermost ancestor, or the view itself.
  public var rootView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The superview, its superview and so on.
  public var ancestors: [View] {
    var found: [View] = []
    var next = superview
    while let view = next {
      found.append(view)
      next = view.superview
    }
    return found
  }

  /// Whether the view is `other` or below it.
  public func isDescendant(of other: View) -> Bool {
    var next: View? = self
    while let view = next {
      if view === other { return true }
      next = view.superview
    }
    return false
  }

  /// The nearest view that holds both, itself included; `nil` for views of different trees.
  public func closestCommonAncestor(with other: View) -> View? {
    var next: View? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  /// The window that the view is in, or is.
  public var window: Window? {
    var next: View? = self
    while let view = next {
      // A look at the kind costs less than one at the class.
      if view.kind == .window, let window = view as? Window { return window }
      next = view.superview
    }
    return nil
  }

  // MARK: Finding views

  /// The first view with a tag among this one and those below it.
  public func viewWithTag(_ tag: Int) -> View? { first { $0.tag == tag } }

  /// The first view of a name among this one and those below it.
  public func view(named name: String) -> View? { first { $0.name == name } }

  private func first(where matches: (View) -> Bool) -> View? {
    if matches(self) { return self }
    for subview in subviews {
      if let found = subview.first(where: matches) { return found }
    }
    return nil
  }

  /// The views from the root down to this one, both included.
  ///
  ///     label.pathFromRoot.map(\.name)   // ["root", "form", "label"]
  public var pathFromRoot: [View] { ancestors.reversed() + [self] }

  /// The places of subviews that lead from this view to one below it; empty for the view itself, `nil` for one that is
  /// elsewhere.
  ///
  ///     root.indexPath(to: label)            // [0, 2]
  ///     root.subviews[0].subviews[2] === label
  public func indexPath(to view: View) -> [Int]? {
    var path: [Int] = []
    var next = view
    while next !== self {
      guard let parent = next.superview, let index = parent.subviews.firstIndex(where: { $0 === next }) else {
        return nil
      }
      path.append(index)
      next = parent
    }
    return path.reversed()
  }

  /// The view that a path leads to; `nil` where the tree has no such place.
  public func view(at indexPath: [Int]) -> View? {
    var view = self
    for index in indexPath {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }
}
