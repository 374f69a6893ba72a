public import Geometry

/// A PNG as it was read, with the size that its header states; renderers decode or embed it.
public struct Image: Hashable, Sendable {
  /// The whole file.
  public var png: [UInt8]
  public var pixelWidth: Int
  public var pixelHeight: Int
  /// Pixels a point: 2 for a file named `…@2x.png`.
  public var scale: Double

  public init(png: [UInt8], pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
    self.png = png
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// In points.
  public var size: Size { Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale) }
}
