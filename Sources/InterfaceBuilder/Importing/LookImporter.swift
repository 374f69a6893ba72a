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

  var element: DocumentElement { view.element }

  func setLooks(of description: inout ViewDescription) {
    setState(of: &description)
    setText(of: &description)
    setControl(of: &description)
    setBar(of: &description)
    setImage(of: &description)
    setAttributes(of: &description)
  }

  /// The app's tint, for a view that nothing above gives one.
  func setTint(of root: inout ViewDescription) {
    if root[.tintColor] == nil { set(.tintColor, color(document.tint), &root) }
  }

  func set(_ property: ViewProperty, _ value: PropertyValue?, _ description: inout ViewDescription) {
    if let value { description.properties[property] = Located(value, at: view.range) }
  }

  private func color(_ key: String, in holder: DocumentElement? = nil) -> PropertyValue? {
    color((holder ?? element).child(named: "color", key: key))
  }

  private func color(_ element: DocumentElement?) -> PropertyValue? {
    let rule = ColorRule(resources: document.resources, assets: options.colors)
    return element.flatMap(rule.color).map { .color($0) }
  }

  // MARK: Any view

  private func setState(of description: inout ViewDescription) {
    if element.boolean("hidden") == true { set(.hidden, .boolean(true), &description) }
    if element.boolean("clipsSubviews") == true { set(.clipsToBounds, .boolean(true), &description) }
    if let alpha = element.number("alpha") { set(.alpha, .number(alpha), &description) }
    if let tag = element.number("tag") { set(.tag, .number(tag), &description) }
    if let name = element["customClass"] { set(.class, .text(name), &description) }
    if let mode = element["contentMode"], ContentMode(rawValue: mode) != nil {
      set(.contentMode, .keyword(mode), &description)
    }
    set(.backgroundColor, color("backgroundColor") ?? transparency(of: description), &description)
    set(.tintColor, color("tintColor"), &description)
  }

  /// Views that hold others are seen through, as on a device; one that stands for what only a program puts there keeps
  /// the box by which a figure shows where it is.
  private func transparency(of description: ViewDescription) -> PropertyValue? {
    switch description.kind {
    case .view, .stackView, .scrollView, .window: break
    default: return nil
    }
    let standsIn = Self.standIns.contains(view.tag) || view.subviews.isEmpty && element["customClass"] != nil
    return standsIn && view.placement != .imposed ? nil : .color(.clear)
  }

  private static let standIns: Set = [
    "containerView", "webView", "wkWebView", "mapView", "glkView", "mtkView", "sceneKitView", "arscnView", "arskView",
    "skView", "adBannerView",
  ]

  // MARK: Text

  private func setText(of description: inout ViewDescription) {
    switch description.kind {
    case .label:
      set(.text, .text(label ?? ""), &description)
      set(.numberOfLines, .number(element.number("numberOfLines") ?? 1), &description)
      set(.preferredMaxLayoutWidth, element.number("preferredMaxLayoutWidth").map { .number($0) }, &description)
    case .textField, .textView:
      if let text = element["text"] ?? string("text") { set(.text, .text(text), &description) }
      if let text = element["placeholder"] { set(.placeholder, .text(text), &description) }
      if let style = element["borderStyle"] ?? (description.kind == .textField ? "none" : nil) {
        set(.borderStyle, .keyword(style), &description)
      }
    case .button:
      let state = element.child(key: "normal")
      set(.title, (state?["title"] ?? element.child(key: "configuration")?["title"]).map { .text($0) }, &description)
      set(.buttonType, .keyword(buttonType), &description)
      set(.textColor, state.flatMap { color("titleColor", in: $0) }, &description)
      let insets = element.child(named: "inset", key: "contentEdgeInsets")?.edges
      set(.contentEdgeInsets, insets.flatMap { $0 == .zero ? nil : .insets($0) }, &description)
      // A button that is no system's has a larger font than those: stored heights are 34 where those are 30.
      if buttonType == "custom" { set(.font, .font(FontDescription(size: 18)), &description) }
    default: break
    }
    set(.textColor, color("textColor"), &description)
    if let alignment = element["textAlignment"], TextAlignment(rawValue: alignment) != nil {
      set(.textAlignment, .keyword(alignment), &description)
    }
    if let mode = lineBreakMode { set(.lineBreakMode, .keyword(mode.rawValue), &description) }
    let font = element.child(named: "fontDescription") ?? element.child(key: "fontDescription")
    if let font = font.flatMap(FontRule.font) { set(.font, .font(font), &description) }
  }

  /// A label's text, plain or put together of an attributed string's fragments.
  private var label: String? {
    if let text = element["text"] ?? string("text") { return text }
    let fragments = element.child(key: "attributedText")?.children(named: "fragment")
    return fragments.map { $0.compactMap { $0["content"] ?? $0.child(named: "string")?.text }.joined() }
  }

  private func string(_ key: String) -> String? { element.child(named: "string", key: key)?.text }

  private var buttonType: String {
    switch element["buttonType"] {
    case "roundedRect"?: document.era < .xcode6 && document.era.platform == .ios6 ? "roundedRect" : "system"
    case let type? where ButtonType(rawValue: type) != nil: type
    default: "custom"
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
    case .switch: set(.isOn, .boolean(element.boolean("on") ?? false), &description)
    case .slider:
      let (least, most) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
      let value = element.number("value") ?? least
      set(.value, .number(most > least ? (value - least) / (most - least) : 0), &description)
    case .progressView: set(.progress, .number(element.number("progress") ?? 0), &description)
    case .pageControl:
      set(.numberOfPages, .number(element.number("numberOfPages") ?? 0), &description)
      set(.currentPage, .number(element.number("currentPage") ?? 0), &description)
    case .segmentedControl:
      let titles = element.child(named: "segments")?.children(named: "segment").map { $0["title"] ?? "" }
      set(.items, .texts(titles ?? []), &description)
      set(.value, .number(element.number("selectedSegmentIndex") ?? 0), &description)
      if element.boolean("apportionsSegmentWidthsByContent") == true {
        set(.apportionsSegmentWidthsByContent, .boolean(true), &description)
      }
    case .searchBar: set(.placeholder, element["placeholder"].map { .text($0) }, &description)
    case .tableViewCell: set(.accessoryType, accessory.map { .keyword($0.rawValue) }, &description)
    default: break
    }
  }

  private var accessory: AccessoryType? { element["accessoryType"].flatMap(AccessoryType.init) }

  // MARK: Runtime attributes

  /// The layer's properties that authors set by key path.
  private func setAttributes(of description: inout ViewDescription) {
    for attribute in element.child(named: "userDefinedRuntimeAttributes")?.children ?? [] {
      let number = attribute.children.first?.number("value") ?? attribute.number("value")
      switch attribute["keyPath"] {
      case "layer.cornerRadius"?, "cornerRadius"?: set(.cornerRadius, number.map { .number($0) }, &description)
      case "layer.borderWidth"?, "borderWidth"?: set(.borderWidth, number.map { .number($0) }, &description)
      case "layer.masksToBounds"? where attribute.boolean("value") == true:
        set(.clipsToBounds, .boolean(true), &description)
      case "borderColor"?, "layer.borderUIColor"?:
        set(.borderColor, color("value", in: attribute), &description)
      default: break
      }
    }
  }
}
