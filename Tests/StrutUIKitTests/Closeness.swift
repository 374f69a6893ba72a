import Foundation

extension CGFloat {
  /// Equal but for the rounding to thirds of points.
  func isNear(_ other: CGFloat, within distance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude < distance
  }
}

extension CGRect {
  func isNear(_ other: CGRect, within distance: CGFloat = 1e-6) -> Bool {
    minX.isNear(other.minX, within: distance) && minY.isNear(other.minY, within: distance)
      && width.isNear(other.width, within: distance) && height.isNear(other.height, within: distance)
  }
}
