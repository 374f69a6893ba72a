// Changing the tree. A view that gets another superview is told so, as are both superviews, in UIKit's order:
//
//     old.willRemoveSubview, willMove(toWindow:), willMove(toSuperview:)          the tree is still as it was
//     didMoveToWindow, didMoveToSuperview, new.didAddSubview                      it is as it will be
//
// and when it is taken out
//
//     willMove(toSuperview: nil), willMove(toWindow: nil), old.willRemoveSubview
//     didMoveToWindow, didMoveToSuperview
//
// What concerns the window is told to all views below too, where the window is another one. A view that only changes
// its place among its siblings is told nothing. (Apple documents what each call means; the order is the one that logs
// of UIKit show.)

extension View {
  /// Adds a view in front of the other subviews and removes it from its previous superview.
  ///
  /// - Precondition: The view is not this one or an ancestor of it.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at an index of the subviews, counted from the back.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "\(view.name) cannot be put into \(name), which it holds")
    if view.superview === self {
      reorder(view, to: index)
    } else {
      move(view, to: index)
    }
  }

  /// Inserts a view directly in front of a subview.
  ///
  /// - Precondition: The sibling is a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling) + 1)
  }

  /// Inserts a view directly behind a subview.
  ///
  /// - Precondition: The sibling is a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling))
  }

  /// Removes the view from its superview, with all constraints between it and views outside it.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(toWindow: nil) }
    superview.willRemoveSubview(self)
    // A callback may have taken the view out itself.
    guard superview === self.superview else { return }
    detach(from: superview)
    if oldWindow != nil { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Moves a subview in front of its siblings. Does nothing for other views.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count)
  }

  /// Moves a subview behind its siblings. Does nothing for other views.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Exchanges two subviews. Does nothing if one of them is not a subview.
  public func exchangeSubviews(_ first: View, _ second: View) {
    guard let one = subviews.firstIndex(where: { $0 === first }),
      let other = subviews.firstIndex(where: { $0 === second })
    else { return }
    exchangeSubview(at: one, withSubviewAt: other)
  }

  /// Exchanges the subviews at two indices, counted from the back.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    precondition(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "\(name) has \(subviews.count) subviews, none at \(subviews.indices.contains(first) ? second : first)")
    subviews.swapAt(first, second)
    layoutInputsChanged()
  }

  private func place(of sibling: View) -> Int {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling.name) is not a subview of \(name)")
    }
    return index
  }

  private func reorder(_ view: View, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: min(max(0, present < index ? index - 1 : index), subviews.count))
    layoutInputsChanged()
  }

  private func move(_ view: View, to index: Int) {
    let (oldWindow, newWindow) = (view.window, window)
    let changesWindow = oldWindow !== newWindow
    // 1. Everyone is told while the tree is as it was.
    let oldSuperview = view.superview
    oldSuperview?.willRemoveSubview(view)
    if changesWindow { view.tellWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    // 2. The tree changes.
    if let oldSuperview = view.superview { view.detach(from: oldSuperview) }
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    view.updates.needsLayout = true
    setNeedsLayout()
    layoutInputsChanged()
    // 3. Everyone is told that it did.
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func detach(from superview: View) {
    superview.dropConstraints(reachingInto: self)
    superview.subviews.removeAll { $0 === self }
    superview.removeArrangedSubview(self)
    self.superview = nil
    superview.setNeedsLayout()
    superview.layoutInputsChanged()
    layoutInputsChanged()
  }

  private func tellWillMove(toWindow window: Window?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(toWindow: window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellDidMoveToWindow() }
  }
}
