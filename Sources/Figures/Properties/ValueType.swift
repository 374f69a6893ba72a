import ViewLayout

/// How a property's value is written, and which values it takes.
///
/// Decoding, writing, steps and the documentation have one case for each type, not for each property.
public enum ValueType: Sendable {
  /// `true` or `false`
  case boolean
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A text with its lines.
  case text
  /// A text, or a list of runs with attributes of their own.
  case attributedText
  /// A text without the line end that YAML's blocks add.
  case sentences
  /// A day, with a time or without.
  case date
  /// A list of texts.
  case texts
  /// `[x, y]`, in points.
  case point
  /// `[width, height]`, in points.
  case size
  /// `[x, y, width, height]`, in points.
  case rect
  /// A rectangle, or an inset of the superview's bounds.
  case frame
  /// `[top, left, bottom, right]`, or one number for all.
  case insets
  /// Functions such as `rotate(45deg)`, or `identity`.
  case transform
  /// Names of an autoresizing mask.
  case mask
  /// Names of corners.
  case corners
  /// A number for both axes, or a mapping with `horizontal`, `vertical` or both.
  case priorities
  /// `[width, height]`, with `none` for an axis without a size.
  case intrinsicSize
  /// A name, hexadecimal digits, or a function.
  case color
  /// A colour, or a picture repeated.
  case fill
  /// A mapping with `offset`, `radius`, `color` and `opacity`.
  case shadow
  /// A size, a text style, or a mapping.
  case font
  /// A PNG file, `symbol(name)`, or `placeholder(width, height)`.
  case image
  /// A list of such.
  case images
  /// One of these.
  case keyword([Keyword])
  /// A list of a table's sections.
  case sections
  /// Points, or `system`.
  case spacing
  /// A mapping with a spacing for each of some views.
  case spacings
  /// A number, or the text of a picker of dates or of anything else.
  case numberOrText

  /// Any number up to ``FigureLimits/magnitude``.
  public static let anyNumber = ValueType.number(-FigureLimits.magnitude...FigureLimits.magnitude)
  /// A length in points.
  public static let length = ValueType.number(0...FigureLimits.magnitude)

  /// One of an enumeration's words.
  public static func word<Word: PropertyWord>(_ type: Word.Type) -> ValueType { .keyword(Keyword.all(of: type)) }
}

extension ValueType {
  /// Whether a step may add to a value, and subtract from it.
  public var canBeAdded: Bool {
    switch self {
    case .number, .integer, .point, .size, .rect, .frame, .insets, .intrinsicSize, .spacing, .priorities, .numberOrText:
      true
    case .spacings, .sections, .date, .corners, .boolean, .text, .attributedText, .sentences, .texts, .transform, .mask,
      .color, .fill,
      .shadow,
      .font,
      .image, .images,
      .keyword:
      false
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
