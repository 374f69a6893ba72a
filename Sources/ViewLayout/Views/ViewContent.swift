public import Geometry
public import Typography

/// The content of a view that determines its size: text, items and image.
public struct ViewContent: Hashable, Sendable {
  public var text: String?
  public var title: String?
  public var placeholder: String?
  /// The largest number of lines; 0 for no limit.
  public var numberOfLines = 1
  /// The line break mode; `nil` for the default of the view's kind.
  public var lineBreakMode: LineBreakMode?
  public var textAlignment = TextAlignment.natural
  public var borderStyle = BorderStyle.roundedRect
  public var buttonType = ButtonType.system
  /// The insets around a button's title and image; `nil` for the default.
  public var contentEdgeInsets: EdgeInsets?
  /// The items of a segmented control, a bar or a table.
  public var items: [String] = []
  public var image: ImageSource?
  /// Whether each segment is as wide as its title needs; otherwise all are as wide as the widest.
  public var apportionsSegmentWidthsByContent = false
  /// The width for wrapping several lines, in points; `nil` for the view's width.
  public var preferredMaxLayoutWidth: Double?
  public var numberOfPages = 0

  public init() {}
}

/// The alignment of lines; `natural` follows the writing direction.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

/// The border of a text field.
public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  case none, line, bezel, roundedRect
}

/// The accessory at the trailing side of a table row.
public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The type of a button; `roundedRect` is the system's button up to iOS 6.
public enum ButtonType: String, Hashable, Sendable, CaseIterable {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
}
