/// How a collection looks as a list: of it the inset of groups counts.
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// The looks of UIKit.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// How it looks.
  public let appearance: Appearance
  /// Kept: no lines are drawn.
  public var showsSeparators = true
  /// Kept: the colour is the collection's.
  public var backgroundColor: UIColor?
  /// Kept: no titles are drawn.
  public var headerMode = HeaderMode.none
  /// Kept: no titles are drawn.
  public var footerMode = HeaderMode.none
  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// What is above or below a section.
  public enum HeaderMode: Int, Sendable {
    /// The modes of UIKit.
    case none, supplementary, firstItemInSection
  }
}
