import Geometry
public import Typography

extension View {
  /// The intrinsic size of the view's alignment rectangle; `nil` for an axis without one.
  ///
  ///     let label = View(.label, "name")
  ///     label.content.text = "Name"
  ///     label.intrinsicContentSize(measuringTextWith: FixedWidthMeasurer(), scale: 2)   // 34 × 20.5
  ///
  /// - Parameters:
  ///   - width: The width for wrapping text, in points; `nil` before the first layout.
  ///   - scale: The pixels per point. Text sizes are rounded up to whole pixels.
  public func intrinsicContentSize(
    measuringTextWith measurer: any TextMeasurer, width: Double? = nil, scale: Double
  ) -> AxisPair<Double?> {
    if let custom = customIntrinsicContentSize { return custom }
    // A subclass may override the property, and ask its superclass in turn: both are measured the same way.
    let outer = measuring
    measuring = MeasuringContext(measurer: measurer, width: width, scale: scale)
    defer { measuring = outer }
    let size = intrinsicContentSize
    return AxisPair(
      horizontal: size.width == View.noIntrinsicMetric ? nil : size.width,
      vertical: size.height == View.noIntrinsicMetric ? nil : size.height)
  }

  /// The value of `intrinsicContentSize` for an axis without an intrinsic size.
  public static let noIntrinsicMetric = -1.0

  /// Invalidates the layout after a change of `intrinsicContentSize`.
  public func invalidateIntrinsicContentSize() { layoutInputsChanged() }

  /// Whether the view is a label of several lines, or a text view, that breaks them where its own width ends.
  var wrapsToItsWidth: Bool {
    (kind == .label || kind == .textView) && content.wraps(in: kind) && content.preferredMaxLayoutWidth == nil
  }

  /// What the kind's content asks for, measured as the layout that is under way does, or as the tree's next will.
  var contentSize: Size {
    if let custom = customIntrinsicContentSize {
      return Size(custom.horizontal ?? View.noIntrinsicMetric, custom.vertical ?? View.noIntrinsicMetric)
    }
    let context = measuring ?? MeasuringContext(of: self)
    // What the kind's content asks of the frame …
    let frame = frameSize(askedIn: context)
    // … less what the alignment rectangle leaves out of an image, or of a control that has insets by itself. What other
    // views show fills the alignment rectangle.
    let insets = kind == .imageView || kindAlignmentRectInsets != .zero ? alignmentRectInsets : .zero
    return Size(
      frame.horizontal.map { max(0, ($0 - insets.left - insets.right) / alignmentRectScale) } ?? View.noIntrinsicMetric,
      frame.vertical.map { max(0, ($0 - insets.top - insets.bottom) / alignmentRectScale) } ?? View.noIntrinsicMetric)
  }

  /// Text set as this view sets it.
  public func textBlock(
    _ text: String, measuringTextWith measurer: any TextMeasurer, width: Double?, lines: Int, scale: Double
  ) -> TextBlock {
    measurer.layOut(
      text, font: font,
      fitting: TextFitting(
        maximumWidth: width, maximumLines: lines, lineBreakMode: content.lineBreakMode ?? .byTruncatingTail,
        scale: scale))
  }

  /// A text in its runs if it has some, set as this view sets it.
  func textBlock(
    _ text: String, _ runs: AttributedText?, measuringTextWith measurer: any TextMeasurer, width: Double?, lines: Int,
    scale: Double
  ) -> TextBlock {
    guard let runs else {
      return textBlock(text, measuringTextWith: measurer, width: width, lines: lines, scale: scale)
    }
    return measurer.layOut(
      runs.parts(in: font, platform: platform),
      fitting: TextFitting(
        maximumWidth: width, maximumLines: lines, lineBreakMode: content.lineBreakMode ?? .byTruncatingTail,
        scale: scale))
  }
}

/// What text is measured with.
struct MeasuringContext {
  var measurer: any TextMeasurer
  /// The room that a wrapping text has; `nil` before the first layout.
  var width: Double?
  var scale: Double

  init(measurer: any TextMeasurer, width: Double?, scale: Double) {
    self.measurer = measurer
    self.width = width
    self.scale = scale
  }

  /// As the view's tree is laid out.
  init(of view: View) {
    let environment = view.layoutEnvironment
    self.init(measurer: environment.measurer, width: nil, scale: environment.options.scale)
  }
}

extension Font {
  /// The font of a button's subtitle below a title in this font.
  public var ofSubtitle: Font { withSize((size * ButtonConfiguration.subtitleShare).rounded()) }

  /// The font of the smaller texts of a cell with this one.
  public var ofCellDetail: Font { withSize((size * ControlMetrics.cellDetailShare).rounded()) }
}
