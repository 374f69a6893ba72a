import ViewLayout
public import Foundation

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
  /// Kept; changes no picture.
  open weak var target: AnyObject?
  /// Kept; changes no picture.
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
