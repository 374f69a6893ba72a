import CPango
import Typography

/// Cuts a line into stretches that are shaped at once: one face, one script, one direction each.
struct Segmenter {
  let faces: FaceChain
  let isRightToLeft: Bool

  /// The segments in logical order, and the characters that no face has.
  func segments(of text: String) -> (segments: [TextSegment], missing: [Character]) {
    guard !text.isEmpty, let primary = faces.first else { return ([], []) }
    if !isRightToLeft, let segment = plainSegment(of: text, face: primary) { return ([segment], []) }
    return generalSegments(of: text, primary: primary)
  }

  /// The common case: letters of the Latin script that the first face has, in a line from left to right.
  private func plainSegment(of text: String, face: Face) -> TextSegment? {
    var isPlain = true
    for scalar in text.unicodeScalars {
      if scalar == .softHyphen { isPlain = false }
      guard scalar.value < 0x250 || (0x2010..<0x2030).contains(scalar.value), !scalar.isDirectional,
        face.hasGlyph(for: scalar)
      else { return nil }
    }
    var segment = TextSegment(plain: text, face: face)
    segment.isPlain = isPlain
    return segment
  }

  private func generalSegments(of text: String, primary: Face) -> ([TextSegment], [Character]) {
    let levels = embeddingLevels(of: text)
    var segments: [TextSegment] = []
    var missing: [Character] = []
    var known: Set<Character> = []
    var offset = 0
    var scalarIndex = 0
    var script = leadingScript(of: text)
    for character in text {
      let length = character.utf8.count
      let level = scalarIndex < levels.count ? levels[scalarIndex] : 0
      if let own = Self.script(of: character) { script = own }
      let last = segments.last
      let (face, isMissing) = self.face(for: character, after: last, primary: primary)
      if isMissing, known.insert(character).inserted { missing.append(character) }
      let range = offset..<(offset + length)
      var pieces = isMissing ? [range] : Self.pieces(of: character, in: range)[...]
      if let last, !isMissing, !last.isMissing, last.face === face, last.level == level, last.script == script {
        segments[segments.count - 1].range = last.range.lowerBound..<pieces.removeFirst().upperBound
      }
      for piece in pieces {
        segments.append(
          TextSegment(
            range: piece, face: face, script: script, level: level, isTracked: face === primary,
            isMissing: isMissing))
      }
      offset += length
      scalarIndex += character.unicodeScalars.count
    }
    return (segments, missing)
  }

  /// A character as it is shaped: in one piece, unless it is a letter with hundreds of marks. HarfBuzz looks for what a
  /// mark stands on among all marks before it.
  private static func pieces(of character: Character, in range: Range<Int>) -> [Range<Int>] {
    guard range.count > longestPiece else { return [range] }
    var pieces: [Range<Int>] = []
    var (start, end) = (range.lowerBound, range.lowerBound)
    for scalar in character.unicodeScalars {
      let next = end + UTF8.width(scalar)
      if next - start > longestPiece {
        pieces.append(start..<end)
        start = end
      }
      end = next
    }
    return pieces + [start..<end]
  }

  /// In bytes. No writing system comes near it.
  private static let longestPiece = 512

  /// The first face that has all of a character; white space stays with what is before it, so that a word space
  /// does not part a Hebrew phrase.
  private func face(for character: Character, after last: TextSegment?, primary: Face) -> (Face, isMissing: Bool) {
    if character.isWhitespace, let last, !last.isMissing, last.face.has(character) { return (last.face, false) }
    if let face = faces.first(where: { $0.has(character) }) { return (face, false) }
    let replacement = faces.first { $0.hasGlyph(for: .replacement) } ?? primary
    return (replacement, true)
  }

  /// A level for each scalar, by the bidirectional algorithm; white space at the end has the line's own.
  private func embeddingLevels(of text: String) -> [UInt8] {
    let count = text.unicodeScalars.count
    let base: UInt8 = isRightToLeft ? 1 : 0
    guard isRightToLeft || text.unicodeScalars.contains(where: \.mayTurnText) else {
      return Array(repeating: base, count: count)
    }
    var levels =
      PangoLibrary.shared.embeddingLevels(of: text, isRightToLeft: isRightToLeft)
      ?? Array(repeating: base, count: count)
    var index = count
    for scalar in text.unicodeScalars.reversed() where index > 0 {
      guard scalar.properties.isWhitespace else { break }
      index -= 1
      levels[index] = base
    }
    return levels
  }

  /// The script of the first character that has one.
  private func leadingScript(of text: String) -> hb_script_t {
    text.lazy.compactMap(Self.script(of:)).first ?? HB_SCRIPT_LATIN
  }

  /// `nil` for what all scripts share: digits, spaces, punctuation, marks.
  private static func script(of character: Character) -> hb_script_t? {
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
    }
    return nil
  }
}

extension Face {
  /// Whether every scalar that is seen has a glyph.
  func has(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { hasGlyph(for: $0) || $0.properties.isDefaultIgnorableCodePoint }
  }
}

extension Unicode.Scalar {
  /// What is drawn for a character that no font has.
  static let replacement = Unicode.Scalar(0xFFFD as UInt16) ?? "?"

  /// HarfBuzz leaves it out, and its place in the text to the glyph before it.
  fileprivate static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// Marks, embeddings and isolates that change the direction of what is about them.
  fileprivate var isDirectional: Bool {
    (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
  }

  /// Whether it is written from right to left, or says so of others: blocks of such scripts, and directional signs. A
  /// line from left to right without them has no other level.
  fileprivate var mayTurnText: Bool {
    switch value {
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
