public import Typography
public import ViewLayout

/// How high the rows of controllers' bars are on a screen, in points.
///
/// A phone on its side is compact in height: its bars are low, its tabs have their titles beside the icons, and no
/// title is large. A large phone, which is regular in width on its side, keeps the heights of an upright one. A
/// tablet has higher bars since iOS 12, whichever way it is held.
///
///     BarHeights(horizontal: .compact, vertical: .compact, on: .ios).tabs            // 32
///     BarHeights(horizontal: .regular, vertical: .compact, on: .ios).tabs            // 49
///     BarHeights(horizontal: .regular, vertical: .regular, tablet: .homeButton, on: .ios).row   // 50
///
/// Apple publishes none of it. The numbers were measured by others: bars by both size classes and of tablets in issue 633
/// of Tencent/QMUI_iOS, which has 49 for the tabs of phones with a home button, and those tabs again in issue 88 of
/// eggswift/ESTabBarController, which has 32 since iOS 11; a tablet's navigation bar again in issue 62 of
/// QuintGao/GKNavigationBar; titles beside their icons, on large phones too, in pull request 39258 of
/// flutter/flutter, and on tablets in issue 79 of eggswift/ESTabBarController. A navigation bar that a storyboard
/// stores in landscape is 32 points high.
public struct BarHeights: Hashable, Sendable {
  /// What a tablet has at its lower end.
  public enum Tablet: Hashable, Sendable {
    /// A button beside the screen, or a bar on it.
    case homeButton, homeIndicator
  }

  /// The row of buttons of a navigation bar.
  public let row: Double
  /// The row of buttons of a toolbar, without what it shares with the home indicator.
  public let toolbar: Double
  /// The tabs, without what they share with the home indicator.
  public let tabs: Double
  /// Whether a navigation bar can show a large title.
  public let showsLargeTitles: Bool
  /// Whether the title of a tab is beside its icon.
  public let setsTitlesBesideIcons: Bool

  /// Creates the heights for a screen of given size classes; an unknown one counts as regular.
  ///
  /// - Parameter tablet: `nil` for the screen of a phone.
  public init(
    horizontal: Device.SizeClass?, vertical: Device.SizeClass?, tablet: Tablet? = nil, on platform: Platform
  ) {
    let isOnSide = vertical == .compact
    let isLow = isOnSide && horizontal == .compact
    // Tabs are low since iOS 11.
    let hasLowTabs = platform == .ios11 || platform == .ios
    let isTablet = tablet != nil
    // Those with a home indicator came with iOS 12.
    let tablet = platform == .ios || tablet == .homeIndicator ? tablet : nil
    let atTheBottom = tablet.map { $0 == .homeIndicator ? 45.0 : 50 }
    row = tablet != nil ? ControlMetrics.tabletBarHeight : isLow ? 32 : ControlMetrics.barRowHeight
    toolbar = atTheBottom ?? (isLow ? 32 : ControlMetrics.barRowHeight)
    tabs = atTheBottom ?? (isLow && hasLowTabs ? 32 : ControlMetrics.tabBarHeight)
    showsLargeTitles = !isOnSide
    setsTitlesBesideIcons = hasLowTabs && (isOnSide || isTablet && horizontal != .compact)
  }

  /// The height of a navigation bar's own rows.
  ///
  ///     BarHeights(horizontal: .compact, vertical: .compact, on: .ios)
  ///       .navigationBar(hasPrompt: false, hasLargeTitle: true)   // 32
  public func navigationBar(hasPrompt: Bool, hasLargeTitle: Bool, hasSearchBar: Bool = false) -> Double {
    ControlMetrics.navigationBarHeight(
      hasPrompt: hasPrompt, hasLargeTitle: hasLargeTitle && showsLargeTitles, hasSearchBar: hasSearchBar, row: row)
  }

  /// The height of a navigation bar with a content.
  public func navigationBar(showing item: NavigationItem) -> Double {
    navigationBar(
      hasPrompt: item.prompt != nil, hasLargeTitle: item.hasLargeTitle, hasSearchBar: item.search != nil)
  }

  /// The height of the row of buttons or tabs of a bar.
  public func row(of bar: BarContent) -> Double {
    switch bar {
    case .navigationBar(let item, _): item.prompt == nil ? row : ControlMetrics.barRowHeight
    case .tabBar: tabs
    case .toolbar: toolbar
    }
  }

  /// A bar with the rows that it has on the screen.
  public func fitted(_ bar: BarContent) -> BarContent {
    var bar = bar
    bar.look.rowHeight = row(of: bar)
    bar.look.setsTitlesBesideIcons = setsTitlesBesideIcons
    return bar
  }
}

extension Device {
  /// What decides how high its bars are beside the size classes; `nil` for a phone.
  public var tablet: BarHeights.Tablet? {
    isPad ? portrait.safeArea.bottom > 0 ? .homeIndicator : .homeButton : nil
  }
}

extension PictureVariant {
  /// The heights of bars on the screen of the picture.
  public func barHeights(on platform: Platform) -> BarHeights {
    BarHeights(
      horizontal: horizontalSizeClass, vertical: verticalSizeClass, tablet: device?.tablet, on: platform)
  }
}
