import ConstraintSolver
import Figures
import Graphics
import Typography
import ViewLayout

/// The kinds of values that keys have.
extension Schema {
  static let text = Schema.reference(.text)
  static let boolean = Schema.reference(.boolean)
  static let number = Schema.reference(.number)
  static let length = Schema.number(0...FigureLimits.magnitude)
  static let insets = Schema.reference(.insets)
  static let color = Schema.reference(.color)
  static let background = Schema.any(of: [.color, .text(.grid)])
  static let device = Schema.reference(.device)
  static let place = Schema.reference(.place)
  static let priority = Schema.any(of: [.word(among: Priority.named.map(\.name)), .number(Priority.range)])
  static let equation = Schema.text(.equation).orElse(
    "A constraint is an equation, such as title.top == superview.top + 8, or a visual format string.")
  static let visualFormat = Schema.text(.visualFormat).orElse(
    "A visual format string is written as H:|-[title]-[value(80)]-|.")
  /// The name of a view. Some readers have booleans for a few names.
  static let name = Schema.any(of: [.text(.name), .type("boolean"), .reference(.placeholder)])
  /// The name of a constraint.
  static let identifier = Schema.any(of: [.text(.identifier), .type("boolean"), .reference(.placeholder)])

  /// A number in a range, as far as it is not computed.
  static func number(_ range: ClosedRange<Double>) -> Schema {
    .number.and(Schema([("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]))
  }

  static func integer(_ range: ClosedRange<Int>) -> Schema {
    .number.and(
      Schema([
        ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)), ("multipleOf", .integer(1)),
      ]))
  }

  static func numbers(_ count: Int) -> Schema { .list(Array(repeating: .number, count: count)) }

  static let rootSize: Schema = {
    let side = Schema.number.and(
      Schema([("exclusiveMinimum", .integer(0)), ("maximum", .number(FigureLimits.canvasPixels))]))
    return .list([side, side])
  }()

  static let fontFamily = Schema.any(of: [
    .word(among: FontNames.families.map(\.name)), .text(.anyCase(of: FontNames.families.map(\.name))),
  ])

  static let fontWeight = Schema.any(of: [
    .word(among: FontNames.weights.map(\.name)), .number(100...900).and(Schema([("multipleOf", .integer(100))])),
  ])

  /// Two places, the beginning and the end of something.
  static let ends: Schema = {
    let split = Schema.list(of: .anything).with("minItems", .integer(3)).with("contains", Schema.text(.opened).json)
    return .any(of: [.list([.place, .place]), split])
  }()
}

extension ViewProperty {
  /// How its value is written.
  var schema: Schema { type.schema(of: self) }

  /// What an editor shows of it.
  var explanation: String {
    let kinds = kinds.map { ". Of " + $0.map { "`\($0.rawValue)`" }.joined(separator: ", ") } ?? ""
    return "\(documentation.isEmpty ? name : documentation)\(kinds). Example: `\(name): \(example)`"
  }
}

extension ValueType {
  /// The schema of values of the type.
  fileprivate func schema(of property: ViewProperty) -> Schema {
    switch self {
    case .boolean: .boolean
    case .number(let range): .number(range)
    case .integer(let range): .integer(range)
    case .text, .sentences, .numberOrText: .text
    case .attributedText:
      // A list of texts alone would be one text with brackets.
      .any(of: [.reference(.run), Schema.list(of: .reference(.run)).with("contains", Schema.type("object").json)])
    case .image: .any(of: [.text(.image), .reference(.placeholder)])
    case .images: .each(of: .any(of: [.text(.image), .reference(.placeholder)]))
    case .date: .text.and(Schema([("pattern", .text("^(?:\(TextPattern.date.text))$"))]))
    case .texts: .any(of: [.text, .list(of: .text)])
    case .point: .numbers(2)
    case .size: .list([.length, .length])
    case .rect: .list([.number, .number, .length, .length])
    case .frame: .any(of: [.list([.number, .number, .length, .length]), Schema.mapping(InsetKey.self).nonEmpty])
    case .insets: .insets
    case .transform: .any(of: [.transform, .nonEmptyList(of: .transform)])
    case .mask: .each(of: .word(among: AutoresizingMask.names.map(\.name)))
    case .corners: .each(of: .word(among: CornerMask.names.map(\.name)))
    case .priorities: .any(of: [.priority, Schema.mapping(Axis.self).nonEmpty])
    case .intrinsicSize:
      .any(of: [
        .word(among: ["none"]), .list(Array(repeating: .any(of: [.word(among: ["none"]), .length]), count: 2)),
      ])
    case .color: .color
    case .fill: .any(of: [.color, .text(.pattern)])
    case .shadow: .mapping(ShadowKey.self)
    case .font: .reference(.font)
    case .keyword(let keywords): .word(among: keywords.map(\.text))
    case .sections: .any(of: [.reference(.section), .list(of: .reference(.section))])
    case .spacing: .any(of: [.word(SpacingWord.self), .number])
    case .spacings: .byName(.any(of: [.word(SpacingWord.self), .number]))
    }
  }
}

extension Schema {
  fileprivate static let transform = Schema.any(of: [
    .text(.transform).orElse("A transform is identity, or functions such as rotate(45deg) scale(2)."), .text(.opened),
  ])
}
