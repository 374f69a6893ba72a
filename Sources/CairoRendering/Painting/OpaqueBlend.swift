import Graphics

/// Lays an opaque colour over pixels as Cairo does where it fills a shape, rounding included: Cairo itself rounds
/// otherwise where it fills through a mask, and edges would change by one part in 255.
struct OpaqueBlend: PixelBlend {
  /// 0xAARRGGBB.
  private let pixel: UInt32

  init(_ color: Color) {
    func component(_ value: Double) -> UInt32 { UInt32(value.component * 65_535 + 0.5) >> 8 }
    pixel = 0xFF00_0000 | component(color.red) << 16 | component(color.green) << 8 | component(color.blue)
  }

  func fill(_ pixels: UnsafeMutablePointer<UInt32>, through coverage: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(coverage)
    var x = 0
    while x < bytes.count {
      switch bytes[x] {
      case 0:
        // Most of a text's box is paper.
        while x + 9 <= bytes.count, bytes.loadUnaligned(fromByteOffset: x + 1, as: UInt64.self) == 0 { x += 8 }
      case 255: pixels[x] = pixel
      case let alpha: pixels[x] = blended(over: pixels[x], alpha: UInt32(alpha))
      }
      x += 1
    }
  }

  /// Two channels at a time, 16 bits each.
  private func blended(over below: UInt32, alpha: UInt32) -> UInt32 {
    func scaled(_ channels: UInt32, by factor: UInt32) -> UInt32 {
      let product = (channels & 0xFF_00FF) &* factor &+ 0x7F_007F
      return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    func mixed(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
      let sum = scaled(upper, by: alpha) &+ scaled(lower, by: 255 - alpha)
      // A sum that goes over stays at 255.
      return (sum | (0x100_0100 &- (sum >> 8 & 0xFF_00FF))) & 0xFF_00FF
    }
    return mixed(pixel, below) | mixed(pixel >> 8, below >> 8) << 8
  }
}

/// How a colour is laid over pixels through a mask.
protocol PixelBlend {
  /// - Parameters:
  ///   - pixels: A row of them, 0xAARRGGBB with the alpha multiplied in.
  ///   - coverage: What is covered of each, from 0 to 255.
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, through coverage: UnsafeBufferPointer<UInt8>)
}
