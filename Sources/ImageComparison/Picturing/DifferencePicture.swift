package import Pixels

/// Draws the expected picture, the difference and the actual picture side by side.
///
/// The difference shows the expected picture in pale grey with these marks:
/// - Different pixels are red, and a red line surrounds each region.
/// - Similar pixels are blue, and antialiased edges that a metric excused are yellow.
/// - If the sizes differ, areas that only one picture covers have purple stripes.
///
/// The pictures are not scaled. Each is at the top left of an area that is large enough for both.
///
///     let picture = differencePicture(expected: golden, actual: picture)
///     let file = try encodePNG(picture)
///
/// - Parameter rule: The rule that separates similar from different pixels.
/// - Precondition: Neither picture is wider than a million pixels.
package func differencePicture(
  expected: PixelBuffer, actual: PixelBuffer, rule: ComparisonRule = ComparisonRule()
) -> PixelBuffer {
  let place = PictureSize(
    width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  let gap = DifferenceColors.gap
  let width = 3 * place.width + 2 * gap
  let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * place.height) { bytes, count in
    count = bytes.count
    let sheet = Sheet(bytes: bytes, width: width, height: place.height)
    sheet.fill(DifferenceColors.ground)
    // 1. The pictures themselves, left and right.
    sheet.draw(expected, x: 0)
    sheet.draw(actual, x: 2 * (place.width + gap))
    // 2. Between them what both cover, then what only one does.
    let origin = place.width + gap
    sheet.drawPale(expected, x: origin)
    sheet.drawStripes(
      place, except: expected.size.intersection(actual.size), in: [expected.size, actual.size], x: origin)
    // 3. The pixels that differ.
    guard expected.size == actual.size else { return }
    forEachDifference(expected, actual, rule: rule) { x, y, _, verdict in
      sheet.set(DifferenceColors.color(of: verdict), x: origin + x, y: y)
    }
    if case .different(let report) = compareImages(expected: expected, actual: actual, rule: rule) {
      for region in report.regions { sheet.frame(region, within: place, x: origin) }
    }
  }
  return PixelBuffer(width: width, height: place.height, pixels: pixels)
}
