import Geometry

extension Rect {
  /// The interval that the rectangle covers along an axis; 0...0 if a coordinate is not finite.
  func extent(_ axis: Axis) -> ClosedRange<Double> {
    guard isFinite, maxX.isFinite, maxY.isFinite else { return 0...0 }
    return axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }
}

extension ClosedRange<Double> {
  /// The midpoint.
  var middle: Double { (lowerBound + upperBound) / 2 }
  /// The length.
  var span: Double { upperBound - lowerBound }

  /// The intersection of both intervals; `nil` if they are disjoint.
  func shared(with other: ClosedRange<Double>) -> ClosedRange<Double>? {
    let (low, high) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return low <= high ? low...high : nil
  }

  /// The smallest interval that contains both.
  func joined(with other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
