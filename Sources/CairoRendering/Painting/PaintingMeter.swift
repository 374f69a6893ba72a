import Geometry
import Graphics

/// Counts what painting one picture costs, and stops it where that is too much.
///
/// A painter asks before it begins; once it has been told no, it paints nothing any more, and the picture is thrown away.
final class PaintingMeter {
  private let budget: WorkBudget?
  private let mostPixels: Int
  /// Those of the picture, and of the layers and masks that are being painted.
  private var pixelsInUse: Int
  private let pictureArea: Double
  private(set) var problem: RenderingError?

  /// Waits until there is room for the picture beside those of other threads.
  ///
  /// - Parameter pixels: What the picture has; 0 for a page.
  init(_ options: RendererOptions, pixels: Int) {
    (budget, mostPixels, pixelsInUse) = (options.budget, options.mostPixels, pixels)
    pictureArea = Double(pixels)
    if pixels > mostPixels { problem = .tooManyPixelsAtOnce }
    SharedPixels.inProcess.take(pixels, of: mostPixels)
  }

  deinit {
    SharedPixels.inProcess.giveBack(pixelsInUse)
  }

  /// Whether nothing more is to be painted.
  var isStopped: Bool { problem != nil }

  func check() throws(RenderingError) {
    if let problem { throw problem }
  }

  /// Counts an area that is filled.
  func fill(_ box: Rect?, under transform: Transform) {
    guard let budget, pictureArea > 0, let box, box.isFinite else { return }
    // A path costs something whatever its size.
    spend(100 + area(box.size, under: transform), times: 1, of: .filling, from: budget)
  }

  /// Counts the line along a path. Thin ones are as many as there are views, and cost little.
  func stroke(_ path: Path, width: Double, under transform: Transform) {
    guard let budget, pictureArea > 0, width * width * abs(transform.determinant) > 64, let box = path.box else {
      return
    }
    let area = area(Size(2 * (box.width + box.height), width), under: transform)
    spend(area, times: WorkBudget.unitsPerLinePixel, of: .filling, from: budget)
  }

  /// Counts a line of text.
  func text(_ run: TextRun) {
    guard let budget else { return }
    spend(Double(run.text.utf8.count), times: WorkBudget.unitsPerPaintedByte, of: .texts, from: budget)
  }

  /// Counts an image: all of its pixels are read for a picture that is smaller.
  func image(_ image: Image, in box: Rect, under transform: Transform) {
    guard let budget, pictureArea > 0, box.isFinite else { return }
    let (pixels, area) = (Double(image.pixelWidth * image.pixelHeight), area(box.size, under: transform))
    spend(100 + area, times: WorkBudget.unitsPerImagePixel, of: .images, from: budget)
    if pixels > area { spend(pixels, times: WorkBudget.unitsPerReadPixel, of: .images, from: budget) }
  }

  /// The area in pixels, as far as the picture can hold it.
  private func area(_ size: Size, under transform: Transform) -> Double {
    let area = min(pictureArea, size.width * size.height * abs(transform.determinant))
    return area.isFinite ? area : pictureArea
  }

  /// Paints in memory of its own, unless that is too much.
  func withLayer(of size: Size, unitsPerPixel: Int, _ purpose: WorkBudget.Purpose, _ body: () -> Void) {
    let pixels = Int(max(0, min(size.width * size.height, 1e12)))
    if let budget { spend(Double(pixels), times: unitsPerPixel, of: purpose, from: budget) }
    guard !isStopped else { return }
    guard pixelsInUse + pixels <= mostPixels else {
      problem = .tooManyPixelsAtOnce
      return
    }
    pixelsInUse += pixels
    SharedPixels.inProcess.add(pixels)
    body()
    pixelsInUse -= pixels
    SharedPixels.inProcess.giveBack(pixels)
  }

  private func spend(_ pixels: Double, times units: Int, of purpose: WorkBudget.Purpose, from budget: WorkBudget) {
    budget.spend(Int(pixels) * units, on: purpose)
    if budget.isExhausted { problem = problem ?? .workExceeded }
  }
}
