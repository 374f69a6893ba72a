public import Geometry
public import Graphics
public import ViewLayout

/// A bar with the places of all its parts.
public struct SolvedBar: Hashable, Sendable {
  /// The kind of a bar. The raw value is its title in an SVG.
  public enum Kind: String, Hashable, Sendable {
    /// A bar at the top, with a title between buttons.
    case navigationBar = "navigation bar"
    /// A bar at the bottom with an icon and a title per tab.
    case tabBar = "tab bar"
    /// A bar with a row of buttons.
    case toolbar
  }

  /// What the document describes: items, titles, colours.
  public var content: BarContent
  /// The area that the bar covers, in points: in the coordinates of its view, or in those of the panel for a bar around
  /// a scene.
  public var frame = Rect.zero
  /// What of the area is the bar's own, and not shared with the status bar or the home indicator.
  public var ownRows = Rect.zero
  /// The visible parts, from back to front.
  public var parts: [BarPart] = []
  /// The words of the buttons for which there is no room.
  public var omitted: [String] = []

  /// The colours and the style of the bar.
  public var look: BarLook { content.look }

  /// Whether its title stands large, in a row of its own: nothing is scrolled below the bar then.
  public var showsLargeTitle: Bool {
    guard case .navigationBar(let item, _) = content else { return false }
    return item.showsLargeTitle(atHeight: frame.height)
  }

  /// Which kind of bar it is.
  public var kind: Kind {
    switch content {
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }
}

extension NavigationItem {
  /// Whether a bar of a height, in points, has a row for the large title.
  func showsLargeTitle(atHeight height: Double) -> Bool {
    let least = ControlMetrics.navigationBarHeight(
      hasPrompt: false, hasLargeTitle: true, hasSearchBar: search != nil)
    return hasLargeTitle && height >= least
  }
}

/// One visible part of a bar, and its place.
public struct BarPart: Hashable, Sendable {
  /// What a part shows.
  public enum Content: Hashable, Sendable {
    /// The title, the prompt or a large title.
    case title(SetText)
    /// A button's title.
    case button(SetText)
    /// The chevron of the back button.
    case backArrow
    /// The field of a search bar and its words.
    case searchField(SetText, isPlaceholder: Bool)
    /// A system icon, drawn in a box of 22 points.
    case symbol(BarSymbol)
    /// An icon from a file, at its own size or smaller.
    case image(Image)
    /// One of SF Symbols' images.
    case icon(SetSymbol)
    /// A symbol in a square at the side away from the anchor, and a text at the anchor; `nil` for one without an icon.
    case labelledIcon(SetSymbol?, SetText, side: Double)
    /// A stand-in for an icon whose file is missing.
    case missingIcon
    /// A stand-in for a view that a program fills at run time.
    case box
    /// A segmented control with its titles; `selected` is the index of the chosen segment.
    case segments([SetText], selected: Int?)
    /// The highlight behind the selected tab of a glossy bar.
    case tabLight
    /// The title of a tab.
    case tabTitle(SetText, isChosen: Bool)
    /// The badge of a tab.
    case badge(SetText)
    /// The icon of a tab.
    case tabIcon(TabIcon, isChosen: Bool)
  }

  /// A drawn icon of a tab.
  public enum TabIcon: Hashable, Sendable {
    /// The icons of a figure that gives titles only; they alternate.
    case circle, square
    /// One of SF Symbols' images.
    case symbol(SetSymbol)
    /// A stand-in for an icon whose file is missing.
    case missing
  }

  /// What the part shows.
  public var content: Content
  /// The rectangle of the part, in the coordinates of the bar's frame, already mirrored for right-to-left layout.
  public var place: Rect
  /// The horizontal alignment of a text in its place: 0 for left, 0.5 for centered, 1 for right.
  public var anchor = 0.5
  /// The part's own tint; `nil` for the tint of the bar.
  public var tint: Color?
}
