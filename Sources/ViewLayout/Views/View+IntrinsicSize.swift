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
    let frame = intrinsicFrameSize(measuringTextWith: context.measurer, width: context.width, scale: context.scale)
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

  private func intrinsicFrameSize(
    measuringTextWith measurer: any TextMeasurer, width: Double?, scale: Double
  ) -> AxisPair<Double?> {
    func oneLine(_ text: String?, _ runs: AttributedText? = nil) -> Size {
      guard let text, !text.isEmpty else { return .zero }
      return textBlock(text, runs, measuringTextWith: measurer, width: nil, lines: 1, scale: scale).size
    }
    var size = ControlMetrics.fixedSize(of: kind, on: platform)
    switch kind {
    case .label:
      guard let text = content.text, !text.isEmpty else { return AxisPair(0) }
      let room = content.wraps(in: kind) ? content.preferredMaxLayoutWidth ?? width : nil
      func block(_ room: Double?) -> Size {
        textBlock(
          text, content.attributedText, measuringTextWith: measurer, width: room, lines: content.numberOfLines,
          scale: scale
        ).size
      }
      let wraps = content.wraps(in: kind)
      let known = knownSize(
        ofText: block(room), in: room, line: { oneLine(text, content.attributedText) },
        there: { width in block(wraps ? width : nil).height }, scale: scale)
      size = AxisPair(horizontal: known.width, vertical: known.height)
    case .textView where !content.isScrollEnabled:
      let block = textViewSize(measuringTextWith: measurer, width: width, scale: scale)
      size = AxisPair(horizontal: block.width, vertical: block.height)
    case .button:
      if let layout = configuredButton(measuringTextWith: measurer, width: width, scale: scale) {
        return AxisPair(horizontal: layout.size.width, vertical: layout.size.height)
      }
      size = buttonSize(title: oneLine(content.title, content.attributedTitle))
      if content.title?.isEmpty == false {
        size.horizontal = size.horizontal.map { knownContent?.width(ofLine: $0, scale: scale) ?? $0 }
      }
    case .textField:
      let text =
        content.text?.isEmpty == false
        ? oneLine(content.fieldText, content.attributedFieldText)
        : oneLine(content.placeholder, content.attributedPlaceholder)
      let isBare = content.borderStyle == .none
      size.horizontal = text.width + (isBare ? 0 : 2 * ControlMetrics.textFieldInset(.roundedRect))
      // Since iOS 13, one without a border is a point higher than its line.
      size.vertical =
        isBare
        ? FontMetrics(of: font).lineHeight.rounded(.up) + (platform == .ios ? 1 : 0)
        : height(aroundLine: 7, least: size)
    case .imageView:
      let image = content.stillImage?.size
      size = AxisPair(horizontal: image?.width, vertical: image?.height)
    case .segmentedControl:
      // Segments are as wide as the widest asks, with room on both sides and a line between.
      let padding = ControlMetrics.segmentPadding(on: platform)
      let widths = content.items.map { oneLine($0).width.rounded(.up) + padding }
      let count = Double(content.items.count)
      let sum = content.apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * count
      size.horizontal = content.items.isEmpty ? 0 : sum + count - 1
      size.vertical = height(aroundLine: platform == .ios ? 16 : 13, least: size)
    case .navigationBar where content.prefersLargeTitles && platform.hasLargeTitles:
      size.vertical = ControlMetrics.navigationBarHeight(hasPrompt: false, hasLargeTitle: true)
    case .navigationBar where platform == .ios && rootView.isOnTablet:
      // Six that documents store on phones are 44 high on their side, too, and three on tablets 50.
      size.vertical = ControlMetrics.tabletBarHeight
    case .toolbar where platform == .ios && !rootView.isOnTablet && rootView.rootSafeAreaInsets.bottom > 0:
      // As documents store those on phones without a home button; with one, and on their side, none has that height.
      size.vertical = ControlMetrics.tabBarHeight
    case .datePicker:
      switch content.datePicker.shownStyle(isModern: platform == .ios) {
      case .inline where content.datePicker.mode != .time:
        size = AxisPair(
          horizontal: 320,
          vertical: ControlMetrics.calendarHeight + (content.datePicker.mode == .dateAndTime ? 44 : 0))
      case .compact, .inline:
        let widths = content.datePicker.compactTexts.map {
          ControlMetrics.compactDateBox(textWidth: oneLine($0).width).width
        }
        size.horizontal = widths.reduce(Double(widths.count - 1) * ControlMetrics.compactDateGap, +)
        size.vertical = ControlMetrics.compactDateHeight
      case .automatic, .wheels: break
      }
    case .pageControl:
      let (pitch, dot) = (ControlMetrics.pageDotPitch, ControlMetrics.pageDotDiameter)
      size.horizontal = max(0, Double(content.numberOfPages - 1) * pitch + dot)
    default:
      break
    }
    return size
  }

  /// The content of a button with a configuration; `nil` for another.
  ///
  /// - Parameter width: Of the button, in points; `nil` where its titles have all the room that they ask for.
  func configuredButton(
    measuringTextWith measurer: any TextMeasurer, width: Double?, scale: Double
  ) -> ButtonContentLayout? {
    guard let configuration = content.configuration else { return nil }
    let wraps = content.wraps(in: kind)
    let room = wraps ? width.map { content.titleRoom(in: $0, of: configuration) } : nil
    func size(_ text: String?, _ runs: AttributedText?, _ font: Font) -> Size {
      guard let text, !text.isEmpty else { return .zero }
      let fitting = TextFitting(
        maximumWidth: room, maximumLines: wraps ? 0 : 1, lineBreakMode: content.titleLineBreakMode, scale: scale)
      let parts = runs?.parts(in: font, platform: platform)
      return
        (parts.map { measurer.layOut($0, fitting: fitting) } ?? measurer.layOut(text, font: font, fitting: fitting))
        .size
    }
    return ButtonContentLayout(
      configuration, image: content.image?.size ?? .zero,
      title: size(content.title, content.attributedTitle, font),
      subtitle: size(configuration.subtitle, nil, font.ofSubtitle))
  }

  /// A control of fixed height grows with a line that is too high for it: a text field is 34 points high up to a font
  /// of 20 points.
  private func height(aroundLine room: Double, least size: AxisPair<Double?>) -> Double {
    max(size.vertical ?? 0, FontMetrics(of: font).lineHeight.rounded(.up) + room)
  }

  /// A system button is its title with 6 points above and below, and at least 30 wide; the round one of iOS 6 has a
  /// border of its own.
  private func buttonSize(title: Size) -> AxisPair<Double?> {
    if let insets = content.contentEdgeInsets {
      let image = content.image?.size ?? .zero
      return AxisPair(
        horizontal: max(0, title.width + image.width + insets.left + insets.right),
        vertical: max(0, (max(title.height, image.height) + insets.top + insets.bottom).rounded(.up)))
    }
    if let image = content.image?.size {
      // An image alone has no room around it; beside a title it stands in the title's room.
      let height = title == .zero ? image.height : max(image.height, title.height + 12)
      return AxisPair(horizontal: image.width + title.width, vertical: height.rounded(.up))
    }
    switch (platform, content.buttonType) {
    case (_, .detailDisclosure), (_, .infoLight), (_, .infoDark), (_, .contactAdd), (_, .close):
      return AxisPair(ControlMetrics.symbolButtonSide)
    case (_, .custom) where content.title != nil:
      return AxisPair(horizontal: max(title.width, 30), vertical: (title.height + 12).rounded(.up))
    case (.ios6, _):
      return AxisPair(
        horizontal: max(title.width.rounded(.up) + 24, 44), vertical: max(44, title.height.rounded(.up) + 20))
    default:
      let line = title.height > 0 ? title.height : 18
      return AxisPair(horizontal: max(title.width, 30), vertical: (line + 12).rounded(.up))
    }
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
