public import Geometry
public import Typography

/// The content of a view that determines its size: text, items and image.
public struct ViewContent: Hashable, Sendable {
  /// The text of a label, a text field or a text view.
  public var text: String? { didSet { attributedText = nil } }
  /// The title of a button or a bar.
  public var title: String? { didSet { attributedTitle = nil } }
  /// The text of a text field without text, or what a program shows in a view.
  public var placeholder: String? { didSet { attributedPlaceholder = nil } }
  /// The runs of the text; `nil` for a plain text. To set them, use ``setText(_:)``, as for the others.
  public private(set) var attributedText: AttributedText?
  /// The runs of the title; `nil` for a plain one.
  public private(set) var attributedTitle: AttributedText?
  /// The runs of the placeholder; `nil` for a plain one.
  public private(set) var attributedPlaceholder: AttributedText?
  /// The largest number of lines; 0 for no limit.
  public var numberOfLines = 1
  /// The line break mode; `nil` for the default of the view's kind.
  public var lineBreakMode: LineBreakMode?
  /// Whether one line that is too long is set smaller.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size that such a line may have.
  public var minimumScaleFactor = 0.0
  /// The insets around the text of a text view; `nil` for the standard.
  public var textContainerInset: EdgeInsets?
  /// Whether a text view scrolls its text; one that does not is as high as its lines.
  public var isScrollEnabled = true
  /// How lines are aligned.
  public var textAlignment = TextAlignment.natural
  /// The height of the rows that a table draws by itself; `nil` for that of their content.
  public var rowHeight: Double?
  /// The room above each title of a plain table's sections; `nil` for that of the platform.
  public var sectionHeaderTopPadding: Double?
  /// Whether a text field hides what was typed.
  public var isSecureTextEntry = false
  /// The border of a text field.
  public var borderStyle = BorderStyle.roundedRect
  /// The type of a button.
  public var buttonType = ButtonType.system
  /// The insets around a button's title and image; `nil` for the default.
  public var contentEdgeInsets: EdgeInsets?
  /// How far a button's image is moved, as insets of the room that it is placed in; they make the button no larger.
  public var imageEdgeInsets = EdgeInsets.zero
  /// The same of its title.
  public var titleEdgeInsets = EdgeInsets.zero
  /// Where a button's image and title stand in a wider button.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The configuration of a button; `nil` for a button as before iOS 15.
  public var configuration: ButtonConfiguration?
  /// The items of a segmented control, a bar or a table.
  public var items: [String] = []
  /// The sections of a table.
  public var sections: [TableSection] = []
  /// How a table shows its sections; `nil` for plain.
  public var tableStyle: TableStyle?
  /// How a cell shows its two texts.
  public var cellStyle = CellStyle.value1
  /// The image of an image view or a button.
  public var image: ImageSource?
  /// The images that an image view plays.
  public var animationImages = AnimationImages()
  /// The image that stands still: the view's own, or the first of those that it plays.
  public var stillImage: ImageSource? { image ?? animationImages.images.first }
  /// Whether a navigation bar shows its title large, in a row of its own.
  public var prefersLargeTitles = false
  /// What a date picker shows.
  public var datePicker = DatePickerContent()
  /// Whether each segment is as wide as its title needs; otherwise all are as wide as the widest.
  public var apportionsSegmentWidthsByContent = false
  /// The width for wrapping several lines, in points; `nil` for the view's width.
  public var preferredMaxLayoutWidth: Double?
  /// The number of dots of a page control.
  public var numberOfPages = 0

  /// Creates empty content.
  public init() {}

  /// Sets the text with its runs, and so what they say. Setting the plain text removes them.
  public mutating func setText(_ text: AttributedText?) {
    self.text = text?.string
    attributedText = text
  }

  /// Sets the title with its runs.
  public mutating func setTitle(_ title: AttributedText?) {
    self.title = title?.string
    attributedTitle = title
  }

  /// Sets the placeholder with its runs.
  public mutating func setPlaceholder(_ placeholder: AttributedText?) {
    self.placeholder = placeholder?.string
    attributedPlaceholder = placeholder
  }

  /// From a text view's edges to its text: the insets, and the line fragments' padding at the sides.
  public var textViewInsets: EdgeInsets {
    let (own, padding) = (textContainerInset ?? ControlMetrics.textContainerInset, ControlMetrics.lineFragmentPadding)
    return EdgeInsets(top: own.top, left: own.left + padding, bottom: own.bottom, right: own.right + padding)
  }

  /// The length of all its texts, in bytes.
  @inline(__always) fileprivate var textLength: Int {
    func length(_ text: String?) -> Int { text?.utf8.count ?? 0 }
    // Each run costs what a short text does.
    func cost(_ text: AttributedText?) -> Int { text.map { 16 * $0.runs.count } ?? 0 }
    var sum = length(text) + length(title) + length(placeholder)
    sum += cost(attributedText) + cost(attributedTitle) + cost(attributedPlaceholder)
    for item in items { sum += item.utf8.count }
    for section in sections { for text in section.texts { sum += text.utf8.count } }
    return sum
  }
}

// Asked of the view, the content lends what is looked at of it, and is not copied.
extension View {
  /// Whether all texts of its content are ASCII, which is what every font has.
  package var hasOnlyASCII: Bool {
    // Every view is asked, and a loan of the content asks for memory.
    let content = sharedContent.storage
    return (content.value.text?.isASCII ?? true) && (content.value.title?.isASCII ?? true)
      && (content.value.placeholder?.isASCII ?? true) && content.value.items.allSatisfy(\.isASCII)
      && content.value.sections.allSatisfy { $0.texts.allSatisfy(\.isASCII) }
  }

  /// The length of all texts of its content, in bytes.
  package var textLength: Int { sharedContent.storage.value.textLength }
}

/// The alignment of lines; `natural` follows the writing direction.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The alignments by UIKit's names.
  case left, center, right, justified, natural
}

/// Where the content of a button stands in a wider one.
public enum ContentHorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// The alignments by UIKit's names. `fill` stands as `center` does.
  case center, left, right, fill, leading, trailing
}

/// The border of a text field.
public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  /// The borders by UIKit's names.
  case none, line, bezel, roundedRect
}

/// The accessory at the trailing side of a table row.
public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
  /// The accessories by UIKit's names.
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The type of a button; `roundedRect` is the system's button up to iOS 6.
public enum ButtonType: String, Hashable, Sendable, CaseIterable {
  /// The types by UIKit's names.
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
}

extension ViewContent {
  /// What a text field shows of its text: a dot for each letter of one that it hides.
  public var fieldText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }

  /// The same where the text has several fonts or colours; `nil` for dots.
  public var attributedFieldText: AttributedText? { isSecureTextEntry ? nil : attributedText }
}
