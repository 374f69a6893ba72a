extension View {
  /// The subviews that a stack view arranges, including hidden ones.
  ///
  /// They are in the order in which they were added. The drawing order is that of `subviews`: bringing a view to the front
  /// does not move it in the row. A stack view's axis, alignment, distribution and spacing are in `stack`.
  public var arrangedSubviews: [View] {
    (kind == .stackView ? arrangement : subviews).filter {
      !$0.translatesAutoresizingMaskIntoConstraints && $0.kind != .layoutGuide
    }
  }

  /// Adds a subview at the end of the arranged subviews.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a subview at an index of the arranged subviews. A new subview is in front of the others.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard kind == .stackView else { return }
    arrangement.removeAll { $0 === view }
    let others = arrangedSubviews
    let next = others.indices.contains(index) ? others[index] : nil
    arrange(view, before: next)
    layoutInputsChanged()
  }

  /// Gives a subview its place in a stack view's row, the last where there is none after it.
  func arrange(_ view: View, before next: View?) {
    guard kind == .stackView else { return }
    let index = next.flatMap { next in arrangement.firstIndex { $0 === next } }
    arrangement.insert(view, at: index ?? arrangement.count)
  }
}
