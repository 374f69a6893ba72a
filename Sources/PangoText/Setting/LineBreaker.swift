import Typography

/// Breaks one paragraph that is too wide, or that has no room under it, into lines.
///
/// Advances in the shaped whole say where to break; each line is then shaped alone, because its ends may lose a
/// kerning pair, and gives way by a character or a word where that made it wider.
struct LineBreaker {
  let paragraph: String
  let isRightToLeft: Bool
  let isLastParagraph: Bool
  let setter: TextSetter
  let breaks: ParagraphBreaks
  /// The advance of all characters before each, in logical order.
  private let advances: [Double]
  private let characters: [Character]

  init(
    paragraph: String, whole: ShapedLine, isRightToLeft: Bool, isLastParagraph: Bool, setter: TextSetter
  ) {
    self.paragraph = paragraph
    self.isRightToLeft = isRightToLeft
    self.isLastParagraph = isLastParagraph
    self.setter = setter
    breaks = ParagraphBreaks(paragraph)
    characters = Array(paragraph)
    advances = whole.advances(before: breaks.offsets, sizing: setter.sizing)
  }

  func breakLines() -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    let mode = setter.fitting.lineBreakMode
    let limit = setter.maximumLines - setter.lines.count
    while start < characters.count || lines.isEmpty {
      let isLastLine = lines.count + 1 >= limit
      if isLastLine, mode.truncates {
        lines.append(truncated(from: start))
        break
      }
      if isLastLine, mode == .byClipping {
        lines.append(line(start..<characters.count, isTruncated: true))
        break
      }
      let end = self.end(ofLineFrom: start)
      let isCut = isLastLine && (end < characters.count || !isLastParagraph)
      lines.append(line(trimmed(start..<end), isTruncated: isCut))
      start = end
      if isLastLine { break }
    }
    return lines
  }

  /// Where the line that begins at `start` ends: after the last word, or failing that the last character, that
  /// has room; never at once.
  private func end(ofLineFrom start: Int) -> Int {
    guard start < characters.count else { return start }
    let limit = advances[start] + setter.room + TextFitting.tolerance
    var end = start + 1
    // White space at a line's end hangs over it.
    while end <= characters.count, breaks.isWhitespace[end - 1] || advances[end] <= limit { end += 1 }
    return refined(start..<max(end - 1, start + 1))
  }

  /// Moves a line's end back to where it may be broken, and on until the line, shaped alone, has room.
  private func refined(_ range: Range<Int>) -> Int {
    let start = range.lowerBound
    var end = lineStart(notAfter: range.upperBound, from: start) ?? range.upperBound
    while end > start + 1, width(of: trimmed(start..<end)) > setter.room + TextFitting.tolerance {
      end = lineStart(notAfter: end - 1, from: start) ?? (end - 1)
    }
    return end
  }

  /// The last place at or before `end`, and after `start`, where words part; `nil` when there is none or when
  /// characters are to be parted.
  private func lineStart(notAfter end: Int, from start: Int) -> Int? {
    guard setter.fitting.lineBreakMode != .byCharWrapping else { return nil }
    guard end < characters.count else { return end }
    return stride(from: end, to: start, by: -1).first { breaks.canBeginLine[$0] }
  }

  /// Without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, breaks.isWhitespace[end - 1] { end -= 1 }
    return range.lowerBound..<end
  }

  /// Without the white space at its beginning.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, breaks.isWhitespace[start] { start += 1 }
    return start..<range.upperBound
  }

  var characterCount: Int { characters.count }

  func text(of range: Range<Int>) -> String { String(characters[range]) }

  /// The characters as a line of its own, at whose end a soft hyphen is seen, unless the paragraph ends there too.
  private func lineText(of range: Range<Int>) -> String {
    guard range.upperBound < characters.count, characters[range].last == "\u{AD}" else { return text(of: range) }
    return text(of: range.dropLast()) + "-"
  }

  func width(of range: Range<Int>) -> Double { width(of: lineText(of: range)) }

  func width(of text: String) -> Double {
    setter.width(of: setter.shape(text, isRightToLeft: isRightToLeft))
  }

  /// By the shaped whole, without shaping anew.
  func advance(of range: Range<Int>) -> Double { advances[range.upperBound] - advances[range.lowerBound] }

  func line(_ range: Range<Int>, isTruncated: Bool) -> TextLine {
    line(lineText(of: range), isTruncated: isTruncated)
  }

  func line(_ text: String, isTruncated: Bool) -> TextLine {
    TextLine(
      text: text, width: width(of: text), baseline: 0, isRightToLeft: isRightToLeft, isTruncated: isTruncated)
  }
}

extension ShapedLine {
  /// The advance of everything before each of some places in the text's UTF-8, the clusters' summed up.
  func advances(before offsets: [Int], sizing: FontSizing) -> [Double] {
    var byOffset = Array(repeating: 0.0, count: (offsets.last ?? 0) + 1)
    for glyph in glyphs where byOffset.indices.contains(glyph.cluster) {
      byOffset[glyph.cluster] += glyph.advance * sizing.size
      if glyph.endsCluster, glyph.isTracked { byOffset[glyph.cluster] += sizing.tracking }
    }
    var sum = 0.0
    var advances = [0.0]
    advances.reserveCapacity(offsets.count)
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      for offset in start..<end { sum += byOffset[offset] }
      advances.append(sum)
    }
    return advances
  }
}
