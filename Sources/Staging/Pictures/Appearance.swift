public import Figures
public import Graphics
public import Typography
public import ViewLayout

/// How a view looks, apart from its geometry and from the content that decides its size.
///
/// `nil` stands for the kind's own look on the platform.
public struct Appearance: Hashable, Sendable {
  public var alpha = 1.0
  public var isOpaque = false
  public var backgroundColor: Color?
  public var backgroundPattern: Image?
  public var tintColor: Color?
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var borderColor: Color?
  public var shadow: Shadow?
  public var badge: String?
  public var textColor: Color?
  /// The content's font, settled for the platform and the text size.
  public var font: Font
  public var image: ImageSource?
  /// Stretched over the bounds, over the background colour.
  public var backgroundImage: ImageSource?
  /// Whether what it scrolls begins below the bars that cover its top.
  public var scrollsUnderBars = false
  /// What a bar of an imported document shows, in place of its title and items.
  public var bar: BarContent?
  public var accessory = AccessoryType.none
  public var contentMode = ContentMode.scaleToFill
  /// A slider's, a stepper's or a segmented control's value.
  public var value: Double?
  public var isOn = true
  public var progress = 0.5
  public var currentPage = 0
  /// The author's description for assistive technology.
  public var alt: String?

  public init(font: Font) {
    self.font = font
  }
}
