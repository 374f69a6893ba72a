public import Geometry
public import Graphics

/// What a bar of an Interface Builder document shows, kept out of line: views are nested deep, and few are bars.
public indirect enum BarContent: Hashable, Sendable {
  case navigationBar(NavigationBarContent)
  case tabBar(TabBarContent)
  case toolbar(ToolbarContent)
}

/// A navigation bar: its title, what leads back, and its buttons.
public struct NavigationBarContent: Hashable, Sendable {
  public var look = BarLook()
  public var title: String?
  /// A line over the title.
  public var prompt: String?
  /// What stands in the place of the title.
  public var titleView: BarItem?
  /// The name of the controller before; `nil` without a way back.
  public var backTitle: String?
  /// From the leading side inwards.
  public var leadingItems: [BarItem] = []
  /// From the trailing side inwards.
  public var trailingItems: [BarItem] = []
  /// Whether the title stands large, in a row of its own.
  public var hasLargeTitle = false

  public init() {}
}

/// A tab bar: an icon and a title a tab.
public struct TabBarContent: Hashable, Sendable {
  public struct Tab: Hashable, Sendable {
    public var title: String
    public var image: ImageSource?

    public init(title: String, image: ImageSource? = nil) {
      self.title = title
      self.image = image
    }
  }

  public var look = BarLook()
  public var tabs: [Tab] = []
  /// Counted from 0; `nil` where none is chosen.
  public var selectedTab: Int?

  public init() {}
}

/// A toolbar: buttons, and the spaces between them.
public struct ToolbarContent: Hashable, Sendable {
  public var look = BarLook()
  public var items: [BarItem] = []

  public init() {}
}

/// The colours of a bar; `nil` for the system's own.
public struct BarLook: Hashable, Sendable {
  public var ground: Color?
  /// Of buttons and of the chosen tab.
  public var tint: Color?
  public var titleColor: Color?
  /// Whether it is of the black style: white on black.
  public var isBlack = false

  public init() {}
}

/// A button of a bar, or a space.
public struct BarItem: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case title(String)
    case symbol(BarSymbol)
    case image(ImageSource)
    /// As wide as is left over where the width is `nil`, among several such in equal parts.
    case space(width: Double?)
    case segments([String], selected: Int?, width: Double)
    /// A view that only a program fills.
    case box(Size)
  }

  public var content: Content
  /// Whether its title is bold, as that of the one by which a task is done.
  public var isProminent: Bool
  public var tint: Color?

  public init(_ content: Content, isProminent: Bool = false, tint: Color? = nil) {
    self.content = content
    self.isProminent = isProminent
    self.tint = tint
  }
}

/// The system's icons of bar buttons, by UIKit's names.
public enum BarSymbol: String, Hashable, Sendable, CaseIterable {
  case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward
}
