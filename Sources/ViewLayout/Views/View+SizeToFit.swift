import Geometry
public import Typography

extension View {
  /// Sets the view's size to that of its content and keeps the top left corner. Along an axis without an intrinsic
  /// size the length does not change.
  ///
  /// Text views and labels with several lines are wrapped at the view's width. As with UIKit's `sizeToFit()`, the view is
  /// then as high as all lines and as wide as the longest. A width of 0 sets no limit. `preferredMaxLayoutWidth` is not
  /// used; it is for constraints.
  ///
  ///     label.frame = Rect(x: 10, y: 20, width: 100, height: 10)
  ///     label.content.numberOfLines = 0
  ///     label.sizeToFit(measuringTextWith: measurer, scale: 2)
  ///     label.frame   // (10, 20, 93.5, 81.5)
  ///
  /// - Parameter scale: The pixels per point. Text sizes are rounded up to whole pixels.
  public func sizeToFit(measuringTextWith measurer: any TextMeasurer, scale: Double) {
    let size =
      wrappedSize(measuringTextWith: measurer, scale: scale)
      ?? intrinsicContentSize(measuringTextWith: measurer, scale: scale)
    var rect = alignmentRect
    for axis in Axis.allCases { rect.size[axis] = size[axis] ?? rect.size[axis] }
    frame = frame(forAlignmentRect: rect)
  }

  /// What text of several lines takes at the view's width; `nil` for other content.
  private func wrappedSize(measuringTextWith measurer: any TextMeasurer, scale: Double) -> AxisPair<Double?>? {
    guard customIntrinsicContentSize == nil else { return nil }
    let text = content.text ?? ""
    let width = bounds.width > 0 ? bounds.width : nil
    switch kind {
    case .label where content.numberOfLines != 1 && !text.isEmpty:
      let block = textBlock(
        text, content.attributedText, measuringTextWith: measurer, width: width, lines: content.numberOfLines,
        scale: scale)
      return AxisPair(horizontal: block.size.width, vertical: block.size.height)
    case .textView:
      let size = textViewSize(measuringTextWith: measurer, width: width, scale: scale)
      return AxisPair(horizontal: size.width, vertical: size.height)
    default: return nil
    }
  }

  /// All lines of a text view with the insets around them, or one where it has no text.
  ///
  /// - Parameter width: The view's, in points; `nil` for no limit.
  func textViewSize(measuringTextWith measurer: any TextMeasurer, width: Double?, scale: Double) -> Size {
    let insets = content.textViewInsets
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let block = textBlock(
      content.text ?? "", content.attributedText, measuringTextWith: measurer, width: room, lines: 0, scale: scale)
    let line = (FontMetrics(of: font).lineHeight * scale).rounded(.up) / scale
    return Size(
      block.size.width + insets.left + insets.right, max(line, block.size.height) + insets.top + insets.bottom)
  }
}
