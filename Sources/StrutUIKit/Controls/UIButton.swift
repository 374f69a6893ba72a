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
    buttonType = type
  }
  /// All that there is: called never, because the engine places the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// All that there is: called never, because the engine places the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// All that there is: called never, because the engine places both.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The type that the button was made of.
  open private(set) var buttonType = ButtonType.custom
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
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    guard state == .normal else { return }
    setTitle(title?.string, for: state)
    guard let title, title.length > 0 else { return }
    let attributes = title.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { core.font = font.core }
    if let color = attributes[.foregroundColor] as? UIColor { core.look.textColor = color.core }
  }
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
  /// The words, without their attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    core.content.title.map { NSAttributedString(string: $0) }
  }
  /// The colour of the words.
  open func titleColor(for state: State) -> UIColor? { core.look.textColor.map(UIColor.init(core:)) }
  /// The colour of the words.
  open var currentTitleColor: UIColor { titleColor(for: .normal) ?? .tintColor }
  /// The image.
  open func image(for state: State) -> UIImage? { core.content.image.map(UIImage.init(core:)) }
  /// The image.
  open var currentImage: UIImage? { image(for: .normal) }
  /// Gives the image a configuration's size.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    if let configuration { setImage(currentImage?.withConfiguration(configuration), for: state) }
  }
  /// Kept: the menu that it would open.
  open var menu: UIMenu?
  /// Kept; changes no picture.
  open var role = Role.normal
  /// Kept: the image in all of the bounds, which is not drawn.
  open func backgroundImage(for state: State) -> UIImage? { nil }
  /// Kept: no background image is drawn.
  open var currentBackgroundImage: UIImage? { nil }
  /// The words of the normal state, with their font and colour.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: .normal) }
  /// A second line: it is drawn with a configuration's `subtitle`.
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()
  /// All of the bounds: it is not asked.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Kept; changes no picture.
  open var adjustsImageWhenDisabled = true
  /// Kept; changes no picture.
  open var showsTouchWhenHighlighted = false
  /// Kept; changes no picture.
  open var isPointerInteractionEnabled = false
  /// Kept; changes no picture.
  open var preferredMenuElementOrder = 0
  /// Kept: whether a press would change its state.
  open var changesSelectionAsPrimaryAction = false
  /// Kept: the shadow of the words.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Kept; changes no picture.
  open var adjustsImageWhenHighlighted = true
  /// Kept; changes no picture.
  open var automaticallyUpdatesConfiguration = true
  /// Asks the handler for the configuration again.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Asks the handler for the configuration again.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether it can be used; the handler is asked for another configuration.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether it is chosen; the handler is asked for another configuration.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
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
  /// How far the title is moved, in points: of centred content by half of the insets' difference.
  open var titleEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(core.content.titleEdgeInsets) }
    set { core.content.titleEdgeInsets = newValue.core }
  }
  /// How far the image is moved, in points: of centred content by half of the insets' difference.
  open var imageEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(core.content.imageEdgeInsets) }
    set { core.content.imageEdgeInsets = newValue.core }
  }
  /// Where image and title stand in a button that is wider.
  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { core.content.contentHorizontalAlignment = contentHorizontalAlignment.core }
  }
  /// Kept; called once when it is set.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { configurationUpdateHandler?(self) } }

  /// How the button looks since iOS 15.
  open var configuration: Configuration? {
    didSet {
      guard let configuration else {
        core.content.configuration = nil
        return
      }
      // A configuration brings its own font, unless the button was given one before.
      if oldValue == nil, core.font == ControlMetrics.font(of: .button, on: .ios) {
        core.font = core.font.withSize(ButtonConfiguration.textStyle.size(at: .large))
      }
      core.content.configuration = configuration.core
      // Words wrap unless the author says otherwise: the standard is no choice of his.
      let mode = configuration.titleLineBreakMode
      core.content.lineBreakMode = mode == .byWordWrapping ? nil : mode.core
      if let title = configuration.title ?? configuration.attributedTitle.map({ String($0.characters) }) {
        core.content.title = title
      }
      var attributes = configuration.attributedTitle?.runs.first?.attributes ?? AttributeContainer()
      if let transformer = configuration.titleTextAttributesTransformer { attributes = transformer(attributes) }
      if let font = attributes.font { core.font = font.core }
      if let color = attributes.foregroundColor { core.look.textColor = color.core }
      if let image = configuration.image { core.content.image = image.core }
      if let color = configuration.baseForegroundColor { core.look.textColor = color.core }
      if let color = configuration.baseBackgroundColor ?? configuration.background.backgroundColor {
        core.look.tintColor = color.core
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// The roles of UIKit.
    case normal, primary, cancel, destructive
  }
  /// The type.
  public enum ButtonType: Int, Sendable {
    /// The types of UIKit.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }

    var core: ViewLayout.ButtonType { ViewLayout.ButtonType(rawValue: "\(self)") ?? .system }
  }

  /// How a button looks.
  public struct Configuration {
    var core = ButtonConfiguration()
    /// Kept: the sizes are those of iOS.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The styles of UIKit.
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The words.
    public var title: String?
    /// The words.
    public var attributedTitle: AttributedString?
    /// The words below.
    public var subtitle: String? {
      get { core.subtitle }
      set { core.subtitle = newValue }
    }
    /// The words below.
    public var attributedSubtitle: AttributedString? {
      get { core.subtitle.map { AttributedString($0) } }
      set { core.subtitle = newValue.map { String($0.characters) } }
    }
    /// Changes the attributes of the words: font and colour are drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Kept: the words below are smaller.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Kept: words are in the middle, or at the side of the image.
    public var titleAlignment = TitleAlignment.automatic
    /// Between the words, in points; kept.
    public var titlePadding: CGFloat = 1
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()
    /// The size of a symbol; kept.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Kept: whether a menu would be shown by a sign.
    public var indicator = Indicator.automatic
    /// The image.
    public var image: UIImage?
    /// Of words and image.
    public var baseForegroundColor: UIColor?
    /// Behind them.
    public var baseBackgroundColor: UIColor?
    /// Kept; changes no picture.
    public var buttonSize = Size.medium
    /// Kept; changes no picture.
    public var showsActivityIndicator = false
    /// What becomes of a title that has no room.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept: where the subtitle ends.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept: the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Kept: the colour of the indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept; changes no picture.
    public var automaticallyUpdateForSelection = true
    /// The configuration as it is: a button shows its normal state.
    public func updated(for button: UIButton) -> Self { self }
    /// Takes the insets that the style has.
    public mutating func setDefaultContentInsets() { contentInsets = Self.plain().contentInsets }
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
    public enum Size: Int, Sendable {
      /// The sizes of UIKit; the insets are those of the medium one unless others are set.
      case medium, small, mini, large
    }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The styles of UIKit.
      case dynamic, fixed, small, medium, large, capsule
    }
    /// How words below one another stand.
    public enum TitleAlignment: Int, Sendable {
      /// The alignments of UIKit.
      case automatic, leading, center, trailing
    }
    /// The sign of a menu.
    public enum Indicator: Int, Sendable {
      /// The signs of UIKit; none is drawn.
      case automatic, none, popup
    }
  }
}

/// Edges by the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edges along the vertical and at its ends.
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2)
  /// The other two.
  public static let bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
  /// The four of them.
  public static let all = Self(rawValue: 15)

  init(core: ButtonConfiguration.ImagePlacement) {
    switch core {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
  var core: ButtonConfiguration.ImagePlacement {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: .trailing
    default: .leading
    }
  }
}

/// Changes a colour: it is kept.
public struct UIConfigurationColorTransformer {
  /// Makes a colour of another one.
  public let transform: (UIColor) -> UIColor
  /// A change by a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
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
