extension View {
  /// The view and all below it: itself, then each subview with its own, back to front.
  public var withDescendants: [View] { [self] + subviews.flatMap(\.withDescendants) }

  /// The outermost ancestor, or the view itself.
  public var rootView: View { superview?.rootView ?? self }

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
    self === other || ancestors.contains { $0 === other }
  }

  /// The nearest view that holds both, itself included; `nil` for views of different trees.
  public func closestCommonAncestor(with other: View) -> View? {
    ([self] + ancestors).first { other.isDescendant(of: $0) }
  }

  /// Puts a view in front of the other subviews, taking it from where it was.
  ///
  /// - Precondition: The view is not an ancestor of this one.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the subviews at a place counted from the back.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "\(view.name) cannot be put into \(name), which it holds")
    let index = view.superview === self && (subviews.firstIndex { $0 === view } ?? 0) < index ? index - 1 : index
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  public func exchangeSubviews(_ first: View, _ second: View) {
    guard let one = subviews.firstIndex(where: { $0 === first }),
      let other = subviews.firstIndex(where: { $0 === second })
    else { return }
    subviews.swapAt(one, other)
  }
}
