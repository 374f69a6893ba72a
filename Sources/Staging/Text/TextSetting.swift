import Geometry
public import Typography
import ViewLayout

/// Breaks texts into lines and measures them, most of which layout has already measured without a width limit.
///
/// If a text fits, it is drawn with the lines that layout measured: the same request gives the same block, so no text is
/// measured twice.
public struct TextSetting {
  let measurer: any TextMeasurer
  /// Pixels per point, the same as during layout.
  let scale: Double
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - measurer: Measures text in the fonts that draw it.
  ///   - scale: The pixels per point. The sizes of blocks are rounded up to whole pixels; lines are not.
  ///   - isRightToLeft: The direction of texts without letters that have one.
  public init(measurer: any TextMeasurer, scale: Double = 2, isRightToLeft: Bool = false) {
    self.measurer = measurer
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }

  /// A text on one line, never truncated.
  public func line(_ text: String, font: Font) -> SetText {
    let line = layOut(text, font: font, width: nil, lines: 1, .byTruncatingTail).lines.first
    return SetText(font: font, lines: line.map { [$0] } ?? [], naturalWidth: line?.width ?? 0)
  }

  /// A text with a line for each of its own, which wrap at a width if there is one.
  public func words(_ text: String, font: Font, width: Double? = nil) -> SetText {
    guard width != nil || text.contains("\n") else { return line(text, font: font) }
    return block(
      text, font: font, in: Size(width ?? 100_000, 1_000_000), maximumLines: 0, lineBreakMode: .byWordWrapping)
  }

  /// More room than a text takes that a document may have.
  private static let unlimited = Size(100_000, 1_000_000)

  /// A text in as few lines as a width takes, about equally long. No word is split.
  public func balanced(_ text: String, font: Font, width: Double) -> SetText {
    let whole = words(text, font: font)
    guard whole.naturalWidth > width else { return whole }
    let widestWord = text.split(whereSeparator: \.isWhitespace)
      .map { line(String($0), font: font).naturalWidth }.max()
    let least = (widestWord ?? 0) + 1
    let best = narrowest(between: least, and: max(width, least), lines: \.lines.count) { width in
      words(text, font: font, width: width)
    }
    // Every word has room: `H:|-24-[first]-32-[second]` must not end a line behind a hyphen.
    guard best.breaksWords(of: text) else { return best }
    return words(balancedLines(of: text, font: font, width: width).joined(separator: "\n"), font: font)
  }

  /// The same with lines that end at spaces alone.
  private func balancedLines(of text: String, font: Font, width: Double) -> [String] {
    func isBreak(_ letter: Character) -> Bool { letter.isWhitespace && !Self.spacesWithoutBreak.contains(letter) }
    let own = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: isBreak).map(String.init) }
    let widestWord = own.joined().map { line($0, font: font).naturalWidth }.max() ?? 0
    func lines(in width: Double) -> [String] {
      own.flatMap { words in
        words.reduce(into: [String]()) { lines, word in
          let longer = lines.last.map { "\($0) \(word)" }
          if let longer, line(longer, font: font).naturalWidth <= width {
            lines[lines.count - 1] = longer
          } else {
            lines.append(word)
          }
        }
      }
    }
    return narrowest(between: widestWord, and: max(width, widestWord), lines: \.count, in: lines)
  }

  /// A text in the narrowest width in which it has no more lines than in the widest.
  ///
  /// - Parameters:
  ///   - lines: How many lines it has.
  ///   - set: The text at a width.
  private func narrowest<Block>(
    between narrowest: Double, and widest: Double, lines: (Block) -> Int, in set: (Double) -> Block
  ) -> Block {
    var (narrow, wide) = (narrowest, widest)
    var best = set(wide)
    for _ in 0..<Self.halvings {
      let middle = (narrow + wide) / 2
      let tried = set(middle)
      if lines(tried) > lines(best) { narrow = middle } else { (best, wide) = (tried, middle) }
    }
    return best
  }

  /// A thirty-second of what is between the widths: lines that differ by less look equally long.
  private static let halvings = 5

  private static let spacesWithoutBreak: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// One line, truncated if it is wider than `width`.
  public func line(
    _ text: String, font: Font, width: Double, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> SetText {
    guard !text.isEmpty, width > 0 else { return SetText(font: font) }
    var set = line(text, font: font)
    let fits = set.naturalWidth <= width + TextFitting.tolerance && !set.lines.contains(where: \.isTruncated)
    if !fits { set.lines = layOut(text, font: font, width: width, lines: 1, lineBreakMode).lines }
    return set
  }

  /// As many lines as requested and as fit the height, at least one.
  ///
  /// - Parameter maximumLines: 0 for any number.
  func block(
    _ text: String, font: Font, in room: Size, maximumLines: Int, lineBreakMode: LineBreakMode, least: Double = 1
  ) -> SetText {
    guard !text.isEmpty, room.width > 0, room.width.isFinite, room.height.isFinite else { return SetText(font: font) }
    if maximumLines == 1 { return line(text, font: font, width: room.width, lineBreakMode: lineBreakMode) }
    var lines = layOut(text, font: font, width: room.width, lines: maximumLines, lineBreakMode).lines
    let metrics = FontMetrics(of: font)
    let distance = max(1, metrics.lineHeight + metrics.leading)
    // Where another font was measured, its lines may have been lower than ours.
    let slack = least < 1 ? max(1, (1 - least) * distance) : 1
    let fitting = max(1, min(1000, ((room.height + slack + metrics.leading) / distance).rounded(.down)))
    if least < 1, let smaller = smallerBlock(text, font, in: room.width, lines: Int(fitting), lineBreakMode, least) {
      return smaller
    }
    if lines.count > Int(fitting) {
      lines = layOut(text, font: font, width: room.width, lines: Int(fitting), lineBreakMode).lines
    }
    return SetText(font: font, lines: lines, naturalWidth: lines.map(\.width).max() ?? 0)
  }

  /// A text in the largest size that needs no more lines than there is room for; `nil` for one that fits as it is, or in
  /// no size that is large enough.
  private func smallerBlock(
    _ text: String, _ font: Font, in width: Double, lines: Int, _ lineBreakMode: LineBreakMode, _ least: Double
  ) -> SetText? {
    // A long text is not set to learn that it does not fit: no letter is narrower than a tenth of the size.
    guard Double(text.utf8.count) * font.size / 10 < width * Double(lines) else { return nil }
    func block(_ font: Font) -> SetText {
      // One line more tells that there are too many, however long the text is.
      let lines = layOut(text, font: font, width: width, lines: lines + 1, lineBreakMode).lines
      return SetText(font: font, lines: lines, naturalWidth: lines.map(\.width).max() ?? 0)
    }
    guard block(font).lines.count > lines else { return nil }
    let steps = 6
    return (1...steps).lazy.map { block(font.withSize(font.size * (1 - (1 - least) * Double($0) / Double(steps)))) }
      .first { $0.lines.count <= lines }
  }

  /// A text of runs in as many lines as requested and as fit the height, at least one.
  ///
  /// - Parameters:
  ///   - font: That of runs without one.
  ///   - least: The smallest part of its size in which one line is set that is too wide.
  func block(
    _ text: AttributedText, font: Font, platform: Platform, in room: Size, maximumLines: Int,
    lineBreakMode: LineBreakMode, least: Double = 1
  ) -> SetText {
    var set = SetText(font: font)
    set.runs = text
    guard room.width > 0, room.width.isFinite, room.height.isFinite else { return set }
    func lines(_ parts: [TextPart], _ width: Double?, _ count: Int) -> [TextLine] {
      measurer.layOut(
        parts,
        fitting: TextFitting(
          maximumWidth: width, maximumLines: count, lineBreakMode: lineBreakMode, scale: scale,
          isRightToLeft: isRightToLeft)
      ).lines
    }
    var parts = text.parts(in: font, platform: platform)
    if maximumLines == 1 {
      set.naturalWidth = lines(parts, nil, 1).first?.width ?? 0
      // Smaller sizes have larger tracking, so the first result can still be too wide.
      var (factor, width) = (1.0, set.naturalWidth)
      for _ in 0..<4 where width > room.width && factor > least {
        factor = max(least, factor * room.width / width)
        parts = text.parts(in: font, platform: platform).map { $0.scaled(by: factor) }
        width = lines(parts, nil, 1).first?.width ?? 0
      }
    }
    set.lines = lines(parts, room.width, maximumLines)
    let fitting = max(1, set.lines.prefix { $0.baseline + $0.descent <= room.height + 1 }.count)
    if set.lines.count > fitting { set.lines = lines(parts, room.width, fitting) }
    if maximumLines != 1 { set.naturalWidth = set.lines.map(\.width).max() ?? 0 }
    return set
  }

  private func layOut(
    _ text: String, font: Font, width: Double?, lines: Int, _ lineBreakMode: LineBreakMode
  ) -> TextBlock {
    measurer.layOut(
      text, font: font,
      fitting: TextFitting(
        maximumWidth: width, maximumLines: lines, lineBreakMode: lineBreakMode, scale: scale,
        isRightToLeft: isRightToLeft))
  }
}

extension SetText {
  /// Whether a line ends within a word.
  fileprivate func breaksWords(of text: String) -> Bool {
    var rest = Substring(text)
    return lines.dropLast().contains { line in
      rest = rest.drop(while: \.isWhitespace)
      let shown = line.text.filter { !$0.isWhitespace }.count
      // Spaces within a line are not told apart.
      var letters = 0
      rest = rest.drop { letter in
        guard letters < shown else { return false }
        if !letter.isWhitespace { letters += 1 }
        return true
      }
      return rest.first.map { !$0.isWhitespace } ?? false
    }
  }
}
