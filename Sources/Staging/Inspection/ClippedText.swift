public import Geometry
public import ViewLayout

/// A text that does not fit the view that shows it.
///
///     text.message   // the text of 'title' is cut off: it asks for a width of 63 points and has 40
public struct ClippedText: LayoutFinding {
  /// What there is too little of.
  public enum Shortage: Hashable, Sendable {
    /// Width or height, in points, for what the view asks for.
    case length(Axis, needed: Double, available: Double)
    /// Height, in points, for this many lines.
    case room(lines: Int, needed: Double, available: Double)
    /// Lines: it ends with dots after this many.
    case lines(Int)
  }

  /// The name of the view that shows it.
  public var view: String
  /// What it lacks.
  public var shortage: Shortage

  /// The name of the view.
  public var views: [String] { [view] }

  /// Along which axis there is too little room.
  public var axes: [Axis] {
    switch shortage {
    case .length(let axis, _, _): [axis]
    case .room, .lines: [.vertical]
    }
  }

  /// The finding without its lengths.
  public var withoutNumbers: Self { Self(view: view, shortage: .lines(0)) }
}

extension SolvedView {
  /// Whether its main text does not fit: it is cut off with dots, or has more lines than there is room for.
  public var hasClippedText: Bool { clippedText != nil }

  /// What its main text lacks, if it does not fit: it is cut off with dots, or has more lines than there is room for.
  ///
  /// A line does not where the view asks for more than it has: what is drawn can be a little wider than in the font
  /// that it stands for. So nothing is said of lines on the canvas of a document, where stored sizes stand for
  /// contents.
  var clippedText: ClippedText? {
    let isStandIn = kind == .view && content.placeholder != nil
    guard !isHidden, !isStandIn, kind != .textView, let text = texts[.main], !text.lines.isEmpty else { return nil }
    // Of a view without a size more is said than that its text is cut.
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    // A line has some room above its capitals, of which a low view may take a part.
    let spare = max(1, Self.spareHeight * text.font.size)
    let isTooHigh = text.height > bounds.height + spare
    let isOneLine = text.lines.count == 1 && content.numberOfLines == 1
    guard isTooHigh || isOneLine && hasTooWideLine || text.lines.contains(where: \.isTruncated) else { return nil }
    if let missing = isOneLine ? lengthMissing : lengthMissing(along: .vertical) {
      return ClippedText(view: name, shortage: missing)
    }
    if isOneLine, Axis.allCases.allSatisfy({ intrinsicContentSize[$0] != nil }) { return nil }
    let shortage: ClippedText.Shortage =
      isTooHigh
      ? .room(lines: text.lines.count, needed: text.height, available: bounds.height) : .lines(text.lines.count)
    return ClippedText(view: name, shortage: shortage)
  }

  /// Whether its line is wider than its view also in the font that it stands for, so that it is cut and not set smaller.
  var hasTooWideLine: Bool {
    guard kind == .label, !content.adjustsFontSizeToFitWidth, let needed = intrinsicContentSize.horizontal else {
      return false
    }
    return needed > bounds.width * Self.certainExcess + Self.toleranceOfLength
  }

  private var lengthMissing: ClippedText.Shortage? {
    Axis.allCases.lazy.compactMap { lengthMissing(along: $0) }.first
  }

  private func lengthMissing(along axis: Axis) -> ClippedText.Shortage? {
    let available = bounds.size[axis]
    // Dots are seen however little room is missing.
    let hasDots = axis == .horizontal && texts[.main]?.lines.contains(where: \.isTruncated) ?? false
    let tolerance = hasDots ? Self.roundingOfLengths : Self.toleranceOfLength
    guard let needed = intrinsicContentSize[axis], needed > available + tolerance else { return nil }
    return .length(axis, needed: needed, available: available)
  }

  /// Widths are those of Apple's fonts to 4 %, wherever a text does not keep the width that is stored.
  private static let certainExcess = 1.04
  /// As a part of the font's size.
  private static let spareHeight = 0.25
  /// In points; less than this is not seen.
  private static let toleranceOfLength = 0.5
  private static let roundingOfLengths = 0.001
}
