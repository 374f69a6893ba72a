import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// The code that makes one view: the expression that creates it, and the statements that set it up.
struct ViewCode {
  let view: ViewDescription
  /// The name of the view in the code.
  let name: String
  /// The name of its superview.
  let superview: String
  private(set) var statements: [String] = []
  /// Properties that UIKit has no call for.
  private(set) var untold: [String] = []
  /// Statements that need the subviews.
  private(set) var closing: [String] = []

  /// - Parameters:
  ///   - isWhole: Whether the view is made, so that it also needs what nobody writes; otherwise properties change.
  ///   - viewName: The names of the other views in the code.
  init(
    _ view: ViewDescription, name: String, in superview: String, isWhole: Bool = true, viewName: (String) -> String
  ) {
    (self.view, self.name, self.superview) = (view, name, superview)
    setButton()
    for property in ViewProperty.allCases {
      guard let value = view[property], !Self.ofInitializer(view).contains(property) else { continue }
      if property == .customSpacing, case .spacings(let spacings) = value {
        for (view, spacing) in spacings.sorted(by: { $0.key < $1.key }) {
          closing.append("\(name).setCustomSpacing(\(Self.spacing(spacing)), after: \(viewName(view)))")
        }
      } else if let code = assignments(of: value, to: property) {
        statements += code
      } else {
        untold.append(property.name)
      }
    }
    if isWhole { setDefaults() }
  }

  private mutating func setDefaults() {
    // Nobody writes what is so in the language and not in UIKit.
    switch view.kind {
    case .textField where view[.borderStyle] == nil: statements.append("\(name).borderStyle = .roundedRect")
    case .switch where view[.isOn] == nil: statements.append("\(name).isOn = true")
    case .progressView where view[.progress] == nil: statements.append("\(name).progress = 0.5")
    case .datePicker:
      if view[.datePickerMode] == nil { statements.append("\(name).datePickerMode = .date") }
      if view[.preferredDatePickerStyle] == nil { statements.append("\(name).preferredDatePickerStyle = .wheels") }
    case .activityIndicator: statements.append("\(name).startAnimating()")
    default: break
    }
  }

  /// What the view is made with, before its properties are set.
  static func ofInitializer(_ view: ViewDescription) -> Set<ViewProperty> {
    let shared: Set<ViewProperty> = [
      .translatesAutoresizingMaskIntoConstraints, .arranged, .designFrame, .class,
    ]
    switch view.kind {
    case .button:
      return shared.union([
        .buttonType, .configuration, .title, .subtitle, .image, .imagePlacement, .imagePadding, .contentInsets,
        .cornerStyle, .textColor,
      ])
    case .segmentedControl: return shared.union([.items])
    case .tableView: return shared.union([.tableStyle])
    case .tableViewCell: return shared.union([.cellStyle])
    default: return shared
    }
  }

  /// Whether UIKit asks a subclass for what the author sets: the size of the content, or the alignment rectangle.
  static func needsSubclass(_ view: ViewDescription) -> Bool {
    view.kind != .layoutGuide
      && (view[.intrinsicContentSize] != nil || view[.alignmentRectInsets] != nil || pictureSize(of: view) != nil)
  }

  /// The size of a picture that the code does not have.
  private static func pictureSize(of view: ViewDescription) -> Size? {
    guard view.kind == .imageView, case .image(let image)? = view[.image] else { return nil }
    if case .symbol = image { return nil }
    return image.size
  }

  static func subclass(of kind: ViewKind) -> String { "Custom" + kind.className.dropFirst(2) }

  /// `UILabel()`
  static func creation(of view: ViewDescription) -> String {
    if needsSubclass(view) { return "\(subclass(of: view.kind))()" }
    switch view.kind {
    case .button:
      if case .keyword(let style)? = view[.configuration] { return "UIButton(configuration: .\(style.text)())" }
      if case .keyword(let type)? = view[.buttonType] { return "UIButton(type: .\(type.text))" }
      return "UIButton(type: .system)"
    case .segmentedControl:
      guard case .texts(let items)? = view[.items] else { return "UISegmentedControl()" }
      return "UISegmentedControl(items: [\(items.map(SwiftLiteral.text).joined(separator: ", "))])"
    case .tableView:
      guard case .keyword(let style)? = view[.tableStyle] else { return "UITableView()" }
      return "UITableView(frame: .zero, style: .\(style.text))"
    case .tableViewCell:
      let style = if case .keyword(let style)? = view[.cellStyle] { style.text } else { "value1" }
      return "UITableViewCell(style: .\(style), reuseIdentifier: nil)"
    case .activityIndicator: return "UIActivityIndicatorView(style: .medium)"
    case .window: return "UIView()"
    default: return "\(view.kind.className)()"
    }
  }

  /// Buttons are told apart by whether they have a configuration.
  private mutating func setButton() {
    guard view.kind == .button else { return }
    let configured = "\(name).configuration?."
    let hasConfiguration = view[.configuration] != nil
    func set(_ property: ViewProperty, _ code: (PropertyValue) -> String?) -> [String] {
      guard let value = view[property] else { return [] }
      return code(value).map { [$0] } ?? []
    }
    statements += set(.title) { value in
      let text = SwiftLiteral.text(value.plainText)
      return hasConfiguration ? "\(configured)title = \(text)" : "\(name).setTitle(\(text), for: .normal)"
    }
    statements += set(.textColor) { value in
      guard case .color(let color) = value else { return nil }
      let code = SwiftLiteral.color(color)
      return hasConfiguration
        ? "\(configured)baseForegroundColor = \(code)" : "\(name).setTitleColor(\(code), for: .normal)"
    }
    statements += set(.image) { value in
      guard case .image(let image) = value, let code = Self.image(image) else { return nil }
      return hasConfiguration ? "\(configured)image = \(code)" : "\(name).setImage(\(code), for: .normal)"
    }
    for property in [ViewProperty.subtitle, .imagePlacement, .imagePadding, .contentInsets, .cornerStyle] {
      guard let value = view[property] else { continue }
      let code =
        if case .insets(let insets) = value { SwiftLiteral.directionalInsets(insets) } else { Self.plain(value) }
      if hasConfiguration, let code {
        statements.append("\(configured)\(property.name) = \(code)")
      } else {
        untold.append(property.name)
      }
    }
  }

  private static func image(_ image: ImageSource) -> String? {
    guard case .symbol(let symbol) = image else { return nil }
    let size = symbol.size
    let name = SwiftLiteral.text(symbol.name)
    guard size != Symbol(name: symbol.name).size else { return "UIImage(systemName: \(name))" }
    // Of an image with a width of its own, the size that is as high.
    let pointSize = SwiftLiteral.number(
      symbol.pointSize ?? size.height * Symbol.standardPointSize / Symbol(name: "").size.height)
    return "UIImage(systemName: \(name), withConfiguration: UIImage.SymbolConfiguration(pointSize: \(pointSize)))"
  }

  static func spacing(_ spacing: Double) -> String {
    spacing == View.spacingUseSystem ? "UIStackView.spacingUseSystem" : SwiftLiteral.number(spacing)
  }

  /// A value as UIKit's property of the same name takes it.
  static func plain(_ value: PropertyValue) -> String? {
    switch value {
    case .boolean(let flag): "\(flag)"
    case .number(let number): SwiftLiteral.number(number)
    case .text, .runs: SwiftLiteral.text(value.plainText)
    case .point(let point): SwiftLiteral.point(point)
    case .size(let size): SwiftLiteral.size(size)
    case .rect(let rect): SwiftLiteral.rect(rect)
    case .insets(let insets): SwiftLiteral.insets(insets)
    case .transform(let transform): SwiftLiteral.transform(transform)
    case .mask(let mask):
      SwiftLiteral.options(AutoresizingMask.names.filter { mask.contains($0.mask) }.map(\.name))
    case .keyword(let word): ".\(word.text)"
    case .color(let color): SwiftLiteral.color(color)
    default: nil
    }
  }
}

extension ViewCode {
  /// The statements that give the view a property; `nil` for what UIKit has no call for.
  func assignments(of value: PropertyValue, to property: ViewProperty) -> [String]? {
    func set(_ member: String, _ code: String?) -> [String]? { code.map { ["\(name).\(member) = \($0)"] } }
    switch (property, value) {
    case (.frame, .inset(let dx, let dy)):
      let (dx, dy) = (SwiftLiteral.number(dx), SwiftLiteral.number(dy))
      let inset = dx == "0" && dy == "0" ? "" : ".insetBy(dx: \(dx), dy: \(dy))"
      return set("frame", "\(superview).bounds\(inset)")
    case (.hidden, _): return set("isHidden", Self.plain(value))
    case (.opaque, _): return set("isOpaque", Self.plain(value))
    case (.alt, .text(let text)):
      return ["\(name).isAccessibilityElement = true", "\(name).accessibilityLabel = \(SwiftLiteral.text(text))"]
    case (.cornerRadius, _), (.borderWidth, _): return set("layer.\(property.name)", Self.plain(value))
    case (.borderColor, .color(let color)):
      return set("layer.borderColor", "\(SwiftLiteral.color(color).withType).cgColor")
    case (.maskedCorners, .corners(let corners)): return set("layer.maskedCorners", Self.corners(corners))
    case (.shadow, .shadow(let shadow)): return shadowCode(shadow)
    // Since iOS 17.
    case (.userInterfaceLevel, _): return set("traitOverrides.userInterfaceLevel", Self.plain(value))
    case (.intrinsicContentSize, .intrinsicSize(let size)): return set("ownSize", Self.intrinsicSize(size))
    case (.alignmentRectInsets, .insets(let insets)): return set("ownInsets", SwiftLiteral.insets(insets))
    case (.contentHuggingPriority, .priorities(let pair)): return priorities("setContentHuggingPriority", pair)
    case (.contentCompressionResistancePriority, .priorities(let pair)):
      return priorities("setContentCompressionResistancePriority", pair)
    case (.directionalLayoutMargins, .insets(let insets)):
      return set(property.name, SwiftLiteral.directionalInsets(insets))
    case (.text, _) where view.kind == .tableViewCell: return set("detailTextLabel?.text", Self.plain(value))
    case (.detailTextColor, _) where view.kind == .tableViewCell:
      return set("detailTextLabel?.textColor", Self.plain(value))
    case (.title, _) where view.kind == .tableViewCell: return set("textLabel?.text", Self.plain(value))
    case (.title, _) where view.kind == .navigationBar: return set("items", "[UINavigationItem(title: \(text(value)))]")
    case (.text, _), (.title, _), (.placeholder, _):
      let known: [ViewKind] = property == .placeholder ? [.textField, .searchBar] : Self.kindsWithText
      return known.contains(view.kind) ? set(property.name, Self.plain(value)) : nil
    case (.lineBreakMode, _) where view.kind == .button:
      let owner = view[.configuration] == nil ? "titleLabel?.lineBreakMode" : "configuration?.titleLineBreakMode"
      return set(owner, Self.plain(value))
    case (.font, .font(let font)):
      guard Self.kindsWithText.contains(view.kind) || view.kind == .button else { return nil }
      if view.kind == .button, view[.configuration] != nil { return configuredFont(font) }
      return set(view.kind == .button ? "titleLabel?.font" : "font", SwiftLiteral.font(font, of: fontOwner))
    case (.textColor, _): return Self.kindsWithText.contains(view.kind) ? set("textColor", Self.plain(value)) : nil
    case (.isFirstResponder, .boolean(let isEdited)): return isEdited ? ["\(name).becomeFirstResponder()"] : []
    case (.image, .image(let image)): return imageCode(image)
    case (.items, .texts(let items)): return itemsCode(items)
    case (.value, .number(let number)): return valueCode(number)
    case (.date, .date(let date)): return set("date", date.code)
    case (.spacing, .number(let spacing)): return set("spacing", Self.spacing(spacing))
    case (.contentSize, .intrinsicSize(let size)):
      guard let width = size.horizontal, let height = size.vertical else { return nil }
      return set("contentSize", SwiftLiteral.size(Size(width, height)))
    default: return Self.sameInUIKit.contains(property) ? set(property.name, Self.plain(value)) : nil
    }
  }

  /// A configuration has the font of body text, whatever its button's label is given.
  private func configuredFont(_ font: FontDescription) -> [String] {
    [
      "\(name).configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in",
      "  var attributes = attributes",
      "  attributes.font = \(SwiftLiteral.font(font, of: fontOwner))",
      "  return attributes",
      "}",
    ]
  }

  private static let kindsWithText: [ViewKind] = [.label, .textField, .textView, .searchBar]

  /// Properties that UIKit has under the same name and with the same words.
  private static let sameInUIKit: Set<ViewProperty> = [
    .frame, .bounds, .center, .transform, .anchorPoint, .autoresizingMask, .autoresizesSubviews, .alpha,
    .clipsToBounds, .backgroundColor, .tintColor, .layoutMargins, .insetsLayoutMarginsFromSafeArea,
    .preservesSuperviewLayoutMargins, .semanticContentAttribute, .textAlignment, .lineBreakMode,
    .adjustsFontSizeToFitWidth, .minimumScaleFactor, .numberOfLines, .preferredMaxLayoutWidth,
    .textContainerInset, .tag, .isEnabled, .isSecureTextEntry, .isScrollEnabled, .isOn, .progress,
    .numberOfPages, .currentPage, .borderStyle, .contentEdgeInsets, .imageEdgeInsets, .titleEdgeInsets,
    .contentHorizontalAlignment, .trackTintColor, .thumbTintColor, .selectedSegmentTintColor, .pageIndicatorTintColor,
    .currentPageIndicatorTintColor, .apportionsSegmentWidthsByContent, .contentMode,
    .prefersLargeTitles, .barStyle, .datePickerMode, .preferredDatePickerStyle, .contentOffset, .contentInset,
    .contentInsetAdjustmentBehavior, .axis, .alignment, .distribution, .isBaselineRelativeArrangement,
    .isLayoutMarginsRelativeArrangement, .rowHeight, .sectionHeaderTopPadding, .accessoryType, .separatorInset,
    .separatorColor,
  ]

  private var fontOwner: String { view.kind == .button ? "\(name).titleLabel!" : name }

  private func text(_ value: PropertyValue) -> String { SwiftLiteral.text(value.plainText) }

  private func shadowCode(_ shadow: Shadow) -> [String] {
    var opaque = shadow.color
    opaque.alpha = 1
    let offset = Size(shadow.offset.x, shadow.offset.y)
    return [
      "\(name).layer.shadowColor = \(SwiftLiteral.color(opaque).withType).cgColor",
      "\(name).layer.shadowOpacity = \(SwiftLiteral.number(shadow.color.alpha))",
      "\(name).layer.shadowOffset = \(SwiftLiteral.size(offset))",
      "\(name).layer.shadowRadius = \(SwiftLiteral.number(shadow.radius))",
    ]
  }

  private static func corners(_ corners: CornerMask) -> String {
    let names: [(CornerMask, String)] = [
      (.topLeft, "layerMinXMinYCorner"), (.topRight, "layerMaxXMinYCorner"), (.bottomLeft, "layerMinXMaxYCorner"),
      (.bottomRight, "layerMaxXMaxYCorner"),
    ]
    return SwiftLiteral.options(names.filter { corners.contains($0.0) }.map(\.1))
  }

  private static func intrinsicSize(_ size: AxisPair<Double?>) -> String {
    let (width, height) = (size.horizontal.map(SwiftLiteral.number), size.vertical.map(SwiftLiteral.number))
    return "CGSize(width: \(width ?? "UIView.noIntrinsicMetric"), height: \(height ?? "UIView.noIntrinsicMetric"))"
  }

  private func priorities(_ call: String, _ pair: AxisPair<Priority?>) -> [String] {
    [(pair.horizontal, "horizontal"), (pair.vertical, "vertical")].compactMap { priority, axis in
      priority.map { "\(name).\(call)(\(SwiftLiteral.priority($0)), for: .\(axis))" }
    }
  }

  private func imageCode(_ image: ImageSource) -> [String]? {
    guard view.kind == .imageView else { return nil }
    if let code = Self.image(image) { return ["\(name).image = \(code)"] }
    let size = image.size
    return view[.intrinsicContentSize] == nil ? ["\(name).ownSize = \(SwiftLiteral.size(size))  // its image's"] : []
  }

  private func itemsCode(_ items: [String]) -> [String]? {
    let texts = items.map(SwiftLiteral.text)
    let makers: [String]
    var disabled: [Int] = []
    switch view.kind {
    case .tabBar:
      makers = texts.enumerated().map { "UITabBarItem(title: \($1), image: nil, tag: \($0))" }
    case .toolbar:
      let buttons = items.map(BarItem.init(written:))
      makers = zip(buttons, texts).map(Self.barButton)
      disabled = buttons.indices.filter { buttons[$0].tint == BarItem.disabledTint }
    default: return nil
    }
    return ["\(name).items = ["] + makers.map { "  \($0)," } + ["]"]
      + disabled.map { "\(name).items?[\($0)].isEnabled = false" }
  }

  /// - Parameter text: What the author wrote, for what UIKit has no call.
  private static func barButton(_ item: BarItem, text: String) -> String {
    let style = item.isProminent ? ".done" : ".plain"
    func button(_ content: String) -> String {
      "UIBarButtonItem(\(content), style: \(style), target: nil, action: nil)"
    }
    return switch item.content {
    case .space(nil): ".flexibleSpace()"
    case .space(let width?): ".fixedSpace(\(SwiftLiteral.number(width)))"
    case .symbol(let symbol): "UIBarButtonItem(systemItem: .\(symbol.rawValue))"
    case .image(.symbol(let symbol)): button("image: UIImage(systemName: \(SwiftLiteral.text(symbol.name)))")
    case .title(let title): button("title: \(SwiftLiteral.text(title))")
    default: button("title: \(text)")
    }
  }

  private func valueCode(_ number: Double) -> [String]? {
    let code = SwiftLiteral.number(number)
    switch view.kind {
    case .slider, .stepper: return ["\(name).value = \(code)"]
    case .segmentedControl: return ["\(name).selectedSegmentIndex = \(code)"]
    case .tabBar: return ["\(name).selectedItem = \(name).items?[\(code)]"]
    default: return nil
    }
  }
}

extension PropertyValue {
  /// The words of a text, in one font.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .runs(let runs): runs.runs.map(\.text).joined()
    default: ""
    }
  }
}

extension CalendarDate {
  /// The date in the reader's calendar.
  fileprivate var code: String {
    let parts = "year: \(year), month: \(month), day: \(day), hour: \(hour), minute: \(minute)"
    return "DateComponents(calendar: .current, \(parts)).date!"
  }
}
