import Geometry

/// Measures every character as half the font's size wide, for layouts that can be computed by hand.
///
///     let measurer = FixedWidthMeasurer()
///     let fitting = TextFitting(maximumWidth: nil)
///     measurer.layOut("Name", font: Font(family: .inter, size: 20), fitting: fitting).size.width   // 40
///
/// The height of lines follows the font's metrics. Words are wrapped at spaces. No character is ever missing.
public final class FixedWidthMeasurer: TextMeasurer {
  /// Creates a measurer; all of them measure alike.
  public init() {}

  public func takeMissingCharacters() -> [Character] { [] }

  public func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock {
    let advance = font.size / 2
    let room = fitting.maximumWidth.map { max(1, Int(($0 / advance + 1e-9).rounded(.down))) } ?? Int.max
    var lines = wrap(text, room: room, fitting: fitting)
    var truncated = false
    if fitting.maximumLines > 0, lines.count > fitting.maximumLines {
      lines.removeSubrange(fitting.maximumLines...)
      truncated = true
    }
    for index in lines.indices where lines[index].count > room || (truncated && index == lines.count - 1) {
      lines[index] = String(lines[index].prefix(max(0, room - 1))) + "…"
    }
    let metrics = FontMetrics(of: font)
    let set = lines.enumerated().map { index, line in
      TextLine(
        text: line, width: Double(line.count) * advance, baseline: metrics.baseline(ofLine: index),
        isRightToLeft: fitting.isRightToLeft, isTruncated: line.hasSuffix("…"))
    }
    let width = set.map(\.width).max() ?? 0
    let height = metrics.height(ofLines: lines.count)
    return TextBlock(
      lines: set,
      size: Size(
        (width * fitting.scale).rounded(.up) / fitting.scale,
        (height * fitting.scale - 1e-6).rounded(.up) / fitting.scale))
  }

  private func wrap(_ text: String, room: Int, fitting: TextFitting) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard fitting.maximumLines != 1, room != .max else { return paragraphs }
    return paragraphs.flatMap { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ").map(String.init) {
        if let last = lines.last, last.count + 1 + word.count <= room {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(word)
        }
      }
      return lines.isEmpty ? [""] : lines
    }
  }
}
