import Geometry
import ViewLayout

/// A part of a value that a path can lead to, such as the `origin` of a rectangle.
///
/// What has parts is made of numbers, and a part is some of them.
public struct ValuePart: Sendable {
  /// The name in a path.
  public let name: PropertyPath.Part
  /// What the part is written as.
  public let type: ValueType
  /// Which of the value's numbers it has.
  let numbers: Range<Int>

  fileprivate init(_ name: PropertyPath.Part, _ type: ValueType, _ numbers: Range<Int>) {
    self.name = name
    self.type = type
    self.numbers = numbers
  }

  fileprivate init(_ name: PropertyPath.Part, _ type: ValueType, at place: Int) {
    self.init(name, type, place..<place + 1)
  }
}

extension ValueType {
  /// The parts that a path can lead to; empty for a value without parts.
  public var parts: [ValuePart] {
    switch self {
    case .rect, .frame:
      [
        ValuePart(.origin, .point, 0..<2), ValuePart(.size, .size, 2..<4),
        ValuePart(.x, .anyNumber, at: 0), ValuePart(.y, .anyNumber, at: 1),
        ValuePart(.width, .length, at: 2), ValuePart(.height, .length, at: 3),
      ]
    case .point: [ValuePart(.x, .anyNumber, at: 0), ValuePart(.y, .anyNumber, at: 1)]
    case .size, .intrinsicSize: [ValuePart(.width, .length, at: 0), ValuePart(.height, .length, at: 1)]
    case .insets:
      zip([.top, .left, .bottom, .right], 0...).map { ValuePart($0, .anyNumber, at: $1) }
    case .priorities:
      [
        ValuePart(.horizontal, .number(Priority.range), at: 0), ValuePart(.vertical, .number(Priority.range), at: 1),
      ]
    case .boolean, .number, .integer, .text, .attributedText, .sentences, .texts, .transform, .mask, .color, .fill,
      .shadow, .font,
      .image, .images, .keyword, .numberOrText, .spacing, .spacings, .sections, .date, .corners:
      []
    }
  }

  /// What becomes of a value when a step sets it or a part of it, or adds to it.
  ///
  ///     // frame.size += [10, 0]
  ///     try ValueType.rect.assigning(.size(Size(10, 0)), .add, to: [.size], of: .rect(frame))
  ///
  /// - Parameters:
  ///   - value: Of the part's type; for priorities that are changed the difference, one for both axes.
  ///   - parts: From the outside in; empty for the whole value.
  ///   - old: The value as it is; `nil` for none, to which nothing can be added.
  /// - Returns: `nil` where there is no such part, or nothing that could be added to.
  /// - Throws: What no value can be and a difference can lead to.
  public func assigning(
    _ value: PropertyValue, _ operation: AssignmentOperator, to parts: [PropertyPath.Part], of old: PropertyValue?
  ) throws(ValueMisfit) -> PropertyValue? {
    if parts.isEmpty, operation == .set { return value }
    // 1. The positions of the part's numbers among the value's.
    guard let old, var numbers = old.numbers, let operands = value.numbers, let places = places(of: parts[...]),
      operands.count == places.count || operands.count == 1
    else { return nil }
    // 2. Each by itself. An axis without a size of its own stays so under a sum, unless it is the one that is meant.
    for (index, place) in places.enumerated() {
      let operand = operands[operands.count == 1 ? 0 : index]
      let present = parts.isEmpty ? numbers[place] : numbers[place] ?? 0
      numbers[place] = operation == .set ? operand : present.map { operation.applied(operand ?? 0, to: $0) }
    }
    // 3. Made of numbers again, if a value can have these.
    for part in self.parts {
      if case .number(let range) = part.type, range.lowerBound == 0, let length = numbers[part.numbers.lowerBound],
        length < 0
      {
        throw .negative(part.name, length)
      }
    }
    return try old.made(of: numbers)
  }

  private func places(of parts: ArraySlice<PropertyPath.Part>) -> Range<Int>? {
    guard let name = parts.first else { return 0..<(self.parts.map(\.numbers.upperBound).max() ?? 1) }
    guard let part = self.parts.first(where: { $0.name == name }) else { return nil }
    let start = part.numbers.lowerBound
    return part.type.places(of: parts.dropFirst()).map { start + $0.lowerBound..<start + $0.upperBound }
  }
}

extension PropertyValue {
  /// The numbers that the value is made of, `nil` among them for an axis without one.
  fileprivate var numbers: [Double?]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .priorities(let pair): [pair.horizontal?.rawValue, pair.vertical?.rawValue]
    case .intrinsicSize(let pair): [pair.horizontal, pair.vertical]
    case .boolean, .text, .runs, .texts, .inset, .transform, .mask, .color, .pattern, .shadow, .font, .image, .images,
      .keyword, .spacings, .sections, .date, .corners:
      nil
    }
  }

  /// A value of the same type that is made of other numbers.
  fileprivate func made(of numbers: [Double?]) throws(ValueMisfit) -> PropertyValue? {
    let all = numbers.map { $0 ?? 0 }
    switch self {
    case .number: return .number(all[0])
    case .point: return .point(Point(all[0], all[1]))
    case .size: return .size(Size(all[0], all[1]))
    case .rect: return .rect(Rect(x: all[0], y: all[1], width: all[2], height: all[3]))
    case .insets: return .insets(EdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3]))
    case .priorities:
      return .priorities(
        AxisPair(
          horizontal: try numbers[0].map(Priority.init(checking:)),
          vertical: try numbers[1].map(Priority.init(checking:))))
    case .intrinsicSize: return .intrinsicSize(AxisPair(horizontal: numbers[0], vertical: numbers[1]))
    case .boolean, .text, .runs, .texts, .inset, .transform, .mask, .color, .pattern, .shadow, .font, .image, .images,
      .keyword, .spacings, .sections, .date, .corners:
      return nil
    }
  }
}

/// A result of a step that no value can have.
public enum ValueMisfit: Error, Hashable, Sendable {
  /// A length below 0.
  case negative(PropertyPath.Part, Double)
  /// A number that is not a priority.
  case noPriority(Double)

  /// As in "'v.frame' would have a width of -3; it cannot be negative".
  public var words: String {
    switch self {
    case .negative(let part, let length): "a \(part.rawValue) of \(length.decimalText()); it cannot be negative"
    case .noPriority(let number): "a priority of \(number.decimalText()): priorities are from 1 to 1000"
    }
  }
}

extension Priority {
  fileprivate init(checking number: Double) throws(ValueMisfit) {
    guard let priority = Priority(exactly: number) else { throw .noPriority(number) }
    self = priority
  }
}
