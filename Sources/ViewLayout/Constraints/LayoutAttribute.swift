import Diagnostics
public import Geometry

/// An attribute of a view in a constraint, with UIKit's names.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The edges of the alignment rectangle; leading and trailing follow the writing direction.
  case left, right, top, bottom, leading, trailing
  /// The lengths of the alignment rectangle.
  case width, height
  /// The middle of the alignment rectangle.
  case centerX, centerY
  /// The baselines of the text; of a view without text its top and its bottom edge.
  case firstBaseline, lastBaseline
  /// The edges less the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// The middle between the layout margins.
  case centerXWithinMargins, centerYWithinMargins

  /// Creates an attribute from its name; `baseline` is accepted for `lastBaseline`.
  public init?(name: String) {
    guard let index = Self.table.index(of: name) else { return nil }
    self = Self.named[index].attribute
  }

  /// All attributes by their names.
  private static let named = allCases.map { (name: $0.rawValue, attribute: $0) } + [("baseline", .lastBaseline)]
  private static let table = WordTable(named.map(\.name))

  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a size, not a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the writing direction.
  public var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge, which does not depend on the writing direction.
  public var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
