import ImageComparison
import Pixels
import TestSupport
import Testing

@Suite struct DifferencePictureTests {
  /// The middle one of three places, each as wide as the wider picture, 16 pixels apart.
  private func middle(_ picture: PixelBuffer, width: Int) -> Int { (picture.width - 32 - 3 * width) / 2 + width + 16 }

  @Test func picturesStandLeftAndRightOfTheirDifference() {
    var generator = SeededGenerator(seed: 1)
    let (first, second) = (PixelBuffer.noise(20, 10, using: &generator), PixelBuffer.noise(20, 10, using: &generator))
    let sheet = differencePicture(expected: first, actual: second)
    #expect(sheet.size == PictureSize(width: 92, height: 10))
    for y in 0..<10 {
      for x in 0..<20 {
        #expect(sheet[x, y] == first[x, y])
        #expect(sheet[72 + x, y] == second[x, y])
      }
    }
  }

  @Test func similarPixelsAreToldFromDifferentOnes() {
    let ground = PixelBuffer(width: 40, height: 40, filledWith: (100, 100, 100, 255))
    let changed = ground.setting(5, 5, to: [102, 100, 100, 255]).setting(20, 20, to: [100, 100, 103, 255])
    let sheet = differencePicture(expected: ground, actual: changed)
    let plain = sheet[56, 0]
    #expect(plain[0] == plain[1] && plain[1] == plain[2] && plain[0] > 200)
    #expect(sheet[56 + 5, 5] == [0, 120, 255, 255])
    #expect(sheet[56 + 20, 20] == [230, 0, 38, 255])
    // The line around the different one, and nothing around the similar one.
    #expect(sheet[56 + 17, 17] == [230, 0, 38, 255] && sheet[56 + 23, 20] == [230, 0, 38, 255])
    #expect(sheet[56 + 18, 18] == plain && sheet[56 + 2, 2] == plain)
  }

  @Test func excusedEdgesHaveAColorOfTheirOwn() {
    var sharp = PixelBuffer.white(12, 12)
    for y in 0..<12 {
      for x in 0..<12 where x + y > 11 { sharp = sharp.setting(x, y, to: [0, 0, 0, 255]) }
    }
    let smooth = sharp.setting(6, 5, to: [128, 128, 128, 255])
    let rule = ComparisonRule(metric: .pixelmatch(threshold: 0.1, includingAntialiasing: false))
    #expect(differencePicture(expected: sharp, actual: smooth, rule: rule)[28 + 6, 5] == [255, 196, 0, 255])
  }

  @Test func sizesThatDifferArePadded() {
    let (wide, high) = (PixelBuffer.white(30, 10), PixelBuffer.white(20, 25))
    let sheet = differencePicture(expected: wide, actual: high)
    #expect(sheet.size == PictureSize(width: 122, height: 25))
    let ground = sheet[0, 24]
    #expect(sheet[121, 0] == ground && sheet[30, 0] == ground)
    // What both cover is pale, what one covers is striped, and what neither does is ground.
    #expect(sheet[46 + 19, 9] == [255, 255, 255, 255])
    let stripes: [[UInt8]] = [[150, 60, 190, 255], [225, 205, 235, 255]]
    #expect(stripes.contains(sheet[46 + 29, 9]) && stripes.contains(sheet[46 + 19, 24]))
    #expect(sheet[46 + 29, 24] == ground)
  }
}
