public import Geometry
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
  /// Whether the view promises to cover what is behind it.
  public var isOpaque = false
  /// The colour behind the content.
  public var backgroundColor: Color?
  /// An image that is repeated over the background colour.
  public var backgroundPattern: Image?
  /// The tint colour of the view and of descendants without their own.
  public var tintColor: Color?
  /// Whether the view and descendants that do not say so themselves are presented over others.
  public var userInterfaceLevel: UserInterfaceLevel?
  /// The colour of a slider's or a progress bar's track where it is not filled, and of the dots of other pages.
  public var trackTintColor: Color?
  /// The colour of what shows the state of a control: a thumb, the plate of the chosen segment, the current page's dot.
  public var markTintColor: Color?
  /// The radius of the rounded corners.
  public var cornerRadius = 0.0
  /// The corners that the radius rounds.
  public var maskedCorners = CornerMask.all
  /// The width of the border, which lies inside the bounds.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor: Color?
  /// The shadow; `nil` for none.
  public var shadow: Shadow?
  /// A short text in a disc at the corner.
  public var badge: String?
  /// What is behind a search bar's field.
  public var searchBarStyle = SearchBarStyle.default
  /// Where a navigation bar is.
  public var barPosition = BarPosition.topAttached
  /// The style of a bar's colours.
  public var barStyle = BarShade.default
  /// What a bar looks like over the content.
  public var barAppearance = BarAppearance.standard
  /// The badges of a tab bar's tabs, in their order; an empty text for none.
  public var badgeValues: [String] = []
  /// The colour of the text.
  public var textColor: Color?
  /// The colour of the detail text of a cell, or of a table's rows.
  public var detailTextColor: Color?
  /// An image that is stretched over the bounds, above the background colour.
  public var backgroundImage: ImageSource?
  /// How a scroll view's content outside its bounds is drawn.
  public var contentOutside = ContentOutside.dim
  /// Whether its content starts below the bars that cover its top.
  public var scrollsUnderBars = false
  /// The content of an imported bar, which overrides its title and items.
  public var bar: BarContent?
  /// The accessory of a table cell.
  public var accessory = AccessoryType.none
  /// The colour of the lines between a table's rows.
  public var separatorColor: Color?
  /// How far a cell's separator is from the sides; `nil` for where its texts begin.
  public var separatorInset: EdgeInsets?
  /// How an image fits the bounds.
  public var contentMode = ContentMode.scaleToFill
  /// The value of a slider, stepper or segmented control.
  public var value: Double?
  /// Whether a control can be used, and a label has its full colour.
  public var isEnabled = true
  /// Whether a field is edited, and shows where letters go.
  public var isFirstResponder = false
  /// Whether a switch is on.
  public var isOn = true
  /// The progress from 0 to 1.
  public var progress = 0.5
  /// The current page, from 0.
  public var currentPage = 0
  /// The alternative text of the view.
  public var alt: String?

  /// Creates the look of a view that sets nothing.
  public init() {}
}
