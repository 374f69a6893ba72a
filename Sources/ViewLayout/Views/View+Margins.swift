public import Geometry

extension View {
  /// What the system covers of the view, as insets of its bounds.
  ///
  /// The root's are given; another view's are the part of the root's that reaches into it, at its present frame.
  public var safeAreaInsets: EdgeInsets {
    guard superview != nil else { return rootSafeAreaInsets }
    let root = rootView
    guard root.rootSafeAreaInsets != .zero, let area = convert(bounds, to: root) else { return .zero }
    let safe = root.bounds.inset(by: root.rootSafeAreaInsets)
    return EdgeInsets(
      top: min(max(0, safe.minY - area.minY), area.height), left: min(max(0, safe.minX - area.minX), area.width),
      bottom: min(max(0, area.maxY - safe.maxY), area.height), right: min(max(0, area.maxX - safe.maxX), area.width))
  }

  /// The margins in force, as insets of the bounds: the view's own, with the safe area where it insets by it, or what
  /// reaches into the view of its superview's, where it preserves them and that is more.
  public var layoutMargins: EdgeInsets {
    var margins = customLayoutMargins ?? defaultLayoutMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let frame = originalFrame
      let bounds = superview.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    }
    return margins
  }

  /// 8 at every edge, but for stack views, which have none, and for what is inside of table cells.
  private var defaultLayoutMargins: EdgeInsets {
    switch kind {
    case .stackView: .zero
    case .tableViewCell: TableCellMetrics.contentMargins(on: platform, width: bounds.width)
    default: EdgeInsets(all: 8)
    }
  }

  /// The readable guide as insets of the bounds: within the margins, and within the root's readable width.
  public var readableInsets: EdgeInsets {
    var insets = layoutMargins
    let root = rootView
    guard root.rootReadableInset > 0, let area = self === root ? bounds : convert(bounds, to: root) else {
      return insets
    }
    insets.left = max(insets.left, root.bounds.minX + root.rootReadableInset - area.minX)
    insets.right = max(insets.right, area.maxX - (root.bounds.maxX - root.rootReadableInset))
    return insets
  }
}
