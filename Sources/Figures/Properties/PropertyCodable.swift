public import Geometry
public import Graphics
public import ViewLayout

/// What a view keeps of a property: a value, or one that need not be there.
public protocol KeptValue {
  /// The type of the value that is there.
  associatedtype Present: PropertyCodable
  /// Keeps a value.
  init(present: Present)
  /// The value; `nil` if there is none.
  var present: Present? { get }
}

extension Optional: KeptValue where Wrapped: PropertyCodable {
  public init(present: Wrapped) { self = present }
  public var present: Wrapped? { self }
}

/// A type that a property's value can have.
public protocol PropertyCodable: Sendable, KeptValue where Present == Self {
  /// The form in which values of the type are kept.
  static var form: PropertyForm<Self> { get }
}

/// How values of a type become values of a property, and back.
public struct PropertyForm<Value: Sendable>: Sendable {
  let encode: @Sendable (Value) -> PropertyValue
  let decode: @Sendable (PropertyValue) -> Value?

  init(_ encode: @escaping @Sendable (Value) -> PropertyValue, _ decode: @escaping @Sendable (PropertyValue) -> Value?)
  {
    (self.encode, self.decode) = (encode, decode)
  }
}

extension PropertyCodable {
  public init(present: Self) { self = present }
  public var present: Self? { self }

  /// Creates the value that a property's value holds, or returns `nil` if it is of another type.
  public init?(_ value: PropertyValue) {
    guard let value = Self.form.decode(value) else { return nil }
    self = value
  }

  /// The value as a property's value.
  public var propertyValue: PropertyValue { Self.form.encode(self) }
}

extension Bool: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.boolean) { if case .boolean(let flag) = $0 { flag } else { nil } }
}

extension Double: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.number) {
    if case .number(let number) = $0 { number } else { nil }
  }
}

extension Int: PropertyCodable {
  /// Rounded: steps may add fractions.
  public static let form = PropertyForm<Int>({ .number(Double($0)) }) {
    if case .number(let number) = $0 { Int(exactly: number.rounded()) } else { nil }
  }
}

extension String: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.text) { if case .text(let text) = $0 { text } else { nil } }
}

extension [String]: KeptValue {
  public typealias Present = [String]
}

extension [String]: PropertyCodable {
  public static var form: PropertyForm<[String]> {
    PropertyForm(PropertyValue.texts) { if case .texts(let texts) = $0 { texts } else { nil } }
  }
}

extension CornerMask: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.corners) {
    if case .corners(let corners) = $0 { corners } else { nil }
  }
}

extension CalendarDate: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.date) { if case .date(let date) = $0 { date } else { nil } }
}

extension Point: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.point) { if case .point(let point) = $0 { point } else { nil } }
}

extension Size: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.size) { if case .size(let size) = $0 { size } else { nil } }
}

extension Rect: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.rect) { if case .rect(let rect) = $0 { rect } else { nil } }
}

extension EdgeInsets: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.insets) {
    if case .insets(let insets) = $0 { insets } else { nil }
  }
}

extension Transform: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.transform) {
    if case .transform(let transform) = $0 { transform } else { nil }
  }
}

extension AutoresizingMask: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.mask) { if case .mask(let mask) = $0 { mask } else { nil } }
}

extension Color: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.color) { if case .color(let color) = $0 { color } else { nil } }
}

extension Shadow: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.shadow) {
    if case .shadow(let shadow) = $0 { shadow } else { nil }
  }
}

extension ImageSource: PropertyCodable {
  public static let form = PropertyForm(PropertyValue.image) { if case .image(let image) = $0 { image } else { nil } }
}
