import PNGCoding
import Pixels
import Testing

/// A comment changes nothing but the bytes of a file.
@Suite struct PNGCommentTests {
  private static let picture = PixelBuffer(width: 3, height: 2, filledWith: (200, 80, 80, 255))

  @Test func aCommentIsReadAndRemoved() throws {
    let file = encodePNG(Self.picture)
    let commented = PNGComment.adding("Mine", to: file)
    #expect(try decodePNG(commented) == Self.picture)
    try PNGHeader.verify(commented)
    let (comment, rest) = try #require(PNGComment.remove(from: commented))
    #expect(comment == "Mine")
    #expect(rest == file)
    #expect(PNGComment.remove(from: file) == nil)
  }

  @Test(arguments: [[], [0x89], Array("no picture".utf8)] as [[UInt8]])
  func whatIsNoPictureStaysAsItIs(_ bytes: [UInt8]) {
    #expect(PNGComment.adding("Mine", to: bytes) == bytes)
    #expect(PNGComment.remove(from: bytes) == nil)
  }

  /// Cut off anywhere.
  @Test func aPartOfAFileIsNoMistake() {
    let commented = PNGComment.adding("Mine", to: encodePNG(Self.picture))
    for count in 0..<commented.count {
      let part = Array(commented[..<count])
      #expect(PNGComment.adding("Mine", to: part).starts(with: part.prefix(33)))
      _ = PNGComment.remove(from: part)
    }
  }
}
