public import Diagnostics

/// The properties that an author gives a view, each with its value and the value's place.
///
///     var properties: ViewProperties = [.hidden: Located(.boolean(true))]
///     properties[.alpha] = Located(.number(0.5))
///     properties.map(\.key)   // [.alpha, .hidden], in the language's order
///
/// A view has a handful: they are a list in the language's order, in which they are staged and written, and are not
/// hashed.
public struct ViewProperties: RandomAccessCollection, Sendable {
  /// A property and its value.
  public struct Entry: Hashable, Sendable {
    /// The property.
    public let key: ViewProperty
    /// What it is given.
    public var value: Located<PropertyValue>
  }

  @usableFromInline var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of properties.
  @inlinable public var endIndex: Int { entries.count }

  /// The entry at a position in the language's order.
  @inlinable public subscript(position: Int) -> Entry {
    _read { yield entries[position] }
  }

  /// The value of a property; `nil` if the author does not set it.
  public subscript(property: ViewProperty) -> Located<PropertyValue>? {
    get { index(of: property).map { entries[$0].value } }
    set {
      // From the end, which is where most come: documents have them in much the same order.
      let place = property.place
      var index = entries.count
      while index > 0, entries[index - 1].key.place >= place { index -= 1 }
      let isThere = index < entries.count && entries[index].key == property
      switch (newValue, isThere) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(key: property, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether a property is set.
  public func contains(_ property: ViewProperty) -> Bool { index(of: property) != nil }

  /// Makes room for so many properties.
  public mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Takes over the properties of another list, which win over its own.
  public mutating func take(_ other: ViewProperties) {
    for entry in other { self[entry.key] = entry.value }
  }

  /// The properties for which something holds.
  public func filter(_ isIncluded: (Entry) throws -> Bool) rethrows -> ViewProperties {
    var copy = ViewProperties()
    copy.entries = try entries.filter(isIncluded)
    return copy
  }

  private func index(of property: ViewProperty) -> Int? {
    // The key alone is looked at: a value is long.
    for index in entries.indices where entries[index].key == property { return index }
    return nil
  }
}

extension ViewProperties: Hashable {}

extension ViewProperties: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (ViewProperty, Located<PropertyValue>)...) {
    for (property, value) in elements { self[property] = value }
  }
}
