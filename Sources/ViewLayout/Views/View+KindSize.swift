import Geometry
import Typography

/// What the content of each kind of view asks of its frame.
extension View {
  /// The size that the kind's content asks of the frame; `nil` for an axis without one.
  func frameSize(askedIn context: MeasuringContext) -> AxisPair<Double?> {
    switch kind {
    case .label: labelSize(in: context)
    case .textView where !content.isScrollEnabled:
      AxisPair(
        textViewSize(measuringTextWith: context.measurer, width: context.width, scale: context.scale))
    case .button: buttonSize(in: context)
    case .textField: textFieldSize(in: context)
    case .imageView: AxisPair(horizontal: content.stillImage?.size.width, vertical: content.stillImage?.size.height)
    case .segmentedControl: segmentedControlSize(in: context)
    case .navigationBar: AxisPair(horizontal: fixedSize.horizontal, vertical: navigationBarHeight)
    case .toolbar: AxisPair(horizontal: fixedSize.horizontal, vertical: toolbarHeight)
    case .datePicker: datePickerSize(in: context)
    case .pageControl: AxisPair(horizontal: pageControlWidth, vertical: fixedSize.vertical)
    default: fixedSize
    }
  }

  private var fixedSize: AxisPair<Double?> { ControlMetrics.fixedSize(of: kind, on: platform) }

  /// A text on one line; nothing for none.
  private func oneLine(_ text: String?, _ runs: AttributedText? = nil, in context: MeasuringContext) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    return textBlock(text, runs, measuringTextWith: context.measurer, width: nil, lines: 1, scale: context.scale).size
  }

  /// A control of fixed height grows with a line that is too high for it: a text field is 34 points high up to a font
  /// of 20 points.
  private func height(aroundLine room: Double) -> Double {
    max(fixedSize.vertical ?? 0, FontMetrics(of: font).lineHeight.rounded(.up) + room)
  }

  // MARK: Texts

  private func labelSize(in context: MeasuringContext) -> AxisPair<Double?> {
    guard let text = content.text, !text.isEmpty else { return AxisPair(0) }
    let wraps = content.wraps(in: kind)
    let room = wraps ? content.preferredMaxLayoutWidth ?? context.width : nil
    func block(_ room: Double?) -> Size {
      textBlock(
        text, content.attributedText, measuringTextWith: context.measurer, width: room, lines: content.numberOfLines,
        scale: context.scale
      ).size
    }
    return AxisPair(
      knownSize(
        ofText: block(room), in: room, line: { oneLine(text, content.attributedText, in: context) },
        there: { width in block(wraps ? width : nil).height }, scale: context.scale))
  }

  private func textFieldSize(in context: MeasuringContext) -> AxisPair<Double?> {
    let text =
      content.text?.isEmpty == false
      ? oneLine(content.fieldText, content.attributedFieldText, in: context)
      : oneLine(content.placeholder, content.attributedPlaceholder, in: context)
    guard content.borderStyle == .none else {
      return AxisPair(
        horizontal: text.width + 2 * ControlMetrics.textFieldInset(.roundedRect),
        vertical: height(aroundLine: ControlMetrics.textFieldLinePadding))
    }
    return AxisPair(
      horizontal: text.width,
      vertical: FontMetrics(of: font).lineHeight.rounded(.up) + ControlMetrics.bareTextFieldPadding(on: platform))
  }

  // MARK: Controls

  /// Segments are as wide as the widest asks, with room on both sides and a line between.
  private func segmentedControlSize(in context: MeasuringContext) -> AxisPair<Double?> {
    let padding = ControlMetrics.segmentPadding(on: platform)
    let widths = content.items.map { oneLine($0, in: context).width.rounded(.up) + padding }
    let count = Double(content.items.count)
    let sum = content.apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * count
    return AxisPair(
      horizontal: content.items.isEmpty ? 0 : sum + count - 1,
      vertical: height(aroundLine: ControlMetrics.segmentLinePadding(on: platform)))
  }

  private func datePickerSize(in context: MeasuringContext) -> AxisPair<Double?> {
    let picker = content.datePicker
    switch picker.shownStyle(isModern: platform == .ios) {
    case .inline where picker.mode != .time:
      let time = picker.mode == .dateAndTime ? ControlMetrics.calendarTimeHeight : 0
      return AxisPair(horizontal: ControlMetrics.calendarWidth, vertical: ControlMetrics.calendarHeight + time)
    case .compact, .inline:
      let widths = picker.compactTexts.map {
        ControlMetrics.compactDateBox(textWidth: oneLine($0, in: context).width).width
      }
      return AxisPair(
        horizontal: widths.reduce(Double(widths.count - 1) * ControlMetrics.compactDateGap, +),
        vertical: ControlMetrics.compactDateHeight)
    case .automatic, .wheels: return fixedSize
    }
  }

  private var pageControlWidth: Double {
    max(0, Double(content.numberOfPages - 1) * ControlMetrics.pageDotPitch + ControlMetrics.pageDotDiameter)
  }

  // MARK: Bars

  private var navigationBarHeight: Double? {
    if content.prefersLargeTitles && platform.hasLargeTitles {
      return ControlMetrics.navigationBarHeight(hasPrompt: false, hasLargeTitle: true)
    }
    // Six that documents store on phones are 44 high on their side, too, and three on tablets 50.
    return platform == .ios && rootView.isOnTablet ? ControlMetrics.tabletBarHeight : fixedSize.vertical
  }

  private var toolbarHeight: Double? {
    // As documents store those on phones without a home button; with one, and on their side, none has that height.
    let isOverIndicator = platform == .ios && !rootView.isOnTablet && rootView.rootSafeAreaInsets.bottom > 0
    return isOverIndicator ? ControlMetrics.tabBarHeight : fixedSize.vertical
  }

  // MARK: Buttons

  private func buttonSize(in context: MeasuringContext) -> AxisPair<Double?> {
    if let layout = configuredButton(
      measuringTextWith: context.measurer, width: context.width, scale: context.scale)
    {
      return AxisPair(layout.size)
    }
    var size = buttonSize(title: oneLine(content.title, content.attributedTitle, in: context))
    if content.title?.isEmpty == false {
      size.horizontal = size.horizontal.map { knownContent?.width(ofLine: $0, scale: context.scale) ?? $0 }
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

  /// Of a button without a configuration: what its insets or its image ask for, else what its type does.
  private func buttonSize(title: Size) -> AxisPair<Double?> {
    if let insets = content.contentEdgeInsets {
      let image = content.image?.size ?? .zero
      return AxisPair(
        horizontal: max(0, title.width + image.width + insets.left + insets.right),
        vertical: max(0, (max(title.height, image.height) + insets.top + insets.bottom).rounded(.up)))
    }
    if let image = content.image?.size {
      // An image alone has no room around it; beside a title it stands in the title's room.
      let titled = title.height + 2 * ControlMetrics.buttonTitlePadding
      let height = title == .zero ? image.height : max(image.height, titled)
      return AxisPair(horizontal: image.width + title.width, vertical: height.rounded(.up))
    }
    switch (platform, content.buttonType) {
    case (_, .detailDisclosure), (_, .infoLight), (_, .infoDark), (_, .contactAdd), (_, .close):
      return AxisPair(ControlMetrics.symbolButtonSide)
    case (_, .custom) where content.title != nil: return systemButtonSize(width: title.width, line: title.height)
    case (.ios6, _): return classicButtonSize(title: title)
    default:
      let line = title.height > 0 ? title.height : ControlMetrics.emptyButtonLineHeight
      return systemButtonSize(width: title.width, line: line)
    }
  }

  private func systemButtonSize(width: Double, line: Double) -> AxisPair<Double?> {
    AxisPair(
      horizontal: max(width, ControlMetrics.leastButtonWidth),
      vertical: (line + 2 * ControlMetrics.buttonTitlePadding).rounded(.up))
  }

  /// The round one of iOS 6 has a border of its own.
  private func classicButtonSize(title: Size) -> AxisPair<Double?> {
    let (least, room) = (ControlMetrics.leastClassicButtonSide, ControlMetrics.classicButtonRoom)
    return AxisPair(
      horizontal: max(title.width.rounded(.up) + room.width, least),
      vertical: max(least, title.height.rounded(.up) + room.height))
  }
}

extension AxisPair<Double?> {
  fileprivate init(_ size: Size) { self.init(horizontal: size.width, vertical: size.height) }
}
