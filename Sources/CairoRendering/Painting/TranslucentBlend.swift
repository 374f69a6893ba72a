import Graphics

/// Lays a translucent colour over pixels as Cairo does where it fills a shape, rounding included: what the shape
/// covers of a pixel is taken of the colour first, and the result lies over what was there.
struct TranslucentBlend: PixelBlend {
  /// 0xAARRGGBB, with the alpha multiplied in.
  private let pixel: UInt32

  init(_ color: Color) {
    let alpha = color.alpha.component
    func component(_ value: Double) -> UInt32 { UInt32(value * alpha * 65_535 + 0.5) >> 8 }
    pixel =
      component(1) << 24 | component(color.red.component) << 16 | component(color.green.component) << 8
      | component(color.blue.component)
  }

  func fill(_ pixels: UnsafeMutablePointer<UInt32>, through coverage: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(coverage)
    var x = 0
    while x < bytes.count {
      if bytes[x] == 0 {
        while x + 9 <= bytes.count, bytes.loadUnaligned(fromByteOffset: x + 1, as: UInt64.self) == 0 { x += 8 }
      } else {
        pixels[x] = laid(over: pixels[x], coverage: UInt32(bytes[x]))
      }
      x += 1
    }
  }

  /// Two channels at a time, 16 bits each.
  private func laid(over below: UInt32, coverage: UInt32) -> UInt32 {
    func scaled(_ channels: UInt32, by factor: UInt32) -> UInt32 {
      let product = (channels & 0xFF_00FF) &* factor &+ 0x80_0080
      return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    let (low, high) = (scaled(pixel, by: coverage), scaled(pixel >> 8, by: coverage))
    let rest = 255 - high >> 16
    func mixed(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
      let sum = upper &+ scaled(lower, by: rest)
      // A sum that goes over stays at 255.
      return (sum | (0x100_0100 &- (sum >> 8 & 0xFF_00FF))) & 0xFF_00FF
    }
    return mixed(low, below) | mixed(high, below >> 8) << 8
  }
}
