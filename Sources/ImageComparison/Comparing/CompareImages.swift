package import Pixels

/// Compares two pictures by a rule.
///
///     let result = compareImages(expected: golden, actual: picture)
///     if case .different(let report) = result { print(report.differentPixels) }
///
/// Comparing equal pictures of 3840 by 2160 pixels takes five milliseconds. The order of the pictures matters only for
/// `sizesDiffer`.
package func compareImages(
  expected: PixelBuffer, actual: PixelBuffer, rule: ComparisonRule = ComparisonRule()
) -> ComparisonResult {
  // 1. Pictures of two sizes are not compared.
  guard expected.size == actual.size else {
    return .sizesDiffer(expected: expected.size, actual: actual.size)
  }
  // 2. Every pixel that differs is judged.
  var report = DifferenceReport(pixelCount: expected.pixelCount)
  if case .pixelmatch = rule.metric { report.excused = ExcusedPixels() }
  var regions = RegionGrid(width: expected.width, height: expected.height)
  forEachDifference(expected, actual, rule: rule) { x, y, difference, verdict in
    report.greatestDifference = max(report.greatestDifference, difference)
    switch verdict {
    case .different:
      report.differentPixels += 1
      regions.insert(x: x, y: y)
      return
    case .similar: break
    case .belowThreshold: report.excused?.belowThreshold += 1
    case .antialiased: report.excused?.antialiased += 1
    }
    report.similarPixels += 1
  }
  guard report.greatestDifference > 0 else { return .equal }
  // 3. The different ones make regions, and the rule says how many there may be.
  report.regions = regions.regions
  return report.differentPixels <= rule.allowance(of: report.pixelCount) ? .similar(report) : .different(report)
}
