import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// What a view shows and how it looks.
struct LookImporter {
  let document: InterfaceDocument
  let view: InterfaceView
  /// Which pictures and colours the document's names stand for.
  let options: ImportOptions
  /// The colour of what holds the view; `nil` if nothing has one.
  let groundBehind: Color?

  var element: DocumentElement { view.element }

  func setLooks(of description: inout ViewDescription) {
    setAttributes(of: &description)
    if !options.isForFramesAlone { setGround(of: &description) }
    setText(of: &description)
    setControl(of: &description)
    setBar(of: &description)
    setImage(of: &description)
    setRuntimeAttributes(of: &description)
    setState(of: &description)
    if !options.isForFramesAlone { setTextShadow(of: &description) }
  }

  /// The app's tint, for a view that nothing above gives one: that of the document, or else the catalogue's accent
  /// colour, which Xcode's templates name so.
  func setTint(of root: inout ViewDescription) {
    guard root[.tintColor] == nil else { return }
    let accent = options.colors?.color(named: "AccentColor").map { PropertyValue.color($0) }
    set(.tintColor, color(document.tint) ?? accent, &root)
  }

  func set(_ property: ViewProperty, _ value: PropertyValue?, _ description: inout ViewDescription) {
    if let value { description.properties[property] = Located(value, at: view.range) }
  }

  func color(_ key: String, in holder: DocumentElement? = nil) -> PropertyValue? {
    color((holder ?? element).child(named: "color", key: key))
  }

  private func color(_ element: DocumentElement?) -> PropertyValue? {
    let rule = ColorRule(resources: document.resources, assets: options.colors)
    return element.flatMap(rule.color).map { .color($0) }
  }

  /// Views that hold others are seen through, as on a device; one that stands for what only a program puts there has a
  /// pale outline with its name.
  private func setGround(of description: inout ViewDescription) {
    let ground = color("backgroundColor")
    set(.backgroundColor, ground, &description)
    guard ground == nil || ground == .color(.clear) || Self.signs[view.tag] != nil || isUnseen(ground) else { return }
    switch description.kind {
    // A text view too: a document has its background, if it has one.
    case .view, .stackView, .scrollView, .window, .textView:
      set(.backgroundColor, ground ?? .color(.clear), &description)
    default: return
    }
    if description.kind == .view, view.placement != .imposed {
      set(.placeholder, standIn.map { .text($0) }, &description)
    }
  }

  /// Whether nothing would be seen of a view of a class of its own: it is empty, and has the colour of what it lies on.
  private func isUnseen(_ ground: PropertyValue?) -> Bool {
    guard case .color(let own)? = ground, let behind = groundBehind, view.tag == "view", view.subviews.isEmpty else {
      return false
    }
    return [own.red, own.green, own.blue, own.alpha] == [behind.red, behind.green, behind.blue, behind.alpha]
  }

  /// What a program shows in the view: the class of a view of its own, or the kind of content, with its sign.
  private var standIn: String? {
    let own = element["customClass"].flatMap { $0.isEmpty ? nil : $0 }
    guard let sign = Self.signs[view.tag] else { return view.subviews.isEmpty ? own : nil }
    return "symbol(\(sign.symbol)) \(own ?? sign.words)"
  }

  /// The elements of views whose content only a device can show.
  private static let signs: [String: (symbol: String, words: String)] = [
    "containerView": ("rectangle.3.group", "Container View"), "webView": ("globe", "Web View"),
    "wkWebView": ("globe", "Web View"), "mapView": ("map", "Map"), "glkView": ("cube", "OpenGL View"),
    "mtkView": ("cube", "Metal View"), "sceneKitView": ("cube", "SceneKit View"), "arscnView": ("cube", "AR View"),
    "arskView": ("cube", "AR View"), "skView": ("cube", "SpriteKit View"), "adBannerView": ("megaphone", "Ad"),
  ]

  // MARK: Text

  private func setText(of description: inout ViewDescription) {
    switch description.kind {
    case .label:
      set(.text, label ?? .text(""), &description)
      setLeastSize(of: &description)
    case .textView where element["text"] == nil:
      set(.text, string("text").map { .text($0) } ?? attributedText.map(value), &description)
    case .button:
      let state = element.child(key: "normal")
      setConfiguration(of: &description)
      // A configuration has the title, if there is one: that of the state is the library's word, left where it was.
      // So is a plain title beside an attributed one.
      let title = (element.child(key: "configuration") ?? state)?["title"]
      set(.title, attributedText.map(value) ?? title.map { .text($0) }, &description)
      set(.buttonType, .word(buttonType), &description)
      set(.textColor, state.flatMap { color("titleColor", in: $0) }, &description)
      let insets = element.child(named: "inset", key: "contentEdgeInsets")?.edges
      set(.contentEdgeInsets, insets.flatMap { $0 == .zero ? nil : .insets($0) }, &description)
      // A button that is no system's has a larger font than those: stored heights are 34 where those are 30.
      if buttonType == .custom, description[.configuration] == nil {
        set(.font, .font(FontDescription(size: 18)), &description)
      }
    default: break
    }
    // That of the button is of its label; a title of a configuration wraps.
    if description[.configuration] == nil { set(.lineBreakMode, lineBreakMode.map { .word($0) }, &description) }
    let font =
      element.child(named: "fontDescription") ?? element.child(key: "fontDescription")
      ?? element.child(key: "configuration")?.child(key: "titleFontDescription")
    if let font, var own = FontRule.font(font) {
      // Frames are those of the canvas, which may show a text style in another size than a device.
      if options.isForFramesAlone { own.size = FontRule.canvasSize(of: font["style"], in: document.era) ?? own.size }
      set(.font, .font(own), &description)
    }
    setAttributes(of: attributedText, &description)
  }

  /// A label that says down to which size it may be set is set smaller as needed, unless it says not: Interface Builder
  /// writes `adjustsFontSizeToFit` only to deny it.
  private func setLeastSize(of description: inout ViewDescription) {
    let points = element.number("minimumFontSize")
    guard element["adjustsFontSizeToFit"] == nil, points != nil || element["minimumScaleFactor"] != nil else { return }
    set(.adjustsFontSizeToFitWidth, .boolean(true), &description)
    let size = element.child(key: "fontDescription").flatMap(FontRule.font)?.size
    guard let points, let size, points > 0, points <= size else { return }
    set(.minimumScaleFactor, .number(points / size), &description)
  }

  /// What a button shows since iOS 15. A subtitle or a title may be an attributed string.
  private func setConfiguration(of description: inout ViewDescription) {
    guard let configuration = element.child(key: "configuration") else { return }
    set(
      .configuration, .word(configuration["style"].flatMap(ButtonConfiguration.Style.init) ?? .plain), &description)
    let subtitle = configuration["subtitle"] ?? attributed("attributedSubtitle", in: configuration)?.text
    set(.subtitle, subtitle.map { .text($0) }, &description)
    let placement = configuration["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init)
    set(.imagePlacement, placement.map { .word($0) }, &description)
    set(.imagePadding, configuration.number("imagePadding").map { .number($0) }, &description)
    let corners = configuration["cornerStyle"].flatMap(ButtonConfiguration.CornerStyle.init)
    set(.cornerStyle, corners.map { .word($0) }, &description)
    let insets = configuration.child(key: "contentInsets")
    set(.contentInsets, insets?.insets.map { .insets($0) }, &description)
    set(.textColor, color("baseForegroundColor", in: configuration), &description)
    if description[.configuration] != nil, let ground = color("baseBackgroundColor", in: configuration) {
      set(.tintColor, ground, &description)
    }
  }

  /// A label's text, plain or put together of an attributed string's fragments.
  private var label: PropertyValue? {
    (element["text"] ?? string("text")).map { .text($0) } ?? attributed("attributedText").map(value)
  }

  private func value(of text: AttributedFragments) -> PropertyValue {
    text.value { key, attributes in color(key, in: attributes) }
  }

  private func attributed(_ key: String, in holder: DocumentElement? = nil) -> AttributedFragments? {
    AttributedFragments((holder ?? element).child(key: key))
  }

  /// What an attributed string says of its first fragment that has letters, for the whole text.
  private func setAttributes(of text: AttributedFragments?, _ description: inout ViewDescription) {
    guard let attributes = text?.attributes else { return }
    set(.font, attributes.child(key: "NSFont").flatMap(FontRule.font).map { .font($0) }, &description)
    set(.textColor, color("NSColor", in: attributes), &description)
    let style = attributes.child(key: "NSParagraphStyle")
    let alignment = style?["alignment"].flatMap(TextAlignment.init)
    set(.textAlignment, alignment.map { .word($0) }, &description)
  }

  /// The attributed string of the view, if it has one: of a button that of its state or its configuration.
  private var attributedText: AttributedFragments? {
    switch view.kind {
    case .label, .textView, .textField: attributed("attributedText")
    case .button:
      (element.child(key: "configuration") ?? element.child(key: "normal")).flatMap {
        attributed("attributedTitle", in: $0)
      }
    default: nil
    }
  }

  private func string(_ key: String) -> String? { element.text(key: key) }

  private var buttonType: ButtonType {
    switch element["buttonType"].flatMap(ButtonType.init) {
    case .roundedRect?: document.era < .xcode6 && document.era.platform == .ios6 ? .roundedRect : .system
    case let type?: type
    case nil: .custom
    }
  }

  private var lineBreakMode: LineBreakMode? {
    switch element["lineBreakMode"] {
    case "tailTruncation"?: .byTruncatingTail
    case "headTruncation"?: .byTruncatingHead
    case "middleTruncation"?: .byTruncatingMiddle
    case "wordWrap"?: .byWordWrapping
    case "characterWrap"?: .byCharWrapping
    case "clip"?: .byClipping
    default: nil
    }
  }

  // MARK: Controls

  private func setControl(of description: inout ViewDescription) {
    switch description.kind {
    case .slider:
      let (least, most) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
      // As of all values that documents leave out, 0: of a slider from -90 to 90 the middle.
      let value = min(max(element.number("value") ?? 0, least), max(least, most))
      set(.value, .number(most > least ? (value - least) / (most - least) : 0), &description)
    case .segmentedControl:
      let titles = element.child(named: "segments")?.children(named: "segment").map { $0["title"] ?? "" }
      set(.items, .texts(titles ?? []), &description)
    case .datePicker:
      let date = element.child(named: "date", key: "date")?.number("timeIntervalSinceReferenceDate")
      set(.date, date.flatMap(CalendarDate.init(secondsSince2001:)).map { .date($0) }, &description)
      // Up to Xcode 11 there were wheels alone; since then the height tells.
      if element["style"] == nil, (view.frame?.height ?? 0) < 100 {
        set(.preferredDatePickerStyle, .word(DatePickerContent.Style.compact), &description)
      }
    case .tableViewCell:
      // Since iOS 14 a cell may say its texts without views for them.
      let content = element.child(key: "contentConfiguration")
      set(.title, content?["text"].map { .text($0) }, &description)
      let detail = content?["secondaryText"].flatMap { $0.isEmpty ? nil : $0 }
      set(.text, detail.map { .text($0) }, &description)
      if detail != nil {
        set(
          .cellStyle, .word(content?["prefersSideBySideTextAndSecondaryText"] == "YES" ? CellStyle.value1 : .subtitle),
          &description)
      }
    case .tableView:
      if element["separatorStyle"] == "none" { set(.separatorColor, .color(.clear), &description) }
      guard !view.sections.isEmpty else { break }
      let sections = view.sections.map {
        TableSection(header: $0.header, footer: $0.footer, rows: .cells($0.rowCount))
      }
      set(.sections, .sections(sections), &description)
    case .activityIndicator where view.keepsRoomInRow:
      description.properties[.hidden] = nil
      set(.alpha, .number(0), &description)
    case .stackView:
      let spacing = element["spacingType"] == "standard" ? View.spacingUseSystem : element.number("spacing") ?? 0
      set(.spacing, .number(spacing), &description)
      // The document has no word for it: a stack whose margins are stored arranges its views inside them.
      if view.ownMargins != nil { set(.isLayoutMarginsRelativeArrangement, .boolean(true), &description) }
    default: break
    }
  }
}

extension CalendarDate {
  /// The date in Greenwich, as documents store it; `nil` for one that is beyond the calendar.
  fileprivate init?(secondsSince2001 seconds: Double) {
    guard seconds.magnitude < 1e11 else { return nil }
    let minutes = Int((seconds / 60).rounded(.down))
    let (days, minute) = (minutes.floorDivided(by: 1440), minutes - minutes.floorDivided(by: 1440) * 1440)
    // 2001 began 11,323 days after 1970.
    self.init(daysSince1970: days + 11_323, hour: minute / 60, minute: minute % 60)
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int { (self - ((self % divisor) + divisor) % divisor) / divisor }
}
