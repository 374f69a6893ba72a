import CPango
import Typography

extension FontSet {
  /// Shapes a line of text, which must hold no line ends and no control characters.
  func shape(_ text: String, family: FontFamily, weight: FontWeight, isRightToLeft: Bool) -> ShapedLine {
    let key = ShapedLineKey(text: text, family: family, weight: weight, isRightToLeft: isRightToLeft)
    if let line = lines[key] { return line }
    let faces = FaceChain(fonts: self, family: family, weight: weight)
    let (segments, missing) = Segmenter(faces: faces, isRightToLeft: isRightToLeft).segments(of: text)
    var glyphs: [ShapedGlyph] = []
    var shaped: [ShapedSegment] = []
    var isJoined = false
    for segment in visualOrder(of: segments) {
      let start = glyphs.count
      let own: [ShapedGlyph]
      if segment.isMissing {
        own = replacementGlyphs(for: segment)
      } else if segment.isPlain, let joined = joinWords(of: text, in: segment.face) {
        (own, isJoined) = (joined, true)
      } else {
        own = withShape(of: segment, in: text) { $0.glyphs(of: segment) } ?? []
      }
      // Most lines are one segment.
      if glyphs.isEmpty { glyphs = own } else { glyphs += own }
      shaped.append(
        ShapedSegment(glyphs: start..<glyphs.count, text: segment.range, isRightToLeft: segment.level % 2 == 1))
    }
    let line = ShapedLine(glyphs: glyphs, segments: shaped, missing: missing)
    // Words are remembered, and few lines that are joined from them are asked for again: the blocks that have them are
    // remembered too.
    if !isJoined { lines.store(line, for: key, cost: 64 + text.utf8.count * 100) }
    return line
  }

  /// The bidirectional algorithm's rule L2: from the highest level down to the lowest odd one, turn every
  /// stretch of that level or a higher one.
  private func visualOrder(of segments: [TextSegment]) -> [TextSegment] {
    guard var level = segments.map(\.level).max(), level > 0 else { return segments }
    var segments = segments
    while level > 0 {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < segments.count, segments[end].level >= level { end += 1 }
        segments[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return segments
  }

  /// Calls `body` with what HarfBuzz makes of a segment.
  ///
  /// - Parameter flags: What is to be found out beside the glyphs.
  func withShape<Result>(
    of segment: TextSegment, in text: String, flags: UInt32 = 0, _ body: (HarfBuzzShape) -> Result
  ) -> Result? {
    guard let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(clamping: segment.range.lowerBound), Int32(clamping: segment.range.count))
      }
    }
    hb_buffer_set_direction(buffer, segment.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, segment.script)
    // One language for all: the locale must not choose among the forms of a letter.
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES.rawValue | flags))
    withExtendedLifetime(segment.face) {
      hb_shape(segment.face.font, buffer, segment.face.features, UInt32(segment.face.features.count))
    }
    return HarfBuzzShape(buffer).map(body)
  }

  /// One replacement character for a character that no face has.
  private func replacementGlyphs(for segment: TextSegment) -> [ShapedGlyph] {
    let glyph = segment.face.glyph(for: .replacement) ?? 0
    return [
      ShapedGlyph(
        face: segment.face, glyph: glyph, xOffset: 0, yOffset: 0,
        advance: segment.face.advance(of: glyph) / segment.face.unitsPerEm, cluster: segment.range.lowerBound,
        endsCluster: true, isTracked: false)
    ]
  }
}
