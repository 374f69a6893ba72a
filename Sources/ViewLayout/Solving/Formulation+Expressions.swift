import ConstraintSolver
import Geometry

/// Edges along one axis, as expressions in the root's coordinates.
struct Span {
  var near: LinearExpression
  var length: LinearExpression

  var far: LinearExpression { near + length }
  var middle: LinearExpression { near + length * 0.5 }

  /// The one of the two that is an edge of a rectangle.
  func end(at edge: RectEdge) -> LinearExpression { edge == .minX || edge == .minY ? near : far }

  func inset(near nearInset: Double, far farInset: Double) -> Span {
    Span(near: near + nearInset, length: length - (nearInset + farInset))
  }

  /// What a constraint can refer to.
  enum Part {
    case near, far, middle, length
  }

  subscript(part: Part) -> LinearExpression {
    switch part {
    case .near: near
    case .far: far
    case .middle: middle
    case .length: length
    }
  }
}

extension Formulation.Box {
  /// A part of the rectangle itself, as nearly all constraints refer to: without the rest of the span.
  func expression(_ part: Span.Part, _ axis: Axis) -> LinearExpression {
    switch (part, places[axis]) {
    case (.length, _): length(axis)
    case (.near, _): origin(axis)
    case (.far, .open(let near)): LinearExpression(near, plus: 1, times: lengths[axis])
    case (.middle, .open(let near)): LinearExpression(near, plus: 0.5, times: lengths[axis])
    case (.far, .fixed), (.middle, .fixed): Span(near: origin(axis), length: length(axis))[part]
    }
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
  ///
  /// With leading and trailing in a right-to-left layout places are counted from the right, so that a constant pushes
  /// the same way that the text runs.
  func difference(of constraint: LayoutConstraint) -> LinearExpression? {
    let (first, second) = (constraint.first.view, constraint.second?.view)
    let followsDirection =
      constraint.firstAttribute.followsDirection || constraint.secondAttribute?.followsDirection == true
    let direction = followsDirection ? direction(of: constraint) : options.direction
    let isMirrored = followsDirection && direction == .rightToLeft
    // A place that is multiplied, or compared with a length, is measured from the common ancestor's origin; one that
    // is compared with a number, from the superview's. A length is measured from nowhere.
    var origin: LinearExpression?
    if constraint.firstAttribute.isSize, constraint.secondAttribute?.isSize ?? true {
      origin = nil
    } else if let second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 || constraint.firstAttribute.isSize != attribute.isSize {
        guard let ancestor = first.closestCommonAncestor(with: second) else { return nil }
        origin = self.origin(of: ancestor, constraint.firstAttribute.axis, isMirrored: isMirrored)
      }
    } else {
      origin = self.origin(of: first.superview ?? first, constraint.firstAttribute.axis, isMirrored: isMirrored)
    }
    func measured(
      _ attribute: LayoutAttribute, of view: View, _ guide: LayoutGuideKind?, beside other: View?
    ) -> LinearExpression? {
      guard let value = expression(attribute, of: view, guide, beside: other, in: direction) else { return nil }
      guard !attribute.isSize else { return value }
      let place = origin.map { value - $0 } ?? value
      return isMirrored ? -place : place
    }
    guard let left = measured(constraint.firstAttribute, of: first, constraint.first.guide, beside: second) else {
      return nil
    }
    guard let second, let attribute = constraint.secondAttribute else { return left - constraint.wholeConstant }
    guard let right = measured(attribute, of: second, constraint.second?.guide, beside: first) else { return nil }
    let multiple = constraint.multiplier == 1 ? right : right * constraint.multiplier
    return left - multiple - constraint.wholeConstant
  }

  /// Where its leading and trailing edges are.
  func direction(of constraint: LayoutConstraint) -> LayoutDirection {
    members.haveOneDirection ? options.direction : constraint.direction(in: options.direction)
  }

  /// Where places in a view are counted from: its left and top, or its right where leading is there.
  private func origin(of view: View, _ axis: Axis, isMirrored: Bool) -> LinearExpression? {
    guard let origin = interiorOrigin(of: view, axis) else { return nil }
    guard isMirrored, axis == .horizontal, let frame = frameSpan(of: view, axis) else { return origin }
    return origin + view.bounds.origin.x + frame.length
  }

  /// An attribute's value in the root's coordinates.
  ///
  /// Constraints see a view's alignment rectangle, from outside and from inside, and margins are measured from it; but
  /// safe areas are those of the frame, and the edges of a scroll view are its content's from inside.
  func expression(
    _ attribute: LayoutAttribute, of view: View, _ guide: LayoutGuideKind?, beside other: View?,
    in direction: LayoutDirection
  ) -> LinearExpression? {
    let axis = attribute.axis
    guard let box = box(of: view) else { return nil }
    // 1. Nearly all are of the rectangle itself.
    let content = attribute.isEdge ? contentSpan(of: view, axis) : nil
    if guide == nil, content == nil, !attribute.isMargin, let part = attribute.part(in: direction) {
      return box.expression(part, axis)
    }
    // 2. The rest, of what guides, margins and scroll views make of it.
    let isContainer = other.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    let isFramed = guide.map { $0 != .margins && $0 != .readable } ?? false
    guard var span = isFramed ? frameSpan(of: view, axis) : alignmentSpan(of: view, axis) else { return nil }
    if let guide {
      span = guide == .contentLayout ? contentSpan(of: view, axis) ?? span : span
      if guide == .keyboard, axis == .vertical {
        let overlap = view.keyboardOverlap
        span = Span(near: span.far - overlap, length: LinearExpression(constant: overlap))
      }
      span = inset(span, by: insets(of: guide, in: view), axis)
    } else if isContainer, let content {
      span = attribute.isMargin ? inset(content, by: view.layoutMargins, axis) : content
    } else if attribute.isMargin {
      span = inset(span, by: view.layoutMargins, axis)
    }
    return value(of: attribute, in: span, view: view, direction)
  }

  /// What a scroll view scrolls; `nil` for any other view.
  private func contentSpan(of view: View, _ axis: Axis) -> Span? {
    guard let content = contentSizes[ObjectIdentifier(view)], let origin = interiorOrigin(of: view, axis) else {
      return nil
    }
    return Span(near: origin, length: content[axis])
  }

  private func value(
    of attribute: LayoutAttribute, in span: Span, view: View, _ direction: LayoutDirection
  ) -> LinearExpression {
    if let part = attribute.part(in: direction) { return span[part] }
    // Baselines are reckoned from the frame's top, which the insets move.
    let isFirst = attribute == .firstBaseline
    let owner = view.baselineView(isFirst: isFirst)
    if owner !== view, let span = alignmentSpan(of: owner, .vertical) {
      return value(of: attribute, in: span, view: owner, direction)
    }
    guard view.hasBaselines, let frame = frameSpan(of: view, .vertical) else { return isFirst ? span.near : span.far }
    let offset = view.baseline(isFirst: isFirst, scale: options.scale)
    return frame.near + frame.length * offset.heightShare + offset.constant
  }

  private func insets(of guide: LayoutGuideKind, in view: View) -> EdgeInsets {
    switch guide {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    case .contentLayout, .frameLayout, .keyboard: .zero
    }
  }

  private func inset(_ span: Span, by insets: EdgeInsets, _ axis: Axis) -> Span {
    axis == .horizontal
      ? span.inset(near: insets.left, far: insets.right) : span.inset(near: insets.top, far: insets.bottom)
  }
}

extension LayoutAttribute {
  /// Whether it is an edge of a view, or of what its margins leave.
  public var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: isMargin
    }
  }

  /// Whether it is the middle of a view.
  public var isMiddle: Bool { self == .centerX || self == .centerY }

  /// Whether it is measured from a view's layout margins.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension LayoutAttribute {
  /// The part of a span that it is; `nil` for baselines, which depend on the text.
  fileprivate func part(in direction: LayoutDirection) -> Span.Part? {
    switch self {
    case .left, .top, .leftMargin, .topMargin: .near
    case .right, .bottom, .rightMargin, .bottomMargin: .far
    case .leading, .leadingMargin: direction == .rightToLeft ? .far : .near
    case .trailing, .trailingMargin: direction == .rightToLeft ? .near : .far
    case .width, .height: .length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .firstBaseline, .lastBaseline: nil
    }
  }
}
