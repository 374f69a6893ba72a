/// An edge, a centre or a baseline of an item, for creating constraints. Anchors can be combined along one axis only.
///
///     b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
public struct LayoutAnchor<Direction> {
  let item: LayoutConstraint.Item
  let attribute: LayoutAttribute

  /// A constraint that is not active yet: this anchor equals another one plus a constant in points.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant)
  }

  /// A constraint that is not active yet: this anchor is at least another one plus a constant in points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant)
  }

  /// A constraint that is not active yet: this anchor is at most another one plus a constant in points.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant)
  }

  private func constraint(_ relation: LayoutRelation, to anchor: LayoutAnchor, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, attribute, relation, to: anchor.item, anchor.attribute, constant: constant)
      .waitingForOwner()
  }

  fileprivate func constraint(
    _ relation: LayoutRelation, to anchor: LayoutAnchor, systemSpacings: Double
  ) -> LayoutConstraint {
    let constraint = constraint(relation, to: anchor, 0)
    constraint.systemSpacings = systemSpacings
    return constraint
  }
}

/// The direction of horizontal anchors.
public enum HorizontalDirection {}
/// The direction of vertical anchors.
public enum VerticalDirection {}

/// An anchor along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalDirection>
/// An anchor along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalDirection>

extension LayoutAnchor<HorizontalDirection> {
  /// A constraint that places this anchor a multiple of system spacing, 8 points, after another anchor.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(.equal, to: anchor, systemSpacings: multiplier)
  }

  /// A constraint that places this anchor at least a multiple of system spacing after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, systemSpacings: multiplier)
  }

  /// A constraint that places this anchor at most a multiple of system spacing after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, systemSpacings: multiplier)
  }
}

extension LayoutAnchor<VerticalDirection> {
  /// A constraint that places this anchor a multiple of system spacing below another anchor: 8 points, or between two
  /// baselines as far as lines of their fonts are apart.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(.equal, to: anchor, systemSpacings: multiplier)
  }

  /// A constraint that places this anchor at least a multiple of system spacing below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, systemSpacings: multiplier)
  }

  /// A constraint that places this anchor at most a multiple of system spacing below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, systemSpacings: multiplier)
  }
}

/// The width or height of an item, for creating constraints.
public struct LayoutDimension {
  let item: LayoutConstraint.Item
  let attribute: LayoutAttribute

  /// A constraint that is not active yet: the length equals a number of points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  /// A constraint that is not active yet: the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// A constraint that is not active yet: the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// - Parameter dimension: A width or a height. Widths and heights can be combined.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: dimension, multiplier, constant)
  }

  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: dimension, multiplier, constant)
  }

  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: dimension, multiplier, constant)
  }

  private func constraint(_ relation: LayoutRelation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, attribute, relation, constant: constant).waitingForOwner()
  }

  private func constraint(
    _ relation: LayoutRelation, to other: LayoutDimension, _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, multiplier: multiplier, to: other.item, other.attribute, constant: constant
    ).waitingForOwner()
  }
}

extension LayoutItem {
  /// The edge where text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .leading) }
  /// The edge where text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .right) }
  /// The middle along x.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .bottom) }
  /// The middle along y.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(item: layoutItem, attribute: .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(item: layoutItem, attribute: .height) }
}

extension View {
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .lastBaseline) }
}
