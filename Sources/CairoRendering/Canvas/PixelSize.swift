import Geometry
import Graphics

/// How many pixels a picture has; making one checks that they can be had.
struct PixelSize: Hashable {
  let width: Int
  let height: Int

  /// Cairo's own limit for an image.
  static let longestSide = 32_767
  static let largestArea = 1 << 27

  /// The size of a part of a picture.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// - Parameter scale: Pixels a point.
  init(_ size: Size, scale: Double) throws(RenderingError) {
    // A hair less, so that 100.00000001 points do not cost a column.
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1 else {
      throw .canvasEmpty(width: width, height: height)
    }
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(Self.largestArea) else {
      throw .canvasTooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
