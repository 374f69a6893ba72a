import ConstraintSolver
import Geometry

/// Edges along one axis, as expressions in the root's coordinates.
struct Span {
  var near: LinearExpression
  var length: LinearExpression

  var far: LinearExpression { near + length }
  var middle: LinearExpression { near + length * 0.5 }

  func inset(near nearInset: Double, far farInset: Double) -> Span {
    Span(near: near + nearInset, length: length - (nearInset + farInset))
  }
}

extension Formulation {
  /// The alignment rectangle along an axis.
  func alignmentSpan(of view: View, _ axis: Axis) -> Span? {
    box(of: view).map { Span(near: $0.origin(axis), length: $0.length(axis)) }
  }

  /// The frame along an axis: the alignment rectangle with its insets, or so many times it.
  func frameSpan(of view: View, _ axis: Axis) -> Span? {
    guard let span = alignmentSpan(of: view, axis), view !== root else { return alignmentSpan(of: view, axis) }
    let insets = view.alignmentRectInsets
    let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return Span(near: span.near - near, length: span.length * view.alignmentRectScale + (near + far))
  }

  /// Where the view's own coordinates are zero.
  func interiorOrigin(of view: View, _ axis: Axis) -> LinearExpression? {
    guard let frame = frameSpan(of: view, axis) else { return nil }
    return view === root ? LinearExpression(constant: 0) : frame.near - view.bounds.origin[axis]
  }

  /// A constraint as a difference that is compared with zero; `nil` when a view of it is not in the tree.
  func difference(of constraint: LayoutConstraint) -> LinearExpression? {
    let other = constraint.second
    guard var left = expression(constraint.firstAttribute, of: constraint.first, beside: other?.view)
    else { return nil }
    var right = LinearExpression(constant: constraint.constant)
    if let other, let attribute = constraint.secondAttribute {
      guard var value = expression(attribute, of: other, beside: constraint.first.view) else { return nil }
      // A place that is multiplied is measured, on both sides, from the common ancestor's origin.
      if constraint.multiplier != 1 || constraint.firstAttribute.isSize != attribute.isSize {
        guard let ancestor = constraint.first.view.closestCommonAncestor(with: other.view) else { return nil }
        if !constraint.firstAttribute.isSize {
          guard let origin = interiorOrigin(of: ancestor, constraint.firstAttribute.axis) else { return nil }
          left = left - origin
        }
        if !attribute.isSize {
          guard let origin = interiorOrigin(of: ancestor, attribute.axis) else { return nil }
          value = value - origin
        }
      }
      right = right + value * constraint.multiplier
    } else if !constraint.firstAttribute.isSize {
      // A place compared with a number is one in the superview's coordinates.
      let container = constraint.first.view.superview ?? constraint.first.view
      guard let origin = interiorOrigin(of: container, constraint.firstAttribute.axis) else { return nil }
      left = left - origin
    }
    return left - right
  }

  /// An attribute's value in the root's coordinates.
  ///
  /// Constraints see a view's alignment rectangle, but from inside a view they see its bounds, and from inside a
  /// scroll view its content.
  func expression(
    _ attribute: LayoutAttribute, of item: LayoutConstraint.Item, beside other: View?
  ) -> LinearExpression? {
    let view = item.view
    let axis = attribute.axis
    let isContainer = other.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    guard var span = isContainer || item.guide != nil ? frameSpan(of: view, axis) : alignmentSpan(of: view, axis)
    else { return nil }
    if let guide = item.guide {
      span = inset(span, by: insets(of: guide, in: view), axis)
    } else if isContainer, view.kind == .scrollView, attribute.isEdge,
      let content = contentSizes[ObjectIdentifier(view)], let origin = interiorOrigin(of: view, axis)
    {
      span = Span(near: origin, length: content[axis])
    }
    if attribute.isMargin {
      guard let frame = frameSpan(of: view, axis) else { return nil }
      span = inset(frame, by: view.layoutMargins, axis)
    }
    return value(of: attribute, in: span, view: view)
  }

  private func value(of attribute: LayoutAttribute, in span: Span, view: View) -> LinearExpression {
    let isRightToLeft = options.direction == .rightToLeft
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: return span.near
    case .right, .bottom, .rightMargin, .bottomMargin: return span.far
    case .leading, .leadingMargin: return isRightToLeft ? span.far : span.near
    case .trailing, .trailingMargin: return isRightToLeft ? span.near : span.far
    case .width, .height: return span.length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return span.middle
    case .firstBaseline, .lastBaseline:
      // Baselines are reckoned from the frame's top, which the insets move.
      guard view.hasBaselines, let frame = frameSpan(of: view, .vertical) else { return span.far }
      let offset = view.baseline(isFirst: attribute == .firstBaseline, scale: options.scale)
      return frame.near + frame.length * offset.heightShare + offset.constant
    }
  }

  private func insets(of guide: LayoutGuideKind, in view: View) -> EdgeInsets {
    switch guide {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    }
  }

  private func inset(_ span: Span, by insets: EdgeInsets, _ axis: Axis) -> Span {
    axis == .horizontal
      ? span.inset(near: insets.left, far: insets.right) : span.inset(near: insets.top, far: insets.bottom)
  }
}

extension LayoutAttribute {
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: isMargin
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
