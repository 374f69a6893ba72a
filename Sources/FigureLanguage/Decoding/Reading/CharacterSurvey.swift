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
    // Over the memory itself, since loops over lists check each of their places.
    scalars.withUnsafeBufferPointer { scalars in
      Self.kinds.withUnsafeBufferPointer { kinds in
        for offset in scalars.indices {
          let value = Int(scalars[offset].value)
          let kind = value < 128 ? kinds[value] : [.sign, .beyondASCII]
          guard !kind.isEmpty else { continue }
          found.formUnion(kind)
          if kind.contains(.sign) { signs.append(offset) }
          if kind.contains(.lineEnd) { lineStarts.append(offset + 1) }
        }
      }
    }
  }

  /// Of the characters of ASCII.
  private static let kinds: [Kinds] = (0..<128 as Range<UInt8>).map { byte in
    let scalar = Unicode.Scalar(byte)
    var kinds: Kinds = "\n\"#'()*,[]{}".unicodeScalars.contains(scalar) ? .sign : []
    if scalar == "\n" { kinds.insert(.lineEnd) } else if !(0x20...0x7E).contains(byte) { kinds.insert(.control) }
    return kinds
  }
}
