import Geometry
import Typography

/// A distance from the top of a view as a function of its height.
struct BaselineOffset: Hashable {
  var constant: Double
  /// How much of the height is added.
  var heightShare: Double

  func value(height: Double) -> Double { constant + heightShare * height }
}

extension StackProperties {
  /// Whether the tallest view gives a baseline: Apple's Auto Layout Guide says so of rows, and UIKit does it where views
  /// are centered, for the last baseline where they hang from their tops, and for the first where they stand on their
  /// bottoms.
  func asksTallestForBaseline(isFirst: Bool) -> Bool {
    guard axis == .horizontal else { return false }
    switch alignment {
    case .center: return true
    case .leading, .top, .firstBaseline: return !isFirst
    case .trailing, .bottom, .lastBaseline: return isFirst
    case .fill: return false
    }
  }
}

extension View {
  /// Whether the view's text gives it baselines, or its symbol; of the others the first is the top edge and the last the
  /// bottom edge (`UIView.forFirstBaselineLayout`, `forLastBaselineLayout`).
  public var hasBaselines: Bool {
    switch kind {
    case .label, .button, .textField, .textView, .segmentedControl: true
    case .imageView where symbol != nil: true
    default: customFirstBaseline != nil || customLastBaseline != nil
    }
  }

  /// The symbol that an image view shows.
  private var symbol: Symbol? {
    if case .symbol(let symbol)? = content.image { symbol } else { nil }
  }

  /// The view whose text gives this one its baseline: one that a subclass names, of a stack view the first, or last,
  /// of the views that it shows, or where a row's views don't share the edge in question, the tallest of them.
  func baselineView(isFirst: Bool) -> View {
    guard kind == .stackView else {
      let named = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
      return named === self || !named.isDescendant(of: self) ? self : named.baselineView(isFirst: isFirst)
    }
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let vended =
      if stack.asksTallestForBaseline(isFirst: isFirst) {
        shown.first { $0 === tallestArranged } ?? shown.first
      } else {
        isFirst ? shown.first : shown.last
      }
    return vended?.baselineView(isFirst: isFirst) ?? self
  }

  /// The distance from the top of the bounds to a baseline, at the current height.
  public func baselineOffset(isFirst: Bool, scale: Double) -> Double {
    baseline(isFirst: isFirst, scale: scale).value(height: bounds.height)
  }

  /// Where the baselines lie, whatever the height will be.
  ///
  /// A label's first is an ascent under its top, to the pixel, and its last as far over its bottom as what is left of a
  /// line then, however high it is made; buttons and fields centre one line (frames stored by Interface Builder agree).
  /// A symbol stands on the baseline of a line beside it, whose descent its alignment rectangle has below.
  func baseline(isFirst: Bool, scale: Double) -> BaselineOffset {
    if isFirst, let customFirstBaseline { return BaselineOffset(constant: customFirstBaseline, heightShare: 0) }
    if !isFirst, let customLastBaseline { return BaselineOffset(constant: -customLastBaseline, heightShare: 1) }
    let line = PixelLine(of: font, scale: scale)
    switch kind {
    case .label where content.attributedText != nil:
      return attributedBaseline(isFirst: isFirst, scale: scale)
    case .label:
      return isFirst
        ? BaselineOffset(constant: line.ascent, heightShare: 0)
        : BaselineOffset(constant: line.ascent - line.height, heightShare: 1)
    case .button where content.configuration != nil:
      let context = measuring ?? MeasuringContext(of: self)
      guard
        let layout = configuredButton(
          measuringTextWith: context.measurer, width: context.width ?? (bounds.width > 0 ? bounds.width : nil),
          scale: context.scale)
      else { fallthrough }
      let isTitle = isFirst && content.title?.isEmpty == false || content.configuration?.subtitle == nil
      let set = isTitle ? line : PixelLine(of: font.ofSubtitle, scale: scale)
      let place = isTitle ? layout.titlePlace : layout.subtitlePlace
      return BaselineOffset(
        constant: isFirst ? place.start + set.ascent : place.end - set.height + set.ascent, heightShare: 0.5)
    case .textField where platform == .ios:
      // The room above and below the line is rounded to the pixel, halves up, since iOS 14.
      let height = contentSize.height
      let above = (((height - line.height) / 2) * scale + 0.5 + 1e-6).rounded(.down) / scale
      return BaselineOffset(constant: above + line.ascent - height / 2, heightShare: 0.5)
    case .textField:
      // Before, its line is measured in whole points on every screen.
      let line = PixelLine(of: font, scale: 1)
      return BaselineOffset(constant: line.ascent - line.height / 2, heightShare: 0.5)
    case .button, .segmentedControl:
      // A title is centred in what the insets leave.
      let insets = [content.contentEdgeInsets ?? .zero, content.titleEdgeInsets]
      let shift = insets.reduce(0) { $0 + ($1.top - $1.bottom) / 2 }
      return BaselineOffset(constant: line.ascent - line.height / 2 + shift, heightShare: 0.5)
    case .textView where isFirst:
      let ascent =
        content.attributedText == nil ? line.ascent : attributedBaseline(isFirst: true, scale: scale).constant
      return BaselineOffset(constant: content.textViewInsets.top + ascent, heightShare: 0)
    case .imageView where symbol != nil:
      let size = symbol?.pointSize ?? Symbol.standardPointSize
      let descent = (FontMetrics(of: platform.systemFont(ofSize: size)).descent * scale).rounded() / scale
      return BaselineOffset(constant: -alignmentRectInsets.bottom - descent, heightShare: 1)
    default:
      return BaselineOffset(constant: 0, heightShare: isFirst ? 0 : 1)
    }
  }

  /// The baselines of a text of runs: those of its first and last lines, which may be in several fonts.
  private func attributedBaseline(isFirst: Bool, scale: Double) -> BaselineOffset {
    let context = measuring ?? MeasuringContext(of: self)
    let width = content.preferredMaxLayoutWidth ?? (bounds.width > 0 ? bounds.width : nil)
    let lines = kind == .label ? content.numberOfLines : 0
    let block = textBlock(
      content.text ?? "", content.attributedText, measuringTextWith: context.measurer, width: lines == 1 ? nil : width,
      lines: lines, scale: scale)
    return isFirst
      ? BaselineOffset(constant: block.firstBaseline, heightShare: 0)
      : BaselineOffset(constant: -(block.lines.last?.descent ?? 0), heightShare: 1)
  }
}

/// A line of text as a label sets it: its height is rounded up to whole pixels, its ascent to the nearest.
private struct PixelLine {
  /// In points.
  var ascent: Double
  var height: Double

  init(of font: Font, scale: Double) {
    let metrics = FontMetrics(of: font)
    ascent = (metrics.ascent * scale).rounded() / scale
    height = (metrics.lineHeight * scale - 1e-6).rounded(.up) / scale
  }
}
