/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// The same size on its side, as a screen's is after a quarter turn.
  ///
  ///     Size(320, 568).swapped   // 568 × 320
  public var swapped: Size { Size(height, width) }

  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
