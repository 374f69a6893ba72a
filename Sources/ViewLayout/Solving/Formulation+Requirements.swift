import ConstraintSolver
import Geometry

extension Formulation {
  /// The root is as large as it is: the first two requirements, so that they can be found again.
  mutating func requireRootSize() {
    guard !fitsRoot, let box = box(of: root) else { return }
    for axis in Axis.allCases {
      let length = root.bounds.size[axis]
      require(LinearConstraint(box.length(axis) - length, .equal), for: .rootSize(root, axis, value: length))
    }
  }

  /// No view is smaller than nothing.
  mutating func requireNonNegativeSizes() {
    for view in members.views {
      guard let box = box(of: view) else { continue }
      for axis in Axis.allCases {
        if view !== root {
          require(
            LinearConstraint(box.length(axis), .greaterThanOrEqual), for: .nonNegativeSize(view, axis))
        }
        if let content = contentSizes[ObjectIdentifier(view)] {
          require(LinearConstraint(content[axis], .greaterThanOrEqual), for: .nonNegativeContentSize(view, axis))
          if let length = view.scroll.contentSize[axis] {
            require(LinearConstraint(content[axis] - length, .equal), for: .contentSize(view, axis, value: length))
          }
        }
      }
    }
  }

  /// Frames of views that translate their masks hold, and follow their superviews as the masks say.
  mutating func requireMasks() {
    for view in members.subviews where view.translatesAutoresizingMaskIntoConstraints {
      guard let superview = view.superview else { continue }
      for axis in Axis.allCases { requireMask(of: view, in: superview, axis) }
    }
  }

  private mutating func requireMask(of view: View, in superview: View, _ axis: Axis) {
    guard let span = frameSpan(of: view, axis), let outer = frameSpan(of: superview, axis),
      let inside = interiorOrigin(of: superview, axis)
    else { return }
    let frame = view.originalFrame
    let place = view.autoresizing(along: axis, in: superview, from: superview.bounds.size[axis])
    let change = outer.length - place.superviewLength
    let near = inside + superview.bounds.origin[axis] + place.origin + change * place.originShare
    let length = change * place.lengthShare + place.length
    let priority = axis == .vertical ? view.maskHeightPriority : .required
    if priority == .required {
      // UIKit holds the middle and the length; so the middle stands in its reports of conflicts.
      require(
        LinearConstraint(span.middle - (near + length * 0.5), .equal),
        for: .mask(view, axis, axis.middleAttribute, value: frame.origin[axis] + frame.size[axis] / 2))
    } else {
      require(
        LinearConstraint(span.near - near, .equal),
        for: .mask(view, axis, axis.nearAttribute, value: frame.origin[axis]))
    }
    require(
      LinearConstraint(span.length - length, .equal, priority: priority),
      for: .mask(view, axis, axis.sizeAttribute, value: frame.size[axis]))
  }

  /// Content asks to be no smaller than it is (compression resistance) and no larger (hugging).
  ///
  /// - Parameter size: A view's intrinsic content size, of its alignment rectangle.
  mutating func requireIntrinsicSizes(_ size: (View) -> AxisPair<Double?>) {
    for view in members.subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let box = box(of: view) else { continue }
      let intrinsic = size(view)
      for axis in Axis.allCases {
        guard let length = intrinsic[axis] else { continue }
        let difference = box.length(axis) - length
        // The one line of a text that wraps breaks nothing: it is only how wide the text is before it has its width.
        let strongest: Priority = axis == .horizontal && view.wrapsToItsWidth ? .almostRequired : .required
        let resistance = min(view.contentCompressionResistancePriority[axis], strongest)
        require(
          LinearConstraint(difference, .greaterThanOrEqual, priority: resistance),
          for: .intrinsicSize(view, axis, value: length, isHugging: false))
        require(
          LinearConstraint(difference, .lessThanOrEqual, priority: view.contentHuggingPriority[axis]),
          for: .intrinsicSize(view, axis, value: length, isHugging: true))
      }
    }
  }

  /// The constraints that are in force, in the order they were added.
  mutating func requireConstraints() {
    for constraint in members.constraints {
      guard let linear = linear(constraint) else { continue }
      require(linear, for: .constraint(constraint))
    }
  }

  func linear(_ constraint: LayoutConstraint) -> LinearConstraint? {
    difference(of: constraint).map {
      LinearConstraint($0, constraint.relation.forSolver, priority: constraint.priority)
    }
  }

  /// The root is as small, or as large, as what it holds lets it be.
  mutating func requireFittingSize(_ target: Size, priorities: AxisPair<Priority>) {
    guard let box = box(of: root) else { return }
    for axis in Axis.allCases {
      require(LinearConstraint(box.length(axis), .greaterThanOrEqual), for: .nonNegativeSize(root, axis))
      require(
        LinearConstraint(box.length(axis) - target[axis], .equal, priority: priorities[axis]),
        for: .fittingSize(root, axis))
    }
  }
}

extension LayoutRelation {
  var forSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
