import Files
import ImageComparison
import PNGCoding
import Pixels

/// What came of comparing two files.
struct PictureComparison {
  let expectedPath: String
  let actualPath: String
  let expectedSize: PictureSize
  let actualSize: PictureSize
  let rule: ComparisonRule
  let result: ImageComparison.ComparisonResult
  private let pictures: (expected: PixelBuffer, actual: PixelBuffer)?

  /// Of two files that are the same.
  init(_ pair: PicturePair, rule: ComparisonRule, size: PictureSize) {
    expectedPath = pair.expectedPath
    actualPath = pair.actualPath
    expectedSize = size
    actualSize = size
    self.rule = rule
    result = .equal
    pictures = nil
  }

  init(
    _ pair: PicturePair, rule: ComparisonRule, pictures: (expected: PixelBuffer, actual: PixelBuffer),
    result: ImageComparison.ComparisonResult
  ) {
    expectedPath = pair.expectedPath
    actualPath = pair.actualPath
    expectedSize = pictures.expected.size
    actualSize = pictures.actual.size
    self.rule = rule
    self.result = result
    self.pictures = pictures
  }

  /// Writes the picture of what differs, whole or not at all; nothing for equal pictures.
  ///
  /// - Returns: Whether it was written.
  func writePicture(to path: String) throws(PictureProblems) -> Bool {
    guard result != .equal, let pictures else { return false }
    // 1. The pictures that were compared are evidence.
    let target = FilePlace(target: path) ?? FilePlace(path)
    guard ![expectedPath, actualPath].compactMap(FilePlace.init(target:)).contains(target) else {
      throw PictureProblems(all: [(path, "is one of the compared pictures and is not overwritten")])
    }
    // 2. The difference.
    let picture = differencePicture(expected: pictures.expected, actual: pictures.actual, rule: rule)
    do {
      try WholeFile.write(encodePNG(picture), to: path, makesFolders: true)
    } catch {
      throw PictureProblems(all: [(path, "cannot be written")])
    }
    return true
  }
}
