import ArgumentParser
import Foundation
import ImageComparison
import PNGCoding
import Pixels
@testable import StrutCommand
import TestSupport
import Testing

/// `strut diff` as it is called: arguments in, exit status and files out.
@Suite struct DiffTests {
  private let place: TemporaryFolder
  private var folder: URL { place.url }
  private let ground = PixelBuffer(width: 40, height: 30, filledWith: (100, 100, 100, 255))

  init() throws {
    place = try TemporaryFolder()
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func picture(_ name: String, _ color: [UInt8]? = nil, at index: Int = 0) throws -> String {
    var pixels = ground.pixels
    if let color { pixels.replaceSubrange((4 * index)..<(4 * index + 4), with: color) }
    return try file(name, encodePNG(PixelBuffer(width: 40, height: 30, pixels: pixels)))
  }

  /// 0 where the command ends without another status.
  private func status(_ arguments: String...) throws -> Int32 {
    do {
      var command = try Diff.parse(arguments)
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    }
  }

  private func comparison(_ expected: String, _ actual: String, _ rule: ComparisonRule = ComparisonRule()) throws
    -> PictureComparison
  {
    try PicturePair(expected: expected, actual: actual).compare(by: rule)
  }

  @Test func statusTellsWhatDiffers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let expected = try picture("a.png")
    #expect(try status(expected, try picture("same.png")) == 0)
    #expect(try status(expected, try picture("similar.png", [101, 100, 100, 255])) == 0)
    let different = try picture("different.png", [90, 100, 100, 255])
    #expect(try status(expected, different) == 2)
    #expect(try status(expected, different, "--tolerance", "10") == 0)
    #expect(try status(expected, different, "--max-pixels", "1") == 0)
    #expect(try status(expected, different, "--max-pixels", "1", "--max-ratio", "0.0001") == 2)
    #expect(try status(expected, different, "--metric", "pixelmatch") == 0)
    #expect(try status(expected, different, "--metric", "pixelmatch", "--threshold", "0") == 2)
    let wide = try file("wide.png", encodePNG(PixelBuffer(width: 50, height: 30, filledWith: (1, 2, 3, 4))))
    #expect(try status(expected, wide) == 3)
    #expect(try status(expected, wide, "--json") == 3)
    #expect(try status(expected, folder.path + "/none.png") == 1)
    #expect(try status(expected, folder.path) == 1)
    #expect(try status(expected, try file("empty.png", [])) == 1)
  }

  @Test func pictureIsWrittenWherePixelsOrSizesDiffer() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("made/diff.png")
    let expected = try picture("a.png")
    #expect(try status(expected, try picture("same.png"), "-o", output.path) == 0)
    #expect(!FileManager.default.fileExists(atPath: output.path))
    let different = try picture("different.png", [90, 100, 100, 255], at: 45)
    #expect(try status(expected, different, "-o", output.path) == 2)
    let sheet = try decodePNG(Array(Data(contentsOf: output)))
    #expect(sheet.size == PictureSize(width: 152, height: 30))
    let wide = try file("wide.png", encodePNG(PixelBuffer(width: 50, height: 30, filledWith: (1, 2, 3, 4))))
    #expect(try status(expected, wide, "-o", output.path) == 3)
    #expect(try decodePNG(Array(Data(contentsOf: output))).size == PictureSize(width: 182, height: 30))
  }

  /// The golden is what the next run compares with.
  @Test func comparedPicturesAreNotWrittenOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (expected, actual) = (try picture("a.png"), try picture("b.png", [1, 1, 1, 255]))
    let before = try Data(contentsOf: URL(fileURLWithPath: expected))
    #expect(try status(expected, actual, "-o", folder.path + "/made/../a.png") == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: expected)) == before)
  }

  /// A pointer is equal to itself, and half a picture too.
  @Test func equalFilesHaveToBePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(try status(try file("a.png", pointer), try file("b.png", pointer)) == 1)
    let half = Array(encodePNG(ground).dropLast(20))
    #expect(try status(try file("c.png", half), try file("d.png", half)) == 1)
  }

  @Test func problemsOfBothFilesAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, cut) = (try file("a.png", Array("text".utf8)), try file("b.png", Array(encodePNG(ground).dropLast(5))))
    do throws(PictureProblems) {
      _ = try PicturePair(expected: text, actual: cut).compare(by: ComparisonRule())
      Issue.record("compared")
    } catch {
      #expect(error.all.map(\.message) == ["is not a PNG file", "is a truncated PNG file"])
      #expect(
        error.json == """
          {"result": "error", "problems": [{"file": "\(text)", "message": "is not a PNG file"}, \
          {"file": "\(cut)", "message": "is a truncated PNG file"}]}
          """)
    }
  }

  @Test func jsonTellsWhatIsDocumented() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (expected, actual) = (try picture("a.png"), try picture("b.png", [90, 100, 100, 255], at: 45))
    let rule = ComparisonRule(metric: .pixelmatch(threshold: 0.01, includingAntialiasing: true))
    #expect(
      try comparison(expected, actual, rule).json(picture: nil) == """
        {"result": "different", "expected": {"file": "\(expected)", "width": 40, "height": 30}, \
        "actual": {"file": "\(actual)", "width": 40, "height": 30}, "pixels": 1200, "differentPixels": 1, \
        "differentPercent": 0.083333, "similarPixels": 0, "greatestDifference": 10, \
        "excused": {"belowThreshold": 0, "antialiased": 0}, \
        "regions": [{"x": 5, "y": 1, "width": 1, "height": 1, "differentPixels": 1}], \
        "rule": {"metric": "pixelmatch", "threshold": 0.01, "includesAntialiasing": true, "channelTolerance": 2, \
        "maxDifferentPixels": 0, "maxDifferentRatio": null}, "picture": null}
        """)
    let wide = try file("wide.png", encodePNG(PixelBuffer(width: 50, height: 30, filledWith: (1, 2, 3, 4))))
    let json = try comparison(expected, wide).json(picture: "diff.png")
    #expect(json.contains("\"result\": \"sizesDiffer\"") && json.contains("\"differentPixels\": null"))
    #expect(json.hasSuffix("\"picture\": \"diff.png\"}"))
  }

  @Test func linesAreForPeople() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (expected, actual) = (try picture("a.png"), try picture("b.png", [90, 100, 100, 255], at: 45))
    #expect(
      try comparison(expected, actual).result.lines(expected: "a.png", actual: "b.png") == [
        "a.png and b.png differ", "1 of 1200 pixels differs (0.0833 %), by up to 10 of 255",
        "1 pixel in 1 × 1 at (5, 1)",
      ])
    #expect(
      try comparison(expected, expected).result.lines(expected: "a.png", actual: "b.png") == [
        "a.png and b.png are equal"
      ])
  }

  @Test(arguments: [
    ["a", "b", "--tolerance", "256"], ["a", "b", "--max-pixels", "-1"], ["a", "b", "--max-ratio", "0.5"],
    ["a", "b", "--max-pixels", "5", "--max-ratio", "nan"], ["a", "b", "--threshold", "0.5"],
    ["a", "b", "--metric", "ssim"], ["a", "b", "--metric", "pixelmatch", "--threshold", "2"], ["a"],
  ])
  func argumentsThatMakeNoSenseAreRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try Diff.parse(arguments) }
  }
}
