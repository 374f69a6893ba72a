/// An edge, a middle or a baseline of an item, from which constraints are made; only anchors of one axis go together.
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

/// The kind of anchors along x.
public enum HorizontalDirection {}
/// The kind of anchors along y.
public enum VerticalDirection {}

public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalDirection>
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalDirection>

extension LayoutAnchor<HorizontalDirection> {
  /// A constraint that puts this anchor so many standard distances of 8 points after another one.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: VisualFormat.siblingSpacing * multiplier)
  }
}

extension LayoutAnchor<VerticalDirection> {
  /// A constraint that puts this anchor so many standard distances of 8 points below another one.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: VisualFormat.siblingSpacing * multiplier)
  }
}

/// A width or a height of an item.
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

  /// - Parameter dimension: A width or a height; a view may be as wide as another is high.
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
