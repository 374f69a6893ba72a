import Geometry
import Graphics
import Pixels
import Staging
import ViewLayout

/// A picture of an author's keeps its colours in every theme, as the author's own grounds do.
extension SolvedView {
  /// Whether it shows an image whose colours are known.
  var hasImageGround: Bool { imageGround != nil }

  private var imageGround: (image: Image, pixels: PixelBuffer)? {
    guard kind == .imageView, case .file(let image)? = content.stillImage, let pixels = image.pixels else { return nil }
    return (image, pixels)
  }

  /// The colour of its image around a point in its own coordinates; `nil` beside the image, and where it is clear.
  ///
  /// - Parameter reach: How far around, in points: less than a few points is noise.
  func colorOfImage(at point: Point, reach: Double) -> Color? {
    guard let (image, pixels) = imageGround, bounds.contains(point) else { return nil }
    let frame = look.contentMode.frame(of: image.size, in: bounds)
    guard frame.contains(point), frame.width > 0, frame.height > 0 else { return nil }
    let scale = Point(Double(pixels.width) / frame.width, Double(pixels.height) / frame.height)
    let place = Point((point.x - frame.minX) * scale.x, (point.y - frame.minY) * scale.y)
    return pixels.meanColor(around: place, reach: Point(reach * scale.x, reach * scale.y))
  }
}

extension PixelBuffer {
  /// How many pixels are looked at along each axis.
  private static let samples = 5

  /// The mean of pixels around a place; `nil` where most of it is clear.
  fileprivate func meanColor(around place: Point, reach: Point) -> Color? {
    guard width > 0, height > 0 else { return nil }
    func pixel(_ place: Double, _ reach: Double, _ number: Int, below count: Int) -> Int {
      let share = 2 * Double(number) / Double(Self.samples - 1) - 1
      return min(max(Int(place + reach * share), 0), count - 1)
    }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let (x, y) = (pixel(place.x, reach.x, column, below: width), pixel(place.y, reach.y, row, below: height))
        let start = 4 * (y * width + x)
        let alpha = Double(pixels[start + 3]) / 255
        sum.red += alpha * Double(pixels[start]) / 255
        sum.green += alpha * Double(pixels[start + 1]) / 255
        sum.blue += alpha * Double(pixels[start + 2]) / 255
        sum.alpha += alpha
      }
    }
    guard sum.alpha > Double(Self.samples * Self.samples) / 2 else { return nil }
    return Color(red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha)
  }
}
