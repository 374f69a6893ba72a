public import Geometry
public import Graphics
public import ViewLayout

/// A type of which a property's value can be.
public protocol PropertyCodable {
  /// `nil` for a value of another type.
  init?(_ value: PropertyValue)

  var propertyValue: PropertyValue { get }
}

extension Bool: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }

  public var propertyValue: PropertyValue { .boolean(self) }
}

extension Double: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  public var propertyValue: PropertyValue { .number(self) }
}

/// Rounded: steps may add fractions.
extension Int: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number.rounded()) else { return nil }
    self = whole
  }

  public var propertyValue: PropertyValue { .number(Double(self)) }
}

extension String: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  public var propertyValue: PropertyValue { .text(self) }
}

extension [String]: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }

  public var propertyValue: PropertyValue { .texts(self) }
}

extension Point: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }

  public var propertyValue: PropertyValue { .point(self) }
}

extension Size: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }

  public var propertyValue: PropertyValue { .size(self) }
}

extension Rect: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }

  public var propertyValue: PropertyValue { .rect(self) }
}

extension EdgeInsets: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }

  public var propertyValue: PropertyValue { .insets(self) }
}

extension Transform: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }

  public var propertyValue: PropertyValue { .transform(self) }
}

extension AutoresizingMask: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .mask(let mask) = value else { return nil }
    self = mask
  }

  public var propertyValue: PropertyValue { .mask(self) }
}

extension Color: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  public var propertyValue: PropertyValue { .color(self) }
}

extension Shadow: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }

  public var propertyValue: PropertyValue { .shadow(self) }
}

extension ImageSource: PropertyCodable {
  public init?(_ value: PropertyValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }

  public var propertyValue: PropertyValue { .image(self) }
}
