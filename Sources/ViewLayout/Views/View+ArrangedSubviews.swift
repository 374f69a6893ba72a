extension View {
  /// The subviews that a stack view places: those that no mask does, the hidden ones among them.
  ///
  /// A stack view's axis, alignment, distribution and spacing are in `stack`.
  public var arrangedSubviews: [View] {
    subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.kind != .layoutGuide }
  }

  /// Adds a subview at the end of those that a stack view places.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a subview at a place among those that a stack view places.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if others.indices.contains(index) {
      insertSubview(view, belowSubview: others[index])
    } else if let last = others.last {
      insertSubview(view, aboveSubview: last)
    } else {
      addSubview(view)
    }
  }
}
