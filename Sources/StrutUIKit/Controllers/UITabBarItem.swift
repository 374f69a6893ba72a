/// A tab.
open class UITabBarItem: UIBarItem {
  /// The image of the tab while it is chosen; the other one is drawn.
  open var selectedImage: UIImage?
  /// A text in a disc; kept.
  open var badgeValue: String?
  /// Kept; changes no picture.
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
