import Foundation
import ImageComparison
import PNGCoding
import Pixels
import Testing

/// The counts that pixelmatch 7.2.0 itself gives for its own pictures, where they stand beside the checkout.
@Suite struct PixelmatchTests {
  @Test(.enabled(if: PixelmatchCases.shared != nil, "no shared/data/images beside the checkout"))
  func countsAreThoseOfPixelmatch() throws {
    let cases = try #require(PixelmatchCases.shared)
    #expect(cases.all.count == 59)
    for (index, one) in cases.all.enumerated() {
      let (expected, actual) = (try cases.picture(one.expected), try cases.picture(one.actual))
      let rule = ComparisonRule(
        metric: .pixelmatch(threshold: one.threshold, includingAntialiasing: one.includesAntialiasing))
      let result = compareImages(expected: expected, actual: actual, rule: rule)
      #expect(result.report?.differentPixels ?? 0 == one.mismatch, "case \(index): \(one)")
      #expect((result.report.map { $0.differentPixels + $0.similarPixels } ?? 0) == one.rawDifferences)
    }
  }

  @Test(.enabled(if: PixelmatchCases.shared != nil, "no shared/data/images beside the checkout"))
  func channelCountsAreThoseOfAnotherDecoder() throws {
    let cases = try #require(PixelmatchCases.shared)
    for pair in cases.channelPairs {
      let (expected, actual) = (try cases.picture(pair.expected), try cases.picture(pair.actual))
      for (tolerance, count) in pair.counts {
        let rule = ComparisonRule(channelTolerance: tolerance)
        let report = compareImages(expected: expected, actual: actual, rule: rule).report
        #expect(report?.differentPixels ?? 0 == count, "\(pair.expected) \(pair.actual) > \(tolerance)")
        #expect(report?.greatestDifference ?? 0 == pair.greatest)
      }
    }
  }

  /// Half a black over the pattern is not the grey that it is on one ground.
  @Test func transparentPixelsLieOnAPattern() {
    let half = PixelBuffer(width: 1, height: 1, pixels: [0, 0, 0, 128])
    let gray = PixelBuffer(width: 1, height: 1, pixels: [127, 127, 127, 255])
    let rule = ComparisonRule(metric: .pixelmatch(threshold: 0.1, includingAntialiasing: false))
    #expect(compareImages(expected: half, actual: gray, rule: rule).report?.differentPixels == 1)
  }

  /// A black edge on white that is antialiased in one of the pictures only.
  @Test func antialiasedEdgesAreExcusedAndReported() throws {
    var sharp = PixelBuffer.white(12, 12)
    for y in 0..<12 {
      for x in 0..<12 where x + y > 11 { sharp = sharp.setting(x, y, to: [0, 0, 0, 255]) }
    }
    var smooth = sharp
    for x in 0..<12 { smooth = smooth.setting(x, 11 - x, to: [128, 128, 128, 255]) }
    func report(includingAntialiasing: Bool) throws -> DifferenceReport {
      let metric = ComparisonRule.Metric.pixelmatch(
        threshold: 0.1, includingAntialiasing: includingAntialiasing)
      return try #require(compareImages(expected: sharp, actual: smooth, rule: ComparisonRule(metric: metric)).report)
    }
    let excusing = try report(includingAntialiasing: false)
    #expect(excusing.excused == ExcusedPixels(belowThreshold: 0, antialiased: 12 - excusing.differentPixels))
    #expect(excusing.excused.map { $0.antialiased >= 10 } == true)
    #expect(try report(includingAntialiasing: true).differentPixels == 12)
    #expect(compareImages(expected: sharp, actual: smooth).report?.differentPixels == 12)
  }

  /// What nobody sees is excused by the metric, and the channels' rule still tells of it.
  @Test func colorsThatAreNearAreExcusedAndReported() {
    let blue = PixelBuffer(width: 5, height: 5, filledWith: (0, 0, 200, 255))
    let other = PixelBuffer(width: 5, height: 5, filledWith: (0, 0, 206, 255))
    let rule = ComparisonRule(metric: .pixelmatch(threshold: 0.1, includingAntialiasing: false))
    let report = compareImages(expected: blue, actual: other, rule: rule).report
    #expect(report?.excused == ExcusedPixels(belowThreshold: 25, antialiased: 0))
    #expect(compareImages(expected: blue, actual: other).report?.differentPixels == 25)
  }
}
