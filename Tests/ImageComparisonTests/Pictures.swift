import ImageComparison
import Pixels
import TestSupport

/// Pictures that tests make and change.
extension PixelBuffer {
  static let white: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) = (255, 255, 255, 255)

  static func white(_ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(width: width, height: height, filledWith: white)
  }

  static func noise(_ width: Int, _ height: Int, using generator: inout SeededGenerator) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height,
      pixels: (0..<(4 * width * height)).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[(4 * (y * width + x))..<(4 * (y * width + x + 1))]) }

  /// The picture with one pixel changed.
  func setting(_ x: Int, _ y: Int, to color: [UInt8]) -> PixelBuffer {
    var pixels = pixels
    pixels.replaceSubrange((4 * (y * width + x))..<(4 * (y * width + x + 1)), with: color)
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  /// The picture with so many pixels of random places changed, by at most so much a channel.
  func disturbed(pixels count: Int, by amount: Int, using generator: inout SeededGenerator) -> PixelBuffer {
    var pixels = pixels
    for _ in 0..<count {
      let start = 4 * Int.random(in: 0..<pixelCount, using: &generator)
      for index in start..<(start + 4) {
        let value = Int(pixels[index]) + Int.random(in: -amount...amount, using: &generator)
        pixels[index] = UInt8(clamping: value)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

extension ComparisonResult {
  var report: DifferenceReport? {
    switch self {
    case .similar(let report), .different(let report): report
    case .equal, .sizesDiffer: nil
    }
  }

  var isDifferent: Bool {
    if case .different = self { true } else { false }
  }

  var isSimilar: Bool {
    if case .similar = self { true } else { false }
  }
}
