public import Pixels

/// A picture for a person to see what differs: the expected picture, the difference, and the actual picture, side by
/// side.
///
/// The difference shows the expected picture in pale grey and on it
/// - different pixels red, and a red line around each region of them,
/// - similar ones blue, and smoothed edges that a metric excused yellow,
/// - what only one of the two pictures covers, where their sizes differ, in purple stripes.
///
/// The pictures keep their pixels as they are. Each stands at the top left of a place that both would fit in.
///
///     let picture = differencePicture(expected: golden, actual: picture)
///     let file = try encodePNG(picture)
///
/// - Parameter rule: Tells similar pixels from different ones.
/// - Precondition: Neither picture is wider than a million pixels.
public func differencePicture(
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
