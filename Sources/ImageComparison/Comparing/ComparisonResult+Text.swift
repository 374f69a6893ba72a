extension ComparisonResult {
  /// The result as lines of text without line ends: `64 of 727040 pixels differ (0.0088 %), by up to 213 of 255`,
  /// then the regions.
  ///
  /// - Parameters:
  ///   - expected: The name of the expected picture.
  ///   - actual: The name of the actual picture.
  package func lines(expected: String, actual: String) -> [String] {
    switch self {
    case .equal: ["\(expected) and \(actual) are equal"]
    case .similar(let report): ["\(expected) and \(actual) are similar"] + report.lines
    case .different(let report): ["\(expected) and \(actual) differ"] + report.lines
    case .sizesDiffer(let expectedSize, let actualSize):
      [
        "\(expected) has \(expectedSize) pixels and \(actual) has \(actualSize): "
          + "pictures of different sizes are not compared"
      ]
    }
  }
}

extension DifferenceReport {
  /// The number of regions that are listed; more are only counted.
  private static let listedRegions = 10

  /// The report as lines of text without line ends.
  package var lines: [String] {
    var lines: [String] = []
    if differentPixels > 0 {
      lines.append(
        "\(differentPixels) of \(pixelCount) pixels \(differentPixels == 1 ? "differs" : "differ") (\(percentage)), "
          + "by up to \(greatestDifference) of 255")
    }
    if similarPixels > 0 {
      let rest = differentPixels > 0 ? "" : ", by up to \(greatestDifference) of 255"
      lines.append("\(similarPixels) \(similarPixels == 1 ? "pixel is" : "pixels are") similar\(rest)")
    }
    if let excused {
      lines.append(
        "the metric excused \(excused.belowThreshold) similar in colour and \(excused.antialiased) on "
          + "antialiased edges")
    }
    lines += regions.prefix(Self.listedRegions).map(\.description)
    if regions.count > Self.listedRegions { lines.append("and \(regions.count - Self.listedRegions) more regions") }
    return lines
  }

  /// The percentage of different pixels with at most four decimals.
  private var percentage: String {
    let rounded = (share * 1_000_000).rounded() / 10_000
    return rounded < 0.001 ? "less than 0.001 %" : rounded == rounded.rounded() ? "\(Int(rounded)) %" : "\(rounded) %"
  }
}

extension DifferenceRegion: CustomStringConvertible {
  /// `64 pixels in 12 × 18 at (40, 100)`
  package var description: String {
    "\(differentPixels) \(differentPixels == 1 ? "pixel" : "pixels") in \(width) × \(height) at (\(x), \(y))"
  }
}
