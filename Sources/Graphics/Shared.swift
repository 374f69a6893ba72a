/// A large value that copies share until one of them is changed.
///
///     var one = Shared([1, 2, 3])
///     let other = one
///     one.value.append(4)
///     other.value   // [1, 2, 3]
///
/// A value of many texts and colours is copied part by part, each of them counted. Shared, it is copied as one reference.
public struct Shared<Value> {
  @usableFromInline package final class Storage {
    @usableFromInline package var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var storage: Storage

  /// Shares a value with the copies to come.
  @inlinable public init(_ value: Value) { storage = Storage(value) }

  /// The value. Changing it changes no copy.
  @inlinable public var value: Value {
    _read { yield storage.value }
    _modify {
      makeUnique()
      yield &storage.value
    }
  }

  /// Parts the value from those of its copies.
  @inlinable package mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
  }
}

// What is shared is never changed.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  @inlinable public static func == (lhs: Shared, rhs: Shared) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }
}

extension Shared: Hashable where Value: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

/// A large value that never changes, handed on as one reference.
///
/// What is asked of it is read where it lies. Of a ``Shared`` value, which may change while it is asked, a copy is
/// taken for every call of a method.
public final class Constant<Value> {
  /// The value.
  public let value: Value

  /// Keeps a value.
  public init(_ value: Value) { self.value = value }
}

extension Constant: Sendable where Value: Sendable {}
