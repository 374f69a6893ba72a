public import Geometry
public import Graphics
public import ViewLayout

/// A bar with the places of all its parts.
public struct SolvedBar: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case navigationBar = "navigation bar"
    case tabBar = "tab bar"
    case toolbar
  }

  public var content: BarContent
  /// The area that the bar covers, in the coordinates of its view, or of the panel for bars around a scene.
  public var frame = Rect.zero
  /// From back to front.
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

/// One visible part of a bar, and its place.
public struct BarPart: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The title, the prompt or a large title.
    case title(SetText)
    /// A button's title.
    case button(SetText)
    /// The chevron of the back button.
    case backArrow
    case symbol(BarSymbol)
    case image(Image)
    /// A stand-in for an icon whose file is missing.
    case missingIcon
    /// A stand-in for a view that a program fills at run time.
    case box
    case segments([SetText], selected: Int?)
    /// The highlight behind the selected tab of a glossy bar.
    case tabLight
    case tabTitle(SetText, isChosen: Bool)
    case tabIcon(TabIcon, isChosen: Bool)
  }

  public enum TabIcon: Hashable, Sendable {
    case circle, square, missing
  }

  public var content: Content
  /// In the same coordinates as the bar's frame, already mirrored for right-to-left layout.
  public var place: Rect
  /// The horizontal alignment of a text in its place: 0 for left, 0.5 for centered, 1 for right.
  public var anchor = 0.5
  /// `nil` for the tint of the bar.
  public var tint: Color?
}
