#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import PNGCoding

@Suite struct CompressorTests {
  /// Memory is given to a compressor as the last owner left it. Its stream has a field that the library does not set.
  @Test(arguments: [0, 1, 9, 14, 85, 255] as [UInt8])
  func bytesDoNotDependOnWhatMemoryHeldBefore(rest: UInt8) throws {
    let picture = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 3_000 ^ ($0 % 1_921 < 300 ? $0 : 0)) }
    let expected = try #require(picture.withUnsafeBytes { Compressor().compress($0) })
    for size in stride(from: 81_920, through: 83_968, by: 16) {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: rest)
      memory.deallocate()
    }
    let compressed = picture.withUnsafeBytes { Compressor().compress($0) }
    let isSame = compressed == expected
    #expect(isSame)
  }

  /// Rows of white with some noise at one place of each, as 120 rows of a picture are 640 pixels wide.
  private static let noisyRows: [UInt8] = {
    var state: UInt32 = 1
    return (0..<120).flatMap { _ in
      [0]
        + (0..<1_920).map { column -> UInt8 in
          guard 700..<760 ~= column else { return 255 }
          state = (state &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
          return UInt8(truncatingIfNeeded: state >> 16)
        }
    }
  }()

  /// The library takes a number for a hash of the data that tells where the stream lies, in steps of 64 KiB. Of 8,192
  /// such places some sixty made another file of these rows.
  @Test func bytesDoNotDependOnWhereTheStreamIs() throws {
    let expected = try #require(Self.noisyRows.withUnsafeBytes { Compressor().compress($0) })
    let (step, places, size) = (1 << 16, 8_192, 1 << 17)
    let protection = PROT_READ | PROT_WRITE
    let region = mmap(nil, step * places + size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    try #require(region != MAP_FAILED)
    defer { munmap(region, step * places + size) }
    let first = try #require(region).alignedUp(toMultipleOf: step)
    var others = 0
    for place in 0..<(places - 1) {
      let stream = first + place * step
      if Self.noisyRows.withUnsafeBytes({ Compressor(streamAt: stream).compress($0) }) != expected { others += 1 }
      madvise(stream, size, MADV_DONTNEED)
    }
    #expect(others == 0)
  }

  /// A picture of one pixel has fewer bytes than are compressed at first.
  @Test(arguments: [1, 4, 7, 8, 9, 16, 300])
  func fewBytesAreCompressedToo(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let compressed = try #require(bytes.withUnsafeBytes { Compressor().compress($0) })
    #expect(compressed.count < count + 64)
  }

  /// Noise does not shrink, and there has to be room for it.
  @Test func noiseIsCompressedToItsEnd() throws {
    var state: UInt64 = 7
    let bytes = (0..<1_000_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    #expect(bytes.withUnsafeBytes { Compressor().compress($0) } != nil)
  }
}
