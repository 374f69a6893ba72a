/// What has a key, by keys, of which there are few.
///
/// There are many of one key, so they are dealt out and not sorted.
struct KeyGroups<Key: Hashable & Comparable, Element: BitwiseCopyable> {
  struct Group {
    var key: Key
    var elements: [Element] = []
  }

  private var groups: [Group] = []
  /// The places of keys when there are too many to go through.
  private var places: [Key: Int] = [:]
  private var last = -1

  mutating func append(_ element: Element, key: Key) {
    if last < 0 || groups[last].key != key { last = place(of: key) }
    groups[last].elements.append(element)
  }

  private mutating func place(of key: Key) -> Int {
    if groups.count <= 16 {
      if let place = groups.firstIndex(where: { $0.key == key }) { return place }
    } else if let place = places[key] {
      return place
    }
    groups.append(Group(key: key))
    if groups.count == 17 {
      for place in groups.indices { places[groups[place].key] = place }
    } else if groups.count > 17 {
      places[key] = groups.count - 1
    }
    return groups.count - 1
  }

  /// The greatest key first.
  var descending: [Group] { groups.sorted { $0.key > $1.key } }
}
