import Geometry

/// Knows the letters of a font: what a text of several parts is set by.
package protocol LetterMeasurer {
  /// The advance of each character of a part of a line, tracking included, in points.
  mutating func advances(of text: String, font: Font, isRightToLeft: Bool) -> [Double]

  /// Whether a line may begin at each character of a paragraph.
  func lineBreaks(in paragraph: String) -> [Bool]
}

/// Sets a text whose parts have fonts of their own in lines. All measurers share it.
///
/// 1. Cut the parts into paragraphs, and those into letters with their advances.
/// 2. Break a paragraph that is too wide where its advances say.
/// 3. Truncate the last line that there is room for.
///
/// Every segment is as wide as its letters in the paragraph; renderers keep to it. It takes time in proportion to the
/// text.
package struct PartSetter<Measurer: LetterMeasurer> {
  package private(set) var measurer: Measurer
  private let parts: [TextPart]
  private let fitting: TextFitting
  private let room: Double
  private let maximumLines: Int
  private var lines: [TextLine] = []
  /// Where the next line begins, from the top of the text.
  private var top = 0.0
  private var bottom = 0.0

  package init(_ parts: [TextPart], fitting: TextFitting, measurer: Measurer) {
    self.parts = parts
    self.fitting = fitting
    self.measurer = measurer
    room = fitting.maximumWidth.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    maximumLines = fitting.maximumLines > 0 ? fitting.maximumLines : .max
  }

  package mutating func set() -> TextBlock {
    guard !parts.isEmpty else { return .empty }
    let paragraphs = paragraphs()
    for (index, pieces) in paragraphs.enumerated() where lines.count < maximumLines {
      set(Paragraph(pieces, isLast: index == paragraphs.count - 1, setter: &self))
    }
    let scale = fitting.scale.isFinite && fitting.scale > 0 ? fitting.scale : 1
    // Sums of advances that miss a pixel by their rounding alone do not cost another.
    func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let widest = lines.map(\.width).max() ?? 0
    return TextBlock(lines: lines, size: Size(min(roundedUp(max(0, widest)), room), roundedUp(bottom)))
  }

  fileprivate typealias Piece = (part: Int, text: String)

  /// The pieces of the parts in each paragraph; an empty paragraph has one empty piece.
  private func paragraphs() -> [[Piece]] {
    var paragraphs: [[Piece]] = [[]]
    for (index, part) in parts.enumerated() {
      for (number, text) in part.text.paragraphs.enumerated() {
        if number > 0 { paragraphs.append([]) }
        if !text.isEmpty || paragraphs[paragraphs.count - 1].isEmpty {
          paragraphs[paragraphs.count - 1].append((index, text))
        }
      }
    }
    return paragraphs.map { pieces in
      let seen = pieces.filter { !$0.text.isEmpty }
      return seen.isEmpty ? Array(pieces.prefix(1)) : seen
    }
  }

  // MARK: Lines

  private mutating func set(_ paragraph: Paragraph) {
    var start = 0
    repeat {
      let isLastLine = lines.count + 1 >= maximumLines
      let rest = start..<paragraph.count
      if isLastLine, fitting.lineBreakMode == .byClipping {
        append([paragraph.trimmed(rest)], of: paragraph, isTruncated: paragraph.width(of: rest) > room)
        return
      }
      if isLastLine, fitting.lineBreakMode.truncates {
        appendTruncated(rest, of: paragraph)
        return
      }
      let end = end(ofLineFrom: start, in: paragraph)
      let isCut = isLastLine && (end < paragraph.count || !paragraph.isLast)
      let line = paragraph.trimmed(start..<end)
      append([line], of: paragraph, isTruncated: isCut, isHyphenated: paragraph.endsInSoftHyphen(line))
      start = end
    } while start < paragraph.count && lines.count < maximumLines
    top += paragraph.metrics.paragraphSpacing
  }

  /// Where the line that begins at `start` ends: after the last word, or failing that the last letter, that has room.
  private mutating func end(ofLineFrom start: Int, in paragraph: Paragraph) -> Int {
    let limit = room + TextFitting.tolerance
    var end = start
    // White space at a line's end hangs over it.
    while end < paragraph.count, paragraph.isBlank[end] || paragraph.width(of: start..<(end + 1)) <= limit { end += 1 }
    end = min(max(end, start + 1), paragraph.count)
    guard end < paragraph.count, fitting.lineBreakMode != .byCharWrapping else { return end }
    return stride(from: end, to: start, by: -1).first { next in
      guard paragraph.canBeginLine[next] else { return false }
      let line = start..<next
      guard paragraph.endsInSoftHyphen(line) else { return true }
      return paragraph.width(of: line) + width(of: "-", inPart: paragraph.part(at: next - 1)) <= limit
    } ?? end
  }

  private mutating func width(of sign: String, inPart part: Int) -> Double {
    measurer.advances(of: sign, font: parts[part].font, isRightToLeft: false).reduce(0, +)
  }

  /// The rest of a paragraph in one line, what has no room replaced by an ellipsis.
  private mutating func appendTruncated(_ rest: Range<Int>, of paragraph: Paragraph) {
    let rest = paragraph.trimmed(rest)
    let limit = room + TextFitting.tolerance
    if paragraph.isLast, paragraph.width(of: rest) <= limit {
      return append([rest], of: paragraph, isTruncated: false)
    }
    let middle = paragraph.part(at: (rest.lowerBound + rest.upperBound) / 2)
    let budget = limit - width(of: "…", inPart: middle)
    guard budget >= 0 else { return append([], of: paragraph, isTruncated: true) }
    var (head, tail) = (rest.lowerBound..<rest.lowerBound, rest.upperBound..<rest.upperBound)
    let mode = paragraph.isLast ? fitting.lineBreakMode : .byTruncatingTail
    if mode != .byTruncatingHead {
      let share = mode == .byTruncatingMiddle ? budget / 2 : budget
      var end = rest.lowerBound
      while end < rest.upperBound, paragraph.width(of: rest.lowerBound..<(end + 1)) <= share { end += 1 }
      head = rest.lowerBound..<end
    }
    if mode != .byTruncatingTail {
      let share = budget - paragraph.width(of: head)
      var start = rest.upperBound
      while start > head.upperBound, paragraph.width(of: (start - 1)..<rest.upperBound) <= share { start -= 1 }
      tail = start..<rest.upperBound
    }
    append([paragraph.trimmed(head), paragraph.trimmedAtStart(tail)], of: paragraph, isTruncated: true)
  }

  /// Adds a line of some ranges of a paragraph, with an ellipsis between two, or a hyphen at its end.
  private mutating func append(
    _ ranges: [Range<Int>], of paragraph: Paragraph, isTruncated: Bool, isHyphenated: Bool = false
  ) {
    var segments = ranges.first.map(paragraph.segments) ?? []
    if isHyphenated, let last = segments.last {
      segments.append(segment(of: "-", like: last.part))
    } else if ranges.count > 1 {
      let part = segments.last?.part ?? paragraph.part(at: ranges[1].lowerBound)
      segments.append(segment(of: "…", like: part))
      segments += paragraph.segments(of: ranges[1])
    } else if ranges.isEmpty {
      segments = [paragraph.emptySegment]
    }
    let width = segments.reduce(0) { $0 + $1.width }
    var x = 0.0
    for index in segments.indices {
      segments[index].x = paragraph.isRightToLeft ? width - x - segments[index].width : x
      x += segments[index].width
    }
    var line = TextLine(
      text: segments.map(\.text).joined(), width: width, baseline: 0, isRightToLeft: paragraph.isRightToLeft,
      isTruncated: isTruncated)
    line.segments = segments
    line.firstPart = paragraph.firstPart
    let metrics = paragraph.metrics
    let ascent = segments.map { FontMetrics(of: $0.font).ascent + $0.baselineOffset }.max() ?? 0
    let descent = line.descent
    line.baseline = top + ascent + (ascent + descent) * (metrics.lineHeightMultiple - 1)
    bottom = line.baseline + descent
    top = bottom + metrics.lineSpacing + (segments.map(\.font.leading).max() ?? 0)
    lines.append(line)
  }

  private mutating func segment(of sign: String, like part: Int) -> TextSegment {
    TextSegment(
      part: part, text: sign, font: parts[part].font, x: 0, width: width(of: sign, inPart: part),
      baselineOffset: parts[part].baselineOffset)
  }
}

// MARK: Paragraphs

extension PartSetter {
  /// The letters of a paragraph.
  private struct Paragraph {
    let isLast: Bool
    let isRightToLeft: Bool
    let metrics: ParagraphMetrics
    let canBeginLine: [Bool]
    private(set) var isBlank: [Bool] = []
    private let parts: [TextPart]
    let firstPart: Int
    private var characters: [Character] = []
    private var partOf: [Int] = []
    /// The advance of all characters before each.
    private var advances = [0.0]

    var count: Int { characters.count }

    init(_ pieces: [Piece], isLast: Bool, setter: inout PartSetter) {
      let text = pieces.map(\.text).joined()
      self.isLast = isLast
      parts = setter.parts
      firstPart = pieces.first?.part ?? 0
      metrics = parts.indices.contains(firstPart) ? parts[firstPart].paragraph : ParagraphMetrics()
      isRightToLeft = text.isRightToLeft ?? setter.fitting.isRightToLeft
      var sum = 0.0
      for piece in pieces where !piece.text.isEmpty {
        let part = parts[piece.part]
        let own = setter.measurer.advances(of: piece.text, font: part.font, isRightToLeft: isRightToLeft)
        for (character, advance) in zip(piece.text, own) {
          sum += advance + part.kern
          characters.append(character)
          isBlank.append(character.isWhitespace && character != "\u{A0}")
          partOf.append(piece.part)
          advances.append(sum)
        }
      }
      // A mark at a part's beginning belongs to the letter before it in the whole: then lines break by the blanks.
      let (breaks, isBlank) = (setter.measurer.lineBreaks(in: text), isBlank)
      canBeginLine =
        breaks.count == isBlank.count
        ? breaks : isBlank.indices.map { $0 > 0 && isBlank[$0 - 1] && !isBlank[$0] }
    }

    func part(at index: Int) -> Int { partOf.isEmpty ? firstPart : partOf[min(max(index, 0), partOf.count - 1)] }

    func width(of range: Range<Int>) -> Double { advances[range.upperBound] - advances[range.lowerBound] }

    /// Whether a line of the range ends with a soft hyphen that is seen: not at the paragraph's end.
    func endsInSoftHyphen(_ range: Range<Int>) -> Bool {
      range.upperBound < count && characters[range].last == "\u{AD}"
    }

    /// Without the white space at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var end = range.upperBound
      while end > range.lowerBound, isBlank[end - 1] { end -= 1 }
      return range.lowerBound..<end
    }

    /// Without the white space at its beginning.
    func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
      var start = range.lowerBound
      while start < range.upperBound, isBlank[start] { start += 1 }
      return start..<range.upperBound
    }

    /// What an empty line has: the height of the font there.
    var emptySegment: TextSegment { segment(firstPart, "", 0) }

    func segments(of range: Range<Int>) -> [TextSegment] {
      guard !range.isEmpty else { return [segment(part(at: range.lowerBound), "", 0)] }
      var segments: [TextSegment] = []
      var start = range.lowerBound
      while start < range.upperBound {
        let end = partOf[start..<range.upperBound].firstIndex { $0 != partOf[start] } ?? range.upperBound
        segments.append(segment(partOf[start], String(characters[start..<end]), width(of: start..<end)))
        start = end
      }
      return segments
    }

    private func segment(_ part: Int, _ text: String, _ width: Double) -> TextSegment {
      TextSegment(
        part: part, text: text, font: parts[part].font, x: 0, width: width, baselineOffset: parts[part].baselineOffset)
    }
  }
}
