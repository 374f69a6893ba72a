public import Geometry

extension View {
  /// The safe area as insets of the view's bounds.
  ///
  /// The root's insets are given. Other views have the part of them that overlaps their current frame. On a side where
  /// the system covers nothing, a view may extend beyond the root without an inset. A view that is off-screen has no
  /// insets (Apple's documentation of `safeAreaInsets`). Inside a scroll view there are no insets along an axis that
  /// scrolls, because the scroll view moves its content. A view's `additionalSafeAreaInsets` add to its own, of which the
  /// views inside have the part that overlaps them.
  public var safeAreaInsets: EdgeInsets {
    guard superview != nil else { return rootSafeAreaInsets + additionalSafeAreaInsets }
    if awaitsInsets { return additionalSafeAreaInsets }
    let source = safeAreaSource
    let covered = source.safeAreaInsets
    guard covered != .zero else { return additionalSafeAreaInsets }
    let area = transform(toAncestor: source).apply(to: bounds)
    guard area.isOnScreen(of: source) else { return additionalSafeAreaInsets }
    let safe = source.bounds.inset(by: covered)
    func inset(_ isCovered: Double, _ distance: Double, _ length: Double) -> Double {
      isCovered > 0 ? min(max(0, distance), length) : 0
    }
    let scrolled = scrolledAxes
    var insets = EdgeInsets.zero
    if !scrolled.vertical {
      insets.top = inset(covered.top, safe.minY - area.minY, area.height)
      insets.bottom = inset(covered.bottom, area.maxY - safe.maxY, area.height)
    }
    if !scrolled.horizontal {
      insets.left = inset(covered.left, safe.minX - area.minX, area.width)
      insets.right = inset(covered.right, area.maxX - safe.maxX, area.width)
    }
    return insets + additionalSafeAreaInsets
  }

  /// The nearest view above that adds to the safe area, or the root: the safe areas in between follow from its.
  private var safeAreaSource: View {
    var view = superview ?? self
    while view.additionalSafeAreaInsets == .zero, let parent = view.superview { view = parent }
    return view
  }

  /// Along which axes a scroll view around the view scrolls: a table along the vertical one, another one where the
  /// content with the view in it is longer than itself.
  private var scrolledAxes: AxisPair<Bool> {
    var axes = AxisPair(false)
    var content = self
    while let container = content.superview {
      if container.kind == .tableView { axes.vertical = true }
      if container.kind == .scrollView {
        for axis in Axis.allCases where content.bounds.size[axis] > container.bounds.size[axis] + 1e-6 {
          axes[axis] = true
        }
      }
      content = container
    }
    return axes
  }

  /// The effective margins as insets of the bounds: the view's own margins, with the safe area if
  /// `insetsLayoutMarginsFromSafeArea` is set, or the overlapping part of the superview's margins if
  /// `preservesSuperviewLayoutMargins` is set and that is larger, and at the sides those of readable text if
  /// `layoutMarginsFollowReadableWidth` is set.
  public var layoutMargins: EdgeInsets { layoutMargins(beside: nil) }

  /// - Parameter safeArea: The view's safe area, if it is known already: it takes the longest of all to find.
  package func layoutMargins(beside safeArea: EdgeInsets?) -> EdgeInsets {
    var margins = customLayoutMargins ?? ownDirectionalMargins.map(mirrored) ?? defaultLayoutMargins
    if insetsLayoutMarginsFromSafeArea {
      margins = margins + (safeArea ?? safeAreaInsets)
      // What already keeps a scroll view's content out of the safe area is not taken twice.
      if kind == .scrollView { margins = margins + -adjustmentOfContentInset }
    }
    if preservesSuperviewLayoutMargins, !awaitsInsets, let superview {
      let outer = superview.layoutMargins
      let frame = originalFrame
      let bounds = superview.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    }
    return layoutMarginsFollowReadableWidth ? readableInsets(between: margins) : margins
  }

  /// The author's margins by the direction of the view's content: the leading one is the insets' left, and the
  /// trailing one their right. Setting them takes the place of `customLayoutMargins`.
  public var directionalLayoutMargins: EdgeInsets {
    get { mirrored(layoutMargins) }
    set {
      customLayoutMargins = nil
      ownDirectionalMargins = newValue
    }
  }

  /// With left and right exchanged where the content runs from right to left.
  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    effectiveLayoutDirection == .rightToLeft ? insets.mirrored : insets
  }

  /// 8 at every edge, but for stack views, which have none, and for what is inside of table cells.
  private var defaultLayoutMargins: EdgeInsets {
    switch kind {
    case .stackView: .zero
    case .tableViewCell: TableCellMetrics.contentMargins(on: platform, width: tableWidth)
    default: EdgeInsets(all: 8)
    }
  }

  /// Of a cell, the width by which its table has margins.
  private var tableWidth: Double {
    superview.map { $0.kind == .tableView ? $0.bounds.width : bounds.width } ?? bounds.width
  }

  /// The readable guide as insets of the bounds: centred between the margins and at most as wide as the root's readable
  /// width (Apple's documentation of `readableContentGuide`).
  public var readableInsets: EdgeInsets { readableInsets(between: layoutMargins) }

  /// - Parameter margins: The view's margins.
  package func readableInsets(between margins: EdgeInsets) -> EdgeInsets {
    var insets = margins
    let root = rootView
    guard root.rootReadableInset > 0 else { return insets }
    var widest = root.bounds.width - 2 * root.rootReadableInset
    // Up to iOS 12: 176 points beside it on an iPad on its side, in Xcode 10, too
    // (https://useyourloaf.com/blog/readable-content-guides/).
    if platform != .ios { widest = max(widest, Self.readableWidthUpTo12) }
    let spare = bounds.width - insets.left - insets.right - max(0, widest)
    guard spare > 0 else { return insets }
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
  }
}

extension View {
  /// The width of readable text in the standard size up to iOS 12, in points.
  private static let readableWidthUpTo12 = 672.0
}

extension Rect {
  /// Whether any of a view's area shows in the root's bounds.
  fileprivate func isOnScreen(of root: View) -> Bool {
    maxX > root.bounds.minX && minX < root.bounds.maxX && maxY > root.bounds.minY && minY < root.bounds.maxY
  }
}
