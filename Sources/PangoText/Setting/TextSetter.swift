import Geometry
import Typography

/// Sets one text in lines.
///
/// 1. Cut the text into paragraphs.
/// 2. Shape a paragraph whole: if it fits, it is a line.
/// 3. Otherwise break it where its advances say, and shape each line alone, as renderers will.
/// 4. Truncate the last line that there is room for.
struct TextSetter {
  let fonts: FontSet
  let font: Font
  let sizing: FontSizing
  let fitting: TextFitting
  let room: Double
  let maximumLines: Int
  private(set) var lines: [TextLine] = []
  private var missing: [Character] = []

  init(fonts: FontSet, font: Font, fitting: TextFitting) {
    self.fonts = fonts
    self.font = font
    self.fitting = fitting
    sizing = FontSizing(of: font)
    room = fitting.maximumWidth.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    maximumLines = fitting.maximumLines > 0 ? fitting.maximumLines : .max
  }

  mutating func set(_ text: String) -> SetBlock {
    let paragraphs = text.paragraphs
    for (index, paragraph) in paragraphs.enumerated() where lines.count < maximumLines {
      set(paragraph, isLast: index == paragraphs.count - 1)
    }
    return SetBlock(block: block(), missing: missing)
  }

  private mutating func set(_ paragraph: String, isLast: Bool) {
    let isRightToLeft = paragraph.isRightToLeft ?? fitting.isRightToLeft
    let whole = shape(paragraph, isRightToLeft: isRightToLeft)
    missing += whole.missing
    let width = self.width(of: whole)
    let isFull = !isLast && lines.count + 1 >= maximumLines
    if width <= room + TextFitting.tolerance {
      let truncatesTail = isFull && fitting.lineBreakMode.truncates
      guard truncatesTail else {
        return append(
          TextLine(text: paragraph, width: width, baseline: 0, isRightToLeft: isRightToLeft, isTruncated: isFull))
      }
    }
    let breaker = LineBreaker(
      paragraph: paragraph, whole: whole, isRightToLeft: isRightToLeft, isLastParagraph: isLast, setter: self)
    for line in breaker.breakLines() { append(line) }
  }

  func shape(_ text: String, isRightToLeft: Bool) -> ShapedLine {
    fonts.shape(text, family: font.family, weight: font.weight, isRightToLeft: isRightToLeft)
  }

  func width(of line: ShapedLine) -> Double {
    line.width(size: sizing.size, tracking: sizing.tracking)
  }

  private mutating func append(_ line: TextLine) {
    var line = line
    line.baseline = sizing.metrics.baseline(ofLine: lines.count)
    lines.append(line)
  }

  private var scale: Double { fitting.scale.isFinite && fitting.scale > 0 ? fitting.scale : 1 }

  private func block() -> TextBlock {
    let widest = lines.map(\.width).max() ?? 0
    return TextBlock(
      lines: lines,
      size: Size(min(roundedUp(max(0, widest)), room), roundedUp(sizing.metrics.height(ofLines: lines.count))))
  }

  /// To whole pixels; sums of advances that miss one by their rounding alone do not cost another.
  private func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
