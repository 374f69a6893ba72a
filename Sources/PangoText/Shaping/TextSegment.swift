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
}
