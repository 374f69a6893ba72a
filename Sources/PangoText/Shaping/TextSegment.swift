import CPango

/// A stretch of a line in one face, script and direction: what HarfBuzz shapes at once.
struct TextSegment {
  /// In the line's UTF-8.
  var range: Range<Int>
  var face: Face
  var script: hb_script_t
  /// The embedding level of the bidirectional algorithm; odd ones run to the left.
  var level: UInt8
  var isTracked: Bool
  /// Whether no font has it, so that the replacement character is drawn.
  var isMissing: Bool
  /// Whether it is a whole line of letters, digits and signs of the Latin script, none of which is a mark on another
  /// or has no glyph.
  var isPlain = false
}

extension TextSegment {
  /// A line of letters of the Latin script without marks, all of which a face has.
  init(plain text: String, face: Face) {
    self.init(
      range: 0..<text.utf8.count, face: face, script: HB_SCRIPT_LATIN, level: 0, isTracked: true, isMissing: false,
      isPlain: true)
  }
}
