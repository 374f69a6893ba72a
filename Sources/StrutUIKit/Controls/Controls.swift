import ViewLayout
public import Foundation

/// An image.
open class UIImageView: UIView {
  override class var kind: ViewKind { .imageView }
  /// A view of an image.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }
  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view of an image, and of one while it is highlighted, which is not drawn.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
  /// The image.
  open var image: UIImage? {
    get { core.content.image.map(UIImage.init(core:)) }
    set {
      core.content.image = newValue?.core
      let insets = newValue?.alignmentRectInsets ?? .zero
      core.customAlignmentRectInsets = insets == .zero ? nil : insets.core
    }
  }
  /// Kept.
  open var highlightedImage: UIImage?
  /// Kept.
  open var isHighlighted = false
  /// Kept: images that would follow one another.
  open var animationImages: [UIImage]?
  /// Kept; in seconds.
  open var animationDuration: TimeInterval = 0
  /// Kept; 0 for ever.
  open var animationRepeatCount = 0
  /// False: nothing moves.
  open var isAnimating: Bool { false }
  /// Nothing moves.
  open func startAnimating() {}
  /// Nothing moves.
  open func stopAnimating() {}
  /// Kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The size of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if let preferredSymbolConfiguration { image = image?.withConfiguration(preferredSymbolConfiguration) } }
  }
}

/// On or off.
open class UISwitch: UIControl {
  override class var kind: ViewKind { .switch }
  override func setUp() { isOn = false }
  /// Whether it is on.
  open var isOn: Bool {
    get { core.look.isOn }
    set { core.look.isOn = newValue }
  }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Behind the knob while it is on.
  open var onTintColor: UIColor? {
    didSet { core.look.tintColor = onTintColor?.core }
  }
  /// Of the knob.
  open var thumbTintColor: UIColor? { didSet { core.look.markTintColor = thumbTintColor?.core } }
  /// Kept: no words stand beside it.
  open var title: String?
}

/// A number on a line.
open class UISlider: UIControl {
  override class var kind: ViewKind { .slider }
  /// The number.
  open var value: Float = 0 { didSet { show() } }
  /// The least.
  open var minimumValue: Float = 0 { didSet { show() } }
  /// The most.
  open var maximumValue: Float = 1 { didSet { show() } }
  override func setUp() { show() }
  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether actions run while it moves; kept.
  open var isContinuous = true
  /// Of the line before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { core.look.tintColor = minimumTrackTintColor?.core } }
  /// Of the line behind the knob.
  open var maximumTrackTintColor: UIColor? { didSet { core.look.trackTintColor = maximumTrackTintColor?.core } }
  /// Of the knob.
  open var thumbTintColor: UIColor? { didSet { core.look.markTintColor = thumbTintColor?.core } }
  /// Kept nowhere: the knob is the system's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept nowhere: the line is the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept nowhere: the line is the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept.
  open var minimumValueImage: UIImage?
  /// Kept.
  open var maximumValueImage: UIImage?
  private func show() {
    let range = maximumValue - minimumValue
    core.look.value = range > 0 ? Double((value - minimumValue) / range) : 0
  }
}

/// A number with two buttons.
open class UIStepper: UIControl {
  override class var kind: ViewKind { .stepper }
  /// The number.
  open var value: Double = 0
  /// The least.
  open var minimumValue: Double = 0
  /// The most.
  open var maximumValue: Double = 100
  /// How far a button goes.
  open var stepValue: Double = 1
  /// Kept: whether it goes on from the most to the least.
  open var wraps = false
  /// Kept: whether it goes on while a finger stays.
  open var autorepeat = true
  /// Kept: whether actions run meanwhile.
  open var isContinuous = true
}

/// One of several.
open class UISegmentedControl: UIControl {
  override class var kind: ViewKind { .segmentedControl }
  /// A control of texts or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    core.content.items = items?.map { $0 as? String ?? "" } ?? []
  }
  /// How many there are.
  open var numberOfSegments: Int { core.content.items.count }
  /// Which one is chosen; -1 for none.
  open var selectedSegmentIndex = -1 { didSet { core.look.value = Double(selectedSegmentIndex) } }
  /// Adds one.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    core.content.items.insert(title ?? "", at: min(index, numberOfSegments))
  }
  /// Adds an image, of which nothing is drawn.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insertSegment(withTitle: "", at: index, animated: animated)
  }
  /// Its words.
  open func titleForSegment(at index: Int) -> String? { core.content.items[index] }
  /// Sets its words.
  open func setTitle(_ title: String?, forSegmentAt index: Int) { core.content.items[index] = title ?? "" }
  /// Takes one out.
  open func removeSegment(at index: Int, animated: Bool) { core.content.items.remove(at: index) }
  /// Takes all out.
  open func removeAllSegments() { core.content.items = [] }
  /// Whether each is as wide as its words need.
  open var apportionsSegmentWidthsByContent: Bool {
    get { core.content.apportionsSegmentWidthsByContent }
    set { core.content.apportionsSegmentWidthsByContent = newValue }
  }
  /// Behind the chosen one.
  open var selectedSegmentTintColor: UIColor? {
    didSet { core.look.markTintColor = selectedSegmentTintColor?.core }
  }
  /// Kept: whether a press leaves none chosen.
  open var isMomentary = false
  /// The font of the normal state is drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if state == .normal, let font = attributes?[.font] as? UIFont { core.font = font.core }
  }
  /// Kept: in points.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
  /// Kept.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
}

/// How far something is.
open class UIProgressView: UIView {
  override class var kind: ViewKind { .progressView }
  override func setUp() { core.look.progress = 0 }
  /// A view of a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// From 0 to 1.
  open var progress: Float {
    get { Float(core.look.progress) }
    set { core.look.progress = Double(newValue) }
  }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Of the part that is done.
  open var progressTintColor: UIColor? { didSet { core.look.tintColor = progressTintColor?.core } }
  /// Of the line that is not filled.
  open var trackTintColor: UIColor? { didSet { core.look.trackTintColor = trackTintColor?.core } }
  /// How it is drawn.
  public enum Style: Int, Sendable {
    /// The styles of UIKit.
    case `default`, bar
  }
}

/// Something takes its time.
open class UIActivityIndicatorView: UIView {
  override class var kind: ViewKind { .activityIndicator }
  /// A view of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    take(style)
  }
  /// An initialiser's own assignment would not be observed.
  private func take(_ style: Style) { self.style = style }
  override func setUp() { isHidden = true }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is drawn only while it turns.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Lets it turn, so that it is drawn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Lets it rest, so that it is not drawn unless it says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  /// Kept: it is drawn grey.
  open var color: UIColor!
  /// How large it is: medium, 20 points, is drawn.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// 20 points, or 37 of the large style.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : super.intrinsicContentSize
  }
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The styles of UIKit.
    case medium = 100, large
  }
}

/// Dots for pages.
open class UIPageControl: UIControl {
  override class var kind: ViewKind { .pageControl }
  /// How many there are.
  open var numberOfPages: Int {
    get { core.content.numberOfPages }
    set { core.content.numberOfPages = newValue }
  }
  /// Which one is shown.
  open var currentPage: Int {
    get { core.look.currentPage }
    set { core.look.currentPage = newValue }
  }
  /// Kept: nothing is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The styles of UIKit.
    case automatic, prominent, minimal
  }
  /// Of the dots of other pages; of the colour of texts without it.
  open var pageIndicatorTintColor: UIColor? { didSet { core.look.trackTintColor = pageIndicatorTintColor?.core } }
  /// Of the dot of the current page; of the colour of texts without it.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { core.look.markTintColor = currentPageIndicatorTintColor?.core }
  }
  /// Whether a single dot is not drawn.
  open var hidesForSinglePage = false
}

/// A field for searching.
open class UISearchBar: UIView {
  override class var kind: ViewKind { .searchBar }
  /// The words.
  open var text: String? {
    get { core.content.text }
    set { core.content.text = newValue }
  }
  /// The words while there are none.
  open var placeholder: String? {
    get { core.content.placeholder }
    set { core.content.placeholder = newValue }
  }
  /// Kept: how the bar is drawn.
  open var searchBarStyle = Style.default
  /// Kept.
  open var barTintColor: UIColor?
  /// Kept: no button is drawn.
  open var showsCancelButton = false
  /// Kept.
  open var prompt: String?
  /// Kept.
  open var isTranslucent = true
  /// Kept.
  open var keyboardType = UIKeyboardType.default
  /// Kept.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept.
  open var scopeButtonTitles: [String]?
  /// Kept.
  open var backgroundImage: UIImage?
  /// A field of its own: what it is given is kept.
  open private(set) lazy var searchTextField = UITextField()
  /// Kept.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How a bar is drawn.
  public enum Style: UInt, Sendable {
    /// The styles of UIKit.
    case `default`, prominent, minimal
  }
}

/// Who is told of a search: nobody writes.
public protocol UISearchBarDelegate: AnyObject {}

/// Who is told of a search: nobody writes.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called never.
  func updateSearchResults(for searchController: UISearchController)
}

/// Something is being asked for anew: it is kept, and not drawn.
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// Kept: words below it.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it rest.
  open func endRefreshing() { isRefreshing = false }
}

/// Material behind views, drawn as a translucent ground.
open class UIVisualEffectView: UIView {
  /// What holds the content.
  public let contentView = UIView()
  /// A view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    take(effect)
  }
  /// An initialiser's own assignment would not be observed.
  private func take(_ effect: UIVisualEffect?) { self.effect = effect }
  /// What is drawn behind the content: a blur as a translucent ground.
  open var effect: UIVisualEffect? {
    didSet { if effect is UIBlurEffect { backgroundColor = UIView.barColor.withAlphaComponent(0.92) } }
  }
  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// What material does.
open class UIVisualEffect: NSObject {}
/// Material.
open class UIBlurEffect: UIVisualEffect {
  /// Material of a style.
  public init(style: Style) {}
  /// Which material.
  public enum Style: Int, Sendable {
    /// The older ones of UIKit.
    case extraLight, light, dark, regular = 4, prominent
    /// The system's.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
}
/// What stands out on material.
open class UIVibrancyEffect: UIVisualEffect {
  /// On a material.
  public init(blurEffect: UIBlurEffect) {}
}
