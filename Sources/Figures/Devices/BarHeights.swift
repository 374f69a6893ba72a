public import Typography
import ViewLayout

/// How high the rows of controllers' bars are on a screen, in points.
///
/// A phone on its side is compact in height: its bars are low, its tabs have their titles beside the icons, and no title is
/// large. A large phone, which is regular in width on its side, keeps the heights of an upright one.
///
///     BarHeights(horizontal: .compact, vertical: .compact, on: .ios).tabs   // 32
///     BarHeights(horizontal: .regular, vertical: .compact, on: .ios).tabs   // 49
///
/// Apple publishes none of it. The numbers were measured by others: bars by both size classes in issue 633 of
/// Tencent/QMUI_iOS, which has 49 for the tabs of phones with a home button, and those tabs again in issue 88 of
/// eggswift/ESTabBarController, which has 32 since iOS 11; titles beside their icons, on large phones too, in pull
/// request 39258 of flutter/flutter. A navigation bar that a storyboard stores in landscape is 32 points high.
public struct BarHeights: Hashable, Sendable {
  /// A row of buttons: of a navigation bar or a toolbar.
  public let row: Double
  /// The tabs, without what they share with the home indicator.
  public let tabs: Double
  /// Whether a navigation bar can show a large title.
  public let showsLargeTitles: Bool
  /// Whether the title of a tab is beside its icon.
  public let setsTitlesBesideIcons: Bool

  /// Creates the heights for a screen of given size classes; an unknown one counts as regular.
  public init(horizontal: Device.SizeClass?, vertical: Device.SizeClass?, on platform: Platform) {
    let isOnSide = vertical == .compact
    let isLow = isOnSide && horizontal == .compact
    // Tabs are low since iOS 11.
    let hasLowTabs = platform == .ios11 || platform == .ios
    row = isLow ? 32 : ControlMetrics.barRowHeight
    tabs = isLow && hasLowTabs ? 32 : ControlMetrics.tabBarHeight
    showsLargeTitles = !isOnSide
    setsTitlesBesideIcons = isOnSide && hasLowTabs
  }

  /// The height of a navigation bar's own rows.
  ///
  ///     BarHeights(horizontal: .compact, vertical: .compact, on: .ios)
  ///       .navigationBar(hasPrompt: false, hasLargeTitle: true)   // 32
  public func navigationBar(hasPrompt: Bool, hasLargeTitle: Bool) -> Double {
    if hasPrompt { return ControlMetrics.navigationBarHeight(hasPrompt: true, hasLargeTitle: false) }
    return row + (hasLargeTitle && showsLargeTitles ? ControlMetrics.largeTitleHeight : 0)
  }
}

extension PictureVariant {
  /// The heights of bars on the screen of the picture.
  public func barHeights(on platform: Platform) -> BarHeights {
    BarHeights(horizontal: horizontalSizeClass, vertical: verticalSizeClass, on: platform)
  }
}
