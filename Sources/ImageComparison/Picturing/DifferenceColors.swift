/// The colours of a difference picture: red, green, blue, alpha in memory order.
enum DifferenceColors {
  typealias Pixel = SIMD4<UInt8>

  /// The gap between the pictures, in pixels.
  static let gap = 16
  static let ground = Pixel(200, 200, 205, 255)
  static let different = Pixel(230, 0, 38, 255)
  static let similar = Pixel(0, 120, 255, 255)
  static let antialiased = Pixel(255, 196, 0, 255)
  /// The stripes of an area that only one picture covers.
  static let stripes = [Pixel(150, 60, 190, 255), Pixel(225, 205, 235, 255)]

  static func color(of verdict: PixelVerdict) -> Pixel {
    switch verdict {
    case .different: different
    case .similar, .belowThreshold: similar
    case .antialiased: antialiased
    }
  }

  /// A pale grey with a tenth of the colour's contrast on white, on which red stands out.
  static func pale(_ pixel: Pixel) -> Pixel {
    let brightness = (Int(pixel.x) * 299 + Int(pixel.y) * 587 + Int(pixel.z) * 114) / 1000
    let grey = UInt8(truncatingIfNeeded: 255 - (255 - brightness) * Int(pixel.w) / 255 / 6)
    return Pixel(grey, grey, grey, 255)
  }
}
