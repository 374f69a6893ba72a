public import Geometry
import Typography

/// What the text of a label or a button measured on another screen, where an editor had its font.
///
/// It is the size that the view has there, so that it tells something only where it comes near to what our fonts measure:
/// what is much larger was stretched, or has other lines.
public struct KnownContent: Hashable, Sendable {
  /// The size there, in points; `nil` for an axis of which nothing is known.
  public var size: AxisPair<Double?>
  /// Whether its font is not there, so that another one is drawn.
  public var isInOtherFont: Bool

  /// Creates what is known of a view's text.
  public init(size: AxisPair<Double?>, isInOtherFont: Bool = false) {
    self.size = size
    self.isInOtherFont = isInOtherFont
  }

  /// The size of a text that has one line there, in points; `nil` where that does not come near to ours.
  func size(ofLine line: Size, scale: Double) -> Size? {
    // As wide as a line can be what has two of them, too.
    guard size.vertical.map({ $0 < 1.5 * line.height }) ?? true else { return nil }
    return width(ofLine: line.width, scale: scale).map { Size($0, line.height) }
  }

  /// The width of a line, in points; `nil` where the known one does not come near to ours.
  func width(ofLine width: Double, scale: Double) -> Double? {
    guard let known = size.horizontal else { return nil }
    let tolerance =
      isInOtherFont ? Self.widthToleranceOfOtherFont : known > width ? Self.largestExcess : Self.largestShortage
    return (known - width).magnitude <= max(1, width * tolerance) ? known.roundedUp(toPixels: scale) : nil
  }

  /// The height of lines, in points, if there the view is as high as its lines in another font, or as one line in whole
  /// points: an editor keeps the height that a label had before lines ended at pixels. `nil` where ours is as good.
  ///
  /// - Parameters:
  ///   - height: What the lines take in the font that is drawn.
  ///   - there: What the lines that the text has in a width take in that font.
  ///   - lineHeight: What one line takes in it.
  func height(
    ofLines height: Double, there: (_ width: Double) -> Double, lineHeight: Double, scale: Double
  ) -> Double? {
    guard let known = size.vertical, lineHeight > 0 else { return nil }
    guard isInOtherFont else { return isWholeLine(known, above: height, lineHeight: lineHeight) ? known : nil }
    // What is much higher than as many lines was stretched, and a font that is much wider breaks them elsewhere.
    let factor = [size.horizontal.map(there) ?? height, height].lazy.map { known / $0 }
      .first { ($0 - 1).magnitude < Self.heightTolerance }
    return factor.map { (height * $0).roundedUp(toPixels: scale) }
  }

  /// Whether a height is that of a line, rounded up to a whole point.
  private func isWholeLine(_ known: Double, above height: Double, lineHeight: Double) -> Bool {
    known == known.rounded() && known >= height && known < height + 1 && height < 1.5 * lineHeight
  }

  /// The size of text that has the same room as there, in points: it has the same lines, wherever ours break. `nil` for
  /// other room, and for what is much higher than ours, which was stretched, or much lower, which was squeezed.
  func size(in room: Double, ofOurs block: Size, lineHeight: Double, scale: Double) -> Size? {
    guard let width = size.horizontal, let known = size.vertical, (width - room).magnitude < 0.5,
      known > 0.8 * lineHeight, known < Self.mostInSameRoom * block.height,
      known > min(block.height - 1.5 * lineHeight, Self.leastInSameRoom * block.height)
    else { return nil }
    // As many lines as ours are as high as ours: stored, they were rounded up to the pixels of the canvas.
    let height = (known - block.height).magnitude < 0.5 ? block.height : known
    // With fewer lines than ours, it fills the room.
    return Size(known < block.height - 0.5 * lineHeight ? room : block.width, height.roundedUp(toPixels: scale))
  }

  /// By how much, as a part, lines of the fonts that ours stand for are wider or narrower than these: letters by up
  /// to 5 %, and large figures are wider by 6 (`21` in black of 80 points by 5.3, `0` in light of 45 by 6.3). What is
  /// still narrower was squeezed.
  private static let (largestExcess, largestShortage) = (0.07, 0.05)
  /// The same of fonts that are not there: text that needs more is cut, and not set smaller.
  private static let widthToleranceOfOtherFont = 0.15
  /// By how much, as a part, the lines of one font are higher or lower than those of another.
  private static let heightTolerance = 0.25
  /// How much higher, as a factor, text in its font is in the same room than ours, at most.
  private static let mostInSameRoom = 1.3
  /// How much lower, as a factor, it is at least, where it lacks more than a line of ours.
  private static let leastInSameRoom = 0.7
}

extension View {
  /// The size of a label's text, as far as it is known from another screen.
  ///
  /// - Parameters:
  ///   - block: The text in our fonts.
  ///   - room: The width in which it wraps, in points; `nil` for a line that does not, and before the first layout.
  ///   - line: The size of all of it in one line.
  ///   - there: The height of its lines in a width.
  func knownSize(
    ofText block: Size, in room: Double?, line: () -> Size, there: (_ width: Double) -> Double, scale: Double
  ) -> Size {
    guard let knownContent else { return block }
    var size = block
    let lineHeight = FontMetrics(of: font).lineHeight
    if !content.wraps(in: kind) {
      size.width = knownContent.width(ofLine: block.width, scale: scale) ?? block.width
    } else if let one = knownContent.size(ofLine: line(), scale: scale), room.map({ one.width <= $0 + 0.5 }) ?? true {
      size = one
    } else if let room,
      let known = knownContent.size(in: room, ofOurs: block, lineHeight: lineHeight, scale: scale)
    {
      return known
    }
    let known = knownContent.height(ofLines: size.height, there: there, lineHeight: lineHeight, scale: scale)
    size.height = known ?? size.height
    return size
  }
}
