import ViewLayout
public import Foundation

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
  /// Kept; changes no picture.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
}
