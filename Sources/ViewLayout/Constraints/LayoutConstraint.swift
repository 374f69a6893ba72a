/// A constraint between views of a tree: `first relation multiplier * second + constant`, at a priority.
///
/// Structure is fixed; constant, priority and activity may change between layouts, as with `NSLayoutConstraint`.
///
/// A constraint made with `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`, of anchors or of a
/// visual format is in force while a view holds it, as in UIKit. One made with the short initialiser belongs to whoever
/// gives it to a `LayoutEngine`, and is in force unless `isActive` says otherwise, until a view comes to hold it.
public final class LayoutConstraint {
  /// A view or one of its guides.
  public struct Item {
    /// How the view is referred to: kept alive, or not where it holds the constraint, which would keep both alive for
    /// ever.
    private enum Reference {
      case kept(View)
      case owner(Owner)
    }

    private struct Owner {
      unowned let view: View
    }

    private var reference: Reference
    /// The guide of the view; `nil` for the view itself.
    public let guide: LayoutGuideKind?

    /// Creates an item.
    public init(_ view: View, guide: LayoutGuideKind? = nil) {
      reference = .kept(view)
      self.guide = guide
    }

    /// The view.
    public var view: View {
      switch reference {
      case .kept(let view): view
      case .owner(let owner): owner.view
      }
    }

    /// `v1`, `root.margins`
    public var name: String { guide.map { "\(view.name).\($0.rawValue)" } ?? view.name }

    /// Whether the item's view is the one that holds the constraint.
    fileprivate var isOwner: Bool { if case .owner = reference { true } else { false } }

    fileprivate mutating func letGo() { reference = .owner(Owner(view: view)) }

    fileprivate mutating func hold() { reference = .kept(view) }
  }

  /// What is constrained.
  public private(set) var first: Item
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// How the sides are compared.
  public let relation: LayoutRelation
  /// The factor of the second attribute.
  public let multiplier: Double
  /// What it is compared with; `nil` for a number.
  public private(set) var second: Item?
  /// The attribute of the second item.
  public let secondAttribute: LayoutAttribute?
  /// What is added to the right side, in points. Changing it asks for a layout.
  public var constant: Double { didSet { owner?.layoutInputsChanged() } }
  /// How many times system spacing is added to the right side besides: 8 points each, between two baselines as far as
  /// lines of their fonts are apart. Negative if the second place comes behind the first.
  public var systemSpacings = 0.0 { didSet { owner?.layoutInputsChanged() } }
  /// How much it matters; below required it holds as nearly as higher priorities let it.
  public var priority: Priority { didSet { owner?.layoutInputsChanged() } }
  /// A name for reports.
  public var identifier: String?
  /// Whether the constant is a standard distance, from a bare hyphen of a visual format string and not a number.
  public var isStandardSpace = false

  /// The string that it was made of with others, none of which comes before another; `nil` for one made alone.
  public var format: Format?

  /// Tells the constraints of one visual format string from those of another, however alike the strings.
  public final class Format: Sendable {
    /// Creates an identity for the constraints of one string.
    public init() {}
  }

  /// The view that holds the constraint.
  public private(set) weak var owner: View?
  /// When a view came to hold the constraint, compared with others: of a conflict the last gives way.
  private(set) var order = 0
  /// Whether it is in force only while a view holds it.
  private var needsOwner = false
  private var isEnabled = true

  /// Creates a constraint that no view has to hold.
  public init(
    _ first: Item, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal, multiplier: Double = 1,
    to second: Item? = nil, _ secondAttribute: LayoutAttribute? = nil, constant: Double = 0,
    priority: Priority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }

  /// Whether it has to hold.
  public var isRequired: Bool { priority == .required }

  /// Whether the constraint takes part in layouts.
  ///
  /// Setting it for a constraint as UIKit makes them adds it to the closest common ancestor of its views, or takes it
  /// from the view that holds it.
  ///
  /// - Precondition: The views of one that becomes active have a common ancestor; see `checkedOwner()`.
  public var isActive: Bool {
    get { needsOwner ? owner != nil : isEnabled }
    set {
      guard needsOwner else {
        isEnabled = newValue
        return
      }
      guard newValue != (owner != nil) else { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  /// The same in terms of names, every view by its own: what can be printed and drawn.
  public var equation: ConstraintEquation {
    ConstraintEquation(
      .init(.named(first.view.name), guide: first.guide), firstAttribute, relation, multiplier: multiplier,
      to: second.map { .init(.named($0.view.name), guide: $0.guide) }, secondAttribute, constant: wholeConstant,
      priority: priority)
  }

  /// The constant together with the system spacing, in points.
  var wholeConstant: Double {
    guard systemSpacings != 0, let second else { return constant }
    guard firstAttribute.isBaseline, secondAttribute?.isBaseline == true else {
      return constant + systemSpacings * VisualFormat.siblingSpacing
    }
    let (upper, lower) = systemSpacings > 0 ? (second.view, first.view) : (first.view, second.view)
    return constant + systemSpacings * View.systemSpacing(fromLastBaselineOf: upper, toFirstBaselineOf: lower)
  }

  /// The constraint as one that only a view can put in force.
  func waitingForOwner() -> LayoutConstraint {
    needsOwner = true
    return self
  }

  /// The same constraint once more, keeping alive those of its views that are named.
  ///
  /// - Parameter isKept: Who is kept alive; of the others the caller knows that they live as long as the copy is used.
  func copy(keeping isKept: (View) -> Bool) -> LayoutConstraint {
    let copy = LayoutConstraint(
      first, firstAttribute, relation, multiplier: multiplier, to: second, secondAttribute, constant: constant,
      priority: priority)
    if isKept(first.view) { copy.first.hold() } else { copy.first.letGo() }
    if let second { if isKept(second.view) { copy.second?.hold() } else { copy.second?.letGo() } }
    copy.identifier = identifier
    copy.systemSpacings = systemSpacings
    return copy
  }

  // MARK: What views tell

  func wasAdded(to view: View, order: Int) {
    owner = view
    needsOwner = true
    self.order = order
    if first.view === view { first.letGo() }
    if second?.view === view { second?.letGo() }
  }

  func wasRemoved() {
    owner = nil
    first.hold()
    second?.hold()
  }

  /// The view that held the constraint is no more; a view of the same name takes its place, so that the constraint can
  /// still be printed.
  func ownerIsGone(_ view: View) {
    func standIn(_ guide: LayoutGuideKind?) -> Item {
      Item(View(view.kind, view.name, platform: view.platform), guide: guide)
    }
    if first.isOwner { first = standIn(first.guide) }
    if let item = second, item.isOwner { second = standIn(item.guide) }
  }
}
