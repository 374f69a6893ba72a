/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// A size of two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same, shorter.
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// The same size on its side, as a screen's is after a quarter turn.
  ///
  ///     Size(320, 568).swapped   // 568 × 320
  public var swapped: Size { Size(height, width) }

  /// The size made smaller, in its own proportions, as far as it does not fit; never larger.
  ///
  ///     Size(60, 20).scaledDown(toFit: Size(30, 30))   // 30 × 10
  public func scaledDown(toFit room: Size) -> Size {
    let factor = min(1, room.width / max(1, width), room.height / max(1, height))
    return Size(width * factor, height * factor)
  }

  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
