/// The size of a picture in pixels.
public struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `640 × 1136`
  public var description: String { "\(width) × \(height)" }
}

extension PixelBuffer {
  /// Its width and height.
  public var size: PictureSize { PictureSize(width: width, height: height) }
}
