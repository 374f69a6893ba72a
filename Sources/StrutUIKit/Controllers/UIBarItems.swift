import ViewLayout
public import Foundation

/// What a bar shows of a screen.
open class UINavigationItem: NSObject {
  /// In the middle; `nil` for the controller's title.
  open var title: String? { didSet { changed() } }
  /// A line over the title.
  open var prompt: String? { didSet { changed() } }
  /// In place of the title; its room is drawn as a box.
  open var titleView: UIView? { didSet { changed() } }
  /// At the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// At the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// From the leading side inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// From the trailing side inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the title is large where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The words that lead back to this screen; `nil` for its title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The button that leads back to this screen, of which the title counts.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// How the way back is named.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Whether nothing leads back.
  open var hidesBackButton = false { didSet { changed() } }
  /// A search, whose field is the last row of the bar.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Kept: the field is shown.
  open var hidesSearchBarWhenScrolling = true
  /// Kept.
  open var leftItemsSupplementBackButton = false
  /// Kept.
  open var standardAppearance: UINavigationBarAppearance?
  /// Kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept.
  open var compactAppearance: UINavigationBarAppearance?

  /// Told of changes: the bar that shows the item.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  /// An item of a title.
  public init(title: String) { self.title = title }

  /// Sets the trailing items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the leading items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the trailing item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the leading item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets whether nothing leads back.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before, always, or never.
    case automatic, always, never
  }
  /// How the way back is named.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title, by a word, or not at all.
    case `default`, generic, minimal
  }
}

/// A search: its field is shown in the bar of its screen, and its results are not.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Kept.
  open weak var searchResultsUpdater: AnyObject?
  /// Kept.
  open weak var delegate: AnyObject?
  /// Kept.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Never.
  open var isActive = false
  /// A search that shows its results in a controller.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// A search from an archive: there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What items of bars have in common.
open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Kept.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// Kept.
  open var accessibilityLabel: String?
  /// Kept.
  open var accessibilityIdentifier: String?
  /// Kept.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept.
  open var landscapeImagePhone: UIImage?
  /// Kept.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button of a bar, or a space.
open class UIBarButtonItem: UIBarItem {
  /// How the button is drawn.
  open var style = Style.plain
  /// Of the words or the image; `nil` for the bar's.
  open var tintColor: UIColor?
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0
  /// The view that stands in the bar; its room is drawn as a box.
  open var customView: UIView?
  /// Kept: it would run the action.
  open var primaryAction: UIAction?
  /// Kept: it would open below the button.
  open var menu: UIMenu?
  /// Kept.
  open weak var target: AnyObject?
  /// Kept.
  open var action: Selector?
  private var symbol: BarSymbol?
  private var isFlexible = false

  /// A button without content.
  public override init() {}
  /// A button with words.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.title, self.style) = (title, style)
  }
  /// A button with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.image, self.style) = (image, style)
  }
  /// A button of the system's.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(item)
  }
  /// A button of the system's, with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    take(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A button with an action, whose title and image it has unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Room that is as wide as is left over.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  private func take(_ item: SystemItem) {
    switch item {
    case .flexibleSpace: isFlexible = true
    case .fixedSpace: break
    case .done, .save:
      style = .done
      title = "\(item)".capitalized
    default:
      symbol = BarSymbol(rawValue: "\(item)")
      if symbol == nil { title = "\(item)".capitalized }
    }
  }

  /// What the engine draws of it.
  var core: BarItem {
    let content: BarItem.Content =
      if isFlexible {
        .space(width: nil)
      } else if let symbol {
        .symbol(symbol)
      } else if let customView {
        .box(customView.barSize)
      } else if let image {
        .image(image.core)
      } else if let title {
        .title(title)
      } else {
        .space(width: width)
      }
    return BarItem(content, isProminent: style == .done, tint: tintColor?.core)
  }

  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// In regular and in bold letters.
    case plain, bordered, done
    /// In bold letters; the newer name of `done`.
    public static var prominent: Style { .done }
  }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// Buttons with words, with signs, and spaces.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// Buttons with signs and with words.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
}

extension UIView {
  /// The size of a view in a bar: its own, or that which its constraints ask for.
  var barSize: Size {
    guard bounds.isEmpty else { return bounds.size.core }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).core
    return size == .zero ? intrinsicContentSize.core : size
  }
}

/// A tab.
open class UITabBarItem: UIBarItem {
  /// The image of the tab while it is chosen; the other one is drawn.
  open var selectedImage: UIImage?
  /// A text in a disc; kept.
  open var badgeValue: String?
  /// Kept.
  open var badgeColor: UIColor?

  /// A tab without content.
  public override init() {}
  /// A tab of a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// A tab of a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// A tab of the system's.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    let symbols: [SystemItem: String] = [
      .favorites: "star.fill", .featured: "star.fill", .topRated: "star.fill", .recents: "clock.fill",
      .contacts: "person.crop.circle.fill", .history: "clock.fill", .bookmarks: "book.fill",
      .search: "magnifyingglass", .downloads: "square.and.arrow.down.fill", .mostRecent: "clock.fill",
      .mostViewed: "list.number", .more: "ellipsis",
    ]
    self.init(title: "\(item)".capitalized, image: UIImage(systemName: symbols[item] ?? "circle.fill"), tag: tag)
  }

  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    /// The tabs by UIKit's names.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    /// The last of them.
    case mostViewed
  }
}

/// How a bar looks: of it the background's colour is drawn.
open class UIBarAppearance: NSObject {
  /// Behind the items.
  open var backgroundColor: UIColor?
  /// Kept.
  open var backgroundEffect: UIBlurEffect?
  /// Kept.
  open var backgroundImage: UIImage?
  /// Kept.
  open var shadowColor: UIColor?
  /// Kept.
  open var shadowImage: UIImage?
  /// The looks of the system.
  public override init() {}
  /// Takes the looks of the system.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks: of it the colours of the background and the title are drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the large title; kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks: of it the background's colour is drawn.
open class UITabBarAppearance: UIBarAppearance {
  /// Kept: the tabs have the bar's colours.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept: the tabs have the bar's colours.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept: the tabs have the bar's colours.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How tabs look: kept.
open class UITabBarItemAppearance: NSObject {
  /// Of a tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// Of the tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
}

/// How a tab looks in a state: kept.
open class UITabBarItemStateAppearance: NSObject {
  /// Of the icon.
  open var iconColor: UIColor?
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the badge.
  open var badgeBackgroundColor: UIColor?
}

/// How a toolbar looks: of it the background's colour is drawn.
open class UIToolbarAppearance: UIBarAppearance {}
