/// A constraint between views of a tree: `first relation multiplier * second + constant`, at a priority.
///
/// Structure is fixed; constant, priority and activity may change between layouts, as with `NSLayoutConstraint`.
public final class LayoutConstraint {
  /// A view or one of its guides.
  public struct Item {
    public let view: View
    public let guide: LayoutGuideKind?

    public init(_ view: View, guide: LayoutGuideKind? = nil) {
      self.view = view
      self.guide = guide
    }

    /// `v1`, `root.margins`
    public var name: String { guide.map { "\(view.name).\($0.rawValue)" } ?? view.name }
  }

  public let first: Item
  public let firstAttribute: LayoutAttribute
  public let relation: LayoutRelation
  public let multiplier: Double
  public let second: Item?
  public let secondAttribute: LayoutAttribute?
  public var constant: Double
  /// From 1 to 1000.
  public var priority: Double
  public var isActive = true
  public var identifier: String?
  /// Whether the constant is a standard distance, from a bare hyphen of a visual format string and not a number.
  public var isStandardSpace = false

  public init(
    _ first: Item, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal, multiplier: Double = 1,
    to second: Item? = nil, _ secondAttribute: LayoutAttribute? = nil, constant: Double = 0, priority: Double = 1000
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

  public var isRequired: Bool { priority >= 1000 }

  /// The same in terms of names, every view by its own: what can be printed and drawn.
  public var equation: ConstraintEquation {
    ConstraintEquation(
      .init(.named(first.view.name), guide: first.guide), firstAttribute, relation, multiplier: multiplier,
      to: second.map { .init(.named($0.view.name), guide: $0.guide) }, secondAttribute, constant: constant,
      priority: priority)
  }
}
