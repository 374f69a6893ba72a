/// The size of a picture in pixels.
public struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `640 × 1136`
  public var description: String { "\(width) × \(height)" }
}

extension PixelBuffer {
  public var size: PictureSize { PictureSize(width: width, height: height) }
}
