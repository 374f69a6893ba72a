import ViewLayout
public import Foundation

/// A constraint between views and guides.
open class NSLayoutConstraint: NSObject {
  let core: LayoutConstraint
  /// The distances between anchors that it compares.
  var distances: [AnchorDistance] = []

  init(core: LayoutConstraint) { self.core = core }

  /// A constraint of two items' attributes.
  ///
  /// - Precondition: The items are views or layout guides, and their attributes can be compared, as in UIKit, which
  ///   raises an exception: `.leading` with `.left`, a place with a length or with nothing, or times 0.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let first = first as? any ConstrainedItem, let attribute = firstAttribute.core else {
      preconditionFailure("\(first) with .\(firstAttribute) cannot be constrained")
    }
    let second = second as? any ConstrainedItem
    let other = second == nil ? nil : secondAttribute.core
    if let mismatch = attribute.mismatch(with: other, multiplier: multiplier) { preconditionFailure(mismatch) }
    self.init(
      core: LayoutConstraint(
        item: first.place, attribute: attribute, relatedBy: relation.core, toItem: second?.place,
        attribute: other, multiplier: second == nil ? 0 : multiplier,
        constant: constant))
  }

  /// Whether it is in force.
  open var isActive: Bool {
    get { core.isActive }
    set {
      guard newValue != core.isActive else { return }
      if !newValue { keeper?.held[ObjectIdentifier(core)] = nil }
      if newValue { for distance in distances { distance.begin() } }
      core.isActive = newValue
      if !newValue { for distance in distances { distance.finish() } }
      keeper?.held[ObjectIdentifier(core)] = self
    }
  }

  private var keeper: UIView? { core.owner?.face }

  /// In points.
  open var constant: CGFloat {
    get { core.constant }
    set { core.constant = newValue }
  }

  /// How much it matters.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(core: core.priority) }
    set { core.priority = newValue.core }
  }

  /// A name for reports.
  open var identifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }

  /// The factor of the second attribute.
  open var multiplier: CGFloat { core.multiplier }
  /// The view or guide that is constrained.
  open var firstItem: AnyObject? { core.first.view.face }
  /// What it is compared with.
  open var secondItem: AnyObject? { core.second?.view.face }
  /// What is constrained.
  open var firstAttribute: Attribute { Attribute(core.firstAttribute) }
  /// What it is compared with.
  open var secondAttribute: Attribute { core.secondAttribute.map(Attribute.init) ?? .notAnAttribute }
  /// How the sides are compared.
  open var relation: Relation { Relation(core.relation) }
  /// Kept, and without meaning.
  open var shouldBeArchived = false

  var isHorizontal: Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Puts constraints in force.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.isActive = false }
  }

  /// The constraints of a visual format string.
  ///
  /// - Precondition: The string is valid, as UIKit requires too.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = metrics?.compactMapValues { value in
      (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) ?? (value as? Double)
        ?? (value as? Int).map(Double.init) ?? (value as? Float).map(Double.init)
    }
    do {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: VisualFormatOptions(rawValue: UInt32(options.rawValue)), metrics: numbers,
        views: views.compactMapValues { ($0 as? any ConstrainedItem)?.place.layoutItem.view }
      ).map(NSLayoutConstraint.init)
    } catch {
      preconditionFailure("Unable to parse constraint format: \(error) in \(format)")
    }
  }

  /// The options of visual format strings.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ option: VisualFormatOptions) { rawValue = UInt(option.rawValue) }

    /// Edges in a line.
    public static let alignAllLeft = FormatOptions(.alignAllLeft), alignAllRight = FormatOptions(.alignAllRight)
    public static let alignAllTop = FormatOptions(.alignAllTop), alignAllBottom = FormatOptions(.alignAllBottom)
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    public static let alignAllLastBaseline = FormatOptions(.alignAllBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
  }

  /// How two sides are compared.
  public enum Relation: Int, Sendable {
    /// At most, just as much, and at least.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual

    var core: LayoutRelation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    init(_ core: LayoutRelation) {
      switch core {
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .equal: self = .equal
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      }
    }
  }

  /// An attribute of an item.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// Edges, sizes, centres and baselines of the alignment rectangle; `notAnAttribute` for a constant.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    /// The first baseline, and edges and centres within the margins.
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    // The engine's names are UIKit's.
    var core: LayoutAttribute? { LayoutAttribute(name: "\(self)") }

    init(_ core: LayoutAttribute) { self = Self.allCases.first { $0.core == core } ?? .notAnAttribute }
  }

  /// Along which a view resists being stretched or compressed.
  public enum Axis: Int, Sendable {
    /// To the sides, and up and down.
    case horizontal, vertical
  }
}

/// What a constraint can be about.
protocol ConstrainedItem: AnyObject {
  var place: ItemPlace { get }
}

/// A view or a guide as the engine knows it.
struct ItemPlace: LayoutItem {
  var layoutItem: LayoutConstraint.Item
}

/// The names for making constraints of dictionaries of views.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
