import Geometry

extension InterfaceView {
  /// Whether its content asks for a size along an axis.
  var hasContentSize: Bool { contentAxes.horizontal || contentAxes.vertical }

  /// Whether its share of a row rests on its stored size alone: to find that again tells nothing.
  func isShare(of superview: InterfaceView) -> Bool {
    keepsSize && superview.element["distribution"] == "fillProportionally"
  }

  var showsText: Bool { ["label", "button", "textField", "textView", "segmentedControl"].contains(tag) }

  /// Whether it is a label without a text that constraints place.
  var isEmptyLabel: Bool {
    tag == "label" && placement == .constraints && (element["text"] ?? "").isEmpty && element.child(key: "text") == nil
      && element.child(named: "attributedString") == nil
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
