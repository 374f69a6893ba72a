public import Geometry
public import Graphics
public import ViewLayout

/// A bar with all that it shows in its place.
public struct SolvedBar: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case navigationBar = "navigation bar"
    case tabBar = "tab bar"
    case toolbar
  }

  public var content: BarContent
  /// What the bar covers, in the coordinates of the view that it is, or of the panel around which it lies.
  public var frame = Rect.zero
  /// Back to front.
  public var parts: [BarPart] = []

  public var look: BarLook { content.look }

  public var kind: Kind {
    switch content {
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }
}

/// Something that a bar shows, and where.
public struct BarPart: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The title, the prompt or a large title.
    case title(SetText)
    /// A button's title, cut to its place.
    case button(SetText)
    /// A chevron that points back.
    case backArrow
    case symbol(BarSymbol)
    case image(Image)
    /// What stands for an icon that is not there.
    case missingIcon
    /// What stands for a view that only a program fills.
    case box
    case segments([SetText], selected: Int?)
    /// The light under the chosen tab of a glossy bar.
    case tabLight
    case tabTitle(SetText, isChosen: Bool)
    case tabIcon(TabIcon, isChosen: Bool)
  }

  public enum TabIcon: Hashable, Sendable {
    case circle, square, missing
  }

  public var content: Content
  /// In the coordinates of the bar's frame, as it lies in the direction of the interface.
  public var place: Rect
  /// The side of the place that a text stands at: 0 for the left, 0.5 for the middle, 1 for the right.
  public var anchor = 0.5
  /// `nil` for the bar's.
  public var tint: Color?
}
