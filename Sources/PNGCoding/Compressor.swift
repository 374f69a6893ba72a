import CIgzip
import Synchronization

/// ISA-L's compressor at level 1, with the tables that it works in.
///
/// A picture of an interface is long runs of one colour, and here ISA-L skips what a match covers, where libdeflate
/// looks at each byte. Of 20 boxes and 20 labels at 640 by 1136 pixels, in one run beside each other:
///
/// | | milliseconds | kB |
/// |---|---|---|
/// | ISA-L, level 1 | 0.5 | 58 |
/// | libdeflate, level 1 | 6.5 | 47 |
/// | libdeflate, level 6 | 5.4 | 44 |
///
/// Over all samples ISA-L's files are half as large again, in a tenth of the time.
/// The bytes are the same on every x86-64 processor that has SSE 4.2 (since 2008). Level 3 is not used: its bytes
/// depend on the processor.
///
/// One that is done with waits for the next picture, so that a batch does not ask for the tables' memory each time.
final class Compressor: @unchecked Sendable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let ownsStream: Bool
  private let tables: UnsafeMutableRawBufferPointer

  private static let level: UInt32 = 1
  private static let idle = Mutex<[Compressor]>([])

  /// Calls `body` with a compressor that nobody else uses meanwhile.
  static func borrowed<Result>(_ body: (Compressor) -> Result) -> Result {
    let compressor = idle.withLock { $0.popLast() } ?? Compressor()
    defer { idle.withLock { $0.append(compressor) } }
    return body(compressor)
  }

  /// - Parameter address: Where the stream is kept, for tests; it stays the caller's. Anywhere if `nil`.
  init(streamAt address: UnsafeMutableRawPointer? = nil) {
    ownsStream = address == nil
    stream = address?.bindMemory(to: isal_zstream.self, capacity: 1) ?? .allocate(capacity: 1)
    tables = .allocate(byteCount: strut_igzip_level_1_table_size, alignment: 64)
  }

  deinit {
    if ownsStream { stream.deallocate() }
    tables.deallocate()
  }

  /// The bytes as a zlib stream (RFC 1950); `nil` when they are more than one call takes, 4 GiB.
  func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    // Blocks have codes of their own, which do not make bytes longer than these bounds.
    let bound = bytes.count + bytes.count / 8 + 4096
    guard UInt32(exactly: bytes.count) != nil, let outputCount = UInt32(exactly: bound) else { return nil }
    var isComplete = false
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      isal_deflate_init(stream)
      // The initialiser leaves how far back matches may reach as it was; 0 is as far as the format allows.
      stream.pointee.hist_bits = 0
      stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
      stream.pointee.level = Self.level
      stream.pointee.level_buf = tables.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.level_buf_size = UInt32(tables.count)
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = outputCount
      let opening = min(Self.openingCount, bytes.count)
      isComplete =
        add(UnsafeRawBufferPointer(rebasing: bytes[..<opening]), isLast: opening == bytes.count)
        && (opening == bytes.count || add(UnsafeRawBufferPointer(rebasing: bytes[opening...]), isLast: true))
      count = Int(stream.pointee.total_out)
    }
    return isComplete ? compressed : nil
  }

  /// How many bytes are compressed by themselves before the others.
  ///
  /// The loop for long input (ISA-L 2.30, `igzip_icf_body_h1_gr_bt.asm`) hashes the third byte of a stream from a register
  /// that holds the address of the stream: where that happens to be decides once in some thousand pictures how a run of
  /// one colour is told. The loop for short input does it right, and what comes after it is not the beginning any more.
  private static let openingCount = 8

  /// Compresses bytes to their end.
  private func add(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> Bool {
    // Read only, though the field does not say so.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.flush = UInt16(isLast ? NO_FLUSH : SYNC_FLUSH)
    guard isal_deflate(stream) == COMP_OK, stream.pointee.avail_in == 0 else { return false }
    return !isLast || stream.pointee.internal_state.state == ZSTATE_END
  }
}
