import Typography
import ViewLayout
public import Foundation

/// A button.
open class UIButton: UIControl {
  override class var kind: ViewKind { .button }
  override func setUp() { core.content.buttonType = .custom }

  /// A button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    core.content.buttonType = type.core
  }
  /// A button of a type, with an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  /// A button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    configure(configuration)
    take(primaryAction)
  }

  /// An initialiser's own assignment would not be observed.
  private func configure(_ configuration: Configuration) { self.configuration = configuration }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The words of the normal state are drawn.
  open func setTitle(_ title: String?, for state: State) { if state == .normal { core.content.title = title } }
  /// The words of the normal state are drawn.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
  /// The colour of the normal state is drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { core.look.textColor = color?.core }
  }
  /// The image of the normal state is drawn.
  open func setImage(_ image: UIImage?, for state: State) { if state == .normal { core.content.image = image?.core } }
  /// The image of the normal state is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    if state == .normal { core.look.backgroundImage = image?.core }
  }
  /// The words.
  open func title(for state: State) -> String? { core.content.title }
  /// The words.
  open var currentTitle: String? { core.content.title }
  /// A label that hands its font and colour on to the button.
  open private(set) lazy var titleLabel: UILabel? = UIButtonLabel(of: self)
  /// An image view of its own: its content mode is kept.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { core.content.contentEdgeInsets.map { UIEdgeInsets($0) } ?? .zero }
    set { core.content.contentEdgeInsets = newValue.core }
  }
  /// Kept.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Kept.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Kept.
  open var showsMenuAsPrimaryAction = false
  /// Kept; called once when it is set.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { configurationUpdateHandler?(self) } }

  /// How the button looks since iOS 15.
  open var configuration: Configuration? {
    didSet {
      guard let configuration else {
        core.content.configuration = nil
        return
      }
      core.content.configuration = configuration.core
      if let title = configuration.title ?? configuration.attributedTitle.map({ String($0.characters) }) {
        core.content.title = title
      }
      if let image = configuration.image { core.content.image = image.core }
      if let color = configuration.baseForegroundColor { core.look.textColor = color.core }
      if let color = configuration.baseBackgroundColor { core.look.tintColor = color.core }
    }
  }

  /// The type.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close

    var core: ViewLayout.ButtonType { ViewLayout.ButtonType(rawValue: "\(self)") ?? .system }
  }

  /// How a button looks.
  public struct Configuration {
    var core = ButtonConfiguration()
    /// The words.
    public var title: String?
    /// The words.
    public var attributedTitle: AttributedString?
    /// The words below.
    public var subtitle: String? {
      get { core.subtitle }
      set { core.subtitle = newValue }
    }
    /// The image.
    public var image: UIImage?
    /// Of words and image.
    public var baseForegroundColor: UIColor?
    /// Behind them.
    public var baseBackgroundColor: UIColor?
    /// Kept.
    public var buttonSize = Size.medium
    /// Kept.
    public var showsActivityIndicator = false
    /// In points.
    public var imagePadding: CGFloat {
      get { core.imagePadding }
      set { core.imagePadding = newValue }
    }
    /// Where the image is beside the words.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(core: core.imagePlacement) }
      set { core.imagePlacement = newValue.core }
    }
    /// In points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(core.contentInsets) }
      set { core.contentInsets = newValue.core }
    }
    /// How round the corners are.
    public var cornerStyle: CornerStyle {
      get {
        CornerStyle(rawValue: ButtonConfiguration.CornerStyle.allCases.firstIndex(of: core.cornerStyle) ?? 0)
          ?? .dynamic
      }
      set { core.cornerStyle = ButtonConfiguration.CornerStyle.allCases[newValue.rawValue] }
    }

    private static func make(_ style: ButtonConfiguration.Style) -> Self {
      var made = Self()
      made.core.style = style
      return made
    }
    /// The configuration of that name.
    public static func plain() -> Self { make(.plain) }
    /// The configuration of that name.
    public static func gray() -> Self { make(.gray) }
    /// The configuration of that name.
    public static func tinted() -> Self { make(.tinted) }
    /// The configuration of that name.
    public static func filled() -> Self { make(.filled) }
    /// The configuration of that name.
    public static func borderless() -> Self { make(.borderless) }
    /// The configuration of that name.
    public static func bordered() -> Self { make(.bordered) }
    /// The configuration of that name.
    public static func borderedTinted() -> Self { make(.borderedTinted) }
    /// The configuration of that name.
    public static func borderedProminent() -> Self { make(.borderedProminent) }

    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case dynamic, fixed, small, medium, large, capsule }
  }
}

/// An edge by the direction of the interface.
public struct NSDirectionalRectEdge: Hashable, Sendable {
  let core: ButtonConfiguration.ImagePlacement
  public static let top = Self(core: .top), leading = Self(core: .leading)
  public static let bottom = Self(core: .bottom), trailing = Self(core: .trailing)
}

/// The label that a button gives away.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    get { button.map { UIFont(core: $0.core.font) } ?? super.font }
    set { if let newValue { button?.core.font = newValue.core } }
  }
  override var text: String? {
    get { button?.currentTitle }
    set { button?.setTitle(newValue, for: .normal) }
  }
}
