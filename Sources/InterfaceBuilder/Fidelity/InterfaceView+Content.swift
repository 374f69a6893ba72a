import Geometry
import ViewLayout

extension InterfaceView {
  /// Whether its content asks for a size along an axis.
  var hasContentSize: Bool { contentAxes.horizontal || contentAxes.vertical }

  /// Whether its share of a row rests on its stored size alone: to find that again tells nothing.
  func isShare(of superview: InterfaceView) -> Bool {
    keepsSize && superview.element["distribution"] == "fillProportionally"
  }

  var showsText: Bool { ["label", "button", "textField", "textView", "segmentedControl"].contains(tag) }

  /// Whether it is a label without a text that constraints place.
  var isEmptyLabel: Bool { placement == .constraints && isLabelWithoutText }

  private var isLabelWithoutText: Bool {
    tag == "label" && (element["text"] ?? "").isEmpty && element.child(key: "text") == nil
      && element.child(named: "attributedString") == nil
  }

  /// The length that Interface Builder gives what shows nothing in a stack view, for a person to see it.
  static let standInLength = 50.0

  /// The size that Interface Builder gives a label without a text in a stack view, which code fills; `nil` for others.
  ///
  /// Across a stack view that does not stretch its views the stored length is the label's own.
  func standInSize(in stack: InterfaceView) -> AxisPair<Double?>? {
    guard placement == .stack, isLabelWithoutText else { return nil }
    var size = AxisPair<Double?>(Self.standInLength)
    let isStretched = ["fill", nil].contains(stack.element["alignment"])
    if !isStretched, let stored = frame?.size { size[stack.stackAxis.other] = stored[stack.stackAxis.other] }
    return size
  }

  /// Whether it is an image view with a symbol.
  var showsSymbol: Bool { tag == "imageView" && element.showsSymbol() }

  /// The image of a view that shows nothing else.
  var lonelyImage: String? {
    switch tag {
    case "imageView": element.image()
    case "button": isImageButton ? (element.child(key: "normal") ?? element.child(key: "configuration"))?.image() : nil
    default: nil
    }
  }

  /// All that the size of the content rests on, as words.
  var contentWords: [String] {
    let parts = element.children.filter { child in
      Self.contentElements.contains(child.name) || child["key"] == "normal"
    }
    return Self.contentAttributes.map { element[$0] ?? "" } + parts.flatMap(Self.words)
  }

  private static func words(_ element: DocumentElement) -> [String] {
    guard element.name != "color" else { return [] }
    let attributes = element.attributes.filter { $0.name != "key" && $0.name != "id" }
    return [element.name] + attributes.map { "\($0.name)=\($0.value)" }.sorted() + [element.text]
      + element.children.flatMap(words)
  }

  private static let contentAttributes = [
    "text", "placeholder", "numberOfLines", "image", "borderStyle", "buttonType", "style", "preferredMaxLayoutWidth",
    "numberOfPages", "datePickerMode", "preferredDatePickerStyle",
  ]
  private static let contentElements: Set = [
    "fontDescription", "string", "mutableString", "attributedString", "segments", "inset", "buttonConfiguration",
    "imageReference",
  ]
}

extension InterfaceDocument {
  /// The stored size of a view without what constraints took from it: an image view asks for the size of its image.
  ///
  /// Where it is stored larger, the list of images may be older than the frame.
  func uncompressedSize(of view: InterfaceView) -> Size? {
    guard let stored = view.frame?.size else { return nil }
    guard view.tag == "imageView", let name = view.lonelyImage, let image = resources.images[name], !image.isSymbol
    else { return stored }
    return Size(max(stored.width, image.width), max(stored.height, image.height))
  }
}
