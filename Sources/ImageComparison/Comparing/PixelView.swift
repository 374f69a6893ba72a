import Pixels

/// A view of a picture's pixels, valid while they are borrowed.
struct PixelView {
  let width: Int
  let height: Int
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer, of picture: PixelBuffer) {
    self.bytes = bytes
    width = picture.width
    height = picture.height
  }

  /// All four channels of a pixel as one value.
  func value(x: Int, y: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
  }

  /// Red, green, blue and alpha of a pixel, 0 to 255.
  func channels(x: Int, y: Int) -> SIMD4<Double> {
    let offset = 4 * (y * width + x)
    return SIMD4(
      Double(bytes[offset]), Double(bytes[offset + 1]), Double(bytes[offset + 2]), Double(bytes[offset + 3]))
  }

  /// The columns and rows of a pixel and its neighbours, clamped to the picture.
  func neighbourhood(x: Int, y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  /// Whether a pixel lies on the picture's edge.
  func isOnEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
