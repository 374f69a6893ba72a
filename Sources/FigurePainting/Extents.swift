import Geometry

extension Rect {
  /// The extent along an axis; a rectangle with numbers that are none has no extent.
  func extent(_ axis: Axis) -> ClosedRange<Double> {
    guard isFinite, maxX.isFinite, maxY.isFinite else { return 0...0 }
    return axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
  var span: Double { upperBound - lowerBound }

  func shared(with other: ClosedRange<Double>) -> ClosedRange<Double>? {
    let (low, high) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return low <= high ? low...high : nil
  }

  func joined(with other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
