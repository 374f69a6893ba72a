import Testing
import Typography

/// Vertical metrics are those of Apple's fonts, whatever files are drawn.
@Suite struct FontMetricsTests {
  /// The heights of single-line labels that Interface Builder stores, at two pixels a point.
  @Test(arguments: [(10, 12), (12, 14.5), (13, 16), (14, 17), (15, 18), (17, 20.5), (20, 24), (34, 41)])
  func linesOfTheSystemFontAreAsHighAsLabels(_ size: Double, _ height: Double) {
    let metrics = FontMetrics(of: Font(family: .inter, size: size))
    #expect((metrics.lineHeight * 2).rounded(.up) / 2 == height)
  }

  @Test(arguments: FontFamily.allCases)
  func metricsGrowWithTheSize(_ family: FontFamily) {
    let (small, large) = (
      FontMetrics(of: Font(family: family, size: 8)), FontMetrics(of: Font(family: family, size: 16))
    )
    #expect(abs(large.ascent - 2 * small.ascent) < 1e-12 && abs(large.descent - 2 * small.descent) < 1e-12)
    #expect(small.ascent > small.descent && (small.descent > 0 || family == .materialIcons))
    #expect(small.lineHeight == small.ascent + small.descent)
  }

  /// San Francisco has 2048 units: 1950 above the baseline and 494 below it.
  @Test func theSystemFontHasSanFranciscosMetrics() {
    let metrics = FontMetrics(of: Font(family: .inter, size: 2048))
    #expect(metrics.ascent == 1950 && metrics.descent == 494)
  }

  /// Helvetica Neue's line gap belongs to its descent.
  @Test func theOldSystemFontHasHelveticasMetrics() {
    let metrics = FontMetrics(of: Font(family: .liberationSans, size: 1000))
    #expect(abs(metrics.ascent - 952) < 1e-9 && abs(metrics.descent - 241) < 1e-9)
  }

  @Test func theWeightDoesNotChangeTheLine() {
    let heights = FontWeight.allCases.map { FontMetrics(of: Font(family: .inter, size: 17, weight: $0)).lineHeight }
    #expect(Set(heights).count == 1)
  }
}

/// Texts are as wide as in San Francisco: with Apple's published tracking up to 17 points, and closer above.
@Suite struct TrackingTests {
  private func tracking(_ size: Double, _ family: FontFamily = .inter, weight: FontWeight = .regular) -> Double {
    FontMetrics(of: Font(family: family, size: size, weight: weight)).tracking
  }

  @Test(arguments: [(11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43)])
  func listedSizesHaveTheirTracking(_ size: Double, _ points: Double) {
    #expect(abs(tracking(size) - points) < 1e-12)
  }

  @Test func betweenListedSizesItIsInterpolated() {
    #expect(abs(tracking(12.5) - -0.04) < 1e-12)
    #expect(abs(tracking(41) - (-1.75 - 2.65) / 2) < 1e-12)
  }

  @Test func beyondTheTableItStaysOrGrowsWithTheSize() {
    #expect(tracking(1) == tracking(6) && tracking(6) == 0.24)
    #expect(abs(tracking(160) - 2 * tracking(80)) < 1e-12 && tracking(80) == -5)
  }

  /// San Francisco's bold letters are wider than Inter's; up to 12 points nothing tells.
  @Test func heavierLettersAreWider() {
    #expect(tracking(12, weight: .bold) == tracking(12))
    #expect(abs(tracking(17, weight: .bold) - tracking(17) - 3 * 0.0046 * 17) < 1e-12)
    #expect(tracking(17, weight: .semibold) < tracking(17, weight: .bold))
    #expect(tracking(17, weight: .light) == tracking(17))
  }

  @Test(arguments: FontFamily.allCases.filter { $0 != .inter })
  func otherFontsHaveNone(_ family: FontFamily) {
    #expect([8, 17, 40].allSatisfy { tracking($0, family) == 0 })
  }
}
