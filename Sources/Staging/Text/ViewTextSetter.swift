import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Breaks all texts of a view into lines, each for the space that it has.
struct ViewTextSetter {
  let view: SolvedView
  let platform: Platform
  /// Whether the frames come from Interface Builder, which measured text in other fonts.
  let isOnCanvas: Bool
  /// Whether hidden views are drawn, if paler.
  let showsHidden: Bool
  let setting: TextSetting

  private var content: ViewContent { view.content }
  private var font: Font { view.font }
  private var bounds: Rect { view.bounds }
  private var isClassic: Bool { platform == .ios6 }

  func set() -> ViewTexts {
    var texts = ViewTexts()
    guard bounds.isFinite, !view.isHidden || showsHidden else { return texts }
    switch view.kind {
    case .view where content.placeholder != nil: setStandIn(&texts)
    case .label: texts.add(label(), as: .main)
    case .button where content.configuration != nil: setConfiguredButton(&texts)
    case .button: texts.add(buttonTitle(), as: .main)
    case .textField: texts.add(fieldText(), as: .main)
    case .textView: texts.add(textOfTextView(), as: .main)
    case .searchBar:
      let place = SearchBarGeometry(in: bounds).words
      texts.add(
        setting.line(
          view.searchText, font: font.withSize(min(17, font.size)), width: place.width), as: .main)
    case .segmentedControl: setSegments(&texts)
    case .tableView:
      for (row, title) in content.items.prefix(view.tableRowCount(on: platform)).enumerated() {
        texts.add(line(title, width: view.tableRowText(row).width), as: .item(row))
      }
    case .tableViewCell: setCell(&texts)
    case .datePicker where view.datePickerStyle(on: platform) != .wheels: setDates(&texts)
    case .datePicker, .pickerView: setWheels(&texts)
    case .switch where isClassic:
      texts.add(
        setting.line(
          view.look.isOn ? "ON" : "OFF", font: systemFont(16, .bold), width: bounds.width), as: .main)
    // Other kinds show no text of their own; the texts of bars are parts of the bar.
    default: break
    }
    setOrnaments(&texts)
    return texts
  }

  private func line(_ text: String, width: Double) -> SetText { setting.line(text, font: font, width: width) }

  private func systemFont(_ size: Double, _ weight: FontWeight = .regular) -> Font {
    platform.systemFont(ofSize: size, weight: weight)
  }

  // MARK: Labels and buttons

  private func block(
    _ text: AttributedText, in room: Size, maximumLines: Int = 1, lineBreakMode: LineBreakMode? = nil, least: Double = 1
  ) -> SetText {
    setting.block(
      text, font: font, platform: platform, in: room, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode ?? content.lineBreakMode ?? .byTruncatingTail, least: least)
  }

  private func fieldText() -> SetText {
    let width = view.fieldTextRect.width
    let runs = view.showsPlaceholder ? content.attributedPlaceholder : content.attributedFieldText
    return runs.map { block($0, in: Size(width, Self.anyHeight)) } ?? line(view.fieldText, width: width)
  }

  /// Of one line, which is drawn however low its view is.
  private static let anyHeight = 1e6

  private func label() -> SetText {
    if let runs = content.attributedText {
      return block(runs, in: bounds.size, maximumLines: content.numberOfLines, least: leastScale)
    }
    let text = content.text ?? ""
    let (fitting, naturalWidth) = fittingFont(for: text, width: bounds.width)
    var set = setting.block(
      text, font: fitting, in: bounds.size, maximumLines: content.numberOfLines,
      lineBreakMode: content.lineBreakMode ?? .byTruncatingTail, least: isOnCanvas ? Self.leastOnCanvas : 1)
    if let naturalWidth { set.naturalWidth = naturalWidth }
    return set
  }

  /// The lines that a text view has room for; of one that scrolls, also the line of which its lower edge shows a part.
  private func textOfTextView() -> SetText {
    let (text, seen) = (content.text ?? "", view.seenTextViewRect)
    var room = seen.size
    if content.isScrollEnabled {
      let largest = content.attributedText?.runs.compactMap(\.font?.size).max() ?? font.size
      room.height += FontMetrics(of: font.withSize(max(font.size, largest))).lineHeight
    }
    var set =
      content.attributedText.map { block($0, in: room, maximumLines: 0, lineBreakMode: .byWordWrapping) }
      ?? setting.block(
        text, font: fittingFont(for: text, width: seen.width).font, in: room, maximumLines: 0,
        lineBreakMode: .byWordWrapping)
    // What begins below the edge is not seen.
    while content.isScrollEnabled, set.lines.count > 1,
      set.height(ofLines: set.lines.count - 1) > seen.height - Self.leastOfLine
    {
      set.lines.removeLast()
    }
    return set
  }

  /// What is seen of a line at least, in points: less is none of its letters.
  private static let leastOfLine = 4.0

  /// A font in which a line fits that fitted in Interface Builder, and the width of the line in the view's own font.
  ///
  /// Frames that were computed with Apple's fonts are a few percent too narrow for ours. The line is then set in a
  /// smaller size instead of being truncated. Text that is more than 15 % too wide was truncated in Interface Builder
  /// too, and so is at run time what asks for more than its view has.
  private func fittingFont(for text: String, width: Double) -> (font: Font, naturalWidth: Double?) {
    guard isOnCanvas || content.adjustsFontSizeToFitWidth, isOneLine(text), width > 0, !text.isEmpty
    else { return (font, nil) }
    let least = leastScale
    let naturalWidth = setting.line(text, font: font).naturalWidth
    var (fitting, length) = (font, naturalWidth)
    guard length > width else { return (font, nil) }
    guard length * least <= width else {
      return content.adjustsFontSizeToFitWidth ? (font.withSize(font.size * least), naturalWidth) : (font, nil)
    }
    // Smaller sizes have larger tracking, so the first result can still be too wide, and every other by a bit less.
    for step in 0..<5 where length > width {
      fitting = fitting.withSize(fitting.size * width / length * (step == 0 ? 1 : 0.998))
      length = setting.line(text, font: fitting).naturalWidth
    }
    return (fitting, naturalWidth)
  }

  /// Whether a text has one line: as many as it may have or, on the canvas, as its view has room for.
  private func isOneLine(_ text: String) -> Bool {
    let isTextView = view.kind == .textView
    if !isTextView, !content.wraps(in: view.kind) { return true }
    guard isOnCanvas, !text.contains(where: \.isNewline) else { return false }
    let insets = content.configuration?.contentInsets ?? .zero
    let room = isTextView ? view.textViewRect.height : bounds.height - insets.top - insets.bottom
    return room < 1.8 * FontMetrics(of: font).lineHeight
  }

  /// Text that needs more than so much less room was cut in Interface Builder too.
  private static let leastOnCanvas = 1 / 1.15

  /// The smallest part of the font's size in which one line is set that is too wide.
  private var leastScale: Double {
    if content.adjustsFontSizeToFitWidth { return max(0.01, content.minimumScaleFactor) }
    return isOnCanvas && !view.hasTooWideLine ? Self.leastOnCanvas : 1
  }

  /// The titles in the width that the insets and an image beside them leave: on several lines, or truncated on one.
  private func setConfiguredButton(_ texts: inout ViewTexts) {
    guard let configuration = content.configuration else { return }
    // What was measured as wide as this may be less by a rounded edge.
    let width = content.titleRoom(in: bounds.width, of: configuration) + 0.5
    let mode = content.titleLineBreakMode
    let title = content.title ?? ""
    guard content.wraps(in: view.kind), !isOneLine(title) else {
      texts.add(self.title(width: width, mode), as: .main)
      if let subtitle = configuration.subtitle {
        texts.add(setting.line(subtitle, font: font.ofSubtitle, width: width, lineBreakMode: mode), as: .detail)
      }
      return
    }
    setWrappedTitles(of: configuration, width: width, &texts)
  }

  /// The titles in as many lines as the button has room for; an ellipsis stands for the rest unless the author says how
  /// lines are broken.
  private func setWrappedTitles(of configuration: ButtonConfiguration, width: Double, _ texts: inout ViewTexts) {
    let mode = content.lineBreakMode ?? .byTruncatingTail
    var room = Size(width, bounds.height - configuration.contentInsets.top - configuration.contentInsets.bottom)
    if let image = content.image, [.top, .bottom].contains(configuration.imagePlacement) {
      room.height -= image.size.height + configuration.imagePadding
    }
    // Below the title there is a line for the subtitle at least.
    let subtitle = configuration.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let line = FontMetrics(of: font.ofSubtitle).lineHeight + ButtonConfiguration.titlePadding
    let titleRoom = Size(width, room.height - (subtitle == nil ? 0 : line))
    let title =
      content.attributedTitle.map { block($0, in: titleRoom, maximumLines: 0, lineBreakMode: mode) }
      ?? setting.block(
        content.title ?? "", font: font, in: titleRoom, maximumLines: 0, lineBreakMode: mode,
        least: isOnCanvas ? Self.leastOnCanvas : 1)
    texts.add(title, as: .main)
    guard let subtitle else { return }
    room.height -= title.height + ButtonConfiguration.titlePadding
    texts.add(
      setting.block(subtitle, font: font.ofSubtitle, in: room, maximumLines: 0, lineBreakMode: mode), as: .detail)
  }

  private func buttonTitle() -> SetText? {
    guard !content.buttonType.isSymbol else { return nil }
    let isBox = isClassic && content.buttonType != .custom
    var width = (isBox ? view.classicButtonTitleRect : view.buttonTitleRect).width
    if !isBox, let image = view.content.image {
      width = bounds.width - image.size.scaledDown(toFit: bounds.size).width
    }
    return title(width: width, content.titleLineBreakMode)
  }

  private func title(width: Double, _ mode: LineBreakMode) -> SetText {
    if let runs = content.attributedTitle { return block(runs, in: Size(width, Self.anyHeight), lineBreakMode: mode) }
    let title = content.title ?? ""
    return setting.line(title, font: fittingFont(for: title, width: width).font, width: width, lineBreakMode: mode)
  }

  // MARK: Stand-ins

  /// The symbol and the name of what a program shows, as far as there is room.
  private func setStandIn(_ texts: inout ViewTexts) {
    let (symbol, name) = Symbol.leading(content.placeholder ?? "")
    let room = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    if room.width >= 24, room.height >= 14 {
      texts.add(
        setting.line(name, font: systemFont(12), width: room.width, lineBreakMode: .byTruncatingMiddle), as: .main)
    }
    texts.add(symbol.flatMap { SetSymbol($0, with: setting) })
  }

  // MARK: Cells

  private func setCell(_ texts: inout ViewTexts) {
    let width = view.cellTextRect.width
    let (title, hasTitle) = (content.title ?? content.text ?? "", content.title?.isEmpty == false)
    let small = font.ofCellDetail
    func words(_ text: String, _ font: Font) -> SetText {
      setting.block(
        text, font: font, in: Size(width, Self.anyHeight), maximumLines: content.numberOfLines,
        lineBreakMode: content.numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping)
    }
    if view.stacksCellTexts {
      texts.add(words(title, font), as: .main)
      if hasTitle, let detail = content.text {
        texts.add(words(detail, content.cellStyle == .subtitle ? small : font), as: .detail)
      }
      return
    }
    switch content.cellStyle {
    case .default, .subtitle: texts.add(words(title, font), as: .main)
    case .value1:
      texts.add(line(title, width: width), as: .main)
      guard hasTitle, let detail = content.text else { return }
      // The title comes first; the detail text has what it leaves.
      let used = texts[.main]?.lines.first?.width ?? 0
      texts.add(line(detail, width: width - used - ControlMetrics.tableRowInset / 2), as: .detail)
    case .value2:
      let places = view.cellTextPlaces
      texts.add(setting.line(content.title ?? "", font: small, width: places.title.width), as: .main)
      if let detail = content.text {
        texts.add(setting.line(detail, font: small, width: places.detail.width), as: .detail)
      }
    }
  }

  // MARK: Segments and wheels

  private func setSegments(_ texts: inout ViewTexts) {
    let titles = view.segmentTitles
    let natural = titles.map { setting.line($0, font: font) }
    let segments = view.segments(ofWidths: natural.map(\.naturalWidth), in: bounds, on: platform)
    let chosen = titles.nearestIndex(to: view.look.value ?? 0)
    for (index, title) in titles.enumerated() {
      let width = segments[index].width
      var font = font
      // In a heavier weight if the title still fits.
      let heavy: FontWeight? = isClassic ? .bold : platform == .ios && index == chosen ? .semibold : nil
      if let heavy {
        let heavyFont = Font(family: font.family, size: font.size, weight: heavy)
        if setting.line(title, font: heavyFont).naturalWidth + 4 <= width { font = heavyFont }
      }
      var set = setting.line(title, font: font, width: width - 2 * min(2, width / 4))
      set.naturalWidth = natural[index].naturalWidth
      texts.add(set, as: .item(index))
    }
  }

  /// The boxes of a compact picker or the days of a calendar.
  private func setDates(_ texts: inout ViewTexts) {
    let widths = content.datePicker.compactTexts.map { setting.line($0, font: systemFont(17)).naturalWidth }
    for (index, part) in DatePickerGeometry(of: view, widths: widths).parts.enumerated() {
      let font = systemFont(part.fontSize, part.isBold ? .semibold : .regular)
      texts.add(setting.line(part.text, font: font, width: part.place.width), as: .item(index))
    }
  }

  private func setWheels(_ texts: inout ViewTexts) {
    let geometry = PickerGeometry(of: view, on: platform)
    let columns = geometry.columns(in: geometry.band)
    for (wheel, column) in zip(geometry.wheels, columns) {
      for (row, title) in wheel.rows.enumerated() {
        let font = systemFont(geometry.fontSize(ofRow: row), isClassic ? .bold : .regular)
        texts.add(
          setting.line(
            title, font: font, width: column.width - (isClassic ? 8 : 0)), as: .item(wheel.firstItem + row))
      }
    }
  }

  // MARK: Badges and captions

  /// The badge, and the captions of missing images.
  private func setOrnaments(_ texts: inout ViewTexts) {
    if let badge = view.look.badge, !badge.isEmpty {
      texts.add(setting.line(badge, font: systemFont(13, .medium)), as: .badge)
    }
    if let image = view.content.image { setCaption(of: image, &texts) }
    if let image = view.look.backgroundImage { setCaption(of: image, &texts) }
    for image in view.content.animationImages.images { setCaption(of: image, &texts) }
  }

  private func setCaption(of image: ImageSource, _ texts: inout ViewTexts) {
    switch image {
    case .missing: texts.add(SetSymbol(.missingImage, with: setting))
    case .symbol(let symbol): texts.add(SetSymbol(symbol, with: setting))
    case .placeholder(let size):
      let font = Font(family: .inter, size: 10, weight: .medium)
      texts.add(
        setting.line("\(formatted(size.width)) × \(formatted(size.height))", font: font), as: .caption(size))
    default: break
    }
  }
}
