/// A picture as its pixels: rows from the top, in each four bytes a pixel.
///
///     let dot = PixelBuffer(width: 1, height: 1, pixels: [255, 0, 0, 128])   // half a red
public struct PixelBuffer: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Red, green, blue, alpha of each pixel; alpha is not multiplied in.
  public let pixels: [UInt8]

  /// - Precondition: There are `4 * width * height` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a picture of \(width) by \(height) pixels")
    precondition(
      pixels.count == 4 * width * height, "\(pixels.count) bytes for a picture of \(width) by \(height) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of one colour.
  public init(width: Int, height: Int, filledWith color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      for index in buffer.indices { buffer[index] = pixel[index & 3] }
      count = buffer.count
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  public var pixelCount: Int { width * height }
}
