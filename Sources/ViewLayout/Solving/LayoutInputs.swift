import Geometry

/// What a pass takes from the frames of the one before.
struct LayoutInputs: Equatable {
  /// The widths that labels and buttons have whose texts wrap.
  var textWidths: [ObjectIdentifier: Double] = [:]
  var safeAreas: [ObjectIdentifier: EdgeInsets] = [:]
  /// Of views that take over what reaches into them of their superview's, or have those of readable text.
  var margins: [ObjectIdentifier: EdgeInsets] = [:]
  /// Of views that a constraint measures from.
  var readableInsets: [ObjectIdentifier: EdgeInsets] = [:]
  /// Of views whose keyboard guide a constraint measures from: what the keyboard covers of them.
  var keyboards: [ObjectIdentifier: Double] = [:]
  /// Of scroll views that show their content from its inset on.
  var contentOffsets: [ObjectIdentifier: Point] = [:]
  /// Of scroll views whose content inset the safe area adds to, which their margins leave out.
  var contentInsets: [ObjectIdentifier: EdgeInsets] = [:]
  /// Of rows that are aligned by their baselines: the tallest of their views.
  var tallestArranged: [ObjectIdentifier: ObjectIdentifier] = [:]

  init() {}

  var isEmpty: Bool { self == LayoutInputs() }

  /// - Parameter width: How wide a view's frame is.
  init(textWidthsIn members: LayoutMembers, width: (View) -> Double) {
    for view in members.subviews {
      if view.content.wraps(in: view.kind), !view.translatesAutoresizingMaskIntoConstraints {
        textWidths[ObjectIdentifier(view)] = width(view)
      }
    }
  }

  init(of members: LayoutMembers) {
    self.init(textWidthsIn: members) { $0.bounds.width }
    let root = members.root
    let hasSafeArea =
      root.rootView.rootSafeAreaInsets != .zero || members.subviews.contains { $0.additionalSafeAreaInsets != .zero }
    for view in members.subviews {
      let safeArea = hasSafeArea ? view.safeAreaInsets : .zero
      if safeArea != .zero { safeAreas[ObjectIdentifier(view)] = safeArea }
      if view.preservesSuperviewLayoutMargins || view.layoutMarginsFollowReadableWidth {
        margins[ObjectIdentifier(view)] = view.layoutMargins
      }
    }
    for view in members.scrollViews where view.restsAtContentInset && view.bounds.origin != .zero {
      contentOffsets[ObjectIdentifier(view)] = view.bounds.origin
    }
    for view in members.scrollViews where hasSafeArea {
      let adjustment = view.adjustmentOfContentInset
      if adjustment != .zero { contentInsets[ObjectIdentifier(view)] = adjustment }
    }
    let (hasReadableWidth, hasKeyboard) = (root.rootReadableInset > 0, root.rootKeyboardHeight != nil)
    guard hasReadableWidth || hasKeyboard else { return }
    for constraint in members.constraints {
      for item in [constraint.first, constraint.second] {
        guard let item, item.view !== root else { continue }
        let identity = ObjectIdentifier(item.view)
        if hasReadableWidth, item.guide == .readable { readableInsets[identity] = item.view.readableInsets }
        if hasKeyboard, item.guide == .keyboard { keyboards[identity] = item.view.keyboardOverlap }
      }
    }
  }
}
