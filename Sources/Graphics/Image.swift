public import Geometry
public import Pixels

/// A PNG as it was read, with the size that its header states; renderers decode or embed it.
public struct Image: Sendable {
  /// The whole file.
  public var png: [UInt8] { didSet { pixels = nil } }
  /// As the header states it, in pixels.
  public var pixelWidth: Int
  /// As the header states it, in pixels.
  public var pixelHeight: Int
  /// Pixels a point: 2 for a file named `…@2x.png`.
  public var scale: Double
  /// What the file decodes to, where whoever read it had to know; `nil` where that is left to renderers.
  public private(set) var pixels: PixelBuffer?
  /// Its place beside a document of the figure language that shows it; `nil` where no document is going to be written.
  public var path: String?

  /// Creates an image from a file whose header has been read; `pixels` is the decoded image, if it is known.
  public init(png: [UInt8], pixelWidth: Int, pixelHeight: Int, scale: Double = 1, pixels: PixelBuffer? = nil) {
    self.png = png
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.pixels = pixels
  }

  /// In points.
  public var size: Size { Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale) }
}

/// Pixels follow from the file, and have no part in whether two images are the same. Nor has the place.
extension Image: Hashable {
  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.pixelWidth == rhs.pixelWidth && lhs.pixelHeight == rhs.pixelHeight && lhs.scale == rhs.scale
      && lhs.png == rhs.png
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
    hasher.combine(scale)
    hasher.combine(png)
  }
}
