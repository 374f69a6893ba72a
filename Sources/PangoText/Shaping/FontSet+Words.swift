import CPango

/// What decides how a word is shaped that stands alone.
struct ShapedWordKey: Hashable {
  /// Of the set that remembers the word.
  private let face: ObjectIdentifier
  /// The bytes, and how many they are: a number is hashed in less time than a text.
  private let bytes: SIMD2<UInt64>
  private let length: Int

  /// Longer words are rare.
  static let longest = 16

  /// - Parameter text: The word with the space behind it, if there is one.
  init(_ text: UnsafeBufferPointer<UInt8>, in face: Face) {
    self.face = ObjectIdentifier(face)
    length = text.count
    var bytes = SIMD2<UInt64>()
    withUnsafeMutableBytes(of: &bytes) { $0.copyMemory(from: UnsafeRawBufferPointer(text)) }
    self.bytes = bytes
  }

  /// By the bytes alone, folded into one number: each number that is hashed takes as long as the rest of a look-up.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes[0] ^ (bytes[1] &* 0x9E37_79B9_7F4A_7C15))
  }
}

extension FontSet {
  /// The glyphs of a line of plain letters, joined from those of its words: where no text comes twice its words do,
  /// and to shape lines is a twelfth of what pictures of many labels cost as SVG.
  ///
  /// - Returns: `nil` for a line of one word or with a long one, and for one with a word that is shaped by what is
  ///   beside it.
  func joinWords(of text: String, in face: Face) -> [ShapedGlyph]? {
    var text = text
    return text.withUTF8 { bytes -> [ShapedGlyph]? in
      var glyphs: [ShapedGlyph] = []
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
        end = min(end + 1, bytes.count)
        guard end - start <= ShapedWordKey.longest, start > 0 || end < bytes.count,
          let word = word(UnsafeBufferPointer(rebasing: bytes[start..<end]), in: face)
        else { return nil }
        if glyphs.isEmpty { glyphs.reserveCapacity(bytes.count) }
        for var glyph in word {
          glyph.cluster += start
          glyphs.append(glyph)
        }
        start = end
      }
      return glyphs
    }
  }

  /// The glyphs of a word that stands alone.
  ///
  /// - Returns: `nil` for a word that may be shaped otherwise beside other words: because the face kerns its spaces, or
  ///   makes a sign of the letter in `2 x 3`.
  private func word(_ text: UnsafeBufferPointer<UInt8>, in face: Face) -> [ShapedGlyph]? {
    let key = ShapedWordKey(text, in: face)
    if let known = words[key] { return known }
    let isLast = text.last != UInt8(ascii: " ")
    // HarfBuzz has flags for the place before a glyph, and none for the end: one more space has it.
    let shaped = String(decoding: text, as: UTF8.self) + (isLast ? "" : " ")
    let segment = TextSegment(plain: shaped, face: face)
    let glyphs = withShape(of: segment, in: shaped, flags: HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue) { shape in
      shape.isIndependent(at: 0) && (isLast || shape.isIndependent(at: text.count))
        ? shape.glyphs(of: segment).filter { $0.cluster < text.count } : nil
    }.flatMap(\.self)
    words.store(glyphs, for: key, cost: 96 + 64 * text.count)
    return glyphs
  }
}
