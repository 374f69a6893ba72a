public import Geometry
public import Graphics

/// What a bar shows, kept out of line: views are nested deep, and few are bars.
///
/// It is read from an Interface Builder document, or made of a view's properties where a figure says no more of a bar
/// than its titles.
public indirect enum BarContent: Hashable, Sendable {
  /// A navigation bar and its looks.
  case navigationBar(NavigationItem, BarLook)
  /// A tab bar and its looks.
  case tabBar(TabBarItems, BarLook)
  /// A toolbar: buttons from the leading side on, and the spaces between them.
  case toolbar([BarItem], BarLook)

  /// How the bar looks.
  public var look: BarLook {
    get {
      switch self {
      case .navigationBar(_, let look), .tabBar(_, let look), .toolbar(_, let look): look
      }
    }
    set {
      switch self {
      case .navigationBar(let item, _): self = .navigationBar(item, newValue)
      case .tabBar(let items, _): self = .tabBar(items, newValue)
      case .toolbar(let items, _): self = .toolbar(items, newValue)
      }
    }
  }
}

/// What a navigation bar shows: its title, what leads back, and its buttons.
public struct NavigationItem: Hashable, Sendable {
  /// The title in its middle.
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
  /// The field for a search, in the lowest row; `nil` if there is none.
  public var search: SearchField?

  /// What the button that leads back says where the controller before has no name, or none that there is room for.
  public static let standardBackTitle = "Back"

  /// Creates a bar without content.
  public init() {}
}

/// What the search bar of a navigation bar shows.
public struct SearchField: Hashable, Sendable {
  /// What is searched for; `nil` for nothing yet.
  public var text: String?
  /// What stands in the empty field; `nil` for the system's word.
  public var placeholder: String?

  /// Creates a field.
  public init(text: String? = nil, placeholder: String? = nil) {
    (self.text, self.placeholder) = (text, placeholder)
  }
}

/// What a tab bar shows: an icon and a title a tab.
public struct TabBarItems: Hashable, Sendable {
  /// A tab.
  public struct Tab: Hashable, Sendable {
    /// The text below the icon.
    public var title: String
    /// The icon.
    public var image: ImageSource?
    /// A short text over the icon's corner.
    public var badge: String?

    /// Creates a tab.
    public init(title: String, image: ImageSource? = nil, badge: String? = nil) {
      self.title = title
      self.image = image
      self.badge = badge
    }
  }

  /// The tabs from the leading side.
  public var tabs: [Tab]
  /// Counted from 0; `nil` where none is chosen.
  public var selected: Int?

  /// Creates the tabs of a bar.
  public init(_ tabs: [Tab], selected: Int? = nil) {
    self.tabs = tabs
    self.selected = selected
  }
}

/// How a bar looks: its time, and its colours; `nil` for the system's own.
public struct BarLook: Hashable, Sendable {
  /// The style of its time.
  public var style: BarStyle
  public var ground: Color?
  /// Of buttons and of the chosen tab.
  public var tint: Color?
  /// The colour of the title.
  public var titleColor: Color?
  /// What it looks like over the content.
  public var appearance = BarAppearance.standard
  /// Whether it is of the black style: white on black.
  public var isBlack = false
  /// Whether the content below it is seen through it. A view does not reach below a bar that nothing is seen through.
  public var isTranslucent = true
  /// The height of the row of buttons or tabs, in points, as the screen has it; `nil` for that of an upright phone.
  public var rowHeight: Double?
  /// Whether the titles of tabs stand beside their icons, whatever the height.
  public var setsTitlesBesideIcons = false

  public init(style: BarStyle = .device) {
    self.style = style
  }
}

/// A button of a bar, or a space.
public struct BarItem: Hashable, Sendable {
  /// What a bar button shows.
  public enum Content: Hashable, Sendable {
    /// A text.
    case title(String)
    /// One of the system's icons.
    case symbol(BarSymbol)
    /// An image.
    case image(ImageSource)
    /// A symbol and a text behind it, as the button that leads back has them.
    case labelledSymbol(Symbol, String)
    /// As wide as is left over where the width is `nil`, among several such in equal parts.
    case space(width: Double?)
    /// A segmented control of a width in points.
    case segments([String], selected: Int?, width: Double)
    /// A view that only a program fills.
    case box(Size)
  }

  /// What it shows.
  public var content: Content
  /// Whether its title is bold, as that of the one by which a task is done.
  public var isProminent: Bool
  /// The colour; `nil` for the bar's.
  public var tint: Color?

  /// Creates a button or a space.
  public init(_ content: Content, isProminent: Bool = false, tint: Color? = nil) {
    self.content = content
    self.isProminent = isProminent
    self.tint = tint
  }
}

/// The system's icons of bar buttons, by UIKit's names.
public enum BarSymbol: String, Hashable, Sendable, CaseIterable {
  /// The icons as `UIBarButtonItem.SystemItem` names them.
  case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  /// The icons for playback.
  case play, pause, rewind, fastForward
}
