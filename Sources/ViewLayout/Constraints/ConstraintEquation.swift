/// A constraint in the author's terms: views by their names, `first relation multiplier * second + constant @ priority`.
///
/// Equations come from text (`a.leading == b.trailing + 8`), from visual format strings and from programs; binding
/// them to a tree of views makes `LayoutConstraint`s.
public struct ConstraintEquation: Hashable, Sendable {
  /// A view, or a guide of it, named so that it can be looked up in any tree.
  public struct Item: Hashable, Sendable {
    public enum Reference: Hashable, Sendable {
      case named(String)
      /// The superview of the equation's other view.
      case superview
    }

    public var reference: Reference
    public var guide: LayoutGuideKind?

    public init(_ reference: Reference, guide: LayoutGuideKind? = nil) {
      self.reference = reference
      self.guide = guide
    }
  }

  public var first: Item
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var multiplier: Double
  /// `nil` where a size is compared with a number.
  public var second: Item?
  public var secondAttribute: LayoutAttribute?
  public var constant: Double
  public var priority: Priority

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
}

/// How the two sides of a constraint are compared.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual = "<="
  case equal = "=="
  case greaterThanOrEqual = ">="
}

/// The guides that views have; the last two are a scroll view's.
public enum LayoutGuideKind: String, Hashable, Sendable, CaseIterable {
  case safeArea
  case margins
  case readable
  /// What scrolls, from its origin.
  case contentLayout
  /// What stays where the scroll view is while its content scrolls.
  case frameLayout
}
