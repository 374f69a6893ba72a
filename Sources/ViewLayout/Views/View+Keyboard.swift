import Geometry

extension View {
  /// How much of the view's height the keyboard covers from the bottom, in points; while it is hidden, the safe area's
  /// inset there (Apple's documentation of `UIKeyboardLayoutGuide`).
  ///
  /// Views below the root have the part that overlaps their current frame.
  public var keyboardOverlap: Double {
    let root = rootView
    guard let height = root.rootKeyboardHeight else { return safeAreaInsets.bottom }
    guard superview != nil else { return min(height, bounds.height) }
    guard let area = convert(bounds, to: root) else { return 0 }
    return min(max(0, area.maxY - (root.bounds.maxY - height)), area.height)
  }
}
