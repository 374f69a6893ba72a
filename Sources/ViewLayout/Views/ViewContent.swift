public import Geometry
public import Typography

/// What a view shows, as far as it decides the view's size: its text, its items, its image.
public struct ViewContent: Hashable, Sendable {
  public var text: String?
  public var title: String?
  public var placeholder: String?
  /// 0 for as many lines as the text needs.
  public var numberOfLines = 1
  /// `nil` for the kind's own.
  public var lineBreakMode: LineBreakMode?
  public var textAlignment = TextAlignment.natural
  public var borderStyle = BorderStyle.roundedRect
  public var buttonType = ButtonType.system
  /// The room around a button's title and image; `nil` for the button's own.
  public var contentEdgeInsets: EdgeInsets?
  /// What a segmented control or a bar lists.
  public var items: [String] = []
  public var image: ImageSource?
  /// Whether each segment is as wide as its own title asks, or all as the widest.
  public var apportionsSegmentWidthsByContent = false
  /// Where a text of several lines is wrapped, in points; `nil` for the view's width.
  public var preferredMaxLayoutWidth: Double?
  public var numberOfPages = 0

  public init() {}
}

/// Where lines stand in their view; natural follows the text's direction.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right, justified, natural
}

/// A text field's border.
public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  case none, line, bezel, roundedRect
}

/// What stands at the trailing side of a table's row.
public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// A button's look; `roundedRect` is the system's button up to iOS 6.
public enum ButtonType: String, Hashable, Sendable, CaseIterable {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
}
