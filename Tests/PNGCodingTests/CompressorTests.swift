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
}
