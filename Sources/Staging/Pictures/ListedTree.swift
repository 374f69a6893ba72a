import ViewLayout

/// The views of a tree in drawing order: the root first, and each view before its subviews, which are back to front.
struct ListedTree {
  private(set) var views: [View] = []
  /// The index of each view's superview; `nil` for the root.
  private(set) var superviews: [Int?] = []
  /// The indices of each view's subviews.
  private(set) var subviews: [[Int]] = []

  init(_ root: View) { _ = add(root, in: nil) }

  /// - Returns: The index of the view.
  private mutating func add(_ view: View, in superview: Int?) -> Int {
    let index = views.count
    views.append(view)
    superviews.append(superview)
    subviews.append([])
    if !view.subviews.isEmpty { subviews[index] = view.subviews.map { add($0, in: index) } }
    return index
  }
}
