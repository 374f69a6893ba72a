/// What is in a document, found in one pass over its characters: several take longer than all that is done with what they
/// find.
struct CharacterSurvey {
  /// The kinds of characters that something follows from.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let lineEnd = Kinds(rawValue: 1)
    /// Where something may be masked or what is open is forgotten, see `MaskedText`.
    static let sign = Kinds(rawValue: 2)
    /// What is not seen, line ends left out.
    static let control = Kinds(rawValue: 4)
    static let beyondASCII = Kinds(rawValue: 8)
  }

  /// The kinds that there are.
  private(set) var found: Kinds = []
  private(set) var signs: [Int] = []
  /// The offsets at which lines begin.
  private(set) var lineStarts = [0]

  init(of scalars: [Unicode.Scalar]) {
    for (offset, scalar) in scalars.enumerated() {
      note(scalar.isASCII ? Self.kinds[Int(scalar.value)] : [.sign, .beyondASCII], at: offset)
    }
  }

  /// - Parameter bytes: A text of ASCII alone, as nearly every document is.
  init(ofASCII bytes: UnsafeBufferPointer<UInt8>) {
    Self.kinds.withUnsafeBufferPointer { kinds in
      // Of eight characters at once, nearly all are such as nothing follows from. The others are looked up.
      let blocks = UnsafeRawBufferPointer(bytes)
      let end = bytes.count & ~7
      for start in stride(from: 0, to: end, by: 8) {
        var others = Self.others(in: UInt64(littleEndian: blocks.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        while others != 0 {
          let offset = start + others.trailingZeroBitCount / 8
          note(kinds[Int(bytes[offset])], at: offset)
          others &= others - 1
        }
      }
      for offset in end..<bytes.count { note(kinds[Int(bytes[offset])], at: offset) }
    }
  }

  private mutating func note(_ kind: Kinds, at offset: Int) {
    guard !kind.isEmpty else { return }
    found.formUnion(kind)
    if kind.contains(.sign) { signs.append(offset) }
    if kind.contains(.lineEnd) { lineStarts.append(offset + 1) }
  }

  /// The highest bit of the byte of each of eight characters that is no blank, none from `-` to `Z`, and none from `^` to
  /// `z`: those have no kind.
  private static func others(in block: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte of ASCII has its highest bit free, which says whether what is added takes it to 128: no carry leaves it.
    func isAtLeast(_ least: UInt64) -> UInt64 { block &+ (ones &* (0x80 &- least)) }
    let isBlank = ~((block ^ (ones &* 0x20)) &+ (ones &* 0x7F))
    let hasNoKind = isBlank | (isAtLeast(0x2D) & ~isAtLeast(0x5B)) | (isAtLeast(0x5E) & ~isAtLeast(0x7B))
    return ~hasNoKind & (ones &* 0x80)
  }

  /// Of the characters of ASCII.
  private static let kinds: [Kinds] = (0..<128 as Range<UInt8>).map { byte in
    let scalar = Unicode.Scalar(byte)
    var kinds: Kinds = "\n\"#'()*,[]\\{}".unicodeScalars.contains(scalar) ? .sign : []
    if scalar == "\n" { kinds.insert(.lineEnd) } else if !(0x20...0x7E).contains(byte) { kinds.insert(.control) }
    return kinds
  }
}
