import ImageComparison
import Pixels
import TestSupport
import Testing

/// What holds of any two pictures, by any rule.
@Suite struct ComparisonLawTests {
  struct Pair {
    var first: PixelBuffer
    var second: PixelBuffer
    var rule: ComparisonRule

    init(seed: Int) {
      var generator = SeededGenerator(seed: seed)
      let (width, height) = (Int.random(in: 1...90, using: &generator), Int.random(in: 1...90, using: &generator))
      first =
        seed % 3 == 0 ? .noise(width, height, using: &generator) : .white(width, height)
      second = first.disturbed(
        pixels: Int.random(in: 0...40, using: &generator), by: Int.random(in: 1...255, using: &generator),
        using: &generator)
      rule = ComparisonRule(
        channelTolerance: Int.random(in: 0...9, using: &generator),
        maxDifferentPixels: Int.random(in: 0...20, using: &generator))
      if seed % 4 == 0 {
        rule.metric = .pixelmatch(
          threshold: Double.random(in: 0...0.3, using: &generator),
          includingAntialiasing: Bool.random(using: &generator))
      }
    }
  }

  @Test(arguments: 1...120) func pictureEqualsItself(seed: Int) {
    let pair = Pair(seed: seed)
    #expect(compareImages(expected: pair.second, actual: pair.second, rule: pair.rule) == .equal)
  }

  @Test(arguments: 1...120) func orderMakesNoDifference(seed: Int) {
    let pair = Pair(seed: seed)
    #expect(
      compareImages(expected: pair.first, actual: pair.second, rule: pair.rule)
        == compareImages(expected: pair.second, actual: pair.first, rule: pair.rule))
  }

  @Test(arguments: 1...120) func everyDifferingPixelIsCountedOnce(seed: Int) throws {
    let pair = Pair(seed: seed)
    let result = compareImages(expected: pair.first, actual: pair.second, rule: pair.rule)
    let differences = pair.differences
    #expect((result == .equal) == differences.isEmpty)
    guard let report = result.report else { return }
    #expect(report.pixelCount == pair.first.pixelCount)
    #expect(report.differentPixels + report.similarPixels == differences.count)
    #expect(report.greatestDifference == differences.map(\.amount).max())
    #expect(result.isDifferent == (report.differentPixels > pair.rule.maxDifferentPixels))
    if pair.rule.metric == .channels {
      #expect(report.differentPixels == differences.filter { $0.amount > pair.rule.channelTolerance }.count)
    } else {
      let excused = try #require(report.excused)
      #expect(excused.belowThreshold + excused.antialiased <= report.similarPixels)
    }
  }

  /// Every different pixel is in a region, and no region could be smaller.
  @Test(arguments: 1...120) func regionsHoldExactlyTheDifferentPixels(seed: Int) {
    var pair = Pair(seed: seed)
    pair.rule.metric = .channels
    let different = pair.differences.filter { $0.amount > pair.rule.channelTolerance }
    let regions = compareImages(expected: pair.first, actual: pair.second, rule: pair.rule).report?.regions ?? []
    #expect(regions.reduce(0) { $0 + $1.differentPixels } == different.count)
    for pixel in different {
      #expect(regions.contains { $0.contains(pixel.x, pixel.y) })
    }
    for region in regions {
      let inside = different.filter { region.contains($0.x, $0.y) }
      #expect(inside.map(\.x).min() == region.x && inside.map(\.y).min() == region.y)
      #expect(inside.map(\.x).max() == region.x + region.width - 1)
      #expect(inside.map(\.y).max() == region.y + region.height - 1)
    }
  }
}

extension ComparisonLawTests.Pair {
  /// All pixels that differ, found one by one.
  var differences: [(x: Int, y: Int, amount: Int)] {
    (0..<first.pixelCount).compactMap { index in
      let (x, y) = (index % first.width, index / first.width)
      let amount = zip(first[x, y], second[x, y]).map { abs(Int($0) - Int($1)) }.max() ?? 0
      return amount > 0 ? (x, y, amount) : nil
    }
  }
}

extension DifferenceRegion {
  func contains(_ pixelX: Int, _ pixelY: Int) -> Bool {
    (x..<(x + width)).contains(pixelX) && (y..<(y + height)).contains(pixelY)
  }
}
