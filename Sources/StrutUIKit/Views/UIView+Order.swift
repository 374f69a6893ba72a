import Foundation

extension UIView {
  /// Inserts a view in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    changing(view) { core.insertSubview(view.core, aboveSubview: sibling.core) }
  }
  /// Inserts a view behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    changing(view) { core.insertSubview(view.core, belowSubview: sibling.core) }
  }
  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { core.bringSubviewToFront(view.core) }
  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { core.sendSubviewToBack(view.core) }
  /// Exchanges two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    core.exchangeSubview(at: guideFree(first), withSubviewAt: guideFree(second))
  }
  /// The index in the engine's subviews, which include layout guides.
  func guideFree(_ index: Int) -> Int {
    let places = core.subviews.indices.filter { core.subviews[$0].face != nil }
    return places.indices.contains(index) ? places[index] : core.subviews.count
  }
  /// Whether the view is another one or below it.
  public func isDescendant(of view: UIView) -> Bool { core.isDescendant(of: view.core) }
  /// The first view with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? { core.viewWithTag(tag)?.face }
}
