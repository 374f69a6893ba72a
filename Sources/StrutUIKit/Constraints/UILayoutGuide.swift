import ViewLayout
public import Foundation

/// A rectangle that takes part in layout and is not drawn.
open class UILayoutGuide: NSObject, ConstrainedItem {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for reports.
  open var identifier = ""

  /// `nil` for the author's own, which are in the tree themselves.
  private let kind: LayoutGuideKind?
  let core: View

  /// A guide that waits for a view to be added to.
  public override init() {
    kind = nil
    core = View(.layoutGuide, "layoutGuide")
    core.translatesAutoresizingMaskIntoConstraints = false
  }

  init(of view: UIView, _ kind: LayoutGuideKind) {
    self.kind = kind
    core = view.core
    owningView = view
  }

  var place: ItemPlace { ItemPlace(layoutItem: LayoutConstraint.Item(core, guide: kind)) }

  /// The rectangle in the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let kind else { return CGRect(core.frame) }
    let bounds = CGRect(core.bounds)
    switch kind {
    case .safeArea: return bounds.inset(by: UIEdgeInsets(core.safeAreaInsets))
    case .margins: return bounds.inset(by: UIEdgeInsets(core.layoutMargins))
    case .readable: return bounds.inset(by: UIEdgeInsets(core.readableInsets))
    case .contentLayout: return CGRect(origin: .zero, size: CGSize(core.solvedContentSize))
    case .frameLayout: return bounds
    case .keyboard:
      let height = core.keyboardOverlap
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }
}
