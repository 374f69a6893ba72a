import CSPNG

/// A libspng decoder for one file.
///
/// libpng is equally fast but not used: its full interface reports errors with `longjmp`, which must not cross Swift
/// frames. Its simplified interface applies gamma, and several versions read interlaced 16-bit pictures incorrectly.
final class PNGDecoder {
  private let context: OpaquePointer
  /// The bytes of the file, which the library reads during decoding.
  private let file: UnsafeMutableBufferPointer<UInt8>

  /// - Precondition: The file's checksums are correct. They are not checked again.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    self.context = context
    file = .allocate(capacity: bytes.count)
    _ = file.initialize(from: bytes)
    try check(spng_set_crc_action(context, Int32(SPNG_CRC_USE.rawValue), Int32(SPNG_CRC_USE.rawValue)))
    try check(spng_set_png_buffer(context, file.baseAddress, file.count))
  }

  deinit {
    spng_ctx_free(context)
    file.deallocate()
  }

  /// Decodes to red, green, blue and alpha with eight bits each.
  func decode(byteCount: Int) throws(PNGError) -> [UInt8] {
    try check(decodedSizeIs: byteCount, as: SPNG_FMT_RGBA8)
    var status: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      status = decode(into: UnsafeMutableRawBufferPointer(buffer), as: SPNG_FMT_RGBA8)
      count = status == 0 ? byteCount : 0
    }
    try check(status)
    return pixels
  }

  /// Decodes samples of 16 bits, rounded to eight: 65535 becomes 255, and 257 becomes 1.
  func decodeRounding(sampleCount: Int) throws(PNGError) -> [UInt8] {
    try check(decodedSizeIs: 2 * sampleCount, as: SPNG_FMT_RGBA16)
    var status: Int32 = 0
    let samples = [UInt16](unsafeUninitializedCapacity: sampleCount) { buffer, count in
      status = decode(into: UnsafeMutableRawBufferPointer(buffer), as: SPNG_FMT_RGBA16)
      count = status == 0 ? sampleCount : 0
    }
    try check(status)
    return samples.map { UInt8(truncatingIfNeeded: (UInt32($0) * 255 + 32_767) / 65_535) }
  }

  private func decode(into buffer: UnsafeMutableRawBufferPointer, as format: spng_format) -> Int32 {
    buffer.adviseLargePages()
    return spng_decode_image(
      context, buffer.baseAddress, buffer.count, Int32(format.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
  }

  private func check(decodedSizeIs expected: Int, as format: spng_format) throws(PNGError) {
    var size = 0
    try check(spng_decoded_image_size(context, Int32(format.rawValue), &size))
    guard size == expected else { throw .damaged(reason: "its header is inconsistent") }
  }

  private func check(_ status: Int32) throws(PNGError) {
    guard status != 0 else { return }
    guard status != Int32(SPNG_EMEM.rawValue) else { throw .outOfMemory }
    throw .damaged(reason: spng_strerror(status).map { String(cString: $0) } ?? "it cannot be decoded")
  }
}
