/// The pixels of a picture: rows from the top, four bytes per pixel.
///
///     let dot = PixelBuffer(width: 1, height: 1, pixels: [255, 0, 0, 128])   // half a red
public struct PixelBuffer: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, with straight alpha.
  public let pixels: [UInt8]

  /// - Precondition: `pixels` has `4 * width * height` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a picture of \(width) by \(height) pixels")
    precondition(
      pixels.count == 4 * width * height, "\(pixels.count) bytes for a picture of \(width) by \(height) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture of one colour.
  public init(width: Int, height: Int, filledWith color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      for index in buffer.indices { buffer[index] = pixel[index & 3] }
      count = buffer.count
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// How many pixels it has.
  public var pixelCount: Int { width * height }
}
