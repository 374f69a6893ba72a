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
  /// The image.
  open var image: UIImage? {
    get { core.content.image.map(UIImage.init(core:)) }
    set { core.content.image = newValue?.core }
  }
  /// Kept.
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
  /// Kept.
  open var onTintColor: UIColor?
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
  /// Its words.
  open func titleForSegment(at index: Int) -> String? { core.content.items[index] }
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
  /// How it is drawn.
  public enum Style: Int, Sendable { case `default`, bar }
}

/// Something takes its time.
open class UIActivityIndicatorView: UIView {
  override class var kind: ViewKind { .activityIndicator }
  /// A view of a style.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// Kept.
  open private(set) var isAnimating = false
  /// Kept.
  open var hidesWhenStopped = true
  /// Kept.
  open func startAnimating() { isAnimating = true }
  /// Kept.
  open func stopAnimating() { isAnimating = false }
  /// How large it is.
  public enum Style: Int, Sendable { case medium = 100, large }
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
}

/// A date.
open class UIDatePicker: UIControl {
  override class var kind: ViewKind { .datePicker }
  /// Kept.
  open var date = Date(timeIntervalSince1970: 0)
  /// Kept.
  open var datePickerMode = Mode.dateAndTime
  /// Kept: wheels are drawn.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Wheels.
open class UIPickerView: UIView {
  override class var kind: ViewKind { .pickerView }
  /// Kept.
  open weak var dataSource: AnyObject?
  /// Kept.
  open weak var delegate: AnyObject?
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
  /// Kept.
  open weak var delegate: AnyObject?
}

/// A bar above a screen.
open class UINavigationBar: UIView {
  override class var kind: ViewKind { .navigationBar }
  /// Whether the title is large.
  open var prefersLargeTitles: Bool {
    get { core.content.prefersLargeTitles }
    set { core.content.prefersLargeTitles = newValue }
  }
  /// The title of the screen that is shown.
  var topTitle: String {
    get { core.content.title ?? "" }
    set { core.content.title = newValue }
  }
}

/// A bar below a screen, with tabs.
open class UITabBar: UIView {
  override class var kind: ViewKind { .tabBar }
}

/// A bar with buttons.
open class UIToolbar: UIView {
  override class var kind: ViewKind { .toolbar }
  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { core.content.items = items?.map { $0.title ?? "" } ?? [] } }
}

/// Material behind views: nothing is drawn.
open class UIVisualEffectView: UIView {
  /// What holds the content.
  public let contentView = UIView()
  /// A view of an effect.
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
  override func setUp() {
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
  public enum Style: Int, Sendable { case extraLight, light, dark, regular = 4, prominent, systemMaterial = 8 }
}
