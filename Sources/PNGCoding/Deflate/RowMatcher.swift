/// Finds what repeats in the rows of a picture.
///
/// It looks at whole pixels: where a match begins, one of these is tried, and the longest is taken, of equal ones the
/// nearest:
///
/// 1. the pixel before, which makes a run of one colour,
/// 2. the row above,
/// 3. the last place that began with the same two pixels,
/// 4. if there is none, the last place that began with the same pixel.
///
/// Any match is taken: a match takes as many bits as two literal bytes, and a pixel is three or four. To weigh them,
/// and to look for longer ones further back, makes files smaller by one part in a hundred, and takes twice as long.
struct RowMatcher: ~Copyable {
  /// The last place that began with two pixels, and with one, by their hash.
  private let pairs: UnsafeMutablePointer<Int32>
  private let singles: UnsafeMutablePointer<Int32>

  private static let pairBits = 14
  private static let singleBits = 13
  /// A match of so many bytes is good enough: no other is looked for, and no place within it is remembered.
  private static let goodLength = 24
  /// Before all places that a match may refer to.
  private static let never = Int32.min / 2

  init() {
    pairs = .allocate(capacity: 1 << Self.pairBits)
    singles = .allocate(capacity: 1 << Self.singleBits)
  }

  deinit {
    pairs.deallocate()
    singles.deallocate()
  }

  /// Writes rows as literals and matches.
  ///
  /// - Parameters:
  ///   - bytes: The rows, each a filter's byte and its pixels; of a row that equals the one above all pixels are zero.
  ///   - pixelSize: The bytes of a pixel, 3 or 4.
  ///   - rowSize: The bytes of a row, with its filter.
  func match(
    _ bytes: UnsafeRawBufferPointer, pixelSize: Int, rowSize: Int, into block: inout DeflateBlock,
    writer: inout BitWriter
  ) {
    guard let base = bytes.baseAddress else { return }
    pairs.initialize(repeating: Self.never, count: 1 << Self.pairBits)
    singles.initialize(repeating: Self.never, count: 1 << Self.singleBits)
    let pixelMask: UInt32 = pixelSize == 3 ? 0xFF_FFFF : .max
    let pairMask: UInt64 = pixelSize == 3 ? 0xFFFF_FFFF_FFFF : .max
    // Beyond it a word would reach over the end.
    let lastWord = bytes.count - 8
    var place = 0
    var above = 0
    while place < bytes.count {
      let end = place + rowSize
      let filter = base.load(fromByteOffset: place, as: UInt8.self)
      block.append(literal: filter, writer: &writer)
      place += 1
      guard filter == PNGFilter.none else {
        block.append(zeros: end - place, writer: &writer)
        (place, above) = (end, above + rowSize)
        continue
      }
      let start = place
      let aboveDistance = above > 0 && above <= DeflateBlock.farthestMatch ? above : 0
      while place < end {
        guard place <= lastWord else {
          for byte in 0..<pixelSize {
            block.append(literal: base.load(fromByteOffset: place &+ byte, as: UInt8.self), writer: &writer)
          }
          place &+= pixelSize
          continue
        }
        let here = base + place
        let word = here.loadUnaligned(as: UInt64.self)
        let pixel = UInt32(truncatingIfNeeded: word) & pixelMask
        let room = end &- place
        var (length, distance) = (0, 0)
        // 1. The pixel before.
        if place > start, (here - pixelSize).loadUnaligned(as: UInt32.self) & pixelMask == pixel {
          (length, distance) = (here.matchLength(with: here - pixelSize, atMost: room), pixelSize)
        }
        // 2. The row above.
        if aboveDistance > 0, length < room, (here - aboveDistance).loadUnaligned(as: UInt32.self) & pixelMask == pixel
        {
          let other = here.matchLength(with: here - aboveDistance, atMost: room)
          if other > length { (length, distance) = (other, aboveDistance) }
        }
        if length < Self.goodLength {
          // 3. and 4. What was remembered.
          let pairIndex = Self.index(ofPair: word & pairMask)
          let singleIndex = Self.index(ofPixel: pixel)
          let pair = place &- Int(pairs[pairIndex])
          let single = place &- Int(singles[singleIndex])
          pairs[pairIndex] = Int32(truncatingIfNeeded: place)
          singles[singleIndex] = Int32(truncatingIfNeeded: place)
          if pair <= DeflateBlock.farthestMatch {
            let other = here.matchLength(with: here - pair, atMost: room)
            if other > length { (length, distance) = (other, pair) }
          }
          if length < pixelSize, single <= DeflateBlock.farthestMatch {
            (length, distance) = (here.matchLength(with: here - single, atMost: room), single)
          }
        }
        length = pixelSize == 3 ? length / 3 &* 3 : length & ~3
        guard length > 0 else {
          var bytes = word
          for _ in 0..<pixelSize {
            block.append(literal: UInt8(truncatingIfNeeded: bytes), writer: &writer)
            bytes &>>= 8
          }
          place &+= pixelSize
          continue
        }
        block.append(matchOf: length, distance: distance, writer: &writer)
        let next = place &+ length
        place &+= pixelSize
        if length <= Self.goodLength {
          while place < next, place <= lastWord {
            let word = (base + place).loadUnaligned(as: UInt64.self)
            pairs[Self.index(ofPair: word & pairMask)] = Int32(truncatingIfNeeded: place)
            singles[Self.index(ofPixel: UInt32(truncatingIfNeeded: word) & pixelMask)] =
              Int32(truncatingIfNeeded: place)
            place &+= pixelSize
          }
        }
        place = next
      }
      above = rowSize
    }
  }

  @inline(__always) private static func index(ofPair pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - pairBits))
  }

  @inline(__always) private static func index(ofPixel pixel: UInt32) -> Int {
    Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) &>> UInt32(32 - singleBits))
  }
}

extension DeflateBlock {
  /// Appends a literal; a block that is full is written first.
  @inline(__always) fileprivate mutating func append(literal byte: UInt8, writer: inout BitWriter) {
    if isFull { write(to: &writer, isLast: false) }
    append(literal: byte)
  }

  /// Appends zeros, which are all pixels of a row that repeats.
  fileprivate mutating func append(zeros count: Int, writer: inout BitWriter) {
    // A match needs a byte before it and is three bytes long at least.
    let literals = count < 4 ? count : 1
    for _ in 0..<literals { append(literal: 0, writer: &writer) }
    append(matchOf: count - literals, distance: 1, writer: &writer)
  }

  /// Appends a copy of three bytes or more, or of none.
  fileprivate mutating func append(matchOf length: Int, distance: Int, writer: inout BitWriter) {
    var left = length
    while left > 0 {
      if isFull { write(to: &writer, isLast: false) }
      // The last match has three bytes at least, too.
      let part = left > Self.longestMatch ? min(Self.longestMatch, left - 3) : left
      append(matchOf: part, distance: distance)
      left -= part
    }
  }
}

extension UnsafeRawPointer {
  /// How many bytes are the same here and at another place.
  @inline(__always) fileprivate func matchLength(with other: UnsafeRawPointer, atMost limit: Int) -> Int {
    var length = 0
    // Most matches are long, or end at once.
    while length &+ 32 <= limit {
      func difference(_ offset: Int) -> UInt64 {
        loadUnaligned(fromByteOffset: length &+ offset, as: UInt64.self)
          ^ other.loadUnaligned(fromByteOffset: length &+ offset, as: UInt64.self)
      }
      guard difference(0) | difference(8) | difference(16) | difference(24) == 0 else { break }
      length &+= 32
    }
    while length &+ 8 <= limit {
      let difference =
        loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      guard difference == 0 else { return length &+ difference.littleEndian.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit,
      load(fromByteOffset: length, as: UInt8.self) == other.load(fromByteOffset: length, as: UInt8.self)
    {
      length &+= 1
    }
    return length
  }
}
