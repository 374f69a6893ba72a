/// Remembers values until their costs together pass a limit, and then starts anew.
///
/// What a figure asks for twice it asks for soon, so that nothing finer is worth its bookkeeping.
package struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var cost = 0
  private let capacity: Int

  package init(capacity: Int) {
    self.capacity = capacity
  }

  package var count: Int { values.count }

  package subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value, unless it alone is worth a good part of the whole cache.
  package mutating func store(_ value: Value, for key: Key, cost added: Int) {
    guard added <= capacity / 16 else { return }
    if cost + added > capacity {
      // As many will come as there were.
      values.removeAll(keepingCapacity: true)
      cost = 0
    }
    cost += added
    values[key] = value
  }
}
