public import Graphics

/// The visual properties of a view, which do not affect layout.
///
///     box.look.cornerRadius = 8
///     box.look.borderColor = .black
///
/// `nil` means the default of the view's kind on the platform. Lengths are in points.
public struct ViewLook: Hashable, Sendable {
  /// The opacity from 0 (invisible) to 1.
  public var alpha = 1.0
  public var isOpaque = false
  public var backgroundColor: Color?
  /// An image that is repeated over the background colour.
  public var backgroundPattern: Image?
  /// The tint colour of the view and of descendants without their own.
  public var tintColor: Color?
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var borderColor: Color?
  public var shadow: Shadow?
  /// A short text in a disc at the corner.
  public var badge: String?
  public var textColor: Color?
  /// An image that is stretched over the bounds, above the background colour.
  public var backgroundImage: ImageSource?
  /// Whether its content starts below the bars that cover its top.
  public var scrollsUnderBars = false
  /// The content of an imported bar, which overrides its title and items.
  public var bar: BarContent?
  public var accessory = AccessoryType.none
  public var contentMode = ContentMode.scaleToFill
  /// The value of a slider, stepper or segmented control.
  public var value: Double?
  public var isOn = true
  /// The progress from 0 to 1.
  public var progress = 0.5
  /// The current page, from 0.
  public var currentPage = 0
  /// The alternative text of the view.
  public var alt: String?

  public init() {}
}
