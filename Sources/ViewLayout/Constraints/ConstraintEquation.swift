/// A constraint in the author's terms: views by their names, `first relation multiplier * second + constant @ priority`.
///
/// Equations come from text (`a.leading == b.trailing + 8`), from visual format strings and from programs; binding
/// them to a tree of views makes `LayoutConstraint`s.
public struct ConstraintEquation: Hashable, Sendable {
  /// A view, or a guide of it, named so that it can be looked up in any tree.
  public struct Item: Hashable, Sendable {
    /// How a view is found in a tree.
    public enum Reference: Hashable, Sendable {
      /// The view of this name.
      case named(String)
      /// The superview of the equation's other view.
      case superview
    }

    /// The view.
    public var reference: Reference
    /// The guide of the view; `nil` for the view itself.
    public var guide: LayoutGuideKind?

    /// Creates an item.
    public init(_ reference: Reference, guide: LayoutGuideKind? = nil) {
      self.reference = reference
      self.guide = guide
    }
  }

  /// What is constrained.
  public var first: Item
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  /// How the sides are compared.
  public var relation: LayoutRelation
  /// The factor of the second attribute.
  public var multiplier: Double
  /// `nil` where a size is compared with a number.
  public var second: Item?
  /// The attribute of the second item; `nil` where a size is compared with a number.
  public var secondAttribute: LayoutAttribute?
  /// What is added to the right side, in points.
  public var constant: Double
  /// How many times the distance that the system has between the two places is added besides.
  public var systemSpacings = 0.0
  /// How much the constraint matters.
  public var priority: Priority
}

extension ConstraintEquation {
  /// Creates an equation; without a second item it compares a size with the constant.
  public init(
    _ first: Item, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal, multiplier: Double = 1,
    to second: Item? = nil, _ secondAttribute: LayoutAttribute? = nil, constant: Double = 0,
    priority: Priority = .required
  ) {
    // All at once: a value that is put together part by part is copied at the end.
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, multiplier: multiplier, second: second,
      secondAttribute: secondAttribute, constant: constant, priority: priority)
  }
}

extension ConstraintEquation {
  /// The names of the views that it is between, without superviews that it does not name.
  package var viewNames: [String] {
    [first, second].compactMap { item in
      guard case .named(let name)? = item?.reference else { return nil }
      return name
    }
  }
}

/// How the two sides of a constraint are compared.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// At most.
  case lessThanOrEqual = "<="
  /// Exactly.
  case equal = "=="
  /// At least.
  case greaterThanOrEqual = ">="
}

/// The guides that views have; two of them are a scroll view's.
public enum LayoutGuideKind: String, Hashable, Sendable, CaseIterable {
  /// What the system leaves uncovered.
  case safeArea
  /// The view less its layout margins.
  case margins
  /// As wide as lines of text should be at most.
  case readable
  /// What scrolls, from its origin.
  case contentLayout
  /// What stays where the scroll view is while its content scrolls.
  case frameLayout
  /// What the keyboard covers, or the bottom of the safe area while it is hidden.
  case keyboard

  /// The guides by the names that documents can give them: the short one, or UIKit's.
  ///
  ///     LayoutGuideKind(name: "safeArea")              // .safeArea
  ///     LayoutGuideKind(name: "safeAreaLayoutGuide")   // .safeArea
  public init?(name: String) {
    guard let kind = Self.names.first(where: { $0.name == name })?.kind else { return nil }
    self = kind
  }

  /// All names, the short ones first.
  public static let names: [(name: String, kind: LayoutGuideKind)] =
    allCases.map { ($0.rawValue, $0) } + [
      ("safeAreaLayoutGuide", .safeArea), ("layoutMarginsGuide", .margins), ("readableContentGuide", .readable),
      ("contentLayoutGuide", .contentLayout), ("frameLayoutGuide", .frameLayout),
      ("keyboardLayoutGuide", .keyboard),
    ]
}
