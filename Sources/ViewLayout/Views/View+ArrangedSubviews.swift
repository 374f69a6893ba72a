import Geometry

/// The row of a stack view: a list of its own beside `subviews`, as in UIKit.
extension View {
  /// The subviews that a stack view arranges, including hidden ones.
  ///
  /// They are those that were added as such. What `addSubview` adds is a subview and no more, such as a background that
  /// constraints hold to the stack's edges. The drawing order is that of `subviews`: bringing a view to the front
  /// does not move it in the row. A stack view's axis, alignment, distribution and spacing are in `stack`.
  public var arrangedSubviews: [View] { arrangement.filter(\.isArranged) }

  /// Whether a stack view has the view in its row.
  public var isArranged: Bool { isInRow && !translatesAutoresizingMaskIntoConstraints }

  /// Adds a view at the end of the arranged subviews, as a subview in front of the others if it is none yet.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangement.count)
  }

  /// Inserts a view at an index of the arranged subviews. A new subview is in front of the others.
  ///
  /// A view that is arranged already is moved, and keeps its custom spacing.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard kind == .stackView, view.superview === self else { return }
    if view.isInRow { arrangement.removeAll { $0 === view } }
    view.isInRow = true
    // Views that follow their frames have no index.
    let places = index < arrangement.count ? arrangement.indices.filter { arrangement[$0].isArranged } : []
    arrangement.insert(view, at: places.indices.contains(index) ? places[index] : arrangement.count)
    layoutInputsChanged()
  }

  /// Takes a view out of the row, with its custom spacing. It remains a subview.
  public func removeArrangedSubview(_ view: View) {
    guard view.isInRow, view.superview === self else { return }
    arrangement.removeAll { $0 === view }
    view.isInRow = false
    view.customSpacingAfter = nil
    layoutInputsChanged()
  }
}

// MARK: Spacing

extension View {
  /// As a spacing: the distance that the system has between two views, 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)
  /// As a custom spacing: none, so that the stack view's `spacing` holds.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)

  /// Sets the distance of an arranged subview to the one behind it, in place of the stack view's spacing.
  ///
  /// If the view behind it is hidden, the distance is to the next that is not. Views that the stack view does not arrange
  /// are ignored.
  ///
  ///     stack.stack.spacing = 8
  ///     stack.setCustomSpacing(24, after: heading)
  ///
  /// - Parameter spacing: In points, or `spacingUseSystem`, or `spacingUseDefault`.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard view.isInRow, view.superview === self else { return }
    view.customSpacingAfter = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// The custom spacing behind an arranged subview; `spacingUseDefault` for none.
  public func customSpacing(after view: View) -> Double {
    guard view.isInRow, view.superview === self else { return Self.spacingUseDefault }
    return view.customSpacingAfter ?? Self.spacingUseDefault
  }

  /// The points that a spacing stands for.
  public static func points(ofSpacing spacing: Double) -> Double {
    switch spacing {
    case spacingUseSystem: VisualFormat.siblingSpacing
    case spacingUseDefault: 0
    default: spacing
    }
  }
}
