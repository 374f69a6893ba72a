/// An edge, a centre or a baseline of an item, for creating constraints. Anchors can be combined along one axis only.
///
///     b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
public struct LayoutAnchor<Direction> {
  let item: LayoutConstraint.Item
  let attribute: LayoutAttribute

  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant)
  }

  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant)
  }

  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant)
  }

  private func constraint(_ relation: LayoutRelation, to anchor: LayoutAnchor, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, attribute, relation, to: anchor.item, anchor.attribute, constant: constant)
      .waitingForOwner()
  }
}

/// The direction of horizontal anchors.
public enum HorizontalDirection {}
/// The direction of vertical anchors.
public enum VerticalDirection {}

public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalDirection>
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalDirection>

extension LayoutAnchor<HorizontalDirection> {
  /// A constraint that places this anchor a multiple of the standard distance, 8 points, after another anchor.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: VisualFormat.siblingSpacing * multiplier)
  }
}

extension LayoutAnchor<VerticalDirection> {
  /// A constraint that places this anchor a multiple of the standard distance, 8 points, below another anchor.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: VisualFormat.siblingSpacing * multiplier)
  }
}

/// The width or height of an item, for creating constraints.
public struct LayoutDimension {
  let item: LayoutConstraint.Item
  let attribute: LayoutAttribute

  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

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
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .trailing) }
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .left) }
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .right) }
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .centerX) }
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .top) }
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .centerY) }
  public var widthAnchor: LayoutDimension { LayoutDimension(item: layoutItem, attribute: .width) }
  public var heightAnchor: LayoutDimension { LayoutDimension(item: layoutItem, attribute: .height) }
}

extension View {
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .firstBaseline) }
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: layoutItem, attribute: .lastBaseline) }
}
