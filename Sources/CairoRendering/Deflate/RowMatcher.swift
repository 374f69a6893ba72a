#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds what repeats in a picture's rows: the row above, the pixel to the left, and a place met before.
///
/// A picture of an interface is mostly made of the first two, and whole rows are told to be equal at memory's
/// speed; a compressor for bytes of any kind would enter each of them into its tables.
struct RowMatcher {
  let rows: UnsafeRawBufferPointer
  /// Bytes of a row, the filter's number included.
  let rowCount: Int
  /// Bytes of a pixel.
  let pixelCount: Int
  private(set) var tokens: [DeflateToken] = []
  private var places: [Int32]
  private var runDistance = 0
  private var runLength = 0

  /// Shorter ones than this cost more bits than the bytes themselves.
  private static let shortestFarMatch = 6
  /// So long a match is not bettered by searching.
  private static let goodMatch = 32
  private static let placeBits: UInt32 = 13

  init(rows: UnsafeRawBufferPointer, rowCount: Int, pixelCount: Int) {
    self.rows = rows
    self.rowCount = rowCount
    self.pixelCount = pixelCount
    places = Array(repeating: -1, count: 1 << Self.placeBits)
    tokens.reserveCapacity(1 << 15)
  }

  /// Takes the tokens found so far; matches that may still grow stay.
  mutating func takeTokens() -> [DeflateToken] {
    defer { tokens.removeAll(keepingCapacity: true) }
    return tokens
  }

  mutating func matchRow(at start: Int) {
    guard let base = rows.baseAddress else { return }
    let hasRowAbove = start >= rowCount && rowCount <= DeflateToken.farthestMatch
    if hasRowAbove, memcmp(base + start, base + start - rowCount, rowCount) == 0 {
      return isPlain(start) ? repeatPixel(at: start) : extendRun(distance: rowCount, by: rowCount)
    }
    let end = start + rowCount
    var place = start
    while place < end {
      let (length, distance) = bestMatch(at: place, from: start, to: end, hasRowAbove: hasRowAbove, base: base)
      if length >= (distance == pixelCount ? 3 : Self.shortestFarMatch) {
        extendRun(distance: distance, by: length)
        place += length
      } else {
        // On to the next pixel.
        endRun()
        let next = place == start ? place + 1 : place + pixelCount - (place - start - 1) % pixelCount
        for literal in place..<min(next, end) {
          tokens.append(DeflateToken(literal: base.load(fromByteOffset: literal, as: UInt8.self)))
        }
        place = next
      }
    }
  }

  /// Whether all the row's pixels are equal.
  private func isPlain(_ start: Int) -> Bool {
    guard let first = rows.baseAddress.map({ $0 + start + 1 }), rowCount > 1 + pixelCount else { return false }
    return memcmp(first, first + pixelCount, rowCount - 1 - pixelCount) == 0
  }

  /// A plain row as its first pixel and a run: a short distance costs nine bits less a match than a row's.
  private mutating func repeatPixel(at start: Int) {
    let length = rowCount - 1 - pixelCount
    guard length >= 3 else { return extendRun(distance: rowCount, by: rowCount) }
    endRun()
    for byte in rows[start..<(start + 1 + pixelCount)] { tokens.append(DeflateToken(literal: byte)) }
    extendRun(distance: pixelCount, by: length)
  }

  @inline(__always)
  private mutating func bestMatch(
    at place: Int, from start: Int, to end: Int, hasRowAbove: Bool, base: UnsafeRawPointer
  ) -> (length: Int, distance: Int) {
    let room = end - place
    var best = (length: 0, distance: 0)
    if hasRowAbove {
      best = (Self.matchLength(base + place, base + place - rowCount, room: room), rowCount)
    }
    if place - start > pixelCount {
      let length = Self.matchLength(base + place, base + place - pixelCount, room: room)
      if length >= best.length { best = (length, pixelCount) }
    }
    guard best.length < Self.goodMatch, room >= 8 else { return best }
    // Two pixels, or nearly, decide where to look.
    let word = (base + place).loadUnaligned(as: UInt64.self) << 16
    let slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.placeBits))
    let candidate = Int(places[slot])
    places[slot] = Int32(truncatingIfNeeded: place)
    guard candidate >= 0, candidate < place, place - candidate <= DeflateToken.farthestMatch else { return best }
    let length = Self.matchLength(base + place, base + candidate, room: room)
    return length > best.length + 1 ? (length, place - candidate) : best
  }

  /// How many bytes are equal, eight at a time.
  @inline(__always)
  private static func matchLength(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, room: Int) -> Int {
    var length = 0
    while length + 8 <= room {
      let difference =
        (first + length).loadUnaligned(as: UInt64.self) ^ (second + length).loadUnaligned(as: UInt64.self)
      if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < room, (first + length).load(as: UInt8.self) == (second + length).load(as: UInt8.self) {
      length += 1
    }
    return length
  }

  /// Matches of one distance that follow each other are one, over as many rows as they go on.
  private mutating func extendRun(distance: Int, by length: Int) {
    if runDistance != distance { endRun() }
    runDistance = distance
    runLength += length
  }

  /// Writes the match down in pieces of at most 258 bytes and at least 3.
  mutating func endRun() {
    while runLength > 0 {
      var length = min(runLength, DeflateToken.longestMatch)
      if runLength > length, runLength - length < 3 { length -= 3 }
      tokens.append(DeflateToken(length: length, distance: runDistance))
      runLength -= length
    }
    runDistance = 0
  }
}
