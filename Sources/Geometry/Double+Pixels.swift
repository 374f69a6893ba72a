extension Double {
  /// A length in points that ends on the next whole pixel: how wide or high a label is for text of this length. What lies
  /// less than a thousandth of a pixel beyond one is an error of the arithmetic.
  ///
  /// ```swift
  /// 20.1.roundedUp(toPixels: 2)  // 20.5
  /// ```
  ///
  /// - Parameter scale: The pixels per point.
  package func roundedUp(toPixels scale: Double) -> Double { (self * scale - 1e-3).rounded(.up) / scale }
}
