import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension Stage {
  /// Gives a view one property; a value of another type than the property's is left alone, since decoding refuses it.
  func set(_ property: ViewProperty, to value: PropertyValue, on staged: StagedView) {
    guard !setGeometry(property, to: value, on: staged), !setLayout(property, to: value, on: staged.view),
      !setContent(property, to: value, on: staged.view)
    else { return }
    staged.view.look.set(property, to: value)
  }

  private func setGeometry(_ property: ViewProperty, to value: PropertyValue, on staged: StagedView) -> Bool {
    let view = staged.view
    switch (property, value) {
    case (.frame, .rect(let frame)): view.frame = frame
    case (.frame, .inset(let dx, let dy)):
      let inset = (view.superview ?? root).bounds.insetBy(dx: dx, dy: dy)
      view.frame = Rect(x: inset.x, y: inset.y, width: max(0, inset.width), height: max(0, inset.height))
    case (.designFrame, .rect(let frame)): staged.designFrame = frame
    case (.bounds, .rect(let bounds)):
      view.bounds = bounds
      if view === root { root.center = Point(bounds.width / 2, bounds.height / 2) }
    case (.center, .point(let center)): view.center = center
    case (.transform, .transform(let transform)): view.transform = transform
    case (.autoresizingMask, .mask(let mask)): view.autoresizingMask = mask
    default: return false
    }
    return true
  }

  private func setLayout(_ property: ViewProperty, to value: PropertyValue, on view: View) -> Bool {
    switch (property, value) {
    case (.autoresizesSubviews, .boolean(let flag)): view.autoresizesSubviews = flag
    case (.translatesAutoresizingMaskIntoConstraints, .boolean(let flag)):
      view.translatesAutoresizingMaskIntoConstraints = flag
    case (.alignmentRectInsets, .insets(let insets)): view.customAlignmentRectInsets = insets
    case (.alignmentRectScale, .number(let scale)): view.alignmentRectScale = max(0.001, scale)
    case (.intrinsicContentSize, .intrinsicSize(let size)): view.customIntrinsicContentSize = size
    case (.contentHuggingPriority, .priorities(let pair)): view.contentHuggingPriority = pair
    case (.contentCompressionResistancePriority, .priorities(let pair)):
      view.contentCompressionResistancePriority = pair
    case (.layoutMargins, .insets(let insets)): view.customLayoutMargins = insets
    case (.insetsLayoutMarginsFromSafeArea, .boolean(let flag)): view.insetsLayoutMarginsFromSafeArea = flag
    case (.preservesSuperviewLayoutMargins, .boolean(let flag)): view.preservesSuperviewLayoutMargins = flag
    case (.hidden, .boolean(let flag)): view.isHidden = flag
    case (.clipsToBounds, .boolean(let flag)): view.clipsToBounds = flag
    case (.axis, .keyword(let word)): view.stack.axis = Axis(rawValue: word) ?? .horizontal
    case (.alignment, .keyword(let word)): view.stack.alignment = .init(rawValue: word) ?? .fill
    case (.distribution, .keyword(let word)): view.stack.distribution = .init(rawValue: word) ?? .fill
    case (.spacing, .number(let spacing)): view.stack.spacing = spacing
    case (.isBaselineRelativeArrangement, .boolean(let flag)): view.stack.isBaselineRelativeArrangement = flag
    case (.isLayoutMarginsRelativeArrangement, .boolean(let flag)):
      view.stack.isLayoutMarginsRelativeArrangement = flag
    case (.tag, .number(let tag)): view.tag = Int(exactly: tag.rounded()) ?? 0
    case (.class, .text(let name)): view.className = name
    default: return false
    }
    return true
  }

  private func setContent(_ property: ViewProperty, to value: PropertyValue, on view: View) -> Bool {
    switch (property, value) {
    case (.text, .text(let text)): view.content.text = text
    case (.title, .text(let title)): view.content.title = title
    case (.placeholder, .text(let text)): view.content.placeholder = text
    case (.textAlignment, .keyword(let word)): view.content.textAlignment = TextAlignment(rawValue: word) ?? .natural
    case (.numberOfLines, .number(let lines)): view.content.numberOfLines = max(0, Int(exactly: lines.rounded()) ?? 1)
    case (.lineBreakMode, .keyword(let word)): view.content.lineBreakMode = LineBreakMode(rawValue: word)
    case (.items, .texts(let items)): view.content.items = items
    case (.numberOfPages, .number(let pages)): view.content.numberOfPages = max(0, Int(exactly: pages.rounded()) ?? 0)
    case (.borderStyle, .keyword(let word)): view.content.borderStyle = BorderStyle(rawValue: word) ?? .roundedRect
    case (.buttonType, .keyword(let word)): view.content.buttonType = ButtonType(rawValue: word) ?? .system
    case (.apportionsSegmentWidthsByContent, .boolean(let flag)): view.content.apportionsSegmentWidthsByContent = flag
    case (.preferredMaxLayoutWidth, .number(let width)): view.content.preferredMaxLayoutWidth = width > 0 ? width : nil
    case (.contentEdgeInsets, .insets(let insets)): view.content.contentEdgeInsets = insets
    case (.font, .font(let description)):
      view.font = description.settled(over: view.font, platform: figure.platform, at: variant.contentSize)
    case (.image, .image(let source)): view.content.image = source
    default: return false
    }
    return true
  }
}

extension ViewLook {
  fileprivate mutating func set(_ property: ViewProperty, to value: PropertyValue) {
    switch (property, value) {
    case (.alpha, .number(let number)): alpha = min(1, max(0, number))
    case (.opaque, .boolean(let flag)): isOpaque = flag
    case (.backgroundColor, .color(let color)):
      backgroundColor = color
      backgroundPattern = nil
    case (.backgroundColor, .pattern(let image)): backgroundPattern = image
    case (.tintColor, .color(let color)): tintColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = max(0, number)
    case (.borderWidth, .number(let number)): borderWidth = max(0, number)
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadow, .shadow(let shadow)): self.shadow = shadow
    case (.badge, .text(let text)): badge = text
    case (.textColor, .color(let color)): textColor = color
    case (.backgroundImage, .image(let source)): backgroundImage = source
    case (.contentMode, .keyword(let word)): contentMode = ContentMode(rawValue: word) ?? .scaleToFill
    case (.accessoryType, .keyword(let word)): accessory = AccessoryType(rawValue: word) ?? .none
    case (.value, .number(let number)): self.value = number
    case (.isOn, .boolean(let flag)): isOn = flag
    case (.progress, .number(let number)): progress = min(1, max(0, number))
    case (.currentPage, .number(let number)): currentPage = max(0, Int(exactly: number.rounded()) ?? 0)
    case (.alt, .text(let text)): alt = text
    default: break
    }
  }
}

extension FontDescription {
  /// The font it means over another: what is not named stays; a text style has the size of the reader's choice.
  func settled(over font: Font, platform: Platform, at category: ContentSizeCategory) -> Font {
    var settled = font
    if let style { settled = platform.systemFont(ofSize: style.size(at: category), weight: style.weight) }
    if let family { settled.family = family }
    if let size { settled.size = size }
    if let weight { settled.weight = weight }
    return settled
  }
}
