import Figures
import Geometry
import Typography
import ViewLayout

/// A text of a row's own as the canvas has it.
private struct CanvasText {
  let label: View
  let part: RowPart
}

extension Stage {
  /// Gives the titles and details of rows of a standard style the sizes that they ask for at another text size, and keeps
  /// them in their rows on narrower screens: UIKit's cells set them in each layout. Rows whose table leaves their
  /// height to them grow.
  ///
  /// - Returns: Whether anything has changed, and is to be laid out again.
  func fitRowTexts() -> Bool {
    let count = cellChanges.count
    forEachRowOfAnotherScreen { cell, table in fitTexts(of: cell, in: table) }
    return cellChanges.count > count
  }

  private func fitTexts(of cell: View, in table: View) {
    guard let content = cell.subviews.first else { return }
    let texts = content.subviews.filter { $0.kind == .label && $0.rowPart != nil && !$0.isHidden }.prefix(2)
      .compactMap { label in label.rowPart.map { CanvasText(label: label, part: $0) } }
    guard let known = texts.first?.part.superviewSize else { return }
    // 1. As wide and as high as they ask for, and no wider than the row.
    // Beside an accessory texts reach the end of the content view, and else its margin.
    let margin = content.bounds.width < cell.bounds.width - 1 ? 0 : texts[0].part.frame.minX
    var row = RowTexts(
      texts.map { ($0.part, size(of: $0, endingAt: known.width - margin)) }, width: content.bounds.width,
      height: known.height, margin: margin)
    row.arrange(
      isStacked: variant.contentSize.isAccessibilityCategory, mayGrow: content.maskHeightPriority < .required,
      pixelScale: pixelScale)
    // 2. In a row that is as much higher as they are. Elsewhere masks say the same.
    if variant.contentSize == .large { row.keepWhatFits() }
    guard row.parts != texts.map(\.part) else { return }
    for (text, part) in zip(texts, row.parts) { cellChanges.place(text.label, as: part) }
    if row.growth > 0 { grow(cell, in: table, by: row.growth, contentHeight: content.bounds.height) }
  }

  /// The size that a text asks for: on another screen that of the canvas, unless the text was cut off there.
  private func size(of text: CanvasText, endingAt end: Double) -> Size {
    let asked = text.label.intrinsicContentSize(measuringTextWith: measurer, scale: pixelScale)
    let known = text.part.frame
    guard variant.contentSize == .large else {
      return Size(asked.horizontal ?? known.width, asked.vertical ?? known.height)
    }
    let wasCut = !text.part.mask.contains(.flexibleLeftMargin) && known.maxX >= end - 1
    return Size(max(known.width, wasCut ? asked.horizontal ?? 0 : 0), known.height)
  }
}

/// The title and the detail of a row, from left to right, in points.
private struct RowTexts {
  private(set) var parts: [RowPart]
  /// By how much the row has to grow for them.
  private(set) var growth = 0.0
  private let onCanvas: [RowPart]
  private let sizes: [Size]
  private let width: Double
  private let height: Double
  private let margin: Double

  /// - Parameters:
  ///   - texts: Where each stands on the canvas, and how large it is to be.
  ///   - width: That of the content view.
  ///   - height: That of the content view on the canvas.
  ///   - margin: What texts leave free at the end of the content view.
  init(_ texts: [(part: RowPart, size: Size)], width: Double, height: Double, margin: Double) {
    onCanvas = texts.map(\.part)
    parts = onCanvas
    sizes = texts.map(\.size)
    (self.width, self.height, self.margin) = (width, height, margin)
  }

  /// - Parameters:
  ///   - isStacked: Whether a detail beside its title goes below it, as with the sizes of the accessibility settings.
  ///   - mayGrow: Whether the row's height is that of its contents; otherwise they stay around their middle.
  mutating func arrange(isStacked: Bool, mayGrow: Bool, pixelScale: Double) {
    let frames = parts.map(\.frame)
    let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    let isBeside = parts.count == 2 && frames[1].minY < frames[0].midY && frames[0].minY < frames[1].midY
    let isBelow = parts.count == 2 && (!isBeside || isStacked)
    let gap = isBelow && !isBeside ? frames[1].minY - frames[0].maxY : 0
    // A title over all of the row has the room above and below it that others have.
    let isFilling = parts[0].mask.contains(.flexibleHeight)
    let lines = sizes.map(\.height)
    let block = isBelow ? lines.reduce(gap, +) : lines.max() ?? 0
    let missing = block - (isFilling ? height - 2 * Self.verticalMargin : bottom - top)
    if mayGrow, missing > 0.5 { growth = missing.roundedUp(toPixels: pixelScale) }
    let start = growth > 0 ? top : top - missing / 2
    for index in parts.indices {
      var frame = place(index, isBeside: isBeside, isBelow: isBelow)
      if isFilling {
        frame.size.height = height + growth
      } else {
        let above = isBelow && index > 0 ? lines[0] + gap : isBelow ? 0 : (block - lines[index]) / 2
        (frame.origin.y, frame.size.height) = (start + above, lines[index])
      }
      let mask = isStacked && isBeside && index == 1 ? parts[0].mask : parts[index].mask
      parts[index] = RowPart(
        frame: frame, in: Size(width, height + growth), mask: mask, staysInSafeArea: parts[index].staysInSafeArea)
    }
  }

  /// Leaves the parts as they are on the canvas that are as wide as there.
  mutating func keepWhatFits() {
    for (index, canvas) in onCanvas.enumerated()
    where canvas.mask.contains(.flexibleWidth) || parts[index].frame.width == canvas.frame.width {
      parts[index] = canvas
    }
  }

  /// Where a text stands along the row. A title leaves its detail the room that this asks for.
  private func place(_ index: Int, isBeside: Bool, isBelow: Bool) -> Rect {
    var frame = parts[index].frame
    let end = parts[index].superviewSize.width - frame.maxX
    if parts[index].mask.contains(.flexibleWidth) {
      frame.size.width = max(0, width - frame.minX - end)
    } else if isBeside, !isBelow, !parts[1].mask.contains(.flexibleLeftMargin) {
      // A title in a column of its own, as of `value2`, and the detail behind it.
      if index == 1 { frame.size.width = min(sizes[1].width, max(0, width - margin - frame.minX)) }
    } else if isBeside, !isBelow {
      let start = parts[0].frame.minX
      let detailEnd = parts[1].superviewSize.width - parts[1].frame.maxX
      let detail = min(sizes[1].width, max(0, width - start - detailEnd))
      if index == 1 {
        (frame.origin.x, frame.size.width) = (width - detailEnd - detail, detail)
      } else {
        frame.size.width = min(sizes[0].width, max(0, width - detailEnd - detail - Self.gap - start))
      }
    } else {
      if isBeside { frame.origin.x = parts[0].frame.minX }
      frame.size.width = min(sizes[index].width, max(0, width - margin - frame.minX))
    }
    return frame
  }

  /// Above and below a text, in points: 20.5 in a row of 44 with its line.
  private static let verticalMargin = TableCellMetrics.contentMargins(on: .ios, width: 0).top
  /// Between a title and the detail beside it, in points.
  private static let gap = 6.0
}
