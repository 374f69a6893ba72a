import CIgzip
import Synchronization

/// ISA-L's compressor at level 1 with its tables.
///
/// Pictures of interfaces consist of long runs of one colour. ISA-L skips the bytes that a match covers, while libdeflate
/// examines each byte. For 20 boxes and 20 labels at 640 by 1136 pixels, measured in one run:
///
/// | | milliseconds | kB |
/// |---|---|---|
/// | ISA-L, level 1 | 0.5 | 58 |
/// | libdeflate, level 1 | 6.5 | 47 |
/// | libdeflate, level 6 | 5.4 | 44 |
///
/// Over all samples, ISA-L's files are half as large again, and it takes a tenth of the time.
/// The bytes are the same on every x86-64 processor that has SSE 4.2 (since 2008). Level 3 is not used: its bytes
/// depend on the processor.
///
/// A compressor is reused for the next picture, so a batch does not allocate the tables each time.
final class Compressor: @unchecked Sendable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let ownsStream: Bool
  private let tables: UnsafeMutableRawBufferPointer

  private static let level: UInt32 = 1
  private static let idle = Mutex<[Compressor]>([])

  /// Calls `body` with exclusive access to a compressor.
  static func borrowed<Result>(_ body: (Compressor) -> Result) -> Result {
    let compressor = idle.withLock { $0.popLast() } ?? Compressor()
    defer { idle.withLock { $0.append(compressor) } }
    return body(compressor)
  }

  /// - Parameter address: The address of the stream, for tests; owned by the caller. Allocated if `nil`.
  init(streamAt address: UnsafeMutableRawPointer? = nil) {
    ownsStream = address == nil
    stream = address?.bindMemory(to: isal_zstream.self, capacity: 1) ?? .allocate(capacity: 1)
    tables = .allocate(byteCount: strut_igzip_level_1_table_size, alignment: 64)
  }

  deinit {
    if ownsStream { stream.deallocate() }
    tables.deallocate()
  }

  /// The bytes as a zlib stream (RFC 1950); `nil` if they exceed 4 GiB, the limit of one call.
  ///
  /// - Parameter checksum: That of the bytes, where it is known.
  func compress(_ bytes: UnsafeRawBufferPointer, checksum: Adler32? = nil) -> [UInt8]? {
    // Blocks have codes of their own, which do not make bytes longer than these bounds.
    let bound = bytes.count + bytes.count / 8 + 4096
    let header: [UInt8] = [0x78, 0x01]
    guard UInt32(exactly: bytes.count) != nil, let outputCount = UInt32(exactly: bound) else { return nil }
    var isComplete = false
    let compressed = [UInt8](unsafeUninitializedCapacity: header.count + bound + 4) { memory, count in
      _ = memory.initialize(fromContentsOf: header)
      let buffer = UnsafeMutableBufferPointer(rebasing: memory[header.count...])
      isal_deflate_init(stream)
      // The initialiser leaves how far back matches may reach as it was; 0 is as far as the format allows.
      stream.pointee.hist_bits = 0
      stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
      stream.pointee.level = Self.level
      stream.pointee.level_buf = tables.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.level_buf_size = UInt32(tables.count)
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = outputCount
      let opening = min(Self.openingCount, bytes.count)
      isComplete =
        add(UnsafeRawBufferPointer(rebasing: bytes[..<opening]), isLast: opening == bytes.count)
        && (opening == bytes.count || add(UnsafeRawBufferPointer(rebasing: bytes[opening...]), isLast: true))
      count = header.count + Int(stream.pointee.total_out)
      for byte in (checksum ?? Adler32(of: bytes)).bytes {
        memory.initializeElement(at: count, to: byte)
        count += 1
      }
    }
    return isComplete ? compressed : nil
  }

  /// The number of bytes that are compressed separately before the others.
  ///
  /// The loop for long input (ISA-L 2.30, `igzip_icf_body_h1_gr_bt.asm`) hashes the third byte of a stream from a register
  /// that contains the address of the stream. In one of several thousand pictures, this address changes how a run of one
  /// colour is encoded. The loop for short input is correct, and the bytes after it are no longer the start of the stream.
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
