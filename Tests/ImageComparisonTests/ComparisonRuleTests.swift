import ImageComparison
import Pixels
import Testing

@Suite struct ComparisonRuleTests {
  private let ground = PixelBuffer(width: 40, height: 30, filledWith: (100, 100, 100, 255))

  @Test(arguments: 0...3) func anyChannelCountsByItself(channel: Int) throws {
    for (amount, isDifferent) in [(1, false), (2, false), (3, true), (100, true)] {
      var color: [UInt8] = [100, 100, 100, 255]
      color[channel] = channel == 3 ? UInt8(255 - amount) : UInt8(100 + amount)
      let result = compareImages(expected: ground, actual: ground.setting(7, 9, to: color))
      #expect(result.isDifferent == isDifferent)
      #expect(result.isSimilar == !isDifferent)
      let report = try #require(result.report)
      #expect(report.greatestDifference == amount)
      #expect(report.differentPixels == (isDifferent ? 1 : 0))
      #expect(report.similarPixels == (isDifferent ? 0 : 1))
      #expect(report.excused == nil)
      let region = DifferenceRegion(x: 7, y: 9, width: 1, height: 1, differentPixels: 1)
      #expect(report.regions == (isDifferent ? [region] : []))
    }
  }

  /// On white the two would be equal.
  @Test func transparencyIsNotBlended() throws {
    let clear = PixelBuffer(width: 3, height: 3, filledWith: (255, 255, 255, 0))
    #expect(compareImages(expected: .white(3, 3), actual: clear).report?.differentPixels == 9)
    let clearBlack = PixelBuffer(width: 3, height: 3, filledWith: (0, 0, 0, 0))
    #expect(compareImages(expected: clear, actual: clearBlack).report?.differentPixels == 9)
  }

  @Test func sizesThatDifferAreNotCompared() {
    let result = compareImages(expected: .white(3, 4), actual: .white(4, 3))
    #expect(
      result
        == .sizesDiffer(expected: PictureSize(width: 3, height: 4), actual: PictureSize(width: 4, height: 3)))
    #expect(!result.passes)
  }

  @Test func picturesWithoutPixelsAreEqual() {
    #expect(compareImages(expected: .white(0, 5), actual: .white(0, 5)) == .equal)
  }

  @Test func allowedPixelsPassAndAreReported() throws {
    let changed = ground.setting(1, 1, to: [0, 0, 0, 255]).setting(36, 20, to: [0, 0, 0, 255])
    let passing = compareImages(expected: ground, actual: changed, rule: ComparisonRule(maxDifferentPixels: 2))
    #expect(passing.isSimilar && passing.passes)
    #expect(passing.report?.differentPixels == 2)
    #expect(passing.report?.regions.count == 2)
    #expect(compareImages(expected: ground, actual: changed, rule: ComparisonRule(maxDifferentPixels: 1)).isDifferent)
  }

  /// 1200 pixels: a thousandth of them is one.
  @Test(arguments: [
    (2, 1.0, true), (2, 0.002, true), (2, 0.001, false), (2, 0, false), (1, 1, false), (0, 1, false), (2, -1, false),
    (2, .infinity, true), (2, .nan, false),
  ])
  func smallerAllowanceHolds(pixels: Int, ratio: Double, passes: Bool) {
    let changed = ground.setting(1, 1, to: [0, 0, 0, 255]).setting(36, 20, to: [0, 0, 0, 255])
    let rule = ComparisonRule(maxDifferentPixels: pixels, maxDifferentRatio: ratio)
    #expect(compareImages(expected: ground, actual: changed, rule: rule).passes == passes)
  }

  @Test func regionsKeepApartWhatIsApart() throws {
    var changed = PixelBuffer.white(200, 100)
    for (x, y) in [(10, 10), (20, 12), (12, 18), (150, 10), (40, 80)] {
      changed = changed.setting(x, y, to: [0, 0, 0, 255])
    }
    let report = try #require(compareImages(expected: .white(200, 100), actual: changed).report)
    #expect(
      report.regions == [
        DifferenceRegion(x: 10, y: 10, width: 11, height: 9, differentPixels: 3),
        DifferenceRegion(x: 150, y: 10, width: 1, height: 1, differentPixels: 1),
        DifferenceRegion(x: 40, y: 80, width: 1, height: 1, differentPixels: 1),
      ])
    #expect(report.share == 5.0 / 20_000)
  }
}
