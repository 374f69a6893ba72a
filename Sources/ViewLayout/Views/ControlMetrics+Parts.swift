public import Geometry
public import Typography

/// The parts of controls and bars, in points.
extension ControlMetrics {
  // MARK: Text

  /// The space around the text of a text view.
  public static let textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The line fragments' padding at each side of a text view's text.
  static let lineFragmentPadding = 5.0

  /// From a side of a text field to its text.
  public static func textFieldInset(_ border: BorderStyle) -> Double {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Above and below the line of a text field with a border, together, where its font makes it higher than others.
  static let textFieldLinePadding = 7.0

  /// What a text field without a border is higher than its line: since iOS 13 a point.
  static func bareTextFieldPadding(on platform: Platform) -> Double { platform == .ios ? 1 : 0 }

  // MARK: Buttons and segments

  /// Above the title of a system button, and below it.
  static let buttonTitlePadding = 6.0

  /// The width of a system button with a short title, or without one.
  static let leastButtonWidth = 30.0

  /// The height of the line that a system button without a title has room for: that of a title in the font of buttons.
  static let emptyButtonLineHeight = 18.0

  /// The side of a button that shows a symbol, for example `infoLight`.
  public static let symbolButtonSide = 22.0

  /// From a side of a button of iOS 6 to its title, at least.
  public static let classicButtonInset = 8.0

  /// The width and the height of a button of iOS 6, at least.
  static let leastClassicButtonSide = 44.0

  /// What a button of iOS 6 adds to the width and to the height of its title.
  static let classicButtonRoom = Size(24, 20)

  /// The space that a segment adds to the width of its title. Frames stored by Interface Builder show 14 points up to
  /// iOS 12 and 18 since.
  public static func segmentPadding(on platform: Platform) -> Double { platform == .ios ? 18 : 14 }

  /// Above and below the title of a segment, together, where its font makes the control higher than others.
  static func segmentLinePadding(on platform: Platform) -> Double { platform == .ios ? 16 : 13 }

  // MARK: Pages and wheels

  /// The diameter of a page control's dots.
  public static let pageDotDiameter = 7.0

  /// The distance between the centers of adjacent dots of a page control.
  public static let pageDotPitch = 16.0

  /// The height of a picker's rows.
  public static func pickerRowHeight(on platform: Platform) -> Double { platform == .ios6 ? 40 : 32 }

  /// From a side of a picker to the band of the selected rows.
  public static func pickerBandInset(on platform: Platform) -> Double { platform == .ios6 ? 10 : 9 }

  /// The height of a compact date picker.
  public static let compactDateHeight = 34.0

  /// The distance between the boxes of a compact date picker.
  public static let compactDateGap = 8.0

  /// The size of a box of a compact date picker.
  public static func compactDateBox(textWidth: Double) -> Size { Size(textWidth.rounded(.up) + 24, compactDateHeight) }

  /// The height of a date picker with a month's days: a header, the names of days and six weeks.
  public static let calendarHeight = 330.0

  /// The width of such a date picker, which is that of one with wheels.
  static let calendarWidth = 320.0

  /// The height of the row below the weeks, in which the time stands where it is chosen, too.
  public static let calendarTimeHeight = 44.0

  /// The size of the thumb of a slider, and the thickness of its track.
  public static func sliderParts(on platform: Platform) -> (thumb: Double, track: Double) {
    platform == .ios6 ? (23, 9) : (28, 4)
  }

  // MARK: Tables

  /// The height of a table's rows; since iOS 11 the least.
  public static let tableRowHeight = 44.0

  /// The least distance from the texts and the image of a row to the rows above and below it.
  public static let tableRowPadding = 10.0

  /// From a side of a table's row to its texts, and to the separator under it, on most phones.
  public static let tableRowInset = 16.0

  /// From a side of a table's row to its texts: as far as the margins of a cell in a table of that width.
  public static func tableRowInset(on platform: Platform, width: Double) -> Double {
    max(tableRowInset, TableCellMetrics.contentMargins(on: platform, width: width).left)
  }

  /// From the trailing side of a table's row to its texts, beside an accessory: what is drawn of it ends 18 points
  /// before the side, and is 10 points from the texts.
  public static func accessoryInset(of accessory: AccessoryType) -> Double {
    switch accessory {
    case .none: tableRowInset
    case .disclosureIndicator: 34
    case .checkmark: 40
    case .detailButton: 44
    case .detailDisclosureButton: 64
    }
  }

  /// The height of a row with a text below its title.
  public static let subtitleRowHeight = 55.5

  /// The width of the titles of cells with the style `value2`, and the distance to the texts behind them.
  public static let cellTitleColumn = (width: 91.0, gap: 6.0)

  /// The size of a cell's smaller texts, as a part of its own.
  public static let cellDetailShare = 12.0 / 17

  /// From the side of an inset grouped table to its groups: as far as from there to the texts.
  public static func groupInset(width: Double) -> Double {
    TableCellMetrics.contentMargins(on: .ios, width: width).left
  }

  /// From what covers the top of an upright phone with round corners to a card that one controller presents over another.
  public static let gapAboveCard = 10.0

  /// From the top of an upright phone without round corners to such a card.
  public static let cardTopWithoutNotch = 20.0

  /// What a navigation bar leaves free above itself on such a card, whose corners are round.
  public static let barOffsetOnCard = 12.0

  /// The radius of the corners of an inset group.
  public static let groupRadius = 10.0

  /// The distances above and below the groups of a grouped table.
  public enum GroupSpacing {
    /// Above the first group, if it has no title.
    public static let top = 35.0
    /// Above or below a group at the side where it has no title.
    public static let plain = 17.5
    /// Above the title of the first group, and of those that follow.
    public static let aboveFirstTitle = 32.0
    public static let aboveTitle = 15.0
    /// Between a title and its group.
    public static let title = 7.0
  }

  /// The height of the title of a section in a plain table.
  public static let sectionTitleHeight = 28.0
  /// What that height leaves above and below one line of 17 points; larger texts have as much.
  public static let sectionTitlePadding = 7.7

  /// The room above each of these titles, which scrolls away and does not stay with the title: UIKit's automatic
  /// `sectionHeaderTopPadding` of plain tables, since iOS 15.
  public static func sectionHeaderTopPadding(on platform: Platform) -> Double { platform == .ios ? 22 : 0 }

  // MARK: Bars

  /// The height of a row of buttons in a navigation bar or a toolbar.
  public static let barRowHeight = 44.0
  /// The same of a navigation bar on a tablet since iOS 12.
  public static let tabletBarHeight = 50.0

  /// The height of a tab bar without what it shares with the home indicator.
  public static let tabBarHeight = 49.0
  /// The same on a tablet since iOS 12.
  public static let tabBarHeightOnTablets = 50.0

  /// The height of a large title below the row of buttons.
  public static let largeTitleHeight = 52.0

  /// The height of the row of a search bar below the other rows of a navigation bar.
  public static let searchRowHeight = 52.0

  /// The field in such a row: a point below what is above it, and 15 above the end of the bar.
  ///
  /// Apple publishes neither. The field is 36 points high as in a search bar of its own, which flutter/flutter measured
  /// again in issue 163020.
  public static let searchRowField = (top: 1.0, height: 36.0)

  /// The height of a navigation bar's own rows.
  ///
  ///     ControlMetrics.navigationBarHeight(hasPrompt: false, hasLargeTitle: true)   // 96
  ///
  /// - Parameter row: The height of the row of buttons.
  public static func navigationBarHeight(
    hasPrompt: Bool, hasLargeTitle: Bool, hasSearchBar: Bool = false, row: Double = barRowHeight
  ) -> Double {
    (hasPrompt ? 74 : row + (hasLargeTitle ? largeTitleHeight : 0)) + (hasSearchBar ? searchRowHeight : 0)
  }
}
