public import ViewLayout

/// How a property's value is written, and which values it takes.
///
/// Decoding, writing, steps and the documentation go by it: each of them has one case a type, whatever the property.
public enum ValueType: Sendable {
  case boolean
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case text
  /// A text that nobody sets in lines, without the line end that YAML's blocks leave behind it.
  case sentences
  case texts
  case point
  case size
  case rect
  /// A rectangle, or an inset of the superview's bounds.
  case frame
  case insets
  case transform
  case mask
  /// - Parameter standard: Of an axis that is left out.
  case priorities(standard: Priority)
  case intrinsicSize
  case color
  /// A colour, or a picture repeated.
  case fill
  case shadow
  case font
  case image
  /// One of these.
  case keyword([Keyword])
  /// A number, or the text of a picker of dates or of anything else.
  case numberOrText

  public static let anyNumber = ValueType.number(-FigureLimits.magnitude...FigureLimits.magnitude)
  public static let length = ValueType.number(0...FigureLimits.magnitude)

  /// One of an enumeration's words.
  public static func word<Word: PropertyWord>(_ type: Word.Type) -> ValueType { .keyword(Keyword.all(of: type)) }
}

extension ValueType {
  /// Whether a word in it can only be a metric's name, or an axis' `none`.
  public var isOfNumbers: Bool {
    switch self {
    case .number, .integer, .point, .size, .rect, .frame, .insets, .intrinsicSize: true
    case .boolean, .text, .sentences, .texts, .transform, .mask, .priorities, .color, .fill, .shadow, .font, .image,
      .keyword, .numberOrText:
      false
    }
  }

  /// Whether a step may add to a value, and subtract from it.
  public var canBeAdded: Bool {
    switch self {
    case .priorities, .numberOrText: true
    default: isOfNumbers
    }
  }

  /// A number that a program or a sum of steps made, brought into the range of the type; other values as they are.
  func confining(_ value: PropertyValue) -> PropertyValue {
    guard case .number(let number) = value else { return value }
    switch self {
    case .number(let range): return .number(min(range.upperBound, max(range.lowerBound, number)))
    case .integer(let range):
      return .number(min(Double(range.upperBound), max(Double(range.lowerBound), number)))
    default: return value
    }
  }
}
