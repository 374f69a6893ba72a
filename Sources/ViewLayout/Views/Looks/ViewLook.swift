public import Graphics

/// How a view looks, apart from its geometry and from the content that decides its size; layout takes no notice of it.
///
///     box.look.cornerRadius = 8
///     box.look.borderColor = .black
///
/// `nil` stands for the kind's own look on the platform. Lengths are in points.
public struct ViewLook: Hashable, Sendable {
  /// From 0, unseen, to 1.
  public var alpha = 1.0
  public var isOpaque = false
  public var backgroundColor: Color?
  /// Repeated over the bounds, over the background colour.
  public var backgroundPattern: Image?
  /// Of the view and those in it that have none of their own.
  public var tintColor: Color?
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var borderColor: Color?
  public var shadow: Shadow?
  /// A short text in a disc at the corner.
  public var badge: String?
  public var textColor: Color?
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
  /// From 0 to 1.
  public var progress = 0.5
  /// Counted from 0.
  public var currentPage = 0
  /// The author's description for assistive technology.
  public var alt: String?

  public init() {}
}
